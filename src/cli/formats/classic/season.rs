//! `season`: several competitions as one standing, from a file that carries all of them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ArgMatches;

use super::{own_rules, refused, warn};
use crate::cli::args;
use crate::cli::files::{Form, Opened, show};
use crate::cli::outcome::{Failure, Outcome};
use crate::cli::shell::Shell;
use crate::domain::formats::classic::state::Classic;
use crate::exchange::MAX_BYTES;
use crate::exchange::formats::classic::{
    ReadError, SeasonDocument, SeasonMeeting, season_csv, season_table,
};
use crate::language::quoted;
use crate::session::EXTENSION;
use crate::text;

pub(in crate::cli) fn season(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = args::path(asked, args::SEASON);
    if let Some(("add", added)) = asked.subcommand() {
        return add(shell, path, added);
    }
    let season = load(shell, path)?;
    for meeting in &season.meetings {
        if meeting.is_other() {
            return Err(Failure::Refused(text!(
                shell.language,
                "cli-season-other-table",
                title = quoted(&meeting.document.details.title),
                date = meeting.date.as_str()
            )));
        }
    }
    if let Some(out) = asked.get_one::<PathBuf>(args::OUT) {
        let (persons, teams) = season.standings();
        return super::print::season(shell, out, &season, (&persons, &teams));
    }
    let (results, form) = (season.results(), Form::asked(asked));
    let written = match form {
        Form::Json => results.to_text(),
        Form::Csv => season_csv(&results),
        Form::Table => season_table(shell.language, &results),
    };
    show(shell, form, &written)
}

fn load(shell: Shell, path: &Path) -> Result<SeasonDocument, Failure> {
    let refused = |error| refused(shell, path, &error);
    let too_large = || refused(ReadError::TooLarge { limit: MAX_BYTES });
    let bytes = shell.read(path, MAX_BYTES, too_large)?;
    let (season, odd) = SeasonDocument::read(&bytes, None).map_err(refused)?;
    warn(shell, &odd);
    Ok(season)
}

/// Takes meetings in; of a season that is not there yet, makes it.
fn add(shell: Shell, path: &Path, asked: &ArgMatches) -> Outcome {
    let rules = own_rules(shell, asked)?;
    let there = path.symlink_metadata().is_ok();
    let mut season = if there { Some(load(shell, path)?) } else { None };
    for from in asked.get_many::<PathBuf>(args::DOCUMENT).into_iter().flatten() {
        let meeting = meeting(shell, from, season.as_ref(), rules.as_ref())?;
        let signed = meeting.issue.is_some();
        if !signed && !asked.get_flag("provisional") {
            let file = from.display().to_string();
            return Err(Failure::Refused(text!(
                shell.language,
                "cli-season-unsigned",
                file = file
            )));
        }
        let own = Arc::clone(&meeting.document.competition.rules);
        let season = season.get_or_insert_with(|| SeasonDocument::new(own));
        match season.place_of(&meeting).and_then(|place| season.meetings.get_mut(place)) {
            None => season.meetings.push(meeting),
            Some(older) if asked.get_flag("replace") => *older = meeting,
            Some(_) => {
                return Err(Failure::Refused(text!(
                    shell.language,
                    "cli-season-there",
                    title = quoted(&meeting.document.details.title),
                    date = meeting.date.as_str()
                )));
            }
        }
    }
    let Some(mut season) = season else {
        return Err(Failure::Usage(shell.say("cli-season-none")));
    };
    if let Some(title) = asked.get_one::<String>("title") {
        season.title.clone_from(title);
    }
    if let Some(&games) = asked.get_one::<u32>("minimum-games") {
        season.minimum_games = games;
    }
    if let Some(&games) = asked.get_one::<u32>("programmed-games") {
        season.programmed_games = games;
    }
    for same in asked.get_many::<String>("same").into_iter().flatten() {
        let odd = || Failure::Usage(shell.say("cli-season-same-odd"));
        let (key, of) = same.split_once('=').ok_or_else(odd)?;
        season.same.insert(key.to_owned(), of.to_owned());
    }
    shell.write(path, season.to_text().as_bytes())?;
    let (file, count) = (path.display().to_string(), season.meetings.len());
    shell.note(&text!(shell.language, "cli-season-done", file = file, count = count));
    Ok(())
}

fn meeting(
    shell: Shell,
    from: &Path,
    season: Option<&SeasonDocument>,
    rules: Option<&Arc<crate::domain::formats::classic::Rules>>,
) -> Result<SeasonMeeting, Failure> {
    let refused = |error| refused(shell, from, &error);
    let rules = season.map(|season| &season.rules).or(rules);
    if from.extension().is_some_and(|extension| extension == EXTENSION) {
        let opened = Opened::<Classic>::read_at(shell, from)?;
        let meeting = SeasonMeeting::of_record(&opened.record, &opened.lexicon, rules);
        let (meeting, odd) = meeting.map_err(refused)?;
        warn(shell, &odd);
        return Ok(meeting);
    }
    let too_large = || refused(ReadError::TooLarge { limit: MAX_BYTES });
    let bytes = shell.read(from, MAX_BYTES, too_large)?;
    let (meeting, odd) = SeasonMeeting::provisional(&bytes, rules).map_err(refused)?;
    warn(shell, &odd);
    Ok(meeting)
}
