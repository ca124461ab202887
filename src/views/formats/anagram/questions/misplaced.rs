//! The questions before words are saved that rather belong elsewhere, to another field or the sheet of another round; and before
//! a sheet is saved without any.

use super::sheets::{of_nothing, of_sheets};
use crate::commands::{Entry, Misplaced, Question, SamePaper, UserCommand, Wordless};
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::{Handed, SheetWords};
use crate::domain::letters::Written;
use crate::language::tr;
use crate::screens::Act;
use crate::screens::formats::anagram::name;
use crate::screens::formats::anagram::sheets as doubts;
use crate::screens::name::{time_of_day, who};
use crate::text;
use crate::views::asked::{Answer, Deed, Enter};
use crate::views::desk::{SheetOnDesk, Turn};
use crate::views::formats::anagram::sheets::{self, OtherRound, Stands, read_sheet};
use crate::views::formats::anagram::{Asked, Sight};
use crate::views::options::{Choices, options};

/// Save a sheet whose words all fit the letters of another round, and none of which those of its own: it is moved there, where
/// nothing stands there yet, or it is what the player wrote.
pub fn of_other_round(sight: &Sight<'_>, chosen: Option<Misplaced>) -> Asked {
    let language = sight.language();
    let Some(desk) = sight.desk.sheet else { return of_nothing() };
    let words = read_sheet(sight.desk, sight.contest().game.rack(desk.round).as_ref()).words;
    let Some(OtherRound { round, told, there }) = sheets::of_other_round(sight, &words) else {
        return of_nothing();
    };
    let (other, here) = (round.get(), desk.round.get());
    let taken = (there == Stands::Taken)
        .then(|| text!(language, "sheets-other-round-taken", other = other));
    let named = |choice: Option<Misplaced>| match choice {
        None => String::new(),
        Some(Misplaced::Move) => text!(language, "sheets-other-round-move", other = other),
        Some(Misplaced::Keep) => text!(language, "sheets-other-round-keep", round = here),
    };
    let free = (there == Stands::Free).then_some(Some(Misplaced::Move));
    let ways = free.into_iter().chain([Some(Misplaced::Keep)]);
    let whose =
        options(sight, "sheets-other-round-whose", ways, chosen, Question::OtherRound, named);
    let confirm = match chosen {
        None => "commands-save-sheet",
        Some(Misplaced::Move) => "sheets-move-and-save",
        Some(Misplaced::Keep) => "sheets-save-as-typed",
    };
    let save = |chosen| Answer::Deed(Deed::SaveOfRound(chosen));
    Asked {
        back: Some(Entry::Words(Field::Seven)),
        lines: [told].into_iter().chain(taken).collect(),
        choices: vec![whose],
        confirm: Some(tr(language, confirm)),
        ready: chosen.is_some(),
        enter: Enter::Chosen,
        ..of_sheets(chosen.map(save).ok_or_else(|| tr(language, "dialog-nothing-chosen")))
    }
}

/// Save a sheet whose very words another of the round has: a paper that is keyed twice, or one that was copied.
pub fn same_sheet(sight: &Sight<'_>, chosen: Option<SamePaper>) -> Asked {
    let language = sight.language();
    let Some(desk) = sight.desk.sheet else { return of_nothing() };
    let anagram = &sight.contest().game;
    let words = read_sheet(sight.desk, anagram.rack(desk.round).as_ref()).words;
    let whose = desk.whose();
    let Some(other) = sheets::same_as(anagram, desk.round, whose, &words) else {
        return of_nothing();
    };
    let name = |player| doubts::paper(sight, language, player);
    let same = doubts::of_paper(sight, language, other, &words);
    let named = |choice: Option<SamePaper>| match choice {
        None => String::new(),
        Some(SamePaper::Twice) => text!(language, "sheets-same-drop", other = name(other)),
        Some(SamePaper::Another) => text!(language, "sheets-same-keep", own = name(whose)),
    };
    let ways = [Some(SamePaper::Another), Some(SamePaper::Twice)];
    let paper = options(sight, "sheets-same-whose", ways, chosen, Question::SameSheet, named);
    let confirm = match chosen {
        Some(SamePaper::Twice) => "commands-drop-draft",
        None | Some(SamePaper::Another) => "commands-save-sheet",
    };
    let save = |chosen| Answer::Deed(Deed::SaveSame(chosen));
    Asked {
        back: Some(Entry::Words(Field::Seven)),
        lines: vec![same],
        choices: vec![paper],
        confirm: Some(tr(language, confirm)),
        ready: chosen.is_some(),
        enter: Enter::Chosen,
        ..of_sheets(chosen.map(save).ok_or_else(|| tr(language, "dialog-nothing-chosen")))
    }
}

