//! What the console asks a format: its own places and questions, and what of it stands within the common ones.

use std::fmt::Debug;

use egui::Ui;

use super::asked::{Asked, Then};
use super::projector::Painted;
use super::{Asks, Sight, Situated};
use crate::commands::{Entry, Place, Question, Situation, UserCommand};
use crate::domain::clock::{Countdown, Moment};
use crate::domain::contest::Contest;
use crate::domain::formats::FormatName;
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo, Seq};
use crate::domain::letters::Word;
use crate::language::{Sentences, tr};
use crate::print::documents::{Document, Papers, Wish};
use crate::screens::hall::Hall;
use crate::screens::history::Veiled;
use crate::screens::people::Objections;
use crate::screens::words::Rulings;
use crate::screens::{Act, FieldData, Tone};
use crate::text;

/// A question of a format.
pub type AskedOf<F> = Asked<F, <F as OwnViews>::Brought>;

/// Why an objection about a word could not be upheld.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CannotBeValid {
    /// In words.
    pub why: String,
    /// Whether the player wrote it there at all: if not, there is nothing to object about.
    pub is_written: bool,
}

/// A format that the console shows.
pub trait OwnViews: Situated + Painted + Rulings + Objections + Papers + Sentences {
    /// What is seen in a place that is its own.
    type Place: Clone + Debug + PartialEq + Eq;
    /// What only a question of its own shows: what was brought from elsewhere.
    type Brought: Clone + Debug + PartialEq + Eq;

