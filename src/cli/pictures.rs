//! `pictures`: photographs of sheets, taken into a competition, assigned, listed and written out.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use super::args;
use super::files::{failed, format};
use super::outcome::{Failure, Outcome};
use super::print::templates;
use super::serve::referee;
use super::shell::Shell;
use crate::domain::contest::command::Command;
use crate::domain::contest::picture::{Picture, Side};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::person::Person;
use crate::language::{Sentences, tr};
use crate::pictures::apart::Reader;
use crate::pictures::{MOST_PDF, Scanned};
use crate::print::Photographs;
use crate::print::documents::Papers;
use crate::session::time::machine;
use crate::session::{Keeper, Order, Photographed, Refusal, Session};
use crate::storage::{Access, Pictures};
use crate::{text, with_format};

/// The most files of the folders that are named.
const MOST_FILES: usize = 2_000;

pub(super) fn pictures(shell: Shell, asked: &ArgMatches) -> Outcome {
    with_format!(format(shell, asked)?, F => of::<F>(shell, asked))
}

fn of<F: Sentences + Papers>(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = args::path(asked, args::FILE);
    let files: Vec<PathBuf> =
        asked.get_many(args::PICTURE).into_iter().flatten().cloned().collect();
    let assigned: Vec<&String> = asked.get_many(args::ASSIGN).into_iter().flatten().collect();
    let writes = !files.is_empty() || !assigned.is_empty();
    let access = if writes { Access::Write } else { Access::Read };
    let session = Session::<F>::open(path, access, machine());
    let session = session.map_err(|error| failed(shell, &error))?;
    let cautions = session.cautions().iter().map(|it| it.sentence(shell.language));
    shell.warn(&cautions.collect::<Vec<_>>());
    let mut keeper = Keeper::new(session, None);
    let mut unread = 0;
    if writes {
        let who = referee(&keeper, asked);
        if who.name.is_empty() {
            return Err(Failure::Refused(shell.say("photo-no-referee")));
        }
        if !files.is_empty() {
            unread = take(shell, asked, &mut keeper, &who, &files)?;
        }
        for typed in assigned {
            assign(shell, &mut keeper, &who, typed)?;
        }
    }
    if let Some(folder) = asked.get_one::<PathBuf>(args::OUT) {
        write_out(shell, &keeper, path, folder)?;
    }
    let list = listed(shell, &keeper);
    keeper.shut().map_err(|error| failed(shell, &error))?;
    shell.show(&list)?;
    match unread {
        0 => Ok(()),
        unread => {
            Err(Failure::Refused(text!(shell.language, "photo-some-unread", number = unread)))
        }
    }
}

/// Takes pictures in, file after file, and says of each what came of it; how many could not be read.
fn take<F: Sentences + Papers>(
    shell: Shell,
    asked: &ArgMatches,
    keeper: &mut Keeper<F>,
    who: &Person,
    files: &[PathBuf],
) -> Result<usize, Failure> {
    let codes = F::photographs(keeper.record().contest(), &templates(shell, asked)?);
    let codes = codes.ok_or_else(|| Failure::Refused(shell.say("photo-no-codes")))?;
    let mut reader = Reader::default();
    let mut unread = 0;
    for file in in_folders(shell, files)? {
        let name = file.display().to_string();
        let bytes =
            shell.read(&file, MOST_PDF, || Failure::Refused(tr(shell.language, "photo-kind")))?;
        let (read, failures) = read(shell, &mut reader, &bytes, &codes, &name);
        unread += failures;
        for sheets in read {
            let places: Vec<String> =
                sheets.iter().map(|sheet| place(shell, sheet.place)).collect();
            let events = keeper.photograph(who, sheets);
            let events = events.map_err(|refusal| refused(shell, &refusal))?;
            let key = if events.is_empty() { "photo-known" } else { "photo-taken" };
            let places = places.join(", ");
            shell.note(&text!(shell.language, key, file = &name, places = places));
        }
    }
    Ok(unread)
}

/// The sheets of a file, picture by picture, and how many pictures of it could not be read, which is said.
fn read(
    shell: Shell,
    reader: &mut Reader,
    bytes: &[u8],
    codes: &Photographs,
    name: &str,
) -> (Vec<Vec<Photographed>>, usize) {
    let mut sheets = Vec::new();
    let mut failures = 0;
    let mut after_front = false;
    let mut page = 0;
    let mut pages = 1;
    let mut tell = |scanned: Scanned| {
        let failed = match scanned {
            Scanned::Opened { pages: many } => {
                pages = many;
                return true;
            }
            Scanned::Picture(Ok(found)) => {
                sheets.push(Photographed::of(found, codes, &mut after_front));
                None
            }
            Scanned::Picture(Err(error)) => Some(error.sentence(shell.language)),
        };
        page += 1;
        if let Some(why) = failed {
            failures += 1;
            let place = if pages > 1 { format!("{name} ({page})") } else { name.to_owned() };
            shell.note(&text!(shell.language, "photo-unread", file = place, why = why));
        }
        true
    };
    if let Err(error) = reader.read(bytes, &codes.wanted, &mut tell) {
        failures += 1;
        let why = error.sentence(shell.language);
        shell.note(&text!(shell.language, "photo-unread", file = name, why = why));
    }
    (sheets, failures)
}

