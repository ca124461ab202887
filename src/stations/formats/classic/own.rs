//! What a player of classic games reads: where they sit, and their own results, each with what it follows from.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::asks::is_shown;
use crate::domain::contest::{DoubleKeying, Openness};
use crate::domain::formats::classic::competition::{Competition, Game};
use crate::domain::formats::classic::result::State;
use crate::domain::formats::classic::state::{Classic, Outcome, Table};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::{Language, tr};
use crate::print::formats::classic::player_report::{PlayerGame, PlayerReport};
use crate::print::formats::classic::{Course, Played};
use crate::screens::Tone;
use crate::stations::block::{Block, Weight};
use crate::stations::keying::Chip;
use crate::stations::own::{Own, OwnRound};
use crate::text;

type Open<'a> = crate::screens::Open<'a, Classic>;

/// The newest table of a player, of the rounds that were shown, and all their games of those that were published.
pub(super) fn own(
    open: &Open<'_>,
    language: Language,
    player: PlayerId,
    readable: &BTreeSet<RoundNo>,
) -> Own {
    let judged = open.judged;
    let competition = without_reasons(&judged.competition, player);
    let played = Played {
        details: &open.contest().common.details,
        competition: &competition,
        list: None,
        standings: &judged.standings,
        teams: &[],
        after: None,
        course: &Course::default(),
    };
    // Until the hall sees its tables a round is nobody's.
    let shown =
        |round: u8| RoundNo::new(round).is_some_and(|number| is_shown(open.contest(), number));
    let games = PlayerReport::of(played, player, language).games.into_iter().rev();
    let games = games.filter(|game| shown(game.round));
    // Before its round is published a game is where they sit, and no more; so is one that nobody told the end of.
    let published: BTreeSet<u8> = readable.iter().copied().map(RoundNo::get).collect();
    let is_open = |round: u8| {
        let table = table_of(open, round, player);
        table.is_some_and(|table| table.outcome == Outcome::Open)
    };
    let is_now = |game: &PlayerGame| !published.contains(&game.round) || is_open(game.round);
    let (now, done): (Vec<PlayerGame>, Vec<PlayerGame>) = games.partition(is_now);
    let of = |game: &PlayerGame| OwnRound {
        state: state(open, language, game.round, player),
        ..of_game(language, game)
    };
    Own {
        above: now.first().map(|game| seat(language, game)).unwrap_or_default(),
        rounds: done.iter().map(of).collect(),
        ..Own::default()
    }
}

/// A competition as its player reads it: why a game was not played is told at the arbiter's desk and on no phone.
fn without_reasons(all: &Competition, player: PlayerId) -> Cow<'_, Competition> {
    let is_told = |game: &Game| game.seats.contains(&player) && !game.reason.is_empty();
    let mut told = Cow::Borrowed(all);
    if all.rounds.values().flat_map(|round| round.games.values()).any(is_told) {
        for round in told.to_mut().rounds.values_mut() {
            round.games.values_mut().for_each(|game| game.reason.clear());
        }
    }
    told
}

fn table_of<'a>(open: &Open<'a>, round: u8, player: PlayerId) -> Option<&'a Table> {
    let round = open.record.contest().game.round(RoundNo::new(round)?)?;
    round.tables.values().map(AsRef::as_ref).find(|table: &&Table| table.seats.contains(&player))
}

/// What still can change a result: words that are missing, and that nobody confirmed it. Where nobody has to it
/// stands, for its round was published.
fn state(
    open: &Open<'_>,
    language: Language,
    number: u8,
    player: PlayerId,
) -> Option<(String, Tone)> {
    let round = RoundNo::new(number)?;
    let keyed = table_of(open, number, player)?.result()?;
    let games = &open.judged.standings.games;
    let awaits_words = games.iter().any(|((of, _), settled)| {
        let is_own = *of == round && settled.seats.iter().any(|seat| seat.player == player);
        is_own && settled.state == State::LastWordMissing
    });
    let common = &open.contest().common;
    let must = common.double_keying == DoubleKeying::Required;
    let stands = keyed.confirmed.is_some() || common.openness == Openness::Signed || !must;
    let key = match (awaits_words, stands) {
        (true, _) => "meeting-state-last-word",
        (false, false) => "meeting-unconfirmed",
        (false, true) => return None,
    };
    Some((format!("▲ {}", tr(language, key)), Tone::Open))
}

fn seat(language: Language, game: &PlayerGame) -> Vec<Block> {
    let round = u32::from(game.round);
    let table = if game.table.is_empty() {
        text!(language, "own-round", round = round)
    } else {
        text!(language, "own-table", round = round, table = game.table.as_str())
    };
    let line = |text: String, weight| Block::Line { text, weight };
    vec![line(table, Weight::Title), line(game.others.clone(), Weight::Plain)]
}

fn of_game(language: Language, game: &PlayerGame) -> OwnRound {
    let what = [game.score.as_str(), game.figures.as_str()];
    let what: Vec<&str> = what.into_iter().filter(|said| !said.is_empty()).collect();
    let chip =
        |text: &&str| Chip { text: (*text).to_owned(), note: String::new(), tone: Tone::Plain };
    let (word, points) = &game.came;
    let brought = if word.is_empty() || points.is_empty() {
        word.clone()
    } else {
        format!("{word} · {points}")
    };
    let title = if game.table.is_empty() {
        text!(language, "own-round", round = u32::from(game.round))
    } else {
        text!(language, "own-game", round = u32::from(game.round), table = game.table.as_str())
    };
    OwnRound {
        number: game.round,
        title,
        points: points.clone(),
        fields: vec![(game.others.clone(), brought, what.iter().map(chip).collect())],
        ..OwnRound::default()
    }
}
