//! The facts of a final sheet, gathered from a competition. Nothing is judged or ranked here: the
//! standings come in as they are.

use chrono::NaiveDateTime;

use super::{Changed, Draw, FinalSheet, Left, Ways};
use crate::domain::contest::checkpoint::{Checkpoint, Occasion, checkpoints};
use crate::domain::contest::corrected::{Corrected, Moved};
use crate::domain::contest::seed::Seed;
use crate::domain::contest::{Format as _, Openness};
use crate::domain::formats::anagram::round::{Origin, Stage};
use crate::domain::formats::anagram::rules::Kind;
use crate::domain::formats::anagram::sheet::Lateness;
use crate::domain::formats::anagram::standings::{Board, Standings};
use crate::domain::formats::anagram::{Contest, Record};
use crate::domain::head::{Head, Heads};
use crate::domain::ids::{Attempt, PlayerId, RoundNo};
use crate::domain::letters::Letter;
use crate::print::formats::anagram::standing::{Reason, doubts, rows};

/// Where a competition's chain of events stands, and where it stood when a head left the hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// Where it stands.
    pub head: Head,
    /// Where it stood at the end of each round and at each signing, in order.
    pub checkpoints: Vec<Checkpoint>,
}

impl Chain {
    /// The chain of a record, with the heads of its file; `None` before the first event.
    pub fn of(record: &Record, heads: &Heads) -> Option<Self> {
        let head = heads.last()?;
        Some(Self { head, checkpoints: checkpoints(record, heads).collect() })
    }

    /// The heads of the signings, in order.
    fn signings(&self) -> impl DoubleEndedIterator<Item = Head> {
        self.checkpoints.iter().filter_map(|one| match one.of {
            Occasion::Signed { .. } => Some(one.head),
            Occasion::RoundEnded(_) => None,
        })
    }

    /// Every head that the hall saw at an end of a round that is settled, of earlier attempts too; rounds
    /// that one action ended together.
    fn round_ends(&self, contest: &Contest) -> Vec<(Vec<u8>, Head)> {
        let mut all: Vec<(Vec<u8>, Head)> = Vec::new();
        for (round, _) in contest.game.rounds().filter(|(_, round)| round.is_settled()) {
            let of = Occasion::RoundEnded(round);
            for one in self.checkpoints.iter().filter(|one| one.of == of) {
                match all.last_mut().filter(|(_, head)| *head == one.head) {
                    Some((rounds, _)) => rounds.push(round.get()),
                    None => all.push((vec![round.get()], one.head)),
                }
            }
        }
        all
    }
}

impl FinalSheet {
    /// The final sheet of a competition with these standings. `local_time` turns milliseconds since
    /// 1970-01-01 UTC into the time of day at the place.
    pub fn of(
        (contest, board): (&Contest, &Board),
        standings: &Standings,
        chain: Option<&Chain>,
        local_time: impl Fn(i64) -> NaiveDateTime,
    ) -> Self {
        let mut signings =
            contest.common.signings.iter().rev().map(|signing| local_time(signing.wall_ms));
        let signed_at = match contest.common.openness {
            Openness::Signed => signings.next(),
            Openness::Open => None,
        };
        let replaces = signings.next();
        let signed = contest.common.signings.iter().map(|signing| signing.issue).max().unwrap_or(0);
        let rounds = || contest.game.rounds();
        let mut signed_heads = chain.into_iter().flat_map(Chain::signings).rev();
        let head = match contest.common.openness {
            // That of the signature, whatever should stand after it.
            Openness::Signed => signed_heads.next(),
            Openness::Open => chain.map(|chain| chain.head),
        };
        let name = |player| contest.common.told_apart(player);
        Self {
            details: contest.common.details.clone(),
            players: contest.common.players.len(),
            rounds: rounds().filter(|(_, round)| round.is_played()).count(),
            given_up: rounds()
                .filter(|(_, round)| round.stage == Stage::GivenUp)
                .map(|(number, _)| number.get())
                .collect(),
            breaks: breaks(contest),
            rules: contest.game.rules_id().to_owned(),
            lexicon: contest.common.lexicon.clone(),
            rulings: contest.common.rulings.len(),
            rows: rows(contest, board, standings),
            penalties: contest
                .common
                .penalties
                .iter()
                .map(|one| (name(one.player), one.clone()))
                .collect(),
            late: late(contest).map(|(player, round)| (name(player), round)).collect(),
            objections: contest
                .common
                .objections
                .iter()
                .map(|one| (name(one.player), one.clone()))
                .collect(),
            draw: draw(contest),
            head,
            replaces_head: signed_heads.next(),
            round_ends: chain.map(|chain| chain.round_ends(contest)).unwrap_or_default(),
            issue: if signed_at.is_some() { signed } else { signed + 1 },
            replaces,
            changed: None,
            digest: contest
                .common
                .signings
                .last()
                .map(|one| one.sha256)
                .filter(|_| signed_at.is_some()),
            signed_at,
            provisional: reasons(contest, standings),
        }
    }
}

