//! A game of a file's lines, by a rule set: plays, outcomes and racks are read, all scores computed anew.

use super::super::course::Course;
use super::super::game::{Finish, Game, MOST_TURNS};
use super::super::judge::Verdict;
use super::super::notation::{position, tiles, word};
use super::super::proposal::{Proposal, proposed};
use super::super::rules::{End, Outcome, Rules};
use super::super::turn::{
    Act as Done, BagHeld, Challenged, Exchanged, Laying, Seat, SenyorsTaken, Turn,
};
use super::lines::{Act, Event, File, Says};
use super::{Bad, Wrong, notes};
use crate::domain::board::Rack;
use crate::domain::letters::{Word, WordLanguage};
use crate::domain::text::quoted;

/// A game of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The players' names, by seat.
    pub names: [String; 2],
    /// What the game is called; may be empty.
    pub title: String,
    /// The list that is named; may be empty.
    pub lexicon: String,
    /// The game.
    pub game: Game,
    /// What follows from it.
    pub course: Course,
    /// Its result by the rule set.
    pub proposal: Proposal,
    /// Where the file says another number than what is computed.
    pub differences: Vec<Difference>,
    /// The line in which the file gives who went out twice what the other has left, as other programs do where
    /// this rule set gives it once and takes it once.
    pub doubled: Option<usize>,
}

/// A number of the file that is not what is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// In which line, from 1.
    pub line: usize,
    /// What stands there: the points, or the total where only that differs.
    pub stated: i64,
    /// What it should be.
    pub computed: i64,
}

impl Imported {
    /// Reads a game.
    ///
    /// # Errors
    /// [`Bad`], the first line that cannot be so.
    pub fn read(rules: &Rules, file: &File<'_>) -> Result<Self, Bad> {
        if let Some((line, stated)) = file.tiles {
            let wanted = tile_set(rules.language);
            if !wanted.eq_ignore_ascii_case(stated) {
                return Err(Bad::at(line, Wrong::OtherTiles(quoted(stated))));
            }
        }
        if !rules.seats.contains(&2) {
            return Err(Bad::at(1, Wrong::NotOfTwo));
        }
        let mut reading = Reading::begin(rules);
        for line in &file.lines {
            let read = match &line.says {
                Says::Note(note) => {
                    reading.note(note);
                    Ok(())
                }
                Says::Event(event) => reading.event(line.number, event),
            };
            read.map_err(|wrong| Bad::at(line.number, wrong))?;
        }
        let Reading { mut game, lines, mut left, noted_end, noted_finisher, stated, .. } = reading;
        left.finisher = left.finisher.or(noted_finisher);
        let course = Course::of(rules, &game).map_err(|impossible| {
            let line = lines.get(impossible.turn - 1).copied().unwrap_or(1);
            Bad::at(line, Wrong::Impossible(impossible.why))
        })?;
        game.finish = finish(&course, &left, noted_end);
        let proposal = proposed(rules, &game, &course);
        let (differences, doubled) = compared(&course, &proposal, &stated);
        Ok(Self {
            names: [0, 1].map(|seat: usize| {
                file.players.get(seat).map_or_else(String::new, |player| player.name.to_owned())
            }),
            title: file.title.to_owned(),
            lexicon: file.lexicon.to_owned(),
            game,
            course,
            proposal,
            differences,
            doubled,
        })
    }

    /// How many plays were laid, those taken off too.
    pub fn plays(&self) -> usize {
        self.course.turns.iter().filter(|played| played.play.is_some()).count()
    }

    /// How many of them were taken off after a challenge.
    pub fn taken_off(&self) -> usize {
        let is_off = |outcome: Outcome| outcome == Outcome::TakenOff;
        let off = self.course.turns.iter().filter(|played| played.play.is_some());
        off.filter(|played| is_off(played.outcome)).count()
    }
}

/// What files call the tiles of a language.
pub const fn tile_set(language: WordLanguage) -> &'static str {
    match language {
        WordLanguage::Greek => "greek",
        WordLanguage::Romanian => "romanian",
        WordLanguage::Catalan => "catalan",
        WordLanguage::Polish => "polish",
    }
}

/// A number that stands in a line, and what it is of.
struct Stated {
    line: usize,
    seat: Seat,
    points: i64,
    total: i64,
    of: Of,
}

#[derive(Clone, Copy)]
enum Of {
    /// What a turn's play is worth; the turn's place from 0.
    Play(usize),
    /// The same, taken off again.
    Withdrawn(usize),
    /// Nothing.
    Nothing,
    /// The price of time.
    Time,
    /// What others had left.
    Gain,
    /// What was left to the player.
    Loss,
}

/// What the last lines say of tiles that were left.
#[derive(Default)]
struct Left {
    finisher: Option<Seat>,
    racks: [Option<Rack>; 2],
}

struct Reading<'a> {
    rules: &'a Rules,
    game: Game,
    /// The line of each turn.
    lines: Vec<usize>,
    senyors: Option<SenyorsTaken>,
    left: Left,
    noted_end: Option<End>,
    noted_finisher: Option<Seat>,
    stated: Vec<Stated>,
    /// Who was last charged for time.
    charged: Option<Seat>,
}

