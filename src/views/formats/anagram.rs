//! What the console shows of the anagram format alone: letters and time, sheets, its standings, and what
//! its questions say.

pub mod at_hall;
pub mod attendance;
pub mod conductor;
pub mod hall;
pub mod illegible;
pub mod list;
pub mod listed;
pub mod objections;
mod own;
pub mod questions;
mod restarted;
pub mod rounds;
pub mod sheets;
pub mod standings;
pub mod strip;
pub mod take_in;
mod tile;
mod veiled;
pub mod venues;

pub use own::AnagramPlace;

use crate::commands::formats::OwnSituation;
use crate::commands::formats::anagram::FileOf;
use crate::commands::formats::anagram::step::joint::{self, HallStep};
use crate::commands::formats::anagram::step::{self, Step};
use crate::commands::formats::anagram::{Situation as JointSituation, When as JointWhen};
use crate::commands::{Pinned, Place, Question, Situation};
use crate::domain::clock::Moment;
use crate::domain::contest::decide::stood_on;
use crate::domain::formats::anagram::joint::Joint;
use crate::domain::formats::anagram::law::stopped_round;
use crate::domain::formats::anagram::round::{Round, Stage};
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{PlayerId, RoundNo, SheetId};
use crate::screens::formats::anagram::hall::shown_at;
use crate::screens::formats::anagram::sheets::{Turn, can_be_checked, can_be_keyed_again};
use crate::screens::formats::anagram::table::table_round;
use crate::views::{self, Situated, asked};

/// An open competition of this format and the desk.
pub type Sight<'a> = views::Sight<'a, Anagram>;

/// A question; sheets from elsewhere are shown by this format alone.
pub type Asked = asked::Asked<Anagram, take_in::TakeInData>;
/// What yes asks for.
pub type Answered = asked::Answered<Anagram>;

impl Sight<'_> {
    /// The next step of the day.
    pub fn step(&self) -> Step {
        if conductor::is_master(self) {
            return Step::Conduct;
        }
        let step = step::next(self.record, self.desk.draw_mode, self.now);
        match at_hall::venue(self) {
            Some(venue) => joint::at_hall(venue, step, |round| at_hall::now(self, round)),
            None => step,
        }
    }

    /// When the first tile of a round's present draw was shown to the hall.
    pub fn shown_at(&self, round: RoundNo) -> Option<Moment> {
        shown_at(&self.open, round, self.desk.settings.motion)
    }
}

impl Situated for Anagram {
    const PHOTOGRAPHED: bool = true;

    fn pictured(sight: &Sight<'_>) -> Option<(RoundNo, PlayerId)> {
        let of_sheet = |id: SheetId| {
            let sheet = sight.contest().game.sheet(id)?;
            Some((sheet.round, sheet.player?))
        };
        if let Some((Question::ReadAs(id, ..) | Question::Settle { sheet: id, .. }, _)) =
            &sight.desk.question
        {
            return of_sheet(*id);
        }
        let sheet = sight.desk.sheet.filter(|_| sight.desk.place == Place::Sheets)?;
        Some((sheet.round, sheet.whose()?))
    }

