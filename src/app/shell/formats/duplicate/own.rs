//! What the shell does for a duplicate game.

use std::path::Path;

use super::rehearsing;
use super::searching::Searching;
use crate::app::archive::{Archived, Columns};
use crate::app::shell::Shell;
use crate::app::shell::own::{OwnActs, Taken};
use crate::commands::formats::duplicate::{DrawBy, Entry as Slip};
use crate::commands::formats::{OwnCommand, OwnEntry};
use crate::commands::{DrawMode, Entry, Place, Stretch, UserCommand};
use crate::domain::clock::Moment;
use crate::domain::contest::Format as _;
use crate::domain::contest::draft::Draft;
use crate::domain::formats::duplicate::Record;
use crate::domain::formats::duplicate::command::Command as D;
use crate::domain::formats::duplicate::judged::Judged;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::exchange::formats::duplicate::{
    DuplicateResults, from_contest, slips_csv, standings_csv, turns_csv,
};
use crate::rehearsal::Plan;
use crate::screens::formats::duplicate::hall::{TurnScene, moves_in_ms};
use crate::screens::hall::{Hall, Scene};
use crate::session::AnySession;
use crate::session::Session;
use crate::storage::{StorageError, StoredLexicon};
use crate::views::Sight;
use crate::views::asked::{Deed, Then};
use crate::views::desk::ClubRules;
use crate::views::formats::AnyHall;
use crate::views::formats::duplicate::standings;

impl OwnActs for Duplicate {
    fn of_any(session: AnySession) -> Result<Session<Self>, AnySession> {
        match session {
            AnySession::Duplicate(session) => Ok(*session),
            other @ (AnySession::Anagram(_) | AnySession::Classic(_)) => Err(other),
        }
    }

    fn any_hall(hall: Hall<Self>) -> AnyHall {
        AnyHall::from(hall)
    }

    type Work = Searching;

    fn take_done(shell: &mut Shell<Self>) -> bool {
        let found = shell.take_found();
        shell.search();
        found | shell.hall_goes_on()
    }

    fn dispatch(shell: &mut Shell<Self>, command: UserCommand) {
        use UserCommand as C;
        match command {
            C::NextStep => shell.next_step(),
            C::TypeLetters => shell.type_letters(),
            C::ConfirmTime => {
                shell.perform(D::ConfirmTime);
            }
            C::LookAtRound(turn) => shell.look_at_turn(turn),
            C::TakeSheet(turn, player) => shell.take_slip(turn, player),
            C::ChooseDraw(DrawMode::Digital) => shell.choose(D::ChooseDraw(DrawBy::Digital)),
            C::ChooseDraw(DrawMode::Physical) => shell.choose(D::ChooseDraw(DrawBy::ByHand)),
            C::Own(OwnCommand::Duplicate(own)) => shell.dispatch_own(&own),
            _ => {}
        }
    }

    fn arrived(shell: &mut Shell<Self>, place: Place) {
        match place {
            // A Space that was meant for the place before is no step.
            Place::Game => shell.step_is_taken(),
            Place::Slips => shell.go_on_keying(),
            Place::Top => {
                shell.desk.own.duplicate.top_of = None;
                shell.note_step();
            }
            _ => {}
        }
    }

    fn typed_text(shell: &mut Shell<Self>, entry: Entry, text: &str) -> Taken {
        match entry {
            Entry::Letters => shell.desk.letters_refused = None,
            Entry::Own(OwnEntry::Duplicate(Slip::Position | Slip::Word | Slip::Points)) => {
                return shell.type_on_slip(entry, text);
            }
            _ => {}
        }
        Taken::No
    }

    fn step_is_taken(shell: &mut Shell<Self>) {
        shell.step_is_taken();
    }

    /// Stops the time at the press of the key, before anything is asked.
    fn hold_time(shell: &mut Shell<Self>) -> bool {
        let Some(session) = &shell.keeper else { return false };
        let time = session.record().contest().game.timed_turn();
        let runs = time.and_then(|(_, turn)| turn.countdown()).is_some_and(|it| it.is_running());
        !runs || shell.perform(D::HoldTime)
    }

    fn lay_anew(shell: &mut Shell<Self>) {
        shell.lay_slip_anew();
    }

