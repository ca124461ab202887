//! What is seen in Results.

use super::typed::{NoResult, clock_end, entered, fields};
use crate::commands::formats::classic::{Command, End, Entry, Question as Q};
use crate::commands::{ENDS, UserCommand};
use crate::domain::contest::draft::Draft;
use crate::domain::formats::classic::result::{Seat, State};
use crate::domain::formats::classic::rules::{After, ClockMode};
use crate::domain::formats::classic::state::{Classic, Outcome, Table};
use crate::domain::ids::{PlayerId, RoundNo, TableNo};
use crate::language::{Sentences as _, tr};
use crate::screens::formats::classic::echo::{Echo, doubts, echo};
use crate::screens::{Act, FieldData, Tone};
use crate::text;
use crate::views::desk::formats::classic::{Depth, TableOnDesk};
use crate::views::formats::classic::game::{self, GameData};
use crate::views::formats::classic::on_desk::on_desk;
use crate::views::formats::classic::{Sight, figures};

/// How many rounds have a column of the grid.
const COLUMNS: usize = 5;
/// How many rows of the standings are told around those of the table, and how many while none is open.
const RANKS: [usize; 2] = [7, 12];

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultsData {
    /// How many results of the round in view are in.
    pub title: String,
    /// The rounds of the columns.
    pub rounds: Vec<String>,
    /// A row a table: its name, and a cell a round.
    pub grid: Vec<(String, Vec<Option<Cell>>)>,
    /// What the signs are.
    pub legend: String,
    /// The number of a table, or the code of its slip.
    pub find: FieldData,
    /// The standings as they would be: a heading, rows with whether they are of the table, what is missing.
    pub ranks: (String, Vec<([String; 4], bool)>, String),
    /// The table on the desk.
    pub table: Option<TableData>,
    /// Its whole game, where that is seen instead.
    pub game: Option<Box<GameData>>,
    /// Takes in what was keyed elsewhere.
    pub take_in: Act,
    /// What there is to do while none lies there.
    pub empty: String,
}

/// A table of a round in the grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Its sign.
    pub sign: &'static str,
    /// Its colour.
    pub tone: Tone,
    /// Whether it lies on the desk.
    pub chosen: bool,
    /// Lays it there.
    pub act: Act,
}

/// The table on the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableData {
    /// Which.
    pub title: String,
    /// By which clock.
    pub clock: String,
    /// Its result, and its whole game: which is seen.
    pub tabs: [(Act, bool); 2],
    /// Final scores alone, or figures: changes it.
    pub depth: Act,
    /// Whether figures are keyed.
    pub figures: bool,
    /// The seats.
    pub seats: Vec<SeatData>,
    /// How it ended: a heading, each with whether it is on.
    pub ends: (String, Vec<(Act, bool)>),
    /// Who went out, where somebody did.
    pub finishers: Vec<(Act, bool)>,
    /// Why it was stopped.
    pub stopped: Option<FieldData>,
    /// What would follow: a sentence, and the totals.
    pub echo: Option<(String, Tone, Vec<String>)>,
    /// What may have been mistyped.
    pub doubts: Vec<String>,
    /// What stands already: a walkover, a cancelled game, who entered and who confirmed it.
    pub stands: Vec<String>,
    /// What else can be done with it.
    pub acts: Vec<Act>,
    /// Saves it.
    pub save: Act,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatData {
    /// Who.
    pub name: String,
    /// Which seat, of which team.
    pub about: String,
    /// Whether they began: a press says so.
    pub begins: (Act, bool),
    /// What is typed; `None` keeps the place of a field that is not asked for.
    pub fields: Vec<Option<FieldData>>,
    /// How the final score comes about.
    pub formula: String,
    /// The final score; a dash before it is known.
    pub scored: String,
    /// Whether they win.
    pub wins: bool,
}

/// Whether somebody else than who entered the result sits at the desk, and nobody has confirmed it.
pub fn can_confirm(sight: &Sight<'_>) -> bool {
    let Some((_, table)) = on_desk(sight) else { return false };
    let person = &sight.desk.person;
    table.result().is_some_and(|keyed| keyed.confirmed.is_none() && !keyed.by.is_named_as(person))
}

