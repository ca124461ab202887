//! `joint verify`: whether the files of a joint competition say the same; and joint rehearsals.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ArgMatches;
use serde::Serialize;
use serde_json::json;

use crate::cli::args::{self, joint as names};
use crate::cli::files::{Opened, created, failed, not_there, seed};
use crate::cli::outcome::{Failure, Outcome};
use crate::cli::shell::Shell;
use crate::domain::contest::event::Recorded;
use crate::domain::formats::anagram::Record;
use crate::domain::formats::anagram::halls::{
    Compared, Difference, Hall, compared, signed, venue_of,
};
use crate::domain::formats::anagram::joint::Joint;
use crate::domain::formats::anagram::joint::table::{Head, JointRow};
use crate::domain::formats::anagram::sealed::heads::VenueKey;
use crate::domain::formats::anagram::standings::Board;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::VenueNo;
use crate::exchange::json_line;
use crate::language::formats::{difference, said_by};
use crate::language::{Language, quoted};
use crate::lexicon::Lexicon;
use crate::rehearsal::Plan;
use crate::rehearsal::formats::anagram::joint::{HallCard, JointDay, rehearse};
use crate::session::format_of;
use crate::storage::{CompetitionFile, NewCompetition, StoredLexicon, rows_after, verify};
use crate::text;
use crate::venues::{Card, HubAccess, Token, VenueCard};

/// How many players a hall of a rehearsal has unless told otherwise.
const PLAYERS: u16 = 12;

/// A file that holds by itself.
struct Looked {
    path: PathBuf,
    opened: Opened<Anagram>,
    head: Head,
}

/// A hall's history as far as the table stands on it.
struct Standing {
    record: Record,
    board: Board,
    head: Head,
}

/// What `joint verify --json` answers.
#[derive(Serialize)]
struct Said<'a> {
    halls: Vec<serde_json::Value>,
    issue: Option<u32>,
    unopened: Vec<VenueNo>,
    given_up: Vec<serde_json::Value>,
    differences: Vec<String>,
    table: &'a [JointRow],
}

pub(in crate::cli) fn joint(shell: Shell, asked: &ArgMatches) -> Outcome {
    match asked.subcommand() {
        Some(("verify", asked)) => held_together(shell, asked),
        _ => Err(Failure::Usage(shell.say("cli-joint"))),
    }
}

fn held_together(shell: Shell, asked: &ArgMatches) -> Outcome {
    let master = looked_at(shell, args::path(asked, names::MASTER))?;
    let paths = asked.get_many::<PathBuf>(names::HALLS).into_iter().flatten();
    let files = paths.map(|path| looked_at(shell, path)).collect::<Result<Vec<_>, _>>()?;
    let heads = signed(&master.opened.record).map(|(_, heads, _)| heads.clone());
    let standing = files.iter().map(|file| file.standing(shell, heads.as_ref()));
    let standing = standing.collect::<Result<Vec<_>, Failure>>()?;
    let halls: Vec<Hall<'_>> = standing
        .iter()
        .map(|Standing { record, board, head }| Hall { record, board, head: *head })
        .collect();
    let found = compared(&master.opened.record, &halls);
    let differences: Vec<String> = found
        .differences
        .iter()
        .map(|difference| match difference {
            Difference::OtherFile(place) => {
                let path = files.get(*place).map(|file| file.path.display().to_string());
                let file = quoted(&path.unwrap_or_default());
                text!(shell.language, "cli-joint-other-file", file = file)
            }
            difference => self::difference(shell.language, difference),
        })
        .collect();
    if asked.get_flag("json") {
        shell.show_data(&json_line(&answer(&found, &files, &differences)))?;
    } else {
        let mut lines: Vec<String> =
            files.iter().filter_map(|file| file.sentence(shell.language)).collect();
        lines.extend(told(shell.language, &found));
        lines.extend(differences.iter().cloned());
        shell.show(&(lines.join("\n") + "\n"))?;
    }
    match differences.first() {
        None => Ok(()),
        Some(first) => Err(Failure::Refused(text!(
            shell.language,
            "cli-joint-failed",
            count = differences.len(),
            what = first
        ))),
    }
}

