//! Who gets which certificate.

use super::{Certificate, Certificates, Reason, Shared, Signed};
use crate::domain::contest::Openness;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::standings::{Row, Standings, Status};
use crate::domain::ids::PlayerId;
use crate::language::sorted_by;
use crate::print::occasion::Occasion;

/// The last rank that is honoured.
const LAST_RANK: u32 = 3;

impl Certificates {
    /// The certificates of a competition with these standings: the first ranks in their order, then
    /// all others who took part, by name; of one player, only theirs. Who was expelled gets none of
    /// participation.
    #[must_use]
    pub fn of(contest: &Contest, standings: &Standings, only: Option<PlayerId>) -> Self {
        let of = |row: &Row| {
            let player = contest.common.players.get(&row.player)?;
            let reason = match row.rank {
                Some(rank) if rank <= LAST_RANK => {
                    let same = standings.rows.iter().filter(|other| other.rank == row.rank);
                    let shared = if same.count() > 1 { Shared::Yes } else { Shared::No };
                    Reason::Rank { rank, shared, points: row.total }
                }
                _ => match row.status {
                    Status::Ranked | Status::Withdrawn => Reason::Participation,
                    Status::ExpelledFromRest | Status::Expelled => return None,
                },
            };
            Some(Certificate { name: player.name.clone(), club: player.club.clone(), reason })
        };
        let rows = standings.rows.iter().filter(|row| only.is_none_or(|only| only == row.player));
        let mut certificates: Vec<Certificate> = rows.filter_map(of).collect();
        // The standings have the ranks in order; a certificate of participation says nothing of rank,
        // and so does its place in the pile.
        certificates.sort_by_key(|certificate| match certificate.reason {
            Reason::Rank { .. } => None,
            Reason::Participation => Some(sorted_by(&certificate.name)),
        });
        Self {
            occasion: Occasion::of(contest),
            signed: match contest.common.openness {
                Openness::Signed => Signed::Yes,
                Openness::Open => Signed::No,
            },
            certificates,
        }
    }
}