    fn see_keyed(shell: &mut Shell<Self>) {
        shell.see_slip();
    }

    fn person_changed(_: &mut Shell<Self>) {}

    fn follow(shell: &mut Shell<Self>, then: Then) {
        match then {
            Then::Lay(turn, player) => {
                shell.desk.question = None;
                shell.lay_slip(turn, player);
            }
            Then::Settled(turn, player) => {
                shell.desk.question = None;
                shell.lay_slip(turn, player);
                shell.tell_settled(turn, player);
            }
            Then::Saved(_)
            | Then::NextUnchecked
            | Then::TypeAgain(..)
            | Then::Tell(_)
            | Then::TellBack(_)
            | Then::NextWord
            | Then::SelectWord(_) => {}
        }
    }

    fn own_deed(shell: &mut Shell<Self>, deed: Deed) -> Result<(), String> {
        match deed {
            Deed::ReadSheets => shell.read_slips_from(),
            Deed::TakeIn => shell.take_slips_in(),
            _ => Ok(()),
        }
    }

    fn bring(shell: &mut Shell<Self>, path: &Path) {
        shell.bring_slips(path);
    }

    /// With each letter that is announced.
    fn ticks_in_ms(sight: &Sight<'_, Self>) -> Vec<i64> {
        sight.letters_in_ms()
    }

    /// While letters are announced, or a top is told.
    fn reveals(hall: &Hall<Self>, now: Moment) -> bool {
        match &hall.scene {
            Scene::Round(TurnScene::Countdown { .. }) => false,
            Scene::Round(scene) => moves_in_ms(scene, now).is_some(),
            _ => false,
        }
    }

    fn played_now(sight: &Sight<'_, Self>) -> Option<RoundNo> {
        sight.contest().game.open_turn().map(|(turn, _)| turn)
    }

    /// The hall is told of a turn as it is played.
    fn last_graded(_: &Sight<'_, Self>) -> Option<RoundNo> {
        None
    }

    fn is_graded(_: &Sight<'_, Self>, _: RoundNo) -> bool {
        false
    }

    fn rows(sight: &Sight<'_, Self>) -> Vec<PlayerId> {
        let after = sight.desk.standings_after.unwrap_or_else(|| sight.last_played());
        let rows = sight.judged.standings(&sight.contest().common, after);
        rows.iter().map(|row| row.player).collect()
    }

    fn as_table(sight: &Sight<'_, Self>) -> String {
        standings::as_table(sight)
    }

    fn rehearse(
        path: &Path,
        plan: &Plan,
        stretch: Stretch,
        _: Option<&ClubRules>,
    ) -> Result<(), StorageError> {
        rehearsing::rehearse(path, plan, stretch)
    }
}

impl Archived for Duplicate {
    const COLUMNS: Columns = &[
        (
            "standings.csv",
            &[
                ("turn_points", "page-turn-points"),
                ("solo_points", "page-solo-points"),
                ("warnings", "page-warnings"),
                ("disciplinary", "page-disciplinary"),
                ("tops", "page-tops"),
                ("solos", "archive-column-solos"),
                ("zeros", "page-zeros"),
                ("per_mille", "page-per-mille"),
                ("turn_", "archive-column-turns"),
            ],
        ),
        (
            "slips.csv",
            &[
                ("turn", "archive-column-turn"),
                ("position", "archive-column-slip-position"),
                ("word", "archive-column-slip-word"),
                ("points", "archive-column-slip-points"),
                ("late", "archive-column-not-raised"),
                ("fault", "archive-column-fault"),
                ("mistakes", "archive-column-mistakes"),
            ],
        ),
        (
            "turns.csv",
            &[
                ("turn", "archive-column-turn"),
                ("leftover", "archive-column-leftover"),
                ("drawn", "archive-column-drawn"),
                ("refused", "archive-column-refused"),
                ("position", "archive-column-top-position"),
                ("word", "archive-column-top-word"),
                ("points", "archive-column-top-points"),
                ("cumulated", "archive-column-cumulated"),
                ("criteria", "archive-column-criteria"),
                ("best", "archive-column-best-slip"),
                ("solo", "archive-column-solo"),
            ],
        ),
    ];

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
