//! The text of an exchange document into a [`Document`]: every value checked by hand, every refusal
//! with its JSON path.

use std::collections::BTreeSet;

use super::document::{
    Document, FORMAT, ObjectionEntry, PenaltyEntry, RoundEntry, RulingEntry, SheetEntry, StatedList,
};
use super::error::{JsonKind, Problem, ReadError, Warning};
use super::json::{At, Json, Members};
use crate::domain::contest::Details;
use crate::domain::contest::objection::Outcome;
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::contest::ruling::Ruled;
use crate::domain::formats::anagram::alphabet::ALPHABET;
use crate::domain::formats::anagram::rules::{Field, ROUNDS, Rules};
use crate::domain::formats::anagram::sheet::{Lateness, SheetWords};
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::{Letter, Word, Written};
use crate::domain::lexicon::{Authority, Digest};
use crate::domain::player::{Player, Span};
use crate::domain::text::{TextKind, check};
use crate::language::quoted;

const AUTHORITIES: &[&str] = &["authoritative", "reference"];
const KINDS: &[&str] =
    &["recommendation", "reprimand", "void_round", "deduction", "expelled_from_rest", "expelled"];
const FIELDS: &[&str] = &["7", "6", "5", "4", "3"];

impl Document {
    /// Reads a document, and what is odd about it.
    ///
    /// # Errors
    /// [`ReadError`], the first one met.
    pub fn read(bytes: &[u8]) -> Result<(Self, Vec<Warning>), ReadError> {
        let json = Json::read(bytes)?;
        let mut reader = Reader::default();
        let document = reader.document(&At::root(&json))?;
        Ok((document, reader.warnings))
    }
}

#[derive(Default)]
struct Reader {
    players: BTreeSet<PlayerId>,
    warnings: Vec<Warning>,
}

impl Reader {
    fn document(&mut self, at: &At<'_>) -> Result<Document, ReadError> {
        let members = at.object(&[
            "format",
            "title",
            "venue",
            "date",
            "referee",
            "assistants",
            "rules",
            "lexicon",
            "players",
            "rounds",
            "rulings",
            "penalties",
            "objections",
        ])?;
        one_of(&members.required("format")?, &[FORMAT])?;
        let rules = optional(members.get("rules"), |at| rules_of(&at))?;
        Ok(Document {
            details: self.details(&members)?,
            rules: rules.unwrap_or_else(Rules::osth_2019),
            lexicon: optional(members.get("lexicon"), |at| self.lexicon(&at))?.unwrap_or_default(),
            players: self.list(&members.required("players")?, Self::player)?,
            rounds: self.rounds(&members.required("rounds")?)?,
            rulings: self.rulings(&members)?,
            penalties: self.optional_list(&members, "penalties", Self::penalty)?,
            objections: Vec::new(),
        })
        .and_then(|document| self.objections(&members, document))
    }

    fn details(&mut self, members: &Members<'_>) -> Result<Details, ReadError> {
        let date = line(members, "date", TextKind::Name)?;
        if !date.is_empty() && chrono::NaiveDate::parse_from_str(&date, "%Y-%m-%d").is_err() {
            self.warnings.push(Warning::OddDate { path: "date".to_owned() });
        }
        let assistants = optional(members.get("assistants"), |at| {
            at.list()?.map(|at| line_of(&at, TextKind::Name)).collect::<Result<Vec<_>, _>>()
        })?;
        Ok(Details {
            title: line(members, "title", TextKind::Title)?,
            venue: line(members, "venue", TextKind::Title)?,
            date,
            referee: line(members, "referee", TextKind::Name)?,
            assistants: assistants.unwrap_or_default(),
        })
    }

