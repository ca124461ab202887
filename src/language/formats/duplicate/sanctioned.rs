//! What a player was given, with why and what it costs, on one line.

use super::verdict::mistakes;
use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::formats::duplicate::sanctioned::{Sanctioned, Why};
use crate::domain::formats::duplicate::standings::SanctionKind;
use crate::language::Language;
use crate::text;

/// A reason with how often it was one, and the turn of the first.
type Reason = (String, u32, TurnNo);

/// All that a player of this name was given: alike ones together.
pub fn sanctioned(language: Language, player: &str, of: &Sanctioned) -> String {
    let technical = [of_slips(language, of), imposed(language, of, SanctionKind::Technical)];
    let technical: Vec<String> = technical.into_iter().flatten().collect();
    let disciplinary = imposed(language, of, SanctionKind::Disciplinary);
    let mut said = Vec::new();
    if of.technical > 0 {
        let count = text!(language, "turns-given-technical", count = of.technical);
        said.push(with_reasons(language, count, &technical));
    }
    if of.disciplinary > 0 {
        let count = text!(language, "turns-given-disciplinary", count = of.disciplinary);
        said.push(with_reasons(language, count, &disciplinary));
    }
    for kind in [SanctionKind::ExpelledFromRest, SanctionKind::Expelled] {
        let reasons = imposed(language, of, kind);
        if !reasons.is_empty() {
            said.push(with_reasons(language, super::sanction_name(language, kind, 1), &reasons));
        }
    }
    if of.deductions > 0 {
        said.push(text!(language, "turns-given-deducted", count = of.deductions));
    }
    text!(language, "turns-given", player = player, what = said.join("; "))
}

fn with_reasons(language: Language, what: String, reasons: &[String]) -> String {
    if reasons.is_empty() {
        return what;
    }
    text!(language, "turns-given-why", what = what, why = reasons.join(", "))
}

/// What slips were warned of: what stands on them, then what the arbiter set.
fn of_slips(language: Language, of: &Sanctioned) -> Vec<String> {
    let (mut written, mut set) = (Vec::new(), Vec::new());
    for slip in &of.slips {
        match &slip.why {
            Why::Mistakes(all) => {
                add(&mut written, (mistakes(all, language), slip.count, slip.turn));
            }
            Why::Set(reason) => add(&mut set, (reason.trim().to_owned(), slip.count, slip.turn)),
        }
    }
    let written: Vec<String> = written.into_iter().map(|one| told(language, one)).collect();
    let written = (!written.is_empty())
        .then(|| text!(language, "turns-on-slip", mistakes = written.join(", ")));
    written.into_iter().chain(set.into_iter().map(|one| told(language, one))).collect()
}

/// Sanctions of a kind from the arbiter's hand.
fn imposed(language: Language, of: &Sanctioned, kind: SanctionKind) -> Vec<String> {
    let mut all = Vec::new();
    for one in of.imposed.iter().filter(|one| one.kind == kind) {
        add(&mut all, (one.reason.trim().to_owned(), 1, one.turn));
    }
    all.into_iter().map(|one| told(language, one)).collect()
}

/// Alike reasons are one; without a reason each stands by itself.
fn add(all: &mut Vec<Reason>, one: Reason) {
    match all.iter_mut().find(|known| known.0 == one.0 && !one.0.is_empty()) {
        Some(known) => known.1 += one.1,
        None => all.push(one),
    }
}

fn told(language: Language, (reason, count, turn): Reason) -> String {
    let turn = turn.get();
    let why = match reason.as_str() {
        "" => text!(language, "turns-given-alone", turn = turn),
        reason if count == 1 => text!(language, "turns-given-in", why = reason, turn = turn),
        reason => reason.to_owned(),
    };
    match count {
        1 => why,
        count => text!(language, "turns-given-times", count = count, why = why),
    }
}
