//! Games lived at random: whatever is asked, in whatever order, what the rules let happen leaves a sound game.
//! `EFOROS_SOAK` says how many steps.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use eforos::domain::board::Rack;
use eforos::domain::clock::Moment;
use eforos::domain::contest::command::Command as Ask;
use eforos::domain::contest::decide::undo;
use eforos::domain::contest::objection::{About, Outcome};
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::seed::Seed;
use eforos::domain::contest::{Context, Details, Format as _, RulesRef, decide};
use eforos::domain::formats::duplicate::best::best_of;
use eforos::domain::formats::duplicate::command::{Brought, Choice, Command as Play};
use eforos::domain::formats::duplicate::event::EndWhy;
use eforos::domain::formats::duplicate::game::{
    Cancelled, Criterion, Fault, Field, Hand, Mode, Possible, TurnNo,
};
use eforos::domain::formats::duplicate::judged::Judged;
use eforos::domain::formats::duplicate::notation::{SmallLetters, position_text};
use eforos::domain::formats::duplicate::rules::{DrawBy, Rules};
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::formats::duplicate::turn::NextLetters;
use eforos::domain::formats::duplicate::written::{OnSlip, Row};
use eforos::domain::formats::duplicate::{Command, Event, Record};
use eforos::domain::ids::{PlayerId, SheetId};
use eforos::domain::person::{Person, Role};
use eforos::domain::player::Span;
use eforos::domain::timing::PausedTiles;
use eforos::lexicon::Lexicon;

use super::rehearsed::short_list;
use crate::dice::Dice;

const STEPS: usize = 1_500;
const A_GAME: usize = 300;
const PLAYERS: u32 = 3;

struct Life {
    record: Record,
    judged: Judged,
    list: Lexicon,
    seed: Seed,
    now: Moment,
    kinds: BTreeMap<String, usize>,
}

impl Life {
    fn begin(list: &Lexicon, seed: u8) -> Self {
        let rules = Arc::new(Rules::ro_duplicate_2007());
        let reference = RulesRef { id: rules.id.clone(), sha256: rules.sha256() };
        let record = Record::new(rules);
        let judged = Judged::new(record.contest(), list);
        let mut life = Self {
            record,
            judged,
            list: list.clone(),
            seed: Seed::from_bytes([seed; 32]),
            now: Moment { wall_ms: 0, session: 1, elapsed_ms: 0 },
            kinds: BTreeMap::new(),
        };
        let create = Ask::Create {
            details: Details::default(),
            rules: reference,
            lexicon: list.passport().clone(),
            commitment: life.seed.commitment(),
        };
        life.ask(create, Role::Referee).unwrap();
        for number in 1..=PLAYERS {
            let span = Span { from_round: turn(1), to_round: turn(99) };
            let name = format!("Jucător {number}");
            let add = Ask::AddPlayer { id: PlayerId::new(number), name, club: String::new(), span };
            life.ask(add, Role::Referee).unwrap();
        }
        life
    }

    fn ask(&mut self, command: impl Into<Command>, role: Role) -> Result<(), String> {
        let name = if role == Role::Referee { "Maria" } else { "Radu" };
        let who = Person { name: name.to_owned(), role, station: String::new() };
        let context = Context {
            now: self.now,
            who: &who,
            lexicon: &self.list,
            seed: Some(&self.seed),
            drafts: &[],
        };
        let events =
            decide(&self.record, command.into(), &context).map_err(|why| why.to_string())?;
        for event in &events {
            if let Event::Own(own) = event {
                let kind = format!("{own:?}").split([' ', '{']).next().unwrap().to_owned();
                *self.kinds.entry(kind).or_default() += 1;
            }
        }
        let recorded = self.record.number(events, self.now, &who);
        self.record.take_in(recorded);
        self.judged.refresh(self.record.contest(), &self.list);
        Ok(())
    }