    fn lexicon(&mut self, at: &At<'_>) -> Result<StatedList, ReadError> {
        let members = at.object(&["name", "edition", "sha256", "words", "authority", "found"])?;
        let sha256 = optional(members.get("sha256"), |at| digest(&at))?;
        let authority = optional(members.get("authority"), |at| {
            Ok(match at.text()? {
                "" => None,
                _ if one_of(&at, AUTHORITIES)? == "authoritative" => Some(Authority::Authoritative),
                _ => Some(Authority::Reference),
            })
        })?;
        let found = optional(members.get("found"), |at| {
            at.list()?.map(|at| self.word(&at, None)).collect::<Result<BTreeSet<_>, _>>()
        })?;
        Ok(StatedList {
            name: line(&members, "name", TextKind::Title)?,
            edition: line(&members, "edition", TextKind::Title)?,
            sha256: sha256.flatten(),
            words: optional(members.get("words"), |at| at.whole(0, u32::MAX))?,
            authority: authority.flatten(),
            found,
        })
    }

    fn player(&mut self, at: &At<'_>) -> Result<Player, ReadError> {
        let members = at.object(&["id", "name", "club", "from_round", "to_round"])?;
        let id_at = members.required("id")?;
        let id = player_number(&id_at)?;
        if !self.players.insert(id) {
            return Err(id_at.wrong(Problem::DoubledPlayer { player: id }));
        }
        let name_at = members.required("name")?;
        let name = line_of(&name_at, TextKind::Name)?;
        if name.trim().is_empty() {
            return Err(name_at.wrong(Problem::NameMissing));
        }
        let first = || RoundNo::FIRST;
        let from = optional(members.get("from_round"), |at| round_number(&at))?;
        let from_round = from.unwrap_or_else(first);
        let to = optional(members.get("to_round"), |at| round_number(&at))?;
        let to_round = to.unwrap_or_else(|| RoundNo::new(ROUNDS).unwrap_or_else(first));
        if from_round > to_round {
            let wrong = if to.is_some() { "to_round" } else { "from_round" };
            let what = Problem::EmptySpan { from: from_round, to: to_round };
            return Err(members.required(wrong)?.wrong(what));
        }
        let club = line(&members, "club", TextKind::Name)?;
        Ok(Player { id, name, club, span: Span { from_round, to_round } })
    }

    fn rounds(&mut self, at: &At<'_>) -> Result<Vec<RoundEntry>, ReadError> {
        let mut met = BTreeSet::new();
        self.list(at, |reader, at| {
            let members = at.object(&["round", "letters", "given_up", "sheets"])?;
            let round_at = members.required("round")?;
            let round = round_number(&round_at)?;
            if !met.insert(round) {
                return Err(round_at.wrong(Problem::DoubledRound { round }));
            }
            let given_up = optional(members.get("given_up"), |at| at.boolean())?;
            let given_up = given_up.unwrap_or_default();
            let letters_at = members.required("letters")?;
            let letters = match letters_at.text()? {
                text if text.trim().is_empty() && given_up => Vec::new(),
                _ => reader.word(&letters_at, None)?.letters().to_vec(),
            };
            let rack: Tiles = letters.iter().copied().collect();
            let sheets = optional(members.get("sheets"), |at| reader.sheets(&at, &rack))?
                .unwrap_or_default();
            Ok(RoundEntry { round, letters, given_up, sheets })
        })
    }

    fn sheets(&mut self, at: &At<'_>, rack: &Tiles) -> Result<Vec<SheetEntry>, ReadError> {
        let mut met = BTreeSet::new();
        self.list(at, |reader, at| {
            let members = at.object(&["player", "late", "words"])?;
            let player_at = members.required("player")?;
            let player = reader.known_player(&player_at)?;
            if !met.insert(player) {
                return Err(player_at.wrong(Problem::DoubledSheet { player }));
            }
            let late = optional(members.get("late"), |at| at.boolean())?.unwrap_or_default();
            let words = optional(members.get("words"), |at| reader.sheet_words(&at, rack))?;
            Ok(SheetEntry {
                player,
                lateness: if late { Lateness::Late } else { Lateness::InTime },
                words: words.unwrap_or_default(),
            })
        })
    }

    fn sheet_words(&mut self, at: &At<'_>, rack: &Tiles) -> Result<SheetWords, ReadError> {
        let members = at.object(FIELDS)?;
        let mut words = SheetWords::default();
        for (&key, field) in FIELDS.iter().zip(Field::ALL) {
            let Some(at) = members.get(key) else { continue };
            for at in at.list()? {
                words.push(field, self.written(&at, Some(rack))?);
            }
        }
        Ok(words)
    }

