//! The sentences of penalties, each kind in one place: as it is chosen, on paper, in the history; and those
//! of objections.

use super::{Arg, Language, SaidAs, tr, tr_args};
use crate::domain::contest::objection::{About, Objection, Outcome};
use crate::domain::contest::penalty::{Penalty, PenaltyKind, PenaltyName};
use crate::text;

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
        PenaltyName::Technical => [
            "console-penalty-technical",
            "console-penalty-technical",
            "print-penalty-technical",
            "history-technical",
        ],
        PenaltyName::Disciplinary => [
            "console-penalty-disciplinary",
            "console-penalty-disciplinary",
            "print-penalty-disciplinary",
            "history-disciplinary",
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
    pub(super) fn penalty_imposed(
        self,
        said: SaidAs,
        kind: PenaltyKind,
        (player, round): (String, u8),
    ) -> String {
        let of = vec![("player", player.into()), ("round", round.into())];
        self.of_kind(kind, |keys| said(keys.history), of)
    }

    /// A penalty of a player of this name with its reason, on one line.
    pub fn penalty_of(self, player: &str, penalty: &Penalty) -> String {
        self.penalty_where("print-penalty", player, penalty)
    }

    /// The same; the key says what a round is called.
    pub fn penalty_where(self, key: &'static str, player: &str, penalty: &Penalty) -> String {
        self.with_reason(self.penalty_in(key, player, penalty), &penalty.reason)
    }

    /// A penalty of a player of this name without its reason.
    pub fn penalty_alone(self, player: &str, penalty: &Penalty) -> String {
        self.penalty_in("print-penalty", player, penalty)
    }

    fn penalty_in(self, key: &'static str, player: &str, penalty: &Penalty) -> String {
        let kind = self.penalty_on_paper(penalty.kind);
        let kind = match penalty.lifted.as_deref().map(str::trim) {
            None => kind,
            Some("") => text!(self, "print-penalty-lifted", penalty = kind),
            Some(reason) => {
                text!(self, "print-penalty-lifted-reason", penalty = kind, reason = reason)
            }
        };
        let round = penalty.round.get();
        text!(self, key, player = player, round = round, penalty = kind)
    }

    /// An objection of a player of this name with the reason of its outcome, on one line.
    pub fn objection_of(self, player: &str, objection: &Objection) -> String {
        self.objection_said(|key| key, player, objection)
    }

    /// The same in a format's own words.
    pub fn objection_said(self, said: SaidAs, player: &str, objection: &Objection) -> String {
        let reason = objection.decided.as_ref().map_or("", |(_, reason)| reason.as_str());
        self.with_reason(self.objection_in(said, player, objection), reason)
    }

    /// An objection of a player of this name without the reason.
    pub fn objection_alone(self, player: &str, objection: &Objection) -> String {
        self.objection_in(|key| key, player, objection)
    }

    /// An objection of whoever is called so, without the reason.
    pub fn objection_of_somebody(self, said: SaidAs, who: &str, objection: &Objection) -> String {
        self.objection_in(said, who, objection)
    }

    fn objection_in(self, said: SaidAs, player: &str, objection: &Objection) -> String {
        let about = match &objection.about {
            About::Word { word, .. } => {
                text!(self, "print-objection-word", word = word.to_string())
            }
            About::Reading { .. } => tr(self, said("print-objection-reading")),
            About::Void { .. } => tr(self, said("print-objection-void")),
        };
        let outcome = match &objection.decided {
            None => "print-outcome-pending",
            Some((Outcome::Dismissed, _)) => "print-outcome-dismissed",
            Some((Outcome::Upheld, _)) => "print-outcome-upheld",
        };
        text!(
            self,
            said("print-objection"),
            player = player,
            round = objection.about.round().get(),
            about = about,
            outcome = tr(self, outcome)
        )
    }

    fn with_reason(self, line: String, reason: &str) -> String {
        if reason.trim().is_empty() {
            return line;
        }
        text!(self, "print-with-reason", line = line, reason = reason.trim())
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
