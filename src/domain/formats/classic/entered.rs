//! A result as it is entered at a table: final scores alone, or the figures that they follow from. Whoever
//! enters it need not say what follows; what stands in a history says it.

use serde::{Deserialize, Serialize};

use super::competition::{Figures, Final, Game, MOST_RACK, MOST_SCORE, Told};
use super::refusal::Refusal;
use super::result::finals;
use super::rules::{End, Rules, Tie};
use crate::domain::ids::PlayerId;

/// The highest value that a last word may have.
const MOST_WORD: u32 = 9999;

/// A result.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entered {
    /// Who began; `None` where nobody noted it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starter: Option<PlayerId>,
    /// How the game ended; `None` where nobody noted it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
    /// Who went out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finisher: Option<PlayerId>,
    /// Why the arbiter stopped it; else empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// The players as they sat, each to the left of the one before.
    pub seats: Vec<EnteredSeat>,
}

/// A seat of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnteredSeat {
    /// Who.
    pub player: PlayerId,
    /// The final score, with nothing deducted by a penalty; `None`: it follows from the figures.
    #[serde(rename = "final", default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i64>,
    /// What the plays brought; `None` where final scores are all that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub raw: Option<i64>,
    /// The value of the tiles left; with `raw` alone.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub rack: u32,
    /// The time over, in milliseconds; with `raw` alone.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub over_ms: u32,
    /// What the last word was worth, 0 of who laid none, where the rules ask for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_word: Option<u32>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl EnteredSeat {
    /// A final score.
    pub const fn scored(player: PlayerId, points: i64) -> Self {
        Self { player, points: Some(points), raw: None, rack: 0, over_ms: 0, last_word: None }
    }

    /// The figures of a seat.
    pub const fn with_figures(player: PlayerId, raw: i64, rack: u32, over_ms: u32) -> Self {
        Self { player, points: None, raw: Some(raw), rack, over_ms, last_word: None }
    }
}

impl Entered {
    /// The same with the final scores that follow from its figures.
    ///
    /// # Errors
    /// [`Refusal`], when no game can have come to that by the rules.
    pub fn completed(&self, rules: &Rules) -> Result<Self, Refusal> {
        let seats = self.seats.len();
        for (place, seat) in self.seats.iter().enumerate() {
            if self.seats.iter().skip(place + 1).any(|other| other.player == seat.player) {
                return Err(Refusal::PlayerTwice { player: seat.player });
            }
        }
        for player in self.starter.iter().chain(&self.finisher) {
            if !self.seats.iter().any(|seat| seat.player == *player) {
                return Err(Refusal::NotAtTable { player: *player });
            }
        }
        if let Some(end) = self.end.filter(|&end| !rules.has_end(end)) {
            return Err(Refusal::NoSuchEnd { end });
        }
        let asked = rules.swiss().is_some_and(|swiss| swiss.tie == Tie::LastWord);
        if !asked && self.seats.iter().any(|seat| seat.last_word.is_some()) {
            return Err(Refusal::NoLastWord);
        }
        let raw = self.seats.iter().filter(|seat| seat.raw.is_some()).count();
        let mut completed = self.clone();
        if raw == 0 {
            let is_whole =
                |seat: &EnteredSeat| seat.points.is_some() && seat.rack == 0 && seat.over_ms == 0;
            if !self.seats.iter().all(is_whole) {
                return Err(Refusal::SomeScores);
            }
        } else if raw == seats {
            self.figures_fit(rules)?;
            let game = self.game(None);
            let Told::Figures(figures) = &game.told else { return Err(Refusal::SomeScores) };
            for (seat, computed) in completed.seats.iter_mut().zip(finals(rules, &game, figures)) {
                if let Some(stated) = seat.points.filter(|&stated| stated != computed) {
                    let player = seat.player;
                    return Err(Refusal::FiguresDisagree { player, stated, computed });
                }
                seat.points = Some(computed);
            }
        } else {
            return Err(Refusal::SomeScores);
        }
        completed.in_range()?;
        Ok(completed)
    }

