//! The scenes of a round at tables, each made of what it may show.

use super::{
    LINES, PairLine, PairPage, PairSeat, ROWS, RankRow, TEAM_ROWS, TableCell, TableScene, Who,
};
use crate::domain::clock::Sides;
use crate::domain::clock::{Countdown, Moment, Phase};
use crate::domain::formats::classic::competition::{Competition, Game};
use crate::domain::formats::classic::rules::{ClockMode, End, Rules, Starter, Team};
use crate::domain::formats::classic::season::PersonRow;
use crate::domain::formats::classic::standings::{Row, Standings, Tally, Up, standings as derived};
use crate::domain::formats::classic::teams::TeamRow;
use crate::domain::ids::{PlayerId, RoundNo, TableNo};
use crate::language::{Language, sorted_by, tr};
use crate::screens::hall::Phases;
use crate::screens::name::minutes;
use crate::text;

/// A round with its seats, for the scenes of it.
#[derive(Clone, Copy)]
pub struct Seats<'a> {
    /// The competition.
    pub competition: &'a Competition,
    /// Which round.
    pub round: RoundNo,
    /// The language of the hall.
    pub language: Language,
}

/// What is ranked after a round.
#[derive(Clone, Copy)]
pub struct Ranks<'a> {
    /// The competition.
    pub competition: &'a Competition,
    /// The standings.
    pub standings: &'a Standings,
    /// The standings of the round before; `None` before the second.
    pub before: Option<&'a Standings>,
    /// After which round; `None` before the first.
    pub after: Option<RoundNo>,
    /// The language of the hall.
    pub language: Language,
}

fn name(competition: &Competition, player: PlayerId) -> String {
    let people = || competition.players.iter().map(|entrant| &entrant.player);
    let entrant = competition.entrant(player);
    entrant.map_or_else(|| player.to_string(), |entrant| entrant.player.told_apart(people()))
}

fn belongs_to(competition: &Competition, player: PlayerId) -> String {
    let Some(entrant) = competition.entrant(player) else { return String::new() };
    let team = entrant.team.and_then(|team| competition.teams.get(&team));
    team.map_or_else(|| entrant.player.club.trim().to_owned(), Clone::clone)
}

/// Halves of a point as points: `2½`.
pub fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (points, 0) => points.to_string(),
        (points, _) => format!("{points}½"),
    }
}

/// An average with two decimals; a dash without one.
pub fn average(language: Language, hundredths: Option<i64>) -> String {
    let Some(hundredths) = hundredths else { return "–".to_owned() };
    let sign = if hundredths < 0 { "\u{2212}" } else { "" };
    let size = hundredths.abs();
    format!("{sign}{}{}{:02}", language.number(size / 100), language.decimal_sign(), size % 100)
}

/// The figures of a row of the standings, the one that ranks first last.
pub fn figures(language: Language, tally: Tally) -> [String; 2] {
    match tally {
        Tally::Swiss(tally) => [language.signed(tally.spread()), points(tally.halves)],
        Tally::Average(tally) => [tally.games.to_string(), average(language, tally.hundredths())],
    }
}

