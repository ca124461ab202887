//! A competition into an exchange document, and a document into its text.
//!
//! Whatever the competition went through, the document must read back, to the same standings: what
//! no longer has an effect (an upheld objection whose ruling was changed since) is left out.

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use super::document::{
    Document, FORMAT, ObjectionEntry, PenaltyEntry, RoundEntry, RulingEntry, SheetEntry, StatedList,
};
use super::import::NO_REASON;
use super::read::letters_text;
use super::text::readable;
use crate::domain::contest::Details;
use crate::domain::contest::objection::{About, Objection, Outcome};
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::contest::ruling::Ruled;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::objection::can_be_valid;
use crate::domain::formats::anagram::round::{Round, Stage};
use crate::domain::formats::anagram::rules::{Field, ROUNDS, Rules};
use crate::domain::formats::anagram::sheet::{Handed, Lateness, SheetWords};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::lexicon::{Authority, WordList};
use crate::domain::player::Player;
use crate::domain::text::is_hidden;

/// The document of a competition as it stands, with those of its written words that the list has.
#[must_use]
pub fn from_contest(contest: &Contest, lexicon: &dyn WordList) -> Document {
    let rounds: Vec<RoundEntry> =
        contest.game.rounds().filter_map(|(number, round)| entry(contest, number, round)).collect();
    let written =
        rounds.iter().flat_map(|round| &round.sheets).flat_map(|sheet| sheet.words.iter());
    let words = written.filter_map(|(_, _, written)| written.word());
    let found = words.filter(|word| lexicon.contains(word)).cloned().collect();
    let passport = contest.common.lexicon.clone();
    let rulings = contest.common.rulings.iter().map(|(word, ruling)| RulingEntry {
        word: word.clone(),
        ruled: ruling.ruled,
        reason: many_lines(&ruling.evidence),
    });
    let penalties = contest.common.penalties.iter().filter(|penalty| penalty.in_force());
    let penalties = penalties.map(|penalty| PenaltyEntry {
        player: penalty.player,
        round: penalty.round,
        kind: penalty.kind,
        reason: many_lines(&penalty.reason),
    });
    Document {
        details: details(&contest.common.details),
        rules: Rules::clone(contest.game.rules()),
        lexicon: StatedList {
            name: passport.as_ref().map(|list| one_line(&list.name)).unwrap_or_default(),
            edition: passport.as_ref().map(|list| one_line(&list.edition)).unwrap_or_default(),
            sha256: passport.as_ref().map(|list| list.sha256),
            words: passport.as_ref().map(|list| list.words),
            authority: Some(contest.common.authority()),
            found: Some(found),
        },
        players: contest.common.players.values().map(player).collect(),
        rounds,
        rulings: rulings.collect(),
        penalties: penalties.collect(),
        objections: objections(contest, lexicon),
    }
}

fn details(details: &Details) -> Details {
    Details {
        title: one_line(&details.title),
        venue: one_line(&details.venue),
        date: one_line(&details.date),
        referee: one_line(&details.referee),
        assistants: details.assistants.iter().map(|name| one_line(name)).collect(),
    }
}

fn player(player: &Player) -> Player {
    Player { name: one_line(&player.name), club: one_line(&player.club), ..player.clone() }
}

/// A round that was played or given up; its letters only when they are complete.
fn entry(contest: &Contest, number: RoundNo, round: &Round) -> Option<RoundEntry> {
    let given_up = round.stage == Stage::GivenUp;
    if !round.is_played() && !given_up {
        return None;
    }
    let complete = contest.game.rack(number).is_some();
    let letters = if complete { round.letters().to_vec() } else { Vec::new() };
    let players = contest.common.players.keys().filter(|_| !letters.is_empty());
    let sheets = players.filter_map(|&player| sheet(contest, number, player)).collect();
    Some(RoundEntry { round: number, letters, given_up, sheets })
}

/// What was keyed, or an empty sheet where it was declared that there is none; a missing sheet
/// stays missing.
fn sheet(contest: &Contest, round: RoundNo, player: PlayerId) -> Option<SheetEntry> {
    let place = contest.game.place(round, player);
    let words = match contest.game.sheet_at(round, player) {
        Some((_, sheet)) => {
            let settled = |field, place| sheet.unreadable.contains(&(field, place));
            let words = sheet.words().iter();
            let kept = words.filter(|&(field, place, _)| !settled(field, place));
            kept.map(|(field, _, written)| (field, written.clone())).collect()
        }
        None if place.handed == Handed::NotHandedIn => SheetWords::default(),
        None => return None,
    };
    Some(SheetEntry { player, lateness: place.lateness, words })
}

fn objections(contest: &Contest, lexicon: &dyn WordList) -> Vec<ObjectionEntry> {
    contest.common.objections.iter().filter_map(|one| objection(contest, lexicon, one)).collect()
}

/// A decided objection about a word that still does what it says.
fn objection(
    contest: &Contest,
    lexicon: &dyn WordList,
    objection: &Objection,
) -> Option<ObjectionEntry> {
    let (outcome, reason) = objection.decided.as_ref()?;
    let About::Word { round, word } = &objection.about else { return None };
    if *outcome == Outcome::Upheld {
        let ruled_so = contest.common.rulings.get(word).is_some_and(|r| r.ruled == Ruled::Valid);
        let stands = can_be_valid(contest, objection.player, *round, word, lexicon).is_ok();
        if !ruled_so || !stands {
            return None;
        }
    }
    Some(ObjectionEntry {
        player: objection.player,
        round: *round,
        word: word.clone(),
        outcome: *outcome,
        reason: many_lines(reason),
    })
}

