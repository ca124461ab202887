//! What the shell asks a format: what it does for that one alone.

use std::path::Path;

use super::Shell;
use crate::app::archive::Archived;
use crate::app::playing::Playing;
use crate::commands::{Entry, HallStandings, Place, Question, Stretch, UserCommand};
use crate::domain::clock::Moment;
use crate::domain::contest::Contest;
use crate::domain::contest::command::Command;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::rehearsal::Plan;
use crate::screens::hall::Hall;
use crate::session::AnySession;
use crate::session::Session;
use crate::stations::Shows;
use crate::storage::StorageError;
use crate::venues::ConductorCard;
use crate::views::asked::{Deed, Then};
use crate::views::competition::TypedPlayer;
use crate::views::desk::ClubRules;
use crate::views::formats::AnyHall;
use crate::views::{OwnViews, Sight};

/// A format whose competitions the shell runs.
pub trait OwnActs: OwnViews + Playing + Archived + Shows {
    /// The session, where it is of this format.
    ///
    /// # Errors
    /// It, where it is of another.
    fn of_any(session: AnySession) -> Result<Session<Self>, AnySession>;

    /// What its hall sees, as that of any format.
    fn any_hall(hall: Hall<Self>) -> AnyHall;

    /// What its own threads do, and have done: gone with the competition.
    type Work: Default;

    /// Takes what its threads have done, and starts them. Whether anything is seen otherwise now.
    fn take_done(shell: &mut Shell<Self>) -> bool;
    /// Carries out a command of its own places.
    fn dispatch(shell: &mut Shell<Self>, command: UserCommand);
    /// One of its own places was gone to.
    fn arrived(shell: &mut Shell<Self>, place: Place);
    /// A text was typed for which it has more to do than keeping it. Whether it was kept.
    fn typed_text(shell: &mut Shell<Self>, entry: Entry, text: &str) -> Taken;
    /// These players were added, the last of those that are there: what else was typed of them is kept.
    fn players_added(_: &mut Shell<Self>, _: &[TypedPlayer]) {}
    /// What a change of players brings with it, each an action of its own.
    fn brings(_: &Contest<Self>, _: &Command<Self>) -> Vec<Command<Self>> {
        Vec::new()
    }
    /// Why the newest action is not taken back, although the law lets it: a key of the language files.
    fn not_undone(_: &Shell<Self>) -> Option<&'static str> {
        None
    }
    /// A joint competition begins: its card is kept, and its halls are entered.
    fn conduct(_: &mut Shell<Self>, _: JointSetUp) {}
    /// A step was taken: where something is to be typed for the next, the keyboard is there.
    fn step_is_taken(shell: &mut Shell<Self>);
    /// The time is held before a question opens. Whether the question makes sense.
    fn hold_time(shell: &mut Shell<Self>) -> bool;
    /// What lies on the desk is told anew, unless somebody is typing on it.
    fn lay_anew(shell: &mut Shell<Self>);
    /// What was begun and left is known anew.
    fn see_begun(_: &mut Shell<Self>) {}
    /// Esc where nothing is asked and nothing is told: what was opened and not begun is as before.
    fn put_away(_: &mut Shell<Self>) {}
    /// What was begun and left is offered, right after the competition was opened.
    fn offer_begun(_: &mut Shell<Self>) {}
    /// A question as it was left when it was put away.
    fn taken_up(_: &Shell<Self>, question: Question) -> Question {
        question
    }
    /// A question opens: what it is about is seen as it stands, what of it was seen before as it was then.
    fn see_asked(_: &mut Shell<Self>, _: &Question, _asked_before: bool) {}
    /// Whoever is asked knows what is keyed as it stands. What goes on being asked; `None` where nothing is left to ask.
    fn ask_anew(shell: &mut Shell<Self>, question: Question) -> Option<Question> {
        Self::see_asked(shell, &question, false);
        Some(question)
    }
    /// Whoever is asked knows what is keyed as it stands.
    fn see_keyed(shell: &mut Shell<Self>);
    /// Another person sat down.
    fn person_changed(shell: &mut Shell<Self>);
    /// Does at the desk what follows an order.
    fn follow(shell: &mut Shell<Self>, then: Then);
    /// Does what only the shell can.
    ///
    /// # Errors
    /// Why it was not done, for people.
    fn own_deed(shell: &mut Shell<Self>, deed: Deed) -> Result<(), String>;
    /// Sheets from elsewhere were chosen in a dialog.
    fn bring(shell: &mut Shell<Self>, path: &Path);

    /// In how many milliseconds a soft tick is heard; below 0 where it was.
    fn ticks_in_ms(_: &Sight<'_, Self>) -> Vec<i64> {
        Vec::new()
    }
    /// In how many milliseconds something comes that is counted down to, or whose passing seconds are seen.
    fn awaited_ms(_: &Sight<'_, Self>) -> Option<i64> {
        None
    }
    /// Whether the hall's scene moves by itself at a moment, so that the console follows it.
    fn reveals(hall: &Hall<Self>, now: Moment) -> bool;
    /// The round with whose letters the hall plays.
    fn played_now(sight: &Sight<'_, Self>) -> Option<RoundNo>;
    /// Whether the hall plays with what it sees: letters, and a time.
    fn plays_with_what_it_sees(sight: &Sight<'_, Self>) -> bool {
        Self::played_now(sight).is_some()
    }
    /// Whether standings in the hall tell who won, which a ceremony is to call.
    fn tell_who_won(_: &Sight<'_, Self>, _: HallStandings) -> bool {
        false
    }
    /// The last round of which the hall may see what its letters made.
    fn last_graded(sight: &Sight<'_, Self>) -> Option<RoundNo>;
    /// Whether the hall may see that of a round.
    fn is_graded(sight: &Sight<'_, Self>, round: RoundNo) -> bool;
    /// The players as they stand in the table that is seen.
    fn rows(sight: &Sight<'_, Self>) -> Vec<PlayerId>;
    /// The table of standings as it is seen, for a spreadsheet.
    fn as_table(sight: &Sight<'_, Self>) -> String;
    /// Makes a file of a simulated competition, up to where it shall be practised.
    ///
    /// # Errors
    /// [`StorageError`].
    fn rehearse(
        path: &Path,
        plan: &Plan,
        stretch: Stretch,
        rules: Option<&ClubRules>,
    ) -> Result<(), StorageError>;
}

/// What only whoever conducts a joint competition types of a new one.
pub struct JointSetUp {
    /// How the hub is reached.
    pub card: ConductorCard,
    /// The halls.
    pub halls: Vec<String>,
}

/// Whether a typed text was kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It was not: it is kept as any other.
    No,
    /// It was, or may not be.
    Yes,
}
