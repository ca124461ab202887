//! The facts of a final sheet as sentences: one function a line of the paper.

use super::{Draw, FinalSheet, Left, Ways};
use crate::domain::head::Head;
use crate::domain::ids::RoundNo;
use crate::language::{Language, tr};
use crate::print::formats::anagram::graded::spaced;
use crate::print::layout::leaf::DOT;
use crate::print::words::{self, grouped};
use crate::text;

/// How many rounds' codes have room on a line, so that none is torn.
const ROUND_ENDS: usize = 3;

/// Where, when, how many, who.
pub(super) fn facts(sheet: &FinalSheet, language: Language) -> Vec<String> {
    let details = &sheet.details;
    let place = words::place(details, language);
    let mut facts = Vec::new();
    if !place.is_empty() {
        facts.push(place.join(", "));
    }
    facts.push(text!(language, "print-final-players", count = sheet.players));
    facts.push(text!(language, "print-final-rounds", count = sheet.rounds));
    if !sheet.given_up.is_empty() {
        let (count, rounds) = (sheet.given_up.len(), words::row(&sheet.given_up));
        facts.push(text!(language, "print-final-given-up", count = count, rounds = rounds));
    }
    if !details.referee.trim().is_empty() {
        facts.push(text!(language, "print-final-referee", name = &details.referee));
    }
    if !details.assistants.is_empty() {
        facts.push(text!(
            language,
            "print-final-assistants",
            count = details.assistants.len(),
            names = details.assistants.join(", ")
        ));
    }
    facts
}

/// The name of the document, its issue, what it replaces.
pub(super) fn kicker(sheet: &FinalSheet, language: Language) -> String {
    let mut parts = vec![tr(language, "print-final-kicker")];
    if sheet.signed_at.is_some() || sheet.issue > 1 {
        parts.push(text!(language, "print-final-issue", issue = sheet.issue));
    }
    if let Some(replaced) = sheet.replaces {
        let at = language.date_time(replaced);
        parts.push(text!(language, "print-final-replaces", at = at));
    }
    parts.join(DOT)
}

pub(super) fn signed(sheet: &FinalSheet, language: Language) -> Option<String> {
    sheet.signed_at.map(|at| text!(language, "print-final-signed", at = language.date_time(at)))
}

/// Penalties imposed and late sheets, by round.
pub(super) fn penalties(sheet: &FinalSheet, language: Language) -> Vec<String> {
    let imposed = sheet.penalties.iter();
    let imposed = imposed.map(|(player, one)| (one.round, language.penalty_of(player, one)));
    let late = sheet.late.iter().map(|(player, round)| {
        let (number, late) = (round.get(), tr(language, "print-penalty-late"));
        (*round, text!(language, "print-penalty", player = player, round = number, penalty = late))
    });
    let mut all: Vec<(RoundNo, String)> = imposed.chain(late).collect();
    all.sort_by_key(|(round, _)| *round);
    all.into_iter().map(|(_, line)| line).collect()
}

/// What a machine reads to derive every draw: seed and hall's word, named as in the exchange format's
/// draws. Nothing before the seed is revealed.
pub(super) fn derivation(draw: &Draw) -> Option<String> {
    let hall = draw.hall.as_deref().unwrap_or_default();
    let seed = draw.seed.as_ref()?;
    Some(serde_json::json!({ "seed": seed, "hall": hall }).to_string())
}

/// What lets the draw be checked: a label and its text a line.
pub(super) fn draw(sheet: &FinalSheet, language: Language) -> Vec<(String, String)> {
    let draw: &Draw = &sheet.draw;
    let mut lines = vec![(tr(language, "print-draw-way"), ways(draw.ways, language))];
    if let Some(commitment) = &draw.commitment {
        lines.push((tr(language, "print-draw-commitment"), grouped(&commitment.to_string())));
        let hall = match draw.hall.as_deref() {
            None => tr(language, "print-draw-hall-none"),
            Some("") => tr(language, "print-draw-hall-empty"),
            Some(word) => text!(language, "print-draw-hall-word", word = word),
        };
        lines.push((tr(language, "print-draw-hall"), hall));
        let seed = match &draw.seed {
            Some(seed) => grouped(seed),
            None => tr(language, "print-draw-seed-later"),
        };
        lines.push((tr(language, "print-draw-seed"), seed));
    }
    let redraws: Vec<String> = draw
        .redraws
        .iter()
        .map(|(round, times)| text!(language, "print-draw-redraw", round = *round, times = *times))
        .collect();
    let redraws = if redraws.is_empty() {
        tr(language, "print-draw-redraws-none")
    } else {
        redraws.join(", ")
    };
    lines.push((tr(language, "print-draw-redraws"), redraws));
    let left = draw
        .left
        .as_ref()
        .map_or_else(|| tr(language, "print-draw-left-later"), |tiles| left(tiles, language));
    lines.push((tr(language, "print-draw-left"), left));
    lines
}

