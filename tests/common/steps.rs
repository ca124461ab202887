//! Random steps of a referee, assistants and players, and the laws that hold after each.

use eforos::domain::contest::decide::{undo, undoable};
use eforos::domain::contest::objection::{About, Outcome};
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::{Details, DoubleKeying, Openness};
use eforos::domain::formats::anagram::Command;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::event::PausedTiles;
use eforos::domain::formats::anagram::grade::{Grade, Tally};
use eforos::domain::formats::anagram::rules::{Field, Kind, all_rounds};
use eforos::domain::formats::anagram::sheet::{Check, Lateness, SheetWords};
use eforos::domain::formats::anagram::standings::{is_void, standings};
use eforos::domain::formats::anagram::tiles::Tiles;
use eforos::domain::ids::{ObjectionId, RoundNo};
use eforos::domain::letters::Letter;
use eforos::domain::lexicon::Authority;
use eforos::domain::player::{Player, Span};

use super::day::{self, Day, penalty_id, person, player, round, sheet_id, word, words};

/// One step: what, and three numbers that choose the rest.
pub type Step = [u8; 4];

const SHEETS: [&str; 8] = [
    "",
    "3: ΡΟΣ ΤΟΣ / 4: ΚΑΡΟ",
    "3: Ρ?Σ ΡΟΣ ΡΟΣ / 5: ΤΑΚΟΣ",
    "4: ΚΑΡΟ ΚΑΡΟ Κ??Ο / 3: ΚΑΡΟ",
    "7: ΚΑΡΟΤΣΕ / 6: ΚΑΡΟΤΣ / 3: ΝΑΙ",
    "3: ΝΑΙ ΤΗΣ ΤΗΝ ΖΩΗ / 4: ΖΩΗΣ",
    "5: ΤΑΚΟΣ / 3: ΑΑΑ ΩΩΩ",
    "3: ???",
];
/// The words that the list has.
pub const LIST: &str = "ΡΟΣ ΚΑΡΟ ΤΑΚΟΣ ΝΑΙ ΤΗΣ ΖΩΗ";
const WORDS: [&str; 6] = ["ΡΟΣ", "ΤΟΣ", "ΚΑΡΟ", "ΤΗΝ", "ΝΑΙ", "ΑΑΑ"];

fn reason() -> String {
    "reason".to_owned()
}

/// Letters that fit the round, out of the bag as it would be without the round's own.
fn some_rack(day: &Day, number: RoundNo, choice: u8) -> Vec<Letter> {
    let anagram = &day.contest().game;
    let rules = anagram.rules();
    let Some(rule) = rules.round(number) else { return Vec::new() };
    let bag = anagram.tiles_left_without(Some(number));
    let take = |kind, count: u8| {
        let tiles: Vec<Letter> = bag.letters().filter(|&l| rules.kind(l) == kind).collect();
        let stride = 1 + usize::from(choice) % 5;
        let from = usize::from(choice) % tiles.len().max(1);
        let order = (0..stride).flat_map(move |start| {
            (start..tiles.len()).step_by(stride).map({
                let tiles = tiles.clone();
                move |at| tiles[(at + from) % tiles.len()]
            })
        });
        order.take(count.into()).collect::<Vec<_>>()
    };
    [take(Kind::Consonant, rule.consonants), take(Kind::Vowel, rule.vowels)].concat()
}

fn command(day: &Day, [what, a, b, c]: Step) -> Command {
    let anagram = &day.contest().game;
    let current = anagram.current_round().and_then(|(_, round)| round.announced.as_ref());
    let awaited = current.is_some_and(|announced| announced.awaited > 0);
    // What seldom comes by chance.
    let what = match day.contest().common.openness {
        Openness::Signed if a < 200 => 51,
        Openness::Open if awaited && b < 128 => 3,
        Openness::Signed | Openness::Open => what % 54,
    };
    if what < 37 { play(day, [what, a, b, c]).into() } else { desk(day, [what, a, b, c]) }
}