/// A file that is what it says; one that is not ends the command.
fn looked_at(shell: Shell, path: &Path) -> Result<Looked, Failure> {
    let opened = Opened::<Anagram>::read_at(shell, path)?;
    let verification = verify::<Anagram>(path).map_err(|error| failed(shell, &error))?;
    if let Some(check) = verification.first_failure() {
        let format = format_of(path).map_err(|error| failed(shell, &error))?;
        return Err(Failure::Refused(text!(
            shell.language,
            "cli-verify-failed",
            file = path.display().to_string(),
            what = check.sentence(shell.language, said_by(format))
        )));
    }
    let head = Head { seq: verification.events, hash: verification.chain_head };
    Ok(Looked { path: path.to_path_buf(), opened, head })
}

impl Looked {
    /// The history up to the event that a signed table stands on; all of it where none was signed or it has no such event.
    fn standing(
        &self,
        shell: Shell,
        heads: Option<&BTreeMap<VenueNo, Head>>,
    ) -> Result<Standing, Failure> {
        let record = &self.opened.record;
        let venue = venue_of(record).map(|venue| venue.number);
        let told = heads.zip(venue).and_then(|(heads, venue)| heads.get(&venue));
        let told = told.filter(|told| told.seq > 0 && told.seq <= self.head.seq);
        let Some(told) = told else {
            let board = Board::new(record.contest(), &self.opened.lexicon);
            return Ok(Standing { record: record.clone(), board, head: self.head });
        };
        let rows =
            rows_after(&self.path, told.seq - 1, 1).map_err(|error| failed(shell, &error))?;
        let hash = rows.first().map_or(self.head.hash, |row| row.hash);
        let count = usize::try_from(told.seq).unwrap_or(usize::MAX);
        let log = record.log().iter().take(count).cloned();
        let record = Record::replay(Arc::clone(record.contest().game.rules()), log);
        let board = Board::new(record.contest(), &self.opened.lexicon);
        Ok(Standing { record, board, head: Head { seq: told.seq, hash } })
    }

    fn sentence(&self, language: Language) -> Option<String> {
        let contest = self.opened.record.contest();
        let venue = contest.game.joint().and_then(Joint::venue)?;
        let players = contest.common.players.len();
        let (events, name) = (self.head.seq, &venue.name);
        let venue = venue.number.get();
        Some(text!(
            language,
            "cli-joint-hall",
            venue = venue,
            name = name,
            players = players,
            events = events
        ))
    }
}

/// What is no failure but told.
fn told(language: Language, found: &Compared) -> Vec<String> {
    let mut lines = Vec::new();
    for venue in &found.unopened {
        lines.push(text!(language, "cli-joint-unopened", venue = venue.get()));
    }
    for (venue, round) in &found.given_up {
        let (venue, round) = (venue.get(), round.get());
        lines.push(text!(language, "cli-joint-given-up", venue = venue, round = round));
    }
    let players = found.table.len();
    lines.push(match found.issue {
        Some(issue) => {
            text!(language, "cli-joint-signed", issue = issue.to_string(), players = players)
        }
        None => text!(language, "cli-joint-unsigned", players = players),
    });
    for row in found.table.iter().take(3) {
        let rank = row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
        let (name, venue, total) = (&row.name, row.venue.get(), row.total);
        lines.push(text!(
            language,
            "cli-joint-row",
            rank = rank,
            name = name,
            venue = venue,
            total = total
        ));
    }
    lines
}

