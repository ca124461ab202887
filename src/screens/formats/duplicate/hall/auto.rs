//! What the hall sees while nothing is pinned: it follows the play track from the events alone.

use std::collections::BTreeSet;

use super::{Announcement, Gone, Pace, Step, TurnScene, Turned};
use super::{best, collecting, countdown, equivalents, last_turn, late, letters, paused, top};
use crate::commands::Motion;
use crate::commands::formats::OwnPinned;
use crate::commands::formats::duplicate::Shown;
use crate::domain::board::{Board, Play, Rack};
use crate::domain::clock::Moment;
use crate::domain::contest::Contest as AnyContest;
use crate::domain::contest::checkpoint::Occasion;
use crate::domain::formats::duplicate::doubt::{Doubt, doubts};
use crate::domain::formats::duplicate::event::Event as D;
use crate::domain::formats::duplicate::game::{Mode, TurnNo};
use crate::domain::formats::duplicate::judged::in_game;
use crate::domain::formats::duplicate::rules::{DrawBy, LANGUAGE};
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::turn::{Closing, Handed, Stage, Turn};
use crate::domain::formats::duplicate::{Contest, Event};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::domain::timing::PausedTiles;
use crate::language::{Language, tr};
use crate::lexicon::spellings;
use crate::screens::formats::duplicate::told;
use crate::screens::hall::{self, Chosen, Pip, PipState, Scenes, head, standings, welcome};
use crate::screens::{self, Ranked, Ranking, Ranks};

type Open<'a> = screens::Open<'a, Duplicate>;
type Scene = hall::Scene<Duplicate>;

impl Ranking for Duplicate {
    fn played(contest: &AnyContest<Self>) -> Vec<RoundNo> {
        (1..=contest.game.closed()).filter_map(RoundNo::new).collect()
    }

    fn ranks(open: &Open<'_>, after: RoundNo) -> Ranks {
        let contest = open.contest();
        let rows = open.judged.standings(&contest.common, after);
        let doubts = doubts(contest, open.judged, after, open.drafts);
        let missing = |doubt: &Doubt| {
            let Doubt::Missing { player, turn } = doubt else { return None };
            Some((*player, *turn))
        };
        let awaited: BTreeSet<(PlayerId, TurnNo)> = doubts.iter().filter_map(missing).collect();
        let ranked = rows.iter().map(|row| Ranked {
            player: row.player,
            rank: row.rank,
            total: row.total,
            deducted: i64::from(row.deductions),
            awaited: awaited.contains(&(row.player, after)),
        });
        let missing = awaited.len();
        Ranks { rows: ranked.collect(), provisional: !doubts.is_empty(), missing }
    }
}

impl Scenes for Duplicate {
    type Round = TurnScene;

    fn scene(open: &Open<'_>, language: Language, chosen: &Chosen<'_>) -> Scene {
        scene(open, language, chosen)
    }

    fn pips(open: &Open<'_>) -> Vec<Pip> {
        let game = &open.contest().game;
        let last = game.last_turn.map_or(0, |last| last.turn.get());
        let count = last.max(game.closed().saturating_add(1));
        let next = game.closed() + 1;
        let is = |turn: u8| match turn.cmp(&next) {
            std::cmp::Ordering::Less => PipState::Over,
            std::cmp::Ordering::Equal if game.ended.is_none() => PipState::Current,
            std::cmp::Ordering::Equal | std::cmp::Ordering::Greater => PipState::ToCome,
        };
        // A game that has ended has no turn to come.
        let count = if game.ended.is_some() { game.closed() } else { count };
        (1..=count).map(|turn| Pip { is: is(turn), before_break: false }).collect()
    }

    fn review(_: &Open<'_>, _: Language, _: RoundNo) -> Scene {
        Scene::Black
    }

    /// What is not there any more, a solo once another slip has as much, gives way to the game: no wall goes dark by it.
    fn own(open: &Open<'_>, language: Language, pinned: &OwnPinned, chosen: &Chosen<'_>) -> Scene {
        let OwnPinned::Duplicate(shown) = pinned else { return scene(open, language, chosen) };
        own(open, language, shown).map_or_else(|| scene(open, language, chosen), Scene::Round)
    }

    fn draws(open: &Open<'_>) -> bool {
        open.contest().game.draw == DrawBy::Digital
    }

