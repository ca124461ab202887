//! The text of a document of anagram rounds into a [`Document`].

use std::collections::BTreeSet;

use super::document::{Document, FORMAT, RoundEntry, SheetEntry};
use super::{Odd, ReadError, Warning};
use crate::domain::formats::anagram::alphabet::LANGUAGE;
use crate::domain::formats::anagram::rules::{Field, Rules, last_round};
use crate::domain::formats::anagram::sheet::{Lateness, SheetWords};
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::text::TextKind;
use crate::exchange::error::{Fault, JsonKind, Problem, Wrong};
use crate::exchange::json::{At, Json};
use crate::exchange::reader::{self, digest, line_of};

const FIELDS: &[&str] = &["7", "6", "5", "4", "3"];

type Reader = reader::Reader<Odd>;

impl Document {
    /// Reads a document, and what is odd about it.
    ///
    /// # Errors
    /// [`ReadError`], the first one met.
    pub fn read(bytes: &[u8]) -> Result<(Self, Vec<Warning>), ReadError> {
        let json = Json::read(bytes)?;
        let mut reader = Reader::new(LANGUAGE, last_round());
        let document = document(&mut reader, &At::root(&json))?;
        Ok((document, reader.into_warnings()))
    }
}

fn document(reader: &mut Reader, at: &At<'_>) -> Result<Document, ReadError> {
    let members = at.document(
        &[FORMAT],
        &[
            "format",
            "title",
            "venue",
            "club",
            "starts",
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
        ],
    )?;
    let rules = members.optional("rules", |at| rules_of(&at))?;
    let details = reader.details(&members)?;
    let lexicon = reader.lexicon(&members)?;
    let players = reader.players(&members)?;
    let rounds = rounds(reader, &members.required("rounds")?)?;
    let rulings = reader.rulings(&members)?;
    let penalties = reader.penalties(&members)?;
    let rack = |round| {
        let entry = rounds.iter().find(|entry| entry.round == round)?;
        Some(*entry.letters.iter().copied().collect::<Tiles>())
    };
    let objections = reader.objections(&members, rack)?;
    Ok(Document {
        details,
        rules: rules.unwrap_or_else(Rules::osth_2019),
        lexicon,
        players,
        rounds,
        rulings,
        penalties,
        objections,
    })
}

fn rounds(reader: &mut Reader, at: &At<'_>) -> Result<Vec<RoundEntry>, Wrong> {
    let mut met = BTreeSet::new();
    reader.list(at, |reader, at| {
        let members = at.object(&["round", "letters", "given_up", "sheets"])?;
        let round_at = members.required("round")?;
        let round = reader.round_number(&round_at)?;
        if !met.insert(round) {
            return Err(round_at.wrong(Fault::DoubledRound { round }));
        }
        let given_up = members.optional("given_up", |at| at.boolean())?;
        let given_up = given_up.unwrap_or_default();
        let letters_at = members.required("letters")?;
        let letters = match letters_at.text()? {
            text if text.trim().is_empty() && given_up => Vec::new(),
            _ => reader.word(&letters_at, None)?.letters().to_vec(),
        };
        let rack: Tiles = letters.iter().copied().collect();
        let sheets =
            members.optional("sheets", |at| sheets(reader, &at, &rack))?.unwrap_or_default();
        Ok(RoundEntry { round, letters, given_up, sheets })
    })
}

fn sheets(reader: &mut Reader, at: &At<'_>, rack: &Tiles) -> Result<Vec<SheetEntry>, Wrong> {
    let mut met = BTreeSet::new();
    reader.list(at, |reader, at| {
        let members = at.object(&["player", "late", "not_handed_in", "words"])?;
        let player_at = members.required("player")?;
        let player = reader.known_player(&player_at)?;
        if !met.insert(player) {
            return Err(player_at.wrong(Fault::DoubledSheet { player }));
        }
        let late = members.optional("late", |at| at.boolean())?.unwrap_or_default();
        let words = members.optional("words", |at| sheet_words(reader, &at, rack))?;
        let words = words.unwrap_or_default();
        let declared = members.optional("not_handed_in", |at| Ok((at.boolean()?, at)))?;
        let not_handed_in = match declared {
            Some((true, at)) if late || !words.is_empty() => {
                return Err(at.wrong(Fault::HandedIn { player }));
            }
            declared => declared.is_some_and(|(said, _)| said),
        };
        let lateness = if late { Lateness::Late } else { Lateness::InTime };
        Ok(SheetEntry { player, lateness, not_handed_in, words })
    })
}

fn sheet_words(reader: &mut Reader, at: &At<'_>, rack: &Tiles) -> Result<SheetWords, Wrong> {
    let members = at.object(FIELDS)?;
    let mut words = SheetWords::default();
    for (&key, field) in FIELDS.iter().zip(Field::ALL) {
        let Some(at) = members.get(key) else { continue };
        for at in at.list()? {
            words.push(field, reader.written(&at, Some(rack))?);
        }
    }
    Ok(words)
}

/// The rules that a document names: the program's own, or a club's with their text.
fn rules_of(at: &At<'_>) -> Result<Rules, ReadError> {
    let own = Rules::osth_2019();
    if at.json.kind() == JsonKind::Text {
        let id = at.text()?;
        let known = id.is_empty() || id == own.id();
        return if known { Ok(own) } else { Err(at.wrong(Fault::UnknownRules).into()) };
    }
    let members = at.object(&["id", "sha256", "text"])?;
    let id = members.optional("id", |at| line_of(&at, TextKind::Name))?;
    let sha256 = members.optional("sha256", |at| digest(&at))?.flatten();
    let is_named = |rules: &Rules| {
        id.as_ref().is_none_or(|id| id == rules.id())
            && sha256.is_none_or(|sha256| sha256 == rules.sha256())
    };
    let Some(text) = members.get("text") else {
        let known = id.is_some() && is_named(&own);
        return if known { Ok(own) } else { Err(at.wrong(Fault::UnknownRules).into()) };
    };
    let rules = Rules::parse(text.text()?).map_err(|why| {
        let what = Problem::BadRules(why);
        ReadError::At { path: text.path.to_string(), what }
    })?;
    if is_named(&rules) { Ok(rules) } else { Err(text.wrong(Fault::OtherRules).into()) }
}
