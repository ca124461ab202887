//! The text of a document of classic games into a [`Document`]. Penalties are read before rounds: who is out
//! may not be seated.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::document::{Document, FORMAT};
use super::game;
use super::odd::{Impossible, Odd};
use super::seen::{Reader, Seen, impossible};
use super::{ReadError, Warning};
use crate::domain::formats::classic::competition::{
    Competition, Entrant, LAST_ROUND, Made, Round, Sanction,
};
use crate::domain::formats::classic::rules::{Kind, Rules, Team};
use crate::domain::ids::{PlayerId, RoundNo, TeamId};
use crate::domain::lexicon::Authority;
use crate::domain::player::{Player, Span};
use crate::domain::text::TextKind;
use crate::exchange::error::{Fault, JsonKind, Wrong};
use crate::exchange::json::{At, Json, Members};
use crate::exchange::reader::{digest, line, line_of};

impl Document {
    /// Reads a document, and what is odd about it; by `given` rules where its own name these.
    ///
    /// # Errors
    /// [`ReadError`], the first one met.
    pub fn read(
        bytes: &[u8],
        given: Option<&Arc<Rules>>,
    ) -> Result<(Self, Vec<Warning>), ReadError> {
        Self::read_at(&At::root(&Json::read(bytes)?), given)
    }

    /// The same, of a document that stands in another.
    pub(super) fn read_at(
        at: &At<'_>,
        given: Option<&Arc<Rules>>,
    ) -> Result<(Self, Vec<Warning>), ReadError> {
        let members = at.document(
            &[FORMAT],
            &[
                "format",
                "title",
                "venue",
                "club",
                "starts",
                "date",
                "referee",
                "assistants",
                "rules",
                "lexicon",
                "minimum_games",
                "teams",
                "players",
                "rounds",
                "penalties",
                "rulings",
            ],
        )?;
        let rules = rules_of(&members.required("rules")?, given)?;
        let last = RoundNo::new(LAST_ROUND).expect("not 0");
        let mut reader = Reader::new(rules.language, last).with_external();
        let document = document(&mut reader, rules, &members)?;
        let mut warnings = reader.into_warnings();
        if let (Some(at), Some(_)) =
            (members.get("minimum_games"), document.competition.rules.swiss())
        {
            warnings.push(Warning::Own(Odd::MinimumIgnored { path: at.path.to_string() }));
        }
        Ok((document, warnings))
    }
}

fn document(
    reader: &mut Reader,
    rules: Arc<Rules>,
    members: &Members<'_>,
) -> Result<Document, ReadError> {
    let details = reader.details(members)?;
    let lexicon = reader.lexicon(members)?;
    let stated = members.optional("minimum_games", |at| at.whole(1, LAST_ROUND.into()))?;
    let minimum_games = match &rules.kind {
        Kind::Average(average) => stated.unwrap_or(average.minimum_games),
        Kind::Swiss(_) => 1,
    };
    let teams = teams(&rules, members)?;
    let players = members.required("players")?;
    let players =
        players.list()?.map(|at| player(reader, &rules, &teams, &at)).collect::<Result<_, _>>()?;
    let penalties = reader.penalties(members)?;
    let penalty_paths = match members.get("penalties") {
        Some(at) => (0..penalties.len()).map(|index| format!("{}[{index}]", at.path)).collect(),
        None => Vec::new(),
    };
    let penalties = penalties.into_iter().map(|it| Sanction {
        player: it.player,
        round: it.round,
        kind: it.kind,
        reason: it.reason,
    });
    let competition = Competition {
        rules,
        teams,
        players,
        minimum_games,
        rounds: BTreeMap::new(),
        penalties: penalties.collect(),
    };
    let mut document = Document {
        details,
        lexicon,
        competition,
        turns: BTreeMap::new(),
        rulings: Vec::new(),
        penalty_paths,
    };
    for at in members.required("rounds")?.list()? {
        round(reader, &mut document, &at)?;
    }
    document.rulings = reader.rulings(members)?;
    if document.lexicon.authority == Some(Authority::Closed) && !document.rulings.is_empty() {
        return Err(impossible(&members.required("rulings")?, Impossible::RulingUnderClosedList));
    }
    Ok(document)
}

/// The rules that a document names: the program's own, those given, or a club's with their text.
pub(super) fn rules_of(at: &At<'_>, given: Option<&Arc<Rules>>) -> Result<Arc<Rules>, ReadError> {
    let known = |id: &str| {
        let given = given.filter(|given| given.id == id).cloned();
        given.or_else(|| Rules::own(id).map(Arc::new))
    };
    let unknown = || ReadError::from(at.wrong(Fault::UnknownRules));
    let rules = if at.json.kind() == JsonKind::Text {
        known(at.text()?).ok_or_else(unknown)?
    } else {
        let members = at.object(&["id", "sha256", "text"])?;
        let id = members.optional("id", |at| line_of(&at, TextKind::Name))?;
        let sha256 = members.optional("sha256", |at| digest(&at))?.flatten();
        let is_named = |rules: &Rules| {
            id.as_ref().is_none_or(|id| *id == rules.id)
                && sha256.is_none_or(|sha256| sha256 == rules.sha256())
        };
        match members.get("text") {
            None => {
                let own = id.as_deref().and_then(known).filter(|own| is_named(own));
                own.ok_or_else(unknown)?
            }
            Some(text) => {
                let rules = Rules::parse(text.text()?);
                let rules = rules.map_err(|why| impossible(&text, Impossible::BadRules(why)))?;
                if !is_named(&rules) {
                    return Err(text.wrong(Fault::OtherRules).into());
                }
                Arc::new(rules)
            }
        }
    };
    match given.filter(|given| ***given != *rules) {
        Some(given) => Err(impossible(at, Impossible::OtherRuleSet { wanted: given.id.clone() })),
        None => Ok(rules),
    }
}