    /// Every tile is somewhere, once, and what lies on the board hangs together.
    fn sound(&self) {
        let game = &self.record.contest().game;
        let board = game.board();
        let lying: Rack = board.tiles().map(|(_, laid)| laid.tile()).collect();
        let unseen = game.unseen(&board);
        let all: Rack = lying.tiles().chain(unseen.tiles()).collect();
        assert_eq!(all, game.rules().tiles, "a tile was lost or won");
        let squares: BTreeSet<_> = board.tiles().map(|(square, _)| square).collect();
        if let Some(&first) = squares.first() {
            let (mut reached, mut next) = (BTreeSet::from([first]), vec![first]);
            while let Some(square) = next.pop() {
                for beside in square.beside().filter(|it| squares.contains(it)) {
                    if reached.insert(beside) {
                        next.push(beside);
                    }
                }
            }
            assert_eq!(reached, squares, "an island");
        }
        if let Some((number, turn)) = game.open_turn() {
            assert!(unseen.without(turn.rack().tiles()).is_ok(), "turn {number}");
        }
        let totals = Duplicate::totals(self.record.contest(), &self.list);
        assert_eq!(totals.other, None);
    }

    fn again(&self) {
        let rules = Arc::clone(self.record.contest().game.rules());
        let replayed = Record::replay(rules, self.record.log().iter().cloned());
        assert_eq!(replayed.contest(), self.record.contest(), "replayed it is another");
        let judged = Judged::new(self.record.contest(), &self.list);
        assert_eq!(judged.turns, self.judged.turns, "judged at once it is another");
    }
}

fn turn(number: u8) -> TurnNo {
    TurnNo::new(number).unwrap()
}

/// A slip: mostly of a play that the list has, sometimes rubbish.
fn on_slip(life: &Life, turn: TurnNo, dice: &mut Dice) -> OnSlip {
    let (_, plays) = best_of(life.record.contest(), &life.list.graph(), turn, 6);
    let texts = ["", "A1", "H8", "ZZZ", "?", "C0ASA", "16Z", "șă", "x y", "H16"];
    let mut written = OnSlip::EMPTY;
    if dice.below(5) > 0 && !plays.is_empty() {
        let play = dice.of(&plays);
        written.position = position_text(play.play.position);
        written.word = play.play.word_text();
        written.points = Some(play.points);
    } else {
        (*dice.of(&texts)).clone_into(&mut written.position);
        (*dice.of(&texts)).clone_into(&mut written.word);
    }
    match dice.below(12) {
        0 => written.points = Some(9_999),
        1 => written.table = Field::Wrong,
        2 => written.turn = Field::Wrong,
        3 => written.fault = Some(*dice.of(&Fault::ALL)),
        4 => written.word = written.word.replace('0', ""),
        _ => {}
    }
    written.folded(SmallLetters::Nothing)
}

