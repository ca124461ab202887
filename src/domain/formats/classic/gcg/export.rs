//! A game as a GCG file: UTF-8, every number computed. Reading it by the same rule set gives the same game.

use std::fmt::Write as _;

use super::super::course::{Course, Played};
use super::super::ending::Ended;
use super::super::game::Game;
use super::super::notation::{position_text, tiles_text, word_text};
use super::super::proposal::proposed;
use super::super::rules::{End, Rules};
use super::super::turn::{Act, Exchanged, Laying, Seat, Turn};
use super::import::tile_set;
use super::notes;
use crate::domain::board::Rack;

/// What stands at the head of a file, beside the rule set's tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Heading<'a> {
    /// The players' names, by seat.
    pub names: [&'a str; 2],
    /// What the game is called; may be empty.
    pub title: &'a str,
    /// Name and edition of the list; may be empty.
    pub lexicon: &'a str,
}

/// A game has more seats than such a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{seats} seats")]
pub struct NotOfTwo {
    /// How many.
    pub seats: usize,
}

/// A game as a file. `course` is what follows from it.
///
/// # Errors
/// [`NotOfTwo`].
pub fn export(
    rules: &Rules,
    heading: Heading<'_>,
    game: &Game,
    course: &Course,
) -> Result<String, NotOfTwo> {
    if game.seats != 2 {
        return Err(NotOfTwo { seats: game.seats });
    }
    let mut file = Writing { rules, text: String::new(), totals: [0; 2] };
    file.line("#character-encoding UTF-8");
    for (name, number) in heading.names.iter().zip(1..) {
        file.line(&format!("#player{number} s{number} {}", one_line(name)));
    }
    for (pragma, said) in [("lexicon", heading.lexicon), ("title", heading.title)] {
        if !said.trim().is_empty() {
            file.line(&format!("#{pragma} {}", one_line(said)));
        }
    }
    file.line(&format!("#tile-set {}", tile_set(rules.language)));
    for (number, (turn, played)) in (1..).zip(game.turns.iter().zip(&course.turns)) {
        file.turn(turn, played);
        if game.time_up == Some(number) {
            file.note(notes::TIME_UP);
        }
    }
    file.end(game, course);
    Ok(file.text)
}

/// A name or a title without what would end its line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

struct Writing<'a> {
    rules: &'a Rules,
    text: String,
    totals: [i64; 2],
}

