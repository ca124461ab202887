//! The sentences of the kinds of penalty, each in one place: as it is chosen, on paper, in the history.

use super::{Arg, Language, tr_args};
use crate::domain::contest::penalty::{PenaltyKind, PenaltyName};

/// The keys of a kind.
struct Keys {
    /// To choose it, without its points.
    chosen: &'static str,
    /// As it was imposed, on a line of a screen.
    imposed: &'static str,
    /// On paper.
    paper: &'static str,
    /// What happened.
    history: &'static str,
}

fn keys(name: PenaltyName) -> Keys {
    let [chosen, imposed, paper, history] = match name {
        PenaltyName::Recommendation => [
            "console-penalty-recommendation",
            "console-penalty-recommendation",
            "print-penalty-recommendation",
            "history-recommendation",
        ],
        PenaltyName::Reprimand => [
            "console-penalty-reprimand",
            "console-penalty-reprimand",
            "print-penalty-reprimand",
            "history-reprimand",
        ],
        PenaltyName::VoidRound => [
            "console-penalty-void",
            "console-penalty-void",
            "print-penalty-void-round",
            "history-void-round",
        ],
        PenaltyName::Deduction => [
            "console-penalty-deduction",
            "console-penalty-points",
            "print-penalty-deduction",
            "history-deduction",
        ],
        PenaltyName::ExpelledFromRest => [
            "console-penalty-rest",
            "console-penalty-rest",
            "print-penalty-expelled-from-rest",
            "history-expelled-from-rest",
        ],
        PenaltyName::Expelled => [
            "console-penalty-expelled",
            "console-penalty-expelled",
            "print-penalty-expelled",
            "history-expelled",
        ],
    };
    Keys { chosen, imposed, paper, history }
}

impl Language {
    /// A kind of penalty, to be chosen.
    pub fn penalty_name(self, name: PenaltyName) -> String {
        tr_args(self, keys(name).chosen, &[])
    }

    /// A penalty as it was imposed.
    pub fn penalty(self, kind: PenaltyKind) -> String {
        self.of_kind(kind, |keys| keys.imposed, Vec::new())
    }

    /// The same on paper, to stand behind player and round.
    pub fn penalty_on_paper(self, kind: PenaltyKind) -> String {
        self.of_kind(kind, |keys| keys.paper, Vec::new())
    }

    /// That it was imposed on a player in a round.
    pub(super) fn penalty_imposed(self, kind: PenaltyKind, player: String, round: u8) -> String {
        let of = vec![("player", player.into()), ("round", round.into())];
        self.of_kind(kind, |keys| keys.history, of)
    }

    fn of_kind(
        self,
        kind: PenaltyKind,
        key: impl Fn(&Keys) -> &'static str,
        mut args: Vec<(&'static str, Arg)>,
    ) -> String {
        let (name, points) = kind.parts();
        args.extend(points.map(|points| ("points", points.into())));
        tr_args(self, key(&keys(name)), &args)
    }
}
