//! The open question as it is seen.

use super::person::{self, PersonData};
use super::referee;
use crate::commands::{AboutChoice, CopyKind, DrawMode, Entry, Place, Question, UserCommand};
use crate::domain::contest::penalty::PenaltyName;
use crate::domain::contest::ruling::Ruled;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::person::{Person, Role};
use crate::language::tr;
use crate::screens::{Act, FieldData, Ranking};
use crate::text;
use crate::views::formats::take_in::{self, TakeInData};
use crate::views::formats::{Event, Game, Sight, illegible, rounds, sheets, standings};
use crate::views::options::{Choices, options};
use crate::views::{competition, history, name, words};

/// How many hindrances are listed one by one.
const LISTED: usize = 40;

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DialogData {
    /// What is asked.
    pub title: String,
    /// What it would mean.
    pub lines: Vec<String>,
    /// What hinders it, each with the way to where it is put right.
    pub hindrances: Vec<Act>,
    /// Whom it is about.
    pub person: Option<PersonData>,
    /// Sheets from elsewhere.
    pub take_in: Option<TakeInData>,
    /// Choices: a label, and the options with the one that is on.
    pub choices: Vec<Choices>,
    /// What is to be typed.
    pub fields: Vec<FieldData>,
    /// Why the last answer was refused.
    pub problem: Option<String>,
    /// Yes.
    pub confirm: Act,
    /// No.
    pub cancel: Act,
    /// Whether a press beside it is a no, too.
    pub dismissable: bool,
}

