//! What a station keys, as plain data; what that is, each format says.

use std::collections::BTreeMap;

use serde::{Deserialize as _, Serialize};
use serde_json::{Map, Value};

use super::block::Block;
use super::help::Chapter;
use super::jury::Jury;
use super::questions::{Kept, Question};
use super::refused::Refused;
use crate::domain::contest::{Format, Record};
use crate::domain::ids::{PlayerId, RoundNo, SheetId};
use crate::language::{Language, tr};
use crate::screens::{Open, Tone};
use crate::storage::Begun;

pub use super::asked::{Asker, Does, Step};

/// What is typed, by the name of its field.
pub type Texts = BTreeMap<String, String>;

/// Which look at a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turn {
    /// The first keying, or a new version of one's own.
    First,
    /// The second, blind.
    Again,
    /// At sight: what is saved is seen.
    Saved,
    /// What two keyings differ in.
    Settle,
}

impl Turn {
    /// What stands behind its sheet in an address.
    pub const fn tail(self) -> &'static str {
        match self {
            Self::First => "",
            Self::Again => "/again",
            Self::Saved => "/saved",
            Self::Settle => "/settle",
        }
    }
}

/// A sheet and how it is looked at; without a player, one that nobody's name stands on. Where what is keyed is of a
/// table, its number stands in place of the player's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Of which round.
    pub round: RoundNo,
    /// Whose.
    pub player: Option<PlayerId>,
    /// Which look.
    pub turn: Turn,
}

impl Place {
    /// Its first look.
    pub const fn first(round: RoundNo, player: Option<PlayerId>) -> Self {
        Self { round, player, turn: Turn::First }
    }

    /// Where its page is.
    pub fn path(&self) -> String {
        let Self { round, player, turn } = self;
        match player {
            Some(player) => format!("/s/{round}/{player}{}", turn.tail()),
            None => format!("/s/{round}/nameless"),
        }
    }
}

/// A sheet in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listed {
    /// Where its page is.
    pub path: String,
    /// Number and name.
    pub whose: String,
    /// The sign of its state, and the state in words.
    pub state: (String, String),
    /// Its colour.
    pub tone: Tone,
    /// Whether it is still to be keyed.
    pub missing: bool,
}

impl Listed {
    /// Missing ones first, then those whose keyings differ.
    pub fn order(&self) -> (bool, bool) {
        (!self.missing, !self.path.ends_with(Turn::Settle.tail()))
    }
}

/// The sheets of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OfRound {
    /// Which.
    pub round: RoundNo,
    /// What is said of it.
    pub title: String,
    /// In their [order](Listed::order); tables by their numbers.
    pub sheets: Vec<Listed>,
    /// What takes several of it in by one line that is typed; none where none is awaited.
    pub collect: Option<Collects>,
    /// Where one without a name is keyed, if the format has such.
    pub nameless: Option<String>,
    /// Those without a name that are saved: what is said of each, and what gives it one, but for the player.
    pub unnamed: Vec<(String, Value)>,
}

/// What is asked with a line of numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Collects {
    /// What is asked, but for the numbers.
    pub ask: Value,
    /// What is to be typed.
    pub label: String,
    /// What is then done.
    pub does: String,
    /// An example of it.
    pub example: String,
}

/// What somebody meant who named a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// This one.
    This(Place),
    /// This player's or table's, of a round that was not named.
    OfAnyRound(Place),
}

/// A word with its verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chip {
    /// Sign and word.
    pub text: String,
    /// The verdict in words, and its points.
    pub note: String,
    /// Its colour.
    pub tone: Tone,
}

/// A field of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Field {
    /// Its name in what is asked.
    pub name: String,
    /// What it is called.
    pub label: String,
    /// What is typed there.
    pub text: String,
    /// The words, judged.
    pub chips: Vec<Chip>,
    /// Whether it is folded away until it is wanted.
    pub folded: bool,
}

/// What is answered where something looks like a mistake: by a tick, or by one of two answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tick {
    /// Its name in what is asked.
    pub name: &'static str,
    /// What is said by a tick; of two answers, what they answer.
    pub label: String,
    /// The two answers, yes and no; none where it is ticked.
    pub answers: Option<[String; 2]>,
    /// Whether there is something to answer; a refusal may say so later.
    pub shown: bool,
    /// What was answered already.
    pub said: Option<bool>,
}

/// Why something was not saved, where it is put right on its page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Asked {
    /// The same as a sentence.
    pub text: String,
    /// The field that it is about; empty where it is about all of them.
    pub field: String,
    /// The name of what answers it; empty where what is typed does.
    pub tick: String,
}