/// Who sits where: pages by table, then pages by name.
pub fn pairings(seats: Seats<'_>, since: Option<Moment>) -> TableScene {
    let Seats { competition, round, language } = seats;
    let title = text!(language, "tables-round", round = round.get());
    let empty = std::collections::BTreeMap::new();
    let of_round = competition.rounds.get(&round);
    let games = of_round.map_or(&empty, |of_round| &of_round.games);
    let before = derived(competition, Up::Before(round));
    let is_first = competition.rounds.range(..round).next().is_none();
    let points_of = |player: PlayerId| {
        let row = before.rows.iter().find(|row| row.player == player);
        match row.map(|row| row.tally) {
            // Of three and four seats the names need the room.
            Some(Tally::Swiss(tally)) if !is_first => {
                text!(
                    language,
                    "tables-points",
                    halves = tally.halves,
                    points = points(tally.halves)
                )
            }
            _ => String::new(),
        }
    };
    let seat = |player: PlayerId, game: &Game| PairSeat {
        name: name(competition, player),
        points: points_of(player),
        begins: game.starter == Some(player),
    };
    let line = |(table, game): (&TableNo, &Game)| PairLine {
        player: None,
        table: table.to_string(),
        seats: game.seats.iter().map(|&player| seat(player, game)).collect(),
    };
    let by_table: Vec<PairLine> = games.iter().map(line).collect();
    let mut by_name: Vec<PairLine> = Vec::new();
    for (table, game) in games {
        for &player in &game.seats {
            let others = game.seats.iter().filter(|other| **other != player);
            let others: Vec<String> = others.map(|&it| name(competition, it)).collect();
            let plain = |name: String| PairSeat { name, points: String::new(), begins: false };
            by_name.push(PairLine {
                player: Some(player),
                table: table.to_string(),
                seats: vec![plain(name(competition, player)), plain(others.join(", "))],
            });
        }
    }
    if let Some(of_round) = of_round {
        for (key, players) in [("tables-bye", &of_round.byes), ("tables-absent", &of_round.absent)]
        {
            for &player in players {
                let said = [name(competition, player), tr(language, key)];
                let seats =
                    said.map(|name| PairSeat { name, points: String::new(), begins: false });
                let (player, table) = (Some(player), String::new());
                by_name.push(PairLine { player, table, seats: seats.into() });
            }
        }
    }
    let first = |line: &PairLine| line.seats.first().map(|seat| seat.name.clone());
    let words = competition.rules.language;
    by_name.sort_by_cached_key(|line| sorted_by(words, &first(line).unwrap_or_default()));
    let mut pages: Vec<PairPage> = Vec::new();
    for lines in by_table.chunks(LINES) {
        let number = |line: Option<&PairLine>| line.map(|it| it.table.clone()).unwrap_or_default();
        let (from, to) = (number(lines.first()), number(lines.last()));
        let part = text!(language, "tables-from-to", from = from, to = to);
        pages.push(PairPage { part, next: String::new(), lines: lines.to_vec() });
    }
    let tables = pages.len();
    for lines in by_name.chunks(LINES) {
        let part = tr(language, "tables-by-name");
        pages.push(PairPage { part, next: String::new(), lines: lines.to_vec() });
    }
    let count = pages.len();
    for (at, page) in pages.iter_mut().enumerate().filter(|_| count > 1) {
        let next = (at + 1) % count;
        let key = if next < tables { "tables-then-by-table" } else { "tables-then-by-name" };
        page.next = tr(language, key);
    }
    let starter = match competition.rules.starter {
        Starter::Lot => "tables-begins-lot",
        Starter::Balanced => "tables-begins-named",
    };
    TableScene::Pairings {
        title,
        of: text!(language, "tables-of-tables", count = games.len()),
        pages,
        starter: tr(language, starter),
        since,
    }
}

/// Who sits where, for phones: the wall shows it no more.
fn seated(seats: Seats<'_>) -> Vec<PairPage> {
    match pairings(seats, None) {
        TableScene::Pairings { pages, .. } => pages,
        _ => Vec::new(),
    }
}

/// The time of a round, with what the rules say of its end.
pub fn round_clock(
    seats: Seats<'_>,
    title: &str,
    (time, rounds): (Countdown, u8),
    alerts_ms: &[i64],
) -> TableScene {
    let Seats { competition, round, language } = seats;
    let rules = &competition.rules;
    let minutes = time.full_ms() / 60_000;
    let notice = if rules.has_end(End::Time) {
        text!(language, "tables-notice-turns", minutes = minutes)
    } else {
        text!(language, "tables-notice", minutes = minutes)
    };
    TableScene::RoundClock {
        seated: seated(seats),
        title: text!(language, "tables-round-of", round = round.get(), rounds = rounds),
        beside: title.to_owned(),
        time,
        alerts_ms: alerts_ms.to_vec(),
        phases: Phases {
            first: left(language, Phase::First, alerts_ms, "◆"),
            last: left(language, Phase::Last, alerts_ms, "▲"),
            over: format!("■ {}", tr(language, "tables-round-over")),
        },
        notice,
    }
}