impl<'a> Reading<'a> {
    fn begin(rules: &'a Rules) -> Self {
        Self {
            rules,
            game: Game { over_ms: vec![0; 2], ..Game::begin(2) },
            lines: Vec::new(),
            senyors: None,
            left: Left::default(),
            noted_end: None,
            noted_finisher: None,
            stated: Vec::new(),
            charged: None,
        }
    }

    fn event(&mut self, line: usize, event: &Event<'_>) -> Result<(), Wrong> {
        let rack = match event.rack {
            "" => None,
            text => Some(self.tiles(text)?),
        };
        let seat = event.player;
        let of = match event.act {
            Act::Laid { at, word: text } => {
                let position = position(at).ok_or_else(|| Wrong::Position(quoted(at)))?;
                let word = word(self.rules.alphabet(), text)
                    .map_err(|why| Wrong::Word { text: quoted(text), why })?;
                self.turn(line, seat, rack, Done::Play(Laying { position, word }))?;
                Of::Play(self.lines.len() - 1)
            }
            Act::Withdrawn => {
                self.withdraw(seat)?;
                Of::Withdrawn(self.lines.len() - 1)
            }
            Act::Pass => {
                self.turn(line, seat, rack, Done::Pass)?;
                Of::Nothing
            }
            Act::Exchange(text) => {
                let exchanged = match text.parse::<u8>() {
                    Ok(number) => Exchanged::Number(number),
                    Err(_) => Exchanged::Tiles(self.tiles(text)?),
                };
                self.turn(line, seat, rack, Done::Exchange(exchanged))?;
                Of::Nothing
            }
            Act::Bonus => Of::Nothing,
            Act::Time => {
                self.charge(seat, event.points);
                Of::Time
            }
            Act::Left(text) => {
                let tiles = self.tiles(text)?;
                let gains = event.points > 0 || event.points == 0 && event.rack.is_empty();
                let of = if gains { 1 - seat.min(1) } else { seat };
                if gains {
                    self.left.finisher = Some(seat);
                }
                // Nothing in the brackets is nothing noted.
                if let Some(slot) = self.left.racks.get_mut(of).filter(|_| !tiles.is_empty()) {
                    *slot = Some(tiles);
                }
                if gains { Of::Gain } else { Of::Loss }
            }
        };
        let (points, total) = (event.points, event.total);
        self.stated.push(Stated { line, seat, points, total, of });
        Ok(())
    }

    fn tiles(&self, text: &str) -> Result<Rack, Wrong> {
        let tiles = tiles(self.rules.alphabet(), text);
        let tiles = tiles.map_err(|why| Wrong::Tiles { text: quoted(text), why })?;
        Ok(tiles.into_iter().collect())
    }

    fn turn(
        &mut self,
        line: usize,
        seat: Seat,
        rack: Option<Rack>,
        act: Done,
    ) -> Result<(), Wrong> {
        if self.lines.len() == MOST_TURNS {
            return Err(Wrong::TooManyTurns(MOST_TURNS));
        }
        let (senyors, challenge, note) = (self.senyors.take(), None, String::new());
        self.game.turns.push(Turn { seat, act, rack, senyors, challenge, note });
        self.lines.push(line);
        Ok(())
    }

    /// The last play goes back to whose it is.
    fn withdraw(&mut self, seat: Seat) -> Result<(), Wrong> {
        let last = self.game.turns.last_mut().filter(|turn| turn.seat == seat);
        match last.map(|turn| &mut turn.act) {
            Some(act @ Done::Play(_)) => {
                *act = Done::TakenOff(act.laying().cloned());
                Ok(())
            }
            Some(_) | None => Err(Wrong::NothingToTakeOff),
        }
    }

    /// Points for time, as so many milliseconds as cost them: a file has no others.
    fn charge(&mut self, seat: Seat, points: i64) {
        self.charged = Some(seat);
        let Some(overtime) = self.rules.overtime(2).filter(|overtime| overtime.price > 0) else {
            return;
        };
        let units = points.unsigned_abs().div_ceil(u64::from(overtime.price));
        let over_ms = units * u64::from(overtime.unit_s) * 1000;
        if let Some(over) = self.game.over_ms.get_mut(seat) {
            *over = overtime.limit_ms().map_or(over_ms, |limit| over_ms.min(limit));
        }
    }

    fn note(&mut self, note: &str) {
        let (first, rest) = note.split_once(' ').unwrap_or((note, ""));
        let rest = rest.trim();
        match first {
            notes::SENYORS => self.senyors = senyors(rest).or(self.senyors),
            notes::END => {
                let (code, who) = rest.split_once(' ').unwrap_or((rest, ""));
                let known = End::ALL.into_iter().find(|end| end.code() == code);
                self.noted_end = known.or(self.noted_end);
                self.noted_finisher = ["s1", "s2"].iter().position(|seat| *seat == who.trim());
            }
            notes::OVER => {
                let over = self.charged.and_then(|seat| self.game.over_ms.get_mut(seat));
                if let (Some(over), Ok(said)) = (over, rest.parse::<u32>()) {
                    *over = u64::from(said);
                }
            }
            _ => self.note_of_turn(note, first, rest),
        }
    }

