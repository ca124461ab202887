//! Duplicate games at random: what somebody asks next, in whatever order, mostly what makes sense.

use std::sync::LazyLock;

use eforos::domain::contest::command::Command as Ask;
use eforos::domain::contest::decide::undo;
use eforos::domain::contest::objection::{About, Outcome};
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::duplicate::best::best_of;
use eforos::domain::formats::duplicate::command::{Brought, Choice, Command as Play};
use eforos::domain::formats::duplicate::event::EndWhy;
use eforos::domain::formats::duplicate::game::{
    Cancelled, Criterion, Fault, Field, Hand, Mode, Possible, TurnNo,
};
use eforos::domain::formats::duplicate::judged::Judged;
use eforos::domain::formats::duplicate::notation::{SmallLetters, position_text};
use eforos::domain::formats::duplicate::rules::DrawBy;
use eforos::domain::formats::duplicate::turn::NextLetters;
use eforos::domain::formats::duplicate::written::{NamedPlay, OnSlip, Row};
use eforos::domain::formats::duplicate::{Command, Record};
use eforos::domain::ids::{PlayerId, SheetId};
use eforos::domain::letters::{Word, WordLanguage};
use eforos::domain::lexicon::Authority;
use eforos::domain::timing::PausedTiles;
use eforos::lexicon::{Lexicon, Title};

use super::dice::Dice;

/// How many players are asked about.
pub const PLAYERS: u32 = 3;

/// What whoever asks sees.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    pub record: &'a Record,
    pub judged: &'a Judged,
    pub list: &'a Lexicon,
}

/// A list that is read fast.
pub fn short_list() -> Lexicon {
    // What the generator walks is made once.
    static LIST: LazyLock<Lexicon> = LazyLock::new(|| one_of("scurtă", 40));
    LIST.clone()
}

/// A list that is read at once, for files that are opened again and again.
pub fn shortest_list() -> Lexicon {
    static LIST: LazyLock<Lexicon> = LazyLock::new(|| one_of("minimă", 800));
    LIST.clone()
}

/// The shortest words of the free list, and of the others one of so many, under another title.
fn one_of(name: &str, many: usize) -> Lexicon {
    let free = Lexicon::free(WordLanguage::Romanian);
    let words = free.words().enumerate().filter(|(n, word)| word.len() < 4 || n % many == 0);
    let words: Vec<Word> = words.map(|(_, word)| word).collect();
    let title =
        Title { name: name.to_owned(), edition: "1".to_owned(), authority: Authority::Reference };
    Lexicon::in_language(WordLanguage::Romanian, words, title)
}

pub fn turn(number: u8) -> TurnNo {
    TurnNo::new(number).unwrap()
}

/// A slip: mostly of a play that the list has, sometimes rubbish.
fn on_slip(seen: Seen<'_>, turn: TurnNo, dice: &mut Dice) -> OnSlip {
    let (_, plays) = best_of(seen.record.contest(), &seen.list.graph(), turn, 6);
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

/// A command: mostly one that may come now, of everything that the format knows.
#[expect(clippy::too_many_lines, reason = "an arm a command")]
pub fn asked(seen: Seen<'_>, dice: &mut Dice) -> Command {
    let contest = seen.record.contest();
    let game = &contest.game;
    let next = game.next_turn().unwrap_or(turn(99));
    let near = u8::try_from(1 + dice.below(usize::from(next.get()) + 1)).unwrap().min(99);
    let at = if dice.below(4) == 0 { turn(near) } else { next };
    let last = TurnNo::new(game.closed()).unwrap_or(next);
    let player = PlayerId::new(1 + u32::try_from(dice.below(PLAYERS as usize)).unwrap()).unwrap();
    let slips = game.slips().count().max(1);
    let slip = SheetId::new(1 + u32::try_from(dice.below(slips)).unwrap()).unwrap();
    let reason = (*dice.of(&["motiv", "motiv", "motiv", ""])).to_owned();
    let hand = *dice.of(&[Hand::Raised, Hand::Raised, Hand::NotRaised]);
    let possible = *dice.of(&[Possible::Possible, Possible::Impossible]);
    let drawn = || {
        let stock = game.unseen(&game.board_before(next)).without(game.kept(next).tiles());
        let mut tiles: Vec<_> = stock.unwrap_or_default().tiles().collect();
        for left in (2..=tiles.len()).rev() {
            tiles.swap(left - 1, (left * 7 + slips * 13 + seen.record.log().len() * 31) % left);
        }
        tiles.truncate(game.rack_size(next).saturating_sub(game.kept(next).len()));
        Row(tiles)
    };
    let choice = |dice: &mut Dice, at: TurnNo| {
        let judged = seen.judged.turn(at).into_iter().flat_map(|turn| turn.slips.values());
        let plays: Vec<_> = judged.filter_map(|slip| slip.play.as_ref()).collect();
        let board = game.board_before(at);
        let named = |play| NamedPlay::of(play, &board);
        let listed = best_of(contest, &seen.list.graph(), at, 1).1;
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
            Play::KeySlip { player, turn: at, written: on_slip(seen, at, dice) }
        }
        42 => {
            let said = game.slip(slip).map(|slip| slip.written().clone()).unwrap_or_default();
            Play::ReviseSlip { slip, seen: said, written: on_slip(seen, at, dice), reason }
        }
        43 => Play::KeyAgain { slip, written: on_slip(seen, at, dice) },
        44 => Play::SettleKeyings { slip, written: on_slip(seen, at, dice) },
        45 => Play::CheckSlip(slip),
        46 => Play::MoveSlip { slip, player, turn: at },
        47 => {
            let written = on_slip(seen, at, dice);
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
                    let Some(open) = seen.judged.undecided.first() else {
                        return undo(seen.record);
                    };
                    let seen = contest.common.rulings.get(&open.word).cloned();
                    let ruled = *dice.of(&[Ruled::Valid, Ruled::Invalid]);
                    Ask::RuleWord { word: open.word.clone(), seen, ruled, evidence: reason }
                }
                4 => Ask::LodgeObjection { player, about: About::Void { round: last } },
                5 => {
                    let pending = contest.common.objections.iter().find(|it| it.decided.is_none());
                    let Some(objection) = pending.map(|it| it.id) else {
                        return undo(seen.record);
                    };
                    let outcome = *dice.of(&[Outcome::Upheld, Outcome::Dismissed]);
                    Ask::DecideObjection { objection, outcome, reason }
                }
                _ => undo(seen.record),
            };
        }
    };
    play.into()
}
