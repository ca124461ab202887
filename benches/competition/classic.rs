//! A tournament of classic games as large as is planned for: 500 players, 10 rounds, a result of every table but those
//! of the last round.

use std::sync::Arc;
use std::time::Duration;

use eforos::domain::clock::Moment;
use eforos::domain::contest::seed::Seed;
use eforos::domain::contest::undo::undo;
use eforos::domain::contest::{Context, Details, Format as _, RulesRef, decide};
use eforos::domain::formats::classic::command::Command as Own;
use eforos::domain::formats::classic::entered::{Entered, EnteredSeat};
use eforos::domain::formats::classic::event::Seated;
use eforos::domain::formats::classic::judged::Judged;
use eforos::domain::formats::classic::judging::judge;
use eforos::domain::formats::classic::rules::CA_LLISCA;
use eforos::domain::formats::classic::state::{Classic, Table};
use eforos::domain::formats::classic::{Command, Record, Recorded, Rules};
use eforos::domain::ids::{PlayerId, RoundNo, TableNo};
use eforos::domain::letters::WordLanguage;
use eforos::domain::person::{Person, Role};
use eforos::domain::player::Span;
use eforos::lexicon::Lexicon;
use eforos::storage::{Access, CompetitionFile, NewCompetition, StoredLexicon};
use tempfile::TempDir;

use super::file::PlainRows;
use super::table::{Figure, row};
use super::{median, ms, timed};

const PLAYERS: u32 = 500;
const ROUNDS: u8 = 10;
const RULES: &str = "ca-llisca";
const RUNS: usize = 15;

pub fn figures() {
    println!("classic games of {PLAYERS} players × {ROUNDS} rounds; medians");
    let mut day = Day::before_the_last_results();
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let mut stored = day.filed(&folder.path().join("open.eforos"));
    let mut plain = PlainRows::new();
    let results: Vec<Own> = day.results(round(ROUNDS));
    let mut commits = Vec::new();
    let mut beyond: Vec<Duration> = results
        .into_iter()
        .map(|result| {
            let body = format!("{result:?}");
            let commit = timed(|| plain.commit(std::iter::once(body)));
            commits.push(commit);
            let whole = timed(|| {
                let recorded = day.decide(result);
                stored.append(&recorded).expect("appended");
                day.take_in(&recorded)
            });
            whole.saturating_sub(commit)
        })
        .collect();
    commits.sort_unstable();
    beyond.sort_unstable();
    let (commit, beyond) = (commits[commits.len() / 2], beyond[beyond.len() / 2]);
    let line = |what: &str, value: Duration, target: f64, (beside, plain): (&str, Duration)| {
        let of = format!("classic, {what}");
        let figure = Figure { of: &of, value: ms(value), unit: "ms" };
        row(figure, Some(target), Some((beside, ms(plain))));
    };
    let plain_commit = ("a plain SQLite commit", commit);
    line("one more result beyond the commit, standings fresh", beyond, 5.0, plain_commit);
    let judged = median(RUNS, || timed(|| judge(day.record.contest()).standings.rows.len()));
    line("everyone ranked, teams too", judged, 20.0, plain_commit);
    let last = TableNo::new(1).expect("from 1");
    let undone = median(RUNS, || {
        let reason = "bench".to_owned();
        let round = round(ROUNDS);
        let recorded = day.decide(Own::WithdrawResult { round, table: last, reason });
        day.take_in(&recorded);
        timed(|| {
            let recorded = day.decide(undo(&day.record));
            day.take_in(&recorded)
        })
    });
    line("a result withdrawn and that undone, standings fresh", undone, 20.0, plain_commit);
    let path = folder.path().join("closed.eforos");
    day.filed(&path).close().expect("closed");
    let opened = median(RUNS, || {
        timed(|| {
            let file = CompetitionFile::<Classic>::open(&path, Access::Write).expect("opened");
            file.read_record().expect("read").log().len()
        })
    });
    line("file opened, record read", opened, 500.0, plain_commit);
}

fn round(number: u8) -> RoundNo {
    RoundNo::new(number).expect("from 1")
}

