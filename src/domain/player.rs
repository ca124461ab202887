//! A player and the rounds they are there for (§5, "People").

use serde::{Deserialize, Serialize};

use super::ids::{PlayerId, RoundNo};

/// Which rounds somebody is there for, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Span {
    /// The first round: later than 1 for a late arrival.
    pub from_round: RoundNo,
    /// The last round: earlier than the competition's for a withdrawn player.
    pub to_round: RoundNo,
}

impl Span {
    /// Whether the round falls into it.
    pub fn contains(self, round: RoundNo) -> bool {
        (self.from_round..=self.to_round).contains(&round)
    }
}

/// What the competition knows of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Their number.
    pub id: PlayerId,
    /// Their name, as on the list.
    pub name: String,
    /// Their club; empty when none was given.
    pub club: String,
    /// The rounds they are there for.
    pub span: Span,
}

impl Player {
    /// The name, with the club where another of `all` has the same one, or the number where the club does not tell them
    /// apart either. It does not stand before the name: there it would be a place.
    pub fn told_apart<'a>(&self, all: impl Iterator<Item = &'a Player>) -> String {
        let mut clubs = self.namesakes(all).map(|other| other.club.as_str()).peekable();
        if clubs.peek().is_none() {
            self.name.clone()
        } else if self.club.is_empty() || clubs.any(|club| club == self.club) {
            format!("{} ({})", self.name, self.id)
        } else {
            format!("{} ({})", self.name, self.club)
        }
    }

    /// The name where the club stands beside it: with the number where another of `all` has both.
    pub fn told_beside_club<'a>(&self, all: impl Iterator<Item = &'a Player>) -> String {
        if self.namesakes(all).any(|other| other.club == self.club) {
            format!("{} ({})", self.name, self.id)
        } else {
            self.name.clone()
        }
    }

    /// The others of the same name. Asked of everybody by everybody: the first word alone tells nearly all apart.
    fn namesakes<'a>(
        &self,
        all: impl Iterator<Item = &'a Player>,
    ) -> impl Iterator<Item = &'a Player> {
        let words: Vec<&str> = self.name.split_whitespace().collect();
        let first = words.first().copied().unwrap_or_default();
        all.filter(move |other| {
            other.id != self.id
                && other.name.trim_start().starts_with(first)
                && other.name.split_whitespace().eq(words.iter().copied())
        })
    }
}

/// A pupil as whoever is no teacher of theirs is told of them: the first letters of every part of the name, and the number.
pub fn told_by_initials(player: PlayerId, name: &str) -> String {
    format!("{} ({player})", initials(name))
}

/// First letters of every part of a name.
pub fn initials(name: &str) -> String {
    let first = |part: &str| part.chars().find(|sign| sign.is_alphanumeric());
    let parts = name.split(|sign: char| sign.is_whitespace() || sign == '-').filter_map(first);
    parts.map(|letter| format!("{}.", letter.to_uppercase())).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn initials_are_first_letters() {
        for (name, told) in [
            ("Ala Żak", "A. Ż."),
            ("Szymon Chrząszcz-Łęk", "S. C. Ł."),
            ("  jan  de la Cruz ", "J. D. L. C."),
            ("", ""),
            ("«Ω»", "Ω."),
        ] {
            assert_eq!(initials(name), told, "{name}");
        }
    }
}