    fn mode(open: &Open<'_>, language: Language) -> String {
        let key = match open.contest().game.mode {
            Mode::Hall => "turns-mode-hall",
            Mode::Program => "turns-mode-program",
        };
        tr(language, key)
    }

    fn moves_in_ms(scene: &TurnScene, now: Moment) -> Option<i64> {
        super::moves_in_ms(scene, now)
    }
}

/// What a scene of a turn is made of.
struct Made {
    turn: TurnNo,
    board: Board,
    before: Option<Play>,
    rack: (Rack, Rack),
    last: Option<TurnNo>,
}

impl Made {
    fn of(contest: &Contest, turn: TurnNo) -> Self {
        let game = &contest.game;
        let before = turn.get().checked_sub(1).and_then(TurnNo::new);
        let before = before.and_then(|before| game.turn(before)).and_then(Turn::laid);
        let letters = game.turn(turn).and_then(|turn| turn.letters.as_ref());
        Self {
            turn,
            board: game.board_before(turn),
            before: before.cloned(),
            rack: letters
                .map(|letters| (letters.leftover.rack(), letters.drawn.rack()))
                .unwrap_or_default(),
            last: game.last_turn.map(|last| last.turn),
        }
    }

    fn turned<'a>(&'a self, contest: &'a Contest, language: Language) -> Turned<'a> {
        Turned {
            rules: contest.game.rules(),
            turn: self.turn,
            board: &self.board,
            before: self.before.as_ref(),
            rack: (&self.rack.0, &self.rack.1),
            last: self.last,
            language,
        }
    }
}

fn scene(open: &Open<'_>, language: Language, chosen: &Chosen<'_>) -> Scene {
    let contest = open.contest();
    let game = &contest.game;
    if game.ended.is_some() {
        return standings(open, language, open.last_played(), chosen.since);
    }
    let of = |turn| Made::of(contest, turn);
    if let Some((number, turn)) = game.timed_turn() {
        let made = of(number);
        let turned = made.turned(contest, language);
        return Scene::Round(match &turn.stage {
            Stage::Running(time) => countdown(turned, *time, game.alerts_ms()),
            Stage::Paused(time, tiles) => paused(turned, *time, *tiles),
            // Nobody thinks on at the letters while the arbiter types why.
            Stage::Held(time) => paused(turned, *time, PausedTiles::Hidden),
            Stage::ToCome | Stage::Drawn | Stage::Over => return Scene::Black,
        });
    }
    if let Some((number, turn)) = game.open_turn() {
        let made = of(number);
        let turned = made.turned(contest, language);
        return Scene::Round(if turn.is_over() {
            let (expected, collected) = collected(contest, number);
            let head = head(open, language, |of| of == Occasion::RoundEnded(number));
            collecting(turned, collected, expected, head)
        } else {
            letters(turned, gone(open, number), game.turn_ms)
        });
    }
    let Some((number, turn)) = game.turns().rfind(|(_, turn)| turn.is_closed()) else {
        return welcome(open, language);
    };
    let announced = turn.closing == Closing::Announced;
    if let Some(play) = turn.laid().filter(|_| announced) {
        let since = told_for_ms(open, number, chosen.motion);
        return Scene::Round(telling(of(number).turned(contest, language), play, since));
    }
    let made = of(number.next());
    Scene::Round(letters(made.turned(contest, language), Gone::Nothing, game.turn_ms))
}

