//! Where a rehearsed joint day is played: folder, database, hub and programs, their lines, and what befalls them.

use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::Asked;
use super::ended::Ended;
use super::faults::{Counts, Due, Fault, planned};
use super::programs::{Heard, HubProgram, Program, Start, files};
use super::wire::Wire;
use crate::cli::args::demo::{REHEARSED, VENUES};
use crate::cli::files::{created, failed, not_there};
use crate::cli::outcome::Failure;
use crate::cli::shell::Shell;
use crate::domain::formats::anagram::command::Command as Play;
use crate::domain::formats::anagram::joint::command::Command as Own;
use crate::domain::formats::anagram::rules::OSTH_2019;
use crate::domain::formats::anagram::sealed::heads::VenueKey;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Command, Recorded};
use crate::domain::ids::{RoundNo, VenueNo};
use crate::domain::person::Role;
use crate::hub::{Cluster, Disk, Hub, NoCluster};
use crate::lexicon::Lexicon;
use crate::rehearsal::formats::anagram::joint::{HallCard, JointDay};
use crate::storage::{NewCompetition, StoredLexicon};
use crate::text;
use crate::venues::{Card, ConductorCard, HubAccess, Token, VenueCard};

/// Who conducts, as the hub knows them.
const CONDUCTOR: &str = "rehearsal";
/// When nobody did anything for so long, something hangs.
const HANGS: Duration = Duration::from_mins(3);
const LOOK: Duration = Duration::from_millis(50);

/// The hall whose line is dead for a round.
struct Telephone {
    program: usize,
    round: RoundNo,
    /// What whoever conducts reads out.
    letters: Option<Value>,
    /// How much the hall did when its line is there again.
    until: usize,
    told: u32,
}

/// All that runs.
struct Stage {
    shell: Shell,
    programs: Vec<Program>,
    /// How much each did, and whether that was all.
    done: Vec<(usize, bool)>,
    wires: Vec<Wire>,
    mended: Vec<Option<Instant>>,
    hub: HubProgram,
    cluster: Option<Cluster>,
    heard: Receiver<Heard>,
    telephone: Option<Telephone>,
    due: VecDeque<Due>,
    counts: Counts,
    things: usize,
}

/// Plays the day to its end.
pub(super) fn played(shell: Shell, asked: &Asked) -> Result<Ended, Failure> {
    let system = |why: io::Error| Failure::Refused(shell.io(&why));
    let scratch = tempfile::Builder::new().prefix("eforos-joint-").tempdir().map_err(system)?;
    let folder = match &asked.keep {
        Some(folder) => {
            not_there(shell, folder)?;
            std::fs::create_dir_all(folder).map_err(system)?;
            std::fs::canonicalize(folder).map_err(system)?
        }
        None => scratch.path().to_path_buf(),
    };
    let cluster = match &asked.database {
        Some(_) => None,
        None => Some(Cluster::start("joint", Disk::Awaited).map_err(|why| match why {
            NoCluster::NotInstalled => Failure::Refused(shell.say("cli-rehearsed-no-database")),
            NoCluster::System(why) => system(why),
        })?),
    };
    let own = cluster.as_ref().map(|cluster| cluster.url("postgres"));
    let database = asked.database.clone().or(own).unwrap_or_default();
    let refused = |problem: crate::hub::Problem| Failure::Refused(problem.sentence(shell.language));
    Hub::prepare(&database).map_err(refused)?;
    let opened = Hub::open(&database).map_err(refused)?;
    let token = opened.conductor(CONDUCTOR).map_err(refused)?;

    let list = Lexicon::embedded();
    let day = asked.day(&list);
    let lines = (0..=asked.halls).map(|_| Wire::lay()).collect::<io::Result<Vec<_>>>();
    let wires = lines.map_err(system)?;
    write(shell, &folder, (&day, &list), (&wires, &token))?;
    let hub = HubProgram::start(&folder, &database).map_err(system)?;
    for wire in &wires {
        wire.leads_to(&hub.listen);
    }
    let (give, heard) = channel();
    let start = |(number, file): (usize, String)| {
        let args = vec![
            format!("--{REHEARSED}={}", asked.plan.seed.reveal()),
            format!("--players={}", asked.plan.players),
            format!("--{VENUES}={}", asked.halls),
            format!("--rounds={}", asked.last),
            format!("--language={}", shell.language.code()),
        ];
        Program::start(number, Start { folder: folder.clone(), file, args }, give.clone())
    };
    let programs = files(asked.halls).into_iter().enumerate().map(start);
    let programs: Vec<Program> = programs.collect::<io::Result<_>>().map_err(system)?;
    let things = things(&day);
    let faults = (usize::from(asked.halls), asked.kills);
    let mut stage = Stage {
        shell,
        done: vec![(0, false); programs.len()],
        mended: programs.iter().map(|_| None).collect(),
        programs,
        telephone: telephone(&day, &wires),
        wires,
        hub,
        due: planned(&asked.plan.seed, faults, (things, cluster.is_some())),
        cluster,
        heard,
        counts: Counts::default(),
        things,
    };
    stage.goes_on()?;
    let Stage { programs, counts, telephone, .. } = stage;
    // Each ends by itself; the database outlives them.
    drop(programs);
    let told = telephone.filter(|it| it.told > 0).map(|it| (it.program, it.round));
    Ended::of(shell, &folder, (day, &opened), (counts, told))
}

