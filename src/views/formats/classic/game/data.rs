//! What is seen of a whole game.

use std::collections::BTreeMap;

use super::typed::{BadTurn, odd, tried, turn, whose};
use crate::commands::formats::classic::{Command, Entry, Outcome, Question as Q};
use crate::domain::board::{Board, Rack, Tile};
use crate::domain::formats::classic::Rules;
use crate::domain::formats::classic::rules::{After, ClockMode, Senyors};
use crate::domain::formats::classic::state::{Classic, Table};
use crate::domain::formats::classic::turn::Act as Done;
use crate::domain::ids::PlayerId;
use crate::language::{Sentences as _, tr};
use crate::screens::board::BoardData;
use crate::screens::formats::classic::board::{board, said_whole, stays};
use crate::screens::{Act, FieldData, Tone};
use crate::text;
use crate::views::desk::formats::classic::TableOnDesk;
use crate::views::formats::classic::Sight;
use crate::views::formats::classic::table_clock::{self, TableClockData};

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameData {
    /// The board; with the play that is typed, where one is.
    pub board: BoardData,
    /// Who sits there, what they have scored, whose turn it is: a press says it is theirs.
    pub seats: Vec<(Act, String, bool)>,
    /// What is typed: the turn, the rack, the free exchange, a note.
    pub fields: Vec<FieldData>,
    /// What the turn that is typed would bring; why it is none.
    pub echo: Option<(String, Tone)>,
    /// What the rules forbid of it.
    pub odd: Vec<String>,
    /// What it can be instead of a play: a press records it so.
    pub outcomes: Vec<Act>,
    /// How many tiles the bag has, and what nobody has seen, by tile.
    pub unseen: (String, String),
    /// How long each run is that ends the game, how it ended.
    pub told: Vec<(String, Tone)>,
    /// The turns, the newest first.
    pub turns: Vec<TurnRow>,
    /// What is done with the game.
    pub acts: Vec<Act>,
    /// The clock of the table, while one runs or stands.
    pub clock: Option<TableClockData>,
}

/// A turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnRow {
    /// Which, and whose: a press takes it to be revised.
    pub act: Act,
    /// What was done.
    pub said: String,
    /// What it brought, and the total.
    pub points: [String; 2],
    /// Whether something of it is not as the rules say.
    pub odd: bool,
    /// Whether it is being revised.
    pub chosen: bool,
}

/// The whole game of the table on the desk as it is seen.
pub fn data(sight: &Sight<'_>, (desk, table): (&TableOnDesk, &Table)) -> GameData {
    let language = sight.language();
    let rules = sight.contest().game.rules();
    let whole = sight.judged.whole.get(&(desk.round, desk.table));
    let course = whole.map(|whole| &whole.course);
    let typed = turn(sight, table, None);
    let next = typed.as_ref().ok().cloned();
    let next = next.map(|(player, text)| tried(sight, player, text));
    let own = sight.own();
    let place = own.turn.map_or(table.turns.len(), |turn| usize::from(turn) - 1);
    let would = next.as_ref().and_then(|next| next.as_ref().ok());
    let would = would.and_then(|next| next.course.turns.get(place));
    let empty = Board::EMPTY;
    let laid = course.map_or(&empty, |course| &course.board);
    let last = course.and_then(|course| course.turns.iter().rev().find(|it| stays(it.outcome)));
    let last = last.and_then(|last| last.play.as_ref());
    // A play that is revised may lie under later ones: those are seen as they were.
    let new = would.filter(|_| own.turn.is_none()).and_then(|would| would.play.as_ref());
    let turn_of = whose(sight, table);
    let echo = match (&typed, would) {
        (Err(BadTurn::Nothing), _) => None,
        (Err(why), _) => Some((format!("✗ {}", said_bad(sight, *why)), Tone::Bad)),
        (Ok(_), None) => next
            .as_ref()
            .and_then(|next| next.as_ref().err())
            .map(|why| (format!("✗ {}", Classic::refusal(language, why)), Tone::Bad)),
        (Ok(_), Some(would)) => {
            let words = would.words.iter().map(|(made, points)| {
                let word = crate::domain::formats::classic::notation::laid_text(
                    rules.alphabet(),
                    &made.letters,
                );
                format!("{word} {points}")
            });
            let bonus = (would.bonus > 0).then(|| format!("+{}", would.bonus));
            let parts: Vec<String> = words.chain(bonus).collect();
            let (points, total) = (would.points, would.total);
            let sum = text!(language, "meeting-turn-brings", points = points, total = total);
            Some((format!("✓ {} · {sum}", parts.join(" · ")), Tone::Good))
        }
    };
    GameData {
        board: board(rules, laid, new.or(last), language),
        seats: seats(sight, table, turn_of),
        fields: fields(sight, rules),
        echo,
        odd: if typed.is_ok() { odd(sight, None) } else { Vec::new() },
        outcomes: outcomes(sight, rules),
        unseen: unseen(sight, rules, table),
        told: told(sight, rules, (desk, table)),
        turns: turns(sight, rules, (desk, table)),
        acts: acts(sight),
        clock: table_clock::data(sight).filter(|_| {
            let clock = sight.contest().game.table_clock.as_ref();
            clock.is_some_and(|clock| (clock.round, clock.table) == (desk.round, desk.table))
        }),
    }
}

