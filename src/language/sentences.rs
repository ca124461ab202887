//! What a format says for itself, where the sentences of every competition end.

use std::collections::BTreeMap;
use std::fmt::Debug;

use super::Language;
use crate::domain::contest::Format;
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::objection::About;
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::ids::{PlayerId, RoundNo, Seq};
use crate::domain::player::Player;

/// A format with sentences.
pub trait Sentences: Format {
    /// Sentences of every competition that this format says in words of its own, where a round is a turn and a sheet
    /// a slip: the key of each, and the one in its place, which takes the same arguments.
    const INSTEAD: &'static [(&'static str, &'static str)] = &[];

    /// The languages beside English that all of its own sentences are in: those of whoever plays it.
    const SPOKEN: &'static [Language] = &Language::ALL;

    /// What its own events are about, as people name it: whose sheet of which round, for example.
    type Subjects: Clone + Debug + PartialEq + Eq + Send + Sync;

    /// The key under which this format says a sentence of every competition.
    fn said(key: &'static str) -> &'static str {
        Self::INSTEAD.iter().find(|(common, _)| *common == key).map_or(key, |(_, own)| own)
    }
    /// The subjects of a whole history, undone actions too.
    fn subjects(log: &[Recorded<Self>]) -> Self::Subjects;
    /// The language of paper, pages and the hall: the one that somebody chose, else the spoken one.
    fn public_language(&self, speech: Speech) -> Language {
        Self::spoken_whole(speech.chosen.unwrap_or(speech.spoken))
    }
    /// A language, or English where its own sentences would stand among those of that: nobody reads a page in two.
    fn spoken_whole(language: Language) -> Language {
        if Self::SPOKEN.contains(&language) { language } else { Language::English }
    }
    /// What happened: one or more whole sentences.
    fn event(teller: &Teller<'_, Self>, seq: Seq, event: &Self::Event) -> String;
    /// The same without the names of a long list of players; `None` where there is none.
    fn brief(_: &Teller<'_, Self>, _: Seq, _: &Self::Event) -> Option<String> {
        None
    }
    /// Who had not handed in yet, after each event that says who did.
    fn missing(_: &[Recorded<Self>]) -> BTreeMap<Seq, Vec<PlayerId>> {
        BTreeMap::new()
    }
    /// Why something of its own is refused, and what to do: one or more whole sentences.
    fn refusal(say: Language, why: &Self::Refusal) -> String;
    /// What makes standings provisional, to stand in a list: no capital, no full stop. Players are told
    /// by their numbers.
    fn doubt(say: Language, doubt: &Self::Doubt) -> String;
    /// What is wrong with a rules file, with the line: no capital, no full stop.
    fn rules_error(say: Language, error: &Self::RulesError) -> String;
}

/// Under which key a format says a sentence of every competition: [`Sentences::said`].
pub type SaidAs = fn(&'static str) -> &'static str;

/// In which language somebody is spoken to, and which they chose, where they did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Speech {
    /// The language of the place, or the chosen one.
    pub spoken: Language,
    /// The one that was asked for.
    pub chosen: Option<Language>,
}

/// Tells a history in a language, with the players' names.
#[derive(Clone, Copy)]
pub struct Teller<'a, F: Sentences> {
    /// The language.
    pub language: Language,
    /// The players by number; one who is not there is told by number.
    pub players: &'a BTreeMap<PlayerId, Player>,
    /// What the events are about.
    pub subjects: &'a Subjects<F>,
}

/// What the events of a history are about, where they do not say it themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subjects<F: Sentences> {
    /// Of the format's own.
    pub own: F::Subjects,
    /// What was lifted or decided, by the event that says so.
    answered: BTreeMap<Seq, Answered>,
    /// Players as they were before the event that changed them.
    before: BTreeMap<Seq, Player>,
    /// Who had not handed in yet.
    missing: BTreeMap<Seq, Vec<PlayerId>>,
}

/// A penalty that was lifted, or an objection that was decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answered {
    /// Whose, of which round, which kind.
    Penalty(PlayerId, RoundNo, PenaltyKind),
    /// Whose, about what.
    Objection(PlayerId, About),
}

impl<F: Sentences> Subjects<F> {
    /// Those of a whole history, undone actions too.
    pub fn of(log: &[Recorded<F>]) -> Self {
        let (mut penalties, mut objections) = (BTreeMap::new(), BTreeMap::new());
        let mut answered = BTreeMap::new();
        // A number is given anew after an undo: what is answered is what had it last.
        for Recorded { seq, event, .. } in log {
            let answers = match event {
                Event::PenaltyImposed { penalty, player, round, kind, .. } => {
                    penalties.insert(*penalty, Answered::Penalty(*player, *round, *kind));
                    None
                }
                Event::ObjectionLodged { objection, player, about } => {
                    objections.insert(*objection, Answered::Objection(*player, about.clone()));
                    None
                }
                Event::PenaltyLifted { penalty, .. } => penalties.get(penalty),
                Event::ObjectionDecided { objection, .. } => objections.get(objection),
                _ => None,
            };
            answered.extend(answers.map(|what| (*seq, what.clone())));
        }
        let before = before_changes(log);
        Self { own: F::subjects(log), answered, before, missing: F::missing(log) }
    }

    /// A player as they were before this event changed them.
    pub(super) fn before(&self, seq: Seq) -> Option<&Player> {
        self.before.get(&seq)
    }

    /// Who had not handed in yet after this event; `None` of one that says nothing of that.
    pub(super) fn missing(&self, seq: Seq) -> Option<&[PlayerId]> {
        self.missing.get(&seq).map(Vec::as_slice)
    }

    /// What an event answers.
    pub(super) fn answered(&self, seq: Seq) -> Option<&Answered> {
        self.answered.get(&seq)
    }
}

/// Players as they were before each event that changed one, with what was taken back by then left out.
fn before_changes<F: Sentences>(log: &[Recorded<F>]) -> BTreeMap<Seq, Player> {
    let mut known: Vec<(Seq, &Player)> = Vec::new();
    let mut before = BTreeMap::new();
    for Recorded { seq, action, event, .. } in log {
        match event {
            Event::PlayerAdded { player } => known.push((*action, player)),
            Event::PlayerChanged { player } => {
                let last = known.iter().rev().find(|(_, other)| other.id == player.id);
                before.extend(last.map(|(_, last)| (*seq, (*last).clone())));
                known.push((*action, player));
            }
            Event::Undone { action } => known.retain(|(of, _)| of != action),
            _ => {}
        }
    }
    before
}
