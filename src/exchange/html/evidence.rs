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
    let hex = |text: String| {
        let fours: Vec<String> = text
            .chars()
            .collect::<Vec<_>>()
            .chunks(8)
            .map(|eight| eight.iter().collect())
            .collect();
        fours.join(" ")
    };
    let drawn = common.hall_word.is_some() || common.revealed.is_some();
    let signed = common.signings.last().filter(|_| common.openness == Openness::Signed);
    let lines = [
        ("exchange-evidence-list", list.map(|list| listed(language, list))),
        (
            "exchange-evidence-commitment",
            common.commitment.filter(|_| drawn && proves_draw).map(|it| hex(it.to_string())),
        ),
        (
            "exchange-evidence-seed",
            common.revealed.as_ref().filter(|_| proves_draw).map(Seed::reveal).map(hex),
        ),
        ("exchange-evidence-hall", common.hall_word.as_deref().map(readable)),
        ("exchange-evidence-table", signed.map(|signing| hex(signing.sha256.to_string()))),
    ];
    let said = lines.into_iter().filter_map(|(key, value)| Some((tr(language, key), value?)));
    said.collect()
}