/// The tournament, judged, and what it was made from.
struct Day {
    list: Lexicon,
    seed: Seed,
    record: Record,
    judged: Judged,
}

impl Day {
    /// The last round has its tables.
    fn before_the_last_results() -> Self {
        let list = Lexicon::free(WordLanguage::Catalan);
        let rules = Arc::new(Rules::own(RULES).expect("the program's own"));
        let reference = RulesRef { id: rules.id.clone(), sha256: rules.sha256() };
        let record = Record::new(rules);
        let judged = judge(record.contest());
        let mut day = Self { list, seed: Seed::from_bytes([1; 32]), record, judged };
        day.play(Command::Create {
            details: Details::default(),
            rules: reference,
            lexicon: day.list.passport().clone(),
            commitment: day.seed.commitment(),
        });
        let span = Span { from_round: round(1), to_round: round(99) };
        for number in 1..=PLAYERS {
            let (name, club) = (format!("player {number}"), String::new());
            day.play(Command::AddPlayer { id: None, name, club, span });
        }
        for number in 1..=ROUNDS {
            day.pair(round(number));
            if number < ROUNDS {
                for result in day.results(round(number)) {
                    day.play(result);
                }
            }
        }
        day.judged = judge(day.record.contest());
        day
    }

    /// All but the first go round, so that nobody meets again.
    fn pair(&mut self, round: RoundNo) {
        let mut players: Vec<PlayerId> = (1..=PLAYERS).filter_map(PlayerId::new).collect();
        players[1..].rotate_left(round.get().into());
        let count = players.len();
        let seats = |at: usize| vec![players[at], players[count - 1 - at]];
        let tables = (1..).filter_map(TableNo::new).zip(0..count / 2);
        let tables = tables.map(|(table, at)| Seated { table, seats: seats(at), starter: None });
        self.play(Own::TypePairing { round, tables: tables.collect(), byes: Vec::new() });
    }

    /// A result of every table; scores are made of numbers that repeat late.
    fn results(&self, round: RoundNo) -> Vec<Own> {
        let mut state = u64::from(round.get());
        let mut points = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            250 + i64::try_from(state >> 57).unwrap_or_default()
        };
        let tables = &self.record.contest().game.round(round).expect("paired").tables;
        let result = |(&table, told): (&TableNo, &Arc<Table>)| {
            let seats = told.seats.iter().map(|&player| EnteredSeat::scored(player, points()));
            let result = Entered { seats: seats.collect(), ..Entered::default() };
            Own::EnterResult { round, table, result }
        };
        tables.iter().map(result).collect()
    }

    /// What happens on a command, numbered, not yet taken in.
    fn decide(&self, command: impl Into<Command>) -> Vec<Recorded> {
        let who = Person { name: "α".to_owned(), role: Role::Referee, station: "1".to_owned() };
        let now = Moment { wall_ms: 1_800_000_000_000, session: 1, elapsed_ms: 1 };
        let context =
            Context { now, who: &who, lexicon: &self.list, seed: Some(&self.seed), drafts: &[] };
        let events = decide(&self.record, command.into(), &context).expect("allowed");
        self.record.number(events, now, &who)
    }

    fn play(&mut self, command: impl Into<Command>) {
        let recorded = self.decide(command);
        self.record.take_in(recorded);
    }

    /// Takes in what the journal has, and brings the standings up to date.
    fn take_in(&mut self, recorded: &[Recorded]) -> usize {
        self.record.take_in(recorded.iter().cloned());
        for Recorded { event, .. } in recorded {
            Classic::judge_again(&mut self.judged, &self.record, &self.list, event);
        }
        self.judged.standings.rows.len()
    }

    fn filed(&self, path: &std::path::Path) -> CompetitionFile<Classic> {
        let lexicon = StoredLexicon::Full(self.list.clone());
        let new = NewCompetition {
            seed: Some(&self.seed),
            rules_text: CA_LLISCA,
            lexicon: &lexicon,
            events: self.record.log(),
        };
        CompetitionFile::create(path, new).expect("made")
    }
}