/// The files named and those in the folders named, in order of their names; of folders only files with an ending of a
/// picture.
fn in_folders(shell: Shell, named: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    const ENDINGS: [&str; 4] = ["jpg", "jpeg", "png", "pdf"];
    let mut all = Vec::new();
    for path in named {
        if !path.is_dir() {
            all.push(path.clone());
            continue;
        }
        let failed = |error: &std::io::Error| shell.file_failed("cli-not-read", path, error);
        let entries = fs::read_dir(path).map_err(|error| failed(&error))?;
        let is_picture = |path: &PathBuf| {
            let ending = path.extension().map(|it| it.to_string_lossy().to_lowercase());
            ending.is_some_and(|ending| ENDINGS.contains(&ending.as_str()))
        };
        let found = entries.filter_map(Result::ok).map(|entry| entry.path()).filter(is_picture);
        all.extend(found.take(MOST_FILES).collect::<BTreeSet<_>>());
    }
    Ok(all)
}

/// `3=5-7`: picture 3 of the list is the front of the sheet of player 5 in round 7; `3=5-7/2` its back.
fn assign<F: Sentences>(
    shell: Shell,
    keeper: &mut Keeper<F>,
    who: &Person,
    typed: &str,
) -> Outcome {
    let odd = || Failure::Usage(text!(shell.language, "photo-assign-odd", typed = typed));
    let (number, place) = typed.split_once('=').ok_or_else(odd)?;
    let (place, side) = match place.strip_suffix("/2") {
        Some(place) => (place, Side::Back),
        None => (place, Side::Front),
    };
    let (player, round) = place.split_once('-').ok_or_else(odd)?;
    let player = player.parse().ok().and_then(PlayerId::new).ok_or_else(odd)?;
    let round = round.parse().ok().and_then(RoundNo::new).ok_or_else(odd)?;
    let at =
        number.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).ok_or_else(odd)?;
    let picture = keeper.record().contest().common.pictures.get(at);
    let (sha256, quarters) = picture.map(|it| (it.sha256, it.quarters)).ok_or_else(odd)?;
    let command = Command::AssignPicture { sha256, round, player, side, quarters };
    let done = keeper.carry_out(Order { who: who.clone(), command });
    done.map(|_| ()).map_err(|refusal| refused(shell, &refusal))
}

fn refused<F: Sentences>(shell: Shell, refusal: &Refusal<F>) -> Failure {
    match refusal {
        Refusal::Rejected(why) => Failure::Refused(shell.language.rejection(why)),
        Refusal::NotSaved(error) => failed(shell, error),
    }
}

/// What the file has, a line a picture.
fn listed<F: Sentences>(shell: Shell, keeper: &Keeper<F>) -> String {
    let common = &keeper.record().contest().common;
    let undecided: BTreeSet<_> =
        common.undecided_pictures().iter().map(|picture| picture.sha256).collect();
    let line = |(at, picture): (usize, &Picture)| {
        let of = picture.place.map(|place| (place.round, place.player));
        let side = match picture.side {
            Side::Front => "photo-front",
            Side::Back => "photo-back",
        };
        let state = if picture.deleted {
            "photo-is-deleted"
        } else if picture.discarded {
            "photo-is-discarded"
        } else if undecided.contains(&picture.sha256) {
            "photo-is-undecided"
        } else {
            "photo-is-there"
        };
        let line = text!(
            shell.language,
            "photo-line",
            number = at + 1,
            place = place(shell, of),
            side = shell.say(side),
            state = shell.say(state)
        );
        line + "\n"
    };
    let lines: String = common.pictures.iter().enumerate().map(line).collect();
    if lines.is_empty() { shell.say("photo-none") + "\n" } else { lines }
}

fn place(shell: Shell, place: Option<(RoundNo, PlayerId)>) -> String {
    place.map_or_else(|| shell.say("photo-nowhere"), |(round, player)| format!("{player}-{round}"))
}

/// Writes the pictures that count into a folder, named after where they belong and their number.
fn write_out<F: Sentences>(
    shell: Shell,
    keeper: &Keeper<F>,
    file: &Path,
    folder: &Path,
) -> Outcome {
    fs::create_dir_all(folder)
        .map_err(|error| shell.file_failed("cli-not-written", folder, &error))?;
    let pictures = Pictures::open(file).map_err(|error| failed(shell, &error))?;
    for (at, picture) in keeper.record().contest().common.pictures.iter().enumerate() {
        if !picture.counts() {
            continue;
        }
        let jpeg = pictures.jpeg(picture.sha256).map_err(|error| failed(shell, &error))?;
        let Some(jpeg) = jpeg else { continue };
        let place = picture.place.map_or_else(
            || "unassigned".to_owned(),
            |place| format!("{:02}-{:03}", place.round.get(), place.player.get()),
        );
        let side = if picture.side == Side::Back { "back" } else { "front" };
        let path = folder.join(format!("{place}-{side}-{}.jpg", at + 1));
        shell.write(&path, &jpeg)?;
    }
    Ok(())
}
