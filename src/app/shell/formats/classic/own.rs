//! What the shell does for classic games.

use std::path::Path;

use super::pairing::Pairing;
use super::{rehearsing, schools};
use crate::app::archive::{Archived, Columns};
use crate::app::shell::Shell;
use crate::app::shell::own::{OwnActs, Taken};
use crate::commands::formats::classic::Entry as Own;
use crate::commands::formats::{OwnCommand, OwnEntry};
use crate::commands::{Entry, Place, Stretch, UserCommand};
use crate::domain::clock::Moment;
use crate::domain::contest::command::Command;
use crate::domain::contest::draft::Draft;
use crate::domain::formats::classic::command::Command as D;
use crate::domain::formats::classic::judging::judge;
use crate::domain::formats::classic::standings::Up;
use crate::domain::formats::classic::state::Classic;
use crate::domain::formats::classic::{Contest, Record};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::exchange::formats::classic::{
    ClassicResults, from_contest, games_csv, gcg_text, standings_csv, teams_csv,
};
use crate::rehearsal::Plan;
use crate::screens::hall::Hall;
use crate::session::AnySession;
use crate::session::Session;
use crate::storage::{StorageError, StoredLexicon};
use crate::views::Sight;
use crate::views::asked::{Deed, Then};
use crate::views::competition::TypedPlayer;
use crate::views::desk::ClubRules;
use crate::views::formats::AnyHall;
use crate::views::formats::classic::standings;

impl OwnActs for Classic {
    fn of_any(session: AnySession) -> Result<Session<Self>, AnySession> {
        match session {
            AnySession::Classic(session) => Ok(*session),
            other @ (AnySession::Anagram(_) | AnySession::Duplicate(_)) => Err(other),
        }
    }

    fn any_hall(hall: Hall<Self>) -> AnyHall {
        AnyHall::from(hall)
    }

    type Work = Pairing;

    fn take_done(shell: &mut Shell<Self>) -> bool {
        shell.take_paired()
    }

    fn dispatch(shell: &mut Shell<Self>, command: UserCommand) {
        use UserCommand as C;
        match command {
            C::NextStep => shell.next_step(),
            C::ConfirmTime => {
                shell.perform(D::ConfirmTime);
            }
            C::LookAtRound(round) => shell.look_at_round(round),
            C::Own(OwnCommand::Classic(own)) => {
                shell.dispatch_own(&own);
                shell.tell_table();
            }
            _ => {}
        }
    }

    fn arrived(shell: &mut Shell<Self>, place: Place) {
        match place {
            // A Space that was meant for the place before is no step.
            Place::Rounds => shell.note_step(),
            Place::Results => shell.go_on_keying(),
            Place::Judge => shell.go_on_judging(),
            _ => {}
        }
    }

    fn typed_text(shell: &mut Shell<Self>, entry: Entry, text: &str) -> Taken {
        let Entry::Own(OwnEntry::Classic(own)) = entry else { return Taken::No };
        match own {
            Own::Final(_) | Own::Raw(_) | Own::Rack(_) | Own::Over(_) | Own::LastWord(_) => {
                shell.type_figure(own, text);
            }
            Own::Stopped | Own::Turn | Own::TurnRack | Own::TurnSenyors | Own::TurnNote => {
                shell.desk.set(entry, text);
            }
            _ => return Taken::No,
        }
        shell.tell_table();
        Taken::Yes
    }

    fn brings(contest: &Contest, command: &Command<Self>) -> Vec<Command<Self>> {
        schools::brings(contest, command)
    }

    fn players_added(shell: &mut Shell<Self>, players: &[TypedPlayer]) {
        shell.assign_typed(players);
    }

    fn step_is_taken(shell: &mut Shell<Self>) {
        shell.note_step();
        if shell.desk.place == Place::Results {
            shell.go_on_keying();
        }
    }

    /// The time of a round ends nothing: it goes on while a reason is typed.
    fn hold_time(_: &mut Shell<Self>) -> bool {
        true
    }

    fn lay_anew(shell: &mut Shell<Self>) {
        shell.lay_table_anew();
    }

    fn see_keyed(_: &mut Shell<Self>) {}

    fn person_changed(_: &mut Shell<Self>) {}

    fn follow(_: &mut Shell<Self>, _: Then) {}

    fn own_deed(shell: &mut Shell<Self>, deed: Deed) -> Result<(), String> {
        match deed {
            Deed::ReadSheets => shell.read_tables_from(),
            Deed::TakeIn => shell.take_tables_in(),
            Deed::Season(deed) => shell.season(deed),
            _ => Ok(()),
        }
    }

    fn bring(shell: &mut Shell<Self>, path: &Path) {
        shell.bring_tables(path);
    }