/// Why what is typed is no turn, in words.
pub fn said_bad(sight: &Sight<'_>, why: BadTurn) -> String {
    let key = match why {
        BadTurn::Nothing => "meeting-turn-nothing",
        BadTurn::WhoBegins => "meeting-turn-who",
        BadTurn::NotHere => "meeting-turn-not-here",
        BadTurn::Senyors => "meeting-turn-senyors-odd",
    };
    tr(sight.language(), key)
}

fn seats(sight: &Sight<'_>, table: &Table, turn_of: Option<PlayerId>) -> Vec<(Act, String, bool)> {
    let desk = sight.own().table.as_ref();
    let whole = desk.and_then(|desk| sight.judged.whole.get(&(desk.round, desk.table)));
    let scored = |seat: usize| {
        let scored = whole.and_then(|whole| whole.course.scored.get(seat).copied());
        sight.language().number(i64::from(scored.unwrap_or_default()))
    };
    let seat = |(seat, &player): (usize, &PlayerId)| {
        let act = sight.seen().act(Command::TurnOf(player).into());
        (act.named(sight.player(player).to_owned()), scored(seat), turn_of == Some(player))
    };
    table.seats.iter().enumerate().map(seat).collect()
}

fn fields(sight: &Sight<'_>, rules: &Rules) -> Vec<FieldData> {
    let language = sight.language();
    let field = |entry: Entry, label: &str, hint: &str| {
        let value = sight.desk.text(entry.into());
        FieldData::line(entry.into(), tr(language, label), value)
            .hint(if hint.is_empty() { String::new() } else { tr(language, hint) })
            .focused(sight.desk.focus)
            .enter(Command::RecordTurn(None).into())
    };
    let senyors = rules.senyors != Senyors::None;
    let all = [
        Some(field(Entry::Turn, "meeting-turn", "meeting-turn-hint")),
        Some(field(Entry::TurnRack, "meeting-turn-rack", "")),
        senyors.then(|| field(Entry::TurnSenyors, "meeting-turn-senyors", "")),
        Some(field(Entry::TurnNote, "meeting-turn-note", "")),
    ];
    all.into_iter().flatten().collect()
}

fn outcomes(sight: &Sight<'_>, rules: &Rules) -> Vec<Act> {
    let timer = rules.clocks.iter().any(|it| matches!(it.mode, ClockMode::Turn { .. }));
    let no_time = rules
        .clocks
        .iter()
        .any(|it| matches!(it.mode, ClockMode::Chess { after: After::NoMoves, .. }));
    let all = [
        Some((None, "commands-record-turn")),
        Some((Some(Outcome::TakenOff), "games-turn-taken-off")),
        Some((Some(Outcome::TakenBack), "games-turn-taken-back")),
        Some((Some(Outcome::Pass), "games-turn-pass")),
        timer.then_some((Some(Outcome::Timer), "games-turn-timer")),
        no_time.then_some((Some(Outcome::NoTime), "games-turn-no-time")),
    ];
    let act = |(outcome, name)| {
        let act = sight.seen().act(Command::RecordTurn(outcome).into());
        act.named(tr(sight.language(), name))
    };
    all.into_iter().flatten().map(act).collect()
}

/// How many tiles the bag has, and all that do not lie on the board, by tile.
fn unseen(sight: &Sight<'_>, rules: &Rules, table: &Table) -> (String, String) {
    let desk = sight.own().table.as_ref();
    let whole = desk.and_then(|desk| sight.judged.whole.get(&(desk.round, desk.table)));
    let all = rules.set.tiles.len();
    let (bag, rest) = match whole {
        Some(whole) => (whole.course.bag, whole.course.unseen(rules)),
        None => (all.saturating_sub(table.seats.len() * rules.rack), rules.set.tiles),
    };
    let bag = text!(sight.language(), "meeting-bag", count = bag, unseen = rest.len());
    (bag, counted(rules, &rest))
}

