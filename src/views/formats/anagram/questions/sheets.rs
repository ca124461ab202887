//! Questions about sheets: what a new version of one, another place or another reading would change is told
//! before it is saved.

use crate::commands::formats::anagram::step::{awaited, unsettled};
use crate::commands::{Entry, OfSheet, Place, Question, UserCommand};
use crate::domain::contest::objection::Outcome;
use crate::domain::contest::office::Office;
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::{Check, Lateness, Sheet, SheetWords};
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo, SheetId};
use crate::language::{Language, tr};
use crate::screens::Act;
use crate::screens::formats::anagram::sheets::{changed, question as settling, unanswered};
use crate::text;
use crate::views::asked::{Answer, Deed, Enter, First, REASON, Then};
use crate::views::desk::Turn;
use crate::views::formats::anagram::sheets::{self, choices, read_sheet, settled, typed_words};
use crate::views::formats::anagram::{
    Answered, Asked, Sight, illegible, objections, take_in as elsewhere,
};
use crate::views::options::{Choices, Reason, reasons};
use crate::views::{name, words};

/// So many of the sheets that wait are offered.
pub(super) const WAITING: usize = 12;

pub(super) fn of_sheets(answer: Answered) -> Asked {
    Asked::new(Office::Assistant, answer)
}

/// A question about nothing: what it was about is not there any more.
pub(super) fn of_nothing() -> Asked {
    of_sheets(Ok(Answer::Nothing))
}

/// Take in every sheet of a round that is left: whose.
pub fn collect_rest(sight: &Sight<'_>, round: RoundNo) -> Asked {
    let players = awaited(sight.contest(), round);
    if players.is_empty() {
        return of_nothing();
    }
    let who = players.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let count = players.len();
    let line = text!(sight.language(), "rounds-ask-collect-rest", count = count, who = who);
    let all = A::CollectSheets { round, players, lateness: Lateness::InTime };
    let answer = Answer::order(all, [Then::TellBack(collected(sight.language(), round, count))]);
    Asked { enter: Enter::No, lines: vec![line], ..of_sheets(Ok(answer)) }
}

/// That so many sheets of a round were taken in.
pub fn collected(language: Language, round: RoundNo, count: usize) -> String {
    text!(language, "rounds-collected", round = round.get(), count = count)
}

/// Which sheet it is about: by its code, its player and round, or a player of the round that is keyed.
pub fn which(sight: &Sight<'_>, of: OfSheet) -> Asked {
    if of == OfSheet::Name {
        return which_nameless(sight);
    }
    let language = sight.language();
    let typed = sight.desk.text(Entry::SheetCode).trim();
    let found = sheets::named(sight, typed).and_then(|(round, player)| {
        player.map(|player| (round, player)).ok_or_else(|| tr(language, "dialog-nobody"))
    });
    let mut whose = found.iter().filter(|_| !typed.is_empty()).map(|(round, player)| {
        let (number, name) = (player.to_string(), sight.told_apart(*player));
        text!(language, "dialog-sheet-of", number = number, player = name, round = round.get())
    });
    // Its line is there before anything is typed below it.
    let whose = whose.next().unwrap_or_default();
    let lines = vec![tr(language, "dialog-which-sheet-is-it"), whose];
    let saved = |round, player| {
        let saved = sight.contest().game.sheet_at(round, player);
        saved.ok_or_else(|| tr(language, "dialog-sheet-not-keyed"))
    };
    let ask = |question| Ok(Answer::User(UserCommand::Ask(question)));
    let answer = found.and_then(|(round, player)| match of {
        OfSheet::Late if sight.contest().game.place(round, player).lateness == Lateness::Late => {
            Err(tr(language, "dialog-sheet-is-late"))
        }
        OfSheet::Late => {
            let lateness = Lateness::Late;
            let then = [Then::Lay(round, player)];
            Ok(Answer::order(A::SetLateness { round, player, lateness }, then))
        }
        OfSheet::Move => {
            let (sheet, _) = saved(round, player)?;
            ask(Question::MoveSheet { sheet, player: None, round })
        }
        OfSheet::Exchange => {
            let (sheet, _) = saved(round, player)?;
            ask(Question::ExchangeSheets { sheet, player: None })
        }
        OfSheet::Correct => {
            saved(round, player)?;
            Ok(Answer::User(UserCommand::TakeSheet(round, player)))
        }
        OfSheet::ReadAs => {
            let (id, sheet) = saved(round, player)?;
            let found = sheet.open_illegible().next();
            let (field, place, _) = found.ok_or_else(|| tr(language, "dialog-sheet-is-read"))?;
            ask(Question::ReadAs(id, field, place))
        }
        OfSheet::Settle => {
            let (sheet, _) = saved(round, player)?;
            if sight.contest().game.is_unsettled(round, player) {
                ask(settling(sight.contest(), sheet))
            } else {
                Err(tr(language, "dialog-sheet-is-settled"))
            }
        }
        OfSheet::Name => Ok(Answer::Nothing),
    });
    Asked {
        lines,
        choices: waiting(sight, of),
        fields: vec![(Entry::SheetCode, "sheets-find")],
        filled: vec![(Entry::SheetCode, String::new())],
        ..of_sheets(answer)
    }
}