fn play(day: &Day, [what, a, b, c]: Step) -> Play {
    let contest = day.contest();
    let any_round = round(1 + a % 15);
    let current = contest.game.current_round().map_or(round(14), |(number, _)| number);
    let someone = player(u32::from(1 + b % 4));
    let sheets = contest.game.next_sheet().get() - 1;
    let sheet = sheet_id(u32::from(a) % (sheets + 1) + 1);
    let text = words(SHEETS[usize::from(c) % SHEETS.len()]);
    let lateness = if c.is_multiple_of(3) { Lateness::Late } else { Lateness::InTime };
    let objection = ObjectionId::new(u32::from(1 + a % 3)).unwrap();
    let time = i64::from(a) * 2_000;
    match what {
        0 | 1 => Play::DrawLetters { round: current },
        2 => {
            let letters = some_rack(day, current, c);
            Play::TypeLetters { round: current, letters }
        }
        3 => {
            let rules = contest.game.rules();
            let awaited = contest.game.announced(current).map_or(0, |round| round.awaited);
            let bag = contest.game.tiles_left();
            let tiles = bag.letters().filter(|&l| rules.kind(l) == Kind::Consonant);
            let letters = tiles.skip(usize::from(c) % 3).take(awaited).collect();
            Play::TypeReplacements { round: current, letters }
        }
        4 => Play::ShowLetters { round: current },
        5..=7 => {
            let round = if b < 200 { current } else { any_round };
            Play::RecordRound { round, letters: some_rack(day, round, c), reason: reason() }
        }
        8 => {
            let letters = some_rack(day, any_round, c);
            Play::CorrectLetters { round: any_round, letters, reason: reason() }
        }
        9 => Play::ReplayRound { round: any_round, reason: reason() },
        10 if b < 16 => Play::GiveUpRest { from: any_round, reason: reason() },
        10 => Play::GiveUpRound { round: any_round, reason: reason() },
        11 | 12 => Play::StartRound { round: current },
        13 if c.is_multiple_of(2) => Play::HoldTime,
        13 => Play::PauseRound { tiles: PausedTiles::Shown, reason: reason() },
        14 => Play::ResumeRound,
        15 => Play::StopRound { reason: reason() },
        16 => Play::RestartTime { reason: reason() },
        17 => Play::SetRemaining { remaining_ms: time, reason: reason() },
        18 => Play::ConfirmTime,
        19 | 20 => Play::NoteTime,
        21 => Play::StartBreak { after: round(if a < 128 { 5 } else { 10 }) },
        22 => Play::SetBreak { remaining_ms: time },
        23 => Play::EndBreak,
        24 => {
            let players = vec![someone, player(1)];
            Play::CollectSheets { round: any_round, players, lateness }
        }
        25 => Play::SetLateness { round: any_round, player: someone, lateness },
        26 if c.is_multiple_of(2) => Play::AwaitSheet { round: any_round, player: someone },
        26 => Play::DeclareNotHandedIn { round: any_round, player: someone },
        27..=29 => {
            let player = (b < 230).then_some(someone);
            Play::KeySheet { player, round: round(1 + a % 4), words: text }
        }
        30 => {
            Play::ReviseSheet { seen: SheetWords::default(), sheet, words: text, reason: reason() }
        }
        31 => Play::KeyAgain { sheet, words: text },
        32 => {
            let unsettled = contest.game.sheets().find(|(_, sheet)| {
                matches!(sheet.check, Check::Unsettled(_)) && contest.game.counts(sheet)
            });
            let sheet = unsettled.map_or(sheet, |(id, _)| id);
            Play::SettleKeyings { sheet, words: text }
        }
        33 => Play::CheckSheet { sheet },
        34 => Play::MoveSheet { sheet, player: someone, round: round(1 + c % 4) },
        35 => {
            let field = if b.is_multiple_of(2) { Field::Three } else { Field::Four };
            Play::SettleUnreadable { sheet, field, place: usize::from(c % 3) }
        }
        _ => Play::UpholdReading { objection, words: text, reason: reason() },
    }
}