fn team_number(at: &At<'_>) -> Result<TeamId, Wrong> {
    let number = at.whole(1, PlayerId::MOST.get())?;
    Ok(TeamId::new(number).unwrap_or(TeamId::FIRST))
}

/// The rules have teams, or none may be named.
fn with_teams(rules: &Rules, at: &At<'_>) -> Result<(), ReadError> {
    match rules.swiss().and_then(|swiss| swiss.team) {
        Some(Team::Pair { .. } | Team::School { .. }) => Ok(()),
        None => Err(impossible(at, Impossible::NoTeams)),
    }
}

fn teams(rules: &Rules, members: &Members<'_>) -> Result<BTreeMap<TeamId, String>, ReadError> {
    let mut teams = BTreeMap::new();
    let Some(at) = members.get("teams") else { return Ok(teams) };
    for at in at.list()? {
        with_teams(rules, &at)?;
        let members = at.object(&["id", "name"])?;
        let id_at = members.required("id")?;
        let team = team_number(&id_at)?;
        let name_at = members.required("name")?;
        let name = name(&name_at)?;
        if teams.insert(team, name).is_some() {
            return Err(impossible(&id_at, Impossible::DoubledTeam { team }));
        }
    }
    Ok(teams)
}

/// A name that is one.
fn name(at: &At<'_>) -> Result<String, Wrong> {
    let name = line_of(at, TextKind::Name)?;
    if name.trim().is_empty() { Err(at.wrong(Fault::NameMissing)) } else { Ok(name) }
}

fn player(
    reader: &mut Reader,
    rules: &Rules,
    teams: &BTreeMap<TeamId, String>,
    at: &At<'_>,
) -> Result<Entrant, ReadError> {
    let members = at.object(&["id", "name", "club", "team", "member", "from_round", "to_round"])?;
    let id_at = members.required("id")?;
    let id = reader.player_number(&id_at)?;
    if !reader.is_new_player(id) {
        return Err(id_at.wrong(Fault::DoubledPlayer { player: id }).into());
    }
    let name = name(&members.required("name")?)?;
    let team = members.optional("team", |at| {
        with_teams(rules, &at)?;
        let team = team_number(&at)?;
        let unknown = || impossible(&at, Impossible::UnknownTeam { team });
        teams.contains_key(&team).then_some(team).ok_or_else(unknown)
    })?;
    let from = members.optional("from_round", |at| reader.round_number(&at))?;
    // 255: to the end.
    let to = members.optional("to_round", |at| {
        Ok::<_, Wrong>(u8::try_from(at.whole(1, u8::MAX.into())?).unwrap_or(u8::MAX))
    })?;
    let from_round = from.unwrap_or(RoundNo::FIRST);
    let to_round = to.and_then(RoundNo::new).or(RoundNo::new(u8::MAX)).unwrap_or(RoundNo::FIRST);
    if from_round > to_round {
        let wrong = if to.is_some() { "to_round" } else { "from_round" };
        let what = Fault::EmptySpan { from: from_round, to: to_round };
        return Err(members.required(wrong)?.wrong(what).into());
    }
    let club = line(&members, "club", TextKind::Name)?;
    let member = line(&members, "member", TextKind::Name)?;
    Ok(Entrant {
        player: Player { id, name, club, span: Span { from_round, to_round } },
        team,
        member,
    })
}

/// Reads a round into the document.
fn round(reader: &Reader, document: &mut Document, at: &At<'_>) -> Result<(), ReadError> {
    let members = at.object(&["round", "order", "byes", "absent", "manual", "games"])?;
    let number_at = members.required("round")?;
    let number = reader.round_number(&number_at)?;
    if document.competition.rounds.contains_key(&number) {
        return Err(number_at.wrong(Fault::DoubledRound { round: number }).into());
    }
    let mut seen = Seen::new(document, reader, number);
    let by_hand = members.optional("manual", |at| at.boolean())?.unwrap_or_default();
    let mut round = Round {
        order: order(reader, &members)?,
        made: if by_hand { Made::ByHand } else { Made::BySystem },
        ..Round::default()
    };
    let mut turns = Vec::new();
    for at in members.required("games")?.list()? {
        let game = game::read(&mut seen, &at)?;
        if round.games.contains_key(&game.table) {
            let path = format!("{}.table", at.path);
            return Err(ReadError::At {
                path,
                what: Impossible::DoubledTable { table: game.table },
            });
        }
        round.games.insert(game.table, game.game);
        turns.extend(game.turns.map(|turns| (game.table, turns)));
    }
    round.byes = seen.players(&members, "byes")?;
    if let (Some(at), false) = (members.get("byes"), round.byes.is_empty())
        && seen.document.competition.rules.swiss().is_none()
    {
        return Err(impossible(&at, Impossible::NoByesHere));
    }
    round.absent = seen.players(&members, "absent")?;
    document.turns.extend(turns.into_iter().map(|(table, turns)| ((number, table), turns)));
    document.competition.rounds.insert(number, round);
    Ok(())
}

fn order(reader: &Reader, members: &Members<'_>) -> Result<Vec<PlayerId>, ReadError> {
    let Some(at) = members.get("order") else { return Ok(Vec::new()) };
    let mut order = Vec::new();
    for at in at.list()? {
        let player = reader.known_player(&at)?;
        if order.contains(&player) {
            return Err(impossible(&at, Impossible::PlayerTwice { player }));
        }
        order.push(player);
    }
    Ok(order)
}
