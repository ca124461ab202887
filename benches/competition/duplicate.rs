//! A duplicate game as large as is planned for: 200 players, 25 turns, a slip of everybody in each.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use eforos::domain::clock::Moment;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::seed::Seed;
use eforos::domain::contest::undo::undo;
use eforos::domain::contest::{Context, Details, Format as _, RulesRef, decide};
use eforos::domain::formats::duplicate::best::{Best, best_of};
use eforos::domain::formats::duplicate::command::{Choice, Command as Own};
use eforos::domain::formats::duplicate::doubt::doubts;
use eforos::domain::formats::duplicate::draw::draw;
use eforos::domain::formats::duplicate::game::TurnNo;
use eforos::domain::formats::duplicate::judged::Judged;
use eforos::domain::formats::duplicate::notation::position_text;
use eforos::domain::formats::duplicate::rules::RO_DUPLICATE_2007;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::formats::duplicate::turn::RefusedRack;
use eforos::domain::formats::duplicate::written::{OnSlip, Row};
use eforos::domain::formats::duplicate::{Command, Record, Recorded, Rules};
use eforos::domain::ids::{Attempt, PlayerId};
use eforos::domain::letters::{Word, WordLanguage};
use eforos::domain::person::{Person, Role};
use eforos::domain::player::Span;
use eforos::lexicon::Lexicon;
use eforos::storage::{Access, CompetitionFile, NewCompetition, StoredLexicon};
use tempfile::TempDir;

use super::file::PlainRows;
use super::table::{Figure, row};
use super::{median, ms, timed};

const PLAYERS: u32 = 200;
const TURNS: u8 = 25;
/// The most tiles that a play lays here: the set lasts for so many turns.
const MOST_TILES: usize = 4;
/// How many plays of a turn are on slips.
const PLAYS: usize = 40;
const RUNS: usize = 15;

pub fn figures() {
    println!("a duplicate game of {PLAYERS} players × {TURNS} turns; medians");
    let mut game = Game::before_the_last_turn();
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let mut stored = game.filed(&folder.path().join("open.eforos"));
    let mut plain = PlainRows::new();
    let last = turn(TURNS);
    let keyed: Vec<Own> = game.slips(last);
    let keyed: Vec<(Duration, Duration)> = keyed
        .into_iter()
        .map(|slip| {
            let body = format!("{slip:?}");
            let commit = timed(|| plain.commit(std::iter::once(body)));
            let whole = timed(|| {
                let recorded = game.decide(slip);
                stored.append(&recorded).expect("appended");
                game.take_in(&recorded)
            });
            (commit, whole)
        })
        .collect();
    let middle = |of: fn(&(Duration, Duration)) -> Duration| {
        let mut times: Vec<Duration> = keyed.iter().map(of).collect();
        times.sort_unstable();
        times[times.len() / 2]
    };
    let commit = middle(|(commit, _)| *commit);
    let beyond = middle(|(commit, whole)| whole.saturating_sub(*commit));
    let line = |what: &str, value: Duration, target: f64, (beside, plain): (&str, Duration)| {
        let of = format!("duplicate, {what}");
        let figure = Figure { of: &of, value: ms(value), unit: "ms" };
        row(figure, Some(target), Some((beside, ms(plain))));
    };
    let plain_commit = ("a plain SQLite commit", commit);
    line("one more slip beyond the commit, standings fresh", beyond, 5.0, plain_commit);
    game.close(last);

    let words = game.words();
    let set: HashSet<Word> = game.list.words().collect();
    let looked_up =
        median(RUNS, || timed(|| words.iter().filter(|word| set.contains(*word)).count()));
    let beside = ("the words looked up in a HashSet", looked_up);
    let judged = median(RUNS, || timed(|| standing(&game.record, &game.judged_anew())));
    line("every slip judged, everyone ranked", judged, 60.0, beside);

    let word = game.commonest_word();
    let mut ruled = [Ruled::Invalid, Ruled::Valid].into_iter().cycle();
    let ruling = median(RUNS, || {
        let (word, ruled) = (word.clone(), ruled.next().expect("endless"));
        let seen = game.record.contest().common.rulings.get(&word).cloned();
        let recorded =
            game.decide(Command::RuleWord { word, seen, ruled, evidence: String::new() });
        timed(|| game.take_in(&recorded))
    });
    line("the commonest word ruled, standings fresh", ruling, 20.0, beside);
    // It stands as valid, and does so again after each.
    let undone = median(RUNS, || {
        let (word, ruled) = (word.clone(), Ruled::Invalid);
        let seen = game.record.contest().common.rulings.get(&word).cloned();
        let recorded =
            game.decide(Command::RuleWord { word, seen, ruled, evidence: String::new() });
        game.take_in(&recorded);
        timed(|| {
            let recorded = game.decide(undo(&game.record));
            game.take_in(&recorded)
        })
    });
    line("that undone, standings fresh", undone, 20.0, beside);

    let path = folder.path().join("closed.eforos");
    game.filed(&path).close().expect("closed");
    let opened = median(RUNS, || {
        timed(|| {
            let file = CompetitionFile::<Duplicate>::open(&path, Access::Write).expect("opened");
            file.read_record().expect("read").log().len()
        })
    });
    line("file opened, record read", opened, 500.0, beside);
}

fn turn(number: u8) -> TurnNo {
    TurnNo::new(number).expect("from 1")
}

/// How many rows the standings have, and how many reasons not to trust them yet.
fn standing(record: &Record, judged: &Judged) -> (usize, usize) {
    let contest = record.contest();
    let last = turn(TURNS);
    let rows = judged.standings(&contest.common, last).len();
    (rows, doubts(contest, judged, last, &[]).len())
}

