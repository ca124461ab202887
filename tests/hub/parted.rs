//! Histories that part, sent in any order, doubled and overlapping, one or the other chosen meanwhile and in the end: the tables
//! are those of the chosen files, replayed without any hub.

use std::collections::BTreeSet;
use std::env;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use eforos::domain::clock::Moment;
use eforos::domain::contest::command::Command;
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::{Context, decide};
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::joint::Joint;
use eforos::domain::formats::anagram::joint::command::Command as Conduct;
use eforos::domain::formats::anagram::rules::{OSTH_2019, Rules};
use eforos::domain::formats::anagram::standings::{merged, standings};
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::formats::anagram::{Record, Recorded};
use eforos::domain::ids::VenueNo;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::Role;
use eforos::hub::{Branch, Hub, Problem};
use eforos::lexicon::Lexicon;
use eforos::storage::{Access, CompetitionFile, NewCompetition, RawRow, StoredLexicon, rows_after};
use proptest::prelude::*;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::cluster::{ask, database};
use crate::conducting::judged;
use crate::gui::{player, round};
use crate::{holds, joint_day, opened, send};

/// So many rounds of the day are played and published.
const ROUNDS: u8 = 3;
/// The histories of the day: three of the first hall, two of the second, one of the third, three of the conductor.
const NAMES: [&str; 9] =
    ["1", "1-parted", "1-again", "2", "2-parted", "3", "k", "k-parted", "k-again"];
const OF_FIRST: [usize; 3] = [0, 1, 2];
const OF_SECOND: [usize; 2] = [3, 4];
const OF_THIRD: usize = 5;
const OF_CONDUCTOR: [usize; 3] = [6, 7, 8];

/// Something that happens to the hub.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// The history goes on from so many rows before where it is there; twice, if so.
    Goes { history: usize, back: usize, count: usize, twice: bool },
    /// Rows from anywhere of it.
    Anywhere { history: usize, from: usize, count: usize },
    /// One of the branches of a history is put in force.
    Chosen { history: usize, branch: usize },
}

fn step() -> impl Strategy<Value = Step> {
    let history = 0..NAMES.len();
    prop_oneof![
        12 => (history.clone(), 0_usize..9, 1_usize..60, any::<bool>())
            .prop_map(|(history, back, count, twice)| Step::Goes { history, back, count, twice }),
        4 => (history.clone(), 0_usize..400, 1_usize..60)
            .prop_map(|(history, from, count)| Step::Anywhere { history, from, count }),
        1 => (history, 0_usize..3)
            .prop_map(|(history, branch)| Step::Chosen { history, branch }),
    ]
}

/// Where two histories part: which row of those after the first round, in thousandths, and the points that are deducted
/// there, or which card a hall is given.
type Parting = (usize, i32);

/// The events of a file.
pub fn events(path: &Path) -> Record {
    CompetitionFile::<Anagram>::open(path, Access::Read).unwrap().read_record().unwrap()
}

pub fn written(path: &Path, events: &[Recorded]) {
    let list = StoredLexicon::Full(Lexicon::embedded());
    let new = NewCompetition { seed: None, rules_text: OSTH_2019, lexicon: &list, events };
    CompetitionFile::<Anagram>::create(path, new).unwrap().close().unwrap();
}

/// The first rounds of a joint day: `k.eforos`, and three halls' beside it.
fn day() -> &'static [Vec<Recorded>] {
    static DAY: OnceLock<Vec<Vec<Recorded>>> = OnceLock::new();
    DAY.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let seed = "4".repeat(64);
        let demo = ["demo", "k.eforos", "--venues", "3", "--players", "3", "--seed", &seed];
        joint_day::ok(folder.path(), &demo);
        let until_published = |name: &str| {
            let path = folder.path().join(format!("{name}.eforos"));
            let rows = rows_after(&path, 0, usize::MAX).unwrap();
            let published = rows.iter().filter(|row| row.body.contains("round_published"));
            let last = published.map(|row| row.seq).nth(usize::from(ROUNDS) - 1).unwrap();
            let record = events(&path);
            record.log()[..usize::try_from(last).unwrap()].to_vec()
        };
        ["k", "k-1", "k-2", "k-3"].map(until_published).into()
    })
}

/// The first of these events after one of which the debug text has this, and then what is asked for.
fn parted(
    events: &[Recorded],
    (after, at): (&str, usize),
    ask: impl FnOnce(&Record) -> Command<Anagram>,
) -> Vec<Recorded> {
    let is_first = |event: &Recorded| format!("{:?}", event.event).contains(after);
    let first = 1 + events.iter().position(is_first).unwrap();
    let mut at = first + at * (events.len() - 1 - first) / 1000;
    // What is one action stays together.
    while events.get(at).is_some_and(|next| next.action == events[at - 1].action) {
        at += 1;
    }
    asked(&events[..at], ask)
}

