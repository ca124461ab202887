//! What is seen in Competition.

use super::list::{self, ListData};
use crate::commands::{Entry, Question, UserCommand};
use crate::domain::contest::DoubleKeying;
use crate::language::{Language, tr};
use crate::text;
use crate::views::act::Act;
use crate::views::desk::Desk;
use crate::views::widgets::FieldData;
use crate::views::{Sight, rounds};

/// What is seen: the choice of a file, or the open competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CompetitionData {
    /// No competition is open.
    Setup(Box<SetupData>),
    /// One is.
    Open(Box<OpenData>),
}

/// Making or opening a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupData {
    /// Heading.
    pub title: String,
    /// What to do.
    pub help: String,
    /// The file's path.
    pub file: FieldData,
    /// Choose, open.
    pub file_acts: Vec<Act>,
    /// Heading of the new competition.
    pub new_title: String,
    /// Title, date and people.
    pub details: Vec<FieldData>,
    /// The word list that shall judge it.
    pub list: ListData,
    /// Makes it.
    pub create: Act,
    /// Heading of the recent files.
    pub recent_title: String,
    /// Files that were open before.
    pub recent: Vec<Act>,
}

/// The open competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenData {
    /// The file's path, and that it is read only.
    pub file: Vec<String>,
    /// Close.
    pub close: Act,
    /// Heading of the details.
    pub details_title: String,
    /// Title, date and people.
    pub details: Vec<FieldData>,
    /// Keeps them.
    pub save: Act,
    /// How many players.
    pub players_title: String,
    /// The players.
    pub players: Vec<PlayerRow>,
    /// New players, one a line.
    pub new_players: FieldData,
    /// Adds them.
    pub add: Act,
    /// The word list.
    pub list: ListData,
    /// The draw.
    pub draw: DrawData,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRow {
    /// Number.
    pub number: String,
    /// Name.
    pub name: String,
    /// Club.
    pub club: String,
    /// The rounds they are there for, when not all.
    pub span: String,
    /// Changes it.
    pub change: Act,
}

/// The draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawData {
    /// Heading.
    pub title: String,
    /// What the commitment is.
    pub about: String,
    /// The commitment.
    pub commitment: String,
    /// A new one.
    pub renew: Act,
    /// What the hall called, as recorded; empty when nothing is.
    pub hall: String,
    /// What it calls.
    pub hall_word: FieldData,
    /// Records it.
    pub set: Act,
    /// How letters are drawn, and which way is on.
    pub modes: Vec<(Act, bool)>,
    /// Heading of the keying.
    pub keying_title: String,
    /// Whether sheets are keyed twice, and which is on.
    pub keying: Vec<(Act, bool)>,
}

/// A line of the list of new players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedPlayer {
    /// The name.
    pub name: String,
    /// The club; may be empty.
    pub club: String,
}

/// The players of a typed or pasted list: one a line, name and club divided by `;` or a tab; empty
/// lines are passed over.
#[must_use]
pub fn typed_players(text: &str) -> Vec<TypedPlayer> {
    text.lines()
        .map(|line| line.split_once([';', '\t']).unwrap_or((line, "")))
        .map(|(name, club)| TypedPlayer {
            name: name.trim().to_owned(),
            club: club.trim().trim_matches(';').trim().to_owned(),
        })
        .filter(|player| !player.name.is_empty())
        .collect()
}

fn details(language: Language, desk: &Desk) -> Vec<FieldData> {
    let line = |entry, key: &'static str| {
        FieldData::line(entry, tr(language, key), desk.text(entry)).focused(desk.focus)
    };
    vec![
        line(Entry::Title, "competition-title"),
        line(Entry::Date, "competition-date").hint(tr(language, "competition-date-hint")),
        line(Entry::Venue, "competition-venue"),
        line(Entry::Referee, "competition-referee"),
        line(Entry::Assistants, "competition-assistants"),
    ]
}

/// The choice of a file as it is seen.
#[must_use]
pub fn setup(desk: &Desk) -> SetupData {
    let language = desk.language;
    let situation = crate::commands::Situation::default();
    let act = |command| Act::new(language, &situation, command);
    SetupData {
        title: tr(language, "competition-open-title"),
        help: tr(language, "competition-open-help"),
        file: FieldData::line(
            Entry::File,
            tr(language, "competition-file"),
            desk.text(Entry::File),
        )
        .hint(tr(language, "competition-file-hint"))
        .focused(desk.focus),
        file_acts: [
            UserCommand::BrowseOpen,
            UserCommand::OpenCompetition,
            UserCommand::OpenReadOnly,
            UserCommand::BrowseNew,
        ]
        .map(act)
        .into(),
        new_title: tr(language, "competition-new-title"),
        details: details(language, desk),
        list: list::at_setup(desk),
        create: act(UserCommand::CreateCompetition),
        recent_title: tr(language, "competition-recent"),
        recent: desk
            .recent
            .iter()
            .map(|path| {
                let command = UserCommand::OpenRecent(path.clone());
                act(command).named(path.display().to_string())
            })
            .collect(),
    }
}

