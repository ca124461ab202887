//! What lets a reader check the results: the list, the draw, the signed table.

use super::{listed, readable};
use crate::domain::contest::seed::Seed;
use crate::domain::contest::{Common, Openness};
use crate::domain::lexicon::Passport;
use crate::language::{Language, tr};

/// What somebody needs who checks the results.
pub(super) fn evidence(
    language: Language,
    common: &Common,
    (list, proves_draw): (Option<&Passport>, bool),
) -> Vec<(String, String)> {
    let said = |(key, value)| (tr(language, key), value);
    let list = list.map(|list| said(("exchange-evidence-list", listed(language, list))));
    let signed = common.signings.last().filter(|_| common.openness == Openness::Signed);
    let table = signed.map(|signing| hex(&signing.sha256.to_string()));
    let table = table.map(|table| said(("exchange-evidence-table", table)));
    list.into_iter().chain(of_draw(language, common, proves_draw)).chain(table).collect()
}

/// What lets anybody draw again: what was posted before the first draw, the seed, the hall's word.
pub(in crate::exchange) fn of_draw(
    language: Language,
    common: &Common,
    proves_draw: bool,
) -> Vec<(String, String)> {
    let drawn = common.hall_word.is_some() || common.revealed.is_some();
    let commitment = common.commitment.filter(|_| drawn && proves_draw);
    let seed = common.revealed.as_ref().filter(|_| proves_draw).map(Seed::reveal);
    let lines = [
        ("exchange-evidence-commitment", commitment.map(|it| hex(&it.to_string()))),
        ("exchange-evidence-seed", seed.map(|seed| hex(&seed))),
        ("exchange-evidence-hall", common.hall_word.as_deref().map(readable)),
    ];
    let said = lines.into_iter().filter_map(|(key, value)| Some((tr(language, key), value?)));
    said.collect()
}

/// Digits in groups of eight, which a person compares.
pub(in crate::exchange) fn hex(text: &str) -> String {
    let digits: Vec<char> = text.chars().collect();
    let eights: Vec<String> = digits.chunks(8).map(|eight| eight.iter().collect()).collect();
    eights.join(" ")
}
