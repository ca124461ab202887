//! Who gets which certificate.

use super::{CALLED, Certificate, Certificates, Ranked, Reason, Shared};
use crate::domain::contest::Common;
use crate::domain::ids::PlayerId;
use crate::domain::letters::WordLanguage;
use crate::domain::player::Player;
use crate::language::{fold, sorted_by};
use crate::print::layout::shape::Tile;

/// The last rank that is honoured.
const LAST_RANK: u32 = 3;

impl Certificates {
    /// The certificates of a competition that ended so: the first ranks in their order, then all others
    /// who took part, by surname; of one player, only theirs. Who was expelled from the competition gets none; from the
    /// rest, what their rank gives. A rank below which nobody stands is no merit but the first.
    pub fn of(
        common: &Common,
        words: WordLanguage,
        ranked: &[Ranked],
        tiles: Vec<Tile>,
        only: Option<PlayerId>,
    ) -> Self {
        let called = |player: &Player| (fold(&player.name), fold(&player.club));
        let expelled = |player| common.is_expelled(player);
        let from_rest =
            |player| !expelled(player) && common.expelled_from_rest_after(player).is_some();
        let last = ranked.iter().filter_map(|row| row.rank).max().filter(|&last| last > 1);
        let of = |row: &Ranked| {
            let player = common.players.get(&row.player)?;
            let reason = match row.rank {
                _ if expelled(row.player) => return None,
                Some(rank) if rank <= LAST_RANK && row.rank != last => {
                    let same = ranked.iter().filter(|other| other.rank == row.rank);
                    let shared = if same.count() > 1 { Shared::Yes } else { Shared::No };
                    Reason::Rank { rank, shared }
                }
                _ => Reason::Participation,
            };
            Some(Certificate {
                name: player.name.clone(),
                club: player.club.clone(),
                number: common
                    .players
                    .values()
                    .any(|other| other.id != player.id && called(other) == called(player))
                    .then_some(player.id),
                points: row.points,
                feats: row.feats.clone(),
                reason,
            })
        };
        let is_wanted = |player| only.is_none_or(|only| only == player);
        let rows = ranked.iter().filter(|row| is_wanted(row.player));
        let mut certificates: Vec<Certificate> = rows.clone().filter_map(of).collect();
        let kept = rows.filter(|row| from_rest(row.player));
        let kept = kept.filter_map(|row| common.players.get(&row.player));
        let kept = kept.map(|player| player.name.clone()).collect();
        // By rank; a certificate of participation says nothing of rank, and so does its place in the pile.
        certificates.sort_by_cached_key(|certificate| match certificate.reason {
            Reason::Rank { .. } => None,
            Reason::Participation => {
                let name = certificate.name.trim();
                let surname = name.rsplit_once(' ').map_or(name, |(_, last)| last);
                Some((sorted_by(words, surname), sorted_by(words, name)))
            }
        });
        let without = common.players.values();
        let without = without.filter(|player| expelled(player.id) && is_wanted(player.id));
        let without = without.map(|player| player.name.clone()).collect();
        Self {
            details: common.details.clone(),
            openness: common.openness,
            players: ranked.iter().filter(|row| row.rank.is_some()).count(),
            words,
            tiles,
            called: CALLED,
            certificates,
            without,
            kept,
        }
    }

    /// The same, its rounds called otherwise.
    #[must_use]
    pub fn called(self, called: [&'static str; 2]) -> Self {
        Self { called, ..self }
    }
}
