//! `print` and `archive`: documents on paper, and everything of a competition in one folder.

use std::net::SocketAddrV4;
use std::path::{Path, PathBuf};

use chrono::NaiveDateTime;
use clap::ArgMatches;

use super::args;
use super::files::{Opened, caution, failed, format, not_there};
use super::formats;
use super::outcome::{Failure, Outcome};
use super::record::local_time;
use super::shell::Shell;
use super::wished::{named_player, options_say_something, tell, wished};
use crate::app::archive::{self, unwatched};
use crate::domain::ids::Seq;
use crate::domain::player::Player;
use crate::exchange::Penalised;
use crate::language::{Sentences, tr};
use crate::print::documents::{Document, Matter, Papers, Sense, Wish, has};
use crate::print::player_cards::Codes;
use crate::print::{Pages, TemplateError, Templates};
use crate::storage::{Access, CompetitionFile};
use crate::{text, with_format};

pub(super) fn print(shell: Shell, asked: &ArgMatches) -> Outcome {
    if let Some(path) = asked.get_one::<PathBuf>(args::WRITE_TEMPLATE) {
        return write_template(shell, path);
    }
    let documents = asked.get_many::<String>(args::DOCUMENT).into_iter().flatten();
    let documents: Vec<Document> = documents.filter_map(|code| Document::of_code(code)).collect();
    options_say_something(shell, asked, &documents)?;
    let templates = templates(shell, asked)?;
    if let Some(printed) = formats::print(shell, asked, &documents, &templates) {
        return printed;
    }
    if args::rules_file(asked).is_some() {
        return Err(Failure::Usage(shell.say("cli-rules-not-here")));
    }
    with_format!(format(shell, asked)?, F => print_of::<F>(shell, asked, &documents, &templates))
}

/// A template to begin from: the one that ships with the program under the name of the file.
fn write_template(shell: Shell, path: &Path) -> Outcome {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let refused = |error: TemplateError| Failure::Refused(error.sentence(shell.language));
    let template = Templates::shipped(&name).map_err(refused)?;
    not_there(shell, path)?;
    shell.write(path, template.as_bytes())?;
    let file = path.display().to_string();
    shell.note(&text!(shell.language, "cli-template-written", file = file));
    Ok(())
}

fn print_of<F: Papers + Sentences>(
    shell: Shell,
    asked: &ArgMatches,
    documents: &[Document],
    templates: &Templates,
) -> Outcome {
    let path = args::path(asked, args::OUT);
    let opened = Opened::<F>::read(shell, asked)?;
    if let Some(foreign) = documents.iter().find(|document| !has::<F>(**document)) {
        let known: Vec<&str> =
            Document::every().filter(|document| has::<F>(*document)).map(Document::code).collect();
        return Err(Failure::Refused(text!(
            shell.language,
            "cli-print-other",
            document = foreign.code(),
            known = known.join(", ")
        )));
    }
    let contest = opened.record.contest();
    let players: Vec<&Player> = contest.common.players.values().collect();
    let wish = Wish {
        round: opened.round(shell, asked, args::round_or_turn(asked))?,
        player: match asked.get_one::<String>(args::PLAYER) {
            Some(typed) => Some(named_player(shell, &players, typed)?),
            None => None,
        },
        ..wished(asked)
    };
    let board = F::judge(contest, &opened.lexicon);
    let links = opened.file.links().map_err(|error| failed(shell, &error))?;
    let first = opened.file.heads().after(Seq(1));
    let hall = asked.get_one::<SocketAddrV4>(args::ADDRESS);
    let codes = links.zip(first).map(|(links, first)| Codes {
        of: players.iter().map(|it| (it.id, links.code(first.hash, it.id))).collect(),
        later: links.generations().collect(),
        hall: hall.map(|at| format!("http://{at}/")),
    });
    if let Some(at) = hall.filter(|at| at.ip().is_loopback() || at.ip().is_unspecified()) {
        let address = at.to_string();
        shell.warn(&[text!(shell.language, "cli-print-not-for-phones", address = address)]);
    }
    let matter = Matter {
        record: &opened.record,
        board: &board,
        drafts: &opened.drafts,
        heads: Some(opened.file.heads()),
        local_time,
        templates,
        codes: codes.as_ref(),
    };
    let language = contest.game.public_language(shell.speech());
    let (mut pages, mut none) = (Pages::default(), Vec::new());
    for &document in documents {
        if let Some(why) = contest.game.has_none(document, shell.language) {
            return Err(Failure::Refused(why));
        }
        if document.sense(&opened.record) == Sense::NoDraw {
            return Err(Failure::Refused(tr(shell.language, F::said("press-no-draw"))));
        }
        let wish = Wish { document, ..wish };
        let laid = wish.lay_out(matter, language, &mut unwatched).unwrap_or_default();
        // Handed out, not kept: a page that says that there is none would be paper for nobody.
        if laid.has_nothing && document == Document::ZeroNotices {
            none.push(tr(language, "turns-no-notices"));
            continue;
        }
        pages.append(laid);
    }
    // A document that has no page is left out beside others, and its warning says why.
    if let Some(why) = pages.none_because() {
        return Err(Failure::Refused(why.sentence(shell.language)));
    }
    tell(shell, &pages.warnings);
    if pages.pages.is_empty() && !none.is_empty() {
        return Err(Failure::Refused(none.join(" ")));
    }
    shell.warn(&none);
    if pages.pages.is_empty() {
        return Err(Failure::Refused(shell.say("cli-print-no-pages")));
    }
    let pdf = pages.to_pdf();
    shell.write(path, &pdf.bytes)?;
    let file = path.display().to_string();
    shell.note(&text!(shell.language, "cli-print-done", file = file, pages = pdf.pages));
    Ok(())
}

/// How documents look: as a club laid it in a folder, or as they ship.
pub(super) fn templates(shell: Shell, asked: &ArgMatches) -> Result<Templates, Failure> {
    match asked.get_one::<PathBuf>(args::TEMPLATES) {
        Some(folder) => {
            crate::app::templates::read(folder, shell.language).map_err(Failure::Refused)
        }
        None => Ok(Templates::embedded()),
    }
}

pub(super) fn archive(shell: Shell, asked: &ArgMatches) -> Outcome {
    let folder = args::path(asked, args::FOLDER);
    not_there(shell, folder)?;
    let file = args::path(asked, args::FILE);
    let templates = templates(shell, asked)?;
    let look = (local_time as fn(i64) -> NaiveDateTime, &templates);
    let penalised = args::penalised(asked);
    let archived = archive::archive(file, folder, shell.speech(), look, penalised, &mut unwatched);
    let told = archived.map_err(|error| Failure::Refused(error.sentence(shell.language)))?;
    with_format!(format(shell, asked)?, F => {
        if let Ok(file) = CompetitionFile::<F>::open(file, Access::Read) {
            caution(shell, &file);
        }
    });
    tell(shell, &told.warnings);
    let said = folder.display().to_string();
    shell.note(&text!(shell.language, "cli-archive-done", folder = said));
    if penalised.is_none() && told.penalised == Penalised::Unnamed {
        shell.note(&tr(shell.language, "cli-archive-unnamed"));
    }
    Ok(())
}
