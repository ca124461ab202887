//! A simulated competition of classic games as a file, up to where it shall be practised.

use std::path::Path;

use crate::commands::Stretch;
use crate::domain::contest::Format as _;
use crate::domain::contest::event::Event;
use crate::domain::formats::classic::Recorded;
use crate::domain::formats::classic::event::Event as C;
use crate::domain::formats::classic::rules::{CA_LLISCA, Rules};
use crate::domain::formats::classic::state::Classic;
use crate::domain::ids::RoundNo;
use crate::lexicon::Lexicon;
use crate::rehearsal::formats::classic;
use crate::rehearsal::{Plan, unsigned};
use crate::storage::{CompetitionFile, NewCompetition, StorageError, StoredLexicon};
use crate::views::desk::ClubRules;

/// How many rounds it has.
const ROUNDS: u8 = 4;

/// Makes it.
///
/// # Errors
/// [`StorageError`].
pub(super) fn rehearse(
    path: &Path,
    plan: &Plan,
    stretch: Stretch,
    rules: Option<&ClubRules>,
) -> Result<(), StorageError> {
    // A club's own may want more than is simulated.
    let own = |rules: &&ClubRules| Classic::own_rules().contains(&rules.text.as_str());
    let text = rules.filter(own).map_or(CA_LLISCA, |rules| rules.text.as_str());
    let rules = Rules::parse(text).expect("the program's own rules are sound");
    let lexicon = Lexicon::free(rules.language);
    let rehearsal = classic::rehearse(plan, rules, ROUNDS, &lexicon);
    let new = NewCompetition {
        seed: Some(&rehearsal.seed),
        rules_text: rehearsal.rules_text,
        lexicon: &StoredLexicon::Full(lexicon),
        events: up_to(rehearsal.record.log(), stretch),
    };
    CompetitionFile::create(path, new).and_then(CompetitionFile::close)
}

/// The events of a rehearsal before the tables of the first round that is left to practise.
fn up_to(log: &[Recorded], stretch: Stretch) -> &[Recorded] {
    let first = match stretch {
        Stretch::Players => Some(RoundNo::FIRST),
        Stretch::Half => RoundNo::new(ROUNDS / 2 + 1),
        Stretch::Unsigned => return unsigned(log),
        Stretch::Whole => None,
    };
    let Some(first) = first else { return log };
    let is_made = |recorded: &Recorded| match &recorded.event {
        Event::Own(C::RoundPaired { round, .. } | C::PairingTyped { round, .. }) => *round == first,
        _ => false,
    };
    let made = log.iter().position(is_made);
    // What stands in one action with it goes with it.
    let action = made.and_then(|made| log.get(made)).map(|recorded| recorded.action);
    let from = action.and_then(|action| log.iter().position(|it| it.action == action));
    from.and_then(|from| log.get(..from)).unwrap_or(log)
}
