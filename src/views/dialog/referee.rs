//! What penalties and objections would change in points and ranks, before they are confirmed.
//! Decided by the rules themselves, so that what is shown is what happens.

use crate::commands::{AboutChoice, Entry};
use crate::domain::contest::objection::{About, Outcome};
use crate::domain::contest::penalty::{PenaltyKind, PenaltyName};
use crate::domain::ids::{ObjectionId, PenaltyId, PlayerId, RoundNo};
use crate::language::tr;
use crate::text;
use crate::views::formats::objections::{cannot_be_valid, uphold_reading, word_of};
use crate::views::formats::{Command, Sight};
use crate::views::words;

/// A reason for what is only tried.
const TRIED: &str = "?";

/// What a command would change; why it would be refused.
fn would(sight: &Sight<'_>, command: impl Into<Command>) -> Vec<String> {
    match words::what_if_asked(sight, command) {
        Ok(changes) => words::told(sight, &changes),
        Err(refused) => vec![sight.language().rejection(&refused)],
    }
}

/// The penalty that was chosen and typed; `None` while the points that it takes are no number.
pub fn kind_of(name: PenaltyName, points: &str) -> Option<PenaltyKind> {
    name.of(points.trim().parse().ok())
}

/// What a penalty would change; that its player was not there, or has left.
pub(super) fn penalised(
    sight: &Sight<'_>,
    player: PlayerId,
    round: RoundNo,
    choice: PenaltyName,
) -> Vec<String> {
    let language = sight.language();
    let mut lines = vec![tr(language, "dialog-penalise")];
    if let Some(found) = sight.contest().common.players.get(&player)
        && !found.span.contains(round)
    {
        let (from, to) = (found.span.from_round.get(), found.span.to_round.get());
        lines.push(text!(language, "dialog-not-there", round = round.get(), from = from, to = to));
    }
    if let Some(kind) = kind_of(choice, sight.desk.text(Entry::Points)) {
        let reason = TRIED.to_owned();
        lines.extend(would(sight, Command::Penalise { player, round, kind, reason }));
    }
    lines
}

/// What lifting a penalty would change.
pub(super) fn lifted(sight: &Sight<'_>, penalty: PenaltyId) -> Vec<String> {
    let mut lines = vec![tr(sight.language(), "dialog-lift")];
    lines.extend(would(sight, Command::LiftPenalty { penalty, reason: TRIED.to_owned() }));
    lines
}

/// That the typed word could not be upheld, and why.
pub(super) fn lodged(
    sight: &Sight<'_>,
    player: PlayerId,
    round: RoundNo,
    about: AboutChoice,
) -> Vec<String> {
    let language = sight.language();
    let mut lines = vec![tr(language, "dialog-lodge")];
    let word = word_of(sight.desk.text(Entry::Word)).filter(|_| about == AboutChoice::Word);
    lines.extend(word.and_then(|word| cannot_be_valid(sight, (player, round), &word)));
    lines
}

/// What deciding an objection would change.
pub(super) fn decided(sight: &Sight<'_>, id: ObjectionId, outcome: Outcome) -> Vec<String> {
    let language = sight.language();
    let objections = &sight.contest().common.objections;
    let Some(objection) = objections.iter().find(|other| other.id == id) else {
        return Vec::new();
    };
    let reason = TRIED.to_owned();
    let decide = Command::DecideObjection { objection: id, outcome, reason: reason.clone() };
    let (key, changes) = match (outcome, &objection.about) {
        (Outcome::Dismissed, _) => ("dialog-dismiss", Vec::new()),
        (Outcome::Upheld, About::Word { .. }) => ("dialog-uphold-word", would(sight, decide)),
        (Outcome::Upheld, About::Void { .. }) => ("dialog-uphold-void", would(sight, decide)),
        (Outcome::Upheld, About::Reading { round }) => {
            let on_desk = sight.desk.sheet.filter(|sheet| {
                sheet.changed && sheet.round == *round && sheet.player == objection.player
            });
            let changes = on_desk.map(|_| would(sight, uphold_reading(sight, *round, id, reason)));
            ("dialog-uphold-reading", changes.unwrap_or_default())
        }
    };
    let mut lines = vec![tr(language, key)];
    lines.extend(changes);
    lines
}