    fn in_range(&self) -> Result<(), Refusal> {
        let scores = self.seats.iter().filter(|seat| seat.raw.is_none());
        let scores = scores.filter_map(|seat| seat.points);
        let scores = scores.chain(self.seats.iter().filter_map(|seat| seat.raw));
        let in_range = |score: i64| (-MOST_SCORE..=MOST_SCORE).contains(&score);
        let words = |seat: &EnteredSeat| seat.last_word.is_some_and(|word| word > MOST_WORD);
        let racks = |seat: &EnteredSeat| seat.rack > MOST_RACK;
        let mut scores = scores;
        if scores.all(in_range) && !self.seats.iter().any(|seat| words(seat) || racks(seat)) {
            Ok(())
        } else {
            Err(Refusal::OutOfRange)
        }
    }

    /// Whether figures, end and finisher can stand beside each other.
    fn figures_fit(&self, rules: &Rules) -> Result<(), Refusal> {
        match (self.end.unwrap_or_default(), self.finisher) {
            (End::Out, None) => return Err(Refusal::FinisherMissing),
            (End::Out, Some(finisher)) => {
                let has_tiles = |seat: &EnteredSeat| seat.player == finisher && seat.rack > 0;
                if self.seats.iter().any(has_tiles) {
                    return Err(Refusal::FinisherHasTiles { player: finisher });
                }
            }
            (_, Some(_)) => return Err(Refusal::FinisherWithoutOut),
            (End::Unknown, None) if self.seats.iter().any(|seat| seat.rack > 0) => {
                return Err(Refusal::EndMissing);
            }
            (_, None) => {}
        }
        for seat in self.seats.iter().filter(|seat| seat.over_ms > 0) {
            let seats = self.seats.len();
            let Some(overtime) = rules.overtime(seats) else {
                return Err(Refusal::NoOvertime { seats });
            };
            let most = overtime.limit_ms().filter(|&most| u64::from(seat.over_ms) > most);
            if let Some(most_ms) = most {
                return Err(Refusal::TooMuchOvertime { player: seat.player, most_ms });
            }
        }
        Ok(())
    }

    /// As a game of a competition; `starter` is who was named to begin, where the result says nothing.
    pub fn game(&self, starter: Option<PlayerId>) -> Game {
        let figures = self.seats.iter().map(|seat| {
            let (rack, over_ms) = (seat.rack, seat.over_ms.into());
            Some(Figures { raw: seat.raw?, rack, over_ms, last_word: seat.last_word })
        });
        let told = match figures.collect::<Option<Vec<Figures>>>() {
            Some(figures) => Told::Figures(figures),
            None => Told::Finals(
                self.seats
                    .iter()
                    .map(|seat| Final {
                        points: seat.points.unwrap_or_default(),
                        last_word: seat.last_word,
                    })
                    .collect(),
            ),
        };
        Game {
            seats: self.seats.iter().map(|seat| seat.player).collect(),
            starter: self.starter.or(starter),
            end: self.end,
            finisher: self.finisher,
            reason: self.reason.clone(),
            told,
        }
    }

    /// What is entered for a game that is told; `None` where it has no scores.
    pub fn of(game: &Game) -> Option<Self> {
        let seat = |player: PlayerId| EnteredSeat {
            player,
            points: None,
            raw: None,
            rack: 0,
            over_ms: 0,
            last_word: None,
        };
        let seats = game.seats.iter().copied().map(seat);
        let seats: Vec<EnteredSeat> = match &game.told {
            Told::Nothing | Told::Walkover { .. } | Told::Cancelled => return None,
            Told::Finals(finals) => seats
                .zip(finals)
                .map(|(seat, told)| EnteredSeat {
                    points: Some(told.points),
                    last_word: told.last_word,
                    ..seat
                })
                .collect(),
            Told::Figures(figures) => seats
                .zip(figures)
                .map(|(seat, told)| EnteredSeat {
                    raw: Some(told.raw),
                    rack: told.rack,
                    over_ms: u32::try_from(told.over_ms).unwrap_or(u32::MAX),
                    last_word: told.last_word,
                    ..seat
                })
                .collect(),
        };
        Some(Self {
            starter: game.starter,
            end: game.end,
            finisher: game.finisher,
            reason: game.reason.clone(),
            seats,
        })
    }
}
