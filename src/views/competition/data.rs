//! What is seen in Competition.

use super::alike::{self, AlikeData};
use super::details::{date_read, details, new_players};
use super::emblem::{self, EmblemData};
use super::join::JoinData;
use super::list::{self, ListData};
use super::players::{PreviewRow, preview};
use super::setup::{SetupData, keyings};
use super::start::StartData;
use crate::commands::{
    CopyKind, Entry, Question, Shift, Situation, UserCommand, When, is_barred, listed,
};
use crate::domain::contest::Openness;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::player::{Player, Span};
use crate::language::tr;
use crate::print::documents::Wish;
use crate::screens::{Act, FieldData, Tone};
use crate::text;
use crate::views::{OwnCards, OwnViews, Sight};

/// What is seen: what can be begun, the form of a new competition, or the open one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CompetitionData {
    /// No competition is open.
    Start(Box<StartData>),
    /// A hall takes part in a joint one.
    Join(Box<JoinData>),
    /// A new one is set up.
    Setup(Box<SetupData>),
    /// One is.
    Open(Box<OpenData>),
}

/// The open competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenData {
    /// What there is to do, until the first draw.
    pub next: Option<NextData>,
    /// The file's path, and that it is read only.
    pub file: Vec<String>,
    /// The name of its card.
    pub file_title: String,
    /// Copy, publish, close.
    pub file_acts: Vec<Act>,
    /// Heading of the details.
    pub details_title: String,
    /// Why neither details nor picture can be changed once they are signed; empty before.
    pub signed: String,
    /// Title, date and people.
    pub details: Vec<FieldData>,
    /// How the typed date is read.
    pub date_read: (String, Tone),
    /// Keeps them.
    pub save: Act,
    /// The players; `None` where they are the halls'.
    pub players: Option<PlayersData>,
    /// The word list.
    pub list: ListData,
    /// The draw.
    pub draw: DrawData,
    /// The club's picture.
    pub emblem: EmblemData,
    /// What the format's own competitions have beside.
    pub own: OwnCards,
}

/// The players, and those to come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayersData {
    /// How many.
    pub title: String,
    /// Who and what seems to be there twice, until it is settled.
    pub alike: Vec<AlikeData>,
    /// Each of them.
    pub rows: Vec<PlayerRow>,
    /// Whether anybody can be added: not to a signed competition.
    pub may_add: bool,
    /// New players, one a line.
    pub new: FieldData,
    /// What is chosen below.
    pub from_title: String,
    /// The round from which on they are there, and which is on; none before the first round, and
    /// while nobody is typed.
    pub from: Vec<(Act, bool)>,
    /// A table of players: its path.
    pub file: FieldData,
    /// Read, choose.
    pub file_acts: Vec<Act>,
    /// Those to be added.
    pub preview: Vec<PreviewRow>,
    /// Adds them.
    pub add: Act,
    /// That there are more than are seen: `#` stands for how many.
    pub more: String,
}

/// What there is to do before the first draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextData {
    /// Heading.
    pub title: String,
    /// In what order.
    pub about: String,
    /// What leads there; the last goes on.
    pub acts: Vec<Act>,
    /// That another list would judge better, and what brings it.
    pub list: Option<(String, Act)>,
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
    /// How they stand, with its sign, where they stand otherwise than all.
    pub stands: (String, Tone),
    /// Change, remove or leave, move: what can be done now.
    pub acts: Vec<Act>,
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
    /// A new one, where it is none that others have.
    pub renew: Option<Act>,
    /// What the hall called, as recorded; empty when nothing is.
    pub hall: String,
    /// What it calls, and what records it; `None` where halls call theirs.
    pub hall_word: Option<(FieldData, Act)>,
    /// How letters are drawn, and which way is on.
    pub modes: Vec<(Act, bool)>,
    /// What else of the game is chosen before the first letters, and which is on; and what the choices mean.
    pub before: (Vec<(Act, bool)>, Vec<String>),
    /// Whether sheets are keyed twice: a heading, and which is on; `None` where the halls have the sheets.
    pub keying: Option<(String, Vec<(Act, bool)>)>,
    /// Takes in sheets that were keyed elsewhere.
    pub take_in: Option<Act>,
}