/// The open competition as it is seen.
#[must_use]
pub fn data(sight: &Sight<'_>) -> OpenData {
    let language = sight.language();
    let situation = sight.situation();
    let contest = sight.contest();
    let act = |command| Act::new(language, &situation, command);
    let mut file = vec![sight.file.path.clone()];
    if sight.file.read_only {
        file.push(tr(language, "competition-read-only"));
    }
    OpenData {
        file,
        close: act(UserCommand::CloseCompetition),
        details_title: tr(language, "competition-details"),
        details: details(language, sight.desk),
        save: act(UserCommand::SaveDetails),
        players_title: text!(language, "competition-players", count = contest.players.len()),
        players: players(sight),
        new_players: FieldData::line(
            Entry::Players,
            tr(language, "competition-new-players"),
            sight.desk.text(Entry::Players),
        )
        .lines(4)
        .hint(tr(language, "competition-new-players-hint"))
        .focused(sight.desk.focus),
        add: act(UserCommand::AddPlayers),
        list: list::of_contest(sight),
        draw: draw(sight),
    }
}

fn players(sight: &Sight<'_>) -> Vec<PlayerRow> {
    let language = sight.language();
    let situation = sight.situation();
    let players = sight.contest().players.values();
    players
        .map(|player| {
            let span = player.span;
            let whole =
                crate::domain::anagram::rules::all_rounds().all(|round| span.contains(round));
            PlayerRow {
                number: player.id.to_string(),
                name: player.name.clone(),
                club: player.club.clone(),
                span: if whole {
                    String::new()
                } else {
                    text!(
                        language,
                        "competition-span",
                        from = span.from_round.get(),
                        to = span.to_round.get()
                    )
                },
                change: Act::new(
                    language,
                    &situation,
                    UserCommand::Ask(Question::ChangePlayer(player.id)),
                ),
            }
        })
        .collect()
}

fn draw(sight: &Sight<'_>) -> DrawData {
    let language = sight.language();
    let situation = sight.situation();
    let contest = sight.contest();
    let act = |command| Act::new(language, &situation, command);
    let keying = [
        (DoubleKeying::Optional, "competition-keying-optional"),
        (DoubleKeying::Required, "competition-keying-required"),
    ];
    let about =
        if sight.file.has_seed { "competition-commitment-about" } else { "competition-no-seed" };
    DrawData {
        title: tr(language, "competition-draw"),
        about: tr(language, about),
        commitment: contest.commitment.map(|digest| digest.to_string()).unwrap_or_default(),
        renew: act(UserCommand::Ask(Question::RenewCommitment)),
        hall: match contest.hall_word.as_deref() {
            None => String::new(),
            Some("") => tr(language, "competition-hall-silent"),
            Some(word) => text!(language, "competition-hall-said", word = word),
        },
        hall_word: FieldData::line(
            Entry::HallWord,
            tr(language, "competition-hall-word"),
            sight.desk.text(Entry::HallWord),
        )
        .enter(UserCommand::SetHallWord),
        set: act(UserCommand::SetHallWord),
        modes: rounds::draw_modes(sight),
        keying_title: tr(language, "competition-keying"),
        keying: keying
            .map(|(double_keying, key)| {
                let act = act(UserCommand::ChooseDoubleKeying(double_keying));
                (act.named(tr(language, key)), contest.double_keying == double_keying)
            })
            .into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_pasted_one_a_line() {
        let text = "Άννα Αλεξίου; Όμιλος Α\n\n  Βασίλης ;\nΓιώργος\tΚαβάλα\n;\n";
        let players: Vec<(String, String)> =
            typed_players(text).into_iter().map(|player| (player.name, player.club)).collect();
        let expected = [("Άννα Αλεξίου", "Όμιλος Α"), ("Βασίλης", ""), ("Γιώργος", "Καβάλα")];
        assert_eq!(players, expected.map(|(name, club)| (name.to_owned(), club.to_owned())));
    }
}
