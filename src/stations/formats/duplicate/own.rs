//! What a player of a duplicate game reads: the own slips of turns that were published, each with its verdict; nothing of a
//! turn whose play was not announced, and of its top what the hall heard.

use std::collections::BTreeSet;

use crate::domain::formats::duplicate::judged::in_game;
use crate::domain::formats::duplicate::judging::{JudgedSlip, Verdict};
use crate::domain::formats::duplicate::notation::{position_text, read_text};
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::turn::{Stage, Turn};
use crate::domain::formats::duplicate::written::NamedPlay;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::formats::duplicate::verdict::{At, as_written, because};
use crate::language::{Language, Sentences as _, tr};
use crate::screens::Tone;
use crate::screens::formats::duplicate::RackData;
use crate::screens::formats::duplicate::keyed::missing;
use crate::stations::block::{Block, Tile, Weight};
use crate::stations::keying::Chip;
use crate::stations::own::{Own, OwnRound};
use crate::stations::told::tile;
use crate::text;

type Open<'a> = crate::screens::Open<'a, Duplicate>;

/// All closed turns of a player that were published, the newest first; above them where the player sits, which turn it is,
/// and how many closed turns are still to be published.
pub(super) fn own(
    open: &Open<'_>,
    language: Language,
    player: PlayerId,
    readable: &BTreeSet<RoundNo>,
) -> Own {
    let closed = (1..=open.contest().game.closed()).rev().filter_map(RoundNo::new);
    let (read, kept): (Vec<RoundNo>, Vec<RoundNo>) =
        closed.partition(|turn| readable.contains(turn));
    let of_turn = |turn: RoundNo| of_turn(open, language, turn, player);
    let rounds: Vec<OwnRound> = read.into_iter().filter_map(of_turn).collect();
    let was_in = |turn: &RoundNo| {
        open.judged.turn(*turn).is_some_and(|judged| judged.slips.contains_key(&player))
    };
    let waiting = kept.iter().filter(|turn| was_in(turn)).count();
    let waits = match (rounds.is_empty(), waiting) {
        (true, 0) => tr(language, Duplicate::said("own-nothing")),
        (false, 0) => String::new(),
        (_, count) => text!(language, "scenes-own-waiting", count = count),
    };
    let line = |text: String, weight| Block::Line { text, weight };
    let above = vec![
        line(text!(language, "scenes-own-table", table = player.to_string()), Weight::Title),
        line(now(open, language), Weight::Plain),
        line(waits, Weight::Plain),
    ];
    let is_told = |block: &Block| !matches!(block, Block::Line { text, .. } if text.is_empty());
    Own { rounds, above: above.into_iter().filter(is_told).collect(), ..Own::default() }
}

/// How far the game is, as the hall sees it: nothing of its letters.
fn now(open: &Open<'_>, language: Language) -> String {
    let game = &open.contest().game;
    let said = |key: &str, turn: RoundNo| text!(language, key, turn = turn.get());
    if game.ended.is_some() {
        return tr(language, "scenes-own-ended");
    }
    if let Some((number, turn)) = game.timed_turn() {
        let runs = matches!(turn.stage, Stage::Running(_));
        return said(if runs { "scenes-own-runs" } else { "scenes-own-held" }, number);
    }
    match game.open_turn() {
        Some((number, turn)) if turn.is_over() => said("scenes-own-over", number),
        Some((number, _)) => said("scenes-own-coming", number),
        None => game.next_turn().map_or_else(String::new, |next| said("scenes-own-coming", next)),
    }
}