/// Which of those without a name: a word that stands on it alone names it, too.
fn which_nameless(sight: &Sight<'_>) -> Asked {
    let language = sight.language();
    let waiting = sheets::nameless(sight, language);
    if waiting.is_empty() {
        let lines = vec![tr(language, "dialog-nameless-none")];
        return Asked { lines, ..of_nothing() };
    }
    let typed = name::fold(sight.desk.text(Entry::SheetCode).trim());
    let bears = |sheet: &SheetId| {
        let sheet = sight.contest().game.sheet(*sheet);
        let words = sheet.map(|sheet| Field::ALL.map(|field| sheet.words().field(field)));
        let mut words = words.into_iter().flatten().flatten();
        words.any(|word| name::fold(&word.to_string()).starts_with(&typed))
    };
    let mut meant = waiting.iter().filter(|(sheet, ..)| bears(sheet));
    let answer = match (meant.next(), meant.next()) {
        (Some(&(sheet, round, _)), None) => {
            Ok(Answer::User(UserCommand::Ask(Question::MoveSheet { sheet, player: None, round })))
        }
        (None, _) => Err(tr(language, "dialog-nameless-of-no-word")),
        (Some(_), Some(_)) => Err(tr(language, "dialog-nameless-several")),
    };
    Asked {
        lines: vec![tr(language, "dialog-nameless-which")],
        choices: self::waiting(sight, OfSheet::Name),
        fields: vec![(Entry::SheetCode, "dialog-nameless-word")],
        filled: vec![(Entry::SheetCode, String::new())],
        ..of_sheets(answer)
    }
}

/// The question about a sheet itself, where one alone can be meant: the saved one on the desk, or the only one that waits.
pub fn meant(sight: &Sight<'_>, of: OfSheet) -> Option<Question> {
    let (contest, game) = (sight.contest(), &sight.contest().game);
    let desk = sight.desk.sheet.filter(|_| sight.desk.place == Place::Sheets);
    let saved = desk.filter(|desk| desk.whose().is_some()).and_then(|desk| desk.saved(game));
    let nameless = sheets::nameless(sight, sight.language());
    match of {
        OfSheet::Move => match (saved, nameless.as_slice()) {
            (Some((sheet, of)), []) => {
                Some(Question::MoveSheet { sheet, player: None, round: of.round })
            }
            (None, &[(sheet, round, _)]) => {
                Some(Question::MoveSheet { sheet, player: None, round })
            }
            _ => None,
        },
        OfSheet::Exchange => {
            saved.map(|(sheet, _)| Question::ExchangeSheets { sheet, player: None })
        }
        OfSheet::Settle => {
            let mut differ = unsettled(contest);
            let only = differ.next().filter(|_| differ.next().is_none());
            let here = desk.map(|desk| (desk.round, desk.player));
            let here = here.filter(|&(round, player)| game.is_unsettled(round, player));
            let (round, player) = here.or(only)?;
            game.sheet_at(round, player).map(|(sheet, _)| settling(contest, sheet))
        }
        OfSheet::Name => match nameless.as_slice() {
            &[(sheet, round, _)] => Some(Question::MoveSheet { sheet, player: None, round }),
            _ => None,
        },
        OfSheet::Late | OfSheet::Correct | OfSheet::ReadAs => None,
    }
}