/// Results as it is seen.
pub fn data(sight: &Sight<'_>) -> ResultsData {
    let language = sight.language();
    let round = sight.own().table.as_ref().map_or_else(|| sight.round_in_view(), |it| it.round);
    let of = sight.paired(round).map_or(0, |round| round.tables.len());
    let done = of - sight.judged.open_games(round).count().min(of);
    let (rounds, grid) = grid(sight, round);
    let echoed = on_desk(sight).and_then(|(desk, told)| {
        let entered = entered(sight).ok()?;
        echo(sight.judged, (desk.round, desk.table), told.starter, &entered)
    });
    ResultsData {
        title: text!(language, "meeting-results-of", round = round.get(), done = done, of = of),
        rounds,
        grid,
        legend: tr(language, "meeting-legend"),
        find: field(sight, Entry::Table, "meeting-find-table"),
        ranks: ranks(sight, round, echoed.as_ref()),
        table: on_desk(sight).map(|(desk, told)| table(sight, (desk, told), echoed.as_ref())),
        game: on_desk(sight)
            .filter(|_| sight.own().game)
            .map(|(desk, told)| Box::new(game::data(sight, (desk, told)))),
        take_in: sight.seen().act(Q::TakeIn.into()),
        empty: tr(language, if of == 0 { "meeting-no-tables-yet" } else { "meeting-no-table" }),
    }
}

fn field(sight: &Sight<'_>, entry: Entry, label: &str) -> FieldData {
    let line =
        FieldData::line(entry.into(), tr(sight.language(), label), sight.desk.text(entry.into()));
    let enter = if entry == Entry::Table { Command::FindTable } else { Command::GoOn(entry) };
    let goes_on = sight.own().goes_on == Some(entry);
    FieldData { goes_on, ..line.focused(sight.desk.focus).enter(enter.into()) }
}

type Grid = (Vec<String>, Vec<(String, Vec<Option<Cell>>)>);

/// The last rounds that have tables, and a cell for each of their tables.
fn grid(sight: &Sight<'_>, in_view: RoundNo) -> Grid {
    let game = &sight.contest().game;
    let rounds: Vec<RoundNo> = game.paired().map(|(number, _)| number).collect();
    let upto = rounds.iter().position(|round| *round == in_view).unwrap_or(rounds.len());
    let skip = (upto + 1).max(COLUMNS).min(rounds.len().max(COLUMNS)).saturating_sub(COLUMNS);
    let rounds: Vec<RoundNo> = rounds.into_iter().skip(skip).take(COLUMNS).collect();
    let most = rounds.iter().filter_map(|&round| sight.paired(round)?.tables.keys().next_back());
    let most = most.max().copied().map_or(0, TableNo::get);
    let language = sight.language();
    let cell = |round: RoundNo, table: TableNo| {
        let told = game.table_at(round, table)?;
        let (sign, tone) = sign(sight, (round, table), told);
        let name = text!(language, "meeting-cell", round = round.get(), table = table.to_string());
        let desk = sight.own().table.as_ref();
        Some(Cell {
            sign,
            tone,
            chosen: desk.is_some_and(|desk| (desk.round, desk.table) == (round, table)),
            act: sight.seen().act(Command::TakeTable(round, table).into()).named(name),
        })
    };
    let row = |table: TableNo| {
        let name = text!(language, "meeting-table", table = table.to_string());
        (name, rounds.iter().map(|&round| cell(round, table)).collect())
    };
    let rows = (1..=most).filter_map(TableNo::new).map(row).collect();
    (rounds.iter().map(ToString::to_string).collect(), rows)
}

