//! The text of a document of a duplicate game into a [`Document`].

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::check;
use super::document::{Document, FORMAT, NamedTop, TurnEntry};
use super::odd::{Impossible, Odd};
use super::{ReadError, Warning};
use crate::domain::board::Rack;
use crate::domain::formats::duplicate::event::EndWhy;
use crate::domain::formats::duplicate::game::{
    Cancelled, Criterion, Ending, Fault as SlipFault, Field, Hand, LAST_TURN, Mode, Outcome,
    Possible, Slip, Turn, TurnNo,
};
use crate::domain::formats::duplicate::notation;
use crate::domain::formats::duplicate::rack::Refusal;
use crate::domain::formats::duplicate::rules::{LANGUAGE, RO_DUPLICATE_2007, Rules};
use crate::domain::formats::duplicate::standings::{Sanction, SanctionKind};
use crate::domain::formats::duplicate::state::LastTurn;
use crate::domain::ids::PlayerId;
use crate::domain::player::{Player, Span};
use crate::domain::text::TextKind;
use crate::exchange::error::{Fault, JsonKind, Wrong};
use crate::exchange::json::{At, Json, Members};
use crate::exchange::reader::{self, digest, line, line_of, reason};
use crate::language::quoted;

pub(super) type Reader = reader::Reader<Odd>;

impl Document {
    /// Reads a document, and what is odd about it.
    ///
    /// # Errors
    /// [`ReadError`], the first one met.
    pub fn read(bytes: &[u8]) -> Result<(Self, Vec<Warning>), ReadError> {
        let json = Json::read(bytes)?;
        let last = TurnNo::new(LAST_TURN).expect("not 0");
        let mut reader = Reader::new(LANGUAGE, last).with_any_number();
        let (document, odd) = document(&mut reader, &At::root(&json))?;
        let mut warnings = reader.into_warnings();
        warnings.extend(odd.into_iter().map(Warning::Own));
        Ok((document, warnings))
    }
}

fn document(reader: &mut Reader, at: &At<'_>) -> Result<(Document, Vec<Odd>), ReadError> {
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
            "mode",
            "lexicon",
            "players",
            "turns",
            "rulings",
            "sanctions",
            "last_turn",
            "ended",
        ],
    )?;
    let rules = Arc::new(
        members.optional("rules", |at| rules_of(&at))?.unwrap_or_else(Rules::ro_duplicate_2007),
    );
    let mode = members.optional("mode", |at| {
        Ok::<_, Wrong>(if at.one_of(&["hall", "program"])? == "program" {
            Mode::Program
        } else {
            Mode::Hall
        })
    })?;
    let mode = mode.unwrap_or_default();
    let details = reader.details(&members)?;
    let lexicon = reader.lexicon(&members)?;
    let players = players(reader, &members.required("players")?)?;
    let turns = turns(reader, &members.required("turns")?, mode)?;
    let rulings = reader.rulings(&members)?;
    let sanctions = reader.optional_list(&members, "sanctions", sanction)?;
    let last_turn = members.optional("last_turn", |at| {
        let members = at.object(&["turn", "after"])?;
        let turn = reader.round_number(&members.required("turn")?)?;
        let after = members.optional("after", |at| at.whole(0, LAST_TURN.into()))?;
        let after = after.and_then(|after| TurnNo::new(u8::try_from(after).ok()?));
        Ok::<_, Wrong>((turn, after))
    })?;
    let ended = members.optional("ended", |at| {
        let code = at.one_of(&ENDS)?;
        Ok::<_, Wrong>(EndWhy::ALL.into_iter().find(|why| why.code() == code))
    })?;
    let reasons = turns.iter().filter(|entry| !entry.cancelled_for.is_empty());
    let cancelled_for = reasons.map(|entry| (entry.number, entry.cancelled_for.clone())).collect();
    let found_late = turns.iter().filter(|it| it.top.as_ref().is_some_and(|top| top.found_late));
    let found_late = found_late.map(|entry| entry.number).collect();
    let paths = turns.iter().map(|entry| entry.path.clone()).collect();
    let last = last_turn.map(|(turn, _)| turn);
    let (game, mut odd) = check::laid(rules, mode, turns, last)?;
    if let Some((turn, after)) = last_turn {
        let closed = after.map_or(0, TurnNo::get);
        if turn.get().saturating_sub(closed) < game.rules.last_turn_notice {
            odd.push(Odd::NoNotice { path: "last_turn".to_owned() });
        }
    }
    let last_turn =
        last_turn.map(|(turn, after)| LastTurn { turn, after: after.map_or(0, TurnNo::get) });
    let document = Document {
        details,
        lexicon,
        players,
        game,
        paths,
        rulings,
        sanctions,
        cancelled_for,
        found_late,
        last_turn,
        ended: ended.flatten(),
    };
    Ok((document, odd))
}

