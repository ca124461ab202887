//! The turn that is typed: `8H QADRE` is a play, `-` a pass, `-ABC` or `-3` an exchange.

use crate::commands::formats::classic::{Entry, Outcome};
use crate::domain::formats::classic::course::{Course, Impossible};
use crate::domain::formats::classic::judged::WholeGame;
use crate::domain::formats::classic::refusal::Refusal;
use crate::domain::formats::classic::state::{RecordedTurn, Table};
use crate::domain::formats::classic::turn::BagHeld;
use crate::domain::formats::classic::written::{NotATurn, TurnText};
use crate::domain::ids::PlayerId;
use crate::views::formats::classic::Sight;
use crate::views::formats::classic::results::on_desk;

/// Why what is typed is no turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadTurn {
    /// Nothing is typed.
    Nothing,
    /// Nobody is said to begin.
    WhoBegins,
    /// What is typed does not belong to this outcome.
    NotHere,
    /// What stands in the field of the free exchange is none: `2`, `2 C`.
    Senyors,
}

fn text<'a>(sight: &Sight<'a>, entry: Entry) -> &'a str {
    sight.desk.text(entry.into()).trim()
}

/// Whose turn it is: who was pressed, who follows, or who began.
pub fn whose(sight: &Sight<'_>, table: &Table) -> Option<PlayerId> {
    let own = sight.own();
    let seated = |player: &PlayerId| table.seats.contains(player);
    if let Some(revised) = own.turn.and_then(|turn| table.turns.get(usize::from(turn) - 1)) {
        return own.turn_of.filter(seated).or(Some(revised.player));
    }
    let last = table.turns.last().map(|turn| turn.player);
    let last = last.and_then(|last| table.seats.iter().position(|seat| *seat == last));
    let next = last.and_then(|last| table.seats.get((last + 1) % table.seats.len()).copied());
    let begins = own.table.as_ref().and_then(|desk| desk.beginner).or(table.starter);
    own.turn_of.filter(seated).or(next).or(begins.filter(seated))
}

fn senyors(typed: &str) -> Result<(u8, Option<BagHeld>), BadTurn> {
    let mut parts = typed.split_whitespace();
    let (Some(times), seen, None) = (parts.next(), parts.next(), parts.next()) else {
        return if typed.is_empty() { Ok((0, None)) } else { Err(BadTurn::Senyors) };
    };
    let times = times.parse().ok().filter(|times| (1..=9).contains(times));
    let times = times.ok_or(BadTurn::Senyors)?;
    let held =
        |code: &str| BagHeld::ALL.into_iter().find(|held| held.code().eq_ignore_ascii_case(code));
    match seen {
        None => Ok((times, None)),
        Some(code) => Ok((times, Some(held(code).ok_or(BadTurn::Senyors)?))),
    }
}

/// The turn that is typed, and whose it is; `None`: what it is, the text says.
///
/// # Errors
/// [`BadTurn`].
pub fn turn(
    sight: &Sight<'_>,
    table: &Table,
    outcome: Option<Outcome>,
) -> Result<(PlayerId, TurnText), BadTurn> {
    let typed = text(sight, Entry::Turn);
    let dash = typed.strip_prefix(['-', '\u{2212}', '–']);
    let laid = || match typed.split_once(char::is_whitespace) {
        Some((at, word)) => Ok((at.to_owned(), word.trim().replace(char::is_whitespace, ""))),
        None if typed.is_empty() => Ok((String::new(), String::new())),
        None => Err(BadTurn::NotHere),
    };
    let none = || {
        let fits = typed.is_empty() || dash.is_some_and(str::is_empty);
        if fits { Ok(Default::default()) } else { Err(BadTurn::NotHere) }
    };
    let (outcome, (at, word), exchanged) = match (outcome, dash) {
        (None, Some("")) => (Outcome::Pass, Default::default(), ""),
        (None, Some(exchanged)) => (Outcome::Exchange, Default::default(), exchanged.trim()),
        (None, None) if typed.is_empty() => return Err(BadTurn::Nothing),
        (None, None) => (Outcome::Play, laid()?, ""),
        (Some(outcome @ (Outcome::TakenOff | Outcome::TakenBack)), _) => (outcome, laid()?, ""),
        (Some(outcome), _) => (outcome, none()?, ""),
    };
    let (senyors, inspected) = senyors(text(sight, Entry::TurnSenyors))?;
    let turn = TurnText {
        outcome,
        at,
        word,
        rack: text(sight, Entry::TurnRack).to_owned(),
        exchanged: exchanged.to_owned(),
        senyors,
        inspected,
        note: text(sight, Entry::TurnNote).to_owned(),
    };
    Ok((whose(sight, table).ok_or(BadTurn::WhoBegins)?, turn))
}

/// The game as it would be with the turn that is typed; why nobody can have done it.
///
/// # Errors
/// [`Refusal`].
pub fn tried(sight: &Sight<'_>, player: PlayerId, text: TurnText) -> Result<WholeGame, Refusal> {
    let rules = sight.contest().game.rules();
    let no_turn = Refusal::NotATurn(NotATurn::Missing);
    let Some((_, table)) = on_desk(sight) else { return Err(no_turn) };
    let mut table = table.clone();
    let seat = table.seats.iter().position(|seat| *seat == player).unwrap_or_default();
    text.turn(rules, seat).map_err(Refusal::NotATurn)?;
    let turn = RecordedTurn { player, text };
    match sight.own().turn.and_then(|turn| table.turns.get_mut(usize::from(turn) - 1)) {
        Some(revised) => *revised = turn,
        None => table.turns.push(turn),
    }
    let game = table.whole(rules).ok_or(no_turn)?;
    Course::of(rules, &game)
        .map_err(|Impossible { turn, why }| Refusal::CannotBe { place: turn, why })?;
    WholeGame::of(&sight.judged.competition, game).ok_or(Refusal::NotATurn(NotATurn::Missing))
}

/// What the rules forbid of the turn that is typed, and of those after one that is revised, beside what was odd
/// already.
pub fn odd(sight: &Sight<'_>, outcome: Option<Outcome>) -> Vec<String> {
    let Some((desk, table)) = on_desk(sight) else { return Vec::new() };
    let Ok((player, text)) = turn(sight, table, outcome) else { return Vec::new() };
    let Ok(after) = tried(sight, player, text) else { return Vec::new() };
    let before = sight.judged.whole.get(&(desk.round, desk.table));
    let rules = sight.contest().game.rules();
    let names: Vec<String> =
        table.seats.iter().map(|&player| sight.player(player).to_owned()).collect();
    let mut said = Vec::new();
    for (place, played) in after.course.turns.iter().enumerate() {
        let was = before.and_then(|before| before.course.turns.get(place));
        let new = played.odd.iter().filter(|odd| !was.is_some_and(|was| was.odd.contains(odd)));
        said.extend(new.map(|odd| {
            format!("{}: {}", place + 1, sight.language().odd_turn(rules, &names, odd))
        }));
    }
    said
}