impl Writing<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn note(&mut self, note: &str) {
        self.line(&format!("#note {note}"));
    }

    fn tiles(&self, tiles: &Rack) -> String {
        tiles_text(self.rules.alphabet(), tiles.tiles())
    }

    /// `>s1: RACK what +n total`.
    fn event(&mut self, seat: Seat, rack: Option<&Rack>, what: &str, points: i64) {
        let total = self.totals.get_mut(seat).map_or(0, |total| {
            *total += points;
            *total
        });
        let rack = rack.map(|rack| self.tiles(rack) + " ").unwrap_or_default();
        let sign = if points < 0 || what == "--" { "-" } else { "+" };
        let points = points.unsigned_abs();
        writeln!(self.text, ">s{}: {rack}{what} {sign}{points} {total}", seat + 1).expect("memory");
    }

    fn turn(&mut self, turn: &Turn, played: &Played) {
        if let Some(senyors) = turn.senyors {
            let seen = senyors.seen.map(|seen| format!(" {}", seen.code())).unwrap_or_default();
            self.note(&format!("{} {}{seen}", notes::SENYORS, senyors.times));
        }
        let (seat, rack) = (turn.seat, turn.rack.as_ref().filter(|rack| !rack.is_empty()));
        let points = i64::from(played.points);
        let noted = match &turn.act {
            Act::Play(laying) => {
                self.event(seat, rack, &self.laid(laying), points);
                None
            }
            Act::TakenBack(Some(laying)) | Act::TakenOff(Some(laying)) => {
                self.event(seat, rack, &self.laid(laying), points);
                self.event(seat, rack, "--", -points);
                matches!(turn.act, Act::TakenBack(_)).then_some(notes::TAKEN_BACK)
            }
            Act::Exchange(exchanged) => {
                let what = match exchanged {
                    Exchanged::Tiles(tiles) => self.tiles(tiles),
                    Exchanged::Number(number) => number.to_string(),
                };
                self.event(seat, rack, &format!("-{what}"), 0);
                None
            }
            Act::TakenBack(None) => self.pass(seat, rack, Some(notes::TAKEN_BACK)),
            Act::TakenOff(None) => self.pass(seat, rack, Some(notes::TAKEN_OFF)),
            Act::Timer => self.pass(seat, rack, Some(notes::TIMER)),
            Act::NoTime => self.pass(seat, rack, Some(notes::NO_TIME)),
            Act::Pass => self.pass(seat, rack, None),
        };
        if let Some(noted) = noted {
            self.note(noted);
        }
        if let Some(challenge) = &turn.challenge {
            let words: Vec<String> = challenge.words.iter().map(ToString::to_string).collect();
            let verdict = challenge.verdict.code();
            self.note(&format!("{} {} {verdict}", notes::CHALLENGE, words.join(",")));
        }
        for line in turn.note.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let first = line.split(' ').next().unwrap_or_default();
            let mark = if notes::WORDS.contains(&first) { notes::NOTE } else { "" };
            self.note(format!("{mark} {line}").trim());
        }
    }

    fn pass<'a>(
        &mut self,
        seat: Seat,
        rack: Option<&Rack>,
        noted: Option<&'a str>,
    ) -> Option<&'a str> {
        self.event(seat, rack, "-", 0);
        noted
    }

    fn laid(&self, laying: &Laying) -> String {
        let word = word_text(self.rules.alphabet(), &laying.word);
        format!("{} {word}", position_text(laying.position))
    }

    /// Overtime, then what was left, and the end where the turns do not make it.
    fn end(&mut self, game: &Game, course: &Course) {
        let proposal = proposed(self.rules, game, course);
        let racks: Vec<Option<Rack>> = proposal.seats.iter().map(|seat| seat.left).collect();
        for (seat, figures) in proposal.seats.iter().enumerate() {
            if figures.over_ms > 0 {
                let rack = racks.get(seat).and_then(Option::as_ref).filter(|rack| !rack.is_empty());
                self.event(seat, rack, "(time)", -figures.overtime);
                self.note(&format!("{} {}", notes::OVER, figures.over_ms));
            }
        }
        let Some(finish) = &game.finish else { return };
        let left = |seat: usize| {
            let figures = proposal.seats.get(seat)?;
            Some((figures.left.filter(|rack| !rack.is_empty())?, figures.rack))
        };
        let gained =
            finish.finisher.and_then(|finisher| Some((finisher, left(1 - finisher.min(1))?)));
        let lost = (0..2).any(|seat| left(seat).is_some());
        let is_made = |made: Ended| made.end == finish.end && made.finisher == finish.finisher;
        let is_said = if finish.end == End::Out {
            gained.is_some()
        } else {
            lost && course.ended.is_some_and(is_made)
        };
        if !is_said {
            let who = finish.finisher.map(|seat| format!(" s{}", seat + 1)).unwrap_or_default();
            self.note(&format!("{} {}{who}", notes::END, finish.end.code()));
        }
        if let Some((finisher, (tiles, value))) = gained {
            let what = format!("({})", self.tiles(&tiles));
            self.event(finisher, None, &what, value);
        }
        for seat in (0..2).filter(|&seat| finish.finisher != Some(seat)) {
            if let Some((tiles, value)) = left(seat) {
                let what = format!("({})", self.tiles(&tiles));
                self.event(seat, Some(&tiles), &what, -value);
            }
        }
    }
}
