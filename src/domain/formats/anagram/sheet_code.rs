//! The code printed on a sheet: nine digits that say whose sheet of which round it is, or that it is
//! one without a name, and of which competition. Digits only, because a hand scanner types through the keyboard layout.
//!
//! player (3; 000 without a name), round (2), competition (3), check digit (1, ISO 7064 MOD 11,10): one wrong digit is
//! always noticed, two that changed places nearly always.

use std::fmt;

use super::Contest;
use super::joint::Joint;
use super::rules::ROUNDS;
use crate::domain::ids::{PlayerId, RoundNo, VenueNo};
use crate::domain::lexicon::Digest;

const VENUE_TAG: &[u8] = b"eforos-joint-1 code";

/// How many digits a code has.
pub const DIGITS: usize = 9;

/// Which competition a sheet is of: 0 to 999, from its commitment. Two competitions may share one;
/// it tells the sheets of last week from today's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompetitionCode(u16);

impl CompetitionCode {
    /// The code of a competition with this commitment: its first two bytes, the greater first, as a
    /// number, modulo 1,000.
    pub fn of(commitment: &Digest) -> Self {
        let [high, low, ..] = *commitment.as_bytes();
        Self(u16::from_be_bytes([high, low]) % 1000)
    }

    /// The code of one hall of a joint competition, so that a sheet of another is noticed: that of
    /// SHA-256(tag ‖ the joint's commitment ‖ the hall's number in two bytes) in the commitment's place.
    pub fn of_venue(commitment: &Digest, venue: VenueNo) -> Self {
        let number = venue.get().to_be_bytes();
        Self::of(&Digest::of(&[VENUE_TAG, commitment.as_bytes(), &number].concat()))
    }
}

impl Contest {
    /// What its sheets are marked with; `None` before there is a competition.
    pub fn competition_code(&self) -> Option<CompetitionCode> {
        let commitment = self.common.commitment.as_ref()?;
        Some(match self.game.joint().and_then(Joint::venue) {
            Some(venue) => CompetitionCode::of_venue(commitment, venue.number),
            None => CompetitionCode::of(commitment),
        })
    }
}

/// A sheet's code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetCode {
    player: Option<PlayerId>,
    round: RoundNo,
    competition: CompetitionCode,
}

/// Why digits are no code of this competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// Not nine digits.
    #[error("not {DIGITS} digits")]
    NotDigits,
    /// A digit was misread or mistyped.
    #[error("the check digit does not fit")]
    CheckDigit,
    /// The check digit fits, but there is no such player or round number.
    #[error("no such player or round")]
    OutOfRange,
    /// A sheet of another competition.
    #[error("a sheet of another competition")]
    OtherCompetition,
}

impl SheetCode {
    /// The code of a player's sheet, or of one without a name; `None` beyond the 999th player.
    pub fn new(
        player: Option<PlayerId>,
        round: RoundNo,
        competition: CompetitionCode,
    ) -> Option<Self> {
        (player.is_none_or(|player| player <= PlayerId::MOST) && round.get() <= ROUNDS)
            .then_some(Self { player, round, competition })
    }

    /// Reads a code and holds it against the competition in which it is met.
    ///
    /// # Errors
    /// [`CodeError`].
    pub fn read(text: &str, here: CompetitionCode) -> Result<Self, CodeError> {
        if text.len() != DIGITS || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(CodeError::NotDigits);
        }
        let (body, check) = text.split_at(DIGITS - 1);
        if check_digit(body).to_string() != check {
            return Err(CodeError::CheckDigit);
        }
        let number = |from, to| body.get(from..to).and_then(|digits| digits.parse::<u16>().ok());
        let player = number(0, 3).map(|number| PlayerId::new(number.into()));
        let round = number(3, 5).and_then(|number| u8::try_from(number).ok());
        let round = round.filter(|&round| round <= ROUNDS).and_then(RoundNo::new);
        let competition = number(5, 8).map(CompetitionCode);
        let (Some(player), Some(round), Some(competition)) = (player, round, competition) else {
            return Err(CodeError::OutOfRange);
        };
        if competition != here {
            return Err(CodeError::OtherCompetition);
        }
        Ok(Self { player, round, competition })
    }

    /// Whose sheet; `None` of one without a name.
    pub fn player(&self) -> Option<PlayerId> {
        self.player
    }

    /// Of which round.
    pub fn round(&self) -> RoundNo {
        self.round
    }
}

impl fmt::Display for SheetCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CompetitionCode(competition) = self.competition;
        let player = self.player.map_or(0, PlayerId::get);
        let body = format!("{player:03}{:02}{competition:03}", self.round.get());
        write!(f, "{body}{}", check_digit(&body))
    }
}

/// ISO 7064 MOD 11,10 of a text of digits.
fn check_digit(body: &str) -> u32 {
    let product = body.chars().filter_map(|digit| digit.to_digit(10)).fold(10, |product, digit| {
        let sum = (product + digit) % 10;
        (if sum == 0 { 10 } else { sum }) * 2 % 11
    });
    (11 - product) % 10
}

/// A place named by hand, as `5-7`: player 5, round 7.
pub fn by_hand(text: &str) -> Option<(PlayerId, RoundNo)> {
    let (player, round) = text.trim().split_once('-')?;
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(player) || !digits(round) {
        return None;
    }
    let round = round.parse().ok().filter(|&round: &u8| round <= ROUNDS).and_then(RoundNo::new)?;
    Some((player.parse().ok().and_then(PlayerId::new)?, round))
}
