//! `print` of a document, and a season on paper: the pages of values alone, without a competition file.

use std::path::Path;

use clap::ArgMatches;

use super::{load, refused, warn};
use crate::app::archive::unwatched;
use crate::cli::args;
use crate::cli::outcome::{Failure, Outcome};
use crate::cli::shell::Shell;
use crate::cli::wished::{named_player, tell, wished};
use crate::domain::formats::classic::rules::Rules;
use crate::domain::formats::classic::season::{PersonRow, SeasonTeamRow};
use crate::domain::ids::{RoundNo, TableNo, TeamId};
use crate::exchange::formats::classic::{ClassicResults, SeasonDocument, whole_games};
use crate::language::Language;
use crate::print::documents::{Document, Wish};
use crate::print::formats::classic::Course;
use crate::print::formats::classic::documents::{Brought, DOCUMENTS, has_none, lay_out};
use crate::print::formats::classic::season::{MeetingLine, SeasonSheet, season_sheet};
use crate::print::{Pages, Templates};
use crate::text;

/// Prints documents of an exchange document.
pub(in crate::cli) fn print(
    shell: Shell,
    asked: &ArgMatches,
    documents: &[Document],
    templates: &Templates,
) -> Outcome {
    let path = args::path(asked, args::FILE);
    let (document, odd) = load(shell, asked, path)?;
    warn(shell, &odd);
    if let Some(foreign) = documents.iter().find(|document| !DOCUMENTS.contains(document)) {
        let known: Vec<&str> = DOCUMENTS.iter().map(|document| document.code()).collect();
        return Err(Failure::Refused(text!(
            shell.language,
            "cli-print-other",
            document = foreign.code(),
            known = known.join(", ")
        )));
    }
    let results = ClassicResults::of(&document, None, None);
    let (results, odd) = results.map_err(|error| refused(shell, path, &error))?;
    warn(shell, &odd);
    let (whole, unread) = whole_games(&document);
    let unread = unread.iter().map(|(round, table)| {
        text!(shell.language, "games-odd-turns", round = round.get(), table = table.to_string())
    });
    shell.warn(&unread.collect::<Vec<_>>());
    let competition = &document.competition;
    let round = asked.get_one::<u8>(args::round_or_turn(asked)).copied().and_then(RoundNo::new);
    if let Some(round) = round.filter(|round| !competition.rounds.contains_key(round)) {
        let said = text!(shell.language, "games-no-such-round", round = round.get());
        return Err(Failure::Refused(said));
    }
    let players: Vec<_> = competition.players.iter().map(|entrant| &entrant.player).collect();
    let player = match asked.get_one::<String>(args::PLAYER) {
        Some(typed) => Some(named_player(shell, &players, typed)?),
        None => None,
    };
    let wish = Wish {
        round,
        player,
        table: asked.get_one::<u16>(args::TABLE).copied().and_then(TableNo::new),
        team: asked.get_one::<u32>(args::TEAM).copied().and_then(TeamId::new),
        ..wished(asked)
    };
    let brought = Brought {
        details: &document.details,
        competition,
        list: Some(&results.lexicon),
        whole: &whole,
        course: &Course::default(),
    };
    let language = language(shell, &competition.rules);
    let mut pages = Pages::default();
    for &document in documents {
        if let Some(why) = has_none(&competition.rules, document, shell.language) {
            return Err(Failure::Refused(why));
        }
        let wish = Wish { document, ..wish };
        let own = lay_out(&wish, brought, language, templates, &mut unwatched);
        pages.append(own.unwrap_or_default());
    }
    write(shell, args::path(asked, args::OUT), &pages)
}

/// A competition's paper is in the language of its words, unless another is asked for.
fn language(shell: Shell, rules: &Rules) -> Language {
    shell.asked.unwrap_or_else(|| Language::of_words(rules.language))
}

fn write(shell: Shell, path: &Path, pages: &Pages) -> Outcome {
    tell(shell, &pages.warnings);
    let pdf = pages.to_pdf();
    shell.write(path, &pdf.bytes)?;
    let file = path.display().to_string();
    shell.note(&text!(shell.language, "cli-print-done", file = file, pages = pdf.pages));
    Ok(())
}

/// Writes a season's pages where the arguments ask for them.
pub(super) fn season(
    shell: Shell,
    path: &Path,
    season: &SeasonDocument,
    standings: (&[PersonRow], &[SeasonTeamRow]),
) -> Outcome {
    let language = language(shell, &season.rules);
    let meetings: Vec<MeetingLine<'_>> = season
        .meetings
        .iter()
        .map(|meeting| {
            let list = &meeting.document.lexicon;
            MeetingLine {
                details: &meeting.document.details,
                players: meeting.document.competition.players.len(),
                list: format!("{} {}", list.name, list.edition).trim().to_owned(),
                sha256: meeting.sha256.map(|digest| digest.to_string()),
            }
        })
        .collect();
    let games = (season.minimum_games, season.programmed_games);
    let title = (season.title.as_str(), &*season.rules);
    let facts = SeasonSheet::of(title, standings, &meetings, games, language);
    write(shell, path, &season_sheet(&facts, language, &Templates::embedded()))
}