    fn reveals(_: &Hall<Self>, _: Moment) -> bool {
        false
    }

    fn played_now(sight: &Sight<'_, Self>) -> Option<RoundNo> {
        let paired = sight.contest().game.paired();
        paired.map(|(number, _)| number).find(|&it| sight.judged.open_games(it).next().is_some())
    }

    /// They play at their boards.
    fn plays_with_what_it_sees(_: &Sight<'_, Self>) -> bool {
        false
    }

    fn last_graded(sight: &Sight<'_, Self>) -> Option<RoundNo> {
        let mut paired = sight.contest().game.paired().rev().map(|(number, _)| number);
        paired.find(|&round| Self::is_graded(sight, round))
    }

    fn is_graded(sight: &Sight<'_, Self>, round: RoundNo) -> bool {
        sight.paired(round).is_some() && sight.judged.open_games(round).next().is_none()
    }

    fn rows(sight: &Sight<'_, Self>) -> Vec<PlayerId> {
        let after = sight.desk.standings_after.unwrap_or_else(|| sight.last_played());
        let (standings, _) = sight.judged.at(Up::To(after));
        standings.rows.iter().map(|row| row.player).collect()
    }

    fn as_table(sight: &Sight<'_, Self>) -> String {
        standings::as_table(sight)
    }

    fn rehearse(
        path: &Path,
        plan: &Plan,
        stretch: Stretch,
        rules: Option<&ClubRules>,
    ) -> Result<(), StorageError> {
        rehearsing::rehearse(path, plan, stretch, rules)
    }
}

impl Archived for Classic {
    const COLUMNS: Columns = &[
        (
            "standings.csv",
            &[
                ("status", "archive-column-status-or-few"),
                ("games", "archive-column-games"),
                ("sum", "archive-column-sum"),
                ("average", "archive-column-average"),
                ("uncounted", "archive-column-uncounted"),
                ("halves", "archive-column-halves"),
                ("scored", "archive-column-scored"),
                ("conceded", "archive-column-conceded"),
                ("spread", "archive-column-spread"),
            ],
        ),
        (
            "teams.csv",
            &[
                ("team", "archive-column-team"),
                ("members", "archive-column-members"),
                ("halves", "archive-column-halves"),
                ("spread", "archive-column-spread"),
                ("scored", "archive-column-scored"),
                ("best", "archive-column-best-rank"),
                ("short", "archive-column-short"),
                ("counted", "archive-column-counted"),
            ],
        ),
        (
            "games.csv",
            &[
                ("round", "archive-column-of-round"),
                ("table", "archive-column-table"),
                ("seat", "archive-column-seat"),
                ("starter", "archive-column-starter"),
                ("raw", "archive-column-raw"),
                ("rack", "archive-column-rack"),
                ("over_ms", "archive-column-over"),
                ("deduction", "archive-column-deduction"),
                ("final", "archive-column-final"),
                ("halves", "archive-column-halves"),
                ("end", "archive-column-end"),
                ("finisher", "archive-column-finisher"),
                ("last_word", "archive-column-last-word"),
            ],
        ),
    ];

    fn exchanged(
        record: &Record,
        words: &StoredLexicon,
        _drafts: &[Draft],
    ) -> Vec<(&'static str, String)> {
        let contest = record.contest();
        let document = from_contest(record, words);
        let mut all =
            vec![("exchange.json", document.to_text()), ("games.csv", games_csv(&document))];
        if let Some(results) = ClassicResults::after(contest, &judge(contest), None) {
            all.push(("results.json", results.to_text()));
            all.push(("standings.csv", standings_csv(&results)));
            if !results.teams.is_empty() {
                all.push(("teams.csv", teams_csv(&results)));
            }
        }
        all
    }

    /// Of two players: more no such file knows.
    fn whole_games(record: &Record) -> Vec<(String, String)> {
        let contest = record.contest();
        let judged = judge(contest);
        let files = judged.whole.iter().filter_map(|(&(round, table), whole)| {
            let game = judged.competition.rounds.get(&round)?.games.get(&table)?;
            let text = gcg_text(contest, &game.seats, whole)?;
            let name = |player| contest.common.players.get(player).map_or("", |it| it.name.trim());
            let names: Vec<String> = game.seats.iter().map(|it| short(name(it))).collect();
            let (round, table) = (round.get(), table.get());
            Some((format!("{round:02}-{table:02} {}.gcg", names.join(" - ")), text))
        });
        files.collect()
    }
}

/// What of a name stands in that of a file, which not every system lets be long.
fn short(name: &str) -> String {
    const SIGNS: usize = 30;
    name.chars().take(SIGNS).collect::<String>().trim_end().to_owned()
}
