//! Setting a competition up: title, people, players, the hall's word.

use crate::app::shell::formats::{read_rules, rules_in};
use crate::app::shell::own::{JointSetUp, OwnActs};
use crate::app::shell::{Arrival, Shell};
use crate::commands::formats::JOINT;
use crate::commands::formats::conduct::Entry as Conduct;
use crate::commands::{DrawMode, Entry, Place, Question, Shift};
use crate::domain::contest::command::Command;
use crate::domain::contest::{Details, DoubleKeying};
use crate::domain::emblem::Emblem;
use crate::domain::formats::FormatName;
use crate::domain::ids::PlayerId;
use crate::domain::person::Role;
use crate::domain::player::{Player, Span};
use crate::domain::text::{TextKind, check};
use crate::language::{quoted, tr};
use crate::storage::siblings::whole;
use crate::text;
use crate::venues::{CardError, ConductorCard};
use crate::views::competition::{
    TypedPlayer, default_title, preview, refused_line, typed_halls, typed_players,
};
use crate::views::desk::{ClubRules, Start};
use crate::views::name;

/// What can be chosen in the form beside title, list and players.
pub(in crate::app) struct SetUp {
    pub emblem: Option<Emblem>,
    pub double_keying: DoubleKeying,
    pub draw_mode: DrawMode,
    pub players: String,
    pub joint: Option<Box<JointSetUp>>,
}

impl<F: OwnActs> Shell<F> {
    /// While nothing is open what is begun is the game whose words are of the window's language.
    pub(in crate::app) fn choose_spoken_game(&mut self) {
        let language = self.desk.language;
        let mut all = FormatName::ALL.into_iter();
        let spoken = all.find(|format| rules_in(language, *format).is_some());
        if let Some(format) = spoken.filter(|_| self.keeper.is_none()) {
            self.choose_game(format);
        }
    }

    /// A new competition, or a rehearsal, shall be of this format, by the program's own rules: those of the window's language before
    /// others.
    pub(in crate::app) fn choose_game(&mut self, format: FormatName) {
        let spoken = rules_in(self.desk.language, format).filter(|(place, _)| *place > 0);
        self.desk.rules = spoken.map(|(_, rules)| rules);
        if self.desk.start == Start::New {
            self.desk.focus = Some(Entry::Title);
        }
        if self.keeper.is_none() && format != F::FORMAT {
            self.arrival = Some(Arrival::SettingUp(format));
        }
    }

    /// A new competition shall be played by these of the program's own rules.
    pub(in crate::app) fn choose_rules(&mut self, place: usize) {
        let own = F::FORMAT.own_rules();
        let text = own.get(place).map(|(text, _)| (*text).to_owned());
        let language = self.desk.language;
        self.desk.rules = text.and_then(|text| read_rules(language, text).ok());
    }

    /// A new competition shall be played by these rules.
    pub(in crate::app) fn set_up_by(&mut self, rules: ClubRules) {
        if rules.format != F::FORMAT {
            self.arrival = Some(Arrival::SettingUp(rules.format));
        }
        self.desk.rules = Some(rules);
    }

    /// What whoever conducts typed beside; nothing in the form of any other competition.
    pub(in crate::app) fn typed_joint(&mut self) -> Result<Option<Box<JointSetUp>>, String> {
        if !self.desk.own.conductor.setting_up {
            return Ok(None);
        }
        let language = self.desk.language;
        let rules = self.desk.rules.as_ref();
        if rules.is_some_and(|rules| rules.format != JOINT) {
            return Err(tr(language, "conduct-other-game"));
        }
        let text = |entry: Conduct| self.desk.text(entry.into()).trim();
        let card = ConductorCard::typed(text(Conduct::Hub), text(Conduct::Token));
        let card = match card {
            Ok(card) => card,
            Err(why) => return Err(self.no_access(&why)),
        };
        let halls = typed_halls(language, text(Conduct::Venues)).inspect_err(|_| {
            self.desk.focus = Some(Conduct::Venues.into());
        })?;
        Ok(Some(Box::new(JointSetUp { card, halls })))
    }

