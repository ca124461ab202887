//! What is seen in Rounds.

use super::clock::{ClockData, clock};
use super::step::next_step;
use super::tables::{Before, TableRow, again, tables};
use crate::commands::formats::classic::step::{Step, next_round};
use crate::commands::formats::classic::{Command, Pairs, Presence, Question as Q, Shown};
use crate::commands::{Pinned, name_of_system};
use crate::commands::{Question, UserCommand};
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::formats::classic::competition::Made;
use crate::domain::formats::classic::standings::Tally;
use crate::domain::formats::classic::state::Round;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::tr;
use crate::screens::formats::classic::free_timer;
use crate::screens::{Act, Tone};
use crate::text;
use crate::views::formats::classic::table_clock::{self, TableClockData};
use crate::views::formats::classic::{Sight, average};
use crate::views::projector;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundsData {
    /// The round, and how its tables are made.
    pub title: String,
    /// The round is another than that of the next step: the way back.
    pub back: Option<Act>,
    /// What the tables cost: in words, for whom, and the first of these.
    pub costs: Vec<(String, [String; 2], Tone)>,
    /// Table, seats, why, result.
    pub columns: [String; 5],
    /// The tables.
    pub tables: Vec<TableRow>,
    /// Whether they are cards: tables of three and four.
    pub cards: bool,
    /// What a seat that is free is called.
    pub free_seat: String,
    /// What there is to do while there are no tables.
    pub empty: String,
    /// Who is there: a press says otherwise.
    pub presence: Option<(String, Vec<(Act, bool)>)>,
    /// The large button.
    pub step: Act,
    /// That the hall does not see the time that runs: then the large button shows it.
    pub unseen: Option<String>,
    /// What else can be done: at hand, corrections, what is dangerous.
    pub acts: [Vec<Act>; 3],
    /// The names of the menus of corrections and of what is dangerous.
    pub menus: [String; 2],
    /// The time while it runs or is held, and what is done with it.
    pub clock: Option<(ClockData, Vec<Act>)>,
    /// The clock of a table while it runs or stands.
    pub table_clock: Option<TableClockData>,
    /// Who does not play, and how the round before stands: a heading and lines.
    pub notes: Vec<(String, Vec<String>)>,
    /// The averages, where they rank: a heading, headings, rows.
    pub averages: Option<(String, [String; 5], Vec<[String; 5]>)>,
    /// The hall's card.
    pub hall: HallCard,
}

/// The hall's card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallCard {
    /// What it is, and whether the hall follows the day.
    pub name: String,
    /// Whether it does.
    pub follows: (String, Tone),
    /// The name of the menu of scenes.
    pub menu: String,
    /// What the hall can be made to see, and which is on.
    pub scenes: Vec<(Act, bool)>,
    /// Other things for the hall.
    pub acts: Vec<Act>,
    /// What the hall sees while it does not follow the day, and the way back.
    pub pinned: Option<(String, Act)>,
}

/// Rounds as it is seen.
pub fn data(sight: &Sight<'_>) -> RoundsData {
    let language = sight.language();
    let number = sight.round_in_view();
    let round = sight.paired(number);
    // What stood before the round is asked once for its tables and what they cost.
    let before = round.map(|round| (round, Before::of(sight, number)));
    let before = before.as_ref();
    let step = sight.step();
    let columns = [
        "meeting-column-table",
        "meeting-column-seat-one",
        "meeting-column-seat-two",
        "meeting-column-why",
        "meeting-column-result",
    ];
    RoundsData {
        title: title(sight, number, round),
        back: back(sight),
        costs: before.map(|(round, before)| costs(sight, round, before)).unwrap_or_default(),
        columns: columns.map(|key| tr(language, key)),
        tables: before
            .map(|(round, before)| tables(sight, (number, round), before))
            .unwrap_or_default(),
        cards: sight.averages(),
        free_seat: tr(language, "meeting-free-seat"),
        empty: if round.is_some() { String::new() } else { tr(language, "meeting-no-tables-yet") },
        presence: round.is_none().then(|| presence(sight, number)),
        step: next_step(sight, &step),
        unseen: unseen(sight),
        acts: acts(sight, number),
        menus: [tr(language, "meeting-corrections"), tr(language, "meeting-dangerous")],
        clock: clock(sight).map(|clock| (clock, clock_acts(sight))),
        table_clock: table_clock::data(sight),
        notes: notes(sight, number, round),
        averages: sight.averages().then(|| averages(sight)),
        hall: hall_card(sight),
    }
}

/// The same after nothing but time has passed.
pub fn later(sight: &Sight<'_>, before: RoundsData) -> RoundsData {
    RoundsData {
        step: next_step(sight, &sight.step()),
        clock: clock(sight).map(|clock| (clock, clock_acts(sight))),
        unseen: unseen(sight),
        table_clock: table_clock::data(sight),
        ..before
    }
}