/// What the arbiter's key shows; none where the game has nothing of it.
fn own(open: &Open<'_>, language: Language, shown: &Shown) -> Option<TurnScene> {
    let contest = open.contest();
    let game = &contest.game;
    let of = |turn| Made::of(contest, turn);
    match shown {
        Shown::Equivalents { turn, plays, page } => {
            let made = of(*turn);
            let play = game.turn(*turn)?.laid()?;
            let score = game.rules().scoring.score(&made.board, play);
            Some(equivalents(made.turned(contest, language), (play, score), plays, *page))
        }
        Shown::Best(turn) => {
            let made = of(*turn);
            let play = game.turn(*turn)?.laid()?;
            let score = game.rules().scoring.score(&made.board, play);
            let (most, solo) = told::best(contest, open.judged, *turn)?;
            let top = (game.mode, play, score);
            Some(best(made.turned(contest, language), top, most, solo))
        }
        Shown::Late(turn) => {
            let found = told::late_find(contest, open.judged, *turn, &BTreeSet::new())?;
            let now = of(game.next_turn().unwrap_or(*turn));
            let before = game.board_before(*turn);
            Some(late(now.turned(contest, language), *turn, &before, &found.play))
        }
        Shown::Top { turn, gone_ms, since } => {
            let since = Pace::of(*gone_ms, Some(*since)).since_ms(open.now);
            let announced = |turn: &&Turn| turn.closing == Closing::Announced;
            let play = game.turn(*turn).filter(announced)?.laid()?;
            Some(telling(of(*turn).turned(contest, language), play, since))
        }
        Shown::LastTurn => game.last_turn.map(|last| last_turn(last.turn, game.closed(), language)),
        Shown::Letters { turn, gone_ms, runs_since } => {
            let made = of(*turn);
            let pace = Pace::of(*gone_ms, *runs_since);
            let gone = match game.turn(*turn) {
                Some(turn) if turn.is_shown() => Gone::Ms(pace.since_ms(open.now)),
                Some(_) | None => Gone::Nothing,
            };
            let scene = letters(made.turned(contest, language), gone, game.turn_ms);
            Some(match scene {
                // One that stands does not move by itself.
                TurnScene::Letters { heading, board, rack, time, .. } if !pace.runs() => {
                    TurnScene::Letters { heading, board, rack, time, next_in_ms: None }
                }
                other => other,
            })
        }
    }
}

/// A top as far as it is told so long after it began.
fn telling(turned: Turned<'_>, play: &Play, since_ms: i64) -> TurnScene {
    let how = |word: &Word| spellings(LANGUAGE, word);
    match top(turned, play, Step::at(since_ms), &how) {
        TurnScene::Top(told) => {
            let next_in_ms = Step::next_in_ms(since_ms);
            TurnScene::Top(Box::new(Announcement { next_in_ms, ..*told }))
        }
        other => other,
    }
}

/// When an event last happened.
fn when(open: &Open<'_>, is_it: impl Fn(&D) -> bool) -> Option<Moment> {
    let mut log = open.record.log().iter().rev();
    let found = log.find(|recorded| match &recorded.event {
        Event::Own(event) => is_it(event) && !open.record.is_undone(recorded.action),
        _ => false,
    });
    found.map(|recorded| recorded.at)
}

/// How far the letters of a turn were announced: they are, from their showing on, in the pace of the rules.
fn gone(open: &Open<'_>, number: TurnNo) -> Gone {
    if !open.contest().game.turn(number).is_some_and(Turn::is_shown) {
        return Gone::Nothing;
    }
    Gone::Ms(pace(open, number).since_ms(open.now))
}

/// The pace in which the letters of a turn are announced, once they are shown.
pub fn pace(open: &Open<'_>, number: TurnNo) -> Pace {
    let shown = when(open, |event| matches!(event, D::RackShown { turn } if *turn == number));
    shown.map_or(Pace::cut_short(), Pace::begun)
}

/// For how long the top of a turn has been told, in milliseconds; for ever where nothing may move, and after a
/// restart of the program.
pub fn told_for_ms(open: &Open<'_>, number: TurnNo, motion: Motion) -> i64 {
    let is_it = |event: &D| match event {
        D::TopAnnounced { turn } | D::TopCorrected { turn, .. } => *turn == number,
        _ => false,
    };
    let since = when(open, is_it).filter(|at| at.session == open.now.session);
    match (motion, since) {
        (Motion::Off, _) | (_, None) => i64::MAX,
        (_, Some(since)) => open.now.ms_since(since),
    }
}

/// How many slips of a turn there are to come in, those declared missing left out, and how many of them are in.
fn collected(contest: &Contest, number: TurnNo) -> (usize, usize) {
    let game = &contest.game;
    let place = |player| game.turn(number).map(|turn| turn.place(player).handed);
    let keyed = |player| game.slip_at(number, player).is_some();
    let expected: Vec<_> = in_game(&contest.common, number)
        .into_iter()
        .filter(|&player| keyed(player) || place(player) != Some(Handed::NotHandedIn))
        .collect();
    let is_in = |&&player: &&_| keyed(player) || place(player) == Some(Handed::Collected);
    (expected.len(), expected.iter().filter(is_in).count())
}
