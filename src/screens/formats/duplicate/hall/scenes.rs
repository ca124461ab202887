//! The scenes of a turn, each made of what it may show.

use super::{Announcement, EQUIVALENTS, Heading, Named, Step, TurnScene};
use crate::domain::board::{Board, Laid, Play, Rack};
use crate::domain::clock::Countdown;
use crate::domain::formats::duplicate::Rules;
use crate::domain::formats::duplicate::game::{Mode, TurnNo};
use crate::domain::formats::duplicate::notation::{position_text, read_text, word_of};
use crate::domain::formats::duplicate::rules::ALPHABET;
use crate::domain::formats::duplicate::written::NamedPlay;
use crate::domain::letters::Word;
use crate::domain::timing::PausedTiles;
use crate::language::{Language, tr};
use crate::screens::formats::duplicate::board::{BoardData, TileData};
use crate::screens::formats::duplicate::rack::{RackData, announced};
use crate::screens::formats::duplicate::top::{Spelled, spelled};
use crate::screens::hall::Phases;
use crate::screens::name::clock;
use crate::text;

/// A turn as its scenes need it.
#[derive(Clone, Copy)]
pub struct Turned<'a> {
    /// What it is played by.
    pub rules: &'a Rules,
    /// Its number.
    pub turn: TurnNo,
    /// The board before it.
    pub board: &'a Board,
    /// The play that the turn before laid; none before the first, or where it laid none.
    pub before: Option<&'a Play>,
    /// What was left over, and what was drawn to it.
    pub rack: (&'a Rack, &'a Rack),
    /// The last turn, once it is set.
    pub last: Option<TurnNo>,
    /// The language of the hall.
    pub language: Language,
}

/// How much of a rack is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gone {
    /// Nothing yet: no letter was shown.
    Nothing,
    /// So many milliseconds of announcing.
    Ms(i64),
}

impl Turned<'_> {
    fn heading(&self, beside: String) -> Heading {
        let language = self.language;
        Heading {
            turn: text!(language, "scenes-turn", turn = self.turn.get()),
            beside,
            last: match self.last {
                None => String::new(),
                Some(last) if last == self.turn => tr(language, "scenes-this-is-the-last"),
                Some(last) => text!(language, "scenes-last-turn-is", turn = last.get()),
            },
        }
    }

    fn calm(&self) -> BoardData {
        BoardData::calm(self.rules, self.board, self.language)
    }
}

fn points(points: u32, language: Language) -> (String, String) {
    (language.number(points.into()), text!(language, "scenes-points", points = points))
}

/// The board, and the rack as far as it was announced.
pub fn letters(turned: Turned<'_>, gone: Gone, turn_ms: i64) -> TurnScene {
    let (rules, language) = (turned.rules, turned.language);
    let (leftover, drawn) = turned.rack;
    let board = match turned.before {
        Some(play) => BoardData::with(rules, turned.board, play, language),
        None => turned.calm(),
    };
    let count = leftover.len() + drawn.len();
    let (rack, next_in_ms) = match gone {
        Gone::Nothing => (None, None),
        Gone::Ms(ms) => {
            let told = announced(&rules.announcing, ms, count);
            let heading = |key: &str, rack: &Rack| match rack.len() {
                0 => (String::new(), String::new()),
                count => (tr(language, key), count.to_string()),
            };
            let headings = [heading("scenes-leftover", leftover), heading("scenes-new", drawn)];
            let rack = RackData::of(rules, turned.rack, told);
            (Some(Named { rack, headings }), told.next_in_ms)
        }
    };
    let minutes = crate::screens::name::minutes(language, turn_ms);
    let heading = turned.heading(if rack.is_some() { minutes } else { String::new() });
    TurnScene::Letters { heading, board, rack, time: clock(turn_ms), next_in_ms }
}

/// What is said of a turn's time as it ends.
fn phases(language: Language, alerts_ms: &[i64]) -> Phases {
    use crate::domain::clock::Phase;
    let seconds = |phase: Phase| phase.begins_ms(alerts_ms).map_or(0, |ms| ms / 1000);
    let said = |phase: Phase, sign: &str| match seconds(phase) {
        0 => String::new(),
        seconds => format!("{sign} {}", text!(language, "scenes-seconds", seconds = seconds)),
    };
    Phases {
        first: said(Phase::First, "◆"),
        last: said(Phase::Last, "▲"),
        over: format!("■ {}", tr(language, "scenes-stop")),
    }
}

/// The time runs.
pub fn countdown(turned: Turned<'_>, time: Countdown, alerts_ms: Vec<i64>) -> TurnScene {
    TurnScene::Countdown {
        heading: turned.heading(String::new()),
        board: turned.calm(),
        rack: RackData::whole(turned.rules, turned.rack),
        time,
        phases: phases(turned.language, &alerts_ms),
        alerts_ms,
    }
}

/// The time is held; the rack stands there only where the arbiter chose so.
pub fn paused(turned: Turned<'_>, time: Countdown, tiles: PausedTiles) -> TurnScene {
    TurnScene::Paused {
        heading: turned.heading(String::new()),
        said: tr(turned.language, "projector-paused"),
        board: turned.calm(),
        rack: match tiles {
            PausedTiles::Shown => Some(RackData::whole(turned.rules, turned.rack)),
            PausedTiles::Hidden => None,
        },
        time,
    }
}

/// Slips come in: so many of so many.
pub fn collecting(
    turned: Turned<'_>,
    collected: usize,
    expected: usize,
    head: String,
) -> TurnScene {
    TurnScene::Collecting {
        heading: turned.heading(String::new()),
        over: format!("■ {}", tr(turned.language, "scenes-stop")),
        collected,
        expected,
        slips: tr(turned.language, "scenes-slips-in"),
        rack: RackData::whole(turned.rules, turned.rack),
        board: turned.calm(),
        head,
    }
}