fn title(sight: &Sight<'_>, number: RoundNo, round: Option<&Round>) -> String {
    let language = sight.language();
    let made = round.and_then(|round| round.pairing.as_ref()).map(|pairing| pairing.made);
    let how = match made {
        Some(Made::ByHand) => name_of_system(Pairs::Manual),
        Some(Made::BySystem) | None => name_of_system(sight.contest().game.chosen.pairs),
    };
    let title = text!(language, "meeting-round-how", round = number.get(), how = tr(language, how));
    let tables = round.map_or(0, |round| round.tables.len());
    if tables == 0 {
        return title;
    }
    format!("{title} · {}", text!(language, "meeting-count-tables", count = tables))
}

/// The way back to the round of the next step.
fn back(sight: &Sight<'_>) -> Option<Act> {
    let looked = sight.own().round?;
    let here = sight.round_of_step();
    let name = text!(sight.language(), "meeting-back-to", round = here.get());
    (here != looked).then(|| sight.seen().act(UserCommand::LookAtRound(here)).named(name))
}

/// So many pairs are named; more are told where it is pointed at.
const NAMED: usize = 2;

/// What the tables cost: who meets again, who is of one team, who has a bye again.
fn costs(sight: &Sight<'_>, round: &Round, before: &Before) -> Vec<(String, [String; 2], Tone)> {
    let language = sight.language();
    let seats: Vec<Vec<PlayerId>> = round.tables.values().map(|it| it.seats.clone()).collect();
    let byes = round.pairing.as_ref().map(|pairing| pairing.byes.clone()).unwrap_or_default();
    let [met, byes, mates] = again(sight, before, (&seats, &byes));
    let said = |key, pairs: &[String]| {
        let said = text!(language, key, count = pairs.len());
        if pairs.is_empty() {
            return (format!("✓ {said}"), Default::default(), Tone::Good);
        }
        let mut first = pairs.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ");
        if pairs.len() > NAMED {
            first.push_str(" …");
        }
        (format!("▲ {said}"), [pairs.join(", "), first], Tone::Open)
    };
    let teams = sight.team_kind().map(|_| said("meeting-cost-mates", &mates));
    let byes = (!byes.is_empty()).then(|| said("meeting-cost-byes", &byes));
    [said("meeting-cost-repeats", &met)].into_iter().chain(teams).chain(byes).collect()
}

/// Everybody who could be there in a round that has no tables, and whether they are.
fn presence(sight: &Sight<'_>, number: RoundNo) -> (String, Vec<(Act, bool)>) {
    let contest = sight.contest();
    let common = &contest.common;
    let absent = |player: PlayerId| {
        contest.game.round(number).is_some_and(|round| round.absent.contains(&player))
    };
    let is_out = |player: PlayerId| {
        common.penalties.iter().any(|penalty| {
            let expels =
                matches!(penalty.kind, PenaltyKind::Expelled | PenaltyKind::ExpelledFromRest);
            expels && penalty.in_force() && penalty.player == player && penalty.round < number
        })
    };
    let there: Vec<_> = common
        .players
        .values()
        .filter(|player| player.span.contains(number) && !is_out(player.id))
        .collect();
    let seen = sight.seen();
    let chips = there.iter().map(|player| {
        let is_absent = absent(player.id);
        let to = if is_absent { Presence::Present } else { Presence::Absent };
        let act = seen.act(Command::Mark(number, player.id, to).into());
        // Whoever changes two places types numbers.
        (act.named(format!("{} {}", player.id, sight.told_apart(player.id))), !is_absent)
    });
    let chips: Vec<(Act, bool)> = chips.collect();
    let count = chips.iter().filter(|(_, is_there)| *is_there).count();
    (text!(sight.language(), "meeting-present", count = count, of = there.len()), chips)
}

/// That the hall does not see the time that runs, when another scene is pinned.
fn unseen(sight: &Sight<'_>) -> Option<String> {
    let clock = sight.contest().game.round_clock.as_ref()?;
    let ceremony = matches!(sight.desk.pinned, Pinned::Ceremony(_));
    let (what, _) = projector::pinned(sight).filter(|_| !ceremony)?;
    let runs = clock.countdown.is_running();
    runs.then(|| text!(sight.language(), "meeting-unseen", sees = what))
}

fn possible(sight: &Sight<'_>, commands: impl IntoIterator<Item = UserCommand>) -> Vec<Act> {
    let seen = sight.seen();
    let acts = commands.into_iter().map(|command| seen.act(command));
    acts.filter(|act| act.enabled).collect()
}

/// What one needs now beside the next step.
pub fn at_hand(sight: &Sight<'_>) -> Vec<Act> {
    let [at_hand, _, _] = acts(sight, sight.round_in_view());
    clock_acts(sight).into_iter().chain(at_hand).collect()
}

fn acts(sight: &Sight<'_>, number: RoundNo) -> [Vec<Act>; 3] {
    let open = sight.judged.open_games(number).next();
    let take = open.map(|(table, _)| {
        let name = text!(sight.language(), "meeting-take-table", table = table.to_string());
        sight.seen().act(Command::TakeTable(number, table).into()).named(name)
    });
    let at_hand = possible(sight, [Q::Swap.into()]).into_iter().chain(table_clock::begin(sight));
    let despite = next_round(&sight.contest().game)
        .filter(|next| *next == number && !matches!(sight.step(), Step::Pair(_)))
        .map(|next| UserCommand::from(Q::PairDespite(next)));
    let corrections = possible(
        sight,
        [Q::TypePairing(number).into(), Q::SetClock.into()].into_iter().chain(despite),
    );
    let dangerous = possible(sight, [Q::EndClock.into(), Q::WithdrawPairing(number).into()]);
    [take.into_iter().chain(at_hand).collect(), corrections, dangerous]
}