/// The files as far as they are before anybody sits down, each with its card.
fn write(
    shell: Shell,
    folder: &Path,
    (day, list): (&JointDay<'_>, &Lexicon),
    (wires, token): (&[Wire], &str),
) -> Result<(), Failure> {
    let stored = StoredLexicon::Full(list.clone());
    let joint = day.joint();
    let names = files(u16::try_from(wires.len() - 1).unwrap_or(0));
    let access = |line: usize, token| {
        let hub = wires.get(line).map(|wire| wire.url.clone()).unwrap_or_default();
        HubAccess { hub, token, ca: None }
    };
    let (mut keys, mut tokens) = (BTreeMap::new(), BTreeMap::new());
    let mut all: Vec<(Card, &[Recorded])> = Vec::new();
    for ((venue, record), (_, HallCard { name, token, key })) in day.halls().zip(day.cards()) {
        let (token, key) = (Token::from_bytes(token), VenueKey::from_bytes(key));
        keys.insert(venue, key.clone());
        tokens.insert(venue, token.clone());
        let access = access(usize::from(venue.get()), token);
        let card = Card::Venue(VenueCard { access, joint, venue, name, key });
        all.push((card, &record.log()[..begun(day.asked(venue).iter().take(2))]));
    }
    let own = Token::read(token).ok_or_else(|| Failure::Refused(shell.say("venues-card-none")))?;
    let card = Card::Conductor(ConductorCard { access: access(0, own), keys, tokens });
    // With its halls, whose keys are on the card.
    let first = day.conducted().take(names.len()).map(|(asked, _)| asked);
    all.insert(0, (card, &day.master().log()[..begun(first)]));
    for (number, (card, events)) in all.into_iter().enumerate() {
        let seed = (number == 0).then(|| day.seed());
        let new = NewCompetition { seed, rules_text: OSTH_2019, lexicon: &stored, events };
        let mut file = created(shell, &folder.join(&names[number]), new)?;
        let kept = file.keep_card(&card.to_text()).and_then(|()| file.close());
        kept.map_err(|why| failed(shell, &why))?;
    }
    Ok(())
}

/// How many events these became.
fn begun<'a>(asked: impl Iterator<Item = &'a crate::rehearsal::Asked<Anagram>>) -> usize {
    asked.map(|asked| asked.events).sum()
}

/// How many things are done in all programs together.
fn things(day: &JointDay<'_>) -> usize {
    let halls = day.halls().map(|(venue, _)| day.asked(venue).len());
    halls.sum::<usize>() + day.conducted().count()
}

/// The hall that is told a round's letters over the telephone: its line dies when it asks for them.
fn telephone(day: &JointDay<'_>, wires: &[Wire]) -> Option<Telephone> {
    let told = |asked: &crate::rehearsal::Asked<_>| match asked.command {
        Command::Own(Play::Joint(Own::TellLetters { venue, round })) => Some((venue, round)),
        _ => None,
    };
    let (venue, round): (VenueNo, RoundNo) = day.conducted().find_map(|(asked, _)| told(asked))?;
    let asked = day.asked(venue);
    let released = asked.iter().position(|asked| match &asked.command {
        Command::Own(Play::Joint(Own::Release(release))) => release.round == round,
        _ => false,
    })?;
    let mut after = asked.iter().enumerate().skip(released);
    let (until, _) = after.find(|(_, asked)| asked.who.role == Role::Centre)?;
    let program = usize::from(venue.get());
    wires.get(program)?.dies_of(format!("/rounds/{round}/open"));
    Some(Telephone { program, round, letters: None, until, told: 0 })
}

