//! What changes only the desk.

use std::cmp::Ordering;

use crate::app::shell::Shell;
use crate::app::shell::own::{OwnActs, Taken};
use crate::app::shell::unclosed;
use crate::commands::{Entry, Place, Question, UserCommand, When, WordsTab, spec, why_not};
use crate::domain::contest::Details;
use crate::domain::person::Role;
use crate::domain::text::{TextKind, check};
use crate::language::{Language, tr};
use crate::screens::Act;
use crate::text;
use crate::views::desk::{Over, Start};
use crate::views::palette::{self, Day, PaletteData, PaletteRow};
use crate::views::settings::TABS;
use crate::views::{Sight, console, questions};

/// The sizes of everything, in percent.
const SIZES: [u16; 9] = [75, 90, 100, 110, 125, 150, 175, 200, 250];

impl<F: OwnActs> Shell<F> {
    pub(in crate::app) fn speak(&mut self, language: Language) {
        self.desk.language = language;
        self.desk.settings.language = Some(language);
        self.desk.chosen = Some(language);
        // The form keeps the game that was chosen there.
        if self.desk.start != Start::New {
            self.choose_spoken_game();
        }
    }

    /// The next size of a list, or the plain one.
    pub(in crate::app) fn resize(&mut self, to: Ordering) {
        let size = &mut self.desk.settings.size_percent;
        let next = match to {
            Ordering::Less => SIZES.into_iter().rev().find(|other| other < size),
            Ordering::Equal => Some(100),
            Ordering::Greater => SIZES.into_iter().find(|other| other > size),
        };
        *size = next.unwrap_or(*size);
    }

    /// Tab led on once more.
    pub(in crate::app) fn count_tab(&mut self) {
        let tabs = &mut self.desk.settings.tabs;
        *tabs = tabs.saturating_add(1).min(TABS);
    }

    pub(in crate::app) fn open_palette(&mut self) {
        self.desk.set(Entry::Palette, "");
        // What is typed at once is the search, too.
        self.desk.focus = Some(Entry::Palette);
        self.desk.over = Some(Over::Palette(0));
    }

    /// The keys of the place, or of the question that is open; asked once more they go.
    pub(in crate::app) fn show_keys(&mut self) {
        let over = match (self.desk.over, &mut self.desk.question) {
            (Some(Over::Keys(row)), _) => return self.put_keys_away(row),
            (Some(Over::Palette(row)), _) => Some(Over::Keys(Some(row))),
            (Some(Over::Answers), _) => None,
            // They stand where a refusal does.
            (None, Some((_, refused))) => {
                *refused = None;
                Some(Over::Answers)
            }
            (None, None) => Some(Over::Keys(None)),
        };
        self.desk.over = over;
    }

    /// Whoever came from the palette finds it as it was.
    fn put_keys_away(&mut self, row: Option<usize>) {
        self.desk.over = row.map(Over::Palette);
        if row.is_some() {
            self.desk.focus = Some(Entry::Palette);
        }
    }

    fn palette(&self) -> Option<PaletteData> {
        match &self.keeper {
            Some(open) => console::palette(&Sight::of(open, &self.desk)),
            None => palette::data(&self.desk, &self.desk.with_none_open(), &Day::NONE, None),
        }
    }

    pub(in crate::app) fn move_in_palette(&mut self, by: isize) {
        let Some(data) = self.palette() else { return };
        let Some(now) = data.rows.iter().position(|row| row.chosen) else { return };
        let next = now.saturating_add_signed(by).min(data.rows.len() - 1);
        self.desk.over = Some(Over::Palette(next));
    }

    /// Yes to what lies on top: the palette's row, the keys, the question.
    pub(in crate::app) fn confirm(&mut self) {
        match self.desk.over {
            None | Some(Over::Answers) => {
                self.desk.over = None;
                self.answer();
            }
            Some(Over::Keys(row)) => self.put_keys_away(row),
            Some(Over::Palette(_)) => {
                let rows = self.palette().map(|data| data.rows).unwrap_or_default();
                let chosen = rows.into_iter().find(|row| row.chosen);
                // What an open competition hinders leads to closing it.
                let hindered =
                    |row: &PaletteRow| matches!(spec(&row.act.command).when, When::Closed);
                if let Some(row) = chosen.as_ref().filter(|row| !row.act.enabled && hindered(row)) {
                    self.desk.over = None;
                    self.tell_why_not(&row.act.command);
                } else if let Some(row) = chosen.filter(|row| row.act.enabled) {
                    self.desk.over = None;
                    self.dispatch(row.act.command);
                }
            }
        }
    }

    pub(in crate::app) fn cancel(&mut self) {
        match self.desk.over.take() {
            None if self.desk.question.is_none() => {
                let told = self.desk.notices.len();
                self.desk.notices.retain(|notice| notice.kind.stays());
                if self.desk.notices.len() == told {
                    F::put_away(self);
                }
            }
            None => self.cancel_question(),
            Some(Over::Keys(row)) => self.put_keys_away(row),
            // What F1 added to a question goes, not what is answered of it.
            Some(Over::Answers | Over::Palette(_)) => {}
        }
    }

    /// Says why a command cannot be asked now; its key was pressed.
    pub(in crate::app) fn tell_why_not(&mut self, command: &UserCommand) {
        let open = self.keeper.as_ref();
        let situation = open.map(|open| Sight::of(open, &self.desk).situation());
        let situation = situation.unwrap_or_else(|| self.desk.with_none_open());
        let language = self.desk.language;
        let act = Act::new(language, &situation, command.clone());
        let why = why_not(command, &situation);
        let is_open = why == Some(When::Closed.why_not(&situation));
        if is_open && *command == UserCommand::SetUp && !self.time_runs() {
            return self.open_question(Question::NewInstead);
        }
        // Undoing is hindered by the field alone where nothing else keeps it.
        let why = tr(language, why.map_or("commands-typed-undone", F::said));
        let what = act.label.trim_end_matches('…');
        let told = text!(language, "commands-hindered", what = what, why = why);
        if is_open {
            self.desk.waits(told, UserCommand::CloseCompetition);
        } else {
            self.desk.hindered(told);
        }
    }

