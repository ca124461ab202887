//! What the shell does for a competition of anagram rounds.

use std::path::Path;

use super::linking::Linking;
use super::rehearsing;
use crate::app::archive::{Archived, Columns};
use crate::app::shell::Shell;
use crate::app::shell::own::{JointSetUp, OwnActs, Taken};
use crate::commands::formats::OwnCommand;
use crate::commands::formats::anagram::step::Step;
use crate::commands::{Entry, HallStandings, Place, Question, Stretch, UserCommand};
use crate::domain::clock::Moment;
use crate::domain::contest::Format as _;
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::Record;
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::exchange::formats::anagram::{as_keyed, from_contest, sheets_csv};
use crate::exchange::{Results, standings_csv};
use crate::rehearsal::Plan;
use crate::session::AnySession;
use crate::session::Session;
use crate::storage::{StorageError, StoredLexicon};
use crate::views::asked::{Deed, OfConducting, Then};
use crate::views::desk::{ClubRules, Turn};
use crate::views::formats::AnyHall;
use crate::views::formats::anagram::hall::{self, Hall};
use crate::views::formats::anagram::{Sight, standings, venues};

impl OwnActs for Anagram {
    fn of_any(session: AnySession) -> Result<Session<Self>, AnySession> {
        match session {
            AnySession::Anagram(session) => Ok(*session),
            other @ (AnySession::Duplicate(_) | AnySession::Classic(_)) => Err(other),
        }
    }

    fn any_hall(hall: Hall) -> AnyHall {
        AnyHall::from(hall)
    }

    type Work = Linking;

    fn take_done(shell: &mut Shell<Self>) -> bool {
        let linked = shell.follow_link();
        let moved = shell.follow_clock();
        let drawn = shell.draw_when_due();
        let branches = shell.follow_branches();
        let table = shell.take_table();
        shell.take_gathered() || branches || table || drawn || moved || linked
    }

    fn conduct(shell: &mut Shell<Self>, joint: JointSetUp) {
        shell.conduct_joint(joint);
    }

    fn dispatch(shell: &mut Shell<Self>, command: UserCommand) {
        use UserCommand as C;
        match command {
            C::LookAtRound(round) => shell.look_at_round(round),
            C::NextStep => shell.next_step(),
            C::TypeLetters => shell.type_letters(),
            C::ConfirmTime => shell.confirm_time(),
            C::ChooseMark(mark) => shell.desk.mark = mark,
            C::MarkSheet(round, player, mark) => shell.mark_sheet(round, player, mark),
            C::TypeNumber(digit) => shell.type_number(digit),
            C::MarkNumber(mark) => shell.mark_number(mark),
            C::ForgetNumber => shell.desk.number.clear(),
            C::StartBreak => shell.start_break(),
            C::TakeSheet(round, player) => shell.take_keying(round, player),
            C::FindSheet => shell.find_sheet(),
            C::JumpToSheet => shell.jump_to_sheet(),
            C::KeyNameless => shell.key_nameless(),
            C::TakeNameless(round) => shell.key_nameless_of(Some(round)),
            C::CorrectNameless(sheet) => shell.correct_nameless(sheet),
            C::KeyAgain => shell.key_again(),
            C::ShowFirst => shell.show_first(),
            C::TakeKeying(side) => shell.take_keying_whole(side),
            C::CheckSheet => shell.check_sheet(),
            C::RejectSheet => shell.reject_sheet(),
            C::NextUnchecked => shell.take_next_unchecked(),
            C::SaveSheet => shell.save_sheet(),
            C::NextMissing => shell.take_next_left(),
            C::DeclareNotHandedIn => shell.declare_not_handed_in(),
            C::SetLateness(lateness) => shell.set_lateness(lateness),
            C::ChooseBrought(round, player, choice) => shell.choose_brought(round, player, choice),
            C::ChooseForRest(choice) => shell.choose_for_rest(choice),
            C::SettleUnreadable(sheet, field, place) => {
                shell.perform(A::SettleUnreadable { sheet, field, place });
            }
            C::ChooseReading(word) => shell.choose_reading(word),
            C::ChooseDraw(mode) => shell.choose_draw(mode),
            C::Own(OwnCommand::Conduct(command)) => shell.dispatch_conduct(command),
            C::Own(OwnCommand::Anagram(own)) => shell.joint_command(&own),
            _ => {}
        }
    }

