//! A game of a document: who sits there, and one of scores, figures, a walkover, a cancelled game, nothing yet.

use super::ReadError;
use super::document::{Tiles, TurnLine};
use super::odd::Impossible;
use super::seen::{Seen, impossible, table_number};
use crate::domain::formats::classic::competition::{
    Figures, Final, Game, MOST_RACK, MOST_SCORE, Told,
};
use crate::domain::formats::classic::result::finals;
use crate::domain::formats::classic::rules::{End, Outcome, Rules, Tie};
use crate::domain::ids::{PlayerId, TableNo};
use crate::domain::text::TextKind;
use crate::exchange::error::{JsonKind, Wrong};
use crate::exchange::json::{At, Members};
use crate::exchange::reader::{line, reason};

/// A game as it was read.
pub(super) struct ReadGame {
    pub table: TableNo,
    pub game: Game,
    pub turns: Option<Vec<TurnLine>>,
}

/// What is written of a seat.
struct SeatLine {
    stated: Option<i64>,
    raw: Option<i64>,
    rack: u32,
    over_ms: u64,
    last_word: Option<u32>,
}

const ENDS: [&str; End::ALL.len()] = {
    let mut codes = [""; End::ALL.len()];
    let mut end = 0;
    while end < codes.len() {
        codes[end] = End::ALL[end].code();
        end += 1;
    }
    codes
};

const OUTCOMES: [&str; Outcome::ALL.len()] = {
    let mut codes = [""; Outcome::ALL.len()];
    let mut outcome = 0;
    while outcome < codes.len() {
        codes[outcome] = Outcome::ALL[outcome].code();
        outcome += 1;
    }
    codes
};

/// Reads a game of the round that is being read.
pub(super) fn read(seen: &mut Seen<'_>, at: &At<'_>) -> Result<ReadGame, ReadError> {
    let members = at.object(&[
        "table",
        "seats",
        "starter",
        "end",
        "finisher",
        "walkover",
        "cancelled",
        "reason",
        "turns",
    ])?;
    let document = seen.document;
    let rules = &document.competition.rules;
    let table = table_number(&members.required("table")?)?;
    let seats_at = members.required("seats")?;
    let (mut seats, mut lines) = (Vec::new(), Vec::new());
    for at in seats_at.list()? {
        let members = at.object(&["player", "final", "raw", "rack", "over_ms", "last_word"])?;
        seats.push(seen.player(&members.required("player")?)?);
        lines.push(seat(rules, &members)?);
    }
    if !rules.seats_allow(seats.len()) {
        return Err(impossible(&seats_at, Impossible::WrongSeats { seats: seats.len() }));
    }
    let seated = |at: At<'_>| {
        let player = seen.reader.known_player(&at)?;
        let not_there = || impossible(&at, Impossible::NotAtTable { player });
        seats.contains(&player).then_some(player).ok_or_else(not_there)
    };
    let end = members.optional("end", |at| end(rules, &at))?;
    let mut game = Game {
        starter: members.optional("starter", seated)?,
        finisher: members.optional("finisher", seated)?,
        end,
        reason: reason(&members)?,
        told: Told::Nothing,
        seats: Vec::new(),
    };
    let walkover = members.optional("walkover", |at| {
        if rules.swiss().is_none() {
            return Err(impossible(&at, Impossible::NoWalkoverHere));
        }
        seated(at)
    })?;
    let cancelled = members.optional("cancelled", |at| at.boolean())?.unwrap_or_default();
    let turns = members.optional("turns", |at| {
        at.list()?.map(|at| turn(&at, &seated)).collect::<Result<Vec<_>, _>>()
    })?;
    game.seats.clone_from(&seats);
    let scored = lines.iter().any(|line| line.stated.is_some() || line.raw.is_some());
    game.told = match (walkover, cancelled) {
        (Some(_), true) => return Err(impossible(at, Impossible::NoGameAndScores)),
        (Some(_), false) | (None, true) if scored => {
            return Err(impossible(at, Impossible::NoGameAndScores));
        }
        (Some(present), false) => Told::Walkover { present },
        (None, true) => Told::Cancelled,
        (None, false) => told(rules, &game, &lines, at, &seats_at)?,
    };
    Ok(ReadGame { table, game, turns })
}

fn end(rules: &Rules, at: &At<'_>) -> Result<End, ReadError> {
    let code = at.one_of(&ENDS)?;
    let end =
        End::ALL.into_iter().find(|end| end.code() == code).expect("a code is that of an end");
    if rules.has_end(end) { Ok(end) } else { Err(impossible(at, Impossible::NoSuchEnd { end })) }
}

fn seat(rules: &Rules, members: &Members<'_>) -> Result<SeatLine, ReadError> {
    let score = |at: At<'_>| at.integer(-MOST_SCORE, MOST_SCORE);
    let raw = members.optional("raw", score)?;
    for key in ["rack", "over_ms"] {
        if let (Some(at), None) = (members.get(key), raw) {
            return Err(impossible(&at, Impossible::WithoutRaw));
        }
    }
    let last_word = members.optional("last_word", |at| {
        let asked = rules.swiss().is_some_and(|swiss| swiss.tie == Tie::LastWord);
        if !asked {
            return Err(impossible(&at, Impossible::NoLastWord));
        }
        Ok(at.whole(0, 9999)?)
    })?;
    Ok(SeatLine {
        stated: members.optional("final", score)?,
        raw,
        rack: members.optional("rack", |at| at.whole(0, MOST_RACK))?.unwrap_or_default(),
        over_ms: members
            .optional("over_ms", |at| at.whole(0, u32::MAX))?
            .unwrap_or_default()
            .into(),
        last_word,
    })
}