    fn situation(sight: &Sight<'_>, common: Situation) -> Situation {
        let contest = sight.contest();
        let anagram = &contest.game;
        let desk = sight.desk;
        let step = sight.step();
        let sheet = desk.sheet.as_ref();
        let in_view = anagram.round(rounds::round_in_view(sight, &step));
        let between = step::is_between_rounds(contest);
        let is_master = conductor::is_master(sight);
        Situation {
            own: OwnSituation {
                anagram: in_joint(sight, is_master),
                conduct: conductor::situation(sight),
                ..OwnSituation::default()
            },
            tiles_typed: desk.place == Place::Rounds
                && matches!(step, Step::TypeLetters(_) | Step::TypeReplacements(..))
                && rounds::round_in_view(sight, &step) == rounds::round_of_step(sight, &step),
            before_draws: !is_master
                && anagram.rounds().all(|(_, round)| round.announced.is_none()),
            timed: anagram.timed_round().is_some(),
            time_correctable: anagram.timed_round().is_some()
                || stopped_round(sight.record, sight.contest()).is_some(),
            // While a time runs, what was done before it is not taken back by a key.
            undoable: common.undoable
                && !is_master
                && (anagram.timed_round().is_none() || !stood_on(sight.record)),
            round_announced: !is_master && in_view.is_some_and(|round| round.announced.is_some()),
            round_begun: !is_master && rounds::replayable(sight).next().is_some(),
            round_unsettled: !is_master && in_view.is_some_and(|round| !round.is_settled()),
            round_kept: in_view.is_some_and(|round| round.stage != Stage::GivenUp),
            running: anagram.timed_round().is_some_and(|(_, round)| match &round.stage {
                Stage::Running(_) | Stage::Held(_) => true,
                Stage::Paused(..)
                | Stage::ToCome
                | Stage::Drawn
                | Stage::Over
                | Stage::Recorded
                | Stage::GivenUp => false,
            }),
            unconfirmed: matches!(step, Step::ConfirmTime(_)),
            break_runs: anagram.pause.is_some(),
            break_due: step::break_due(contest).is_some(),
            step_possible: (!is_master || conductor::is_step_possible(sight))
                && !matches!(
                    step,
                    Step::AddPlayers
                        | Step::TypeLetters(_)
                        | Step::TypeReplacements(..)
                        | Step::Hall(
                            HallStep::AwaitWords | HallStep::AwaitStart(..) | HallStep::Asking(_)
                        )
                )
                && (step != Step::Signed || sight.after_signing().is_some())
                && (desk.pinned != Pinned::Auto || !matches!(step, Step::Running(_))),
            sheets_on_table: desk.place == Place::Rounds && table_round(sight).is_some(),
            // A number of two digits may begin in the last seconds of the time; it is taken after them.
            numbers_taken: desk.place == Place::Rounds
                && (between && table_round(sight).is_some() || ends_soon(sight)),
            number_begun: desk.place == Place::Rounds && !desk.number.is_empty(),
            number_typed: desk.place == Place::Rounds && between && !desk.number.is_empty(),
            sheet_open: sheet.is_some() && desk.place == Place::Sheets,
            sheet_unkeyed: sheet.is_some_and(|sheet| {
                sheet.whose().is_some_and(|player| anagram.sheet_at(sheet.round, player).is_none())
            }),
            sheet_nameless: sheet.is_some_and(|sheet| sheet.whose().is_none()),
            sheet_keyed: sheet.is_some_and(|&sheet| can_be_keyed_again(sight, sheet)),
            sheet_again: sheet.is_some_and(|sheet| sheet.turn == Turn::Second),
            sheet_awaits_another: sheet
                .is_some_and(|sheet| sheets::keyed_by_same(sight, (sheet.round, sheet.player))),
            keyings_asked: matches!(desk.question, Some((Question::Settle { .. }, _))),
            sheet_concealed: sheet.is_some_and(|sheet| sheet.turn == Turn::Concealed),
            keyable: desk.place == Place::Sheets
                && all_rounds().any(|round| anagram.is_played(round)),
            sheet_unchecked: sheet.is_some_and(|&sheet| can_be_checked(sight, sheet)),
            objectionable: all_rounds()
                .next_back()
                .and_then(|last| anagram.round(last))
                .is_some_and(Round::is_settled),
            ..common
        }
    }
}

/// Whether the time that runs is as good as over.
fn ends_soon(sight: &Sight<'_>) -> bool {
    const SOON_MS: i64 = 3_000;
    let time = sight.contest().game.timed_round().and_then(|(_, round)| round.countdown());
    time.is_some_and(|time| time.is_running() && time.remaining_ms(sight.now) <= SOON_MS)
}

/// What of the table's conditions is of a joint competition.
fn in_joint(sight: &Sight<'_>, is_master: bool) -> JointSituation {
    let joint = sight.contest().game.joint();
    let desk = &sight.desk.own.anagram;
    let venue = joint.and_then(Joint::venue);
    let word_open = venue.is_some_and(|venue| venue.draw.seals.is_none()) && desk.part.is_none();
    let called = venue.is_some_and(|venue| venue.salt.is_some());
    let file = is_master.then_some(FileOf::Centre).or(venue.map(|_| FileOf::Hall));
    let asking = desk.link.as_ref().is_some_and(|link| link.asked.is_some());
    let to_come = venue.is_some() && at_hall::to_come(sight).is_some();
    JointSituation::of(file)
        .with(JointWhen::WordOpen, word_open && !called)
        .with(JointWhen::WordCalled, word_open && called)
        .with(JointWhen::WordLate, at_hall::is_word_missing(sight))
        .with(JointWhen::LettersToCome, to_come && !asking)
        .with(JointWhen::Asking, asking)
}