#[expect(clippy::too_many_lines, reason = "an arm a command")]
fn asked(life: &Life, dice: &mut Dice) -> Command {
    let contest = life.record.contest();
    let game = &contest.game;
    let next = game.next_turn().unwrap_or(turn(99));
    let near = u8::try_from(1 + dice.below(usize::from(next.get()) + 1)).unwrap().min(99);
    let at = if dice.below(4) == 0 { turn(near) } else { next };
    let last = TurnNo::new(game.closed()).unwrap_or(next);
    let player = PlayerId::new(1 + u32::try_from(dice.below(3)).unwrap()).unwrap();
    let slips = game.slips().count().max(1);
    let slip = SheetId::new(1 + u32::try_from(dice.below(slips)).unwrap()).unwrap();
    let reason = (*dice.of(&["motiv", "motiv", "motiv", ""])).to_owned();
    let hand = *dice.of(&[Hand::Raised, Hand::Raised, Hand::NotRaised]);
    let possible = *dice.of(&[Possible::Possible, Possible::Impossible]);
    let drawn = || {
        let stock = game.unseen(&game.board_before(next)).without(game.kept(next).tiles());
        let mut tiles: Vec<_> = stock.unwrap_or_default().tiles().collect();
        for left in (2..=tiles.len()).rev() {
            tiles.swap(left - 1, (left * 7 + slips * 13 + life.record.log().len() * 31) % left);
        }
        tiles.truncate(game.rack_size(next).saturating_sub(game.kept(next).len()));
        Row(tiles)
    };
    let choice = |dice: &mut Dice, at: TurnNo| {
        let judged = life.judged.turn(at).into_iter().flat_map(|turn| turn.slips.values());
        let plays: Vec<_> = judged.filter_map(|slip| slip.play.as_ref()).collect();
        let board = game.board_before(at);
        let named = |play| eforos::domain::formats::duplicate::written::NamedPlay::of(play, &board);
        let listed = best_of(contest, &life.list.graph(), at, 1).1;
        let play = match game.mode {
            Mode::Hall if !plays.is_empty() => named(*dice.of(&plays)),
            _ => listed.first()?.play.clone(),
        };
        let despite = (dice.below(3) == 0).then(|| "lăsată".to_owned());
        Some(Choice { play, criteria: vec![*dice.of(&Criterion::ALL)], despite })
    };
    let play = match dice.below(60) {
        0 => Play::ChooseMode(*dice.of(&[Mode::Hall, Mode::Program])),
        1 => Play::ChooseDraw(*dice.of(&[DrawBy::ByHand, DrawBy::Digital])),
        2 => Play::ChooseTime(*dice.of(&[30, 60, 90, 180, 601])),
        3..7 => Play::DrawRack(at),
        7..11 => Play::TypeRack { turn: at, drawn: drawn() },
        11 => Play::RefuseTriple { turn: at, reason },
        12..16 => Play::ShowRack(at),
        16 => Play::VoidRack { turn: at, reason },
        17 => {
            Play::CorrectRack { turn: at, leftover: game.kept(at).into(), drawn: drawn(), reason }
        }
        18 => Play::RecordTurn {
            turn: at,
            leftover: game.kept(at).into(),
            drawn: drawn(),
            refused: Vec::new(),
            reason,
        },
        19..23 => Play::StartTurn(at),
        23 => Play::HoldTime,
        24 => Play::PauseTurn { tiles: PausedTiles::Hidden, reason },
        25 => Play::ResumeTurn,
        26 => Play::StopTurn { reason },
        27 => Play::RestartTime { reason },
        28 => Play::SetRemaining { remaining_ms: i64::from(near) * 1000, reason },
        29 => Play::ConfirmTime,
        30..33 => Play::NoteTime,
        33 => Play::CollectSlips { turn: at, players: vec![player], hand },
        34 => Play::SetRaised { turn: at, player, hand },
        35 => Play::DeclareNotHandedIn { turn: at, player },
        36 => Play::AwaitSlip { turn: at, player },
        37..42 => {
            let player = (dice.below(12) > 0).then_some(player);
            Play::KeySlip { player, turn: at, written: on_slip(life, at, dice) }
        }
        42 => {
            let seen = game.slip(slip).map(|slip| slip.written().clone()).unwrap_or_default();
            Play::ReviseSlip { slip, seen, written: on_slip(life, at, dice), reason }
        }
        43 => Play::KeyAgain { slip, written: on_slip(life, at, dice) },
        44 => Play::SettleKeyings { slip, written: on_slip(life, at, dice) },
        45 => Play::CheckSlip(slip),
        46 => Play::MoveSlip { slip, player, turn: at },
        47 => {
            let written = on_slip(life, at, dice);
            let slips = vec![Brought { player, turn: at, hand, written }];
            Play::TakeInSlips { from: "altă masă".to_owned(), slips }
        }
        48 => Play::SetOutcome { slip, points: near.into(), warnings: 1, reason },
        49 => Play::LiftOutcome { slip, reason },
        50..53 => match choice(dice, at) {
            Some(choice) => Play::ChooseTop { turn: at, choice },
            None => Play::DeclareNoPlay { turn: at, possible, reason: String::new() },
        },
        53 | 54 => Play::AnnounceTop(at),
        55 => match choice(dice, last) {
            Some(choice) => Play::CorrectTop { turn: last, choice, reason },
            None => Play::DeclareNoPlay { turn: last, possible, reason },
        },
        56 => {
            let how = *dice.of(&[Cancelled::Score, Cancelled::TakenBack]);
            let letters = [Some(NextLetters::Same), Some(NextLetters::New), None];
            let letters = if how == Cancelled::Score { None } else { *dice.of(&letters) };
            let turn = *dice.of(&[at, last]);
            Play::CancelTurn { turn, how, letters, reason }
        }
        57 => Play::RestoreTurn { turn: *dice.of(&[at, last]), reason },
        58 => match dice.below(4) {
            0 => Play::SetLastTurn(turn((game.closed() + 5).min(99))),
            1 => Play::NoteTold { turn: last, players: vec![player] },
            2 => Play::NoteAnnounced { turn: last, players: vec![player] },
            _ => Play::DeclareNoPlay { turn: at, possible, reason: String::new() },
        },
        _ => {
            return match dice.below(8) {
                0 => Play::EndGame { why: *dice.of(&EndWhy::ALL), reason: String::new() }.into(),
                1 => Ask::SetHallWord { text: "salut".to_owned() },
                2 => {
                    let kinds = [
                        PenaltyKind::Technical,
                        PenaltyKind::Disciplinary,
                        PenaltyKind::ExpelledFromRest,
                        PenaltyKind::VoidRound,
                    ];
                    Ask::Penalise { player, round: at, kind: *dice.of(&kinds), reason }
                }
                3 => {
                    let Some(open) = life.judged.undecided.first() else {
                        return undo(&life.record);
                    };
                    let seen = contest.common.rulings.get(&open.word).cloned();
                    let ruled = *dice.of(&[Ruled::Valid, Ruled::Invalid]);
                    Ask::RuleWord { word: open.word.clone(), seen, ruled, evidence: reason }
                }
                4 => Ask::LodgeObjection { player, about: About::Void { round: last } },
                5 => {
                    let pending = contest.common.objections.iter().find(|it| it.decided.is_none());
                    let Some(objection) = pending.map(|it| it.id) else {
                        return undo(&life.record);
                    };
                    let outcome = *dice.of(&[Outcome::Upheld, Outcome::Dismissed]);
                    Ask::DecideObjection { objection, outcome, reason }
                }
                _ => undo(&life.record),
            };
        }
    };
    play.into()
}

