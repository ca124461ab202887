//! The golden competition: `data/golden.json`, played through the domain's commands, against the
//! tables worked out by hand in `data/golden.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use eforos::domain::clock::Moment;
use eforos::domain::contest::objection::{About, Outcome};
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::seed::Seed;
use eforos::domain::contest::{Context, Details, RulesRef, decide};
use eforos::domain::formats::anagram::alphabet::ALPHABET;
use eforos::domain::formats::anagram::command::Command as AnagramCommand;
use eforos::domain::formats::anagram::grade::Verdict;
use eforos::domain::formats::anagram::rules::{Field, ROUNDS, Rules, all_rounds};
use eforos::domain::formats::anagram::sheet::{Lateness, SheetWords};
use eforos::domain::formats::anagram::standings::{
    Board, Criterion, Standings, is_void, standings,
};
use eforos::domain::formats::anagram::tiles::Tiles;
use eforos::domain::formats::anagram::{Command, Record};
use eforos::domain::ids::{ObjectionId, PlayerId, RoundNo};
use eforos::domain::letters::Word;
use eforos::domain::lexicon::{Digest, Passport};
use eforos::domain::person::{Person, Role};
use eforos::domain::player::Span;
use serde::Deserialize;

const DOCUMENT: &str = include_str!("../data/golden.json");
const BY_HAND: &str = include_str!("../data/golden.md");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    #[serde(rename = "format")]
    _format: String,
    title: String,
    venue: String,
    date: String,
    referee: String,
    assistants: Vec<String>,
    rules: String,
    lexicon: ListStated,
    players: Vec<PlayerEntry>,
    rounds: Vec<RoundEntry>,
    rulings: Vec<RulingEntry>,
    penalties: Vec<PenaltyEntry>,
    objections: Vec<ObjectionEntry>,
}

