//! Taking part in a joint competition: the hall's card, what it is of, and the file that is made.

use super::list::{self, ListData};
use super::setup::path_hint;
use crate::commands::{Entry, JoinCommand};
use crate::language::tr;
use crate::screens::{Act, FieldData, Tone};
use crate::text;
use crate::venues::Invitation;
use crate::views::desk::Desk;
use crate::views::desk::Joining;
use crate::views::name;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JoinData {
    /// Heading.
    pub title: String,
    /// What is needed.
    pub about: String,
    /// Leaves it.
    pub leave: Act,
    /// The path of the card.
    pub card: FieldData,
    /// Read, choose.
    pub card_acts: Vec<Act>,
    /// That the hub is being asked, or why nothing came of it.
    pub told: Option<(String, Tone)>,
    /// What it is of; none before the hub answered.
    pub invited: Option<Invited>,
}

/// What a hall takes part in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invited {
    /// The joint competition's title.
    pub title: String,
    /// Day, hall, hub, rules, list: a line each.
    pub lines: Vec<String>,
    /// What is lacking, and the list that can be brought.
    pub lacks: Option<(String, Option<ListData>)>,
    /// Where the hall's file shall lie.
    pub file: FieldData,
    /// Makes it.
    pub take_part: Act,
}

/// What is seen.
pub fn join(desk: &Desk) -> JoinData {
    let language = desk.language;
    let situation = desk.with_none_open();
    let act = |command: JoinCommand| Act::new(language, &situation, command.into());
    let card =
        FieldData::line(Entry::CardFile, tr(language, "join-card"), desk.text(Entry::CardFile))
            .hint(path_hint(language))
            .focused(desk.focus)
            .enter(JoinCommand::Read.into());
    let (told, invited) = match &desk.joining {
        Joining::Nothing => (None, None),
        Joining::Asking => (Some((tr(language, "join-asking"), Tone::Plain)), None),
        Joining::Refused(why) => (Some((why.clone(), Tone::Bad)), None),
        Joining::Invited(invitation) => (None, Some(invited(desk, invitation))),
    };
    JoinData {
        title: tr(language, "join-title"),
        about: tr(language, "join-about"),
        leave: act(JoinCommand::Leave),
        card,
        card_acts: [JoinCommand::Read, JoinCommand::Browse].map(act).into(),
        told,
        invited,
    }
}

fn invited(desk: &Desk, invitation: &Invitation) -> Invited {
    let language = desk.language;
    let situation = desk.with_none_open();
    let Invitation { card, details, rules, passport, .. } = invitation;
    let mut lines = vec![
        text!(language, "join-hall", number = card.venue.get(), name = &card.name),
        text!(language, "venues-hub", hub = &card.access.hub),
        text!(language, "join-rules", rules = &rules.id),
        text!(language, "join-list", name = &passport.name, edition = &passport.edition),
    ];
    let date = name::date(language, &details.date);
    if !date.is_empty() {
        lines.insert(0, date);
    }
    let brought = desk.brought_list().and_then(|list| invitation.listed(list));
    let lacks = if invitation.rules_text.is_none() {
        Some((tr(language, "join-no-rules"), None))
    } else if invitation.list.is_none() && brought.is_none() {
        let key = if desk.list.is_some() { "join-other-list" } else { "join-no-list" };
        let digest: String = passport.sha256.to_string().chars().take(8).collect();
        let why = text!(language, key, name = &passport.name, digest = digest);
        Some((why, Some(list::at_setup(desk))))
    } else {
        None
    };
    let take_part = Act::new(language, &situation, JoinCommand::TakePart.into());
    let file = FieldData::line(
        Entry::NewFile,
        tr(language, "competition-new-file"),
        desk.text(Entry::NewFile),
    )
    .hint(path_hint(language))
    .focused(desk.focus)
    .enter(JoinCommand::TakePart.into());
    Invited {
        title: details.title.clone(),
        lines,
        take_part: Act { enabled: take_part.enabled && lacks.is_none(), ..take_part },
        lacks,
        file,
    }
}
