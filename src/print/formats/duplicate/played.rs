//! A game as its documents take it: what was drawn, handed in and laid, how it was judged, who played, and what
//! only a history knows of its course. It says nothing by itself.

use std::collections::BTreeMap;

use crate::domain::board::{Laid, Rack};
use crate::domain::contest::Details;
use crate::domain::formats::duplicate::event::EndWhy;
use crate::domain::formats::duplicate::game::{
    Cancelled, Criterion, Ending, Game, Mode, Turn, TurnNo,
};
use crate::domain::formats::duplicate::judging::JudgedTurn;
use crate::domain::formats::duplicate::notation::{laid_text, position_text, tiles_text, word_of};
use crate::domain::formats::duplicate::rack::Refusal;
use crate::domain::formats::duplicate::rules::{DrawBy, Rules};
use crate::domain::formats::duplicate::standings::{Row, Sanction};
use crate::domain::ids::PlayerId;
use crate::domain::lexicon::{Authority, Passport};
use crate::domain::player::Player;
use crate::language::{Language, tr};
use crate::print::layout::leaf::{Called, DOT};
use crate::print::layout::signing::Evidence;
use crate::print::words;
use crate::text;

/// A game with everything that its documents ask.
#[derive(Clone, Copy)]
pub struct Played<'a> {
    /// Title, date, people.
    pub details: &'a Details,
    /// What was drawn, handed in and laid.
    pub game: &'a Game,
    /// The list; `None` before one was chosen.
    pub list: Option<&'a Passport>,
    /// The players, by number.
    pub players: &'a [Player],
    /// The sanctions in force.
    pub sanctions: &'a [Sanction],
    /// Every turn, judged.
    pub judged: &'a [JudgedTurn],
    /// The standings after the last turn.
    pub rows: &'a [Row],
    /// What only a history knows.
    pub course: &'a Course,
}

/// What only a history knows of a game; nothing of one that was read from a document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// How its racks were drawn, where that is known, and in which turns: a game may change over.
    pub draw: Vec<(DrawBy, Vec<TurnNo>)>,
    /// Seconds of a turn, and in which turns, each time once; nothing where only the rules say it.
    pub times: Vec<(u32, Vec<TurnNo>)>,
    /// What happened in each turn: the time of day, and what.
    pub happened: BTreeMap<TurnNo, Vec<(String, String)>>,
    /// Slips that were found to be better after the next turn began.
    pub late: BTreeMap<TurnNo, Vec<PlayerId>>,
    /// Why the game ended.
    pub ended: Option<EndWhy>,
    /// What makes the standings provisional, as said; nothing when nothing does.
    pub open: Vec<String>,
    /// What was signed.
    pub signed: Option<Signed>,
    /// The turns of sanctions that were lifted.
    pub lifted: Vec<TurnNo>,
    /// How many words were ruled on, and every objection, as said.
    pub decisions: Vec<String>,
    /// Each player's own objections, as said.
    pub objections: BTreeMap<PlayerId, Vec<String>>,
    /// What it is checked by beside the digest of its table, once it is signed.
    pub proof: Evidence,
}

/// What was signed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signed {
    /// Which issue it is, from 1.
    pub issue: u32,
    /// When, as said.
    pub at: String,
    /// SHA-256 of the table, in hexadecimal digits.
    pub table: String,
}

/// Why a game ended, as the end of a sentence.
pub(super) fn end(why: EndWhy, language: Language) -> String {
    tr(
        language,
        match why {
            EndWhy::NoLetters => "turns-end-no-letters",
            EndWhy::OneKind => "turns-end-one-kind",
            EndWhy::NoPlayLeft => "turns-end-no-play-left",
            EndWhy::LastTurn => "turns-end-last-turn",
            EndWhy::LastLetters => "turns-end-last-letters",
            EndWhy::Stopped => "turns-end-stopped",
        },
    )
}