/// The codes of the ends of a game.
const ENDS: [&str; EndWhy::ALL.len()] = {
    let mut codes = [""; EndWhy::ALL.len()];
    let mut end = 0;
    while end < codes.len() {
        codes[end] = EndWhy::ALL[end].code();
        end += 1;
    }
    codes
};

/// A value that cannot have been.
pub(super) fn impossible(at: &At<'_>, what: Impossible) -> ReadError {
    ReadError::At { path: at.path.to_string(), what }
}

fn players(reader: &mut Reader, at: &At<'_>) -> Result<Vec<Player>, ReadError> {
    at.list()?.map(|at| player(reader, &at)).collect()
}

fn player(reader: &mut Reader, at: &At<'_>) -> Result<Player, ReadError> {
    let members = at.object(&["id", "name", "club", "from_turn", "to_turn"])?;
    let id_at = members.required("id")?;
    let id = reader.player_number(&id_at)?;
    if !reader.is_new_player(id) {
        return Err(id_at.wrong(Fault::DoubledPlayer { player: id }).into());
    }
    let name_at = members.required("name")?;
    let name = line_of(&name_at, TextKind::Name)?;
    if name.trim().is_empty() {
        return Err(name_at.wrong(Fault::NameMissing).into());
    }
    let from = members.optional("from_turn", |at| reader.round_number(&at))?;
    let to = members.optional("to_turn", |at| reader.round_number(&at))?;
    let from_round = from.unwrap_or(TurnNo::FIRST);
    let to_round = to.or_else(|| TurnNo::new(LAST_TURN)).unwrap_or(TurnNo::FIRST);
    if from_round > to_round {
        let wrong = if to.is_some() { "to_turn" } else { "from_turn" };
        let what = Impossible::EmptySpan { from: from_round, to: to_round };
        return Err(impossible(&members.required(wrong)?, what));
    }
    let club = line(&members, "club", TextKind::Name)?;
    Ok(Player { id, name, club, span: Span { from_round, to_round } })
}

fn turns(reader: &mut Reader, at: &At<'_>, mode: Mode) -> Result<Vec<TurnEntry>, ReadError> {
    let mut entries: BTreeMap<TurnNo, TurnEntry> = BTreeMap::new();
    for at in at.list()? {
        let entry = turn(reader, &at, mode)?;
        if entries.contains_key(&entry.number) {
            let what = Impossible::DoubledTurn { turn: entry.number };
            return Err(ReadError::At { path: format!("{}.turn", at.path), what });
        }
        entries.insert(entry.number, entry);
    }
    for (wanted, number) in (1..).zip(entries.keys()) {
        if let Some(turn) = TurnNo::new(wanted).filter(|turn| turn != number) {
            return Err(impossible(at, Impossible::TurnMissing { turn }));
        }
    }
    Ok(entries.into_values().collect())
}