/// So many words are asked about one by one.
const EACH: usize = 12;

/// Save a sheet with a field of which words have the length of another: they were keyed there, or stand there on the paper,
/// which nobody answers but who looks at it: one way gives points, the other none. Of several each may be otherwise.
pub fn misplaced(sight: &Sight<'_>, answers: &[Option<Misplaced>]) -> Asked {
    let language = sight.language();
    let Some(desk) = sight.desk.sheet else { return of_nothing() };
    let anagram = &sight.contest().game;
    let words = read_sheet(sight.desk, anagram.rack(desk.round).as_ref()).words;
    let fields = sheets::misplaced(anagram, desk, &words);
    let by_line = (2..=EACH).contains(&answers.len());
    let left = answers.iter().filter(|answer| answer.is_none()).count();
    let moves = answers.contains(&Some(Misplaced::Move));
    let confirm = match left {
        0 if moves => "sheets-move-and-save",
        0 => "sheets-save-as-typed",
        _ => "commands-save-sheet",
    };
    let why = || {
        if by_line {
            text!(language, "dialog-settle-left", count = left)
        } else {
            tr(language, "dialog-nothing-chosen")
        }
    };
    let all = of_all(sight, answers);
    let each = of_each(sight, (&words, &fields), answers).into_iter().filter(|_| by_line);
    Asked {
        back: fields.first().map(|(field, _)| Entry::Words(*field)),
        lines: doubts::of_fields(language, &words, &fields),
        choices: [all].into_iter().chain(each).collect(),
        confirm: Some(tr(language, confirm)),
        ready: left == 0,
        by_line,
        enter: if by_line { Enter::Yes } else { Enter::Chosen },
        ..of_sheets((left == 0).then_some(Answer::Deed(Deed::SaveMisplaced)).ok_or_else(why))
    }
}

/// Where all of them are on the paper.
fn of_all(sight: &Sight<'_>, answers: &[Option<Misplaced>]) -> Choices {
    let language = sight.language();
    let named = |choice: Misplaced| match choice {
        Misplaced::Move => tr(language, "sheets-misplaced-move"),
        Misplaced::Keep => tr(language, "sheets-misplaced-keep"),
    };
    let all = |choice| vec![Some(choice); answers.len()];
    let ways = [Misplaced::Move, Misplaced::Keep]
        .map(|choice| answered(sight, answers, all(choice), named(choice)));
    (tr(language, "sheets-misplaced-paper"), ways.into())
}

/// What answers so, and whether it is answered so already.
fn answered(
    sight: &Sight<'_>,
    now: &[Option<Misplaced>],
    then: Vec<Option<Misplaced>>,
    named: String,
) -> (Act, bool) {
    let is_on = now == then;
    let command = UserCommand::Ask(Question::Misplaced(then));
    let act = Act::new(sight.language(), &sight.situation(), command).named(named);
    (Act { enabled: true, shortcut: None, ..act }, is_on)
}

/// Where each of them is on the paper.
fn of_each(
    sight: &Sight<'_>,
    (words, fields): (&SheetWords, &[(Field, Vec<usize>)]),
    answers: &[Option<Misplaced>],
) -> Vec<Choices> {
    let language = sight.language();
    let there = fields.iter().flat_map(|(field, places)| {
        places.iter().filter_map(|&place| Some((*field, words.field(*field).get(place)?)))
    });
    let line = |(at, (field, written)): (usize, (Field, &Written))| {
        let own = sheets::field_of(written).unwrap_or(field);
        let option = |(choice, named): (Misplaced, String)| {
            let mut then = answers.to_vec();
            if let Some(answer) = then.get_mut(at) {
                *answer = Some(choice);
            }
            answered(sight, answers, then, named)
        };
        let named =
            |of| text!(language, "sheets-misplaced-field", field = name::field(language, of));
        let ways = [(Misplaced::Move, named(own)), (Misplaced::Keep, named(field))].map(option);
        (written.to_string(), ways.into())
    };
    there.enumerate().map(line).collect()
}