impl<'a> Played<'a> {
    /// The turns with their numbers, how each was judged, and its place among all.
    pub(super) fn turns(
        &self,
    ) -> impl Iterator<Item = (TurnNo, &'a Turn, &'a JudgedTurn)> + use<'a> {
        let turns = self.game.numbers().zip(&self.game.turns).zip(self.judged);
        turns.map(|((number, turn), judged)| (number, turn, judged))
    }

    /// Who a number is.
    pub(super) fn player(&self, id: PlayerId) -> Option<&'a Player> {
        self.players.iter().find(|player| player.id == id)
    }

    /// A player's name; their number where there is none.
    pub(super) fn name(&self, id: PlayerId) -> String {
        self.player(id).map_or_else(|| id.to_string(), |player| player.name.clone())
    }

    /// How many turns are over: they have a play, none, or were cancelled.
    pub(super) fn closed(&self) -> usize {
        let is_closed = |turn: &&Turn| turn.ending != Ending::Open || turn.cancelled.is_some();
        self.game.turns.iter().filter(is_closed).count()
    }

    /// The turns that count nothing, with how each was annulled; nothing where all count.
    pub(super) fn annulled(&self, language: Language) -> Option<String> {
        let of = |how: Cancelled| {
            let turns = self.turns().filter(|(_, turn, _)| turn.cancelled == Some(how));
            turns.map(|(number, ..)| number).collect::<Vec<_>>()
        };
        let all =
            [("turns-annulled", Cancelled::Score), ("turns-all-taken-back", Cancelled::TakenBack)];
        let said = all.into_iter().filter_map(|(key, how)| {
            let turns = of(how);
            let count = turns.len();
            (count > 0).then(|| text!(language, key, count = count, turns = runs(&turns)))
        });
        let said: Vec<String> = said.collect();
        (!said.is_empty()).then(|| said.join(" "))
    }

    /// The head of a document: what it is, of which game, and by what it is played.
    pub(super) fn called(&self, kicker: String, language: Language) -> Called {
        let times: Vec<_> = self.course.times.iter().collect();
        let draw = &self.course.draw;
        let turns = |turns| if draw.len() > 1 { turns } else { &[][..] };
        let drawn = draw.iter().map(|(draw, of)| drawn_by(*draw, turns(of), language));
        let played = drawn.chain([times_said(self.game, &times, language)]).collect();
        self.called_with(kicker, played, language)
    }

    /// The same of a document about one turn, which has a draw and a time of its own.
    pub(super) fn called_in(&self, kicker: String, turn: TurnNo, language: Language) -> Called {
        let times = &self.course.times;
        let own: Vec<_> = times.iter().filter(|(_, turns)| turns.contains(&turn)).collect();
        // A turn whose time never began has none.
        let has_none = own.is_empty() && times.iter().any(|(_, turns)| !turns.is_empty());
        let said = (!has_none).then(|| times_said(self.game, &own, language));
        let draw = &self.course.draw;
        let own = draw.iter().filter(|(_, turns)| draw.len() == 1 || turns.contains(&turn));
        let drawn = own.map(|(draw, _)| drawn_by(*draw, &[], language));
        self.called_with(kicker, drawn.chain(said).collect(), language)
    }

    fn called_with(&self, kicker: String, played: Vec<String>, language: Language) -> Called {
        let mut called = words::called(self.details, kicker, self.details.title.clone(), language);
        let mut held = words::place(self.details, language);
        held.push(text!(language, "print-final-players", count = self.players.len()));
        let mut people = Vec::new();
        let referee = self.details.referee.trim();
        if !referee.is_empty() {
            people.push(text!(language, "print-final-referee", name = referee));
        }
        let assistants = self.details.assistants.iter().map(|name| name.trim());
        let assistants: Vec<&str> = assistants.filter(|name| !name.is_empty()).collect();
        if !assistants.is_empty() {
            let (count, names) = (assistants.len(), assistants.join(", "));
            people.push(text!(language, "turns-assistants", count = count, names = names));
        }
        held.push(people.join(", "));
        held.retain(|fact| !fact.is_empty());
        called.facts = vec![
            (String::new(), held.join(DOT)),
            (String::new(), played_by(self.game, played, language)),
            (tr(language, "turns-list"), list_said(self.list, self.game.mode, language)),
        ];
        if let Some(signed) = &self.course.signed {
            called.state = text!(language, "turns-signed", issue = signed.issue, at = &signed.at);
        } else if !self.course.open.is_empty() {
            called.state = text!(language, "turns-provisional", count = self.course.open.len());
            let open = self.course.open.join(", ");
            called.said = text!(language, "print-final-provisional", reasons = open);
        }
        called
    }
}

/// Rules, mode, then draw and time, on one line.
fn played_by(game: &Game, played: Vec<String>, language: Language) -> String {
    let facts = [game.rules.name.clone(), mode(game.mode, language)].into_iter().chain(played);
    facts.filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join(DOT)
}

/// The time of a turn; where there were several, in which turns each.
fn times_said(game: &Game, times: &[&(u32, Vec<TurnNo>)], language: Language) -> String {
    let per_turn = |seconds: u32| text!(language, "turns-time", time = time(seconds));
    let (first, others) = match times {
        [] => return per_turn(game.rules.turn_s),
        [(seconds, _)] => return per_turn(*seconds),
        [first, others @ ..] => (first, others),
    };
    let first = format!("{} ({})", per_turn(first.0), runs(&first.1));
    let others =
        others.iter().map(|(seconds, turns)| format!("{} ({})", time(*seconds), runs(turns)));
    std::iter::once(first).chain(others).collect::<Vec<_>>().join(", ")
}

/// The numbers of turns, those that follow each other as from and to.
fn runs(turns: &[TurnNo]) -> String {
    let runs = turns.chunk_by(|one, next| one.next() == *next);
    let runs = runs.filter_map(|run| match (run.first()?, run.last()?) {
        (first, last) if first == last => Some(first.to_string()),
        (first, last) => Some(format!("{first}–{last}")),
    });
    runs.collect::<Vec<_>>().join(", ")
}

