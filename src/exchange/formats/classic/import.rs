//! An exchange document into a competition, by the same commands that an arbiter gives. Its tables are typed.

use super::ReadError;
use super::document::Document;
use super::odd::Impossible;
use crate::domain::contest::RulesRef;
use crate::domain::contest::command::Command as AnyCommand;
use crate::domain::formats::classic::Record;
use crate::domain::formats::classic::command::Command;
use crate::domain::formats::classic::competition::{Game, LAST_ROUND, Round, Told};
use crate::domain::formats::classic::entered::Entered;
use crate::domain::formats::classic::event::{Presence, Seated};
use crate::domain::formats::classic::rules::{End, Kind};
use crate::domain::formats::classic::state::{Classic, Shown};
use crate::domain::ids::{RoundNo, TableNo};
use crate::domain::lexicon::Authority;
use crate::domain::player::{Player, Span};
use crate::exchange::list::Judging;
use crate::exchange::record::{Circumstances, Forbidden, Import, reason_of};
use crate::lexicon::{Lexicon, Title};

type Done = Result<(), Forbidden<Classic>>;

/// The unsigned record of a document.
///
/// # Errors
/// [`ReadError::At`], when the rules forbid what the document says.
pub fn to_record(
    document: &Document,
    list: &Judging,
    circumstances: Circumstances<'_>,
) -> Result<Record, ReadError> {
    let rules = (*document.competition.rules).clone();
    let reference = RulesRef { id: rules.id.clone(), sha256: rules.sha256() };
    let last = RoundNo::new(LAST_ROUND).unwrap_or(RoundNo::FIRST);
    let players: Vec<Player> = document
        .competition
        .players
        .iter()
        .map(|entrant| {
            let player = entrant.player.clone();
            let Span { from_round, to_round } = player.span;
            Player { span: Span { from_round, to_round: to_round.min(last) }, ..player }
        })
        .collect();
    let mut import = Import::begin(rules, list, circumstances);
    let said = import.create(&document.details, reference, &players);
    said.and_then(|()| import.competition(document)).map_err(|Forbidden { path, why }| {
        ReadError::At { path, what: Impossible::Refused(Box::new(why)) }
    })?;
    Ok(import.record)
}

/// The list that judges a competition made of a document: of a book or a site its name alone.
///
/// # Errors
/// [`ReadError::OtherList`].
pub fn list_of(
    document: &Document,
    given: Option<Lexicon>,
    authority: Option<Authority>,
) -> Result<(Judging, Option<super::Warning>), ReadError> {
    let stated = &document.lexicon;
    let external = stated.authority == Some(Authority::External);
    if external && given.is_none() && authority.is_none_or(|it| it == Authority::External) {
        let (name, edition) = (stated.name.clone(), stated.edition.clone());
        let title = Title { name, edition, authority: Authority::External };
        return Ok((Judging::Whole(Lexicon::in_language(stated.language, [], title)), None));
    }
    Judging::choose(stated, given, authority)
}

impl Import<'_, Classic> {
    fn competition(&mut self, document: &Document) -> Done {
        let competition = &document.competition;
        for (index, (&team, name)) in competition.teams.iter().enumerate() {
            let add = Command::AddTeam { id: Some(team), name: name.clone() };
            self.run(add, || format!("teams[{index}]"))?;
        }
        for (index, entrant) in competition.players.iter().enumerate() {
            let player = entrant.player.id;
            if let Some(team) = entrant.team {
                let assign = Command::AssignTeam { player, team: Some(team) };
                self.run(assign, || format!("players[{index}].team"))?;
            }
            if !entrant.member.is_empty() {
                let member = entrant.member.clone();
                let set = Command::SetMember { player, member };
                self.run(set, || format!("players[{index}].member"))?;
            }
        }
        if let Kind::Average(average) = &competition.rules.kind
            && average.minimum_games != competition.minimum_games
        {
            let games = Command::SetMinimumGames(competition.minimum_games);
            self.run(games, || "minimum_games".to_owned())?;
        }
        // Who is out is out of the rounds that follow.
        for (index, sanction) in competition.penalties.iter().enumerate() {
            let (player, round, kind) = (sanction.player, sanction.round, sanction.kind);
            let reason = reason_of(&sanction.reason);
            let penalise = AnyCommand::Penalise { player, round, kind, reason };
            self.run(penalise, || format!("penalties[{index}]"))?;
        }
        let last = competition.rounds.iter().rfind(|(_, round)| !round.games.is_empty());
        let last = last.map(|(&number, _)| number);
        for (index, (&number, round)) in competition.rounds.iter().enumerate() {
            // A document does not say whether tables were put up: who has played has seen them.
            let told = |game: &Game| game.told != Told::Nothing;
            let shown = Some(number) != last || round.games.values().any(told);
            let shown = if shown { Shown::Yes } else { Shown::No };
            self.round(document, (index, number, shown), round)?;
        }
        self.judgements(&document.rulings, &[])
    }

    fn round(
        &mut self,
        document: &Document,
        (index, number, shown): (usize, RoundNo, Shown),
        round: &Round,
    ) -> Done {
        let tables = round.games.iter().map(|(&table, game)| Seated {
            table,
            seats: game.seats.clone(),
            starter: game.starter,
        });
        let (tables, byes) = (tables.collect::<Vec<_>>(), round.byes.clone());
        if tables.is_empty() && byes.is_empty() {
            // A round that is still to be paired: only who is absent is known of it.
            for &player in &round.absent {
                let mark = Command::Mark { round: number, player, presence: Presence::Absent };
                self.run(mark, || format!("rounds[{index}].absent"))?;
            }
            return Ok(());
        }
        let type_pairing = Command::TypePairing { round: number, tables, byes };
        self.run(type_pairing, || format!("rounds[{index}]"))?;
        if shown == Shown::Yes {
            self.run(Command::ShowPairing(number), || format!("rounds[{index}]"))?;
        }
        for (place, (&table, game)) in round.games.iter().enumerate() {
            let path = format!("rounds[{index}].games[{place}]");
            let turns = document.turns.get(&(number, table)).map_or(&[][..], Vec::as_slice);
            for (turn, line) in turns.iter().enumerate() {
                let record = Command::RecordTurn {
                    round: number,
                    table,
                    player: line.player,
                    turn: line.text(),
                };
                self.run(record, || format!("{path}.turns[{turn}]"))?;
            }
            self.game((number, table), game, &path)?;
        }
        Ok(())
    }

    fn game(&mut self, (round, table): (RoundNo, TableNo), game: &Game, path: &str) -> Done {
        let path = || path.to_owned();
        match &game.told {
            Told::Nothing => Ok(()),
            Told::Walkover { present } => {
                let (present, reason) = (*present, reason_of(&game.reason));
                self.run(Command::DeclareWalkover { round, table, present, reason }, path)
            }
            Told::Cancelled => {
                let reason = reason_of(&game.reason);
                self.run(Command::CancelGame { round, table, reason }, path)
            }
            Told::Finals(_) | Told::Figures(_) => {
                let Some(mut result) = Entered::of(game) else { return Ok(()) };
                if result.end == Some(End::Stopped) {
                    result.reason = reason_of(&result.reason);
                }
                self.run(Command::EnterResult { round, table, result }, path)
            }
        }
    }
}