/// The top as far as it is announced.
pub fn top(turned: Turned<'_>, play: &Play, step: Step, how: Spelled<'_>) -> TurnScene {
    let Turned { rules, board, language, .. } = turned;
    let made = play.words(board);
    let words: Vec<Option<Word>> = made.iter().map(|word| word_of(&word.faces())).collect();
    let spelling =
        |word: &Option<Word>| word.as_ref().map(|word| spelled(word, how)).unwrap_or_default();
    let beside = tr(language, "scenes-the-top");
    let mut told = Announcement {
        heading: turned.heading(beside),
        board: Some(turned.calm()),
        points: points(rules.scoring.score(board, play), language),
        ..Announcement::default()
    };
    if step >= Step::Position {
        told.position = position_text(play.position);
    }
    if step >= Step::Word {
        told.board = Some(BoardData::with(rules, board, play, language));
        let main = made.first().map(|word| word.letters.clone()).unwrap_or_default();
        told.jokers = jokers(play, language);
        told.word = main.iter().map(|&laid| TileData::laid(rules, laid)).collect();
        told.spelled = words.first().map(spelling).unwrap_or_default();
    }
    if step >= Step::Across {
        let lines = made.iter().zip(&words).enumerate().map(|(place, (word, plain))| {
            let said = plain.as_ref().map(ToString::to_string).unwrap_or_default();
            // The main word's spelling stands above already.
            let spelled = if place == 0 { String::new() } else { spelling(plain) };
            (said, spelled, rules.scoring.word(board, word).to_string())
        });
        told.words = lines.collect();
        if play.tiles.len() == rules.scoring.rack {
            let said = text!(language, "scenes-full-rack", letters = rules.scoring.rack);
            told.words.push((said, String::new(), rules.scoring.bonus.to_string()));
        }
    }
    TurnScene::Top(Box::new(told))
}

/// Which new letters are jokers.
fn jokers(play: &Play, language: Language) -> String {
    let letters = play.tiles.iter().filter_map(|(_, laid)| match laid {
        Laid::Blank(face) => Some(ALPHABET.spelled(*face)),
        Laid::Face(_) => None,
    });
    let letters: Vec<&str> = letters.collect();
    match letters.len() {
        0 => String::new(),
        count => text!(language, "scenes-jokers", count = count, letters = letters.join(", ")),
    }
}

/// Plays that scored as much as the top: the page of these that is seen, from 0.
pub fn equivalents(
    turned: Turned<'_>,
    (play, score): (&Play, u32),
    plays: &[(String, String)],
    page: usize,
) -> TurnScene {
    let language = turned.language;
    let pages = plays.len().div_ceil(EQUIVALENTS).max(1);
    let page = page.min(pages - 1);
    let seen = plays.iter().skip(page * EQUIVALENTS).take(EQUIVALENTS);
    let seen = seen.map(|(position, word)| (position.clone(), read_text(word)));
    TurnScene::Equivalents {
        heading: turned.heading(String::new()),
        board: BoardData::with(turned.rules, turned.board, play, language),
        said: text!(language, "scenes-equivalents", count = plays.len(), points = score),
        plays: seen.collect(),
        page: match pages {
            1 => String::new(),
            pages => text!(language, "projector-page", page = page + 1, pages = pages),
        },
    }
}

/// The best of the hall and its solo: in hall mode the solo only, for the best is the top.
pub fn best(
    turned: Turned<'_>,
    (mode, play, score): (Mode, &Play, u32),
    most: u32,
    solo: Option<u32>,
) -> TurnScene {
    let Turned { rules, board, language, .. } = turned;
    let word = read_text(&NamedPlay::of(play, board).word_text());
    let named = format!("{} {word}", position_text(play.position));
    let (number, unit) = points(score, language);
    TurnScene::Best {
        heading: turned.heading(String::new()),
        board: BoardData::with(rules, board, play, language),
        top: (mode == Mode::Program).then(|| (named.clone(), format!("{number} {unit}"))),
        said: match mode {
            Mode::Program => tr(language, "scenes-best-in-the-hall"),
            Mode::Hall => named,
        },
        points: points(most, language),
        solo: solo.map(|solo| (tr(language, "scenes-solo"), format!("+{solo}"))),
    }
}

/// A better play of a turn, found after the next one began: `of` is that turn, the board stays as it is.
pub fn late(turned: Turned<'_>, of: TurnNo, before: &Board, play: &Play) -> TurnScene {
    let Turned { rules, language, .. } = turned;
    let made = play.words(before);
    let main = made.first().map(|word| word.letters.clone()).unwrap_or_default();
    TurnScene::Late {
        heading: Heading {
            turn: text!(language, "scenes-turn", turn = of.get()),
            ..turned.heading(String::new())
        },
        said: tr(language, "scenes-late"),
        points: points(rules.scoring.score(before, play), language),
        play: (
            position_text(play.position),
            main.iter().map(|&laid| TileData::laid(rules, laid)).collect(),
        ),
        changes: tr(language, "scenes-late-changes"),
        board: turned.calm(),
    }
}

/// Which turn is the last, so many being closed.
pub fn last_turn(last: TurnNo, closed: u8, language: Language) -> TurnScene {
    let left = last.get().saturating_sub(closed);
    TurnScene::LastTurn {
        said: tr(language, "scenes-last-turn"),
        turn: last.to_string(),
        left: text!(language, "scenes-turns-left", count = left),
    }
}
