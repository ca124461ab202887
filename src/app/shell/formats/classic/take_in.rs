//! What was keyed or recorded elsewhere: a competition, a document, a table of results or a game is read, held against
//! the open competition, and taken in as one action.

use std::fs;
use std::path::{Path, PathBuf};

use crate::app::shell::Shell;
use crate::app::shell::brought::Content;
use crate::commands::formats::classic::Question as Q;
use crate::commands::{Entry, Question};
use crate::domain::contest::command::Command;
use crate::domain::formats::classic::Contest;
use crate::domain::formats::classic::command::{Brought as Result_, Command as D};
use crate::domain::formats::classic::entered::Entered;
use crate::domain::formats::classic::gcg::import::Imported;
use crate::domain::formats::classic::gcg::{self, lines};
use crate::domain::formats::classic::notation::tiles_text;
use crate::domain::formats::classic::state::Classic;
use crate::domain::formats::classic::written::TurnText;
use crate::exchange::formats::classic::{Document, read_results};
use crate::language::{Language, quoted};
use crate::storage::{Access, CompetitionFile, StorageError};
use crate::text;
use crate::views::Sight;
use crate::views::desk::formats::classic::{Brought, BroughtTables};
use crate::views::formats::classic::results::on_desk;
use crate::views::formats::classic::take_in::{brought, coming, seats_of};

/// Whoever has a number there is who has it here; else the results are of another competition.
fn same_people(
    here: &Contest,
    there: impl Iterator<Item = (crate::domain::ids::PlayerId, String)>,
    (language, file): (Language, &str),
) -> Result<(), String> {
    for (player, name) in there {
        let known = here.common.players.get(&player).map_or("", |player| player.name.as_str());
        if known != name {
            let (there, here) = (name, known.to_owned());
            let number = player.to_string();
            return Err(text!(
                language,
                "meeting-take-in-other-people",
                file = file,
                number = number,
                there = there,
                here = here
            ));
        }
    }
    Ok(())
}

impl Shell<Classic> {
    /// Reads a file that was chosen in a dialog.
    pub(super) fn bring_tables(&mut self, path: &Path) {
        let asked = Question::from(Q::TakeIn);
        if self.desk.question.as_ref().is_none_or(|(question, _)| *question != asked) {
            self.open_question(asked.clone());
        }
        if self.desk.question.as_ref().is_some_and(|(question, _)| *question == asked) {
            self.desk.set(Entry::SheetsFile, path.display().to_string());
            let why = self.read_tables_from().err();
            self.desk.question = Some((asked, why));
        }
    }