fn turn(reader: &mut Reader, at: &At<'_>, mode: Mode) -> Result<TurnEntry, ReadError> {
    let members = at.object(&[
        "turn",
        "leftover",
        "drawn",
        "refused",
        "slips",
        "top",
        "no_play",
        "cancelled",
    ])?;
    let number = reader.round_number(&members.required("turn")?)?;
    let leftover = members.optional("leftover", |at| tiles(&at))?.unwrap_or_default();
    let drawn = tiles(&members.required("drawn")?)?;
    let refused = members.optional("refused", |at| {
        at.list()?.map(|at| refusal(&at)).collect::<Result<Vec<_>, _>>()
    })?;
    let slips = members.optional("slips", |at| slips(reader, &at))?.unwrap_or_default();
    let cancelled = members.optional("cancelled", |at| cancelled(&at))?;
    let (cancelled, cancelled_for) =
        cancelled.map_or((None, String::new()), |(how, reason)| (Some(how), reason));
    let no_play = members.optional("no_play", |at| {
        let possible = at.one_of(&["possible", "impossible"])? == "possible";
        if possible && mode == Mode::Program {
            return Err(impossible(&at, Impossible::PossibleInProgramMode));
        }
        Ok(if possible { Possible::Possible } else { Possible::Impossible })
    })?;
    let top = members.optional("top", |at| named_top(&at))?;
    if let (Some(_), Some(at)) = (&top, members.get("no_play")) {
        return Err(impossible(&at, Impossible::TopAndNoPlay));
    }
    let ending = no_play.map_or(Ending::Open, Ending::NoPlay);
    let refused = refused.unwrap_or_default();
    let turn = Turn { leftover, drawn, refused, slips, ending, cancelled };
    Ok(TurnEntry { path: at.path.to_string(), number, turn, cancelled_for, top })
}

fn tiles(at: &At<'_>) -> Result<Rack, ReadError> {
    let text = at.text()?;
    let tiles = notation::tiles(text);
    let tiles = tiles.ok_or_else(|| impossible(at, Impossible::NoTiles { text: quoted(text) }))?;
    Ok(tiles.into_iter().collect())
}

fn refusal(at: &At<'_>) -> Result<(Rack, Refusal), ReadError> {
    let members = at.object(&["tiles", "why"])?;
    let tiles = tiles(&members.required("tiles")?)?;
    let code = members.required("why")?.one_of(&["vowels", "consonants", "triple"])?;
    let why = Refusal::ALL
        .into_iter()
        .find(|why| why.code() == code)
        .expect("a code is that of a reason");
    Ok((tiles, why))
}

fn cancelled(at: &At<'_>) -> Result<(Cancelled, String), Wrong> {
    let members = at.object(&["how", "reason"])?;
    let reason = reason(&members)?;
    let how = members.required("how")?.one_of(&["score", "taken_back"])?;
    Ok((if how == "score" { Cancelled::Score } else { Cancelled::TakenBack }, reason))
}

const CRITERIA: &[&str] =
    &["opens", "no_joker", "ratio", "letters_in_stock", "more_letters", "other"];

fn named_top(at: &At<'_>) -> Result<NamedTop, Wrong> {
    let members = at.object(&["position", "word", "criteria", "found_late"])?;
    let text = |key| Ok::<_, Wrong>(members.required(key)?.text()?.to_owned());
    let criterion = |at: At<'_>| {
        let code = at.one_of(CRITERIA)?;
        Ok(Criterion::ALL
            .into_iter()
            .find(|criterion| criterion.code() == code)
            .expect("a code is that of a criterion"))
    };
    let criteria = members
        .optional("criteria", |at| at.list()?.map(criterion).collect::<Result<Vec<_>, Wrong>>())?;
    Ok(NamedTop {
        path: at.path.to_string(),
        position: text("position")?,
        word: text("word")?,
        criteria: criteria.unwrap_or_default(),
        found_late: members.optional("found_late", |at| at.boolean())?.unwrap_or_default(),
    })
}

fn slips(reader: &mut Reader, at: &At<'_>) -> Result<BTreeMap<PlayerId, Slip>, ReadError> {
    let mut slips = BTreeMap::new();
    for at in at.list()? {
        let members = at.object(&[
            "player", "position", "word", "points", "late", "fault", "mistakes", "outcome",
        ])?;
        let player_at = members.required("player")?;
        let player = reader.known_player(&player_at)?;
        if slips.contains_key(&player) {
            return Err(impossible(&player_at, Impossible::DoubledSlip { player }));
        }
        slips.insert(player, slip(&members)?);
    }
    Ok(slips)
}