/// What a question is made of beside its answers.
#[derive(Default)]
struct Parts {
    lines: Vec<String>,
    hindrances: Vec<Act>,
    choices: Vec<Choices>,
    fields: Vec<(Entry, &'static str)>,
}

/// The open question; `None` when there is none.
pub fn data(sight: &Sight<'_>) -> Option<DialogData> {
    let (question, problem) = sight.desk.question.as_ref()?;
    let language = sight.language();
    let situation = sight.situation();
    let act = |command| Act::new(language, &situation, command);
    let title = rounds::title(sight, question)
        .unwrap_or_else(|| act(UserCommand::Ask(question.clone())).label);
    let mut parts = parts(sight, question);
    if let Some((line, act)) = another_office(sight, question) {
        parts.lines.insert(0, line);
        parts.hindrances.insert(0, act);
    }
    let fields = parts.fields.into_iter().map(|(entry, key)| {
        FieldData::line(entry, tr(language, key), sight.desk.text(entry)).focused(sight.desk.focus)
    });
    let title = title.trim_end_matches('…').to_owned();
    let own = (*question == Question::TakeIn).then(|| take_in::confirm(sight));
    let confirm = rounds::confirm(sight, question).or(own).unwrap_or_else(|| title.clone());
    let confirm = act(UserCommand::Confirm).named(confirm);
    Some(DialogData {
        confirm: Act {
            enabled: parts.hindrances.is_empty() && is_chosen(sight, question),
            ..confirm
        },
        title,
        lines: parts.lines,
        hindrances: parts.hindrances,
        person: person::data(sight, question),
        take_in: (*question == Question::TakeIn).then(|| take_in::data(sight)),
        choices: parts.choices,
        fields: fields.collect(),
        problem: problem.clone(),
        // A press beside it must not throw answers away.
        dismissable: rounds::cancel(sight, question).is_none() && *question != Question::TakeIn,
        cancel: match rounds::cancel(sight, question) {
            Some(name) => act(UserCommand::Cancel).named(name),
            None => act(UserCommand::Cancel),
        },
    })
}

/// That somebody sits at the desk who may not decide this, and the way to say who does.
fn another_office(sight: &Sight<'_>, question: &Question) -> Option<(String, Act)> {
    let person = &sight.desk.person;
    if question.office().is_held_by(person.role) {
        return None;
    }
    let language = sight.language();
    let line = text!(language, "dialog-referees-own", name = &person.name);
    let sit_down = UserCommand::Ask(Question::Person(Role::Referee));
    let act = Act::new(language, &sight.situation(), sit_down);
    Some((line, act.named(tr(language, "dialog-referee-sits-down"))))
}

/// Whether what the question asks to be chosen is chosen: nothing is answered for anybody.
fn is_chosen(sight: &Sight<'_>, question: &Question) -> bool {
    match question {
        Question::TakeIn => take_in::is_ready(sight.desk),
        Question::Settle { kept, .. } => kept.iter().all(Option::is_some),
        other => !person::asks_player(other) || person::player_of(other).is_some(),
    }
}

/// The field that gets the keyboard when a question opens.
pub fn first_field(question: &Question) -> Option<Entry> {
    let nobody = person::asks_player(question) && person::player_of(question).is_none();
    let search = nobody.then_some(Entry::PlayerSearch);
    search.or_else(|| fields(question).first().map(|(entry, _)| *entry))
}

fn fields(question: &Question) -> Vec<(Entry, &'static str)> {
    const REASON: (Entry, &str) = (Entry::Reason, "console-reason");
    const TIME: (Entry, &str) = (Entry::Time, "console-time-left");
    const LETTERS: (Entry, &str) = (Entry::Letters, "console-letters");
    match question {
        Question::SetRemaining => vec![TIME, REASON],
        Question::SetBreak => vec![TIME],
        Question::HallWord => vec![(Entry::HallWord, "rounds-hall-word")],
        Question::DrawAhead(_, DrawMode::Physical) => vec![LETTERS],
        Question::Record(_) | Question::Correct(_) => vec![LETTERS, REASON],
        Question::ChangePlayer(_) => vec![
            (Entry::PlayerName, "console-name"),
            (Entry::PlayerClub, "console-club"),
            (Entry::FromRound, "console-from-round"),
            (Entry::ToRound, "console-to-round"),
        ],
        Question::Penalise { kind, .. } if kind.takes_points() => {
            vec![(Entry::Points, "console-points"), REASON]
        }
        Question::ReadAs(..) => vec![(Entry::Word, "words-read-as-what")],
        Question::Lodge { about: AboutChoice::Word, .. } => vec![(Entry::Word, "console-word")],
        Question::RenewCommitment
        | Question::ChangeList
        | Question::AddDuplicates
        | Question::MoveSheet { .. }
        | Question::Settle { .. }
        | Question::RulePicked(_)
        | Question::Overrule(..)
        | Question::SaveEmpty
        | Question::SetLateness(_)
        | Question::ReplaceDocument
        | Question::Sign
        | Question::Undo
        | Question::Close(_)
        | Question::EndBreak
        | Question::DrawAhead(_, DrawMode::Digital)
        | Question::Ceremony
        | Question::Lodge { about: AboutChoice::Reading | AboutChoice::Void, .. } => Vec::new(),
        Question::Message => vec![(Entry::Message, "console-message")],
        Question::Leave(_) => vec![(Entry::ToRound, "dialog-last-round")],
        Question::Archive => vec![(Entry::ArchiveFolder, "press-folder")],
        Question::Copy(_) => vec![(Entry::CopyFile, "competition-file")],
        Question::TakeIn => vec![(Entry::SheetsFile, "merge-file")],
        Question::Person(_) => vec![(Entry::Person, "console-name")],
        Question::Pause(_)
        | Question::Stop
        | Question::RestartTime
        | Question::GiveUp(_)
        | Question::GiveUpRest(_)
        | Question::Replay(_)
        | Question::ReviseSheet
        | Question::Penalise { .. }
        | Question::LiftPenalty(_)
        | Question::Decide(..)
        | Question::Reopen => vec![REASON],
    }
}

fn parts(sight: &Sight<'_>, question: &Question) -> Parts {
    let language = sight.language();
    let say = |key: &'static str| vec![tr(language, key)];
    let day = || rounds::lines(sight, question);
    let (lines, choices) = match question {
        Question::Pause(tiles) => (day(), vec![rounds::paused_tiles(sight, *tiles)]),
        Question::Stop
        | Question::RestartTime
        | Question::SetRemaining
        | Question::SetBreak
        | Question::EndBreak
        | Question::HallWord
        | Question::DrawAhead(..)
        | Question::GiveUp(_)
        | Question::GiveUpRest(_)
        | Question::Replay(_)
        | Question::Record(_)
        | Question::Correct(_) => (day(), vec![]),
        Question::Ceremony => (say("projector-ceremony-unsigned"), vec![]),
        Question::Close(closing) => (rounds::closing(sight, *closing), vec![]),
        Question::RenewCommitment => (say("dialog-renew"), vec![]),
        Question::ChangeList => (competition::change_of_list(sight), vec![]),
        Question::ChangePlayer(_) => (say("dialog-change-player"), vec![]),
        Question::AddDuplicates => (duplicates(sight), vec![]),
        Question::MoveSheet { sheet, player, round } => {
            let (sheet, player) = (*sheet, *player);
            let to = |round| Question::MoveSheet { sheet, player, round };
            (say("dialog-move-sheet"), vec![played_rounds(sight, *round, to)])
        }
        Question::RulePicked(ruled) => (picked(sight, *ruled), vec![]),
        Question::ReadAs(sheet, field, place) => {
            let of = (*sheet, *field, *place);
            (illegible::read_as_lines(sight, of), illegible::readings(sight, of))
        }
        Question::Overrule(word, ruled) => (words::overruled(sight, word, *ruled), vec![]),
        Question::Settle { sheet, kept } => {
            (say("dialog-settle"), sheets::choices(&sight.seen(), *sheet, kept))
        }
        Question::Leave(player) => (leave(sight, *player), vec![]),
        Question::Archive => (say("dialog-archive"), vec![]),
        Question::ReplaceDocument => (say("dialog-replace"), vec![]),
        Question::Copy(CopyKind::Whole) => (say("dialog-copy"), vec![]),
        Question::Copy(CopyKind::Publication) => (say("dialog-publish"), vec![]),
        Question::TakeIn => (vec![], vec![]),
        Question::SaveEmpty => (sheets::save_empty(sight), vec![]),
        Question::SetLateness(lateness) => (sheets::lateness(sight, *lateness), vec![]),
        Question::ReviseSheet => (sheets::revision(sight), vec![]),
        Question::Penalise { player, round, kind } => {
            let lines = referee::penalised(sight, *player, *round, *kind);
            (lines, penalty_choices(sight, *player, *round, *kind))
        }
        Question::LiftPenalty(penalty) => (referee::lifted(sight, *penalty), vec![]),
        Question::Lodge { player, round, about } => {
            let lines = referee::lodged(sight, *player, *round, *about);
            (lines, lodge_choices(sight, *player, *round, *about))
        }
        Question::Decide(objection, outcome) => {
            (referee::decided(sight, *objection, *outcome), vec![])
        }
        Question::Sign => {
            let hindrances = sign_hindrances(sight);
            let key = if hindrances.is_empty() { "dialog-sign" } else { "dialog-sign-hindered" };
            return Parts { lines: say(key), hindrances, ..Parts::default() };
        }
        Question::Reopen => (say("dialog-reopen"), vec![]),
        Question::Message => (say("dialog-message"), vec![]),
        Question::Person(role) => {
            let people = people(sight, *role);
            let known = (!people.1.is_empty()).then_some(people);
            (say("dialog-person"), known.into_iter().chain([roles(sight, *role)]).collect())
        }
        Question::Undo => (history::undo_lines(sight, language), vec![]),
    };
    Parts { lines, choices, fields: fields(question), ..Parts::default() }
}

/// The picked words, and what ruling on all of them would change.
fn picked(sight: &Sight<'_>, ruled: Ruled) -> Vec<String> {
    let picked = &sight.desk.picked;
    let listed: Vec<String> = picked.iter().map(ToString::to_string).collect();
    let events = picked.iter().map(|word| Event::WordRuled {
        word: word.clone(),
        ruled,
        evidence: String::new(),
    });
    let mut lines = vec![listed.join(", ")];
    lines.extend(words::told(sight, &words::what_if(sight, events.collect())));
    lines
}

fn leave(sight: &Sight<'_>, player: PlayerId) -> Vec<String> {
    let who = sight.contest().common.players.get(&player).map(name::player).unwrap_or_default();
    vec![who, tr(sight.language(), "dialog-leave")]
}

/// Who of those to be added seems to be there already.
fn duplicates(sight: &Sight<'_>) -> Vec<String> {
    let language = sight.language();
    let typed = sight.desk.text(Entry::Players);
    let rows = competition::preview(language, Some(sight.contest()), typed);
    let warned = rows.into_iter().filter_map(|row| {
        row.warning.map(|warning| format!("{}. {}: {warning}", row.number, row.text))
    });
    std::iter::once(tr(language, "dialog-duplicates")).chain(warned).collect()
}

/// The people of the competition: each sits down with one press. On is who yes would seat.
fn people(sight: &Sight<'_>, on: Role) -> Choices {
    let language = sight.language();
    let situation = sight.situation();
    let details = &sight.contest().common.details;
    let typed = sight.desk.text(Entry::Person).trim();
    let referee = [(&details.referee, Role::Referee)];
    let assistants = details.assistants.iter().map(|name| (name, Role::Assistant));
    let people = referee.into_iter().chain(assistants).filter(|(name, _)| !name.is_empty());
    let acts = people.map(|(name, role)| {
        let person = Person { name: name.clone(), role, ..sight.desk.person.clone() };
        let command = UserCommand::TakeDesk(name.clone(), role);
        let named = name::who(language, &person);
        (Act::new(language, &situation, command).named(named), role == on && name == typed)
    });
    (tr(language, "dialog-people"), acts.collect())
}

fn roles(sight: &Sight<'_>, on: Role) -> Choices {
    let all = [Role::Referee, Role::Assistant];
    options(sight, "dialog-role", all, on, Question::Person, |role| {
        let key = match role {
            Role::Referee => "console-referee",
            Role::Assistant => "console-assistant",
        };
        tr(sight.language(), key)
    })
}

fn rounds(sight: &Sight<'_>, round: RoundNo, question: impl Fn(RoundNo) -> Question) -> Choices {
    options(sight, "dialog-round", sight.rounds(), round, question, |round| round.to_string())
}

fn played_rounds(
    sight: &Sight<'_>,
    round: RoundNo,
    question: impl Fn(RoundNo) -> Question,
) -> Choices {
    let played = Game::played(sight.contest());
    options(sight, "dialog-round", played, round, question, |round| round.to_string())
}

fn penalty_choices(
    sight: &Sight<'_>,
    player: PlayerId,
    round: RoundNo,
    kind: PenaltyName,
) -> Vec<Choices> {
    vec![
        options(
            sight,
            "dialog-kind",
            PenaltyName::ALL,
            kind,
            |kind| Question::Penalise { player, round, kind },
            |kind| sight.language().penalty_name(kind),
        ),
        rounds(sight, round, |round| Question::Penalise { player, round, kind }),
    ]
}

fn lodge_choices(
    sight: &Sight<'_>,
    player: PlayerId,
    round: RoundNo,
    about: AboutChoice,
) -> Vec<Choices> {
    vec![
        options(
            sight,
            "dialog-about",
            AboutChoice::ALL,
            about,
            |about| Question::Lodge { player, round, about },
            |about| name::about(sight.language(), about),
        ),
        rounds(sight, round, |round| Question::Lodge { player, round, about }),
    ]
}

/// What hinders the signing: each leads to where it is put right.
fn sign_hindrances(sight: &Sight<'_>) -> Vec<Act> {
    let language = sight.language();
    let seen = sight.seen();
    let act = |command, text: String| Act {
        enabled: true,
        shortcut: None,
        hint: String::new(),
        ..seen.act(command).named(text)
    };
    let all = standings::hindrances(sight).into_iter();
    let mut all: Vec<Act> = all.map(|(command, text)| act(command, text)).collect();
    let more = all.len().saturating_sub(LISTED);
    all.truncate(LISTED);
    if more > 0 {
        let text = text!(language, "standings-more-doubts", count = more);
        all.push(act(UserCommand::Go(Place::Standings), text));
    }
    all
}