    /// What is said before the first letters, with the number of players: keys of the language files, of how far it is
    /// and of what comes next.
    const NEXT: [&'static str; 2] = ["competition-next", "competition-next-about"];
    /// What a round is called where one is chosen for a document: a key of the language files.
    const ROUNDS: &'static str = "press-rounds";

    /// The rounds of which a document can be made alone.
    fn printed(sight: &Sight<'_, Self>, _: Document) -> Vec<RoundNo> {
        sight.rounds().collect()
    }

    /// Why a document is not for whoever sits there: it has words that may be theirs to key a second time.
    fn withheld(_: &Sight<'_, Self>, _: &Wish) -> Option<String> {
        None
    }

    /// The rounds that somebody can mean: those of the schedule.
    fn meant(sight: &Sight<'_, Self>) -> Vec<RoundNo> {
        sight.rounds().collect()
    }

    /// The one that a penalty is of unless another is chosen: what is being played, else what was played last.
    fn at_play(sight: &Sight<'_, Self>) -> RoundNo {
        sight.last_played()
    }

    /// What its large button does now, as F1 tells it in every place.
    fn step_now(sight: &Sight<'_, Self>) -> Act;
    /// What one needs now beside that.
    fn at_hand(sight: &Sight<'_, Self>) -> Vec<Act>;
    /// What is seen in one of its own places.
    fn place(sight: &Sight<'_, Self>, place: Place) -> Self::Place;
    /// Which one it is.
    fn place_of(data: &Self::Place) -> Place;
    /// Whether the time stands large there: the head need not repeat it.
    fn shows_time(data: &Self::Place) -> bool;
    /// What can be asked, as far as typing changes it.
    fn typed_situation(sight: &Sight<'_, Self>, before: Situation) -> Situation;
    /// The same after nothing but words were typed on what is keyed there; the data as it was where nothing is.
    ///
    /// # Errors
    /// What was given, to be gathered anew.
    fn typed(
        sight: &Sight<'_, Self>,
        situation: &Situation,
        before: Self::Place,
    ) -> Result<Self::Place, Self::Place>;
    /// The same after nothing but time has passed.
    fn later(sight: &Sight<'_, Self>, before: Self::Place) -> Self::Place;
    /// Paints one of its own places.
    fn show(ui: &mut Ui, data: &Self::Place, hall: (&Hall<Self>, Moment), asks: &mut Asks);
    /// The field into which letters go that are typed while none has the keyboard.
    fn field_of_letters(ui: &Ui, data: &Self::Place) -> Option<Entry>;
    /// Whether something is being keyed there: it gets the keyboard back after a question.
    fn is_typed_on(data: &Self::Place) -> bool;
    /// Paints what a question of its own shows.
    fn show_brought(ui: &mut Ui, data: &Self::Brought, asks: &mut Asks);

    /// A question of its own; `None` of one that every competition has.
    fn asked(sight: &Sight<'_, Self>, question: &Question) -> Option<AskedOf<Self>>;
    /// What the hall is asked for in place of the word that every competition asks it for.
    fn hall_word(_: &Sight<'_, Self>) -> Option<AskedOf<Self>> {
        None
    }
    /// The question that upholds an objection about how a player's writing of a round was read.
    fn uphold_reading(
        sight: &Sight<'_, Self>,
        whose: (PlayerId, RoundNo),
        objection: ObjectionId,
    ) -> AskedOf<Self>;
    /// Why a word of a player could never be upheld.
    /// What a player who leaves after a round has of later ones.
    fn later_of_leaving(
        _sight: &Sight<'_, Self>,
        _player: PlayerId,
        _last: RoundNo,
    ) -> Option<String> {
        None
    }

    /// The one round in which an objection about a word can be upheld, where it cannot in that which was chosen; and the words
    /// that turn to it.
    fn round_of_objection(
        _sight: &Sight<'_, Self>,
        _whose: (PlayerId, RoundNo),
        _word: &Word,
    ) -> Option<(RoundNo, String)> {
        None
    }

    /// Why an objection about this word of a player's could not be upheld; `None` where it could.
    fn cannot_be_valid(
        sight: &Sight<'_, Self>,
        whose: (PlayerId, RoundNo),
        word: &Word,
    ) -> Option<CannotBeValid>;
    /// The words of a player that did not count and could be upheld.
    fn refused(sight: &Sight<'_, Self>, whose: (PlayerId, RoundNo)) -> Vec<Word>;
    /// A word as typed.
    fn word_of(typed: &str) -> Option<Word>;

    /// The strip of rounds.
    fn strip(sight: &Sight<'_, Self>, situation: &Situation) -> Vec<RoundMark>;
    /// The time as it stands.
    fn clock(sight: &Sight<'_, Self>) -> Clock;
    /// The round that what is asked of a round is about.
    fn round_in_view(sight: &Sight<'_, Self>) -> RoundNo;
    /// The rounds that can be played again.
    fn replayable(_: &Sight<'_, Self>) -> Vec<RoundNo> {
        Vec::new()
    }
    /// The first round that somebody who comes now can be there for.
    fn next_round(contest: &Contest<Self>) -> RoundNo;
    /// The last round that was begun: whoever leaves now was there for it.
    fn last_begun(contest: &Contest<Self>) -> Option<RoundNo>;
    /// The first round after which somebody can leave: in those before they have a place.
    fn leaves_after(_: &Contest<Self>, _: PlayerId) -> RoundNo {
        RoundNo::FIRST
    }
    /// What their leaving means, and what is possible before the first round: keys of the language files.
    const LEAVING: [&'static str; 2] = ["dialog-leave", "dialog-leave-before"];
    /// Whether nobody plays this round any more: it is given up.
    fn is_given_up(_: &Contest<Self>, _: RoundNo) -> bool {
        false
    }
    /// How many verdicts would be others if it were judged like this; and which words, by the change.
    fn verdicts(sight: &Sight<'_, Self>, then: &Self::Judged) -> (usize, Vec<String>);
    /// What hinders the signing, each with the way to where it is put right.
    fn hindrances(sight: &Sight<'_, Self>) -> Vec<(UserCommand, String)>;
    /// What nothing hinders and whoever signs should know.
    fn told_at_signing(_: &Sight<'_, Self>) -> Vec<String> {
        Vec::new()
    }
    /// Whether the time is more urgent than who sits there: it runs, or it is asked which one is true.
    fn is_urgent(_: &Sight<'_, Self>) -> bool {
        false
    }
    /// How much waits in places: words for a ruling, papers to be keyed.
    fn waiting(sight: &Sight<'_, Self>) -> Vec<(Place, usize)>;
    /// What is told instead of events whose words whoever sits at the desk may not read yet.
    fn veiled(_: &Sight<'_, Self>) -> Veiled {
        Veiled::new()
    }
    /// Once this action is taken back: what was typed for it lies on the desk again.
    fn typed_again(_: &Sight<'_, Self>, _: Seq) -> Option<Then> {
        None
    }
    /// How many play, as the head says it.
    fn who_plays(sight: &Sight<'_, Self>) -> String {
        let count = sight.contest().common.players.len();
        text!(sight.language(), "console-players", count = count)
    }
    /// Which format it is.
    const FORMAT: FormatName;
    /// The documents that are printed before the first draw.
    const AT_FIRST: &'static [Document];
    /// The place where the day begins.
    const PLAY: Place;
    /// The place where is keyed what players hand in.
    const KEYS: Place;
    /// Who draws, where it is nobody here: a key of the language files.
    fn drawn_elsewhere(_: &Sight<'_, Self>) -> Option<&'static str> {
        None
    }
    /// What of its own can fail silently, where there is any.
    fn light(_: &Sight<'_, Self>) -> Option<OwnLight> {
        None
    }
    /// How letters are drawn, and which way is on.
    fn draw_modes(sight: &Sight<'_, Self>, situation: &Situation) -> Vec<(Act, bool)>;
    /// What its competitions have in Competition beside people, list and draw.
    fn cards(_: &Sight<'_, Self>) -> OwnCards {
        OwnCards::default()
    }
    /// What else is chosen there before the first letters, and which is on; and what the choices mean.
    fn chosen_before(_: &Sight<'_, Self>, _: &Situation) -> (Vec<(Act, bool)>, Vec<String>) {
        (Vec::new(), Vec::new())
    }
}

/// A round in the strip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundMark {
    /// Its number.
    pub number: String,
    /// What stands below it: its ratio, how much of it is in.
    pub ratio: String,
    /// The sign of its state.
    pub sign: &'static str,
    /// Its state in words.
    pub name: String,
    /// Its colour.
    pub tone: Tone,
    /// Whether it is the round that the next step is about.
    pub current: bool,
    /// Whether it is the one that is looked at.
    pub seen: bool,
    /// Whether a break follows.
    pub gap: bool,
    /// Goes there.
    pub act: Act,
}

/// The time of a round or a break.
#[derive(Default)]
pub struct Clock {
    /// What runs or is held.
    pub time: Option<Countdown>,
    /// The alerts that the rules give it, in milliseconds left.
    pub alerts_ms: Vec<i64>,
    /// What is left of it now. Once it has ended that is seen until something comes in.
    pub left_ms: Option<i64>,
}

/// A light of a format's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnLight {
    /// A sign and words.
    pub words: String,
    /// What it means and what to do.
    pub hint: String,
    /// Its colour.
    pub tone: Tone,
}

/// What a format's competitions have in Competition beside people, list and draw.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnCards {
    /// By which rules it is played; empty where nothing is told of them.
    pub title: String,
    /// What they say, a sentence each.
    pub lines: Vec<String>,
    /// What is chosen of them: a label, and the options with the one that is on.
    pub choices: Vec<(String, Vec<(Act, bool)>)>,
    /// What is typed of them, and what takes it.
    pub fields: Vec<(FieldData, Act)>,
    /// The teams, where there are any.
    pub teams: Option<TeamsCard>,
}

/// Teams and who is in them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamsCard {
    /// How many.
    pub title: String,
    /// New ones, one a line.
    pub new: FieldData,
    /// Adds them.
    pub add: Act,
    /// Each.
    pub teams: Vec<TeamOnCard>,
    /// Of which team members are told; empty of none.
    pub members_title: String,
    /// Everybody, and whether they are in it: a press says otherwise.
    pub members: Vec<(Act, bool)>,
}

/// A team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamOnCard {
    /// Its name: a press tells its members.
    pub act: Act,
    /// Whether they are told.
    pub chosen: bool,
    /// How many are in it, and of how many.
    pub count: (String, Tone),
    /// Gives it another name.
    pub rename: Act,
}

/// The large button before the signature: how much hinders it, else these words.
pub fn step_of_signing<F: OwnViews>(sight: &Sight<'_, F>, key: &'static str) -> String {
    match F::hindrances(sight).len() {
        0 => tr(sight.language(), key),
        count => text!(sight.language(), "rounds-step-hindered", count = count),
    }
}
