//! Diplomas: for the first three players and the first three teams, and of taking part for everybody, players and
//! schools alike. The title stands in tiles of the rule set.

mod layout;

use super::played::{Played, points};
use crate::domain::board::Tile as BoardTile;
use crate::domain::contest::{Details, Openness};
use crate::domain::formats::classic::Rules;
use crate::domain::formats::classic::rules::Team;
use crate::domain::formats::classic::standings::{Row, Status, Tally};
use crate::domain::formats::classic::teams::Whole;
use crate::domain::ids::PlayerId;
use crate::domain::letters::WordLanguage;
use crate::language::{Language, sorted_by, tr};
use crate::print::certificates::{CALLED, Certificates};
use crate::print::layout::pages::Watch;
use crate::print::layout::shape::Tile;
use crate::print::layout::{Pages, Templates};
use crate::text;

/// The last rank that is honoured.
const LAST_RANK: u32 = 3;
/// From this value on a tile is one of high value.
const HIGH: u32 = 8;

/// The facts of diplomas.
#[derive(Clone, Debug)]
pub struct Diplomas {
    /// Of which competition.
    pub details: Details,
    /// Whether the standings are signed.
    pub signed: bool,
    /// The language of its words.
    pub words: WordLanguage,
    /// The rule set's tiles.
    pub tiles: Vec<Tile>,
    /// The diplomas in their order.
    pub diplomas: Vec<Diploma>,
    /// Who has none, since they were expelled from the competition.
    pub without: Vec<String>,
    /// Who has theirs though expelled from the rest: their rank stays.
    pub kept: Vec<String>,
    /// The teams that have one of a rank though they have too few players.
    pub short: Vec<String>,
}

/// A diploma, as it is said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diploma {
    /// To whom it is given: above the name.
    pub given: String,
    /// The name.
    pub name: String,
    /// The team or the club; may be empty.
    pub belongs_to: String,
    /// Which of the first ranks it is for; `None` of taking part.
    pub rank: Option<u32>,
    /// What it is for: before the place.
    pub reason: String,
    /// The place; empty of taking part.
    pub place: String,
    /// In which standings, or in what.
    pub of: String,
    /// What was reached; empty of taking part.
    pub sums: String,
    /// What was reached by taking part, each figure with what it is.
    pub figures: Vec<(String, String)>,
    /// A school's players; may be empty.
    pub members: String,
    /// The figure that ranks, and among how many: for a club's own sentence.
    pub points: (String, usize),
}

impl Diplomas {
    /// The diplomas of a competition; of one player, only theirs.
    pub fn of(played: Played<'_>, only: Option<PlayerId>, language: Language) -> Self {
        let rules = &*played.competition.rules;
        let mut ranked = Vec::new();
        let mut others: Vec<(PlayerId, Diploma)> = Vec::new();
        let (mut without, mut kept) = (Vec::new(), Vec::new());
        let rows = played.standings.rows.iter();
        for row in rows.filter(|row| only.is_none_or(|only| only == row.player)) {
            match row.status {
                Status::Expelled => {
                    without.push(played.name(row.player));
                    continue;
                }
                Status::ExpelledFromRest => kept.push(played.name(row.player)),
                Status::Ranked | Status::Withdrawn | Status::Occasional => {}
            }
            match row.rank {
                Some(rank) if rank <= LAST_RANK && played.after.is_some() => {
                    ranked.push(of_player(played, row, Some(rank), language));
                }
                _ => others.push((row.player, of_player(played, row, None, language))),
            }
        }
        others.sort_by_cached_key(|(player, diploma)| {
            (sorted_by(rules.language, &diploma.name), *player)
        });
        let mut diplomas = ranked;
        if only.is_none() {
            diplomas.extend(teams(played, language));
        }
        diplomas.extend(others.into_iter().map(|(_, diploma)| diploma));
        let signed = played.course.signed.is_some();
        Self {
            details: played.details.clone(),
            signed,
            words: rules.language,
            tiles: tiles(rules),
            diplomas,
            without,
            kept,
            short: if only.is_none() { short_teams(played, language) } else { Vec::new() },
        }
    }
}