#[test]
fn whatever_is_asked_leaves_a_sound_game() {
    let steps = std::env::var("EFOROS_SOAK").ok().map(|number| number.parse::<usize>().unwrap());
    let steps = steps.unwrap_or(STEPS);
    let list = short_list();
    let mut dice = Dice(20_261_123);
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let (mut lived, mut accepted) = (0, 0);
    while lived < steps {
        let mut life = Life::begin(&list, dice.byte());
        for step in 0..A_GAME.min(steps) {
            lived += 1;
            let wait = *dice.of(&[10, 400, 3_000, 45_000, 200_000]);
            life.now.elapsed_ms += wait;
            life.now.wall_ms += wait;
            if dice.below(150) == 0 {
                life.now = Moment { session: life.now.session + 1, elapsed_ms: 0, ..life.now };
            }
            let role = if dice.below(5) == 0 { Role::Assistant } else { Role::Referee };
            let command = asked(&life, &mut dice);
            if life.ask(command, role).is_ok() {
                accepted += 1;
                life.sound();
            }
            if step % 60 == 0 {
                life.again();
            }
        }
        life.again();
        for (kind, count) in life.kinds {
            *kinds.entry(kind).or_default() += count;
        }
    }
    println!("{lived} steps, {accepted} accepted: {kinds:?}");
    assert!(accepted * 10 > lived, "{accepted} of {lived}");
    assert!(kinds.len() > 25, "{kinds:?}");
}