impl Changed {
    /// What an issue changed, with its players' names.
    pub fn of(contest: &Contest, since: Corrected) -> Self {
        let Corrected { signed: _, moved, papers, rulings, penalties, objections, .. } = since;
        let name = |player| contest.common.told_apart(player);
        let named = |one: Moved| (one.player().map(name).unwrap_or_default(), one);
        let further = [
            ("print-final-changed-sheets", papers.len()),
            ("print-final-changed-rulings", rulings.len()),
            ("print-final-changed-penalties", penalties.len()),
            ("print-final-changed-objections", objections.len()),
            ("print-final-changed-list", usize::from(since.list.is_some())),
            ("print-final-changed-details", usize::from(since.details)),
        ];
        let further = further.into_iter().filter(|(_, count)| *count > 0);
        Self {
            moved: moved.into_iter().map(named).collect(),
            people: since.people,
            further: further.map(|(key, count)| Reason { key, count }).collect(),
            reason: String::new(),
        }
    }
}

/// The rounds after which a break fell; none after one that was given up or is still to come.
pub(in crate::print::formats::anagram) fn breaks(contest: &Contest) -> Vec<u8> {
    let played = |round: &RoundNo| contest.game.is_played(*round);
    contest.game.breaks().filter(played).map(RoundNo::get).collect()
}

/// Late sheets by round: whose, and of which.
pub(in crate::print::formats::anagram) fn late(
    contest: &Contest,
) -> impl Iterator<Item = (PlayerId, RoundNo)> {
    let players = || contest.common.players.keys();
    let rounds = contest.game.rounds();
    let places = rounds.flat_map(move |(round, _)| players().map(move |&player| (player, round)));
    places.filter(|&(player, round)| contest.game.place(round, player).lateness == Lateness::Late)
}

fn draw(contest: &Contest) -> Draw {
    let anagram = &contest.game;
    let mut ways = Ways::default();
    let mut redraws = Vec::new();
    for (number, round) in anagram.rounds() {
        let Some(announced) = &round.announced else { continue };
        // The letters of a round that was given up did not count; that they were drawn again is told all the same.
        let counts = usize::from(round.stage != Stage::GivenUp);
        let times = match &announced.origin {
            Origin::Digital { redraws } => {
                ways.digital += counts;
                usize::try_from(*redraws).unwrap_or(usize::MAX)
            }
            Origin::Physical { put_back } => {
                ways.physical += counts;
                put_back.len()
            }
            Origin::Recorded => {
                ways.recorded += counts;
                0
            }
            Origin::Released => {
                ways.released += counts;
                0
            }
        };
        if times > 0 {
            redraws.push((number.get(), times));
        }
    }
    let ended = anagram.rounds().all(|(_, round)| round.is_settled());
    Draw {
        ways,
        commitment: contest.common.commitment,
        hall: contest.common.hall_word.clone(),
        seed: contest.common.revealed.as_ref().map(Seed::reveal),
        redraws,
        replayed: anagram
            .rounds()
            .filter(|(_, round)| round.attempt > Attempt::FIRST)
            .map(|(number, round)| (number.get(), round.attempt.get()))
            .collect(),
        left: ended.then(|| left(contest)),
    }
}

fn left(contest: &Contest) -> Left {
    let (rules, tiles) = (contest.game.rules(), contest.game.tiles_left());
    let text = |keep: &dyn Fn(Letter) -> bool| {
        tiles.letters().filter(|&letter| keep(letter)).map(Letter::to_char).collect()
    };
    Left {
        consonants: text(&|letter| rules.kind(letter) == Kind::Consonant),
        vowels: text(&|letter| rules.kind(letter) == Kind::Vowel),
        high_value: text(&|letter| rules.is_high_value(letter)),
    }
}

/// Open rounds, and what makes the standings provisional.
fn reasons(contest: &Contest, standings: &Standings) -> Vec<Reason> {
    let count = contest.game.rounds().filter(|(_, round)| !round.is_settled()).count();
    let open = Some(Reason { key: "print-reason-rounds", count }).filter(|_| count > 0);
    open.into_iter().chain(doubts(standings)).collect()
}

#[cfg(test)]
mod tests;