/// Where the history stands and stood: a label and its text a line.
pub(super) fn history(sheet: &FinalSheet, language: Language) -> Vec<(String, String)> {
    let events = sheet.head.map_or(0, |head| head.events);
    let events = text!(language, "print-final-events", count = events);
    let mut lines = vec![(tr(language, "print-final-record"), events)];
    if let Some(head) = sheet.head {
        lines.push((tr(language, "print-final-chain-head"), grouped(&head.hash.to_string())));
        let label = match sheet.signed_at {
            Some(_) => "print-final-code-signed",
            None => "print-final-code",
        };
        lines.push((tr(language, label), language.head(head)));
    }
    if let Some(replaced) = sheet.replaces_head {
        lines.push((tr(language, "print-final-code-replaced"), language.head(replaced)));
    }
    let round_end = |(round, head): &(u8, Head)| {
        let (events, code) = (head.events.to_string(), head.code().to_string());
        text!(language, "print-final-round-end", round = *round, events = events, code = code)
    };
    let round_ends: Vec<String> = sheet.round_ends.iter().map(round_end).collect();
    for (place, line) in round_ends.chunks(ROUND_ENDS).enumerate() {
        let label = if place == 0 { tr(language, "print-final-round-ends") } else { String::new() };
        lines.push((label, line.join(DOT)));
    }
    lines
}

fn ways(ways: Ways, language: Language) -> String {
    let mut parts = Vec::new();
    if ways.digital > 0 {
        parts.push(text!(language, "print-draw-digital", count = ways.digital));
    }
    if ways.physical > 0 {
        parts.push(text!(language, "print-draw-physical", count = ways.physical));
    }
    if ways.recorded > 0 {
        parts.push(text!(language, "print-draw-recorded", count = ways.recorded));
    }
    if parts.is_empty() {
        parts.push(tr(language, "print-draw-none"));
    }
    parts.join(DOT)
}

fn left(left: &Left, language: Language) -> String {
    let spaced = |letters: &str| match letters {
        "" => "—".to_owned(),
        letters => self::spaced(letters.chars()),
    };
    let tiles = text!(
        language,
        "print-draw-left-tiles",
        consonants = spaced(&left.consonants),
        vowels = spaced(&left.vowels)
    );
    if left.high_value.is_empty() {
        return tiles;
    }
    text!(language, "print-draw-guard-broken", left = tiles, letters = spaced(&left.high_value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::lexicon::Digest;

    #[test]
    fn the_seed_is_said_only_when_it_is_given() {
        let mut sheet = FinalSheet::default();
        let lines = |sheet: &FinalSheet| draw(sheet, Language::Greek).len();
        assert_eq!(lines(&sheet), 3);
        sheet.draw.commitment = Some(Digest::from_bytes([0x91; 32]));
        let seed = |sheet: &FinalSheet| draw(sheet, Language::Greek)[3].1.clone();
        assert_eq!(seed(&sheet), "αποκαλύπτεται με την υπογραφή");
        sheet.draw.seed = Some("5a0e12c9".into());
        assert_eq!(seed(&sheet), "5a0e 12c9");
    }

    #[test]
    fn a_high_value_letter_left_is_told() {
        let mut tiles =
            Left { consonants: "ΤΞ".into(), vowels: "ΑΟ".into(), high_value: String::new() };
        assert_eq!(left(&tiles, Language::Greek), "σύμφωνα Τ Ξ · φωνήεντα Α Ο");
        tiles.high_value = "Ξ".into();
        assert!(left(&tiles, Language::Greek).ends_with("έμεινε γράμμα μεγάλης αξίας: Ξ"));
    }
}
