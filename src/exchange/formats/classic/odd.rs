//! What can be wrong or odd in a document of classic games, beyond what every document may have.

use crate::domain::formats::classic::Rejection;
use crate::domain::formats::classic::judged::Difference;
use crate::domain::formats::classic::rules::{End, RulesError};
use crate::domain::ids::{PlayerId, RoundNo, TableNo, TeamId};
use crate::exchange::Said;
use crate::exchange::error::Fault;
use crate::language::{Language, quoted, tr};
use crate::text;

/// What a document says that cannot have been.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// Something that no document may have.
    Value(Fault),
    /// The text of the rules cannot be read.
    BadRules(RulesError),
    /// The rules have no teams.
    NoTeams,
    /// No team has this number.
    UnknownTeam {
        /// The number.
        team: TeamId,
    },
    /// Another team has this number.
    DoubledTeam {
        /// The number.
        team: TeamId,
    },
    /// A table stands twice in a round.
    DoubledTable {
        /// Which.
        table: TableNo,
    },
    /// A player stands twice in a round: at tables, without an opponent, absent.
    PlayerTwice {
        /// Who.
        player: PlayerId,
    },
    /// A player is out, or not there, in a round.
    NotThere {
        /// Who.
        player: PlayerId,
        /// When.
        round: RoundNo,
    },
    /// No game of these rules has so many seats.
    WrongSeats {
        /// How many.
        seats: usize,
    },
    /// Who is named does not sit at the table.
    NotAtTable {
        /// Who.
        player: PlayerId,
    },
    /// A rack left, or time over, without what the plays brought.
    WithoutRaw,
    /// Scores of some seats, and of others none.
    SomeScores,
    /// The rules do not ask for the last word.
    NoLastWord,
    /// Scores beside a walkover or a cancelled game, or both of these.
    NoGameAndScores,
    /// Nobody wins without a game where averages rank.
    NoWalkoverHere,
    /// Nobody is without a table where averages rank.
    NoByesHere,
    /// The final score given is not the one that follows.
    FiguresDisagree {
        /// As given.
        stated: i64,
        /// As it follows.
        computed: i64,
    },
    /// No game of these rules ends so.
    NoSuchEnd {
        /// How.
        end: End,
    },
    /// Racks are given, and not how the game ended.
    EndMissing,
    /// A game ended with a rack empty, and nobody is named.
    FinisherMissing,
    /// Who went out has tiles left.
    FinisherHasTiles,
    /// Somebody went out, and the game ended otherwise.
    FinisherWithoutOut,
    /// No clock of these rules has a price for games of so many seats.
    NoOvertime {
        /// How many.
        seats: usize,
    },
    /// More time over than the game goes on.
    TooMuchOvertime {
        /// The most, in milliseconds.
        most_ms: u64,
    },
    /// Only a turn that laid tiles has a place and a word, and it must.
    PlayWithoutWord,
    /// Nobody rules on a word of a closed list.
    RulingUnderClosedList,
    /// Another rule set than the one that is given, or than the season's.
    OtherRuleSet {
        /// The one that must be.
        wanted: String,
    },
    /// The rules forbid it in a competition.
    Refused(Box<Rejection>),
}

impl From<Fault> for Impossible {
    fn from(what: Fault) -> Self {
        Self::Value(what)
    }
}

impl Said for Impossible {
    fn sentence(&self, language: Language) -> String {
        let of = |key, player: &PlayerId| text!(language, key, player = player.to_string());
        match self {
            Self::Value(fault) => fault.sentence(language),
            Self::BadRules(why) => {
                text!(language, "exchange-bad-rules", what = language.classic_rules(why))
            }
            Self::NoTeams => tr(language, "results-no-teams"),
            Self::UnknownTeam { team } => {
                text!(language, "results-unknown-team", team = team.to_string())
            }
            Self::DoubledTeam { team } => {
                text!(language, "results-doubled-team", team = team.to_string())
            }
            Self::DoubledTable { table } => {
                text!(language, "results-doubled-table", table = table.to_string())
            }
            Self::PlayerTwice { player } => of("results-player-twice", player),
            Self::NotThere { player, round } => text!(
                language,
                "results-not-there",
                player = player.to_string(),
                round = round.get()
            ),
            Self::WrongSeats { seats } => text!(language, "results-wrong-seats", seats = *seats),
            Self::NotAtTable { player } => of("results-not-at-table", player),
            Self::WithoutRaw => tr(language, "results-without-raw"),
            Self::SomeScores => tr(language, "results-some-scores"),
            Self::NoLastWord => tr(language, "results-no-last-word"),
            Self::NoGameAndScores => tr(language, "results-no-game-and-scores"),
            Self::NoWalkoverHere => tr(language, "results-no-walkover-here"),
            Self::NoByesHere => tr(language, "results-no-byes-here"),
            Self::FiguresDisagree { stated, computed } => {
                text!(language, "results-figures-disagree", stated = *stated, computed = *computed)
            }
            Self::NoSuchEnd { end } => {
                text!(language, "results-no-such-end", end = quoted(end.code()))
            }
            Self::EndMissing => tr(language, "results-end-missing"),
            Self::FinisherMissing => tr(language, "results-finisher-missing"),
            Self::FinisherHasTiles => tr(language, "results-finisher-has-tiles"),
            Self::FinisherWithoutOut => tr(language, "results-finisher-without-out"),
            Self::NoOvertime { seats } => text!(language, "results-no-overtime", seats = *seats),
            Self::TooMuchOvertime { most_ms } => {
                let most = i64::try_from(*most_ms).unwrap_or(i64::MAX);
                text!(language, "results-too-much-overtime", most = most)
            }
            Self::Refused(why) => language.rejection(why),
            Self::PlayWithoutWord => tr(language, "results-play-without-word"),
            Self::RulingUnderClosedList => tr(language, "errors-closed-list"),
            Self::OtherRuleSet { wanted } => {
                text!(language, "results-other-rule-set", wanted = quoted(wanted))
            }
        }
    }
}

/// Something odd in a document of classic games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Odd {
    /// A penalty that finds nothing to take or to void.
    PenaltyIdle {
        /// Where.
        path: String,
    },
    /// A number of games where it means nothing.
    MinimumIgnored {
        /// Where.
        path: String,
    },
    /// The turns of a game give another number than its figures say.
    TurnsDisagree(Difference),
    /// The turns of a game are none that anybody can have done.
    TurnsImpossible {
        /// Of which round.
        round: RoundNo,
        /// Of which table.
        table: TableNo,
    },
}

impl Said for Odd {
    fn sentence(&self, language: Language) -> String {
        match self {
            Self::PenaltyIdle { path } => {
                text!(language, "results-warn-penalty-idle", path = path)
            }
            Self::MinimumIgnored { path } => {
                text!(language, "results-warn-minimum-ignored", path = path)
            }
            Self::TurnsDisagree(Difference { at: (round, table), player, stated, computed }) => {
                let args = [
                    ("round", round.get().into()),
                    ("table", table.get().into()),
                    ("player", player.get().into()),
                    ("stated", language.number(*stated).into()),
                    ("computed", language.number(*computed).into()),
                ];
                crate::language::tr_args(language, "results-warn-turns-disagree", &args)
            }
            Self::TurnsImpossible { round, table } => text!(
                language,
                "results-warn-turns-impossible",
                round = round.get(),
                table = table.get()
            ),
        }
    }
}