/// `None` of a turn in which they were not in the game.
fn of_turn(
    open: &Open<'_>,
    language: Language,
    number: RoundNo,
    player: PlayerId,
) -> Option<OwnRound> {
    let game = &open.contest().game;
    let turn = game.turn(number)?;
    let judged = open.judged.turn(number)?.slips.get(&player)?;
    let board = game.board_before(number);
    let rack = turn.rack();
    let played = game.played_turn(number)?;
    let slip = played.slips.get(&player);
    let solo = open.judged.turn(number)?.solo.filter(|(who, _)| *who == player);
    let solo = solo.map_or(0, |(_, points)| points);
    let why = because(slip, judged, At { board: &board, rack: &rack }).sentence(language);
    let (sign, tone) = seen(judged, slip.and_then(|slip| slip.points));
    // What counts for nobody is nobody's fault.
    let (sign, why, tone) = match turn.cancelled {
        Some(_) => ("–", String::new(), Tone::Ignored),
        None => (sign, why, tone),
    };
    let written = slip.map(|slip| read_text(&as_written(slip))).unwrap_or_default();
    let chip = Chip { text: format!("{sign} {written}"), note: why, tone };
    let groups = turn.letters.as_ref().map(|of| (of.leftover.rack(), of.drawn.rack()));
    let groups = groups.unwrap_or_default();
    let whole = RackData::whole(game.rules(), (&groups.0, &groups.1));
    let tiles: Vec<Tile> = whole.tiles().map(tile).collect();
    let told_solo = (solo > 0).then(|| text!(language, "own-solo", points = solo));
    let doubt = doubt(open, language, number, solo > 0).filter(|_| turn.cancelled.is_none());
    let mark = if doubt.is_some() { " ?" } else { "" };
    Some(OwnRound {
        number: number.get(),
        title: text!(language, "own-turn", turn = number.get()),
        points: points(language, turn, judged.points + solo) + mark,
        state: match (turn.cancelled, doubt, told_solo) {
            (Some(_), ..) => Some((tr(language, "own-cancelled"), Tone::Ignored)),
            (None, Some(doubt), Some(solo)) => Some((format!("{doubt} · {solo}"), Tone::Open)),
            (None, Some(doubt), None) => Some((doubt, Tone::Open)),
            (None, None, solo) => solo.map(|solo| (solo, Tone::Good)),
        },
        above: vec![Block::Tiles { name: String::new(), tiles }],
        fields: std::iter::once((tr(language, "own-slip"), String::new(), vec![chip]))
            .chain(top(open, language, number))
            .collect(),
        ..OwnRound::default()
    })
}

/// That what a turn brought may still be less: slips of it are missing, or what others wrote may take a solo.
fn doubt(open: &Open<'_>, language: Language, number: RoundNo, has_solo: bool) -> Option<String> {
    let missing = missing(open, number).len();
    if missing > 0 {
        let key = Duplicate::said("projector-provisional-missing");
        return Some(text!(language, key, count = missing));
    }
    let game = &open.contest().game;
    let takes = || {
        let mut players = in_game(&open.contest().common, number).into_iter();
        open.judged.undecided.iter().any(|word| word.turn == number)
            || players.any(|player| game.is_unsettled(number, player))
            || game.slips_at(number, None).next().is_some()
    };
    (has_solo && takes()).then(|| tr(language, "projector-provisional"))
}

/// The play that was announced, and what it was worth.
fn top(
    open: &Open<'_>,
    language: Language,
    number: RoundNo,
) -> Option<(String, String, Vec<Chip>)> {
    let play = open.contest().game.turn(number)?.laid()?;
    let points = open.judged.turn(number)?.top.as_ref()?.points;
    let named = NamedPlay::of(play, &open.contest().game.board_before(number));
    let text = format!("{} {}", position_text(named.position), read_text(&named.word_text()));
    let chip = Chip { text, note: String::new(), tone: Tone::Plain };
    Some((tr(language, "turns-top"), language.number(points.into()), vec![chip]))
}

fn points(language: Language, turn: &Turn, points: u32) -> String {
    let points = if turn.cancelled.is_some() { 0 } else { points };
    language.signed(points.into())
}

/// The sign of a verdict, and its colour: where other points were claimed than it brought it is not wholly right.
fn seen(judged: &JudgedSlip, claimed: Option<u32>) -> (&'static str, Tone) {
    match judged.verdict {
        Verdict::Correct | Verdict::Ruled
            if claimed.is_some_and(|claimed| claimed != judged.points) =>
        {
            ("▲", Tone::Open)
        }
        Verdict::Correct | Verdict::Ruled => ("✓", Tone::Good),
        Verdict::Incorrect(_) => ("✗", Tone::Bad),
        Verdict::Undecided => ("?", Tone::Open),
        Verdict::Pass | Verdict::Missing => ("–", Tone::Ignored),
    }
}