/// The open competition as it is seen.
pub fn data<F: OwnViews>(sight: &Sight<'_, F>) -> OpenData {
    let language = sight.language();
    let situation = sight.situation();
    let act = |command| Act::new(language, &situation, command);
    let mut file = vec![sight.file.path.clone()];
    if sight.file.read_only {
        file.push(tr(language, "competition-read-only"));
    }
    let is_elsewhere = is_barred(&UserCommand::AddPlayers, &situation);
    OpenData {
        next: next(sight),
        file,
        file_title: tr(language, "competition-its-file"),
        file_acts: [
            UserCommand::Ask(Question::Copy(CopyKind::Whole)),
            UserCommand::Ask(Question::Copy(CopyKind::Publication)),
            UserCommand::CloseCompetition,
        ]
        .map(act)
        .into(),
        details_title: tr(language, "competition-details"),
        signed: match sight.contest().common.openness {
            Openness::Signed => tr(language, "competition-signed"),
            Openness::Open => String::new(),
        },
        details: details(language, sight.desk),
        date_read: date_read(language, sight.desk),
        save: act(UserCommand::SaveDetails),
        players: (!is_elsewhere).then(|| players(sight)),
        list: list::of_contest(sight),
        draw: draw(sight),
        emblem: emblem::data(sight),
        own: F::cards(sight),
    }
}

/// What there is to do before the first draw: in its order, and by which list it would be judged better.
fn next<F: OwnViews>(sight: &Sight<'_, F>) -> Option<NextData> {
    let language = sight.language();
    let situation = sight.situation();
    if !When::BeforeDraws.is_met(&situation) {
        return None;
    }
    let common = &sight.contest().common;
    let count = common.players.len();
    let act = |command| Act { hint: String::new(), ..Act::new(language, &situation, command) };
    let paper = |document| act(UserCommand::ShowDocument(Wish::whole(document)));
    let papers = F::AT_FIRST.iter().map(|&document| paper(document));
    let acts = papers.chain([act(UserCommand::Go(F::PLAY))]).collect();
    let [title, next] = F::NEXT;
    let about = if count == 0 { "competition-next-players" } else { next };
    Some(NextData {
        title: text!(language, title, count = count),
        about: tr(language, about),
        acts: if count == 0 { Vec::new() } else { acts },
        list: common.lexicon.as_ref().and_then(|passport| {
            let may_change = act(UserCommand::Ask(Question::ChangeList)).enabled;
            let suggestion = list::suggestion(sight.desk, passport).filter(|_| may_change)?;
            Some((suggestion, act(UserCommand::BrowseList)))
        }),
    })
}

/// The rounds from which on those to be added can be there: up to the next one.
fn from_rounds<F: OwnViews>(sight: &Sight<'_, F>) -> Vec<(Act, bool)> {
    let language = sight.language();
    let situation = sight.situation();
    let next = F::next_round(sight.contest());
    if next == RoundNo::FIRST {
        return Vec::new();
    }
    let on = sight.desk.add_from.unwrap_or(next);
    let act = |round: RoundNo| {
        let act = Act::new(language, &situation, UserCommand::AddFrom(round));
        (act.named(text!(language, F::said("competition-from"), round = round.get())), round == on)
    };
    sight.rounds().filter(|&round| round <= next).map(act).collect()
}

fn players<F: OwnViews>(sight: &Sight<'_, F>) -> PlayersData {
    let language = sight.language();
    let situation = sight.situation();
    let common = &sight.contest().common;
    let act = |command| Act::new(language, &situation, command);
    let preview = preview(language, Some(common), sight.desk.text(Entry::Players));
    let add = act(UserCommand::AddPlayers);
    let count = preview.iter().filter(|row| row.is_player()).count();
    let named = text!(language, "competition-add", count = count);
    PlayersData {
        may_add: add.enabled,
        more: text!(language, "common-more", count = "#"),
        title: text!(language, "competition-players", count = common.players.len()),
        alike: alike::data(sight),
        rows: player_rows(sight),
        new: new_players(language, sight.desk).lines(2),
        file: FieldData::line(
            Entry::PlayersFile,
            tr(language, "competition-players-file"),
            sight.desk.text(Entry::PlayersFile),
        )
        .hint(tr(language, "competition-players-file-hint"))
        .focused(sight.desk.focus)
        .enter(UserCommand::ReadPlayers),
        file_acts: [UserCommand::ReadPlayers, UserCommand::BrowsePlayers].map(act).into(),
        from_title: tr(language, F::said("competition-add-from")),
        from: if preview.is_empty() { Vec::new() } else { from_rounds(sight) },
        add: if count > 0 { add.named(named) } else { Act { enabled: false, ..add } },
        preview,
    }
}