impl Stage {
    /// Hears what the programs tell, and does what is due, until all are done.
    fn goes_on(&mut self) -> Result<(), Failure> {
        let mut last = Instant::now();
        while self.done.iter().any(|(_, is_all)| !is_all) {
            match self.heard.recv_timeout(LOOK) {
                Ok(heard) => {
                    last = Instant::now();
                    self.hears(heard)?;
                }
                Err(RecvTimeoutError::Timeout) if last.elapsed() < HANGS => {}
                Err(_) => return Err(self.failed(&format!("{:?}", self.done))),
            }
            self.mends();
            self.telephones();
            while self.due.front().is_some_and(|due| due.after <= self.did()) {
                if let Some(due) = self.due.pop_front() {
                    self.befalls(&due).map_err(|why| self.failed(&self.shell.io(&why)))?;
                }
            }
        }
        Shell::progress("");
        Ok(())
    }

    fn failed(&self, why: &str) -> Failure {
        Failure::Refused(text!(self.shell.language, "cli-rehearsed-failed", why = why))
    }

    /// How many things were done in all.
    fn did(&self) -> usize {
        self.done.iter().map(|(did, _)| did).sum()
    }

    fn hears(&mut self, heard: Heard) -> Result<(), Failure> {
        let Heard { program, life, told } = heard;
        let Some(told) = told else {
            let is_over = self.done[program].1 || self.programs[program].life != life;
            if is_over {
                return Ok(());
            }
            let said = self.programs[program].last_words();
            return Err(self.failed(&said));
        };
        if let Some(step) = told["step"].as_u64() {
            self.done[program].0 = usize::try_from(step).unwrap_or(0);
            Shell::progress(&text!(
                self.shell.language,
                "cli-rehearsed-progress",
                did = self.did(),
                of = self.things
            ));
        }
        if !told["tell"].is_null() {
            if let Some(telephone) = &mut self.telephone {
                telephone.letters = Some(told);
            }
        } else if told["done"] == true {
            self.done[program].1 = true;
        }
        Ok(())
    }

    /// Lines that were cut long enough are mended.
    fn mends(&mut self) {
        for (at, wire) in self.mended.iter_mut().zip(&self.wires) {
            if at.is_some_and(|at| at <= Instant::now()) {
                *at = None;
                wire.mend();
            }
        }
    }

    /// A hall whose line is dead is told its letters, in each of its lives; it has its line again once it played the round.
    fn telephones(&mut self) {
        let Some(Telephone { program, letters, until, told, .. }) = &mut self.telephone else {
            return;
        };
        let (wire, hall) = (&self.wires[*program], &mut self.programs[*program]);
        if !wire.is_dead() {
            return;
        }
        if self.done[*program].0 >= *until {
            wire.revive();
        } else if let Some(letters) = letters
            && *told != hall.life
        {
            *told = hall.life;
            hall.tell(letters);
        }
    }

    fn befalls(&mut self, due: &Due) -> io::Result<()> {
        thread::sleep(Duration::from_millis(due.wait_ms));
        match due.fault {
            Fault::KillConductor if !self.done[0].1 => {
                self.programs[0].kill()?;
                self.counts.conductor += 1;
            }
            Fault::KillHall(hall) if !self.done[hall].1 => {
                self.programs[hall].kill()?;
                self.counts.halls += 1;
            }
            Fault::KillConductor | Fault::KillHall(_) => {}
            Fault::KillHub => {
                self.hub.kill()?;
                for wire in &self.wires {
                    wire.leads_to(&self.hub.listen);
                }
                self.counts.hub += 1;
            }
            Fault::KillDatabase => {
                if let Some(cluster) = &mut self.cluster {
                    cluster.kill()?;
                    self.counts.database += 1;
                }
            }
            Fault::Cut(line, ms) => {
                self.wires[line].cut();
                self.mended[line] = Some(Instant::now() + Duration::from_millis(ms));
                self.counts.cuts += 1;
            }
        }
        Ok(())
    }
}