fn sign(sight: &Sight<'_>, at: (RoundNo, TableNo), told: &Table) -> (&'static str, Tone) {
    let draft = Draft { round: at.0, player: told.seats.first().copied() };
    if sight.drafts.contains(&draft) {
        return ("…", Tone::Open);
    }
    let confirmed = told.result().is_some_and(|keyed| keyed.confirmed.is_some());
    match sight.judged.standings.games.get(&at).map(|settled| settled.state) {
        None | Some(State::Missing) => ("▸", Tone::Open),
        Some(State::LastWordMissing) => ("▲", Tone::Open),
        Some(State::Walkover) => ("–", Tone::Ignored),
        Some(State::Cancelled) => ("✗", Tone::Ignored),
        Some(State::Played) if confirmed => ("✓✓", Tone::Good),
        Some(State::Played) => ("✓", Tone::Good),
    }
}

/// The standings as they would be, around the players of the table.
fn ranks(
    sight: &Sight<'_>,
    round: RoundNo,
    echo: Option<&Echo>,
) -> (String, Vec<([String; 4], bool)>, String) {
    let language = sight.language();
    let standings = echo.map_or(&sight.judged.standings, |echo| &echo.standings);
    let seats = on_desk(sight).map(|(_, table)| table.seats.as_slice()).unwrap_or_default();
    let rows = &standings.rows;
    let places: Vec<usize> = (0..rows.len())
        .filter(|&place| rows.get(place).is_some_and(|row| seats.contains(&row.player)))
        .collect();
    // The first, and those of the table wherever they are.
    let count = if seats.is_empty() { RANKS[1] } else { RANKS[0] };
    let mut shown: Vec<usize> = places.iter().copied().take(count).collect();
    for place in 0..rows.len() {
        if shown.len() < count && !shown.contains(&place) {
            shown.push(place);
        }
    }
    shown.sort_unstable();
    let row = |place: usize| {
        let row = rows.get(place)?;
        let [first, second] = figures(language, row.tally);
        let rank = row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
        let cells = [rank, sight.told_apart(row.player), second, first];
        Some((cells, seats.contains(&row.player)))
    };
    let mut open: Vec<String> =
        sight.judged.open_games(round).map(|(table, _)| table.to_string()).collect();
    if echo.is_some() {
        let own = on_desk(sight).map(|(desk, _)| desk.table.to_string());
        open.retain(|table| Some(table) != own.as_ref());
    }
    let missing = if open.is_empty() {
        String::new()
    } else {
        let more = if open.len() > 6 { "…" } else { "" };
        let named = open.iter().take(6).cloned().collect::<Vec<_>>().join(", ");
        text!(
            language,
            "meeting-still-missing",
            count = open.len(),
            tables = format!("{named}{more}")
        )
    };
    let key = if echo.is_some() { "meeting-ranks-if" } else { "meeting-ranks" };
    (tr(language, key), shown.into_iter().filter_map(row).collect(), missing)
}

fn table(
    sight: &Sight<'_>,
    (desk, told): (&TableOnDesk, &Table),
    echoed: Option<&Echo>,
) -> TableData {
    let language = sight.language();
    let seen = sight.seen();
    let typed = entered(sight);
    let order = fields(sight);
    let seats = (0..).zip(&told.seats);
    let seats = seats.map(|(place, &player)| seat(sight, desk, (place, player), &order, echoed));
    let (table, round) = (desk.table.to_string(), desk.round.get());
    let stands = told.outcome != Outcome::Open;
    let is_result = told.result().is_some();
    let save = if is_result {
        seen.act(Command::SaveResult.into()).named(tr(language, "meeting-save-correction"))
    } else {
        seen.act(Command::SaveResult.into())
    };
    let depth = match desk.depth {
        Depth::Finals => "meeting-key-figures",
        Depth::Figures => "meeting-key-finals",
    };
    let acts = [
        UserCommand::from(Command::ConfirmResult),
        Q::Walkover(None).into(),
        Q::CancelGame.into(),
        Q::WithdrawResult.into(),
        Command::ClearResult.into(),
    ];
    let acts = acts.map(|command| seen.act(command)).into_iter().filter(|act| act.enabled);
    TableData {
        title: text!(language, "meeting-table-of", table = table, round = round),
        clock: clock(sight, told),
        tabs: [("meeting-tab-result", false), ("meeting-tab-game", true)].map(|(key, is_game)| {
            let act = seen.act(Command::ToggleGame.into()).named(tr(language, key));
            let on = sight.own().game == is_game;
            (Act { enabled: act.enabled && !on, ..act }, on)
        }),
        depth: seen.act(Command::ToggleFigures.into()).named(tr(language, depth)),
        figures: desk.depth == Depth::Figures,
        seats: seats.collect(),
        ends: ends(sight, desk),
        finishers: finishers(sight, desk, told),
        stopped: order
            .contains(&Entry::Stopped)
            .then(|| field(sight, Entry::Stopped, "meeting-why-stopped")),
        echo: echo_of(sight, &typed, echoed),
        doubts: typed
            .as_ref()
            .map(|entered| doubts(&sight.open, language, (desk.round, desk.table), entered))
            .unwrap_or_default(),
        stands: stands_already(sight, told),
        acts: acts.collect(),
        save: Act {
            enabled: sight.changeable() && typed.is_ok() && (!stands || is_result),
            ..save
        },
    }
}