/// These events, and then what is asked for, by the referee.
pub fn asked(events: &[Recorded], ask: impl FnOnce(&Record) -> Command<Anagram>) -> Vec<Recorded> {
    let mut all = events.to_vec();
    let record = Record::replay(Arc::new(Rules::osth_2019()), all.iter().cloned());
    let last = all.last().unwrap().at;
    let now = Moment { elapsed_ms: last.elapsed_ms + 1, ..last };
    let by = all.iter().rev().find(|it| it.who.role == Role::Referee).unwrap().who.clone();
    let lexicon = Lexicon::embedded();
    let context = Context { now, who: &by, lexicon: &lexicon, seed: None, drafts: &[] };
    let asked = decide(&record, ask(&record), &context).unwrap();
    all.extend(record.number(asked, now, &by));
    all
}

/// A hall's history with a penalty that no other has.
fn of_hall(events: &[Recorded], (at, points): Parting) -> Vec<Recorded> {
    let (player, round, reason) = (player(1), round(1), "πίνακας".to_owned());
    let kind = PenaltyKind::Deduction { points: points.unsigned_abs() };
    parted(events, ("RoundEnded", at), |_| Command::Penalise { player, round, kind, reason })
}

/// A conductor's, in which perhaps fewer rounds are published and the second hall has another card.
fn of_conductor(events: &[Recorded], (at, card): Parting) -> Vec<Recorded> {
    parted(events, ("RoundPublished", at), |record| {
        let centre = record.contest().game.joint().and_then(Joint::centre).unwrap();
        let venue = VenueNo::new(2).unwrap();
        let (name, token) = (centre.venues[&venue].name.clone(), Digest::of(&card.to_be_bytes()));
        Play::Joint(Conduct::EnterVenue { venue, name, token }).into()
    })
}

/// All files of a case.
struct Files {
    folder: TempDir,
    rows: Vec<Vec<RawRow>>,
}

impl Files {
    fn new(partings: [Parting; 5]) -> Self {
        let [master, first, second, third] = day() else { panic!("four") };
        let [one, again, two, of_master, of_other] = partings;
        let (of_first, other) = (of_hall(first, one), of_conductor(master, of_master));
        // The last of three leaves the other one of the two that parted.
        let of_first_again = of_hall(&of_first, again);
        let of_master_again = of_conductor(&other, of_other);
        let (first, second, third) = (first.clone(), second.clone(), third.clone());
        let of_second = of_hall(&second, two);
        let histories = [
            first,
            of_first,
            of_first_again,
            second,
            of_second,
            third,
            master.clone(),
            other,
            of_master_again,
        ];
        let folder = tempfile::tempdir().unwrap();
        let rows = NAMES.iter().zip(&histories).map(|(name, events)| {
            let path = folder.path().join(format!("{name}.eforos"));
            written(&path, events);
            rows_after(&path, 0, usize::MAX).unwrap()
        });
        let rows = rows.collect();
        Self { folder, rows }
    }

    fn path(&self, history: usize) -> PathBuf {
        self.folder.path().join(format!("{}.eforos", NAMES[history]))
    }

    /// The rounds that a conductor's file published, and the tokens of its halls' last cards.
    fn conducted(&self, history: usize) -> (u8, BTreeSet<Digest>) {
        let (record, _) = judged(self.folder.path(), NAMES[history]);
        let contest = record.contest();
        let centre = contest.game.joint().and_then(Joint::centre).unwrap();
        let published = u8::try_from(contest.published().count()).unwrap();
        (published, centre.venues.values().map(|entered| entered.token).collect())
    }

    /// The table after a round that these halls' files give by themselves.
    fn table(&self, halls: [usize; 3], after: u8) -> Vec<Value> {
        let judged = halls.map(|history| judged(self.folder.path(), NAMES[history]));
        let rows: Vec<_> = judged
            .iter()
            .map(|(record, board)| standings(record.contest(), board, round(after), &[]).rows)
            .collect();
        let tie_break = judged[0].0.contest().game.rules().tie_break();
        let numbered = (1..).filter_map(VenueNo::new).zip(rows.iter().map(Vec::as_slice));
        let numbered: Vec<_> = numbered.collect();
        merged(&numbered, [], tie_break)
            .into_iter()
            .map(|row| json!([row.rank, row.venue, row.row.rank, row.row.player, row.row.total]))
            .collect()
    }
}

/// The branches of a history, as the hub has them.
fn branches(hub: &Hub, rows: &[RawRow]) -> Vec<Branch> {
    let held = hub.held().unwrap().into_iter().find(|it| it.competition == rows[0].hash);
    held.map(|it| it.branches).unwrap_or_default()
}