    /// What is wrong with the typed hub or token; the keyboard is where it is put right.
    pub(in crate::app) fn no_access(&mut self, why: &CardError) -> String {
        let (field, key) = match why {
            CardError::Field("token") => (Conduct::Token, "conduct-token-refused"),
            _ => (Conduct::Hub, "conduct-hub-refused"),
        };
        self.desk.focus = Some(field.into());
        tr(self.desk.language, key)
    }

    /// Whether nobody filled in the form, whose key was meant for something else; it is said.
    pub(in crate::app) fn nothing_is_typed(&mut self) -> bool {
        let is_blank = |entry| self.desk.text(entry).trim().is_empty();
        let nobody = is_blank(Entry::Players) && !self.desk.own.conductor.setting_up;
        let nothing = nobody && is_blank(Entry::Title) && is_blank(Entry::NewFile);
        if nothing {
            self.desk.problem(tr(self.desk.language, "competition-nothing-typed"));
            self.desk.focus = Some(Entry::Title);
        }
        nothing
    }

    /// Title, date and people as typed; `None`, and said, when the date is none.
    pub(in crate::app) fn typed_details(&mut self) -> Option<Details> {
        let typed = self.desk.text(Entry::Date).trim().to_owned();
        let date = name::parse_date(&typed).map(|date| date.format("%Y-%m-%d").to_string());
        let Some(date) = date.or_else(|| typed.is_empty().then(String::new)) else {
            let problem =
                text!(self.desk.language, "competition-date-refused", typed = quoted(&typed));
            self.desk.problem(problem);
            self.desk.focus = Some(Entry::Date);
            return None;
        };
        let typed = self.desk.text(Entry::Starts).trim().to_owned();
        let starts = name::parse_time_of_day(&typed).map(|time| time.format("%H:%M").to_string());
        let Some(starts) = starts.or_else(|| typed.is_empty().then(String::new)) else {
            let problem =
                text!(self.desk.language, "competition-starts-refused", typed = quoted(&typed));
            self.desk.problem(problem);
            self.desk.focus = Some(Entry::Starts);
            return None;
        };
        let text = |entry| self.desk.text(entry).trim().to_owned();
        let assistants = text(Entry::Assistants);
        // No competition is without a title: the hall, the history and the papers bear it.
        let title = Some(text(Entry::Title)).filter(|title| !title.is_empty());
        Some(Details {
            title: title.unwrap_or_else(|| default_title(&self.desk)),
            venue: text(Entry::Venue),
            club: text(Entry::Club),
            starts,
            date,
            referee: text(Entry::Referee),
            assistants: assistants
                .split([',', ';', '\n'])
                .map(|name| name.trim().to_owned())
                .filter(|name| !name.is_empty())
                .collect(),
        })
    }

    pub(in crate::app) fn save_details(&mut self) {
        let Some(details) = self.typed_details() else { return };
        let Some(session) = &self.keeper else { return };
        let referee = details.referee.clone();
        // A referee whose name is put right sits there under it, too.
        let before = &session.record().contest().common.details.referee;
        let person = &self.desk.person;
        let is_referee = person.role == Role::Referee && person.name == *before;
        if (person.name.is_empty() || is_referee) && check(&referee, TextKind::Name).is_ok() {
            self.desk.person.name = referee;
        }
        if self.perform(Command::ChangeDetails { details }) {
            let text = tr(self.desk.language, "competition-saved");
            self.desk.done(text);
        }
    }

    /// Whether every line of the typed list is a player; the first that is not is said.
    pub(in crate::app) fn all_lines_are_players(&mut self) -> bool {
        let refused = refused_line(self.desk.language, self.desk.text(Entry::Players));
        let all = refused.is_none();
        if let Some(refused) = refused {
            self.desk.problem(refused);
            self.desk.focus = Some(Entry::Players);
        }
        all
    }

    /// Adds the typed players; asks first when somebody like them is there.
    pub(in crate::app) fn add_players(&mut self) {
        // Nobody is typed yet: asked for from elsewhere, it leads to where they are.
        if self.desk.text(Entry::Players).trim().is_empty() {
            self.go(Place::Competition);
            self.desk.focus = Some(Entry::Players);
            return;
        }
        if !self.all_lines_are_players() {
            return;
        }
        let Some(session) = &self.keeper else { return };
        let common = &session.record().contest().common;
        let typed = self.desk.text(Entry::Players);
        if preview(self.desk.language, Some(common), typed).iter().any(|row| row.warning.is_some())
        {
            self.open_question(Question::AddDuplicates);
        } else {
            self.add_typed_players();
        }
    }