    /// Somebody is chosen in the question who is at the desk: yes seats them.
    pub(in crate::app) fn choose_person(&mut self, name: String, role: Role) {
        // The next name that is typed has not this one's role.
        let known = self
            .keeper
            .as_ref()
            .map(|open| questions::role_of(&Sight::of(open, &self.desk), &name));
        self.open_question(Question::Person(Some(role).filter(|_| known != Some(role))));
        self.desk.set(Entry::Person, name);
    }

    pub(in crate::app) fn take_desk(&mut self, name: String, role: Role) {
        if let Err(why) = check(&name, TextKind::Name) {
            let problem = self.desk.language.unfit_text(&why);
            self.desk.problem(problem);
            return;
        }
        self.desk.person.name = name;
        self.desk.person.role = role;
        let written_to = self.keeper.as_ref().filter(|open| !open.read_only());
        if let (Some(list), Some(open)) = (&self.outside.recent, written_to) {
            let at_ms = (self.outside.time)().wall_ms;
            unclosed::seat(list, open.path(), Some((&self.desk.person, at_ms)));
        }
        if matches!(self.desk.question, Some((Question::Person(_), _))) {
            self.desk.question = None;
        }
        // The decision that waited for whoever may take it.
        if let Some(question) = self.desk.interrupted.take()
            && self.asked(&question).is_some_and(|asked| asked.office.is_held_by(role))
        {
            self.open_question(question);
        }
        F::person_changed(self);
    }

    /// Whoever sits down at an open competition says who they are, before anything is written in somebody's name; where
    /// only one person can be meant, nobody is asked.
    pub(in crate::app) fn ask_who(&mut self) {
        let Some(open) = self.keeper.as_ref().filter(|open| !open.read_only()) else { return };
        // A time that runs is more urgent.
        let later = F::is_urgent(&Sight::of(open, &self.desk));
        self.desk.asks_who_later = later;
        if later {
            return;
        }
        let person = self.desk.person.clone();
        if person.name.is_empty() {
            return self.open_question(Question::Person(Some(Role::Referee)));
        }
        let Details { referee, assistants, .. } = &open.record().contest().common.details;
        let log = open.record().log().iter().map(|recorded| &recorded.who);
        let here = log.filter(|who| who.station == person.station).map(|who| &who.name);
        let all = here.chain([referee]).chain(assistants);
        let others = all.filter(|name| !name.is_empty() && !person.is_called(name)).count();
        if others > 0 {
            self.open_question(Question::Person(None));
            self.desk.set(Entry::Person, person.name);
        }
    }

    /// Whoever keyed goes on keying, unless a time runs or waits for an answer.
    pub(in crate::app) fn keys_on(&mut self) {
        let open = self.keeper.as_ref();
        if open.is_some_and(|open| !F::is_urgent(&Sight::of(open, &self.desk))) {
            self.go(F::KEYS);
        }
    }

    /// Asks who sits there once the time is answered that was asked about first; whether that was so.
    pub(in crate::app) fn follow_who(&mut self) -> bool {
        if !self.desk.asks_who_later || self.desk.question.is_some() {
            return false;
        }
        self.ask_who();
        !self.desk.asks_who_later
    }

    pub(in crate::app) fn go(&mut self, place: Place) {
        self.keep_draft();
        // Whoever comes to Words comes to what waits.
        if place == Place::Words && self.desk.place != place && self.words_wait() {
            self.desk.words_tab = WordsTab::Queue;
        }
        self.desk.place = place;
        self.leave_question();
        self.desk.number.clear();
        F::arrived(self, place);
        if place == Place::Standings {
            self.desk.standings_after = None;
        }
        if place == Place::Stations {
            self.see_addresses();
        }
        if place == Place::Words {
            self.select_what_is_seen();
        }
    }

    fn words_wait(&self) -> bool {
        let open = self.keeper.as_ref().map(|open| Sight::of(open, &self.desk));
        let waiting = open.map(|sight| F::waiting(&sight)).unwrap_or_default();
        waiting.into_iter().any(|(place, count)| place == Place::Words && count > 0)
    }

    pub(in crate::app) fn type_text(&mut self, entry: Entry, text: String) {
        if F::typed_text(self, entry, &text) == Taken::Yes {
            return;
        }
        if entry == Entry::Palette {
            self.desk.over = Some(Over::Palette(0));
        }
        // Why an answer was refused is no longer true of another.
        let is_other = self.desk.text(entry) != text;
        if let Some((_, refused)) = self.desk.question.as_mut().filter(|_| is_other) {
            *refused = None;
        }
        let of_print = [Entry::DocumentFile, Entry::PrintPlayer, Entry::BlankSheets];
        if of_print.contains(&entry) && is_other {
            self.desk.press.told = None;
        }
        self.desk.set(entry, text);
        if entry == Entry::ListSearch && self.desk.words_tab != WordsTab::Search {
            self.desk.words_tab = WordsTab::Search;
            self.select_what_is_seen();
        }
    }

    pub(in crate::app) fn dismiss(&mut self, index: usize) {
        if index < self.desk.notices.len() {
            self.desk.notices.remove(index);
        }
    }
}