fn desk(day: &Day, [what, a, b, c]: Step) -> Command {
    let any_round = round(1 + a % 15);
    let someone = player(u32::from(1 + b % 4));
    let a_word = word(WORDS[usize::from(a) % WORDS.len()]);
    let objection = ObjectionId::new(u32::from(1 + a % 3)).unwrap();
    match what {
        37 => Command::ChangeDetails { details: Details::default() },
        38 => Command::RenewCommitment { commitment: day::seed().commitment() },
        39 => Command::SetHallWord { text: c.to_string() },
        40 => {
            let required = c.is_multiple_of(2);
            let double_keying =
                if required { DoubleKeying::Required } else { DoubleKeying::Optional };
            Command::SetDoubleKeying { double_keying }
        }
        41 => {
            let authority =
                if c.is_multiple_of(2) { Authority::Reference } else { Authority::Authoritative };
            Command::ChangeLexicon { lexicon: day.passport(authority) }
        }
        42 if c.is_multiple_of(4) => Command::RemovePlayer { player: someone },
        42 => Command::AddPlayer {
            id: None,
            name: "Νέα".to_owned(),
            club: String::new(),
            span: Span { from_round: any_round, to_round: round(14) },
        },
        43 => {
            let span = Span { from_round: round(1 + b % 3), to_round: any_round };
            let (name, club) = ("Νέο όνομα".to_owned(), String::new());
            Command::ChangePlayer { player: Player { id: someone, name, club, span } }
        }
        44 => {
            let ruled = if c.is_multiple_of(2) { Ruled::Valid } else { Ruled::Invalid };
            Command::RuleWord { seen: None, word: a_word, ruled, evidence: String::new() }
        }
        45 => Command::WithdrawRuling { word: a_word },
        46 => {
            let kind = match c % 6 {
                0 => PenaltyKind::Recommendation,
                1 => PenaltyKind::Reprimand,
                2 => PenaltyKind::VoidRound,
                3 => PenaltyKind::Deduction { points: u32::from(c) },
                4 => PenaltyKind::ExpelledFromRest,
                _ => PenaltyKind::Expelled,
            };
            Command::Penalise { player: someone, round: any_round, kind, reason: reason() }
        }
        47 => Command::LiftPenalty { penalty: penalty_id(u32::from(1 + a % 4)), reason: reason() },
        48 => {
            let round = round(1 + c % 4);
            let about = match c % 3 {
                0 => About::Word { round, word: a_word },
                1 => About::Reading { round },
                _ => About::Void { round },
            };
            Command::LodgeObjection { player: someone, about }
        }
        49 => {
            let outcome = if c < 170 { Outcome::Upheld } else { Outcome::Dismissed };
            Command::DecideObjection { objection, outcome, reason: reason() }
        }
        50 => Command::Sign,
        51 => Command::Reopen { reason: reason() },
        52 if c % 3 == 0 => Command::Publish { round: any_round },
        52 if c % 3 == 1 => Command::WithdrawPublication { round: any_round, reason: reason() },
        _ => undo(&day.record),
    }
}

/// Does one step, and checks what must hold after it whatever it was.
pub fn step(day: &mut Day, step: Step) {
    let [what, a, b, c] = step;
    match what {
        240.. => day.pass(i64::from(a) * i64::from(b) * 10),
        236.. => day.reopen_program(i64::from(a) * 1_000 - 20_000),
        230.. => day.who = person(["Άννα", "Βασίλης", ""][usize::from(a % 3)]),
        226.. if day.contest().common.openness == Openness::Open => {
            // The rest of the day on paper, and who handed in nothing.
            for number in day::numbers() {
                let letters = some_rack(day, round(number), c);
                let _ =
                    day.ask(Play::RecordRound { round: round(number), letters, reason: reason() });
            }
            if a < 200 {
                day.declare_missing();
            }
        }
        _ => {
            let before = day.contest().clone();
            let first = day.record.next_seq();
            let command = command(day, step);
            if day.ask(command).is_err() {
                assert_eq!(before, *day.contest(), "a refusal changes nothing");
            } else if undoable(&day.record).first().is_some_and(|event| event.action == first) {
                let mut record = day.record.clone();
                let undone = eforos::domain::formats::anagram::Event::Undone { action: first };
                let recorded = record.number(vec![undone], day.now, &day.who);
                record.take_in(recorded);
                assert_eq!(before, *record.contest(), "undo gives the state before");
            }
        }
    }
    let anagram = &day.contest().game;
    let racks = anagram.rounds().flat_map(|(_, round)| round.letters().to_vec());
    let all: Tiles = racks.chain(anagram.tiles_left().letters()).collect();
    assert_eq!(all, anagram.rules().tiles(), "bags and racks are the tile set");
    let timed = anagram.rounds().filter(|(_, round)| round.countdown().is_some()).count();
    assert!(timed <= 1, "one time runs");
    for after in all_rounds() {
        sums_agree(day, after);
    }
}