impl Tick {
    /// The name of that which says that something odd is meant.
    pub const ODD: &str = "odd";
    /// The name of that which says whether words of another length belong to its field.
    pub const MOVED: &str = "moved";
    /// The name of that which says that nothing is written there.
    pub const EMPTY: &str = "empty";

    /// One that is not ticked; whether there is something to tick it for.
    pub const fn new(name: &'static str, label: String, shown: bool) -> Self {
        Self { name, label, answers: None, shown, said: None }
    }

    /// A question with these two answers, yes and no, that is not asked yet.
    pub const fn of_two(name: &'static str, label: String, answers: [String; 2]) -> Self {
        Self { name, label, answers: Some(answers), shown: false, said: None }
    }

    /// That nothing is written on it, where something is keyed first; offered while nothing is typed.
    pub fn of_empty(does: &[Does], fields: &[Field], language: Language) -> Option<Self> {
        let keys = |does: &Does| does.ask.get("ask").is_some_and(|ask| ask == "key_sheet");
        let label = tr(language, "staff-empty-ask");
        let shown = fields.iter().all(|field| field.text.trim().is_empty());
        does.iter().any(keys).then(|| Self::new(Self::EMPTY, label, shown))
    }
}

/// The next of these places after one, of those that are free: the later ones of its round first, then the earlier
/// ones.
pub fn next_of(
    places: &[Place],
    after: Option<Place>,
    is_free: impl Fn(Place) -> bool,
) -> Option<Place> {
    let rank = |place: &&Place| match after {
        Some(after) if place.round == after.round => u8::from(place.player < after.player),
        _ => 2,
    };
    let is_other = |place: &&Place| {
        after.is_none_or(|after| (place.round, place.player) != (after.round, after.player))
    };
    places.iter().filter(|place| is_other(place) && is_free(**place)).min_by_key(rank).copied()
}

/// How a field is filled in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Input {
    /// Words, as many as there are.
    #[default]
    Words,
    /// One line.
    Line,
    /// A number.
    Number,
    /// `yes` where it is ticked.
    Tick,
    /// One of these codes, each with what it is called; or none.
    Choice(Vec<(String, String)>),
}

/// How fields are filled in, by their names: words where one is not named.
pub type Inputs = BTreeMap<String, Input>;

/// A sheet as it is keyed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Paper {
    /// Where its page is.
    pub path: String,
    /// Whose.
    pub whose: String,
    /// Of which round.
    pub about: String,
    /// What must not be overlooked.
    pub state: Option<(String, Tone)>,
    /// Where something is saved of it and seen here: whether what is shown is another, begun and not saved.
    pub begun: Option<bool>,
    /// Who began what is shown, where it was somebody else, who left.
    pub left: Option<String>,
    /// The event that its sheet was keyed by, where this shows somebody what another keyed.
    pub shows: Option<u64>,
    /// What lies above the fields.
    pub above: Vec<Block>,
    /// What can be typed; none where nothing can.
    pub fields: Vec<Field>,
    /// Who else is at it now, as a sentence.
    pub claimed: Option<String>,
    /// What is said of it.
    pub notes: Vec<(String, Tone)>,
    /// Valid, invalid, undecided.
    pub sums: Vec<(String, Tone)>,
    /// The total; empty where it is not told.
    pub total: String,
    /// What two keyings differ in, in order.
    pub questions: Vec<Question>,
    /// What is answered before something empty or odd is saved.
    pub ticks: Vec<Tick>,
    /// What is to be put right now.
    pub asked: Option<Asked>,
    /// Why it changes, as far as that is typed.
    pub reason: String,
    /// What can be done, the usual first.
    pub does: Vec<Does>,
    /// What makes it another player's, but for whose.
    pub moves: Option<Value>,
    /// Other looks at it: what each is called, and where it is.
    pub ways: Vec<(String, String)>,
    /// On the page of a second look, what the way to the next one is called, where one waits.
    pub second: Option<String>,
    /// What could not be read.
    pub unread: Vec<String>,
}