/// A name or title as a document may have it: without signs that cannot be seen.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if is_hidden(c) { '\u{FFFD}' } else { c }).collect()
}

fn many_lines(text: &str) -> String {
    let is_odd = |c: char| is_hidden(c) && !matches!(c, '\n' | '\r' | '\t');
    let clean = |c: char| if is_odd(c) { '\u{FFFD}' } else { c };
    if text == NO_REASON { String::new() } else { text.chars().map(clean).collect() }
}

impl Document {
    /// The text of the document, ended by a line feed.
    #[must_use]
    pub fn to_text(&self) -> String {
        readable(self)
    }
}

impl Serialize for Document {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("format", FORMAT)?;
        map.serialize_entry("title", &self.details.title)?;
        map.serialize_entry("venue", &self.details.venue)?;
        map.serialize_entry("date", &self.details.date)?;
        map.serialize_entry("referee", &self.details.referee)?;
        map.serialize_entry("assistants", &self.details.assistants)?;
        map.serialize_entry("rules", &RulesEntry(&self.rules))?;
        map.serialize_entry("lexicon", &self.lexicon)?;
        map.serialize_entry("players", &self.players.iter().map(PlayerLine).collect::<Vec<_>>())?;
        map.serialize_entry("rounds", &self.rounds)?;
        map.serialize_entry("rulings", &self.rulings)?;
        map.serialize_entry("penalties", &self.penalties)?;
        map.serialize_entry("objections", &self.objections)?;
        map.end()
    }
}

/// The program's own rules by their name, a club's with their text.
struct RulesEntry<'a>(&'a Rules);

impl Serialize for RulesEntry<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(rules) = self;
        if rules.are_own() {
            return serializer.serialize_str(rules.id());
        }
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("id", rules.id())?;
        map.serialize_entry("sha256", &rules.sha256())?;
        map.serialize_entry("text", rules.text())?;
        map.end()
    }
}

impl Serialize for StatedList {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("name", &self.name)?;
        map.serialize_entry("edition", &self.edition)?;
        if let Some(sha256) = &self.sha256 {
            map.serialize_entry("sha256", sha256)?;
        }
        if let Some(words) = self.words {
            map.serialize_entry("words", &words)?;
        }
        if let Some(authority) = self.authority {
            map.serialize_entry("authority", authority_code(authority))?;
        }
        if let Some(found) = &self.found {
            map.serialize_entry("found", found)?;
        }
        map.end()
    }
}

/// The name of an authority in documents.
pub(super) fn authority_code(authority: Authority) -> &'static str {
    match authority {
        Authority::Authoritative => "authoritative",
        Authority::Reference => "reference",
    }
}

struct PlayerLine<'a>(&'a Player);

impl Serialize for PlayerLine<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Player { id, name, club, span } = self.0;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("id", id)?;
        map.serialize_entry("name", name)?;
        if !club.is_empty() {
            map.serialize_entry("club", club)?;
        }
        if span.from_round != RoundNo::FIRST {
            map.serialize_entry("from_round", &span.from_round)?;
        }
        if span.to_round.get() != ROUNDS {
            map.serialize_entry("to_round", &span.to_round)?;
        }
        map.end()
    }
}

impl Serialize for RoundEntry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("round", &self.round)?;
        map.serialize_entry("letters", &letters_text(&self.letters))?;
        map.serialize_entry("given_up", &self.given_up)?;
        map.serialize_entry("sheets", &self.sheets)?;
        map.end()
    }
}

impl Serialize for SheetEntry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("player", &self.player)?;
        map.serialize_entry("late", &(self.lateness == Lateness::Late))?;
        map.serialize_entry("words", &Fields(&self.words))?;
        map.end()
    }
}

struct Fields<'a>(&'a SheetWords);

impl Serialize for Fields<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Field::ALL.into_iter().map(|field| (field, self.0.field(field))))
    }
}

impl Serialize for RulingEntry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("word", &self.word)?;
        map.serialize_entry("valid", &(self.ruled == Ruled::Valid))?;
        map.serialize_entry("reason", &self.reason)?;
        map.end()
    }
}

impl Serialize for PenaltyEntry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (kind, points) = match self.kind {
            PenaltyKind::Recommendation => ("recommendation", None),
            PenaltyKind::Reprimand => ("reprimand", None),
            PenaltyKind::VoidRound => ("void_round", None),
            PenaltyKind::Deduction { points } => ("deduction", Some(points)),
            PenaltyKind::ExpelledFromRest => ("expelled_from_rest", None),
            PenaltyKind::Expelled => ("expelled", None),
        };
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("player", &self.player)?;
        map.serialize_entry("round", &self.round)?;
        map.serialize_entry("kind", kind)?;
        if let Some(points) = points {
            map.serialize_entry("points", &points)?;
        }
        map.serialize_entry("reason", &self.reason)?;
        map.end()
    }
}

impl Serialize for ObjectionEntry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("player", &self.player)?;
        map.serialize_entry("round", &self.round)?;
        map.serialize_entry("word", &self.word)?;
        map.serialize_entry("upheld", &(self.outcome == Outcome::Upheld))?;
        map.serialize_entry("reason", &self.reason)?;
        map.end()
    }
}
