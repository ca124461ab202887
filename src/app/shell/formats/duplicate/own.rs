//! What the shell does for a duplicate game.

use std::path::Path;

use super::rehearsing;
use crate::app::archive::Archived;
use crate::app::shell::Shell;
use crate::app::shell::own::{OwnActs, Taken};
use crate::commands::{Entry, Place, Stretch, UserCommand};
use crate::domain::clock::Moment;
use crate::domain::contest::Format as _;
use crate::domain::contest::draft::Draft;
use crate::domain::contest::seed::Seed;
use crate::domain::formats::duplicate::Record;
use crate::domain::formats::duplicate::judged::Judged;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::exchange::formats::duplicate::{
    DuplicateResults, from_contest, slips_csv, standings_csv, turns_csv,
};
use crate::screens::hall::Hall;
use crate::session::AnySession;
use crate::session::Session;
use crate::storage::{StorageError, StoredLexicon};
use crate::views::Sight;
use crate::views::asked::{Deed, Then};
use crate::views::formats::AnyHall;

impl OwnActs for Duplicate {
    fn of_any(session: AnySession) -> Result<Session<Self>, AnySession> {
        match session {
            AnySession::Duplicate(session) => Ok(*session),
            other @ AnySession::Anagram(_) => Err(other),
        }
    }

    fn any_hall(hall: Hall<Self>) -> AnyHall {
        AnyHall::from(hall)
    }

    fn dispatch(_: &mut Shell<Self>, _: UserCommand) {}

    fn arrived(_: &mut Shell<Self>, _: Place) {}

    fn typed_text(_: &mut Shell<Self>, _: Entry, _: &str) -> Taken {
        Taken::No
    }

    fn step_is_taken(_: &mut Shell<Self>) {}

    fn hold_time(_: &mut Shell<Self>) -> bool {
        true
    }

    fn lay_anew(_: &mut Shell<Self>) {}

    fn see_keyed(_: &mut Shell<Self>) {}

    fn person_changed(_: &mut Shell<Self>) {}

    fn follow(_: &mut Shell<Self>, _: Then) {}

    fn own_deed(_: &mut Shell<Self>, _: Deed) -> Result<(), String> {
        Ok(())
    }

    fn bring(_: &mut Shell<Self>, _: &Path) {}

    fn reveals(_: &Hall<Self>, _: Moment) -> bool {
        false
    }

    fn played_now(_: &Sight<'_, Self>) -> Option<RoundNo> {
        None
    }

    fn last_graded(_: &Sight<'_, Self>) -> Option<RoundNo> {
        None
    }

    fn is_graded(_: &Sight<'_, Self>, _: RoundNo) -> bool {
        false
    }

    fn rows(_: &Sight<'_, Self>) -> Vec<PlayerId> {
        Vec::new()
    }

    fn as_table(_: &Sight<'_, Self>) -> String {
        String::new()
    }

    fn rehearse(
        path: &Path,
        players: u16,
        seed: Seed,
        stretch: Stretch,
    ) -> Result<(), StorageError> {
        rehearsing::rehearse(path, players, seed, stretch)
    }
}

impl Archived for Duplicate {
    fn exchanged(
        record: &Record,
        words: &StoredLexicon,
        drafts: &[Draft],
    ) -> Vec<(&'static str, String)> {
        let contest = record.contest();
        let document = from_contest(record, words);
        let results = DuplicateResults::after(contest, words, contest.game.last_round(), drafts);
        vec![
            ("results.json", results.to_text()),
            ("standings.csv", standings_csv(&results)),
            ("slips.csv", slips_csv(&document)),
            ("turns.csv", turns_csv(&Judged::new(contest, words))),
            ("exchange.json", document.to_text()),
        ]
    }
}
