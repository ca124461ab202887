//! A competition as large as is planned for: 500 players, 14 rounds, 30 words on every sheet.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use eforos::domain::clock::Moment;
use eforos::domain::contest::ruling::Ruling;
use eforos::domain::contest::seed::Seed;
use eforos::domain::contest::{Context, Details, RulesRef, decide};
use eforos::domain::formats::anagram::command::Command as AnagramCommand;
use eforos::domain::formats::anagram::draw::whole_competition;
use eforos::domain::formats::anagram::rules::{Field, OSTH_2019, ROUNDS, Rules, all_rounds};
use eforos::domain::formats::anagram::sheet::SheetWords;
use eforos::domain::formats::anagram::standings::{Board, Standings, standings};
use eforos::domain::formats::anagram::tiles::Tiles;
use eforos::domain::formats::anagram::{Command, Record, Recorded};
use eforos::domain::ids::{PlayerId, RoundNo, SheetId};
use eforos::domain::letters::{Letter, Word, Written};
use eforos::domain::lexicon::Digest;
use eforos::domain::person::{Person, Role};
use eforos::domain::player::Span;
use eforos::lexicon::Lexicon;

pub const PLAYERS: u32 = 500;
pub const WORDS: usize = 30;

/// The competition, judged, and what it was made from.
pub struct Whole {
    pub lexicon: Lexicon,
    pub seed: Seed,
    pub record: Record,
    pub board: Board,
    players: u32,
}

impl Whole {
    pub fn new() -> Self {
        Self::of(PLAYERS)
    }

    /// The same with so many players.
    pub fn of(players: u32) -> Self {
        let lexicon = Lexicon::embedded();
        let seed = Seed::from_bytes([1; 32]);
        let mut whole = Self {
            record: Record::new(Arc::new(Rules::osth_2019())),
            board: Board::default(),
            lexicon,
            seed,
            players,
        };
        whole.fill();
        whole.board = Board::new(whole.record.contest(), &whole.lexicon);
        whole
    }

    fn fill(&mut self) {
        let rules =
            RulesRef { id: "osth-2019".to_owned(), sha256: Digest::of(OSTH_2019.as_bytes()) };
        self.play(Command::Create {
            details: Details::default(),
            rules,
            lexicon: self.lexicon.passport().clone(),
            commitment: self.seed.commitment(),
        });
        let span = Span { from_round: first(), to_round: last() };
        for number in 1..=self.players {
            let (name, club) = (format!("player {number}"), String::new());
            self.play(Command::AddPlayer { id: None, name, club, span });
        }
        let rules = Rules::osth_2019();
        let (rounds, _) = whole_competition(&rules, &self.seed, "");
        let made: Vec<Vec<Word>> = rounds
            .iter()
            .map(|round| {
                let rack: Tiles = round.drawn.letters.iter().copied().collect();
                self.lexicon.solve(&rack, 3..=7)
            })
            .collect();
        for (place, round) in rounds.into_iter().enumerate() {
            let (letters, reason) = (round.drawn.letters, "bench".to_owned());
            let round = round.round;
            self.play(AnagramCommand::RecordRound { round, letters, reason });
            let others = &made[(place + 1) % made.len()];
            for player in (1..=self.players).filter_map(PlayerId::new) {
                let words = sheet(&made[place], others, player);
                self.play(AnagramCommand::KeySheet { player: Some(player), round, words });
            }
        }
    }

    /// What happens on a command, numbered, not yet taken in.
    pub fn decide(&self, command: impl Into<Command>) -> Vec<Recorded> {
        let who = Person { name: "α".to_owned(), role: Role::Referee, station: "1".to_owned() };
        let now = Moment { wall_ms: 1_800_000_000_000, session: 1, elapsed_ms: 1 };
        let context =
            Context { now, who: &who, lexicon: &self.lexicon, seed: Some(&self.seed), drafts: &[] };
        let events = decide(&self.record, command.into(), &context).expect("allowed");
        self.record.number(events, now, &who)
    }

