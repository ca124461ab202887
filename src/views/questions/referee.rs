//! The referee's questions: penalties, objections, signing. What each would change in points and ranks is
//! decided by the rules themselves, so that what is shown is what happens.

use super::corrected;
use crate::commands::{AboutChoice, Entry, Place, Question, UserCommand};
use crate::domain::contest::command::Command;
use crate::domain::contest::objection::{About, Outcome};
use crate::domain::contest::office::Office;
use crate::domain::contest::penalty::PenaltyName;
use crate::domain::ids::{ObjectionId, PenaltyId, PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::language::tr;
use crate::screens::Act;
use crate::screens::people::objection_of;
use crate::text;
use crate::views::asked::{Answer, Answered, AskedPlayer, REASON, Then, order};
use crate::views::options::{Choices, options};
use crate::views::{AskedOf as Asked, OwnViews, Sight, name, words};

/// How many hindrances are listed one by one.
const LISTED: usize = 40;

/// A reason for what is only tried.
const TRIED: &str = "?";

fn of_referee<F: OwnViews>(
    sight: &Sight<'_, F>,
    line: &'static str,
    answer: Answered<F>,
) -> Asked<F> {
    Asked { lines: vec![tr(sight.language(), line)], ..Asked::new(Office::Referee, answer) }
}

/// What a penalty changes is told in so many lines: the player's points and place, and who moves with them.
const TOLD: usize = 2;

/// What a command would change; why it would be refused.
fn would<F: OwnViews>(sight: &Sight<'_, F>, command: impl Into<Command<F>>) -> Vec<String> {
    match words::what_if_asked(sight, command) {
        Ok(changes) => words::told(sight, &changes),
        Err(refused) => vec![sight.language().rejection(&refused)],
    }
}

fn rounds<F: OwnViews>(
    sight: &Sight<'_, F>,
    on: RoundNo,
    question: impl Fn(RoundNo) -> Question,
) -> Choices {
    // Of a round that nobody played there is nothing to say, unless it was chosen already.
    let meant = F::meant(sight);
    let rounds =
        meant.into_iter().filter(|&one| one == on || !F::is_given_up(sight.contest(), one));
    options(sight, F::said("dialog-round"), rounds, on, question, |round| round.to_string())
}

/// What a player was given already: of a second offence the rules may ask for more than of the first.
fn given_before<F: OwnViews>(sight: &Sight<'_, F>, player: PlayerId) -> String {
    let language = sight.language();
    let penalties = sight.contest().common.penalties_of(player);
    let penalties: Vec<String> = penalties
        .map(|one| {
            let round = text!(language, F::said("press-round"), round = one.round.get());
            format!("{} ({round})", language.penalty_on_paper(one.kind))
        })
        .collect();
    if penalties.is_empty() {
        return tr(language, "dialog-penalised-never");
    }
    text!(language, "dialog-penalised-before", penalties = penalties.join(", "))
}

/// A penalty: on whom, for which round, of which kind, and why. That the player was not there, or has left, is
/// said.
pub fn penalise<F: OwnViews>(
    sight: &Sight<'_, F>,
    player: PlayerId,
    round: RoundNo,
    kind: PenaltyName,
) -> Asked<F> {
    let language = sight.language();
    let mut lines = Vec::new();
    if let Some(found) = sight.contest().common.players.get(&player)
        && !found.span.contains(round)
    {
        let (round, from, to) = (round.get(), found.span.from_round, found.span.to_round);
        lines.push(if from == to {
            text!(language, F::said("dialog-only-there"), round = round, from = from.get())
        } else {
            let (from, to) = (from.get(), to.get());
            text!(language, F::said("dialog-not-there"), round = round, from = from, to = to)
        });
    }
    let mut told = match kind {
        // After the last one there is no rest.
        PenaltyName::ExpelledFromRest if round == sight.contest().game.last_round() => {
            vec![tr(language, "dialog-rest-none")]
        }
        PenaltyName::ExpelledFromRest => {
            vec![text!(language, "dialog-rest-after", round = round.get())]
        }
        PenaltyName::Expelled => vec![tr(language, "dialog-expelled")],
        _ => Vec::new(),
    };
    let penalty = kind.of(sight.desk.text(Entry::Points).trim().parse().ok());
    let ask = |reason| penalty.map(|kind| Command::Penalise { player, round, kind, reason });
    // Of what is being played nothing stands in the standings yet.
    let counts = kind.takes_points() || kind == PenaltyName::VoidRound;
    let later = counts && round > sight.last_played();
    told.extend(ask(TRIED.to_owned()).into_iter().flat_map(|command| {
        match words::what_if_asked(sight, command.clone()) {
            Ok(none) if later && none.is_empty() => vec![tr(language, "dialog-counts-later")],
            _ => would(sight, command),
        }
    }));
    // What a penalty changes has its room before one is chosen or its points are typed: no field moves under the hand.
    told.resize(told.len().max(TOLD), String::new());
    lines.extend(told);
    let kinds = options(
        sight,
        "dialog-kind",
        F::penalties().iter().copied(),
        kind,
        |kind| Question::Penalise { player, round, kind },
        |kind| language.penalty_name(kind),
    );
    let points = kind.takes_points().then_some((Entry::Points, "console-points"));
    let answer = ask(sight.desk.reason()).zip(penalty).map(|(command, kind)| {
        let (name, round) = (sight.told_apart(player), round.get());
        let (who, what) = (format!("{player}. {name}"), language.penalty_on_paper(kind));
        let given =
            text!(language, F::said("print-penalty"), player = who, round = round, penalty = what);
        Answer::order(command, [Then::TellBack(given)])
    });
    let about = move |player| Question::Penalise { player, round, kind };
    Asked {
        lines,
        player: Some(AskedPlayer {
            chosen: Some(player),
            told: given_before(sight, player),
            about: Box::new(about),
            typed: None,
        }),
        choices: vec![
            kinds,
            rounds(sight, round, |round| Question::Penalise { player, round, kind }),
        ],
        fields: points.into_iter().chain([REASON]).collect(),
        filled: vec![(Entry::Points, String::new())],
        ..Asked::new(Office::Referee, answer.ok_or_else(|| tr(language, "dialog-no-points")))
    }
}

/// Lift a penalty: why.
pub fn lift<F: OwnViews>(sight: &Sight<'_, F>, penalty: PenaltyId) -> Asked<F> {
    let lift = |reason| Command::LiftPenalty { penalty, reason };
    // Of several the one that is lifted is named, and whose it is.
    let found = sight.contest().common.penalties.iter().find(|other| other.id == penalty);
    let told = found.map(|found| {
        let player = format!("{}. {}", found.player, sight.told_apart(found.player));
        sight.language().penalty_where(F::said("print-penalty"), &player, found)
    });
    let reason = sight.desk.reason();
    let lifted = told
        .as_ref()
        .map(|told| text!(sight.language(), "standings-lifted", penalty = told, reason = &reason));
    let then = lifted.map(Then::TellBack);
    let mut asked = of_referee(sight, "dialog-lift", Ok(Answer::order(lift(reason), then)));
    asked.lines.splice(0..0, told);
    asked.lines.extend(would(sight, lift(TRIED.to_owned())));
    Asked { fields: vec![REASON], ..asked }
}

/// That no word of the player's could be upheld there, and where one could.
fn none_refused<F: OwnViews>(sight: &Sight<'_, F>, player: PlayerId) -> Vec<String> {
    let language = sight.language();
    let there =
        F::meant(sight).into_iter().filter(|&one| !F::refused(sight, (player, one)).is_empty());
    let there: Vec<String> =
        there.map(|one| text!(language, F::said("press-round"), round = one.get())).collect();
    let elsewhere = text!(language, "dialog-lodge-elsewhere", rounds = there.join(", "));
    let elsewhere = (!there.is_empty()).then_some(elsewhere);
    [tr(language, "dialog-lodge-none")].into_iter().chain(elsewhere).collect()
}

/// An objection: whose, about which round, and what. That the typed word could not be upheld, and why, is said; of one that
/// the player did not write none is noted.
pub fn lodge<F: OwnViews>(
    sight: &Sight<'_, F>,
    player: PlayerId,
    round: RoundNo,
    on: AboutChoice,
) -> Asked<F> {
    let language = sight.language();
    let mut lines = vec![tr(language, "dialog-lodge")];
    let word = F::word_of(sight.desk.text(Entry::Word));
    let typed = word.clone().filter(|_| on == AboutChoice::Word);
    let hindered = typed.as_ref().and_then(|word| F::cannot_be_valid(sight, (player, round), word));
    lines.extend(hindered.as_ref().map(|one| format!("▲ {}", one.why)));
    // In another round alone that word is one to object about: Enter turns to it.
    let elsewhere =
        typed.as_ref().and_then(|word| F::round_of_objection(sight, (player, round), word));
    let kinds = options(
        sight,
        "dialog-about",
        AboutChoice::ALL,
        on,
        |about| Question::Lodge { player, round, about },
        |about| name::about(language, F::said, about),
    );
    let about = match on {
        AboutChoice::Word => {
            let word = word.ok_or_else(|| tr(language, "dialog-no-word"));
            word.map(|word| About::Word { round, word })
        }
        AboutChoice::Reading => Ok(About::Reading { round }),
        AboutChoice::Void => Ok(About::Void { round }),
    };
    let about = match &hindered {
        Some(one) if !one.is_written && elsewhere.is_none() => {
            let reading = name::about(language, F::said, AboutChoice::Reading);
            about.and(Err(text!(language, "dialog-lodge-not-written", about = reading)))
        }
        _ => about,
    };
    // The same, twice, would be decided twice.
    let waits = |about: &About| {
        let objections = sight.contest().common.objections.iter();
        let mut pending = objections.filter(|it| it.player == player && it.decided.is_none());
        pending.find(|it| it.about == *about).map(|it| it.id)
    };
    let about = about.and_then(|about| match waits(&about) {
        Some(id) => Err(text!(language, "dialog-lodge-waits", number = id.get())),
        None => Ok(about),
    });
    let fields = (on == AboutChoice::Word).then_some((Entry::Word, "console-word"));
    // Most objections are about a word that did not count: it is picked, not typed.
    let words = F::refused(sight, (player, round)).into_iter().filter(|_| fields.is_some());
    let words: Vec<Word> = words.collect();
    let none = words.is_empty() && fields.is_some();
    let words: Vec<(Act, bool)> = words
        .into_iter()
        .map(|word| {
            let word = word.to_string();
            let chosen = sight.desk.text(Entry::Word) == word;
            let pick = UserCommand::Type(Entry::Word, word.clone());
            (sight.seen().act(pick).named(word), chosen)
        })
        .collect();
    let of_words = if none {
        none_refused(sight, player).join(" ")
    } else {
        tr(language, "dialog-refused-words")
    };
    let words = Some((of_words, words)).filter(|_| fields.is_some());
    let other = move |player| Question::Lodge { player, round, about: on };
    Asked {
        lines,
        player: Some(AskedPlayer {
            chosen: Some(player),
            told: String::new(),
            about: Box::new(other),
            typed: None,
        }),
        choices: vec![
            kinds,
            rounds(sight, round, |round| Question::Lodge { player, round, about: on }),
        ]
        .into_iter()
        .chain(words)
        .collect(),
        fields: fields.into_iter().collect(),
        filled: vec![(Entry::Word, String::new())],
        confirm: match (&elsewhere, hindered) {
            (Some((_, label)), _) => Some(label.clone()),
            (None, Some(one)) if one.is_written => Some(tr(language, "dialog-lodge-anyway")),
            (None, _) => None,
        },
        ..Asked::new(
            Office::Referee,
            about.map(|about| {
                if let Some((round, _)) = elsewhere {
                    let there = Question::Lodge { player, round, about: on };
                    return Answer::User(UserCommand::Ask(there));
                }
                let noted = text!(language, "dialog-lodged", player = sight.told_apart(player));
                let command = Command::LodgeObjection { player, about };
                Answer::order(command, [Then::TellBack(noted)])
            }),
        )
    }
}

/// Decide an objection: what it would change, and why. A reading is upheld with the words of the sheet on the
/// desk, once they were typed there.
pub fn decide<F: OwnViews>(sight: &Sight<'_, F>, id: ObjectionId, outcome: Outcome) -> Asked<F> {
    let decide = |reason| Command::DecideObjection { objection: id, outcome, reason };
    let reason = sight.desk.reason();
    let asked = |line, answer| Asked { fields: vec![REASON], ..of_referee(sight, line, answer) };
    let objections = &sight.contest().common.objections;
    let objection = objections.iter().find(|other| other.id == id);
    let would_change = |line| {
        let mut asked = asked(line, order(decide(reason.clone())));
        asked.lines.extend(would(sight, decide(TRIED.to_owned())));
        asked
    };
    let mut decided =
        match (outcome, objection.map(|objection| (objection.player, &objection.about))) {
            (_, None) => {
                Asked { lines: Vec::new(), ..asked("dialog-dismiss", order(decide(reason))) }
            }
            (Outcome::Dismissed, Some(_)) => asked("dialog-dismiss", order(decide(reason))),
            (Outcome::Upheld, Some((_, About::Word { .. }))) => would_change("dialog-uphold-word"),
            (Outcome::Upheld, Some((_, About::Void { .. }))) => {
                would_change(F::said("dialog-uphold-void"))
            }
            (Outcome::Upheld, Some((player, About::Reading { round }))) => {
                F::uphold_reading(sight, (player, *round), id)
            }
        };
    // Of several the one that is decided is named, and whose it is.
    if let Some(objection) = objection {
        let player = format!("{}. {}", objection.player, sight.told_apart(objection.player));
        let said = objection_of(sight.language(), F::said, objection, &player);
        // That it is decided is told, with its undo.
        if let Ok(Answer::Order(_, then)) = &mut decided.answer {
            let key = match outcome {
                Outcome::Upheld => "standings-upheld",
                Outcome::Dismissed => "standings-dismissed",
            };
            let how = text!(sight.language(), key, reason = sight.desk.reason());
            then.push(Then::TellBack(format!("{said} · {how}")));
        }
        decided.lines.insert(0, said);
    }
    decided
}

/// Sign the final sheet, or what hinders it: each leads to where it is put right.
pub fn sign<F: OwnViews>(sight: &Sight<'_, F>) -> Asked<F> {
    let seen = sight.seen();
    let act = |(command, text): (UserCommand, String)| Act {
        enabled: true,
        shortcut: None,
        hint: String::new(),
        ..seen.act(command).named(text)
    };
    let mut hindrances: Vec<Act> = F::hindrances(sight).into_iter().map(act).collect();
    let count = hindrances.len();
    let more = count.saturating_sub(LISTED);
    hindrances.truncate(LISTED);
    if more > 0 {
        let text = text!(sight.language(), "standings-more-doubts", count = more);
        hindrances.push(act((UserCommand::Go(Place::Standings), text)));
    }
    let locks = if F::draws(&seen.open) { "dialog-sign" } else { "dialog-sign-recorded" };
    let mut asked = of_referee(sight, locks, order(Command::Sign));
    // What is told of a signing comes once there can be one.
    if !hindrances.is_empty() {
        let line = text!(sight.language(), "dialog-sign-hindered", count = count);
        return Asked { hindrances, lines: vec![line], ..asked };
    }
    let (who, referee) = (&sight.desk.person.name, &sight.contest().common.details.referee);
    if who != referee && !referee.is_empty() {
        asked.lines.push(text!(sight.language(), "dialog-sign-by", name = who, referee = referee));
    }
    // Nobody in the hall is to read on a phone who won before it is called.
    let phones = sight.desk.doors.is_some().then(|| tr(sight.language(), "dialog-sign-phones"));
    asked.lines.extend(phones);
    asked.lines.extend(corrected::since_signed(sight));
    asked.lines.extend(F::told_at_signing(sight));
    asked
}

/// Open a signed competition again: why.
pub fn reopen<F: OwnViews>(sight: &Sight<'_, F>) -> Asked<F> {
    let answer = order(Command::Reopen { reason: sight.desk.reason() });
    Asked { fields: vec![REASON], ..of_referee(sight, "dialog-reopen", answer) }
}