/// Scores, figures or nothing, as the seats say.
fn told(
    rules: &Rules,
    game: &Game,
    lines: &[SeatLine],
    at: &At<'_>,
    seats_at: &At<'_>,
) -> Result<Told, ReadError> {
    let wrong = |what| Err(impossible(seats_at, what));
    let count = |of: fn(&SeatLine) -> bool| lines.iter().filter(|line| of(line)).count();
    let (raw, stated) = (count(|line| line.raw.is_some()), count(|line| line.stated.is_some()));
    if raw == 0 && stated == 0 {
        return Ok(Told::Nothing);
    }
    if raw == 0 {
        let finals = lines
            .iter()
            .map(|line| Some(Final { points: line.stated?, last_word: line.last_word }));
        let finals: Option<Vec<Final>> = finals.collect();
        return finals
            .map_or_else(|| wrong(Impossible::SomeScores), |finals| Ok(Told::Finals(finals)));
    }
    let figures = lines.iter().map(|line| {
        let SeatLine { rack, over_ms, last_word, .. } = *line;
        Some(Figures { raw: line.raw?, rack, over_ms, last_word })
    });
    let Some(figures) = figures.collect::<Option<Vec<Figures>>>() else {
        return wrong(Impossible::SomeScores);
    };
    check(rules, game, &figures, at, seats_at)?;
    let finals = finals(rules, game, &figures);
    for (index, (line, computed)) in lines.iter().zip(finals).enumerate() {
        if let Some(stated) = line.stated.filter(|&stated| stated != computed) {
            let path = format!("{}[{index}].final", seats_at.path);
            let what = Impossible::FiguresDisagree { stated, computed };
            return Err(ReadError::At { path, what });
        }
    }
    Ok(Told::Figures(figures))
}

/// Whether figures, end and finisher can stand beside each other.
fn check(
    rules: &Rules,
    game: &Game,
    figures: &[Figures],
    at: &At<'_>,
    seats_at: &At<'_>,
) -> Result<(), ReadError> {
    let seat = |index: usize, key: &str, what| {
        Err(ReadError::At { path: format!("{}[{index}].{key}", seats_at.path), what })
    };
    match (game.end.unwrap_or_default(), game.finisher) {
        (End::Out, None) => return Err(impossible(at, Impossible::FinisherMissing)),
        (End::Out, Some(finisher)) => {
            let place = game.seats.iter().position(|&player| player == finisher);
            let has_tiles = |&place: &usize| figures.get(place).is_some_and(|seat| seat.rack > 0);
            if let Some(place) = place.filter(has_tiles) {
                return seat(place, "rack", Impossible::FinisherHasTiles);
            }
        }
        (_, Some(_)) => return Err(impossible(at, Impossible::FinisherWithoutOut)),
        (End::Unknown, None) if figures.iter().any(|seat| seat.rack > 0) => {
            return Err(impossible(at, Impossible::EndMissing));
        }
        (_, None) => {}
    }
    for (index, figures) in figures.iter().enumerate().filter(|(_, seat)| seat.over_ms > 0) {
        let seats = game.seats.len();
        let Some(overtime) = rules.overtime(seats) else {
            return seat(index, "over_ms", Impossible::NoOvertime { seats });
        };
        if let Some(most_ms) = overtime.limit_ms().filter(|&most| figures.over_ms > most) {
            return seat(index, "over_ms", Impossible::TooMuchOvertime { most_ms });
        }
    }
    Ok(())
}

fn turn(
    at: &At<'_>,
    seated: &dyn Fn(At<'_>) -> Result<PlayerId, ReadError>,
) -> Result<TurnLine, ReadError> {
    let members = at.object(&[
        "player",
        "outcome",
        "at",
        "word",
        "rack",
        "exchanged",
        "senyors",
        "inspected",
        "note",
    ])?;
    let code = members.required("outcome")?.one_of(&OUTCOMES)?;
    let outcome = Outcome::ALL.into_iter().find(|outcome| outcome.code() == code);
    let outcome = outcome.expect("a code is that of an outcome");
    // What was taken back or off need not be known.
    let (may, must) = match outcome {
        Outcome::Play | Outcome::ZeroPlay => (true, true),
        Outcome::TakenBack | Outcome::TakenOff => (true, false),
        Outcome::Exchange | Outcome::Pass | Outcome::Timer | Outcome::NoTime => (false, false),
    };
    let must = must || (may && (members.get("at").is_some() || members.get("word").is_some()));
    for key in ["at", "word"] {
        if members.get(key).is_some() != must {
            let path =
                members.get(key).map_or_else(|| at.path.to_string(), |at| at.path.to_string());
            return Err(ReadError::At { path, what: Impossible::PlayWithoutWord });
        }
    }
    let exchanged = members.optional("exchanged", |at| {
        Ok::<_, Wrong>(if at.json.kind() == JsonKind::Text {
            Tiles::Letters(crate::exchange::reader::line_of(&at, TextKind::Name)?)
        } else {
            Tiles::Number(at.whole(1, 99)?)
        })
    })?;
    let inspected = members.optional("inspected", |at| at.one_of(&["A", "B", "C"]))?;
    Ok(TurnLine {
        player: seated(members.required("player")?)?,
        outcome,
        at: line(&members, "at", TextKind::Name)?,
        word: line(&members, "word", TextKind::Name)?,
        rack: line(&members, "rack", TextKind::Name)?,
        exchanged,
        senyors: members.optional("senyors", |at| at.whole(0, 99))?.unwrap_or_default(),
        inspected: inspected.unwrap_or_default().to_owned(),
        note: line(&members, "note", TextKind::Reason)?,
    })
}