impl Paper {
    /// Of a page that comes back because something was not saved: what is asked may be answered; what was, and is not asked
    /// again, stays so.
    pub fn comes_back_for(&mut self, why: &Refused, asked: &Map<String, Value>) {
        let told = |name: &str| why.more.get(name).and_then(Value::as_str).map(str::to_owned);
        let reason = asked.get("reason").and_then(Value::as_str);
        reason.unwrap_or_default().clone_into(&mut self.reason);
        let kept = asked.get("kept").and_then(Value::as_array).into_iter().flatten();
        let kept: Vec<Option<Kept>> = kept.map(|kept| Kept::deserialize(kept).ok()).collect();
        for question in &mut self.questions {
            question.is_said(&kept);
        }
        let (tick, field) = (told("tick"), told("field").filter(|field| self.has(field)));
        self.asked = (tick.is_some() || field.is_some()).then(|| Asked {
            text: why.text.clone(),
            field: field.unwrap_or_default(),
            tick: tick.unwrap_or_default(),
        });
        for tick in &mut self.ticks {
            let again = self.asked.as_ref().is_some_and(|asked| asked.tick == tick.name);
            tick.said = asked.get(tick.name).and_then(Value::as_bool).filter(|_| !again);
            tick.shown |= again || tick.said.is_some();
        }
    }

    /// Whether it has a field of this name.
    fn has(&self, field: &str) -> bool {
        self.fields.iter().any(|of| of.name == field)
            || self.questions.iter().any(|question| question.name == field)
            || field == "reason" && self.does.iter().any(|does| !does.reason.is_empty())
            || field == "player#" && self.moves.is_some()
    }
}

/// What a format lets stations key.
pub trait Keying<F: Format>: Sync {
    /// How words are ruled on by a jury; `None` where the format has none.
    fn jury(&self) -> Option<&'static dyn Jury<F>> {
        None
    }

    /// What help says of these pages.
    fn help(&self) -> &'static [Chapter];

    /// The round whose time ran while no program had the file open, so that nothing of it is keyed before the referee
    /// confirmed how it went on.
    fn unconfirmed(&self, _: &Open<'_, F>) -> Option<RoundNo> {
        None
    }

    /// The sheets, of the newest round first.
    fn list(&self, open: &Open<'_, F>, asker: &Asker<'_>) -> Vec<OfRound>;

    /// A sheet as it is keyed: with these texts, else with what is saved of it.
    ///
    /// # Errors
    /// [`Refused`]: above all, before its round was played nothing of it is looked at.
    fn paper(
        &self,
        open: &Open<'_, F>,
        asker: &Asker<'_>,
        place: Place,
        texts: Option<&Texts>,
    ) -> Result<Paper, Refused>;

    /// Whether the first keyings of a round differ in nothing but whose sheet it is, so that a page of one can be
    /// another's while the program is not reached.
    fn alike(&self) -> bool {
        false
    }

    /// How the fields of a sheet are filled in.
    fn inputs(&self, _: &Open<'_, F>, _: &Asker<'_>, _: Place) -> Inputs {
        Inputs::new()
    }

    /// The sheet that somebody names by code, number or name.
    ///
    /// # Errors
    /// Why there is none, as a sentence.
    fn find(&self, open: &Open<'_, F>, language: Language, typed: &str) -> Result<Found, String>;

    /// The sheets that are to be keyed, in the order in which they are.
    fn missing(&self, open: &Open<'_, F>) -> Vec<Place>;

    /// Those that wait for a second person who has not seen what the first one keyed, for who asks: never what they
    /// keyed or were shown.
    fn second(&self, open: &Open<'_, F>, asker: &Asker<'_>) -> Vec<Place>;

    /// What the way to the next of those is called; a sentence with their `count`.
    fn called_second(&self) -> &'static str {
        "staff-next-again"
    }

    /// The sheet without a name that an ask gives a player.
    fn names(&self, _: &Record<F>, _: &Value) -> Option<SheetId> {
        None
    }

    /// What an ask becomes, by what is typed and on which version.
    ///
    /// # Errors
    /// [`Refused`].
    fn step(&self, open: &Open<'_, F>, asker: &Asker<'_>, ask: &Value) -> Result<Step<F>, Refused>;

    /// What is answered to an ask that was carried out: a list of names and values.
    fn answer(&self, record: &Record<F>, ask: &Value) -> Vec<(&'static str, Value)>;

    /// The sheet that an ask is about.
    fn place(&self, record: &Record<F>, ask: &Value) -> Option<Place>;

    /// What a draft of this look is of; `None` where nothing is typed.
    fn begun(&self, record: &Record<F>, place: Place) -> Option<Begun>;

    /// Whether what was answered about a sheet is so still: what was taken in may have been keyed since.
    fn holds(&self, _: &Open<'_, F>, _what: &str, _: Place) -> bool {
        true
    }

    /// What is typed as a draft keeps it, and back.
    fn kept(&self, texts: &Texts) -> String;
    /// The texts of a draft.
    fn texts(&self, kept: &str) -> Texts;
}
