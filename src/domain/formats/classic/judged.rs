//! A competition of classic games with everything that follows from its results: what screens, paper and
//! exchange show. It is made from a [`Competition`], be that a document's or one that a history leaves, and what
//! is recorded beside results (whole games, the judge's log, who confirmed what) stands beside it.

use std::collections::{BTreeMap, BTreeSet};

use super::competition::{Competition, Game, Round, Told};
use super::course::Course;
use super::game;
use super::judge::Verdict;
use super::proposal::{Proposal, proposed};
use super::result::{Settled, State};
use super::standings::{Standings, Up, standings};
use super::teams::{TeamRow, teams};
use crate::domain::contest::ruling::{Ruled, Ruling};
use crate::domain::ids::{PlayerId, RoundNo, TableNo};
use crate::domain::letters::Word;
use crate::domain::player::Player;

/// A table of a round.
pub type At = (RoundNo, TableNo);

/// A competition, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Rules, teams, players, rounds with their pairings and results, penalties in force.
    pub competition: Competition,
    /// Every game settled, and where the players stand at the end.
    pub standings: Standings,
    /// Where the teams stand at the end; none where the rules have no teams.
    pub teams: Vec<TeamRow>,
    /// The games that were recorded turn by turn.
    pub whole: BTreeMap<At, WholeGame>,
    /// Every set of words that was judged, in order; its number is its place from 1.
    pub log: Vec<Challenge>,
    /// The results that a second person confirmed.
    pub confirmed: BTreeSet<At>,
}

/// A game that was recorded turn by turn, and what follows from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeGame {
    /// As it was recorded; a seat is a place in [`Game::seats`].
    pub game: game::Game,
    /// What its turns made; a turn that nobody can have done ends it.
    pub course: Course,
    /// The result that it proposes.
    pub proposal: Proposal,
}

/// A result that is not what the turns of its game give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Of which game.
    pub at: At,
    /// Whose.
    pub player: PlayerId,
    /// What the result says that the plays brought.
    pub stated: i64,
    /// What the turns give.
    pub computed: i64,
}

/// A set of words that was judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// At which table of which round, as far as it was said.
    pub round: Option<RoundNo>,
    /// See `round`.
    pub table: Option<TableNo>,
    /// The words.
    pub words: Vec<Word>,
    /// The one verdict.
    pub verdict: Verdict,
    /// What the arbiter answered, where the verdict was to ask: valid or not, and by which source.
    pub answer: Option<(Verdict, String)>,
    /// What rulings on its words one by one came to, where nobody answered it: nothing of it is to be asked any more.
    pub ruled: Option<Verdict>,
    /// By the wall clock, in milliseconds since 1970-01-01 UTC.
    pub wall_ms: i64,
    /// Who sat at the desk.
    pub by: String,
}

impl Challenge {
    /// Whether the arbiter is still to answer.
    pub fn is_open(&self) -> bool {
        self.told() == Verdict::Ask
    }

    /// The verdict as it stands now.
    pub fn told(&self) -> Verdict {
        let answered = self.answer.as_ref().map(|(verdict, _)| *verdict);
        answered.or(self.ruled).unwrap_or(self.verdict)
    }

    /// What rulings make of a set that waits for the arbiter: one word that is not valid decides, and all that are.
    pub(super) fn ruled_by(&self, rulings: &BTreeMap<Word, Ruling>) -> Option<Verdict> {
        if !self.is_open() {
            return None;
        }
        let ruled = || self.words.iter().map(|word| rulings.get(word).map(|ruling| ruling.ruled));
        if ruled().any(|ruled| ruled == Some(Ruled::Invalid)) {
            return Some(Verdict::Invalid);
        }
        ruled().all(|ruled| ruled == Some(Ruled::Valid)).then_some(Verdict::Valid)
    }
}

impl WholeGame {
    /// What follows from a game; `None` where a turn is one that nobody can have done.
    pub fn of(competition: &Competition, game: game::Game) -> Option<Self> {
        let course = Course::of(&competition.rules, &game).ok()?;
        let proposal = proposed(&competition.rules, &game, &course);
        Some(Self { game, course, proposal })
    }
}

impl Judged {
    /// A competition of which results are all that is known.
    pub fn of(competition: Competition) -> Self {
        let standings = standings(&competition, Up::ToTheEnd);
        let teams = teams(&competition, &standings);
        Self {
            competition,
            standings,
            teams,
            whole: BTreeMap::new(),
            log: Vec::new(),
            confirmed: BTreeSet::new(),
        }
    }

    /// Where players and teams stand by the rounds that count.
    pub fn at(&self, up: Up) -> (Standings, Vec<TeamRow>) {
        let is_all = match up {
            Up::ToTheEnd => true,
            Up::To(last) => Some(last) == self.competition.last_round(),
            Up::Before(_) => false,
        };
        if is_all {
            return (self.standings.clone(), self.teams.clone());
        }
        let standings = standings(&self.competition, up);
        let teams = teams(&self.competition, &standings);
        (standings, teams)
    }

    /// A round that was paired.
    pub fn round(&self, round: RoundNo) -> Option<&Round> {
        self.competition.rounds.get(&round)
    }

    /// A game with what it came to.
    pub fn game(&self, at: At) -> Option<(&Game, &Settled)> {
        let game = self.competition.rounds.get(&at.0)?.games.get(&at.1)?;
        Some((game, self.standings.games.get(&at)?))
    }

    /// The games of a round that are still to have a result.
    pub fn open_games(&self, round: RoundNo) -> impl Iterator<Item = (TableNo, State)> {
        let games = self.standings.games.range((round, TableNo::FIRST)..);
        let games = games.take_while(move |((of, _), _)| *of == round);
        games
            .filter(|(_, settled)| settled.state.is_open())
            .map(|(&(_, table), settled)| (table, settled.state))
    }

    /// Where the figures of a result are not those that the turns of its game give: the sheet, or the keying, is wrong.
    pub fn differences(&self) -> Vec<Difference> {
        let mut all = Vec::new();
        for (&at, whole) in &self.whole {
            let Some((game, _)) = self.game(at) else { continue };
            let Told::Figures(figures) = &game.told else { continue };
            let seats = game.seats.iter().zip(figures).zip(&whole.course.scored);
            all.extend(seats.filter_map(|((&player, figures), &scored)| {
                let (stated, computed) = (figures.raw, i64::from(scored));
                (stated != computed).then_some(Difference { at, player, stated, computed })
            }));
        }
        all
    }

    /// The name of a player; empty of one who is not there.
    pub fn name(&self, player: PlayerId) -> &str {
        let entrant = self.competition.entrant(player);
        entrant.map_or("", |entrant| entrant.player.name.as_str())
    }

    /// The same, told apart from everybody else's; empty of one who is not there.
    pub fn told_apart(&self, player: PlayerId) -> String {
        let player = self.competition.entrant(player);
        player.map(|entrant| entrant.player.told_apart(self.people())).unwrap_or_default()
    }

    /// The same where the club stands beside it.
    pub fn told_beside_club(&self, player: PlayerId) -> String {
        let player = self.competition.entrant(player);
        player.map(|entrant| entrant.player.told_beside_club(self.people())).unwrap_or_default()
    }

    fn people(&self) -> impl Iterator<Item = &Player> {
        self.competition.players.iter().map(|entrant| &entrant.player)
    }
}
