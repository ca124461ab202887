//! Where a sheet belongs: whose it is, and of which round.

use super::sheets::{WAITING, of_sheets, which_sheet, words_of};
use crate::commands::{Entry, Question, UserCommand};
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::sheet::{Handed, Sheet};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::whose::may_have_a_sheet;
use crate::domain::ids::{PlayerId, RoundNo, SheetId};
use crate::language::tr;
use crate::screens::formats::anagram::sheets::names_round;
use crate::screens::{Act, Ranking as _};
use crate::text;
use crate::views::asked::{Answer, AskedPlayer, Enter, Then};
use crate::views::formats::anagram::{Asked, Sight, sheets};
use crate::views::options::{Choices, options};
use crate::views::words;

/// Give a sheet to another player or round, or a name to one that has none.
pub fn relocate(
    sight: &Sight<'_>,
    sheet: SheetId,
    chosen: Option<PlayerId>,
    round: RoundNo,
) -> Asked {
    let language = sight.language();
    let to = |round| Question::MoveSheet { sheet, player: chosen, round };
    let played = Anagram::played(sight.contest());
    let nameless = sight.contest().game.sheet(sheet).is_some_and(|of| of.player.is_none());
    let rounds = options(sight, "dialog-round", played, round, to, |round| round.to_string());
    let moved = |player| {
        let who = sight.told_apart(player);
        let told = text!(language, "sheets-moved", player = who, round = round.get());
        // Who gives a sheet its player types on where they were, if that is another sheet.
        let desk = sight.desk.sheet.filter(|_| nameless);
        let lies = desk.is_none_or(|it| {
            it.is_nameless() || it.draft() == Draft { round, player: Some(player) }
        });
        let lay = lies.then_some(Then::Lay(round, player));
        let then = lay.into_iter().chain([Then::TellBack(told)]);
        let seen = sight.desk.own.sheets.asked.clone();
        Answer::order(A::MoveSheet { sheet, player, round }.over(seen), then)
    };
    // "4-2" names the round, too.
    let named = sight.desk.text(Entry::PlayerSearch).trim();
    let named = names_round(named).then(|| sheets::named(sight, named));
    let to_round = named.as_ref().and_then(|named| named.as_ref().ok()).map_or(round, |of| of.0);
    let about = move |player| Question::MoveSheet { sheet, player: Some(player), round: to_round };
    let nobody = || tr(language, "dialog-nobody");
    let typed = named.map(|named| named.and_then(|(_, player)| player.ok_or_else(nobody)));
    // Where a sheet lies already, both may have been keyed under each other's number.
    let lies = chosen.and_then(|player| {
        let of = sight.contest().game.sheet(sheet)?;
        let other = sight.contest().game.sheet_at(of.round, player).filter(|_| of.round == round);
        other.filter(|(other, _)| *other != sheet && of.player.is_some())?;
        let command = UserCommand::Ask(Question::ExchangeSheets { sheet, player: chosen });
        let act = Act::new(language, &sight.situation(), command);
        Some((tr(language, "dialog-move-lies"), vec![(act, false)]))
    });
    let there = chosen.and_then(|player| {
        let (other, found) = sight.contest().game.sheet_at(round, player)?;
        // Whoever shall key it a second time, blind, is not told what is on it.
        let tells = !sheets::is_concealed(sight, (round, player));
        let player = sight.told_apart(player);
        let words = words_of(sight, found);
        (other != sheet).then(|| {
            let round = round.get();
            let moved = sight.contest().game.sheet(sheet).map(Sheet::words);
            let same = !found.words().is_empty() && moved == Some(found.words());
            if same && tells {
                return text!(language, "dialog-move-same", player = player, round = round);
            }
            text!(language, "dialog-move-there", player = player, round = round, words = words)
        })
    });
    // Who has handed none in is found to have one.
    let declared = chosen
        .filter(|&player| sight.contest().game.place(round, player).handed == Handed::NotHandedIn);
    let declared = declared.map(|player| {
        let player = sight.told_apart(player);
        text!(language, "dialog-move-declared", player = player, round = round.get())
    });
    // What it changes, where nothing is in doubt behind it.
    let move_to = |player| A::MoveSheet { sheet, player, round };
    let changes = chosen.filter(|_| there.is_none());
    let changes = changes.and_then(|player| words::what_if_asked(sight, move_to(player)).ok());
    let changes = changes.map(|changes| words::told(sight, &changes)).unwrap_or_default();
    let lacking = nameless.then(|| without_a_sheet(sight, sheet, chosen, round)).flatten();
    let correct = nameless.then(|| {
        let act = Act::new(language, &sight.situation(), UserCommand::CorrectNameless(sheet));
        (tr(language, "dialog-name-misread"), vec![(act, false)])
    });
    Asked {
        title: nameless.then(|| tr(language, "dialog-name-sheet")),
        confirm: nameless.then(|| named_to(sight, chosen)),
        enter: if there.is_some() { Enter::No } else { Enter::Yes },
        lines: which_sheet(sight, sheet)
            .into_iter()
            .chain([tr(language, "dialog-move-sheet")])
            .chain(there)
            .chain(declared)
            .chain(changes)
            .collect(),
        choices: [rounds].into_iter().chain(lacking).chain(lies).chain(correct).collect(),
        player: Some(AskedPlayer { chosen, told: String::new(), about: Box::new(about), typed }),
        ready: chosen.is_some(),
        ..of_sheets(chosen.map_or(Ok(Answer::Nothing), |player| {
            // What was typed of its correction would be taken for a second keying, which is blind.
            if nameless && sight.desk.again.contains(&sheet) {
                return Err(tr(language, "dialog-name-unsaved"));
            }
            let may = may_have_a_sheet(sight.contest(), round, player);
            may.map_err(|why| language.rejection(&why)).map(|()| moved(player))
        }))
    }
}

/// What yes is called of a sheet without a name: to whom it goes.
fn named_to(sight: &Sight<'_>, chosen: Option<PlayerId>) -> String {
    let language = sight.language();
    let to = |player: PlayerId| {
        let (number, name) = (player.to_string(), sight.told_apart(player));
        text!(language, "dialog-name-to", number = number, name = name)
    };
    chosen.map_or_else(|| tr(language, "dialog-name-nobody"), to)
}

/// Who still lacks a sheet of the round, or, where nobody does, of whom it was said that they handed none in; where these
/// are few enough to be read through.
fn without_a_sheet(
    sight: &Sight<'_>,
    sheet: SheetId,
    chosen: Option<PlayerId>,
    round: RoundNo,
) -> Option<Choices> {
    let lack = sheets::missing(sight).into_iter().filter(|(of, _)| *of == round);
    let mut lack: Vec<Option<PlayerId>> = lack.map(|(_, player)| Some(player)).collect();
    if lack.is_empty() {
        let contest = sight.contest();
        let handed = |&player: &PlayerId| contest.game.place(round, player).handed;
        let none = contest.common.players.keys().copied();
        lack.extend(none.filter(|player| handed(player) == Handed::NotHandedIn).map(Some));
    }
    let named = |player: Option<PlayerId>| {
        player.map(|player| format!("{player}. {}", sight.told_apart(player))).unwrap_or_default()
    };
    let to = |player| Question::MoveSheet { sheet, player, round };
    let few = (1..=WAITING).contains(&lack.len());
    few.then(|| options(sight, "dialog-name-lacking", lack, chosen, to, named))
}