    fn arrived(shell: &mut Shell<Self>, place: Place) {
        match place {
            // A Space that was meant for the place before is no step.
            Place::Rounds => shell.step_is_taken(),
            Place::Sheets => shell.arrive_at_sheets(),
            _ => {}
        }
    }

    fn typed_text(shell: &mut Shell<Self>, entry: Entry, text: &str) -> Taken {
        match entry {
            Entry::Words(field) => {
                let changeable = shell
                    .keeper
                    .as_ref()
                    .is_none_or(|session| Sight::of(session, &shell.desk).changeable());
                if shell.scanned(entry, text) || !changeable {
                    return Taken::Yes;
                }
                shell.desk.set(entry, text);
                shell.desk.own.sheets.typed_in = Some(field);
                let as_saved = shell.tell_draft();
                shell.note_second();
                if let Some(sheet) = &mut shell.desk.sheet {
                    // A space, or a letter that is gone again, is no change.
                    let shows_saved = matches!(sheet.turn, Turn::First | Turn::NamelessAgain(_));
                    sheet.changed = !(as_saved && shows_saved);
                }
                Taken::Yes
            }
            Entry::Letters => {
                shell.desk.letters_refused = None;
                Taken::No
            }
            _ => Taken::No,
        }
    }

    fn not_undone(shell: &Shell<Self>) -> Option<&'static str> {
        shell.undoes_sealed_word().then_some("hall-word-is-sealed")
    }

    fn step_is_taken(shell: &mut Shell<Self>) {
        // Nobody else came.
        shell.desk.own.sheets.to_look = false;
        shell.step_is_taken();
    }

    fn hold_time(shell: &mut Shell<Self>) -> bool {
        shell.hold_time()
    }

    fn lay_anew(shell: &mut Shell<Self>) {
        shell.lay_anew();
    }

    fn put_away(shell: &mut Shell<Self>) {
        shell.put_sheet_away();
    }

    fn see_begun(shell: &mut Shell<Self>) {
        shell.see_begun();
    }

    fn offer_begun(shell: &mut Shell<Self>) {
        shell.draw_as_before();
        shell.offer_begun();
    }

    fn see_keyed(shell: &mut Shell<Self>) {
        shell.see_sheet();
    }

    fn taken_up(shell: &Shell<Self>, question: Question) -> Question {
        shell.taken_up(question)
    }

    fn see_asked(shell: &mut Shell<Self>, question: &Question, asked_before: bool) {
        shell.see_asked(question, asked_before);
    }

    fn ask_anew(shell: &mut Shell<Self>, question: Question) -> Option<Question> {
        shell.ask_anew(question)
    }

    /// The second keying waited for another person.
    fn person_changed(shell: &mut Shell<Self>) {
        let to_look = std::mem::take(&mut shell.desk.own.sheets.to_look);
        let Some(sheet) = shell.desk.sheet else { return };
        match sheet.turn {
            Turn::Second if shell.desk.place == Place::Sheets => shell.focus_sheet(),
            // What the one before saw of a sheet the next one may be to key blind.
            Turn::First if !sheet.changed && !to_look && shell.desk.question.is_none() => {
                let place = shell.desk.place;
                shell.take_keying(sheet.round, sheet.player);
                shell.desk.place = place;
            }
            _ => {}
        }
    }

    fn follow(shell: &mut Shell<Self>, then: Then) {
        match then {
            Then::Saved(sheet) => shell.sheet_is_saved(sheet),
            Then::TypeAgain(round, player, words) => {
                shell.desk.question = None;
                shell.type_again(round, player, &words);
            }
            Then::Lay(round, player) => {
                shell.desk.question = None;
                shell.take_sheet(round, player);
            }
            Then::Settled(round, player) => {
                shell.desk.question = None;
                shell.forget_answers(round, player);
                shell.take_sheet(round, player);
                if shell.is_second(round, player) {
                    shell.take_next_second();
                }
                // Why the next one is not keyed blind is no news beside what became of this one.
                shell.tell_settled(round, player);
            }
            Then::NextUnchecked => {
                shell.desk.question = None;
                shell.take_next_unchecked();
            }
            Then::Tell(_) | Then::TellBack(_) | Then::NextWord | Then::SelectWord(_) => {}
        }
    }

    fn own_deed(shell: &mut Shell<Self>, deed: Deed) -> Result<(), String> {
        match deed {
            Deed::ReadSheets => return shell.read_brought(),
            Deed::TakeIn => return shell.take_sheets_in(),
            Deed::SealWord => return shell.seal_word(),
            Deed::DropDraft => shell.drop_what_is_typed(),
            Deed::SaveEmpty => shell.save_empty_sheet(),
            Deed::DeclareNone => shell.declare_none(),
            Deed::SaveOfRound(chosen) => shell.save_of_round(chosen),
            Deed::SaveMisplaced => shell.save_misplaced(),
            Deed::SaveOddLength => shell.save_as_typed(),
            Deed::SaveHandedIn => shell.save_of_some_round(),
            Deed::SaveSame(chosen) => shell.save_same(chosen),
            Deed::Conduct(OfConducting::SaveCards) => return shell.save_cards(),
            Deed::Conduct(OfConducting::ReplaceCard(venue)) => return shell.replace_card(venue),
            Deed::Conduct(OfConducting::TakeBranch(venue, branch)) => {
                shell.take_branch(venue, branch);
            }
            Deed::Conduct(OfConducting::TakeOwnBranch(branch)) => shell.take_own_branch(branch),
            _ => {}
        }
        Ok(())
    }

    fn bring(shell: &mut Shell<Self>, path: &Path) {
        shell.bring_sheets(path);
    }

    fn awaited_ms(sight: &Sight<'_>) -> Option<i64> {
        venues::awaited_ms(sight)
    }

    fn reveals(hall: &Hall, now: Moment) -> bool {
        hall::reveals(hall, now)
    }

    fn played_now(sight: &Sight<'_>) -> Option<RoundNo> {
        hall::played_now(sight)
    }

    fn tell_who_won(sight: &Sight<'_>, standings: HallStandings) -> bool {
        let after = match standings {
            HallStandings::Complete => sight.last_complete(),
            HallStandings::Latest => sight.last_played(),
            HallStandings::After(round) => round,
        };
        let all_played = matches!(sight.step(), Step::KeySheets(_) | Step::Sign | Step::Signed);
        all_played && after == sight.last_played()
    }

    fn last_graded(sight: &Sight<'_>) -> Option<RoundNo> {
        hall::last_graded(sight)
    }

    fn is_graded(sight: &Sight<'_>, round: RoundNo) -> bool {
        hall::is_graded(sight, round)
    }

    fn rows(sight: &Sight<'_>) -> Vec<PlayerId> {
        let after = sight.desk.standings_after.unwrap_or_else(|| sight.last_played());
        sight.standings(after).rows.iter().map(|row| row.player).collect()
    }

    fn as_table(sight: &Sight<'_>) -> String {
        let after = sight.desk.standings_after.unwrap_or_else(|| sight.last_played());
        standings::as_table(&sight.seen(), after)
    }

    fn rehearse(
        path: &Path,
        plan: &Plan,
        stretch: Stretch,
        _: Option<&ClubRules>,
    ) -> Result<(), StorageError> {
        rehearsing::rehearse(path, plan, stretch)
    }
}

impl Archived for Anagram {
    const COLUMNS: Columns = &[
        (
            "standings.csv",
            &[
                ("invalid_points", "exchange-lost-is"),
                ("valid_7", "exchange-sevens-is"),
                ("valid_6", "exchange-sixes-is"),
                ("valid_5", "exchange-fives-is"),
                ("valid_4", "exchange-fours-is"),
                ("valid_high", "exchange-high-is"),
                ("round_", "archive-column-rounds"),
            ],
        ),
        (
            "sheets.csv",
            &[
                ("round", "archive-column-round"),
                ("field", "archive-column-field"),
                ("word", "archive-column-word"),
                ("late", "archive-column-late"),
            ],
        ),
    ];

    fn exchanged(
        record: &Record,
        words: &StoredLexicon,
        drafts: &[Draft],
    ) -> Vec<(&'static str, String)> {
        let contest = record.contest();
        let document = from_contest(contest, words);
        let results = Results::of(contest, words, contest.game.last_round(), drafts);
        vec![
            ("results.json", results.to_text()),
            ("standings.csv", standings_csv(&results)),
            ("sheets.csv", sheets_csv(&as_keyed(contest, words))),
            ("exchange.json", document.to_text()),
        ]
    }
}