impl Diplomas {
    /// What the certificates of other formats ask of a competition.
    fn as_certificates(&self) -> Certificates {
        Certificates {
            details: self.details.clone(),
            openness: if self.signed { Openness::Signed } else { Openness::Open },
            players: self.diplomas.len(),
            words: self.words,
            tiles: self.tiles.clone(),
            called: CALLED,
            certificates: Vec::new(),
            without: Vec::new(),
            kept: Vec::new(),
        }
    }
}

/// Whether somebody's results count for no team any more.
fn was_expelled(played: Played<'_>, player: PlayerId) -> bool {
    let row = played.standings.rows.iter().find(|row| row.player == player);
    row.is_some_and(|row| row.status == Status::Expelled)
}

/// The rule set's tiles with one sign each: what a title is set in.
fn tiles(rules: &Rules) -> Vec<Tile> {
    let alphabet = rules.alphabet();
    let of = |face| {
        let mut signs = alphabet.spelled(face).chars();
        let (letter, more) = (signs.next()?, signs.next());
        let value = rules.scoring.value(BoardTile::Face(face));
        let vowel = alphabet.is_vowel(face);
        let high = value >= HIGH;
        let tile = Tile { letter, value: u8::try_from(value).unwrap_or(u8::MAX), vowel, high };
        more.is_none().then_some(tile)
    };
    alphabet.faces().filter_map(of).collect()
}

fn place(rank: Option<u32>, language: Language) -> (String, String) {
    match rank {
        Some(rank) => (
            tr(language, "games-diploma-for-place"),
            text!(language, "games-diploma-place", rank = rank),
        ),
        None => (tr(language, "games-diploma-for-taking-part"), String::new()),
    }
}

fn of_player(played: Played<'_>, row: &Row, rank: Option<u32>, language: Language) -> Diploma {
    let (reason, place) = place(rank, language);
    let of = if rank.is_some() { tr(language, "games-diploma-individual") } else { String::new() };
    let ranks = match &row.tally {
        Tally::Swiss(tally) => points(tally.halves),
        Tally::Average(tally) => language.hundredths(tally.hundredths()),
    };
    let among = played.standings.rows.iter().filter(|row| row.rank.is_some()).count();
    let sums = match &row.tally {
        _ if rank.is_none() => String::new(),
        Tally::Swiss(tally) => said(tally.halves, tally.spread(), language),
        Tally::Average(tally) => {
            let average = language.hundredths(tally.hundredths());
            text!(language, "games-diploma-average", average = average, games = tally.games)
        }
    };
    Diploma {
        given: tr(language, "games-diploma-given"),
        name: played.name(row.player),
        belongs_to: played.belongs_to(row.player, language),
        rank,
        reason,
        place,
        of,
        sums,
        figures: if rank.is_none() { reached(played, row, language) } else { Vec::new() },
        members: String::new(),
        points: (ranks, among),
    }
}

/// What a player reached who took part: the figures that rank, and the best game, as far as they are something
/// to be glad of; nothing without a game.
fn reached(played: Played<'_>, row: &Row, language: Language) -> Vec<(String, String)> {
    let seats = played.standings.games.values().flat_map(|settled| &settled.seats);
    let own = seats.filter(|seat| seat.player == row.player);
    let Some(best) = own.filter_map(|seat| seat.points).max() else { return Vec::new() };
    let games =
        |count: u32| (count.to_string(), text!(language, "games-diploma-games", count = count));
    let mut all: Vec<(String, String)> = match &row.tally {
        Tally::Swiss(tally) => {
            let points = won(tally.halves, language);
            let spread = gained(tally.spread(), language);
            points.into_iter().chain([games(tally.games)]).chain(spread).collect()
        }
        Tally::Average(tally) => {
            let average = tally.hundredths().filter(|&average| average > 0);
            let average = average.map(|average| language.hundredths(Some(average)));
            let average = average.map(|it| (it, tr(language, "games-diploma-mean")));
            average.into_iter().chain([games(tally.games)]).collect()
        }
    };
    if best > 0 {
        all.push((language.number(best), tr(language, "games-diploma-best")));
    }
    all
}

