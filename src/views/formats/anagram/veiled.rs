//! What the history tells an assistant of sheets that may be theirs to key a second time: not their words.

use crate::domain::formats::anagram::Event;
use crate::domain::formats::anagram::event::Event as AnagramEvent;
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
