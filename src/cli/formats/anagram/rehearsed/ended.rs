//! How a rehearsed joint day ended: its files held against what was rehearsed, against the hub and against each other, the
//! table of all halls, and what befell the programs.

use std::path::Path;

use serde_json::{Value, json};

use super::faults::Counts;
use super::kept::{Kept, Odd};
use super::programs::{answer, files};
use crate::cli::files::failed;
use crate::cli::outcome::{Failure, Outcome};
use crate::cli::shell::Shell;
use crate::domain::formats::anagram::event::Event as Played;
use crate::domain::formats::anagram::joint::event::Event as Joint;
use crate::domain::formats::anagram::joint::table::{Head, JointRow};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Event, Record};
use crate::domain::ids::{RoundNo, VenueNo};
use crate::hub::{Hub, Problem, State};
use crate::rehearsal::formats::anagram::joint::JointDay;
use crate::storage::{Access, CompetitionFile, rows_after};
use crate::text;

/// A day that held.
pub(super) struct Ended {
    table: Vec<JointRow>,
    /// How many events each file has; the hub has them, too.
    events: Vec<(String, u64)>,
    counts: Counts,
    telephone: Option<(usize, RoundNo)>,
}

/// Why a day does not hold.
enum Wrong {
    /// The file says something else than what was done.
    Said(Odd),
    /// The hub has other events of it, or not each once.
    AtTheHub,
    Hub(Problem),
}

impl Ended {
    /// Holds everything against everything.
    pub(super) fn of(
        shell: Shell,
        folder: &Path,
        (day, hub): (JointDay<'_>, &Hub),
        (counts, telephone): (Counts, Option<(usize, RoundNo)>),
    ) -> Result<Self, Failure> {
        let halls: Vec<VenueNo> = day.halls().map(|(venue, _)| venue).collect();
        let names = files(u16::try_from(halls.len()).unwrap_or(u16::MAX - 1));
        let of = std::iter::once(None).chain(halls.iter().copied().map(Some));
        let mut events = Vec::new();
        let mut signed = None;
        for (name, venue) in names.iter().zip(of) {
            let path = folder.join(name);
            let record = record(shell, &path)?;
            let kept = match venue {
                Some(venue) => Kept::of_hall(&day, venue),
                None => Kept::of_conductor(&day),
            };
            let held = kept.is_all_of(record.log()).map_err(Wrong::Said);
            let rows = rows_after(&path, 0, usize::MAX).map_err(|why| failed(shell, &why))?;
            let ends = rows.first().zip(rows.last()).map(|(first, last)| (first.hash, last.hash));
            let count = rows.len() as u64;
            let held = held.and_then(|()| match ends {
                Some((first, last)) => at_the_hub(hub, first, (count, last)),
                None => Err(Wrong::AtTheHub),
            });
            held.map_err(|wrong| wrong.failure(shell, name))?;
            events.push((name.clone(), count));
            if venue.is_none() {
                signed = table_of(&record);
            }
        }
        let odd =
            |why: &str| Failure::Refused(text!(shell.language, "cli-rehearsed-failed", why = why));
        let (heads, table) = signed.ok_or_else(|| odd("joint_signed"))?;
        // The files alone, by the program as anybody has it.
        let mut verify = vec!["joint", "verify", "--json"];
        verify.extend(names.iter().map(String::as_str));
        let verified = answer(folder, &verify).map_err(|why| odd(&why))?;
        let rehearsed = table_of(&day.sign(heads).master).map(|(_, table)| table);
        let is_same = json!(table) == verified["table"] && rehearsed.as_ref() == Some(&table);
        if is_same { Ok(Self { table, events, counts, telephone }) } else { Err(odd("table")) }
    }

    /// Tells it, for people or for programs.
    pub(super) fn tell(&self, shell: Shell, as_json: bool) -> Outcome {
        let Counts { conductor, halls, hub, database, cuts } = self.counts;
        let events: u64 = self.events.iter().map(|(_, events)| events).sum();
        if as_json {
            let files: serde_json::Map<String, Value> =
                self.events.iter().map(|(name, events)| (name.clone(), json!(events))).collect();
            let telephone =
                self.telephone.map(|(venue, round)| json!({"venue": venue, "round": round}));
            let told = json!({
                "table": self.table,
                "files": files,
                "events": events,
                "killed": {"conductor": conductor, "halls": halls, "hub": hub, "database": database},
                "cut": cuts,
                "telephone": telephone,
            });
            return shell.show_data(&format!("{told:#}\n"));
        }
        let language = shell.language;
        let row = |row: &JointRow| {
            let rank = row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
            let (name, venue, total) = (&row.name, row.venue.get(), row.total);
            text!(language, "cli-joint-row", rank = rank, name = name, venue = venue, total = total)
        };
        let mut lines: Vec<String> = self.table.iter().map(row).collect();
        lines.push(text!(
            language,
            "cli-rehearsed-killed",
            halls = halls,
            conductor = conductor,
            hub = hub,
            database = database,
            cuts = cuts
        ));
        if let Some((venue, round)) = self.telephone {
            lines.push(text!(
                language,
                "cli-rehearsed-telephone",
                venue = venue,
                round = round.get()
            ));
        }
        let count = self.events.len();
        lines.push(text!(language, "cli-rehearsed-held", files = count, events = events));
        lines.push(shell.say("cli-rehearsed-witness"));
        shell.show(&(lines.join("\n") + "\n"))
    }
}

impl Wrong {
    fn failure(self, shell: Shell, file: &str) -> Failure {
        let language = shell.language;
        Failure::Refused(match self {
            Self::Said(Odd { seq, rehearsed }) => {
                text!(language, "cli-rehearsed-odd", file = file, seq = seq, what = &rehearsed)
            }
            Self::AtTheHub => text!(language, "cli-rehearsed-elsewhere", file = file),
            Self::Hub(problem) => problem.sentence(language),
        })
    }
}

fn record(shell: Shell, path: &Path) -> Result<Record, Failure> {
    let file = CompetitionFile::<Anagram>::open(path, Access::Read);
    file.and_then(|file| file.read_record()).map_err(|why| failed(shell, &why))
}

/// The last table that was signed, and what it stands on.
fn table_of(master: &Record) -> Option<(std::collections::BTreeMap<VenueNo, Head>, Vec<JointRow>)> {
    master.log().iter().rev().find_map(|it| match &it.event {
        Event::Own(Played::Joint(Joint::JointSigned { heads, table, .. })) => {
            Some((heads.clone(), table.clone()))
        }
        _ => None,
    })
}

/// That the hub has this history and no other of this competition, each event once, with right hashes.
fn at_the_hub(
    hub: &Hub,
    first: crate::domain::lexicon::Digest,
    (count, last): (u64, crate::domain::lexicon::Digest),
) -> Result<(), Wrong> {
    let held = hub.held().map_err(Wrong::Hub)?;
    let verified = hub.verify(first).map_err(Wrong::Hub)?;
    let branches = held.iter().find(|it| it.competition == first).map(|it| it.branches.as_slice());
    let is_it = match (branches, verified.as_slice()) {
        (Some([branch]), [verified]) => {
            branch.state == State::InForce
                && (u64::try_from(branch.seq), branch.hash) == (Ok(count), last)
                && u64::try_from(verified.events) == Ok(count)
                && verified.breaks_at.is_none()
        }
        _ => false,
    };
    if is_it { Ok(()) } else { Err(Wrong::AtTheHub) }
}