/// What a rank was reached with, as far as it is something to be glad of.
fn said(halves: u32, spread: i64, language: Language) -> String {
    let points = won(halves, language).map(|(figure, word)| format!("{figure} {word}"));
    let spread = gained(spread, language).map(|(figure, word)| format!("{word} {figure}"));
    points.into_iter().chain(spread).collect::<Vec<_>>().join(", ")
}

/// The points, where there are any, as many as the word below them says.
fn won(halves: u32, language: Language) -> Option<(String, String)> {
    let key =
        if halves.is_multiple_of(2) { "games-diploma-points" } else { "games-diploma-half-points" };
    (halves > 0).then(|| (points(halves), text!(language, key, count = halves / 2)))
}

/// The spread, where it is one to be glad of.
fn gained(spread: i64, language: Language) -> Option<(String, String)> {
    (spread > 0).then(|| (language.signed(spread), called("games-column-spread", language)))
}

fn scored(points: i64, language: Language) -> (String, String) {
    (language.number(points), text!(language, "games-diploma-scored", count = points))
}

/// What a figure is called below it.
fn called(key: &str, language: Language) -> String {
    tr(language, key).to_lowercase()
}

/// The teams of the first ranks that have too few players: rules may let them play on.
fn short_teams(played: Played<'_>, language: Language) -> Vec<String> {
    let honoured = played.teams.iter().filter(|row| {
        let is_short = matches!(row.whole, Whole::School { short: true });
        is_short && played.after.is_some() && row.rank.is_some_and(|rank| rank <= LAST_RANK)
    });
    honoured.map(|row| played.team(row.team, language)).collect()
}

/// The first teams, and where teams are schools every other one for taking part.
fn teams(played: Played<'_>, language: Language) -> Vec<Diploma> {
    let is_school = matches!(played.kind_of_team(), Some(Team::School { .. }));
    let played_any = played.after.is_some();
    let rows = played.teams.iter();
    let honoured = |rank: Option<u32>| rank.filter(|rank| *rank <= LAST_RANK && played_any);
    let wanted = rows.filter(|row| is_school || honoured(row.rank).is_some());
    let all = wanted.map(|row| {
        let rank = honoured(row.rank);
        let (reason, place) = place(rank, language);
        let members = played.competition.players.iter();
        let members =
            members.filter(|it| it.team == Some(row.team) && !was_expelled(played, it.player.id));
        let members: Vec<String> = members.map(|it| it.player.name.clone()).collect();
        let given =
            if is_school { "games-diploma-given-school" } else { "games-diploma-given-pair" };
        let of = if is_school { "games-diploma-schools" } else { "games-diploma-pairs" };
        let sums = &row.sums;
        // A pair that has no name but a number is told by who they are.
        let (name, belongs_to, members) = if played.is_numbered(row.team) && !members.is_empty() {
            (members.join(", "), played.team(row.team, language), Vec::new())
        } else {
            (played.team(row.team, language), String::new(), members)
        };
        Diploma {
            given: tr(language, given),
            name,
            belongs_to,
            rank,
            reason,
            place,
            of: if rank.is_some() { tr(language, of) } else { String::new() },
            sums: rank.map_or_else(String::new, |_| said(sums.halves, sums.spread(), language)),
            figures: won(sums.halves, language)
                .into_iter()
                .chain(gained(sums.spread(), language))
                .chain([scored(sums.scored, language)])
                .filter(|_| rank.is_none())
                .collect(),
            members: members.join(", "),
            points: (points(sums.halves), played.teams.len()),
        }
    });
    all.collect()
}

/// The pages in a language, one a diploma; `None` when `watch` broke off.
pub fn diplomas(
    facts: &Diplomas,
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    layout::document(facts, language, templates, watch)
}
