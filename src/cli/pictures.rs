//! `pictures`: photographs of sheets, taken into a competition, assigned, listed and written out.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use super::args;
use super::files::{failed, format};
use super::outcome::{Failure, Outcome};
use super::pictures_by_hand::{self as by_hand, refused};
use super::print::templates;
use super::serve::referee;
use super::shell::Shell;
use crate::domain::contest::picture::{Picture, Side};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::person::Person;
use crate::language::{Sentences, tr};
use crate::pictures::MOST_PDF;
use crate::pictures::apart::Reader;
use crate::print::Photographs;
use crate::print::documents::Papers;
use crate::session::photographing::{self, Came, Source};
use crate::session::time::machine;
use crate::session::{Keeper, Photographed, Session};
use crate::storage::{Access, Pictures};
use crate::{text, with_format};

pub(super) fn pictures(shell: Shell, asked: &ArgMatches) -> Outcome {
    with_format!(format(shell, asked)?, F => of::<F>(shell, asked))
}

fn of<F: Sentences + Papers>(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = args::path(asked, args::FILE);
    let files: Vec<PathBuf> =
        asked.get_many(args::PICTURE).into_iter().flatten().cloned().collect();
    let writes = !files.is_empty() || by_hand::is_asked(asked);
    let access = if writes { Access::Write } else { Access::Read };
    let session = Session::<F>::open(path, access, machine());
    let session = session.map_err(|error| failed(shell, &error))?;
    let cautions = session.cautions().iter().map(|it| it.sentence(shell.language));
    shell.warn(&cautions.collect::<Vec<_>>());
    let mut keeper = Keeper::new(session, None);
    let (mut unread, mut taken) = (0, 0);
    if writes {
        let who = referee(&keeper, asked);
        if who.name.is_empty() {
            return Err(Failure::Refused(shell.say("photo-no-referee")));
        }
        if !files.is_empty() {
            (unread, taken) = take(shell, asked, &mut keeper, &who, &files)?;
        }
        by_hand::change(shell, asked, &mut keeper, &who)?;
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
            let key = if taken > 0 { "photo-some-unread" } else { "photo-none-taken" };
            Err(Failure::Refused(text!(shell.language, key, number = unread)))
        }
    }
}

/// Takes pictures in, file after file, and says of each what came of it; how many could not be read, and
/// how many were.
fn take<F: Sentences + Papers>(
    shell: Shell,
    asked: &ArgMatches,
    keeper: &mut Keeper<F>,
    who: &Person,
    files: &[PathBuf],
) -> Result<(usize, usize), Failure> {
    let codes = F::photographs(keeper.record().contest(), &templates(shell, asked)?);
    let codes = codes.ok_or_else(|| Failure::Refused(shell.say("photo-no-codes")))?;
    let mut from = (Reader::default(), Source::default());
    let (mut unread, mut taken) = (0, 0);
    for file in in_folders(shell, files)? {
        let name = file.display().to_string();
        let bytes =
            shell.read(&file, MOST_PDF, || Failure::Refused(tr(shell.language, "photo-kind")))?;
        let (read, failures) = read(shell, &mut from, &bytes, &codes, &name);
        unread += failures;
        taken += read.len();
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
    Ok((unread, taken))
}

/// The sheets of a file, picture by picture, and how many pictures of it could not be read, which is said.
fn read(
    shell: Shell,
    (reader, source): &mut (Reader, Source),
    bytes: &[u8],
    codes: &Photographs,
    name: &str,
) -> (Vec<Vec<Photographed>>, usize) {
    let mut sheets = Vec::new();
    let mut failures = 0;
    photographing::read(reader, bytes, codes, source, &mut |came| {
        match came {
            Came::Opened(_) => {}
            Came::Sheets(found) => sheets.push(found),
            Came::Unread(page, why) => {
                failures += 1;
                let place = page.map_or_else(|| name.to_owned(), |page| format!("{name} ({page})"));
                let why = why.sentence(shell.language);
                shell.note(&text!(shell.language, "photo-unread", file = place, why = why));
            }
        }
        true
    });
    (sheets, failures)
}

/// The files named and those in the folders named.
fn in_folders(shell: Shell, named: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let found = photographing::files_of(named);
    found.map_err(|(path, error)| shell.file_failed("cli-not-read", &path, &error))
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