/// A sentence on what would follow, or why nothing can.
fn echo_of(
    sight: &Sight<'_>,
    typed: &Result<crate::domain::formats::classic::entered::Entered, NoResult>,
    echoed: Option<&Echo>,
) -> Option<(String, Tone, Vec<String>)> {
    let language = sight.language();
    match (typed, echoed) {
        (Ok(_), Some(echo)) => {
            let open = echo.settled.state.is_open();
            let (sign, tone) = if open { ("▲", Tone::Open) } else { ("✓", Tone::Good) };
            Some((
                format!("{sign} {}", echo.said(&sight.open, language)),
                tone,
                echo.totals(&sight.open, language),
            ))
        }
        (Err(NoResult::NoNumber(_)), _) => {
            Some((format!("✗ {}", tr(language, "meeting-no-number")), Tone::Bad, Vec::new()))
        }
        (Err(NoResult::Refused(why)), _) => {
            Some((format!("✗ {}", Classic::refusal(language, why)), Tone::Bad, Vec::new()))
        }
        (Ok(_), None) | (Err(NoResult::Waits(_)), _) => None,
    }
}

/// Who entered what stands, and who confirmed it.
fn stands_already(sight: &Sight<'_>, told: &Table) -> Vec<String> {
    let language = sight.language();
    match &told.outcome {
        Outcome::Open => Vec::new(),
        Outcome::Result(keyed) => {
            let by = crate::views::name::who(language, &keyed.by);
            let entered = text!(language, "meeting-entered-by", who = by);
            let confirmed = keyed.confirmed.as_ref().map(|who| {
                let who = crate::views::name::who(language, who);
                text!(language, "meeting-confirmed-by", who = who)
            });
            [entered].into_iter().chain(confirmed).collect()
        }
        Outcome::Walkover { present, reason } => {
            let name = sight.player(*present);
            vec![text!(language, "meeting-walkover-is", name = name, reason = reason)]
        }
        Outcome::Cancelled { reason } => {
            vec![text!(language, "meeting-cancelled-is", reason = reason)]
        }
    }
}

fn seat(
    sight: &Sight<'_>,
    desk: &TableOnDesk,
    (place, player): (u8, PlayerId),
    order: &[Entry],
    echoed: Option<&Echo>,
) -> SeatData {
    let language = sight.language();
    let mut fields: Vec<Option<FieldData>> = Vec::new();
    for entry in order {
        let (of, label) = match entry {
            Entry::Final(of) => (of, "meeting-final"),
            Entry::Raw(of) => (of, "meeting-raw"),
            Entry::Rack(of) => (of, "meeting-rack"),
            Entry::Over(of) => (of, "meeting-over"),
            Entry::LastWord(of) => (of, "meeting-last-word"),
            _ => continue,
        };
        if *of == place {
            fields.push(Some(field(sight, *entry, label)));
        }
        // Who went out has no rack.
        if *entry == Entry::Raw(place) && !order.contains(&Entry::Rack(place)) {
            fields.push(None);
        }
    }
    let begins = sight.seen().act(Command::ChooseBeginner(player).into());
    let about = text!(language, "meeting-seat", seat = place + 1, of = sight.belongs_to(player));
    let settled = echoed.and_then(|echo| echo.settled.seats.get(usize::from(place)));
    SeatData {
        name: sight.told_beside_club(player),
        about: about.trim_end_matches([' ', '·']).to_owned(),
        begins: (begins, desk.beginner == Some(player)),
        fields,
        formula: settled.map(formula).unwrap_or_default(),
        scored: settled
            .and_then(|seat| seat.points)
            .map_or_else(|| "–".to_owned(), |points| language.number(points)),
        wins: echoed.and_then(Echo::winner) == Some(player),
    }
}

