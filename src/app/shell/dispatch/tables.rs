//! What comes from files at setting up: a club's own rules, a table of players.

use std::fs;
use std::path::PathBuf;

use crate::app::shell::Shell;
use crate::app::shell::formats::read_rules;
use crate::app::shell::own::OwnActs;
use crate::commands::Entry;
use crate::exchange::Table;
use crate::language::tr;
use crate::text;
use crate::views::competition::{TypedList, TypedPlayer, players_of_table};

/// Longer files are no rules and no list of players.
const MAX_BYTES: u64 = 4_000_000;

impl<F: OwnActs> Shell<F> {
    /// The bytes of the file at a typed path; what is wrong is said.
    fn read_typed(&mut self, entry: Entry) -> Option<Vec<u8>> {
        let language = self.desk.language;
        let path = PathBuf::from(self.desk.text(entry).trim());
        let read = match fs::metadata(&path) {
            Ok(facts) if facts.is_file() && facts.len() <= MAX_BYTES => fs::read(&path).ok(),
            Ok(_) | Err(_) => None,
        };
        if read.is_none() {
            let file = path.display().to_string();
            self.desk.problem(text!(language, "competition-not-read", file = file));
            self.desk.focus = Some(entry);
        }
        read
    }

    pub(in crate::app) fn read_rules(&mut self) {
        let Some(bytes) = self.read_typed(Entry::RulesFile) else { return };
        let language = self.desk.language;
        let text = String::from_utf8(bytes).map_err(|_| tr(language, "competition-rules-no-text"));
        let rules = text.and_then(|text| read_rules(language, text));
        match rules {
            Ok(rules) => {
                self.desk.set(Entry::RulesFile, "");
                self.set_up_by(rules);
            }
            Err(why) => {
                let problem = text!(language, "competition-rules-refused", why = why);
                self.desk.problem(problem);
                self.desk.focus = Some(Entry::RulesFile);
            }
        }
    }

    /// The players of a table, laid out to be looked through before they are added.
    pub(in crate::app) fn read_players(&mut self) {
        let Some(bytes) = self.read_typed(Entry::PlayersFile) else { return };
        let language = self.desk.language;
        let Ok(Table { header, lines }) = Table::read(&bytes) else {
            self.desk.problem(tr(language, "competition-players-no-table"));
            self.desk.focus = Some(Entry::PlayersFile);
            return;
        };
        let rows = std::iter::once(header).chain(lines.into_iter().map(|(_, cells)| cells));
        let players = players_of_table(rows.collect());
        let TypedList { players, nameless } = players;
        if players.is_empty() {
            self.desk.problem(tr(language, "competition-players-no-table"));
            return;
        }
        let before = self.desk.text(Entry::Players).trim_end().to_owned();
        let line = |player: TypedPlayer| {
            let TypedPlayer { line, name, club, team, member, .. } = player;
            (line, vec![name, club, team, member])
        };
        // What stands there without a name is to be put right: it does not vanish.
        let mut rows: Vec<(usize, Vec<String>)> = players.into_iter().map(line).collect();
        rows.extend(nameless);
        rows.sort_by_key(|(line, _)| *line);
        let line =
            |(_, cells): (usize, Vec<String>)| cells.join("; ").trim_end_matches("; ").to_owned();
        let lines = rows.into_iter().map(line);
        let all = (!before.is_empty()).then_some(before).into_iter().chain(lines);
        let text = all.collect::<Vec<_>>().join("\n");
        self.desk.set(Entry::Players, text);
        self.desk.set(Entry::PlayersFile, "");
    }
}