/// The game, judged, and what it was made from.
struct Game {
    list: Lexicon,
    seed: Seed,
    record: Record,
    judged: Judged,
}

impl Game {
    /// All turns but the last are closed, and that has its letters.
    fn before_the_last_turn() -> Self {
        let list = Lexicon::free(WordLanguage::Romanian);
        let rules = Arc::new(Rules::ro_duplicate_2007());
        let reference = RulesRef { id: rules.id.clone(), sha256: rules.sha256() };
        let record = Record::new(rules);
        let judged = Judged::new(record.contest(), &list);
        let mut game = Self { list, seed: Seed::from_bytes([1; 32]), record, judged };
        game.play(Command::Create {
            details: Details::default(),
            rules: reference,
            lexicon: game.list.passport().clone(),
            commitment: game.seed.commitment(),
        });
        let span = Span { from_round: turn(1), to_round: turn(99) };
        for number in 1..=PLAYERS {
            let (name, club) = (format!("player {number}"), String::new());
            game.play(Command::AddPlayer { id: None, name, club, span });
        }
        for number in 1..TURNS {
            game.draw(turn(number));
            for slip in game.slips(turn(number)) {
                game.play(slip);
            }
            game.close(turn(number));
        }
        game.draw(turn(TURNS));
        game.judged = game.judged_anew();
        game
    }

    fn judged_anew(&self) -> Judged {
        Judged::new(self.record.contest(), &self.list)
    }

    fn draw(&mut self, turn: TurnNo) {
        let state = &self.record.contest().game;
        let unseen = state.unseen(&state.board_before(turn));
        let key = self.seed.key("");
        let at = (turn, Attempt::FIRST);
        let drawn = draw(state.rules(), &key, at, &state.kept(turn), &unseen).expect("tiles");
        let back = |(tiles, why)| RefusedRack { tiles: Row(tiles), why };
        self.play(Own::RecordTurn {
            turn,
            leftover: Row::from(drawn.leftover),
            drawn: Row(drawn.drawn),
            refused: drawn.refused.into_iter().map(back).collect(),
            reason: "bench".to_owned(),
        });
    }

    /// The best plays of a turn that lay few tiles.
    fn plays(&self, turn: TurnNo) -> Vec<Best> {
        let contest = self.record.contest();
        let board = contest.game.board_before(turn);
        let (_, all) = best_of(contest, &self.list.graph(), turn, 4_000);
        let few = all
            .into_iter()
            .filter(|best| best.play.laid(&board).is_ok_and(|play| play.tiles.len() <= MOST_TILES));
        few.take(PLAYS).collect()
    }

    /// A slip of everybody: one of ten has a wrong score, some lie off the board, some are empty.
    fn slips(&self, turn: TurnNo) -> Vec<Own> {
        let plays = self.plays(turn);
        let slip = |number: u32| {
            let place = usize::try_from(number * 7 + u32::from(turn.get())).expect("small");
            let best = plays.get(place % plays.len()).expect("there are plays");
            let mut written = OnSlip {
                position: position_text(best.play.position),
                word: best.play.word_text(),
                points: Some(best.points),
                ..OnSlip::EMPTY
            };
            if number.is_multiple_of(10) {
                written.points = Some(best.points + 1);
            } else if number.is_multiple_of(31) {
                written = OnSlip::EMPTY;
            } else if number.is_multiple_of(23) {
                "O15".clone_into(&mut written.position);
            }
            Own::KeySlip { player: PlayerId::new(number), turn, written }
        };
        (1..=PLAYERS).map(slip).collect()
    }

    /// The game goes on with the best play.
    fn close(&mut self, turn: TurnNo) {
        let best = self.plays(turn).into_iter().next().expect("there are plays");
        let choice = Choice { play: best.play, criteria: Vec::new(), despite: None };
        self.play(Own::ChooseTop { turn, choice });
        self.play(Own::AnnounceTop(turn));
        self.judged.refresh(self.record.contest(), &self.list);
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
    fn take_in(&mut self, recorded: &[Recorded]) -> (usize, usize) {
        self.record.take_in(recorded.iter().cloned());
        for Recorded { event, .. } in recorded {
            Duplicate::judge_again(&mut self.judged, &self.record, &self.list, event);
        }
        standing(&self.record, &self.judged)
    }

    fn filed(&self, path: &std::path::Path) -> CompetitionFile<Duplicate> {
        let lexicon = StoredLexicon::Full(self.list.clone());
        let new = NewCompetition {
            seed: Some(&self.seed),
            rules_text: RO_DUPLICATE_2007,
            lexicon: &lexicon,
            events: self.record.log(),
        };
        CompetitionFile::create(path, new).expect("made")
    }

    /// Every word that a slip makes.
    fn words(&self) -> Vec<Word> {
        let slips = self.judged.turns.iter().flat_map(|turn| turn.slips.values());
        slips.flat_map(|slip| slip.words.iter().cloned()).collect()
    }

    /// The word on the most slips.
    fn commonest_word(&self) -> Word {
        let words = self.words();
        let count = |word: &Word| words.iter().filter(|other| *other == word).count();
        let distinct: HashSet<&Word> = words.iter().collect();
        let most = distinct.into_iter().max_by_key(|word| (count(word), (*word).clone()));
        let most = most.expect("there are words").clone();
        println!("the commonest word, {most}, is made {} times", count(&most));
        most
    }
}