/// Minutes and seconds.
pub(super) fn time(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Who names the top.
pub(super) fn mode(mode: Mode, language: Language) -> String {
    tr(
        language,
        match mode {
            Mode::Hall => "turns-mode-hall",
            Mode::Program => "turns-mode-program",
        },
    )
}

/// How racks are drawn, and in which turns where not all are drawn alike.
fn drawn_by(draw: DrawBy, turns: &[TurnNo], language: Language) -> String {
    let said = tr(
        language,
        match draw {
            DrawBy::ByHand => "turns-drawn-by-hand",
            DrawBy::Digital => "turns-drawn-by-program",
        },
    );
    if turns.is_empty() {
        return said;
    }
    text!(language, "turns-drawn-in", said = said, turns = runs(turns))
}

/// The list with its passport; that it is no federation's, where the program's tops hang on it.
fn list_said(list: Option<&Passport>, mode: Mode, language: Language) -> String {
    let Some(list) = list else { return tr(language, "print-final-no-lexicon") };
    let digest = list.sha256.to_string();
    let ends = (digest.get(..8), digest.get(digest.len().saturating_sub(8)..));
    let digest = match ends {
        (Some(first), Some(last)) => format!("SHA-256 {first} … {last}"),
        _ => String::new(),
    };
    let said = [words::lexicon(list, language), digest].join(DOT);
    match (mode, list.authority) {
        (Mode::Program, Authority::Reference) => {
            format!("{said}{DOT}{}", text!(language, "turns-no-federation", list = &list.name))
        }
        _ => said,
    }
}

/// A line for a document without a head: which game, when, by what it is played.
pub(super) fn line(
    details: &Details,
    game: (&Rules, Mode),
    list: Option<&Passport>,
    language: Language,
) -> String {
    let mut facts = vec![details.title.trim().to_owned()];
    facts.extend(words::place(details, language));
    facts.extend([game.0.id.clone(), mode(game.1, language)]);
    facts.extend(list.map(|list| format!("{} {}", list.name, list.edition).trim().to_owned()));
    facts.retain(|fact| !fact.is_empty());
    facts.join(DOT)
}

/// What stands in place of the points of a slip whose turn counts nothing.
pub(super) fn annulled_mark(language: Language) -> String {
    tr(language, "page-mark-annulled")
}

/// What that mark says, as the page of results does.
pub(super) fn annulled_key(language: Language) -> String {
    format!("{}: {}.", annulled_mark(language), tr(language, "page-mark-annulled-is"))
}

/// Why a rack went back.
pub(super) fn refusal(why: Refusal, language: Language) -> String {
    tr(
        language,
        match why {
            Refusal::Vowels => "turns-refused-vowels",
            Refusal::Consonants => "turns-refused-consonants",
            Refusal::Triple => "turns-refused-triple",
        },
    )
}

/// A rack's tiles with spaces between them.
pub(super) fn spaced(rack: &Rack) -> String {
    rack.tiles().map(|tile| tiles_text([tile])).collect::<Vec<_>>().join(" ")
}

/// The play that the game went on with, as documents name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// Where.
    pub position: String,
    /// The main word.
    pub word: Vec<Laid>,
    /// The words across it, with what is a joker told by their letters alone.
    pub adjacent: Vec<String>,
    /// What it scored.
    pub points: u32,
    /// Whether it laid a whole rack.
    pub full: bool,
}

impl Named {
    /// Of a turn; `None` where nothing was laid.
    pub(super) fn of(rules: &Rules, turn: &Turn, judged: &JudgedTurn) -> Option<Self> {
        let Ending::Top(top) = &turn.ending else { return None };
        let made = &judged.top.as_ref()?.made;
        let (main, across) = made.split_first()?;
        let adjacent = across.iter().filter_map(|word| word_of(&word.faces()));
        Some(Self {
            position: position_text(top.play.position),
            word: main.letters.clone(),
            adjacent: adjacent.map(|word| word.to_string()).collect(),
            points: judged.top.as_ref()?.points,
            full: top.play.tiles.len() == rules.scoring.rack,
        })
    }

    /// The main word in plain letters, a joker's with its mark.
    pub fn text(&self) -> String {
        laid_text(&self.word)
    }
}

/// The name of a criterion.
pub(super) fn criterion(criterion: Criterion, language: Language) -> String {
    tr(
        language,
        match criterion {
            Criterion::Opens => "turns-criterion-opens",
            Criterion::NoJoker => "turns-criterion-no-joker",
            Criterion::Ratio => "turns-criterion-ratio",
            Criterion::LettersInStock => "turns-criterion-letters-in-stock",
            Criterion::MoreLetters => "turns-criterion-more-letters",
            Criterion::Other => "turns-criterion-other",
        },
    )
}
