//! What `pictures` does with pictures of its list: assigned, turned, discarded, deleted.

use clap::ArgMatches;

use super::args;
use super::files::failed;
use super::outcome::{Failure, Outcome};
use super::shell::Shell;
use crate::domain::contest::command::Command;
use crate::domain::contest::picture::{Picture, Side};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::lexicon::Digest;
use crate::domain::person::Person;
use crate::language::Sentences;
use crate::session::{Keeper, Order, Refusal};
use crate::text;

/// What deletes every picture.
const ALL: &str = "all";

fn typed<'a>(asked: &'a ArgMatches, what: &str) -> Vec<&'a str> {
    asked.get_many::<String>(what).into_iter().flatten().map(String::as_str).collect()
}

/// Whether anything is.
pub(super) fn is_asked(asked: &ArgMatches) -> bool {
    let asked = |what| !typed(asked, what).is_empty();
    [args::ASSIGN, args::QUARTERS, args::DISCARD, args::DELETE].into_iter().any(asked)
}

/// Does all that is asked: what is assigned can be turned at once.
pub(super) fn change<F: Sentences>(
    shell: Shell,
    asked: &ArgMatches,
    keeper: &mut Keeper<F>,
    who: &Person,
) -> Outcome {
    let reason = asked.get_one::<String>(args::REASON).map_or("", |reason| reason.trim());
    let wants_reason = [args::DISCARD, args::DELETE].into_iter();
    if reason.is_empty() && wants_reason.flat_map(|what| typed(asked, what)).next().is_some() {
        return Err(Failure::Usage(shell.say("photo-no-reason")));
    }
    let order = |keeper: &mut Keeper<F>, command| {
        let done = keeper.carry_out(Order { who: who.clone(), command });
        done.map(|_| ()).map_err(|refusal| refused(shell, &refusal))
    };
    for typed in typed(asked, args::ASSIGN) {
        let command = assigned(shell, keeper, typed)?;
        order(keeper, command)?;
    }
    for typed in typed(asked, args::QUARTERS) {
        let command = turned(shell, keeper, typed)?;
        order(keeper, command)?;
    }
    for typed in typed(asked, args::DISCARD) {
        let (sha256, reason) = (named(shell, keeper, typed)?.sha256, reason.to_owned());
        order(keeper, Command::DiscardPicture { sha256, reason })?;
    }
    delete(shell, keeper, who, &typed(asked, args::DELETE), reason)
}

/// The picture of this number of the list.
fn picture<'a, F: Sentences>(keeper: &'a Keeper<F>, number: &str) -> Option<&'a Picture> {
    let at = number.trim().parse::<usize>().ok()?.checked_sub(1)?;
    keeper.record().contest().common.pictures.get(at)
}

fn named<'a, F: Sentences>(
    shell: Shell,
    keeper: &'a Keeper<F>,
    number: &str,
) -> Result<&'a Picture, Failure> {
    let odd = || Failure::Usage(text!(shell.language, "photo-no-such", typed = number));
    picture(keeper, number).ok_or_else(odd)
}

/// `3=5-7`: picture 3 of the list is the front of the sheet of player 5 in round 7; `3=5-7/2` its back.
fn assigned<F: Sentences>(
    shell: Shell,
    keeper: &Keeper<F>,
    typed: &str,
) -> Result<Command<F>, Failure> {
    let odd = || Failure::Usage(text!(shell.language, "photo-assign-odd", typed = typed));
    let (number, place) = typed.split_once('=').ok_or_else(odd)?;
    let (place, side) = match place.strip_suffix("/2") {
        Some(place) => (place, Side::Back),
        None => (place, Side::Front),
    };
    let (player, round) = place.split_once('-').ok_or_else(odd)?;
    let player = player.parse().ok().and_then(PlayerId::new).ok_or_else(odd)?;
    let round = round.parse().ok().and_then(RoundNo::new).ok_or_else(odd)?;
    let picture = picture(keeper, number).ok_or_else(odd)?;
    let (sha256, quarters) = (picture.sha256, picture.quarters);
    Ok(Command::AssignPicture { sha256, round, player, side, quarters })
}

/// `3=1`: picture 3 of the list is turned to the right by a quarter, from how it is looked at now.
fn turned<F: Sentences>(
    shell: Shell,
    keeper: &Keeper<F>,
    typed: &str,
) -> Result<Command<F>, Failure> {
    let odd = || Failure::Usage(text!(shell.language, "photo-turn-odd", typed = typed));
    let (number, by) = typed.split_once('=').ok_or_else(odd)?;
    let by: u8 = by.trim().parse().ok().filter(|by| (1..=3).contains(by)).ok_or_else(odd)?;
    let picture = picture(keeper, number).ok_or_else(odd)?;
    let nowhere = || Failure::Refused(text!(shell.language, "photo-turn-nowhere", number = number));
    let place = picture.place.ok_or_else(nowhere)?;
    Ok(Command::AssignPicture {
        sha256: picture.sha256,
        round: place.round,
        player: place.player,
        side: picture.side,
        quarters: (picture.quarters + by) % 4,
    })
}

fn delete<F: Sentences>(
    shell: Shell,
    keeper: &mut Keeper<F>,
    who: &Person,
    typed: &[&str],
    reason: &str,
) -> Outcome {
    if typed.is_empty() {
        return Ok(());
    }
    let which: Option<Vec<Digest>> = if typed.contains(&ALL) {
        None
    } else {
        let named = typed.iter().map(|typed| named(shell, keeper, typed).map(|it| it.sha256));
        Some(named.collect::<Result<_, _>>()?)
    };
    let deleted = keeper.delete_pictures(who, which, reason.to_owned());
    deleted.map_err(|refusal| refused(shell, &refusal))?;
    let not_smaller = keeper.overwrite_deleted().map_err(|error| failed(shell, &error))?;
    if let Some(error) = not_smaller {
        let why = error.sentence(shell.language);
        shell.warn(&[text!(shell.language, "photo-not-smaller", why = why)]);
    }
    Ok(())
}

/// Why something did not happen.
pub(super) fn refused<F: Sentences>(shell: Shell, refusal: &Refusal<F>) -> Failure {
    match refusal {
        Refusal::Rejected(why) => Failure::Refused(shell.language.rejection(why)),
        Refusal::NotSaved(error) => failed(shell, error),
    }
}
