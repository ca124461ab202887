//! How a document is written: what follows by itself is left out.

use serde::Serialize;

use super::document::{Document, FORMAT, Tiles, TurnLine};
use crate::domain::contest::Details;
use crate::domain::formats::classic::competition::{Entrant, Game, Made, Round, Told};
use crate::domain::formats::classic::rules::{End, Kind, Rules};
use crate::domain::ids::{PlayerId, RoundNo, TableNo, TeamId};
use crate::domain::lexicon::Digest;
use crate::exchange::StatedList;
use crate::exchange::parts::{PenaltyEntry, RulingEntry};
use crate::exchange::text::readable;

#[derive(Serialize)]
struct Written<'a> {
    format: &'static str,
    rules: WrittenRules<'a>,
    #[serde(flatten)]
    details: &'a Details,
    #[serde(skip_serializing_if = "Option::is_none")]
    minimum_games: Option<u32>,
    lexicon: &'a StatedList,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    teams: Vec<WrittenTeam<'a>>,
    players: Vec<WrittenPlayer<'a>>,
    rounds: Vec<WrittenRound<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    penalties: Vec<PenaltyEntry>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    rulings: &'a [RulingEntry],
}

/// The program's own rules by their name, a club's with their text.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum WrittenRules<'a> {
    Own(&'a str),
    Club { id: &'a str, sha256: Digest, text: &'a str },
}

impl<'a> WrittenRules<'a> {
    pub(super) fn of(rules: &'a Rules) -> Self {
        if rules.are_own() {
            Self::Own(&rules.id)
        } else {
            Self::Club { id: &rules.id, sha256: rules.sha256(), text: rules.text() }
        }
    }
}

#[derive(Serialize)]
struct WrittenTeam<'a> {
    id: TeamId,
    name: &'a str,
}

#[derive(Serialize)]
struct WrittenPlayer<'a> {
    id: PlayerId,
    name: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    club: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    team: Option<TeamId>,
    #[serde(skip_serializing_if = "str::is_empty")]
    member: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    from_round: Option<RoundNo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to_round: Option<RoundNo>,
}

#[derive(Serialize)]
struct WrittenRound<'a> {
    round: RoundNo,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    order: &'a [PlayerId],
    games: Vec<WrittenGame<'a>>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    byes: &'a [PlayerId],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    absent: &'a [PlayerId],
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    manual: bool,
}

#[derive(Serialize)]
struct WrittenGame<'a> {
    table: TableNo,
    #[serde(skip_serializing_if = "Option::is_none")]
    starter: Option<PlayerId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    finisher: Option<PlayerId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    walkover: Option<PlayerId>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    cancelled: bool,
    #[serde(skip_serializing_if = "str::is_empty")]
    reason: &'a str,
    seats: Vec<WrittenSeat>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    turns: Vec<WrittenTurn<'a>>,
}

#[derive(Serialize)]
struct WrittenSeat {
    player: PlayerId,
    #[serde(rename = "final", skip_serializing_if = "Option::is_none")]
    points: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    raw: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rack: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    over_ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_word: Option<u32>,
}

#[derive(Serialize)]
struct WrittenTurn<'a> {
    player: PlayerId,
    outcome: &'static str,
    #[serde(skip_serializing_if = "str::is_empty")]
    at: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    word: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    rack: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    exchanged: Option<WrittenTiles<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    senyors: Option<u32>,
    #[serde(skip_serializing_if = "str::is_empty")]
    inspected: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    note: &'a str,
}

#[derive(Serialize)]
#[serde(untagged)]
enum WrittenTiles<'a> {
    Number(u32),
    Letters(&'a str),
}