/// Save a sheet with words of a length that no field has: they are so on the paper, which nobody answers but who looks at it,
/// for most of them lack a space.
pub fn odd_length(sight: &Sight<'_>, so: bool) -> Asked {
    let language = sight.language();
    let Some(desk) = sight.desk.sheet else { return of_nothing() };
    let words = read_sheet(sight.desk, sight.contest().game.rack(desk.round).as_ref()).words;
    let named = |_: bool| tr(language, "sheets-no-field-keep");
    let paper = options(sight, "sheets-no-field-paper", [true], so, Question::OddLength, named);
    let confirm = if so { "sheets-save-as-typed" } else { "commands-save-sheet" };
    Asked {
        back: sheets::of_no_field(&words).first().map(|(field, _)| Entry::Words(*field)),
        lines: doubts::of_odd_length(language, &words),
        choices: vec![paper],
        confirm: Some(tr(language, confirm)),
        ready: so,
        enter: Enter::Chosen,
        ..of_sheets(
            so.then_some(Answer::Deed(Deed::SaveOddLength))
                .ok_or_else(|| tr(language, "dialog-nothing-chosen")),
        )
    }
}

/// Save the words of a sheet of which it was said that none was handed in: the paper may be another player's, which nobody
/// answers but who looks at it.
pub fn handed_in_after_all(sight: &Sight<'_>, so: bool) -> Asked {
    let language = sight.language();
    let desk = sight.desk.sheet.and_then(|sheet| Some((sheet.round, sheet.whose()?)));
    let Some((round, player)) = desk else { return of_nothing() };
    let (number, name) = (player.get(), sight.told_apart(player));
    let said =
        text!(language, "dialog-said-none", number = number, player = &name, round = round.get());
    let by = doubts::said_none_by(sight.record, (round, player)).map(|it| {
        let (time, who) = (time_of_day(it.at.wall_ms), who(language, &it.who));
        text!(language, "dialog-said-none-by", time = time, who = who)
    });
    let named = |_: bool| text!(language, "dialog-said-none-is", number = number, player = &name);
    let paper = options(sight, "sheets-same-whose", [true], so, Question::HandedInAfterAll, named);
    Asked {
        back: Some(Entry::Words(Field::Seven)),
        lines: [said].into_iter().chain(by).collect(),
        choices: vec![paper],
        confirm: Some(tr(language, "commands-save-sheet")),
        ready: so,
        enter: Enter::Chosen,
        ..of_sheets(
            so.then_some(Answer::Deed(Deed::SaveHandedIn))
                .ok_or_else(|| tr(language, "dialog-nothing-chosen")),
        )
    }
}

/// Save a sheet on which nothing was written: whose, of which round, and whether one was handed in, which nobody answers
/// who types on without looking.
pub fn save_empty(sight: &Sight<'_>, chosen: Option<Wordless>) -> Asked {
    let language = sight.language();
    let named = |choice: Option<Wordless>| match choice {
        None => String::new(),
        Some(Wordless::Empty) => tr(language, "dialog-save-empty-is"),
        Some(Wordless::NotHandedIn) => tr(language, "dialog-save-empty-none"),
    };
    let whose = sight.desk.sheet.and_then(SheetOnDesk::whose);
    // What is keyed a second time was handed in.
    let first = sight.desk.sheet.is_some_and(|sheet| sheet.turn != Turn::Second);
    let none = whose.filter(|_| first).map(|_| Some(Wordless::NotHandedIn));
    let ways = [Some(Wordless::Empty)].into_iter().chain(none);
    let handed =
        options(sight, "dialog-save-empty-handed", ways, chosen, Question::SaveEmpty, named);
    let of = sight.desk.sheet.map(|sheet| {
        let round = sheet.round.get();
        let Some(player) = sheet.whose() else {
            return text!(language, "dialog-save-empty-nameless", round = round);
        };
        let (number, player) = (player.get(), sight.told_apart(player));
        text!(language, "dialog-save-empty", number = number, player = player, round = round)
    });
    let place = whose.zip(sight.desk.sheet).map(|(player, sheet)| (sheet.round, player));
    let taken_in = place.is_some_and(|(round, player)| {
        sight.contest().game.place(round, player).handed == Handed::Collected
    });
    let received = taken_in.then(|| tr(language, "dialog-save-empty-received"));
    Asked {
        back: Some(Entry::Words(Field::Seven)),
        lines: of.into_iter().chain(received).collect(),
        choices: vec![handed],
        confirm: (chosen == Some(Wordless::NotHandedIn))
            .then(|| tr(language, "commands-not-handed-in")),
        ready: chosen.is_some(),
        enter: Enter::Chosen,
        ..of_sheets(match chosen {
            None => Err(tr(language, "dialog-nothing-chosen")),
            Some(Wordless::Empty) => Ok(Answer::Deed(Deed::SaveEmpty)),
            Some(Wordless::NotHandedIn) => Ok(Answer::Deed(Deed::DeclareNone)),
        })
    }
}