#[derive(Deserialize)]
struct ListStated {
    #[serde(flatten)]
    passport: serde_json::Value,
    found: BTreeSet<Word>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerEntry {
    id: PlayerId,
    name: String,
    #[serde(default)]
    club: String,
    from_round: Option<RoundNo>,
    to_round: Option<RoundNo>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoundEntry {
    round: RoundNo,
    letters: String,
    #[serde(default)]
    given_up: bool,
    sheets: Vec<SheetEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SheetEntry {
    player: PlayerId,
    #[serde(default)]
    late: bool,
    #[serde(default)]
    words: BTreeMap<Field, Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RulingEntry {
    word: Word,
    valid: bool,
    reason: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PenaltyEntry {
    player: PlayerId,
    round: RoundNo,
    kind: String,
    points: Option<u32>,
    reason: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectionEntry {
    player: PlayerId,
    round: RoundNo,
    word: Word,
    upheld: bool,
    reason: String,
}

fn round(number: u8) -> RoundNo {
    RoundNo::new(number).expect("from 1")
}

struct Desk {
    record: Record,
    list: BTreeSet<Word>,
}

impl Desk {
    fn ask(&mut self, command: impl Into<Command>) {
        let who = Person { name: "α".to_owned(), role: Role::Referee, station: String::new() };
        let now = Moment { wall_ms: 0, session: 1, elapsed_ms: 0 };
        let context = Context { now, who: &who, lexicon: &self.list, seed: None, drafts: &[] };
        let command = command.into();
        let events = decide(&self.record, command.clone(), &context)
            .unwrap_or_else(|rejection| panic!("{rejection}: {command:?}"));
        let recorded = self.record.number(events, now, &who);
        self.record.take_in(recorded);
    }
}

/// Plays the document; `backwards` enters players, sheets and rulings in the opposite order.
fn play(backwards: bool) -> Desk {
    let mut document: Document = serde_json::from_str(DOCUMENT).expect("an exchange document");
    if backwards {
        document.players.reverse();
        document.rounds.iter_mut().for_each(|round| round.sheets.reverse());
        document.rulings.reverse();
        document.penalties.reverse();
    }
    let passport: Passport =
        serde_json::from_value(document.lexicon.passport).expect("a passport beside the words");
    let list = document.lexicon.found;
    let mut desk = Desk { record: Record::new(Arc::new(Rules::osth_2019())), list };
    let Document { title, venue, date, referee, assistants, .. } = document;
    let details = Details { title, venue, date, referee, assistants, ..Details::default() };
    let rules = RulesRef { id: document.rules, sha256: Digest::of(b"") };
    let commitment = Seed::from_bytes([0; 32]).commitment();
    desk.ask(Command::Create { details, rules, lexicon: passport, commitment });
    for PlayerEntry { id, name, club, from_round, to_round } in document.players {
        let from_round = from_round.unwrap_or(round(1));
        let span = Span { from_round, to_round: to_round.unwrap_or(round(ROUNDS)) };
        desk.ask(Command::AddPlayer { id: Some(id), name, club, span });
    }
    for entry in &document.rounds {
        enter_round(&mut desk, entry);
    }
    for RulingEntry { word, valid, reason: evidence } in document.rulings {
        let ruled = if valid { Ruled::Valid } else { Ruled::Invalid };
        desk.ask(Command::RuleWord { seen: None, word, ruled, evidence });
    }
    for PenaltyEntry { player, round, kind, points, reason } in document.penalties {
        let kind = match (kind.as_str(), points) {
            ("recommendation", None) => PenaltyKind::Recommendation,
            ("reprimand", None) => PenaltyKind::Reprimand,
            ("void_round", None) => PenaltyKind::VoidRound,
            ("deduction", Some(points)) => PenaltyKind::Deduction { points },
            ("expelled_from_rest", None) => PenaltyKind::ExpelledFromRest,
            ("expelled", None) => PenaltyKind::Expelled,
            other => panic!("no penalty: {other:?}"),
        };
        desk.ask(Command::Penalise { player, round, kind, reason });
    }
    // Objections open once the last round is over or given up.
    let played: Vec<RoundNo> = document.rounds.iter().map(|entry| entry.round).collect();
    for round in all_rounds().filter(|round| !played.contains(round)) {
        let reason = "not played".to_owned();
        desk.ask(AnagramCommand::GiveUpRound { round, reason });
    }
    for (objection, entry) in (1..).map_while(ObjectionId::new).zip(document.objections) {
        let ObjectionEntry { player, round, word, upheld, reason } = entry;
        desk.ask(Command::LodgeObjection { player, about: About::Word { round, word } });
        let outcome = if upheld { Outcome::Upheld } else { Outcome::Dismissed };
        desk.ask(Command::DecideObjection { objection, outcome, reason });
    }
    desk
}

fn enter_round(desk: &mut Desk, entry: &RoundEntry) {
    let round = entry.round;
    let letters: Vec<_> =
        entry.letters.chars().map(|c| c.to_string().parse().expect("a capital")).collect();
    let rack: Tiles = letters.iter().copied().collect();
    let reason = "entered".to_owned();
    desk.ask(AnagramCommand::RecordRound { round, letters, reason });
    for SheetEntry { player, late, words } in &entry.sheets {
        let lateness = if *late { Lateness::Late } else { Lateness::InTime };
        desk.ask(AnagramCommand::CollectSheets { round, players: vec![*player], lateness });
        let words = words.iter().flat_map(|(field, words)| {
            words
                .iter()
                .map(|word| (*field, ALPHABET.read(word, Some(&rack)).expect("a word").written))
        });
        let words: SheetWords = words.collect();
        desk.ask(AnagramCommand::KeySheet { player: Some(*player), round, words });
    }
    if entry.given_up {
        desk.ask(AnagramCommand::GiveUpRound { round, reason: "given up".to_owned() });
    }
}

fn final_standings(desk: &Desk) -> Standings {
    let contest = desk.record.contest();
    standings(contest, &Board::new(contest, &desk.list), round(ROUNDS), &[])
}

/// The cells of a table under a heading of the hand-worked file, its own heading left out.
fn table(heading: &str) -> Vec<Vec<String>> {
    let section = BY_HAND.split("\n## ").find(|section| section.starts_with(heading));
    let lines = section.expect("the heading stands there").lines();
    let rows = lines.filter(|line| line.starts_with('|')).skip(2);
    let cells = |line: &str| {
        let inner = line.trim().trim_start_matches('|').trim_end_matches('|');
        inner.split('|').map(|cell| cell.trim().replace('−', "-")).collect()
    };
    rows.map(cells).collect()
}

fn rows(standings: &Standings) -> Vec<Vec<String>> {
    let row = |row: &eforos::domain::formats::anagram::standings::Row| {
        let tally = row.tally;
        let mut cells = vec![
            row.rank.map_or_else(String::new, |rank| rank.to_string()),
            row.player.to_string(),
            row.status.code().to_owned(),
            row.total.to_string(),
            row.deductions.to_string(),
            row.invalid_points.to_string(),
        ];
        let counts = [tally.valid_7, tally.valid_6, tally.valid_5, tally.valid_4, tally.valid_high];
        cells.extend(counts.map(|count| count.to_string()));
        cells.push(row.decided_by.map_or("", Criterion::code).to_owned());
        let played = row.rounds.iter().take(3);
        cells.extend(played.map(|round| round.map_or("?".to_owned(), |total| total.to_string())));
        assert!(row.rounds.iter().skip(3).all(Option::is_none), "round 4 was given up");
        assert_eq!(row.rounds.len(), usize::from(ROUNDS));
        cells
    };
    standings.rows.iter().map(row).collect()
}

#[test]
fn every_row_of_the_standings_is_as_worked_out_by_hand() {
    let standings = final_standings(&play(false));
    let by_hand = table("Standings");
    assert_eq!(by_hand.len(), 17);
    for (ours, theirs) in rows(&standings).iter().zip(&by_hand) {
        assert_eq!(ours, theirs);
    }
    assert_eq!(standings.rows.len(), by_hand.len());
    assert_eq!(standings.doubts, []);
}

#[test]
fn the_order_of_entry_changes_nothing() {
    assert_eq!(rows(&final_standings(&play(true))), rows(&final_standings(&play(false))));
}

#[test]
fn the_golden_competition_can_be_signed() {
    let mut desk = play(false);
    desk.ask(Command::Sign);
    assert_eq!(desk.record.contest().common.signings.len(), 1);
}

#[test]
fn every_criterion_a_full_tie_and_every_status_occur() {
    let by_hand = table("Standings");
    let column = |index: usize| by_hand.iter().map(move |row| row[index].as_str());
    let criteria: BTreeSet<&str> = column(11).collect();
    let wanted =
        ["", "total", "invalid_points", "valid_7", "valid_6", "valid_5", "valid_4", "valid_high"];
    assert_eq!(criteria, wanted.into());
    let statuses: BTreeSet<&str> = column(2).collect();
    assert_eq!(statuses, ["ranked", "withdrawn", "expelled_from_rest", "expelled"].into());
    assert_eq!(column(0).filter(|&rank| rank == "7").count(), 2);
    assert_eq!(column(0).filter(|&rank| rank == "8").count(), 0);
}

#[test]
fn every_word_is_judged_as_by_hand() {
    let desk = play(false);
    let contest = desk.record.contest();
    let board = Board::new(contest, &desk.list);
    let by_hand = table("Sheets");
    for row in &by_hand {
        let [round, player, words, score] = &row[..] else { panic!("{row:?}") };
        let round = RoundNo::new(round.parse().unwrap()).unwrap();
        let player = PlayerId::new(player.parse().unwrap()).unwrap();
        let grade = board.grade(round, player).expect("the sheet is graded");
        let judged: Vec<String> = grade
            .words
            .iter()
            .map(|word| {
                let (field, verdict) = (word.field.length(), verdict(word.verdict));
                let sign = if word.points > 0 { "+" } else { "" };
                format!("{} {field} {verdict} {sign}{}", word.written, word.points)
            })
            .collect();
        assert_eq!(&judged.join(", "), words, "round {round}, player {player}");
        let void = is_void(contest, round, player);
        match score.as_str() {
            "void" => assert!(void, "round {round}, player {player}"),
            "out" => assert!(!contest.common.is_expected(player, round)),
            score => {
                assert!(!void);
                assert_eq!(grade.total().to_string(), score, "round {round}, player {player}");
            }
        }
    }
    assert_eq!(board.grades().count(), by_hand.len(), "no sheet is left out");
}

fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Valid => "valid",
        Verdict::NotInLexicon => "not_in_lexicon",
        Verdict::NotFromLetters { .. } => "not_from_letters",
        Verdict::RuledInvalid => "ruled",
        Verdict::Misplaced => "misplaced",
        Verdict::Repeated => "repeated",
        Verdict::Illegible => "illegible",
        Verdict::Undecided => "undecided",
        Verdict::Ignored => "ignored",
    }
}

#[test]
fn the_passport_is_that_of_the_words_found() {
    let document: Document = serde_json::from_str(DOCUMENT).unwrap();
    let found = document.lexicon.found.iter();
    let text = found.fold(String::new(), |text, word| text + &word.to_string() + "\n");
    let passport: Passport = serde_json::from_value(document.lexicon.passport).unwrap();
    assert_eq!(passport.sha256, Digest::of(text.as_bytes()));
    assert_eq!(usize::try_from(passport.words).unwrap(), document.lexicon.found.len());
}
