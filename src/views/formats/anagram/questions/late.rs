//! Marking a sheet late, or in time after all.

use super::sheets::{of_nothing, of_sheets, older_round};
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::sheet::Lateness;
use crate::screens::formats::anagram::sheets::said_late_by;
use crate::screens::name::{time_of_day, who};
use crate::text;
use crate::views::asked::{Enter, order};
use crate::views::desk::SheetOnDesk;
use crate::views::formats::anagram::{Asked, Sight};
use crate::views::words;

/// Mark a sheet that is saved already, or is of an older round, as late or in time.
pub fn set(sight: &Sight<'_>, lateness: Lateness) -> Asked {
    let language = sight.language();
    let of_player = sight.desk.sheet.filter(|sheet| sheet.whose().is_some());
    let Some(SheetOnDesk { round, player, .. }) = of_player else { return of_nothing() };
    let (number, name) = (player.get(), sight.told_apart(player));
    let said = match lateness {
        Lateness::Late => {
            text!(language, "dialog-late", number = number, player = name, round = round.get())
        }
        Lateness::InTime => {
            text!(language, "dialog-in-time", number = number, player = name, round = round.get())
        }
    };
    let mut lines = vec![said];
    let before = said_late_by(sight.record, (round, player));
    let before = before.filter(|it| !it.who.is_named_as(&sight.desk.person));
    lines.extend(before.map(|it| {
        let (time, who) = (time_of_day(it.at.wall_ms), who(language, &it.who));
        text!(language, "dialog-late-said", time = time, who = who)
    }));
    lines.extend(older_round(sight, round));
    let enter = if before.is_some() { Enter::No } else { Enter::Yes };
    let set = AnagramEvent::LatenessSet { round, player, lateness };
    lines.extend(words::told(sight, &words::what_if(sight, vec![set.into()])));
    Asked { lines, enter, ..of_sheets(order(A::SetLateness { round, player, lateness })) }
}
