//! What all questions have in common, as it is seen: title, lines, choices, fields, yes and no.

use super::player::{self, PersonData};
use crate::commands::{Entry, Question, UserCommand};
use crate::domain::person::Role;
use crate::language::tr;
use crate::screens::{Act, FieldData};
use crate::text;
use crate::views::asked::{Answer, Beside, Enter};
use crate::views::desk::Over;
use crate::views::options::Choices;
use crate::views::{OwnViews, Sight};

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DialogData<Own> {
    /// What is asked.
    pub title: String,
    /// What it would mean.
    pub lines: Vec<String>,
    /// What hinders it, each with the way to where it is put right.
    pub hindrances: Vec<Act>,
    /// Whom it is about.
    pub person: Option<PersonData>,
    /// What only this question shows.
    pub own: Option<Own>,
    /// What stands beside each other: whose it is, and what it has.
    pub columns: Vec<Beside>,
    /// Whether its choices are lines that are gone through and answered by arrows. The first of them answers all others.
    pub by_line: bool,
    /// Choices: a label, and the options with the one that is on.
    pub choices: Vec<Choices>,
    /// What is to be typed.
    pub fields: Vec<FieldData>,
    /// Chooses in a dialog what is typed in a field, a folder or a file.
    pub browse: Option<(Entry, Act)>,
    /// Why the last answer was refused.
    pub problem: Option<String>,
    /// Yes.
    pub confirm: Act,
    /// Whether yes takes something away.
    pub dangerous: bool,
    /// No.
    pub cancel: Act,
    /// Which keys answer: where no others do, and where that was asked for.
    pub keys: Option<String>,
    /// Which of both stands first and has the keyboard.
    pub enter: Enter,
    /// That there is more of it below what is seen.
    pub more: String,
    /// Whether a press beside it is a no, too.
    pub dismissable: bool,
}

/// The open question; `None` when there is none.
pub fn data<F: OwnViews>(sight: &Sight<'_, F>) -> Option<DialogData<F::Brought>> {
    let (question, problem) = sight.desk.question.as_ref()?;
    let language = sight.language();
    let situation = sight.situation();
    let act = |command, name: Option<String>| {
        let act = Act::new(language, &situation, command);
        match name {
            Some(name) => act.named(name),
            None => act,
        }
    };
    let mut asked = super::asked(sight, question);
    if !asked.office.is_held_by(sight.desk.person.role) {
        let name = &sight.desk.person.name;
        asked.lines.insert(0, text!(language, "dialog-referees-own", name = name));
        let sits_down = tr(language, "dialog-referee-sits-down");
        let sit_down = UserCommand::Ask(Question::Person(Some(Role::Referee)));
        asked.hindrances.insert(0, act(sit_down, Some(sits_down)));
    }
    let dismissable = asked.is_dismissable();
    let title = act(UserCommand::Ask(question.clone()), asked.title).label;
    let title = title.trim_end_matches('…').to_owned();
    // What it was about is not there: all that is left is to put it away.
    let is_nothing =
        matches!(asked.answer, Ok(Answer::Nothing)) && asked.ready && asked.hindrances.is_empty();
    let named = if is_nothing { tr(language, "dialog-put-away") } else { title.clone() };
    let mut confirm = act(UserCommand::Confirm, asked.confirm.or(Some(named)));
    // While a player is typed Enter takes that one.
    let typed = sight.desk.text(Entry::PlayerSearch).trim();
    let player = asked.player.as_ref().filter(|_| !typed.is_empty());
    let player = player.and_then(|asked| player::meant(sight, asked, typed).ok());
    let takes_player = player.is_some();
    let mut cancel = act(UserCommand::Cancel, asked.cancel.map(|(name, _)| name));
    if asked.enter == Enter::No {
        cancel.shortcut = confirm.shortcut.take();
    }
    // What hinders it is put right by the key that answers it.
    if let Some(first) = asked.hindrances.first_mut().filter(|_| !takes_player) {
        first.shortcut = confirm.shortcut.take();
    }
    let yes = takes_player || (asked.hindrances.is_empty() && asked.ready);
    let fields = fields(sight, std::mem::take(&mut asked.fields));
    // What was typed is not thrown away by a slip of the mouse.
    let dismissable = dismissable && fields.iter().all(|field| field.value.trim().is_empty());
    let keys = match asked.enter {
        Enter::Chosen => {
            let several = asked.choices.iter().map(|(_, options)| options.len()).sum::<usize>() > 1;
            let key = if several { "dialog-by-arrows" } else { "dialog-by-arrow" };
            Some(tr(language, key))
        }
        // What is told of each word is reached by keys, too, and a difference is settled with both hands on them.
        _ if sight.desk.over != Some(Over::Answers) && !asked.by_line => None,
        enter => {
            let enter = match enter {
                Enter::No => Some(&cancel.label),
                Enter::Yes | Enter::Chosen => Some(&confirm.label).filter(|_| yes),
            };
            let enter = enter.map(|enter| text!(language, "dialog-keys-enter", enter = enter));
            let others = if asked.by_line { "dialog-keys-lines" } else { "dialog-keys" };
            let others = text!(language, others, no = &cancel.label);
            // Its keys stand there at any time: what is asked for is what to do where neither is right.
            let settles = matches!(question, Question::Settle { .. });
            let helped = settles && sight.desk.over == Some(Over::Answers);
            let third = helped.then(|| tr(language, "dialog-third-reading"));
            let many = asked.choices.iter().any(|(_, options)| options.len() > 2);
            let shift = (asked.by_line && many).then(|| tr(language, "dialog-keys-shift"));
            let keys = third.into_iter().chain(enter).chain([others]).chain(shift);
            Some(keys.collect::<Vec<_>>().join(" "))
        }
    };
    Some(DialogData {
        title,
        lines: asked.lines,
        person: asked.player.map(|player| player::data(sight, &player)),
        own: asked.own,
        columns: asked.columns,
        by_line: asked.by_line,
        choices: asked.choices,
        browse: fields.iter().find_map(|field| {
            let browse = match field.entry {
                Entry::ArchiveFolder => UserCommand::BrowseArchive,
                Entry::PageFile => UserCommand::BrowsePage,
                _ => return None,
            };
            Some((field.entry, act(browse, None)))
        }),
        fields,
        problem: problem.clone(),
        confirm: Act { enabled: yes, ..confirm },
        dangerous: question.is_dangerous() && !is_nothing,
        hindrances: asked.hindrances,
        cancel,
        keys,
        enter: asked.enter,
        more: tr(language, "dialog-more"),
        dismissable,
    })
}

/// What is to be typed.
fn fields<F: OwnViews>(sight: &Sight<'_, F>, asked: Vec<(Entry, &'static str)>) -> Vec<FieldData> {
    let language = sight.language();
    let field = |(entry, key): (Entry, &str)| {
        let field = FieldData::line(entry, tr(language, key), sight.desk.text(entry));
        let field = match entry {
            Entry::Reason
            | Entry::Message
            | Entry::HallWord
            | Entry::Person
            | Entry::PlayerName
            | Entry::PlayerClub => field.free(language),
            _ => field,
        };
        field.focused(sight.desk.focus)
    };
    asked.into_iter().map(field).collect()
}