/// How much is left in a phase, with its sign.
fn left(language: Language, phase: Phase, alerts_ms: &[i64], sign: &str) -> String {
    let ms = phase.begins_ms(alerts_ms).unwrap_or_default();
    if ms == 0 {
        return String::new();
    }
    let said = if ms % 60_000 == 0 {
        text!(language, "tables-last-minutes", minutes = ms / 60_000)
    } else {
        text!(language, "tables-last-seconds", seconds = ms / 1000)
    };
    format!("{sign} {said}")
}

/// The time of a turn at the demonstration table.
pub fn turn_timer(language: Language, time: Countdown, alerts_ms: &[i64]) -> TableScene {
    TableScene::TurnTimer {
        title: tr(language, "tables-turn"),
        beside: minutes(language, time.full_ms()),
        time,
        alerts_ms: alerts_ms.to_vec(),
        phases: Phases {
            first: left(language, Phase::First, alerts_ms, "◆"),
            last: left(language, Phase::Last, alerts_ms, "▲"),
            over: format!("■ {}", tr(language, "tables-play-now")),
        },
    }
}

/// The clock of a table; without a table, a demonstration.
pub fn chess_clock(
    (rules, language): (&Rules, Language),
    table: Option<TableNo>,
    names: &[String],
    clock: &Sides,
) -> TableScene {
    let held = if clock.is_running() { "" } else { "tables-held" };
    let has_chess = rules.clocks.iter().any(|it| matches!(it.mode, ClockMode::Chess { .. }));
    TableScene::ChessClock {
        title: match table {
            Some(table) => text!(language, "tables-table", table = table.to_string()),
            None => tr(language, "tables-demonstration"),
        },
        beside: text!(language, "tables-each", minutes = clock.full_ms() / 60_000),
        names: names.to_vec(),
        clock: clock.clone(),
        price: rules.overtime(clock.len()).filter(|_| has_chess),
        over: tr(language, "tables-over"),
        held: if held.is_empty() { String::new() } else { tr(language, held) },
    }
}

/// The results of a round as they come in.
pub fn coming_in(seats: Seats<'_>, standings: &Standings, head: &str) -> TableScene {
    let Seats { competition, round, language } = seats;
    let games = competition.rounds.get(&round).map(|of_round| &of_round.games);
    let tables: Vec<TableCell> = games
        .into_iter()
        .flatten()
        .map(|(&table, _)| {
            let settled = standings.games.get(&(round, table));
            let done = settled.is_some_and(|settled| !settled.state.is_open());
            TableCell { table: table.to_string(), done }
        })
        .collect();
    let done = tables.iter().filter(|table| table.done).count();
    TableScene::Coming {
        title: text!(language, "tables-round", round = round.get()),
        done,
        of: tables.len(),
        counted: text!(language, "tables-results-in", count = tables.len()),
        tables,
        seated: seated(seats),
        head: head.to_owned(),
    }
}

fn provisional(ranks: Ranks<'_>) -> String {
    let games = ranks.standings.games.values();
    let missing = games.filter(|settled| settled.state.is_open()).count();
    match missing {
        0 => String::new(),
        missing => text!(ranks.language, "tables-provisional", missing = missing),
    }
}

fn title(ranks: Ranks<'_>, [none, after]: [&str; 2]) -> String {
    match ranks.after {
        None => tr(ranks.language, none),
        Some(round) => text!(ranks.language, after, round = round.get()),
    }
}