    fn rulings(&mut self, members: &Members<'_>) -> Result<Vec<RulingEntry>, ReadError> {
        let mut met = BTreeSet::new();
        self.optional_list(members, "rulings", |reader, at| {
            let members = at.object(&["word", "valid", "reason"])?;
            let word_at = members.required("word")?;
            let word = reader.word(&word_at, None)?;
            if !met.insert(word.clone()) {
                return Err(word_at.wrong(Problem::DoubledRuling { word }));
            }
            let valid = members.required("valid")?.boolean()?;
            let ruled = if valid { Ruled::Valid } else { Ruled::Invalid };
            let reason = line(&members, "reason", TextKind::Evidence)?;
            Ok(RulingEntry { word, ruled, reason })
        })
    }

    fn penalty(&mut self, at: &At<'_>) -> Result<PenaltyEntry, ReadError> {
        let members = at.object(&["player", "round", "kind", "points", "reason"])?;
        let player = self.known_player(&members.required("player")?)?;
        let round = round_number(&members.required("round")?)?;
        let kind = match one_of(&members.required("kind")?, KINDS)? {
            "recommendation" => PenaltyKind::Recommendation,
            "reprimand" => PenaltyKind::Reprimand,
            "void_round" => PenaltyKind::VoidRound,
            "deduction" => {
                PenaltyKind::Deduction { points: members.required("points")?.whole(1, u32::MAX)? }
            }
            "expelled_from_rest" => PenaltyKind::ExpelledFromRest,
            _ => PenaltyKind::Expelled,
        };
        if let Some(at) = members.get("points")
            && !matches!(kind, PenaltyKind::Deduction { .. })
        {
            at.whole(0, u32::MAX)?;
            self.warnings.push(Warning::PointsIgnored { path: at.path.to_string() });
        }
        Ok(PenaltyEntry { player, round, kind, reason: reason(&members)? })
    }

    /// Objections come last: the rack of their round reads an ambiguous letter.
    fn objections(
        &mut self,
        members: &Members<'_>,
        mut document: Document,
    ) -> Result<Document, ReadError> {
        let rounds = &document.rounds;
        let objections = self.optional_list(members, "objections", |reader, at| {
            let members = at.object(&["player", "round", "word", "upheld", "reason"])?;
            let player = reader.known_player(&members.required("player")?)?;
            let round = round_number(&members.required("round")?)?;
            let entry = rounds.iter().find(|entry| entry.round == round);
            let rack = entry.map(|entry| entry.letters.iter().copied().collect::<Tiles>());
            let word = reader.word(&members.required("word")?, rack.as_ref())?;
            let upheld = members.required("upheld")?.boolean()?;
            let outcome = if upheld { Outcome::Upheld } else { Outcome::Dismissed };
            Ok(ObjectionEntry { player, round, word, outcome, reason: reason(&members)? })
        })?;
        document.objections = objections;
        Ok(document)
    }