    pub(in crate::app) fn add_typed_players(&mut self) {
        let Some(session) = &self.keeper else { return };
        let next = F::next_round(session.record().contest());
        let span = Span {
            from_round: self.desk.add_from.unwrap_or(next),
            to_round: session.record().contest().game.last_round(),
        };
        let players = typed_players(self.desk.text(Entry::Players)).players;
        if players.is_empty() {
            return;
        }
        let added = players.len();
        let add = |player: TypedPlayer| {
            let TypedPlayer { name, club, .. } = player;
            Command::AddPlayer { id: None, name, club, span }
        };
        // All or none: what was added would be typed a second time.
        if !self.perform(Command::Several(players.iter().cloned().map(add).collect())) {
            self.desk.focus = Some(Entry::Players);
            return;
        }
        F::players_added(self, &players);
        self.desk.set(Entry::Players, "");
        self.desk.add_from = None;
        // Whoever is asked who they are types their name first.
        if !matches!(self.desk.question, Some((Question::Person(_), _))) {
            self.desk.focus = Some(Entry::Players);
        }
        let text = text!(self.desk.language, "competition-added", count = added);
        self.desk.done(text);
    }

    /// A club of one spelling gets another: all of its players as one action.
    pub(in crate::app) fn spell_club(&mut self, from: &str, to: &str) {
        let Some(session) = &self.keeper else { return };
        let players = session.record().contest().common.players.values();
        let spelled = players
            .filter(|player| player.club == from)
            .map(|player| Player { club: to.to_owned(), ..player.clone() })
            .map(|player| Command::ChangePlayer { player });
        let spelled: Vec<Command<F>> = spelled.collect();
        let count = spelled.len();
        if count > 0 && self.perform(Command::Several(spelled)) {
            let told = text!(self.desk.language, "competition-spelled", count = count, club = to);
            self.desk.done_and_undone(told);
        }
    }

    /// Whether every sheet must be keyed twice: of the open competition, or of the one that is set up.
    pub(in crate::app) fn choose_double_keying(&mut self, double_keying: DoubleKeying) {
        if self.keeper.is_some() {
            self.perform(Command::SetDoubleKeying { double_keying });
        } else {
            self.desk.new_keying = double_keying;
        }
    }

    /// How the next letters are drawn. Bags are remembered for this file, which does not say it before its first draw.
    pub(in crate::app) fn choose_bags(&mut self, mode: DrawMode) {
        self.desk.draw_mode = mode;
        let path = self.keeper.as_ref().map(|keeper| whole(keeper.path()));
        let bags = path.filter(|_| mode == DrawMode::Physical);
        self.desk.settings.from_bags = bags;
    }

    /// Records what was chosen in the form beside title, list and players.
    pub(in crate::app) fn choose_as_set_up(&mut self, form: SetUp) {
        let SetUp { emblem, double_keying, draw_mode, players, joint } = form;
        if emblem.is_some() {
            self.perform(Command::SetEmblem { emblem });
        }
        if let Some(joint) = joint {
            F::conduct(self, *joint);
            return;
        }
        if double_keying != DoubleKeying::default() {
            self.perform(Command::SetDoubleKeying { double_keying });
        }
        self.choose_bags(draw_mode);
        self.desk.set(Entry::Players, players);
        self.add_typed_players();
        self.desk.place = Place::Competition;
    }

    /// Two neighbours change places: names, clubs and rounds; the numbers stay where they are.
    pub(in crate::app) fn move_player(&mut self, id: PlayerId, shift: Shift) {
        let Some(session) = &self.keeper else { return };
        let players = &session.record().contest().common.players;
        let other = match shift {
            Shift::Up => players.range(..id).next_back(),
            Shift::Down => players.range(id.next()..).next(),
        };
        let Some((one, other)) = players.get(&id).cloned().zip(other.map(|(_, p)| p.clone()))
        else {
            return;
        };
        let (first, second) = (one.id, other.id);
        let swapped = [Player { id: second, ..one }, Player { id: first, ..other }];
        let change = |player| Command::ChangePlayer { player };
        self.perform(Command::Several(swapped.map(change).into()));
    }
}
