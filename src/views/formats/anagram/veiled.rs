//! What an assistant is told of sheets that may be theirs to key a second time: not their words, neither in the history nor on
//! paper.

use crate::domain::formats::anagram::Event;
use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::language::tr;
use crate::print::documents::{Document, Wish};
use crate::screens::formats::anagram::sheets::hides_words;
use crate::screens::history::Veiled;
use crate::text;
use crate::views::formats::anagram::Sight;

/// What is told instead, by the event that has the words.
pub fn veiled(sight: &Sight<'_>) -> Veiled {
    let instead = |event: &Event| {
        let Event::Own(
            AnagramEvent::SheetKeyed { sheet, .. }
            | AnagramEvent::SheetRevised { sheet, .. }
            | AnagramEvent::SheetKeyedAgain { sheet, .. },
        ) = event
        else {
            return None;
        };
        let sheet = sight.contest().game.sheet(*sheet)?;
        let (round, player) = (sheet.round, sheet.player?);
        hides_words(sight, &sight.desk.person, (round, player)).then(|| {
            let who = sight.told_apart(player);
            text!(sight.language(), "history-keyed-veiled", round = round.get(), player = who)
        })
    };
    let log = sight.record.log().iter();
    log.filter_map(|it| Some((it.seq, instead(&it.event)?))).collect()
}

/// Why a document is not seen or printed: words stand on it of sheets that may be theirs to key a second time.
pub fn withheld(sight: &Sight<'_>, wish: &Wish) -> Option<String> {
    let (round, player) = match wish.document {
        Document::GradedSheets => (wish.round, wish.player),
        Document::PlayerReport => (None, wish.player),
        // Of the last round, where none is chosen.
        Document::RoundRecord => (wish.round.or_else(|| Some(sight.last_played())), None),
        _ => return None,
    };
    let mut graded = sight.judged.grades().map(|(round, player, _)| (round, player));
    let hides = graded.any(|place| {
        round.is_none_or(|of| of == place.0)
            && player.is_none_or(|of| of == place.1)
            && hides_words(sight, &sight.desk.person, place)
    });
    hides.then(|| tr(sight.language(), "sheets-paper-veiled"))
}
