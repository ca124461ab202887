//! The assistants' work on a round's sheets: collecting, keying, a second look, what cannot be read.

use crate::domain::formats::anagram::command::Command;
use crate::domain::formats::anagram::sheet::{Check, Lateness, SheetWords};
use crate::domain::ids::{PlayerId, RoundNo, SheetId};
use crate::domain::letters::Written;

use super::cast::{Cast, round as number};
use super::writing::{Meant, Paper};
use super::{Chance, Desk, Hall, Who};

/// A keyed paper.
struct Keyed {
    paper: Paper,
    sheet: SheetId,
    /// Which assistant keyed it.
    by: usize,
}

/// Takes a round's sheets in and keys them, until nothing about them is open but the words that no
/// list has.
pub(super) fn take_in(
    desk: &mut Desk<'_>,
    hall: &Hall,
    cast: &Cast,
    chance: &Chance,
    round: RoundNo,
    mut papers: Vec<Paper>,
) {
    let mut chance = chance.of("desk", &[u32::from(round.get())]);
    collect(desk, cast, round, &papers);
    chance.shuffle(&mut papers);
    let misfiled = cast.misfiled.filter(|_| round == number(6));
    let (last, first): (Vec<Paper>, Vec<Paper>) =
        papers.into_iter().partition(|paper| Some(paper.player) == misfiled.map(|(_, b)| b));

    let mut keyed = Vec::new();
    for paper in first {
        let by = keyed.len();
        let under = match misfiled {
            Some((a, b)) if a == paper.player => Some(b),
            _ => Some(paper.player),
        };
        let nameless = cast.nameless == Some(paper.player) && round == number(2);
        let sheet = key(desk, hall, &mut chance, (round, by), &paper, under.filter(|_| !nameless));
        keyed.push(Keyed { paper, sheet, by });
    }
    put_in_place(desk, round, &keyed);
    for paper in last {
        let by = keyed.len();
        let sheet = key(desk, hall, &mut chance, (round, by), &paper, Some(paper.player));
        keyed.push(Keyed { paper, sheet, by });
    }
    for keyed in &keyed {
        look_again(desk, round, keyed);
        read(desk, hall, keyed);
    }
}

fn collect(desk: &mut Desk<'_>, cast: &Cast, round: RoundNo, papers: &[Paper]) {
    // The slow player's sheet slips in among the others, and the referee notices.
    let slow = cast.slow.filter(|_| round == number(5));
    for (lateness, after_s) in [(Lateness::InTime, 40), (Lateness::Late, 15)] {
        let these = papers.iter().filter(|paper| {
            let taken_as = match slow {
                Some(player) if player == paper.player => Lateness::InTime,
                _ => paper.lateness,
            };
            taken_as == lateness
        });
        let players: Vec<PlayerId> = these.map(|paper| paper.player).collect();
        if !players.is_empty() {
            desk.wait_s(after_s);
            desk.ask(Who::Assistant(0), Command::CollectSheets { round, players, lateness });
        }
    }
    if let Some(player) = slow {
        let lateness = Lateness::Late;
        desk.wait_s(5);
        desk.ask(Who::Referee, Command::SetLateness { round, player, lateness });
    }
    for actor in &cast.actors {
        let player = actor.player.id;
        let expected = desk.contest().common.is_expected(player, round);
        if expected && papers.iter().all(|paper| paper.player != player) {
            desk.wait_s(5);
            desk.ask(Who::Referee, Command::DeclareNotHandedIn { round, player });
        }
    }
}

/// Keys a sheet, now and then with a slip that is noticed at once.
fn key(
    desk: &mut Desk<'_>,
    hall: &Hall,
    chance: &mut Chance,
    (round, by): (RoundNo, usize),
    paper: &Paper,
    player: Option<PlayerId>,
) -> SheetId {
    let sheet = desk.contest().game.next_sheet();
    let written = u32::try_from(paper.words.len()).unwrap_or(0);
    desk.wait_for_work(8 + 2 * written);
    let slips = !paper.words.is_empty() && chance.permille(25);
    let words = if slips { without_the_first(&paper.words) } else { paper.words.clone() };
    desk.ask(Who::Assistant(by), Command::KeySheet { player, round, words });
    if slips {
        desk.wait_for_work(12);
        let (seen, words) = (without_the_first(&paper.words), paper.words.clone());
        let reason = hall.reasons.keying_slip.clone();
        desk.ask(Who::Assistant(by), Command::ReviseSheet { sheet, seen, words, reason });
    }
    sheet
}

fn without_the_first(words: &SheetWords) -> SheetWords {
    words.iter().skip(1).map(|(field, _, written)| (field, written.clone())).collect()
}

/// Assigns the sheet without a name and moves the one under a wrong number.
fn put_in_place(desk: &mut Desk<'_>, round: RoundNo, keyed: &[Keyed]) {
    for Keyed { paper, sheet, .. } in keyed {
        let (sheet, player) = (*sheet, paper.player);
        let stands_for = desk.contest().game.sheet(sheet).and_then(|sheet| sheet.player);
        if stands_for != Some(player) {
            desk.wait_s(30);
            desk.ask(Who::Referee, Command::MoveSheet { sheet, player, round });
        }
    }
}

/// Every sixth sheet is keyed a second time, by another assistant, some of them with a difference
/// that the referee settles; every sixth is looked through.
fn look_again(desk: &mut Desk<'_>, round: RoundNo, keyed: &Keyed) {
    let Keyed { paper, sheet, by } = keyed;
    let (sheet, another) = (*sheet, Who::Assistant(by + 1));
    let turn = paper.player.get().wrapping_mul(5) + u32::from(round.get());
    match turn % 12 {
        0 | 6 => {
            desk.wait_for_work(40);
            let differs = turn % 12 == 6;
            let words = if differs { without_the_first(&paper.words) } else { paper.words.clone() };
            desk.ask(another, Command::KeyAgain { sheet, words });
            let check = desk.contest().game.sheet(sheet).map(|sheet| &sheet.check);
            if matches!(check, Some(Check::Unsettled(_))) {
                desk.wait_s(10);
                let words = paper.words.clone();
                desk.ask(Who::Referee, Command::SettleKeyings { sheet, words });
            }
        }
        3 | 9 => {
            desk.wait_for_work(15);
            desk.ask(another, Command::CheckSheet { sheet });
        }
        _ => {}
    }
}

/// The referee settles what cannot be read: with players of an even number by asking them.
fn read(desk: &mut Desk<'_>, hall: &Hall, keyed: &Keyed) {
    let Keyed { paper, sheet, .. } = keyed;
    let sheet = *sheet;
    for meant in &paper.meant {
        desk.wait_s(20);
        let &Meant { field, place, .. } = meant;
        if paper.player.get() % 2 == 0 {
            let Some(now) = desk.contest().game.sheet(sheet) else { continue };
            let (seen, words) = (now.words().clone(), read_as(now.words(), meant));
            let reason = hall.reasons.read_as.clone();
            desk.ask(Who::Referee, Command::ReviseSheet { sheet, seen, words, reason });
        } else {
            desk.ask(Who::Referee, Command::SettleUnreadable { sheet, field, place });
        }
    }
}

fn read_as(words: &SheetWords, meant: &Meant) -> SheetWords {
    let words = words.iter().map(|(field, place, written)| {
        let here = (field, place) == (meant.field, meant.place);
        (field, if here { Written::Word(meant.word.clone()) } else { written.clone() })
    });
    words.collect()
}