fn clock_acts(sight: &Sight<'_>) -> Vec<Act> {
    possible(sight, [Q::HoldClock.into(), UserCommand::Ask(Question::SetRemaining)])
}

/// Who does not play in the round; how the round before stands.
fn notes(sight: &Sight<'_>, number: RoundNo, round: Option<&Round>) -> Vec<(String, Vec<String>)> {
    let language = sight.language();
    let mut notes = Vec::new();
    if let Some(pairing) = round.and_then(|round| round.pairing.as_ref()) {
        let named = |key, players: &[PlayerId]| {
            let names: Vec<String> =
                players.iter().map(|&player| sight.told_apart(player)).collect();
            (!names.is_empty())
                .then(|| text!(language, key, count = names.len(), names = names.join(", ")))
        };
        let lines =
            [named("meeting-byes", &pairing.byes), named("meeting-absent", &pairing.absent)];
        let mut lines: Vec<String> = lines.into_iter().flatten().collect();
        if lines.is_empty() {
            let count = round.map_or(0, |round| round.placed().count());
            lines.push(text!(language, "meeting-all-play", count = count));
        }
        notes.push((text!(language, "meeting-who-rests", round = number.get()), lines));
    }
    let before = number.get().checked_sub(1).and_then(RoundNo::new);
    if let Some((before, told)) = before.and_then(|it| Some((it, sight.paired(it)?))) {
        let open = sight.judged.open_games(before).count();
        let of = told.tables.len();
        let confirmed = told.tables.values().filter_map(|table| table.result());
        let confirmed = confirmed.filter(|keyed| keyed.confirmed.is_some()).count();
        let line = text!(
            language,
            "meeting-round-stands",
            done = of - open,
            of = of,
            confirmed = confirmed
        );
        notes.push((text!(language, "meeting-round", round = before.get()), vec![line]));
    }
    notes
}

fn averages(sight: &Sight<'_>) -> (String, [String; 5], Vec<[String; 5]>) {
    let language = sight.language();
    let columns =
        ["meeting-rank", "meeting-player", "meeting-games", "meeting-sum", "meeting-average"];
    let has_played = |tally: &Tally| matches!(tally, Tally::Average(tally) if tally.games > 0);
    let told = sight.judged.standings.rows.iter().any(|row| has_played(&row.tally));
    // Before the first result there is nothing to tell.
    let rows = sight.judged.standings.rows.iter().filter(|_| told).filter_map(|row| {
        let Tally::Average(tally) = row.tally else { return None };
        let rank = row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
        Some([
            rank,
            sight.told_apart(row.player),
            tally.games.to_string(),
            language.number(tally.sum),
            average(language, tally.hundredths()),
        ])
    });
    let title = text!(language, "meeting-averages-after", round = sight.last_played().get());
    (title, columns.map(|key| tr(language, key)), rows.collect())
}

fn hall_card(sight: &Sight<'_>) -> HallCard {
    let language = sight.language();
    let follows = if sight.hall_follows() {
        (tr(language, "meeting-hall-auto"), Tone::Chosen)
    } else {
        (format!("▲ {}", tr(language, "meeting-hall-pinned")), Tone::Open)
    };
    let seen = sight.seen();
    let last = sight.contest().game.paired().next_back().map(|(number, _)| number);
    let own = last.into_iter().flat_map(|round| [Shown::Pairings(round), Shown::Coming(round)]);
    let teams = (!sight.judged.teams.is_empty()).then_some(Shown::Teams);
    let clock = sight.contest().game.table_clock.as_ref().map(|_| Shown::Clock);
    let has_turns = free_timer(sight.contest().game.rules(), Some(sight.now)).is_some();
    let clock = clock.into_iter().chain(has_turns.then_some(Shown::Timer));
    let boards = last.into_iter().flat_map(|round| {
        let whole = sight.judged.whole.keys().filter(move |(of, _)| *of == round);
        whole.map(|&(round, table)| Shown::Board(round, table))
    });
    let own = own.chain(teams).chain(clock).chain(boards).map(|shown| {
        let pinned = Pinned::from(shown.clone());
        let on = sight.desk.pinned == pinned;
        let act = seen.act(UserCommand::Pin(pinned));
        match shown {
            Shown::Board(_, table) => {
                let name = text!(language, "meeting-board-of", table = table.to_string());
                (act.named(name), on)
            }
            _ => (act, on),
        }
    });
    HallCard {
        name: tr(language, "meeting-hall"),
        follows,
        menu: tr(language, "meeting-hall-scene"),
        scenes: projector::scenes(sight).into_iter().chain(own).collect(),
        acts: projector::acts(sight),
        pinned: projector::pinned(sight),
    }
}