    /// Reads the file at the typed path; why nothing of it can be taken in.
    pub(super) fn read_tables_from(&mut self) -> Result<(), String> {
        self.desk.own.classic.brought = None;
        let typed = self.desk.text(Entry::SheetsFile).trim().to_owned();
        let path = PathBuf::from(&typed);
        let language = self.desk.language;
        let Some(session) = &self.keeper else { return Ok(()) };
        let file = quoted(&path.file_name().unwrap_or_default().to_string_lossy());
        let real = |path: &Path| fs::canonicalize(path).ok();
        if real(&path).is_some() && real(&path) == real(session.path()) {
            return Err(text!(language, "meeting-take-in-same-file", file = file));
        }
        let bytes = self.bytes_of_brought(&path)?;
        let contest = session.record().contest();
        let rules = contest.game.rules();
        let is_game = path.extension().is_some_and(|it| it.eq_ignore_ascii_case("gcg"));
        let has = match Content::of(&bytes) {
            _ if is_game => {
                let wrong = |bad: gcg::Bad| {
                    let line = bad.line.to_string();
                    let what = language.gcg(rules, &bad);
                    text!(language, "gcg-refused", file = file.clone(), line = line, what = what)
                };
                let read = gcg::text(&bytes, rules.language).map_err(wrong)?;
                let read = lines::File::read(&read).map_err(wrong)?;
                Brought::Game(Box::new(Imported::read(rules, &read).map_err(wrong)?))
            }
            Content::Competition => {
                let read = || -> Result<_, StorageError> {
                    CompetitionFile::<Classic>::open(&path, Access::Read)?.read_record()
                };
                let copy = read().map_err(|error| error.sentence(language))?;
                let players = copy.contest().common.players.values();
                let players = players.map(|player| (player.id, player.name.clone()));
                same_people(contest, players, (language, &file))?;
                let paired = copy.contest().game.paired();
                let results = paired.flat_map(|(round, it)| {
                    it.tables.iter().filter_map(move |(&table, told)| {
                        let result = told.result()?.result.clone();
                        Some(Result_ { round, table, result })
                    })
                });
                Brought::Results(results.collect())
            }
            Content::Archive | Content::Pdf => {
                return Err(text!(language, "meeting-take-in-no-results", file = file));
            }
            Content::Document => {
                let read = Document::read(&bytes, Some(rules));
                let (document, _) = read.map_err(|error| error.sentence(language, &file))?;
                let players = document.competition.players.iter();
                let players = players.map(|it| (it.player.id, it.player.name.clone()));
                same_people(contest, players, (language, &file))?;
                let rounds = document.competition.rounds.iter();
                let results = rounds.flat_map(|(&round, it)| {
                    it.games.iter().filter_map(move |(&table, game)| {
                        Some(Result_ { round, table, result: Entered::of(game)? })
                    })
                });
                Brought::Results(results.collect())
            }
            Content::Table => {
                let read = read_results(&bytes);
                Brought::Results(read.map_err(|error| error.sentence(language, &file))?)
            }
        };
        self.desk.own.classic.brought = Some(BroughtTables { path: typed, file, has });
        Ok(())
    }

    /// Takes in all that comes, as one action.
    pub(super) fn take_tables_in(&mut self) -> Result<(), String> {
        let Some(session) = &self.keeper else { return Ok(()) };
        let sight = Sight::of(session, &self.desk);
        let Some(tables) = brought(&sight) else { return Ok(()) };
        let file = tables.file.clone();
        let language = self.desk.language;
        let (command, count): (Command<Classic>, usize) = match &tables.has {
            Brought::Results(results) => {
                let results = coming(&sight, results);
                let count = results.len();
                let reason = text!(language, "meeting-take-in-reason", file = file.as_str());
                (D::TakeInResults { from: file.clone(), results, reason }.into(), count)
            }
            Brought::Game(imported) => {
                let Some((desk, table)) = on_desk(&sight) else { return Ok(()) };
                let Some(seats) = seats_of(&sight, imported, table) else { return Ok(()) };
                let rules = sight.contest().game.rules();
                let (round, number) = (desk.round, desk.table);
                let player =
                    |seat: usize| seats.get(seat).and_then(|&seat| table.seats.get(seat).copied());
                let turns = imported.game.turns.iter().filter_map(|turn| {
                    let turned = TurnText::of(rules, turn, turn.act.outcome());
                    let player = player(turn.seat)?;
                    Some(D::RecordTurn { round, table: number, player, turn: turned }.into())
                });
                let ended = imported.game.finish.as_ref().map(|finish| {
                    let alphabet = rules.alphabet();
                    let rack = |seat: &usize| {
                        let of = seats.iter().position(|it| it == seat)?;
                        let rack = finish.racks.get(of).copied().flatten()?;
                        let rack = tiles_text(alphabet, rack.tiles());
                        (!rack.is_empty()).then_some(rack)
                    };
                    let racks = (0..2).map(|seat| rack(&seat)).collect();
                    let finisher = finish.finisher.and_then(player);
                    let end = finish.end;
                    D::EndGame { round, table: number, end, finisher, racks }.into()
                });
                let count = imported.game.turns.len();
                (Command::Several(turns.chain(ended).collect()), count)
            }
        };
        self.say(command)?;
        self.desk.own.classic.brought = None;
        let done = text!(language, "meeting-take-in-done", count = count, file = file);
        self.desk.done(done);
        Ok(())
    }
}