fn counted(rules: &Rules, rack: &Rack) -> String {
    let mut counts: BTreeMap<Tile, usize> = BTreeMap::new();
    for tile in rack.tiles() {
        *counts.entry(tile).or_default() += 1;
    }
    let said = |(tile, count): (Tile, usize)| {
        let name = match tile {
            Tile::Face(face) => rules.alphabet().spelled(face),
            Tile::Blank => "?",
        };
        if count == 1 { name.to_owned() } else { format!("{name}×{count}") }
    };
    counts.into_iter().map(said).collect::<Vec<_>>().join("  ")
}

/// How long each run is, what contradicts the end, how it ended and what that gives.
fn told(
    sight: &Sight<'_>,
    rules: &Rules,
    (desk, table): (&TableOnDesk, &Table),
) -> Vec<(String, Tone)> {
    let language = sight.language();
    let Some(whole) = sight.judged.whole.get(&(desk.round, desk.table)) else {
        return Vec::new();
    };
    let mut told = Vec::new();
    let runs = whole.course.turns.last().map(|last| last.runs.as_slice()).unwrap_or_default();
    for (run, count) in rules.ends.runs.iter().zip(runs).filter(|(_, count)| **count > 0) {
        let end = language.end_of_game(run.end.end());
        let of = usize::from(run.each) * table.seats.len();
        told.push((text!(language, "meeting-run", end = end, count = *count, of = of), Tone::Open));
    }
    let ended = match (&table.ended, whole.course.ended) {
        (Some(noted), _) => Some(noted.end),
        (None, Some(made)) => Some(made.end),
        (None, None) => None,
    };
    if let Some(end) = ended {
        let key = if table.ended.is_some() { "meeting-game-ended" } else { "meeting-game-ends" };
        let end = language.end_of_game(end);
        told.push((text!(language, key, end = end), Tone::Good));
        let names: Vec<String> =
            table.seats.iter().map(|&player| sight.player(player).to_owned()).collect();
        let odd = whole.proposal.odd.iter().map(|odd| language.odd_end(&names, *odd));
        told.extend(odd.map(|odd| (format!("▲ {odd}"), Tone::Open)));
        for (name, figures) in names.iter().zip(&whole.proposal.seats) {
            let (last, raw) = (language.number(figures.last), language.number(figures.raw));
            let said = text!(
                language,
                "gcg-final",
                name = name.as_str(),
                last = last,
                raw = raw,
                rack = language.number(figures.rack),
                overtime = language.number(figures.overtime)
            );
            told.push((said, Tone::Plain));
        }
    }
    for difference in sight.judged.differences() {
        if difference.at == (desk.round, desk.table) {
            let said = text!(
                language,
                "meeting-game-differs",
                name = sight.player(difference.player),
                stated = difference.stated,
                computed = difference.computed
            );
            told.push((format!("▲ {said}"), Tone::Bad));
        }
    }
    told
}

fn turns(sight: &Sight<'_>, rules: &Rules, (desk, table): (&TableOnDesk, &Table)) -> Vec<TurnRow> {
    let language = sight.language();
    let Some(whole) = sight.judged.whole.get(&(desk.round, desk.table)) else {
        return Vec::new();
    };
    let all = (1_u16..).zip(whole.game.turns.iter().zip(&whole.course.turns));
    let row =
        |(number, (turn, played)): (u16, (_, &crate::domain::formats::classic::course::Played))| {
            let turn: &crate::domain::formats::classic::turn::Turn = turn;
            let name = table.seats.get(played.seat).map_or("", |&player| sight.player(player));
            let act = sight.seen().act(Command::TakeTurn(number).into());
            let off = matches!(turn.act, Done::TakenOff(_) | Done::TakenBack(_));
            TurnRow {
                act: act.named(format!("{number} {name}")),
                said: said_whole(rules, turn, played, language),
                points: [
                    if off { "0".to_owned() } else { played.points.to_string() },
                    played.total.to_string(),
                ],
                odd: !played.odd.is_empty(),
                chosen: sight.own().turn == Some(number),
            }
        };
    let mut rows: Vec<TurnRow> = all.map(row).collect();
    rows.reverse();
    rows
}

fn acts(sight: &Sight<'_>) -> Vec<Act> {
    let revised = sight.own().turn.is_some();
    let all = [
        revised.then_some(Command::LeaveTurn.into()),
        Some(Q::EndGame(None, None).into()),
        Some(Command::ProposeResult.into()),
        Some(Command::WriteGame.into()),
        Some(Q::TakeIn.into()),
    ];
    let acts = all.into_iter().flatten().map(|command| sight.seen().act(command));
    let begin = table_clock::begin(sight);
    acts.filter(|act| act.enabled).chain(begin).collect()
}
