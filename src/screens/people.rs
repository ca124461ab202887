//! Players: their names in a sentence; penalties and objections, each with what can be done about it.

use super::{Act, Open, Seen, name};
use crate::commands::{AboutChoice, Question, UserCommand};
use crate::domain::contest::objection::{About, Objection, Outcome};
use crate::domain::contest::penalty::Penalty;
use crate::domain::contest::ruling::Ruled;
use crate::domain::contest::{Contest, Format};
use crate::domain::ids::PlayerId;
use crate::language::{Language, SaidAs, Sentences, tr};
use crate::text;

/// A format in which players may object.
pub trait Objections: Format {
    /// Why an objection cannot be upheld; `None` where it can be.
    fn cannot_uphold(
        open: &Open<'_, Self>,
        language: Language,
        objection: &Objection,
    ) -> Option<String>;
    /// Who decides an objection, where it is nobody here.
    fn decided_elsewhere(_: &Open<'_, Self>, _: Language, _: &Objection) -> Option<String> {
        None
    }
}

/// How many players are named in a sentence; the rest are counted.
const NAMED: usize = 6;

/// Numbers and names of players, the first few.
pub fn names<F: Format>(open: &Open<'_, F>, players: &[PlayerId]) -> String {
    let named = players.iter().take(NAMED).map(|&id| format!("{id}. {}", open.player(id)));
    let mut names = named.collect::<Vec<_>>().join(", ");
    if players.len() > NAMED {
        names.push_str(" …");
    }
    names
}

/// A player's penalties with what can be done about them.
pub fn penalties<F: Sentences>(seen: &Seen<'_, F>, player: PlayerId) -> Vec<(String, Vec<Act>)> {
    let language = seen.language;
    let act = |question| seen.act(UserCommand::Ask(question));
    seen.contest()
        .common
        .penalties
        .iter()
        .filter(|penalty| penalty.player == player)
        .map(|penalty| {
            let text = penalty_of(language, F::said, penalty);
            match &penalty.lifted {
                Some(reason) => {
                    (text!(language, "standings-lifted", penalty = text, reason = reason), vec![])
                }
                None => (text, vec![act(Question::LiftPenalty(penalty.id))]),
            }
        })
        .collect()
}

/// An objection: its number, whose, in which round, about what.
pub fn objection_of(
    language: Language,
    said: SaidAs,
    objection: &Objection,
    player: &str,
) -> String {
    let about = match &objection.about {
        About::Word { word, .. } => {
            format!("{} {word}", name::about(language, said, AboutChoice::Word))
        }
        About::Reading { .. } => name::about(language, said, AboutChoice::Reading),
        About::Void { .. } => name::about(language, said, AboutChoice::Void),
    };
    let number = objection.id.get().to_string();
    let round = objection.about.round().get();
    text!(
        language,
        said("standings-objection"),
        number = number,
        player = player,
        round = round,
        about = about
    )
}

/// A penalty: its kind, its round and why.
pub fn penalty_of(language: Language, said: SaidAs, penalty: &Penalty) -> String {
    let kind = language.penalty(penalty.kind);
    let round = penalty.round.get();
    text!(language, said("standings-penalty"), kind = kind, round = round, reason = &penalty.reason)
}

/// How many objections wait; empty where none does.
pub fn waiting<F: Format>(open: &Open<'_, F>, language: Language) -> String {
    match open.contest().common.open_objections().count() {
        0 => String::new(),
        count => text!(language, "standings-objections-waiting", count = count),
    }
}

/// The way to the objections that wait, under how many they are.
pub fn to_waiting<F: Format>(seen: &Seen<'_, F>) -> Option<Act> {
    let waiting = Some(waiting(seen, seen.language)).filter(|waiting| !waiting.is_empty())?;
    Some(seen.act(UserCommand::ShowObjections).named(format!("▲ {waiting}")))
}

/// Whether the word of an objection that was upheld was ruled invalid since; a ruling that was only withdrawn says nothing of it.
fn is_overruled<F: Format>(contest: &Contest<F>, objection: &Objection) -> bool {
    let upheld = matches!(objection.decided, Some((Outcome::Upheld, _)));
    let About::Word { word, .. } = &objection.about else { return false };
    let ruling = contest.common.rulings.get(word);
    upheld && ruling.is_some_and(|ruling| ruling.ruled == Ruled::Invalid)
}

/// The way to the word of an objection: to turn what was decided over is to rule on it again.
fn to_word<F: Format>(seen: &Seen<'_, F>, objection: &Objection) -> Vec<Act> {
    let About::Word { word, .. } = &objection.about else { return Vec::new() };
    let label = text!(seen.language, "standings-to-word", word = word.to_string());
    vec![seen.act(UserCommand::SelectWord(word.clone())).named(label)]
}

/// Every objection, or a player's, with what can be done about it.
pub fn objections<F: Objections + Sentences>(
    seen: &Seen<'_, F>,
    of: Option<PlayerId>,
) -> Vec<(String, Vec<Act>)> {
    let language = seen.language;
    let objections = seen.contest().common.objections.iter();
    let objections = objections.filter(|one| of.is_none_or(|player| one.player == player));
    // What waits for the referee stands before what is settled. The oldest is first: one that is lodged meanwhile comes
    // below the others, and moves no button under the hand of whoever decides. Of what is settled the newest is.
    let (waiting, settled): (Vec<_>, Vec<_>) = objections.partition(|one| one.decided.is_none());
    waiting
        .into_iter()
        .chain(settled.into_iter().rev())
        .map(|objection| {
            let text =
                objection_of(language, F::said, objection, &seen.told_apart(objection.player));
            match &objection.decided {
                None => {
                    let elsewhere = F::decided_elsewhere(seen, language, objection);
                    let here = elsewhere.is_none();
                    let why_not = elsewhere.or_else(|| F::cannot_uphold(seen, language, objection));
                    let acts = [Outcome::Upheld, Outcome::Dismissed].map(|outcome| {
                        let question = Question::Decide(objection.id, outcome);
                        let act = seen.act(UserCommand::Ask(question));
                        let can = why_not.is_none() || (here && outcome == Outcome::Dismissed);
                        Act { enabled: act.enabled && can, ..act }
                    });
                    let why_not = why_not.map(|why| format!(" · {why}"));
                    (text + &why_not.unwrap_or_default(), acts.into())
                }
                Some((outcome, reason)) => {
                    let key = match outcome {
                        Outcome::Upheld => "standings-upheld",
                        Outcome::Dismissed => "standings-dismissed",
                    };
                    let decided = text!(language, key, reason = reason);
                    // What was ruled against it since is no secret beside it.
                    let since = is_overruled(seen.contest(), objection)
                        .then(|| format!(" · {}", tr(language, "standings-overruled")));
                    (
                        format!("{text} · {decided}{}", since.unwrap_or_default()),
                        to_word(seen, objection),
                    )
                }
            }
        })
        .collect()
}