fn shown(rank: Option<u32>) -> String {
    rank.map(|rank| rank.to_string()).unwrap_or_default()
}

/// Who stands where.
pub fn standings(ranks: Ranks<'_>, since: Option<Moment>) -> TableScene {
    let Ranks { competition, language, .. } = ranks;
    let is_swiss = competition.rules.swiss().is_some();
    let before = |player: PlayerId| {
        let rows = &ranks.before?.rows;
        rows.iter().find(|row| row.player == player)?.rank
    };
    let row = |row: &Row| RankRow {
        player: Some(row.player),
        rank: shown(row.rank),
        moved: before(row.player)
            .zip(row.rank)
            .map(|(before, now)| i64::from(before) - i64::from(now)),
        name: name(competition, row.player),
        belongs_to: belongs_to(competition, row.player),
        figures: figures(language, row.tally).to_vec(),
        first: row.rank == Some(1) && ranks.after.is_some(),
    };
    let headings = if is_swiss {
        ["tables-spread", "tables-heading-points"]
    } else {
        ["tables-games", "tables-average"]
    };
    TableScene::Ranked {
        title: title(ranks, ["tables-standings", "tables-standings-after"]),
        provisional: provisional(ranks),
        beside: text!(language, "tables-players", count = competition.players.len()),
        headings: headings.map(|key| tr(language, key)).to_vec(),
        rows: ranks.standings.rows.iter().map(row).collect(),
        who: Who::Person,
        on_a_page: ROWS,
        since,
    }
}

/// Where the teams stand: six on a page.
pub fn team_standings(ranks: Ranks<'_>, teams: &[TeamRow], since: Option<Moment>) -> TableScene {
    let Ranks { competition, language, .. } = ranks;
    let school =
        matches!(competition.rules.swiss().and_then(|swiss| swiss.team), Some(Team::School { .. }));
    let row = |row: &TeamRow| RankRow {
        player: None,
        rank: shown(row.rank),
        moved: None,
        name: competition.teams.get(&row.team).cloned().unwrap_or_default(),
        belongs_to: String::new(),
        figures: vec![language.signed(row.sums.spread()), points(row.sums.halves)],
        first: row.rank == Some(1) && ranks.after.is_some(),
    };
    let keys = if school {
        ["tables-schools", "tables-schools-after"]
    } else {
        ["tables-pairs", "tables-pairs-after"]
    };
    let headings = ["tables-spread", "tables-heading-points"];
    let players = competition.players.iter().filter(|entrant| entrant.team.is_some()).count();
    let count = if school { "tables-pupils" } else { "tables-players" };
    TableScene::Ranked {
        title: title(ranks, keys),
        provisional: provisional(ranks),
        beside: text!(language, count, count = players),
        headings: headings.map(|key| tr(language, key)).to_vec(),
        rows: teams.iter().map(row).collect(),
        who: Who::Team,
        on_a_page: TEAM_ROWS,
        since,
    }
}

/// A season over its meetings.
pub fn season(
    (name, rules): (&str, &Rules),
    (persons, meetings): (&[PersonRow], usize),
    language: Language,
    since: Option<Moment>,
) -> TableScene {
    let row = |row: &PersonRow| RankRow {
        player: None,
        rank: shown(row.rank),
        moved: None,
        name: row.name.clone(),
        belongs_to: String::new(),
        figures: figures(language, row.tally).to_vec(),
        first: row.rank == Some(1),
    };
    let headings = if rules.swiss().is_some() {
        ["tables-spread", "tables-heading-points"]
    } else {
        ["tables-games", "tables-average"]
    };
    TableScene::Ranked {
        title: name.to_owned(),
        provisional: String::new(),
        beside: text!(language, "tables-season", meetings = meetings),
        headings: headings.map(|key| tr(language, key)).to_vec(),
        rows: persons.iter().map(row).collect(),
        who: Who::Person,
        on_a_page: ROWS,
        since,
    }
}