/// The sheets that wait for it, each with the question about it.
fn waiting(sight: &Sight<'_>, of: OfSheet) -> Vec<(String, Vec<(Act, bool)>)> {
    let contest = sight.contest();
    let named = |sheet: &Sheet| {
        let player = sheet.player.map_or_else(|| "?".to_owned(), |player| player.to_string());
        format!("{player}–{}", sheet.round)
    };
    let sheets = contest.game.sheets();
    let ask = UserCommand::Ask;
    let commands: Vec<(UserCommand, String)> = match of {
        OfSheet::Exchange | OfSheet::Late => Vec::new(),
        // One without a name is named by nothing that can be typed.
        OfSheet::Correct => sheets::nameless(sight, sight.language())
            .into_iter()
            .map(|(sheet, _, text)| (UserCommand::CorrectNameless(sheet), text))
            .collect(),
        OfSheet::Move | OfSheet::Name => sheets::nameless(sight, sight.language())
            .into_iter()
            .map(|(sheet, round, text)| {
                (ask(Question::MoveSheet { sheet, player: None, round }), text)
            })
            .collect(),
        OfSheet::ReadAs => sheets
            .flat_map(|(id, sheet)| {
                sheet.open_illegible().map(move |(field, place, written)| {
                    let reading = Question::ReadAs(id, field, place);
                    (ask(reading), format!("{} {written}", named(sheet)))
                })
            })
            .collect(),
        OfSheet::Settle => sheets
            .filter_map(|(_, sheet)| {
                let (round, player) = (sheet.round, sheet.player?);
                let unsettled = contest.game.is_unsettled(round, player);
                let (id, _) = contest.game.sheet_at(round, player).filter(|_| unsettled)?;
                Some((ask(settling(contest, id)), named(sheet)))
            })
            .collect(),
    };
    // Those without a name are offered nowhere else.
    let unnamed = matches!(of, OfSheet::Move | OfSheet::Correct | OfSheet::Name);
    let most = if unnamed { usize::MAX } else { WAITING };
    let situation = sight.situation();
    let mut acts: Vec<(Act, bool)> = Vec::new();
    for (command, name) in commands {
        let act = Act::new(sight.language(), &situation, command).named(name);
        if acts.len() < most && !acts.iter().any(|(other, _)| other.command == act.command) {
            acts.push((act, false));
        }
    }
    if acts.is_empty() {
        return Vec::new();
    }
    vec![(tr(sight.language(), "dialog-sheets-waiting"), acts)]
}

/// Whose sheet it is, and what stands on it.
pub(super) fn which_sheet(sight: &Sight<'_>, sheet: SheetId) -> Option<String> {
    let language = sight.language();
    let found = sight.contest().game.sheet(sheet)?;
    let player = found.player.map(|player| sight.told_apart(player));
    let whose = player.unwrap_or_else(|| tr(language, "sheets-no-name"));
    Some(text!(language, "dialog-which-sheet", whose = whose, words = words_of(sight, found)))
}

/// The words of a sheet; how many they are alone for who shall key it a second time, blind.
pub(super) fn words_of(sight: &Sight<'_>, sheet: &Sheet) -> String {
    let blind = |player| sheets::is_concealed(sight, (sheet.round, player));
    if sheet.player.is_some_and(blind) {
        return text!(sight.language(), "sheets-words", count = sheet.words().len());
    }
    let words = Field::ALL.into_iter().flat_map(|field| sheet.words().field(field));
    let words: Vec<String> = words.map(ToString::to_string).collect();
    if words.is_empty() { "–".to_owned() } else { words.join(", ") }
}

/// Settle two keyings that differ: only what differs is asked.
pub fn settle(sight: &Sight<'_>, sheet: SheetId, kept: &[Option<bool>]) -> Asked {
    let language = sight.language();
    let contest = sight.contest();
    let place = contest.game.sheet(sheet).and_then(|found| Some((found.round, found.player?)));
    let all: Option<Vec<bool>> = kept.iter().copied().collect();
    let left = unanswered(contest, sheet, kept);
    let left = || text!(language, "dialog-settle-left", count = left);
    let answer = all.ok_or_else(left).map(|kept| {
        let words = settled(contest, sheet, &kept);
        let then = place.map(|(round, player)| Then::Settled(round, player));
        let seen = sight.desk.own.sheets.asked.clone();
        Answer::order(A::SettleKeyings { sheet, words }.over(seen), then)
    });
    let whose = place.map(|(round, player)| {
        let (number, name) = (player.to_string(), sight.told_apart(player));
        text!(language, "dialog-sheet-of", number = number, player = name, round = round.get())
    });
    // Where one has none, all that is asked about is the other's.
    let empty = sheets::both(contest, sheet).and_then(|sheets::Both { words, .. }| match () {
        () if words[0].is_empty() => Some("sheets-first-is-empty"),
        () if words[1].is_empty() => Some("sheets-second-is-empty"),
        () => None,
    });
    let empty = empty.map(|key| tr(language, key));
    let before = sight.desk.own.sheets.left.iter().find(|left| left.sheet == sheet);
    let before = before.map(|left| left.before).filter(|&count| count > 0);
    let before = before.map(|count| text!(language, "dialog-settle-before", count = count));
    let asks = if kept.is_empty() { "dialog-settle-same" } else { "dialog-settle" };
    Asked {
        lines: whose.into_iter().chain([tr(language, asks)]).chain(before).chain(empty).collect(),
        columns: sheets::both_beside(&sight.seen(), sheet),
        choices: if kept.is_empty() { Vec::new() } else { choices(&sight.seen(), sheet, kept) },
        by_line: !kept.is_empty(),
        confirm: Some(tr(language, "dialog-settle-confirm")),
        ready: kept.iter().all(Option::is_some),
        ..of_sheets(answer)
    }
}