fn player_rows<F: OwnViews>(sight: &Sight<'_, F>) -> Vec<PlayerRow> {
    let situation = sight.situation();
    let players = sight.contest().common.players.values();
    players
        .map(|player| PlayerRow {
            number: player.id.to_string(),
            name: player.name.clone(),
            club: player.club.clone(),
            stands: stands(sight, player),
            acts: player_acts(sight, &situation, player.id),
        })
        .collect()
}

/// How a player stands, where otherwise than all: who was expelled, who left, who came later.
fn stands<F: OwnViews>(sight: &Sight<'_, F>, player: &Player) -> (String, Tone) {
    let language = sight.language();
    let common = &sight.contest().common;
    let Span { from_round: from, to_round: to } = player.span;
    if common.is_expelled(player.id) {
        return (format!("✗ {}", tr(language, "standings-expelled")), Tone::Bad);
    }
    if let Some(last) = common.expelled_from_rest_after(player.id) {
        let after = text!(language, F::said("standings-expelled-after"), round = last.get());
        return (format!("✗ {after}"), Tone::Bad);
    }
    let later = from > RoundNo::FIRST;
    if to < sight.contest().game.last_round() {
        let key = match (later, from == to) {
            (true, true) => "competition-only",
            (true, false) => "competition-span",
            (false, _) => "competition-left",
        };
        let left = text!(language, F::said(key), from = from.get(), to = to.get());
        return (format!("– {left}"), Tone::Open);
    }
    let came = text!(language, F::said("competition-came"), round = from.get());
    (if later { format!("+ {came}") } else { String::new() }, Tone::Plain)
}

/// What can be done with a player now: before the first draw places change, and who was entered by
/// mistake is removed; leaving is for later.
fn player_acts<F: OwnViews>(
    sight: &Sight<'_, F>,
    situation: &Situation,
    player: PlayerId,
) -> Vec<Act> {
    let language = sight.language();
    let players = &sight.contest().common.players;
    let is_last = players.last_key_value().is_some_and(|(last, _)| *last == player);
    let is_first = players.first_key_value().is_some_and(|(first, _)| *first == player);
    let commands = [
        Some(UserCommand::Ask(Question::ChangePlayer(player))),
        Some(UserCommand::Ask(if situation.before_draws {
            Question::Remove(player)
        } else {
            Question::Leave(player)
        })),
        (!is_first).then_some(UserCommand::MovePlayer(player, Shift::Up)),
        (!is_last).then_some(UserCommand::MovePlayer(player, Shift::Down)),
    ];
    let acts = commands.into_iter().flatten();
    let acts = acts.map(|command| Act::new(language, situation, command));
    acts.filter(|act| act.enabled).collect()
}

fn draw<F: OwnViews>(sight: &Sight<'_, F>) -> DrawData {
    let language = sight.language();
    let situation = sight.situation();
    let contest = sight.contest();
    let act = |command| Act::new(language, &situation, command);
    let about =
        if sight.file.has_seed { "competition-commitment-about" } else { "competition-no-seed" };
    let about = F::drawn_elsewhere(sight).unwrap_or(about);
    let take_in = UserCommand::Ask(Question::TakeIn);
    let renew = UserCommand::Ask(Question::RenewCommitment);
    let is_here = |command: &UserCommand| !is_barred(command, &situation);
    let double = contest.common.double_keying;
    // After the first draw neither can be done any more.
    let not_begun = F::next_round(contest) == RoundNo::FIRST;
    let hall_word = || {
        let label = tr(language, "competition-hall-word");
        let typed = sight.desk.text(Entry::HallWord);
        let field = FieldData::line(Entry::HallWord, label, typed).enter(UserCommand::SetHallWord);
        (field, act(UserCommand::SetHallWord))
    };
    DrawData {
        title: tr(language, "competition-draw"),
        about: tr(language, F::said(about)),
        commitment: contest.common.commitment.map(|digest| digest.to_string()).unwrap_or_default(),
        renew: (not_begun && is_here(&renew)).then(|| act(renew)),
        hall: match contest.common.hall_word.as_deref() {
            None => String::new(),
            Some("") => tr(language, "competition-hall-silent"),
            Some(word) => text!(language, "competition-hall-said", word = word),
        },
        hall_word: (not_begun && is_here(&UserCommand::SetHallWord)).then(hall_word),
        modes: F::draw_modes(sight, &situation),
        before: F::chosen_before(sight, &situation),
        keying: is_here(&UserCommand::ChooseDoubleKeying(double))
            .then(|| (tr(language, "competition-keying"), keyings(language, &situation, double))),
        take_in: (listed(F::FORMAT).contains(&take_in) && is_here(&take_in)).then(|| act(take_in)),
    }
}