    fn play(&mut self, command: impl Into<Command>) {
        let recorded = self.decide(command);
        self.record.take_in(recorded);
    }

    /// Takes in what the journal has, and brings the standings up to date.
    pub fn take_in(&mut self, recorded: &[Recorded]) -> Standings {
        self.record.take_in(recorded.iter().cloned());
        for recorded in recorded {
            self.board.refresh(&self.record, &self.lexicon, &recorded.event);
        }
        self.standings()
    }

    pub fn standings(&self) -> Standings {
        standings(self.record.contest(), &self.board, last(), &[])
    }

    /// A revision of a sheet in the middle, another each time.
    pub fn revision(&self) -> AnagramCommand {
        revision(&self.record)
    }

    /// The ruling on a word.
    pub fn ruling(&self, word: &Word) -> Option<Ruling> {
        self.record.contest().common.rulings.get(word).cloned()
    }

    /// The word that the most sheets have in its field, and how many times.
    pub fn commonest_word(&self) -> (Word, usize) {
        let mut count = BTreeMap::<&Word, usize>::new();
        for word in self.words().filter(|word| word.len() >= 3) {
            *count.entry(word).or_default() += 1;
        }
        let most = count.into_iter().max_by_key(|&(_, count)| count);
        most.map(|(word, count)| (word.clone(), count)).expect("there are words")
    }

    /// Every legible word on every sheet.
    pub fn words(&self) -> impl Iterator<Item = &Word> {
        let sheets = self.record.contest().game.sheets();
        let words = sheets.flat_map(|(_, sheet)| sheet.words().iter());
        words.filter_map(|(_, _, written)| written.word())
    }

    /// The list as a set, for comparison.
    pub fn hash_set(&self) -> HashSet<Word> {
        self.lexicon.words().collect()
    }
}

/// A revision of a sheet in the middle of a record, by what it says there.
pub fn revision(record: &Record) -> AnagramCommand {
    let contest = record.contest();
    let players = u32::try_from(contest.common.players.len()).expect("few players");
    let sheet = SheetId::new(players * u32::from(ROUNDS) / 2).expect("from 1");
    let now = contest.game.sheet(sheet).expect("keyed").words();
    // The last word becomes the first; the words stay as many.
    let mut all: Vec<(Field, Written)> =
        now.iter().map(|(field, _, word)| (field, word.clone())).collect();
    all.rotate_right(1);
    AnagramCommand::ReviseSheet {
        seen: now.clone(),
        sheet,
        words: all.into_iter().collect(),
        reason: "bench".to_owned(),
    }
}

pub fn first() -> RoundNo {
    RoundNo::FIRST
}

pub fn last() -> RoundNo {
    all_rounds().next_back().expect("fourteen rounds")
}

/// Thirty words: of the rack as far as it makes so many, one of them twice and one misplaced, then
/// of the next round's rack; on every tenth sheet one that is no word.
fn sheet(made: &[Word], others: &[Word], player: PlayerId) -> SheetWords {
    let number = usize::try_from(player.get()).expect("small");
    let from_here = made.iter().cycle().skip(number * 7).take(made.len().min(WORDS - 4));
    let mut words: Vec<Word> = from_here.cloned().collect();
    words.extend(words.first().cloned());
    if number.is_multiple_of(10) {
        let turned = words.last().map(|word| {
            let letters: Vec<Letter> = word.letters().iter().rev().copied().collect();
            Word::new(letters).expect("some letters")
        });
        words.extend(turned);
    }
    words.extend(others.iter().cycle().skip(number * 3).take(WORDS - 1 - words.len()).cloned());
    let mut sheet: SheetWords = words
        .into_iter()
        .map(|word| (Field::of_length(word.len()).expect("3 to 7"), Written::Word(word)))
        .collect();
    let misplaced: Word = "ΑΒ".parse().expect("a word");
    sheet.push(Field::Three, Written::Word(misplaced));
    assert_eq!(sheet.len(), WORDS);
    sheet
}