/// Take in sheets that were keyed elsewhere: the first yes reads the file, the second takes them in.
pub fn take_in(sight: &Sight<'_>) -> Asked {
    let read = elsewhere::brought(sight.desk).is_some();
    Asked {
        own: Some(elsewhere::data(sight)),
        fields: vec![(Entry::SheetsFile, "merge-file")],
        filled: vec![(Entry::SheetsFile, String::new())],
        first: Some(First::ForgetBrought),
        confirm: Some(elsewhere::confirm(sight)),
        ready: elsewhere::is_ready(sight.desk),
        ..of_sheets(Ok(Answer::Deed(if read { Deed::TakeIn } else { Deed::ReadSheets })))
    }
}

/// Settle an illegible word on its sheet: read as what, or by nobody.
pub fn read_as(sight: &Sight<'_>, of: (SheetId, Field, usize)) -> Asked {
    let language = sight.language();
    let (sheet, field, place) = of;
    let stays = illegible::stays(sight, of);
    let read = illegible::read_as(sight, of).map(|(written, word, words)| {
        let (written, word) = (written.to_string(), word.to_string());
        let reason = text!(language, "words-read-as", word = word, written = written);
        let saved = sight.contest().game.sheet(sheet);
        let seen = saved.map(|sheet| sheet.words().clone()).unwrap_or_default();
        Answer::order(A::ReviseSheet { sheet, seen, words, reason }, [])
    });
    let settle = || Ok(Answer::order(A::SettleUnreadable { sheet, field, place }, []));
    // Words are the jury's, sheets the assistants'.
    let (office, answer) = if stays { (Office::Jury, settle()) } else { (Office::Assistant, read) };
    Asked {
        lines: illegible::read_as_lines(sight, of),
        choices: illegible::readings(sight, of),
        fields: vec![(Entry::Word, "words-read-as-what")],
        filled: vec![(Entry::Word, String::new())],
        confirm: stays.then(|| tr(language, "words-ignored")),
        ..Asked::new(office, answer)
    }
}

/// That a round is not the last played one.
pub(super) fn older_round(sight: &Sight<'_>, round: RoundNo) -> Option<String> {
    let current = sight.last_played();
    (round != current).then(|| {
        let (round, current) = (round.get(), current.get());
        text!(sight.language(), "sheets-older-round", round = round, current = current)
    })
}