fn answer<'a>(found: &'a Compared, files: &[Looked], differences: &[String]) -> Said<'a> {
    let hall = |file: &Looked| {
        let venue = venue_of(&file.opened.record)?;
        Some(json!({
            "venue": venue.number,
            "name": venue.name,
            "players": file.opened.record.contest().common.players.len(),
            "head": file.head,
        }))
    };
    let given_up = found.given_up.iter();
    Said {
        halls: files.iter().filter_map(hall).collect(),
        issue: found.issue,
        unopened: found.unopened.iter().copied().collect(),
        given_up: given_up.map(|(venue, round)| json!({"venue": venue, "round": round})).collect(),
        differences: differences.to_vec(),
        table: &found.table,
    }
}

/// What the cards of a rehearsal are called, and the hub that they name: one on this machine.
const CARD: &str = "eforos-venue";
const HUB: &str = "http://127.0.0.1:8034";

/// Makes the master file of a rehearsed joint day, and beside it file and card of each hall, `NAME-1.eforos` and so on.
pub(super) fn demo(shell: Shell, asked: &ArgMatches, halls: u16) -> Outcome {
    let path = args::path(asked, args::FILE);
    let paths: Vec<PathBuf> = (1..=halls).map(|number| beside(path, number)).collect();
    let cards: Vec<PathBuf> = paths.iter().map(|path| path.with_extension(CARD)).collect();
    for path in paths.iter().chain(&cards).map(PathBuf::as_path).chain([path]) {
        not_there(shell, path)?;
    }
    let players = asked.get_one::<u16>("players").copied().unwrap_or(PLAYERS);
    let list = Lexicon::embedded();
    let seed = seed(shell, asked)?;
    let day = rehearse(&Plan { players, seed }, halls, &list);
    let stored = StoredLexicon::Full(list.clone());
    let (mut files, heads) = files(shell, &day, &paths, &stored)?;
    let joint = day.joint();
    for ((venue, HallCard { name, token, key }), path) in day.cards().zip(&cards) {
        let token = Token::from_bytes(token);
        let access = HubAccess { hub: HUB.to_owned(), token, ca: None };
        let key = VenueKey::from_bytes(key);
        let card = Card::Venue(VenueCard { access, joint, venue, name, key });
        shell.write(path, card.to_text().as_bytes())?;
    }
    let day = day.sign(heads);
    let new = NewCompetition {
        seed: Some(&day.seed),
        rules_text: day.rules_text,
        lexicon: &stored,
        events: day.master.log(),
    };
    let master = created(shell, path, new)?;
    for (file, record) in files.iter_mut().zip(day.halls.values()) {
        let count = usize::try_from(file.event_count()).unwrap_or(usize::MAX);
        let rest: Vec<Recorded<Anagram>> = record.log().iter().skip(count).cloned().collect();
        file.append(&rest).map_err(|error| failed(shell, &error))?;
    }
    for file in files.into_iter().chain([master]) {
        file.close().map_err(|error| failed(shell, &error))?;
    }
    let file = path.display().to_string();
    shell.note(&text!(shell.language, "cli-joint-demo", file = quoted(&file), halls = halls));
    Ok(())
}

/// The halls' files, and the last event of each.
type Written = (Vec<CompetitionFile<Anagram>>, BTreeMap<VenueNo, Head>);

/// The halls' files as far as they are played, with the last event of each.
fn files(
    shell: Shell,
    day: &JointDay<'_>,
    paths: &[PathBuf],
    list: &StoredLexicon,
) -> Result<Written, Failure> {
    let mut files = Vec::new();
    let mut heads = BTreeMap::new();
    for ((venue, record), path) in day.halls().zip(paths) {
        let rules_text = crate::domain::formats::anagram::rules::OSTH_2019;
        let new = NewCompetition { seed: None, rules_text, lexicon: list, events: record.log() };
        let file = created(shell, path, new)?;
        heads.insert(venue, Head { seq: file.event_count(), hash: file.chain_head() });
        files.push(file);
    }
    Ok((files, heads))
}

fn beside(path: &Path, number: u16) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}-{number}.eforos"))
}