/// How a final score comes about: `402 − 3 − 30`.
fn formula(seat: &Seat) -> String {
    let Some(figures) = seat.figures else { return String::new() };
    let racks = seat.points.unwrap_or_default() + seat.deduction + figures.overtime - figures.raw;
    let mut said = vec![figures.raw.to_string()];
    for part in [racks, -figures.overtime, -seat.deduction] {
        match part {
            0 => {}
            1.. => said.push(format!("+ {part}")),
            _ => said.push(format!("\u{2212} {}", part.abs())),
        }
    }
    said.join(" ")
}

/// How a game of these rules can end: the clock has one key.
fn ends(sight: &Sight<'_>, desk: &TableOnDesk) -> (String, Vec<(Act, bool)>) {
    let language = sight.language();
    let rules = sight.contest().game.rules();
    let clock = clock_end(sight);
    let seen = sight.seen();
    let all = ENDS.iter().filter_map(|&(end, _)| {
        let is_clock = end == End::ClockOne;
        let meant = if is_clock { clock } else { end };
        if !rules.has_end(meant) {
            return None;
        }
        let act = seen.act(Command::ChooseEnd(meant).into());
        let on = desk.end == Some(meant)
            || is_clock && matches!(desk.end, Some(End::ClockOne | End::ClockBoth));
        Some((Act { command: Command::ChooseEnd(end).into(), ..act }, on))
    });
    let finisher = desk.finisher.filter(|_| desk.end == Some(End::Out));
    let title = match finisher {
        Some(finisher) => text!(language, "meeting-end-by", name = sight.told_apart(finisher)),
        None => tr(language, "meeting-end"),
    };
    (title, all.collect())
}

fn finishers(sight: &Sight<'_>, desk: &TableOnDesk, told: &Table) -> Vec<(Act, bool)> {
    if desk.end != Some(End::Out) {
        return Vec::new();
    }
    let seen = sight.seen();
    let act = |&player: &PlayerId| {
        let name = text!(sight.language(), "meeting-went-out", name = sight.told_apart(player));
        let act = seen.act(Command::ChooseFinisher(player).into()).named(name);
        (act, desk.finisher == Some(player))
    };
    told.seats.iter().map(act).collect()
}

/// The clocks that games of so many are played by, the chosen one first.
fn clock(sight: &Sight<'_>, told: &Table) -> String {
    let language = sight.language();
    let game = &sight.contest().game;
    let rules = game.rules();
    let seats = told.seats.len();
    let here = rules
        .clocks
        .iter()
        .filter(|clock| clock.seats.iter().any(|&count| usize::from(count) == seats));
    let chosen = |clock: &&crate::domain::formats::classic::rules::Clock| {
        Some(crate::commands::formats::classic::ClockName::of(clock.mode)) == game.chosen.clock
    };
    let clock = here.clone().find(chosen).or_else(|| here.clone().next());
    let clock_text = |seconds: u32| crate::views::name::clock(i64::from(seconds) * 1000);
    let Some(clock) = clock else { return String::new() };
    match clock.mode {
        ClockMode::Turn { turn_s, .. } => {
            text!(language, "meeting-by-timer", turn = clock_text(turn_s))
        }
        ClockMode::Chess { main_s, after: After::Overtime(over) } if over.limit_s > 0 => text!(
            language,
            "meeting-by-clock-limit",
            main = clock_text(main_s),
            most = clock_text(over.limit_s)
        ),
        ClockMode::Chess { main_s, .. } => {
            text!(language, "meeting-by-clock", main = clock_text(main_s))
        }
    }
}