/// Does it. Where each history is at the hub is kept, as far as its sender knows.
fn done(hub: &Hub, files: &Files, reached: &mut [usize], step: Step) -> Result<(), TestCaseError> {
    let (history, from, count, twice) = match step {
        Step::Goes { history, back, count, twice } => {
            (history, reached[history].saturating_sub(back), count, twice)
        }
        Step::Anywhere { history, from, count } => (history, from, count, false),
        Step::Chosen { history, branch } => {
            let there = branches(hub, &files.rows[history]);
            if !there.is_empty() {
                let number = there[branch % there.len()].number;
                hub.take(files.rows[history][0].hash, number).unwrap();
            }
            return Ok(());
        }
    };
    let rows = &files.rows[history];
    let to = (from + count).min(rows.len());
    if from >= to {
        return Ok(());
    }
    match send(hub, rows, from, to) {
        Ok(appended) => {
            prop_assert!(appended.new <= to - from);
            reached[history] = reached[history].max(to);
            if twice {
                let again = send(hub, rows, from, to).unwrap();
                prop_assert_eq!((again.new, again.branch), (0, appended.branch));
            }
            Ok(())
        }
        Err(Problem::Gap { .. } | Problem::NoCompetition(_)) => {
            prop_assert!(from > reached[history]);
            Ok(())
        }
        Err(problem) => Err(TestCaseError::fail(problem.to_string())),
    }
}

fn cases() -> u32 {
    if env::var_os("EFOROS_SOAK").is_some() { 300 } else { 5 }
}

#[test]
fn whatever_comes_in_whatever_order_the_tables_are_those_of_the_chosen_files() {
    let parting = || (0_usize..1000, 1_i32..9);
    let strategy = (
        [parting(), parting(), parting(), parting(), parting()],
        prop::collection::vec(step(), 20..60),
        Just((0..NAMES.len()).collect::<Vec<_>>()).prop_shuffle(),
        (0..OF_FIRST.len(), 0..OF_SECOND.len(), 0..OF_CONDUCTOR.len()),
    );
    let config =
        ProptestConfig { cases: cases(), max_shrink_iters: 100, ..ProptestConfig::default() };
    proptest::test_runner::TestRunner::new(config)
        .run(&strategy, |(partings, steps, order, (first, second, conductor))| {
            let files = Files::new(partings);
            let url = database();
            let hub = opened(&url);
            let mut reached = [0; NAMES.len()];
            for step in steps {
                done(&hub, &files, &mut reached, step)?;
            }
            // What is lacking is brought on a stick.
            for history in order {
                hub.take_in(&files.path(history)).unwrap();
            }
            let halls = [OF_FIRST[first], OF_SECOND[second], OF_THIRD];
            let chosen = [OF_CONDUCTOR[conductor], halls[0], halls[1], halls[2]];
            for history in chosen {
                let rows = &files.rows[history];
                let last = rows.last().unwrap();
                let there = branches(&hub, rows);
                let own = there.iter().find(|it| (it.seq, it.hash) == (last.seq, last.hash));
                hub.take(rows[0].hash, own.unwrap().number).unwrap();
                holds(&hub, rows[0].hash);
            }
            // Each row that any of them has, once.
            let all: BTreeSet<String> =
                files.rows.iter().flatten().map(|row| row.hash.to_string()).collect();
            let count = "SELECT count(*), count(DISTINCT hash) FROM events";
            prop_assert_eq!(ask(&url, count), format!("{0}|{0}", all.len()));
            // Just what the chosen conductor published may be read, and their cards alone open anything.
            let (published, tokens) = files.conducted(chosen[0]);
            let rounds = "SELECT count(*), max(after) FROM tables WHERE part = 'results.json'";
            prop_assert_eq!(ask(&url, rounds), format!("{published}|{published}"));
            let valid =
                "SELECT encode(sha256, 'hex') FROM tokens WHERE NOT replaced ORDER BY sha256";
            let tokens: Vec<String> = tokens.iter().map(ToString::to_string).collect();
            prop_assert_eq!(ask(&url, valid), tokens.join("\n"));
            for after in 1..=published {
                let table = format!(
                    "SELECT convert_from(content, 'UTF8') FROM tables \
                     WHERE part = 'results.json' AND after = {after}"
                );
                let table: Value = serde_json::from_str(&ask(&url, &table)).unwrap();
                let rows = table["standings"].as_array().unwrap().iter();
                let rows = rows.map(|row| {
                    let row = ["rank", "venue", "local_rank", "player", "total"].map(|it| &row[it]);
                    json!(row)
                });
                prop_assert_eq!(rows.collect::<Vec<_>>(), files.table(halls, after), "{}", after);
            }
            // An empty hub that is given the chosen files alone has the same tables.
            let filled = database();
            let other = opened(&filled);
            for history in chosen {
                other.take_in(&files.path(history)).unwrap();
            }
            let all = "SELECT after, part, slug, md5(content) FROM tables ORDER BY after, part";
            prop_assert_eq!(ask(&url, all), ask(&filled, all));
            Ok(())
        })
        .unwrap();
}