impl Document {
    /// Its text, ended by a line feed: players and teams by number, rounds and tables in order, a game's seats as
    /// they sit, and of a game with figures no final score.
    pub fn to_text(&self) -> String {
        let competition = &self.competition;
        let teams = competition.teams.iter().map(|(&id, name)| WrittenTeam { id, name });
        let mut players: Vec<&Entrant> = competition.players.iter().collect();
        players.sort_by_key(|entrant| entrant.player.id);
        let penalties = competition.penalties.iter().map(|it| PenaltyEntry {
            player: it.player,
            round: it.round,
            kind: it.kind,
            reason: it.reason.clone(),
        });
        let minimum_games = match &competition.rules.kind {
            Kind::Average(average) => {
                Some(competition.minimum_games).filter(|&least| least != average.minimum_games)
            }
            Kind::Swiss(_) => None,
        };
        let rounds = competition.rounds.iter().map(|(&number, round)| self.round(number, round));
        readable(&Written {
            format: FORMAT,
            rules: WrittenRules::of(&competition.rules),
            details: &self.details,
            minimum_games,
            lexicon: &self.lexicon,
            teams: teams.collect(),
            players: players.into_iter().map(player).collect(),
            rounds: rounds.collect(),
            penalties: penalties.collect(),
            rulings: &self.rulings,
        })
    }

    fn round<'a>(&'a self, number: RoundNo, round: &'a Round) -> WrittenRound<'a> {
        let games = round.games.iter().map(|(&table, game)| {
            let turns = self.turns.get(&(number, table)).map_or(&[][..], Vec::as_slice);
            written_game(table, game, turns)
        });
        WrittenRound {
            round: number,
            order: &round.order,
            games: games.collect(),
            byes: &round.byes,
            absent: &round.absent,
            manual: round.made == Made::ByHand,
        }
    }
}

fn player(entrant: &Entrant) -> WrittenPlayer<'_> {
    let Entrant { player, team, member } = entrant;
    WrittenPlayer {
        id: player.id,
        name: &player.name,
        club: &player.club,
        team: *team,
        member,
        from_round: Some(player.span.from_round).filter(|&from| from != RoundNo::FIRST),
        to_round: Some(player.span.to_round).filter(|to| to.get() < u8::MAX),
    }
}

fn written_game<'a>(table: TableNo, game: &'a Game, turns: &'a [TurnLine]) -> WrittenGame<'a> {
    let empty = |player: &PlayerId| WrittenSeat {
        player: *player,
        points: None,
        raw: None,
        rack: None,
        over_ms: None,
        last_word: None,
    };
    let mut seats: Vec<WrittenSeat> = game.seats.iter().map(empty).collect();
    let (mut walkover, mut cancelled) = (None, false);
    match &game.told {
        Told::Nothing => {}
        Told::Walkover { present } => walkover = Some(*present),
        Told::Cancelled => cancelled = true,
        Told::Finals(finals) => {
            for (seat, told) in seats.iter_mut().zip(finals) {
                (seat.points, seat.last_word) = (Some(told.points), told.last_word);
            }
        }
        Told::Figures(figures) => {
            for (seat, told) in seats.iter_mut().zip(figures) {
                (seat.raw, seat.rack, seat.last_word) =
                    (Some(told.raw), Some(told.rack), told.last_word);
                seat.over_ms = Some(told.over_ms).filter(|&over_ms| over_ms > 0);
            }
        }
    }
    let turns = turns.iter().map(|turn| WrittenTurn {
        player: turn.player,
        outcome: turn.outcome.code(),
        at: &turn.at,
        word: &turn.word,
        rack: &turn.rack,
        exchanged: turn.exchanged.as_ref().map(|tiles| match tiles {
            Tiles::Number(number) => WrittenTiles::Number(*number),
            Tiles::Letters(letters) => WrittenTiles::Letters(letters),
        }),
        senyors: Some(turn.senyors).filter(|&often| often > 0),
        inspected: &turn.inspected,
        note: &turn.note,
    });
    WrittenGame {
        table,
        starter: game.starter,
        end: game.end.map(End::code),
        finisher: game.finisher,
        walkover,
        cancelled,
        reason: &game.reason,
        seats,
        turns: turns.collect(),
    }
}
