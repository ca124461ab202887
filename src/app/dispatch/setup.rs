//! Setting a competition up: title, people, players, the hall's word.

use crate::app::shell::Shell;
use crate::commands::Entry;
use crate::domain::anagram::rules::all_rounds;
use crate::domain::contest::Details;
use crate::domain::contest::command::Command;
use crate::domain::ids::RoundNo;
use crate::domain::player::Span;
use crate::language::tr;
use crate::text;
use crate::views::competition::typed_players;

impl Shell {
    /// Title, date and people as typed.
    pub(super) fn typed_details(&self) -> Details {
        let text = |entry| self.desk.text(entry).trim().to_owned();
        let assistants = text(Entry::Assistants);
        Details {
            title: text(Entry::Title),
            venue: text(Entry::Venue),
            date: text(Entry::Date),
            referee: text(Entry::Referee),
            assistants: assistants
                .split([',', ';', '\n'])
                .map(|name| name.trim().to_owned())
                .filter(|name| !name.is_empty())
                .collect(),
        }
    }

    pub(super) fn save_details(&mut self) {
        let details = self.typed_details();
        if self.desk.person.name.is_empty() {
            self.desk.person.name.clone_from(&details.referee);
        }
        if self.perform(Command::ChangeDetails { details }) {
            let text = tr(self.desk.language, "competition-saved");
            self.desk.done(text);
        }
    }

    pub(super) fn add_players(&mut self) {
        let players = typed_players(self.desk.text(Entry::Players));
        let span = Span {
            from_round: RoundNo::FIRST,
            to_round: all_rounds().next_back().unwrap_or(RoundNo::FIRST),
        };
        let mut added = 0_usize;
        for player in players {
            let command =
                Command::AddPlayer { id: None, name: player.name, club: player.club, span };
            if !self.perform(command) {
                return;
            }
            added += 1;
        }
        self.desk.set(Entry::Players, "");
        self.desk.focus = Some(Entry::Players);
        let text = text!(self.desk.language, "competition-added", count = added);
        self.desk.done(text);
    }

    pub(super) fn set_hall_word(&mut self) -> Result<(), String> {
        let text = self.desk.text(Entry::HallWord).to_owned();
        self.say(Command::SetHallWord { text })?;
        self.desk.set(Entry::HallWord, "");
        Ok(())
    }
}