    fn note_of_turn(&mut self, note: &str, first: &str, rest: &str) {
        let number = self.game.turns.len();
        let Some(turn) = self.game.turns.last_mut() else { return };
        match (note, &mut turn.act) {
            (notes::TIMER, act @ Done::Pass) => *act = Done::Timer,
            (notes::NO_TIME, act @ Done::Pass) => *act = Done::NoTime,
            (notes::TAKEN_BACK, act @ Done::Pass) => *act = Done::TakenBack(None),
            (notes::TAKEN_OFF, act @ Done::Pass) => *act = Done::TakenOff(None),
            (notes::TAKEN_BACK, Done::TakenOff(laying)) => {
                turn.act = Done::TakenBack(laying.take());
            }
            (notes::TIME_UP, _) => self.game.time_up = Some(number),
            _ => {
                let challenge = challenged(rest).filter(|_| first == notes::CHALLENGE);
                if challenge.is_some() {
                    turn.challenge = challenge;
                    return;
                }
                let text = if first == notes::NOTE { rest } else { note };
                if !turn.note.is_empty() {
                    turn.note.push('\n');
                }
                turn.note.push_str(text);
            }
        }
    }
}

/// `2 C`: how often, and what was seen.
fn senyors(text: &str) -> Option<SenyorsTaken> {
    let (times, seen) = text.split_once(' ').unwrap_or((text, ""));
    let times = times.parse().ok().filter(|times| *times > 0)?;
    let seen = BagHeld::ALL.into_iter().find(|held| held.code() == seen.trim());
    Some(SenyorsTaken { times, seen })
}

/// `MOT,ALTRE invalid`: the words in their stored form, and the verdict.
fn challenged(text: &str) -> Option<Challenged> {
    let (words, verdict) = text.rsplit_once(' ')?;
    let verdict = Verdict::ALL.into_iter().find(|known| known.code() == verdict)?;
    let words: Option<Vec<Word>> = words.split(',').map(|word| word.parse().ok()).collect();
    Some(Challenged { words: words?, verdict })
}

/// How the game ended, by the last lines and by its turns.
fn finish(course: &Course, left: &Left, noted: Option<End>) -> Option<Finish> {
    let made = course.ended;
    let mut racks = left.racks.to_vec();
    let end = match (noted, left.finisher, made) {
        (Some(noted), ..) => noted,
        (None, Some(_), _) => End::Out,
        (None, None, Some(made)) if racks.iter().any(Option::is_some) => made.end,
        (None, None, None) if racks.iter().any(Option::is_some) => End::Unknown,
        (None, None, _) => return None,
    };
    let finisher = if end == End::Out {
        left.finisher.or_else(|| made.and_then(|made| made.finisher))
    } else {
        None
    };
    if let Some(slot) = finisher.and_then(|finisher| racks.get_mut(finisher)) {
        slot.get_or_insert_default();
    }
    Some(Finish { end, finisher, racks })
}

/// Where the file says another number, and whether it writes the end with twice the value.
fn compared(
    course: &Course,
    proposal: &Proposal,
    stated: &[Stated],
) -> (Vec<Difference>, Option<usize>) {
    let (mut differences, mut doubled) = (Vec::new(), None);
    // What the totals of the file are ahead, by what was told of the lines before.
    let mut ahead = [0_i64; 2];
    let mut totals = [0_i64; 2];
    let has_loss = stated.iter().any(|stated| matches!(stated.of, Of::Loss));
    for stated in stated {
        let points =
            |place: usize| course.turns.get(place).map_or(0, |played| i64::from(played.points));
        let figures = |seat: Seat| proposal.seats.get(seat);
        let computed = match stated.of {
            Of::Play(place) => points(place),
            Of::Withdrawn(place) => -points(place),
            Of::Nothing => 0,
            Of::Time => -figures(stated.seat).map_or(0, |figures| figures.overtime),
            Of::Loss => -figures(stated.seat).map_or(0, |figures| figures.rack),
            Of::Gain => figures(1 - stated.seat.min(1)).map_or(0, |figures| figures.rack),
        };
        let is_double = matches!(stated.of, Of::Gain)
            && !has_loss
            && computed > 0
            && stated.points == 2 * computed;
        let (Some(ahead), Some(total)) = (ahead.get_mut(stated.seat), totals.get_mut(stated.seat))
        else {
            continue;
        };
        *total += computed;
        let line = stated.line;
        *ahead += stated.points - computed;
        if is_double {
            doubled = Some(line);
        } else if stated.points != computed {
            differences.push(Difference { line, stated: stated.points, computed });
        }
        if stated.total != *total + *ahead {
            differences.push(Difference { line, stated: stated.total, computed: *total });
            *ahead = stated.total - *total;
        }
    }
    (differences, doubled)
}