/// Save a sheet that is saved already: why. Which words come and go, what it changes in points and ranks, and
/// that the round is an older one.
pub fn revise(sight: &Sight<'_>) -> Asked {
    let language = sight.language();
    let anagram = &sight.contest().game;
    let Some(desk) = sight.desk.sheet else { return of_nothing() };
    let Some((sheet, saved)) = desk.saved(anagram) else { return of_nothing() };
    let mut lines = vec![tr(language, "dialog-revise")];
    lines.extend(older_round(sight, desk.round));
    let words = read_sheet(sight.desk, anagram.rack(desk.round).as_ref()).words;
    let (gone, added) = changed(saved.words(), &words);
    if gone.is_empty() && added.is_empty() {
        lines.push(tr(language, "sheets-only-order"));
    }
    if !gone.is_empty() {
        lines.push(text!(language, "sheets-words-gone", words = gone.join(", ")));
    }
    if !added.is_empty() {
        lines.push(text!(language, "sheets-words-added", words = added.join(", ")));
    }
    lines.extend(check_after(saved, &words).map(|key| tr(language, key)));
    let revised = AnagramEvent::SheetRevised { sheet, words, reason: String::new() };
    lines.extend(words::told(sight, &words::what_if(sight, vec![revised.into()])));
    let rejected = desk.turn == Turn::Correction;
    let changed = |words: SheetWords| {
        if words == *saved.words() {
            return Err(tr(language, "sheets-nothing-changed"));
        }
        Ok((words, sight.desk.reason_in_words()?))
    };
    let answer = typed_words(sight, desk.round).and_then(changed);
    let answer = answer.map(|(words, reason)| {
        let seen = sight.desk.saved_words.clone().unwrap_or_default();
        let revise = A::ReviseSheet { sheet, seen, words, reason };
        let next = rejected.then_some(Then::NextUnchecked);
        Answer::order(revise, [Then::Saved(desk)].into_iter().chain(next))
    });
    let reason = rejected.then(|| (Entry::Reason, tr(language, "sheets-reason-rejected")));
    let picked = (!rejected).then(|| reasons(sight, &Reason::OF_SHEET));
    let upholds = objections::upheld_by_saving(sight);
    Asked {
        lines,
        fields: vec![REASON],
        filled: reason.into_iter().collect(),
        choices: upholds
            .map(|of| or_only_saved(sight, of, false))
            .into_iter()
            .chain(picked)
            .collect(),
        ..of_sheets(answer)
    }
}

/// What becomes of the second look by a new version with these words: the key of what is said of it.
fn check_after(saved: &Sheet, words: &SheetWords) -> Option<&'static str> {
    match &saved.check {
        Check::None => None,
        Check::Done(_) => Some("sheets-check-goes"),
        Check::Unsettled(second) if second.words.differences(words).is_empty() => {
            Some("sheets-agrees-now")
        }
        Check::Unsettled(_) => Some("sheets-differs-still"),
    }
}

/// A reading is upheld with the words of the sheet on the desk, once they were typed there, or with those that were saved
/// since it was objected to.
pub fn uphold_reading(
    sight: &Sight<'_>,
    (player, round): (PlayerId, RoundNo),
    objection: ObjectionId,
) -> Asked {
    let language = sight.language();
    let on_desk = sight
        .desk
        .sheet
        .filter(|sheet| sheet.changed && sheet.round == round && sheet.player == player);
    let (words, then, says) = if let Some(sheet) = on_desk {
        (typed_words(sight, round), vec![Then::Saved(sheet)], "dialog-uphold-reading")
    } else if let Some(words) = objections::read_anew(sight, objection, (player, round)) {
        (Ok(words), Vec::new(), "dialog-uphold-read-anew")
    } else {
        // Before it is typed how the sheet reads, all there is to do is to open it.
        let label =
            text!(language, "dialog-open-sheet", number = player.get(), round = round.get());
        let open = Answer::User(UserCommand::TakeSheet(round, player));
        return Asked {
            lines: vec![tr(language, "dialog-type-reading")],
            confirm: Some(label),
            ..Asked::new(Office::Referee, Ok(open))
        };
    };
    let uphold = |words, reason| A::UpholdReading { objection, words, reason };
    let tried = words.clone().map(|words| {
        match words::what_if_asked(sight, uphold(words, "?".to_owned())) {
            Ok(changes) => words::told(sight, &changes),
            Err(refused) => vec![language.rejection(&refused)],
        }
    });
    let lines = std::iter::once(tr(language, says)).chain(tried.into_iter().flatten()).collect();
    let answer = words.map(|words| Answer::order(uphold(words, sight.desk.reason()), then));
    Asked {
        lines,
        fields: vec![REASON],
        choices: on_desk.map(|_| or_only_saved(sight, objection, true)).into_iter().collect(),
        ..Asked::new(Office::Referee, answer)
    }
}

/// Whether a new version of a sheet is what the player asked for who objects to its reading, or another correction.
fn or_only_saved(sight: &Sight<'_>, objection: ObjectionId, upheld: bool) -> Choices {
    let language = sight.language();
    let situation = sight.situation();
    let upholds = (Question::Decide(objection, Outcome::Upheld), "dialog-reading-upheld");
    let way = |((question, name), on)| {
        let act =
            Act::new(language, &situation, UserCommand::Ask(question)).named(tr(language, name));
        (Act { enabled: true, shortcut: None, hint: String::new(), ..act }, on)
    };
    let label = text!(language, "dialog-reading-waits", number = objection.get());
    let only = (Question::ReviseSheet, "dialog-reading-only-saved");
    (label, vec![way((upholds, upheld)), way((only, !upheld))])
}