/// Each row added up anew from the grades and the penalties, without what the board keeps.
fn sums_agree(day: &Day, after: RoundNo) {
    let contest = day.contest();
    let rows = standings(contest, &day.board, after, &[]).rows;
    // Who arrives later is not in them, unless they already have anything.
    for player in
        contest.common.players.values().filter(|one| rows.iter().all(|row| row.player != one.id))
    {
        assert!(player.span.from_round > after, "{player:?} is not in the standings after {after}");
        let deducted = contest.common.penalties_of(player.id).filter(|one| one.round <= after);
        let deducted = deducted.filter(|one| matches!(one.kind, PenaltyKind::Deduction { .. }));
        let graded = all_rounds().filter(|&round| round <= after);
        let mut graded = graded.filter_map(|round| {
            day.board.grade(round, player.id).filter(|_| !is_void(contest, round, player.id))
        });
        assert!(deducted.count() == 0 && graded.all(|grade| grade.total() == 0));
    }
    for row in &rows {
        let player = row.player;
        let penalties: Vec<_> =
            contest.common.penalties_of(player).filter(|penalty| penalty.round <= after).collect();
        let out = penalties.iter().filter(|penalty| penalty.kind == PenaltyKind::ExpelledFromRest);
        let out_after = out.map(|penalty| penalty.round).min();
        let grade = |round: RoundNo| {
            let out = out_after.is_some_and(|last| round > last);
            day.board.grade(round, player).filter(|_| !out && !is_void(contest, round, player))
        };
        let played: Vec<RoundNo> = contest
            .game
            .rounds()
            .filter(|(round, state)| state.is_played() && *round <= after)
            .map(|(round, _)| round)
            .collect();
        let scores = all_rounds()
            .map(|round| played.contains(&round).then(|| grade(round).map_or(0, Grade::total)));
        assert_eq!(*row.rounds, *scores.collect::<Vec<_>>());
        let deductions = penalties.iter().map(|penalty| match penalty.kind {
            PenaltyKind::Deduction { points } => i64::from(points),
            _ => 0,
        });
        assert_eq!(row.deductions, deductions.sum::<i64>());
        let rounds: i64 = row.rounds.iter().flatten().copied().map(i64::from).sum();
        assert_eq!(row.total, rounds - row.deductions);
        let grades: Vec<&Grade> = played.iter().filter_map(|&round| grade(round)).collect();
        let sum = |of: fn(&Grade) -> u32| grades.iter().copied().map(of).sum::<u32>();
        assert_eq!(row.invalid_points, sum(|grade| grade.invalid.points.unsigned_abs()));
        let Tally { valid_7, valid_6, valid_5, valid_4, valid_high } = row.tally;
        assert_eq!(
            [valid_7, valid_6, valid_5, valid_4, valid_high],
            [
                sum(|grade| grade.tally.valid_7),
                sum(|grade| grade.tally.valid_6),
                sum(|grade| grade.tally.valid_5),
                sum(|grade| grade.tally.valid_4),
                sum(|grade| grade.tally.valid_high),
            ]
        );
    }
    let ranked: Vec<u32> = rows.iter().filter_map(|row| row.rank).collect();
    for (place, rank) in (1..).zip(&ranked) {
        assert!(*rank <= place && (*rank == place || ranked[place as usize - 2] == *rank));
    }
}

/// A day that begins: three players, judged by [`LIST`] as a reference.
pub fn new_day() -> Day {
    let mut day = Day::new(Authority::Reference, LIST);
    day.add_players(3);
    day
}