    fn list<T>(
        &mut self,
        at: &At<'_>,
        mut item: impl FnMut(&mut Self, &At<'_>) -> Result<T, ReadError>,
    ) -> Result<Vec<T>, ReadError> {
        at.list()?.map(|at| item(self, &at)).collect()
    }

    fn optional_list<T>(
        &mut self,
        members: &Members<'_>,
        key: &'static str,
        item: impl FnMut(&mut Self, &At<'_>) -> Result<T, ReadError>,
    ) -> Result<Vec<T>, ReadError> {
        members.get(key).map_or(Ok(Vec::new()), |at| self.list(&at, item))
    }

    fn known_player(&self, at: &At<'_>) -> Result<PlayerId, ReadError> {
        let player = player_number(at)?;
        if self.players.contains(&player) {
            Ok(player)
        } else {
            Err(at.wrong(Problem::UnknownPlayer { player }))
        }
    }

    /// A word as written, unreadable letters allowed.
    fn written(&mut self, at: &At<'_>, rack: Option<&Tiles>) -> Result<Written, ReadError> {
        let text = at.text()?;
        let reading = ALPHABET
            .read(text, rack.map(|rack| &**rack))
            .map_err(|why| at.wrong(Problem::NotAWord { text: quoted(text), why }))?;
        if let Some(recovery) = reading.recovery {
            self.warnings.push(Warning::Recovered {
                path: at.path.to_string(),
                text: quoted(text),
                word: quoted(&reading.written.to_string()),
                recovery,
                otherwise: reading.otherwise.map(|other| quoted(&other.to_string())),
            });
        }
        Ok(reading.written)
    }

    /// A word of which every letter is known.
    fn word(&mut self, at: &At<'_>, rack: Option<&Tiles>) -> Result<Word, ReadError> {
        match self.written(at, rack)? {
            Written::Word(word) => Ok(word),
            Written::Illegible(_) => Err(at.wrong(Problem::UnknownLetter)),
        }
    }
}

fn optional<'a, T>(
    at: Option<At<'a>>,
    read: impl FnOnce(At<'a>) -> Result<T, ReadError>,
) -> Result<Option<T>, ReadError> {
    at.map(read).transpose()
}

fn one_of(at: &At<'_>, known: &'static [&'static str]) -> Result<&'static str, ReadError> {
    let text = at.text()?;
    let found = known.iter().copied().find(|&known| known == text);
    found.ok_or_else(|| at.wrong(Problem::NotOneOf { known }))
}

/// The rules that a document names: the program's own, or a club's with their text.
fn rules_of(at: &At<'_>) -> Result<Rules, ReadError> {
    let own = Rules::osth_2019();
    if at.json.kind() == JsonKind::Text {
        let id = at.text()?;
        let known = id.is_empty() || id == own.id();
        return if known { Ok(own) } else { Err(at.wrong(Problem::UnknownRules)) };
    }
    let members = at.object(&["id", "sha256", "text"])?;
    let id = optional(members.get("id"), |at| line_of(&at, TextKind::Name))?;
    let sha256 = optional(members.get("sha256"), |at| digest(&at))?.flatten();
    let is_named = |rules: &Rules| {
        id.as_ref().is_none_or(|id| id == rules.id())
            && sha256.is_none_or(|sha256| sha256 == rules.sha256())
    };
    let Some(text) = members.get("text") else {
        let known = id.is_some() && is_named(&own);
        return if known { Ok(own) } else { Err(at.wrong(Problem::UnknownRules)) };
    };
    let rules = Rules::parse(text.text()?).map_err(|why| text.wrong(Problem::BadRules(why)))?;
    if is_named(&rules) { Ok(rules) } else { Err(text.wrong(Problem::OtherRules)) }
}

fn digest(at: &At<'_>) -> Result<Option<Digest>, ReadError> {
    match at.text()? {
        "" => Ok(None),
        text => {
            let digest = text.to_ascii_lowercase().parse::<Digest>();
            digest.map(Some).map_err(|_| at.wrong(Problem::NotADigest))
        }
    }
}

fn player_number(at: &At<'_>) -> Result<PlayerId, ReadError> {
    let number = at.whole(1, PlayerId::MOST.get())?;
    Ok(PlayerId::of(number).unwrap_or(PlayerId::FIRST))
}

fn round_number(at: &At<'_>) -> Result<RoundNo, ReadError> {
    let number = at.whole(1, u32::from(ROUNDS))?;
    Ok(u8::try_from(number).ok().and_then(RoundNo::new).unwrap_or(RoundNo::FIRST))
}

/// One line of text: a name or a title.
fn line_of(at: &At<'_>, kind: TextKind) -> Result<String, ReadError> {
    let text = at.text()?;
    check(text, kind).map_err(|why| at.wrong(Problem::UnfitText(why)))?;
    Ok(text.to_owned())
}

fn line<'a>(members: &Members<'a>, key: &'a str, kind: TextKind) -> Result<String, ReadError> {
    members.get(key).map_or(Ok(String::new()), |at| line_of(&at, kind))
}

/// A reason may have several lines.
fn reason(members: &Members<'_>) -> Result<String, ReadError> {
    line(members, "reason", TextKind::Reason)
}

/// The letters as they are written in a document.
pub(super) fn letters_text(letters: &[Letter]) -> String {
    letters.iter().map(|letter| letter.to_char()).collect()
}