fn slip(members: &Members<'_>) -> Result<Slip, Wrong> {
    const FAULTS: &[&str] =
        &["two_plays", "two_slips", "not_whole", "position_unreadable", "word_unreadable"];
    let text = |key| members.optional(key, |at| Ok::<_, Wrong>(at.text()?.to_owned()));
    let fault = members.optional("fault", |at| {
        let code = at.one_of(FAULTS)?;
        let fault = SlipFault::ALL.into_iter().find(|fault| fault.code() == code);
        Ok::<_, Wrong>(fault.expect("a code is that of a fault"))
    })?;
    let mistakes = members.optional("mistakes", |at| {
        at.list()?.map(|at| at.one_of(&["table", "turn"])).collect::<Result<BTreeSet<_>, _>>()
    })?;
    let mistakes = mistakes.unwrap_or_default();
    let field = |code| if mistakes.contains(code) { Field::Wrong } else { Field::Right };
    let late = members.optional("late", |at| at.boolean())?.unwrap_or_default();
    let outcome = members.optional("outcome", |at| {
        let members = at.object(&["points", "warnings", "reason"])?;
        members.required("reason")?;
        Ok::<_, Wrong>(Outcome {
            points: members.required("points")?.whole(0, 9999)?,
            warnings: members.required("warnings")?.whole(0, 9)?,
            reason: reason(&members)?,
        })
    })?;
    Ok(Slip {
        position: text("position")?.unwrap_or_default(),
        word: text("word")?.unwrap_or_default(),
        points: members.optional("points", |at| at.whole(0, 9999))?,
        hand: if late { Hand::NotRaised } else { Hand::Raised },
        fault,
        table: field("table"),
        turn: field("turn"),
        outcome,
    })
}

fn sanction(reader: &mut Reader, at: &At<'_>) -> Result<Sanction, Wrong> {
    let members = at.object(&["player", "turn", "kind", "reason"])?;
    let player = reader.known_player(&members.required("player")?)?;
    let turn = reader.round_number(&members.required("turn")?)?;
    let code = members.required("kind")?.one_of(&[
        "technical",
        "disciplinary",
        "expelled_from_rest",
        "expelled",
    ])?;
    let kind = SanctionKind::ALL.into_iter().find(|kind| kind.code() == code);
    let kind = kind.expect("a code is that of a kind");
    Ok(Sanction { player, turn, kind, reason: reason(&members)? })
}

/// The rules that a document names: the program's own, or a club's with their text.
fn rules_of(at: &At<'_>) -> Result<Rules, ReadError> {
    let own = || Rules::parse(RO_DUPLICATE_2007).expect("the program's own rules are sound");
    if at.json.kind() == JsonKind::Text {
        let (id, own) = (at.text()?, own());
        let known = id.is_empty() || id == own.id;
        return if known { Ok(own) } else { Err(at.wrong(Fault::UnknownRules).into()) };
    }
    let members = at.object(&["id", "sha256", "text"])?;
    let id = members.optional("id", |at| line_of(&at, TextKind::Name))?;
    let sha256 = members.optional("sha256", |at| digest(&at))?.flatten();
    let is_named = |rules: &Rules| {
        id.as_ref().is_none_or(|id| *id == rules.id)
            && sha256.is_none_or(|sha256| sha256 == rules.sha256())
    };
    let Some(text) = members.get("text") else {
        let own = own();
        let known = id.is_some() && is_named(&own);
        return if known { Ok(own) } else { Err(at.wrong(Fault::UnknownRules).into()) };
    };
    let rules =
        Rules::parse(text.text()?).map_err(|why| impossible(&text, Impossible::BadRules(why)))?;
    if is_named(&rules) { Ok(rules) } else { Err(text.wrong(Fault::OtherRules).into()) }
}
