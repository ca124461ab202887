//! `serve`: the doors of the hall without a window. It keeps a time that runs; it draws and starts nothing. What stations
//! ask it does in their names.

mod staff;

use std::cell::RefCell;
use std::io::{self, BufRead as _, Write as _};
use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
use std::thread;
use std::time::Duration;

use clap::ArgMatches;
use serde_json::{Value, json};

use self::staff::Lines;
use super::args;
use super::files::failed;
use super::outcome::{Failure, Outcome};
use super::shell::{Shell, one_paragraph};
use crate::app::awake::Awake;
use crate::app::doors_folder;
use crate::commands::{HallLeaders, HallLook, Motion, Pinned};
use crate::domain::contest::command::Command;
use crate::domain::ids::RoundNo;
use crate::domain::person::{Person, Role};
use crate::domain::text::quoted;
use crate::language::{Language, Sentences, tr};
use crate::print::Templates;
use crate::print::documents::Papers;
use crate::screens::Open;
use crate::screens::hall::Chosen;
use crate::screens::name::zone_ms;
use crate::screens::words::Rulings;
use crate::session::time::machine;
use crate::session::{Keeper, News, Order, Refusal, Session};
use crate::stations::{Request, Shows, Waiting};
use crate::storage::Access;
use crate::text;
use crate::web::{self, Doors, FIRST_PORT, LAST_PORT, NotOpen, OpenDoors, Wish, at_once};

/// The longest wait between two ticks, in milliseconds, and the shortest.
const LONGEST_MS: u64 = 200;
const SHORTEST_MS: u64 = 10;

/// So many lines wait for a reader who takes none; what comes then is not told.
const UNREAD: usize = 1024;

/// How long the last lines may take to be read.
const LAST_LINES: Duration = Duration::from_millis(300);

/// What is asked of the service.
enum Asked {
    /// By a station.
    Station(Request),
    /// By whoever started it.
    Other(Other),
}

enum Other {
    /// A line on standard input.
    Line(String),
    /// By the system: to end.
    End,
}

/// Serves a competition of this format until it is asked to end.
pub(super) fn of<F: Rulings + Sentences + Shows + Papers>(
    shell: Shell,
    asked: &ArgMatches,
) -> Outcome {
    let wanted = asked.get_one::<Ipv4Addr>(args::ADDRESS).copied();
    let address = address(shell, wanted, &web::of_machine())?;
    let first = asked.get_one::<u16>(args::PORTS).copied();
    let last = |first: u16| first.saturating_add(LAST_PORT - FIRST_PORT);
    let ports = first.map_or((FIRST_PORT, LAST_PORT), |first| (first, last(first)));
    let path = args::path(asked, args::FILE);
    let session = Session::<F>::open(path, Access::Write, machine());
    let session = session.map_err(|error| failed(shell, &error))?;
    session.expect_writable().map_err(|error| failed(shell, &error))?;
    let cautions = session.cautions().iter().map(|it| it.sentence(shell.language));
    shell.warn(&cautions.collect::<Vec<_>>());
    let mut keeper = Keeper::new(session, None);
    let news = keeper.listen("");
    let who = referee(&keeper, asked);
    let pinned = Pinned::Auto;
    let chosen = Chosen {
        pinned: &pinned,
        since: None,
        look: HallLook::Dark,
        motion: Motion::On,
        leaders: HallLeaders::Shown,
        zone_ms: zone_ms(keeper.now().wall_ms),
        calls_to_come: false,
    };

    let (ask, asks) = sync_channel(Waiting::MOST);
    let folder = doors_folder();
    let file = |name| asked.get_one::<PathBuf>(name).map(PathBuf::as_path);
    let own = file(args::CERT).zip(file(args::KEY));
    let by_pin = asked.get_one::<String>(args::ADMIT).is_some_and(|how| how == args::BY_PIN);
    let station = ask.clone();
    let wish = Wish {
        address,
        ports,
        folder: folder.as_deref(),
        own,
        by_pin,
        ask: Arc::new(move |request| station.try_send(Asked::Station(request)).is_ok()),
        time: machine(),
    };
    let opened = OpenDoors::open(&mut keeper, wish, &chosen);
    let mut doors = opened.map_err(|why| not_open(shell, &why))?;
    doors.take_photographs(&keeper, Templates::embedded());
    listen(doors.doors(), &ask);
    let mut awake = Awake::service();
    awake.want(true);
    let said = Said::start(shell, asked.get_flag("json"));
    tell_open(shell, &said, &doors);
    let mut asked_twice = None;
    let staff = doors.doors().staff();
    let mut lines = Lines::of(shell.language, staff, by_pin, !who.name.is_empty());
    lines.begin((doors.staff_mut(), &keeper), &said, asked);
    loop {
        keeper.tick(&who);
        for told in news.try_iter() {
            said.news(&told);
        }
        if let Some(staff) = doors.staff_mut() {
            lines.look((staff, &mut keeper), &said);
        }
        doors.look(&keeper, &chosen);
        said.give();
        let moves = doors.moves_in_ms(keeper.now().elapsed_ms).unwrap_or(LONGEST_MS);
        let first = next(&asks, moves.clamp(SHORTEST_MS, LONGEST_MS));
        let mut is_over = false;
        let mut all = first.map(|first| at_once(first, || asks.try_recv().ok()));
        let mut more = || all.as_mut().and_then(Iterator::next);
        while let Some(other) = attended((&mut doors, &mut keeper), &mut more) {
            match other {
                Other::Line(line) if line.trim().is_empty() => {}
                Other::Line(line) if line.trim() == "close" => is_over = true,
                Other::Line(line) if line.trim() == "help" => {
                    said.help(doors.staff_mut().map(|staff| staff.may_come(Role::Jury)));
                }
                Other::Line(line) if line.trim().starts_with("publish ") => {
                    publish(shell, (&mut keeper, &mut asked_twice), (&who, &said), line.trim());
                }
                Other::Line(line) => {
                    let (staff, line) = (doors.staff_mut(), line.trim());
                    if !lines.line((staff, &mut keeper), &said, line) {
                        said.refused(&text!(shell.language, "cli-serve-line", line = quoted(line)));
                    }
                }
                Other::End => is_over = true,
            }
        }
        if is_over {
            break;
        }
    }
    doors.close(&mut keeper, |wait| of_station(&asks, wait));
    let shut = keeper.shut();
    said.say(&shell.say("cli-serve-closed"), &json!({"doors": "closed"}));
    said.end();
    shut.map_err(|error| failed(shell, &error))
}

/// Says where the doors are.
fn tell_open<F: Sentences + Shows>(shell: Shell, said: &Said, doors: &OpenDoors<F>) {
    let (url, staff) = (doors.doors().hall(), doors.doors().staff());
    let mut told = json!({"doors": "open", "hall": url});
    let mut text = text!(shell.language, "cli-serve-open", url = &url);
    if let (Some(staff), Some(fingerprint)) = (&staff, doors.fingerprint()) {
        told["staff"] = staff.as_str().into();
        told["fingerprint"] = fingerprint.into();
        text.push(' ');
        text += &text!(shell.language, "cli-serve-staff", url = staff, fingerprint = fingerprint);
    }
    said.say(&text, &told);
    said.give();
}

/// Publishes a round in the referee's name; while something of it is open, once the same is asked a second time.
fn publish<F: Rulings + Sentences>(
    shell: Shell,
    (keeper, asked): (&mut Keeper<F>, &mut Option<(RoundNo, String)>),
    (who, said): (&Person, &Said),
    line: &str,
) {
    let language = shell.language;
    let round = line.split_once(' ').and_then(|(_, round)| round.trim().parse().ok());
    let Some(round) = round.and_then(RoundNo::new) else {
        return said.refused(&text!(language, "cli-serve-line", line = quoted(line)));
    };
    if who.name.is_empty() {
        return said.refused(&shell.say("cli-serve-no-referee"));
    }
    let open = still_open(language, &keeper.competition(), round);
    let again = asked.take();
    if let Some(open) = open.filter(|open| again != Some((round, open.clone()))) {
        said.refused(&open);
        *asked = Some((round, open));
        return;
    }
    let order = Order { who: who.clone(), command: Command::Publish { round } };
    // What was recorded is told as every event is.
    match keeper.carry_out(order) {
        Ok(_) => {}
        Err(Refusal::Rejected(why)) => said.refused(&language.rejection(&why)),
        Err(Refusal::NotSaved(error)) => said.refused(&error.sentence(language)),
    }
}

/// What players cannot make out, or will read otherwise later, once this round is published: missing sheets, words without a
/// ruling, earlier rounds whose points only their totals show; and that after the last one phones know who won.
fn still_open<F: Rulings + Sentences>(
    language: Language,
    open: &Open<'_, F>,
    round: RoundNo,
) -> Option<String> {
    let (contest, words) = (open.contest(), F::undecided(open));
    if !contest.game.is_played(round) || contest.common.published.contains(&round) {
        return None;
    }
    let missing = F::ranks(open, round).missing;
    let missing = (missing > 0)
        .then(|| text!(language, F::said("stations-publish-missing"), count = missing));
    let words = words.values().filter(|standing| standing.rounds.contains(&round)).count();
    let words =
        (words > 0).then(|| text!(language, F::said("stations-publish-undecided"), count = words));
    let earlier = (1..round.get()).filter_map(RoundNo::new);
    let earlier = earlier.filter(|earlier| {
        contest.game.is_played(*earlier) && !contest.common.published.contains(earlier)
    });
    let earlier: Vec<String> = earlier.map(|earlier| earlier.to_string()).collect();
    let earlier = (!earlier.is_empty())
        .then(|| text!(language, "cli-serve-earlier", rounds = earlier.join(", ")));
    let winner = (round == contest.game.last_round()).then(|| tr(language, "cli-serve-winner"));
    let open: Vec<String> = [missing, words, earlier, winner].into_iter().flatten().collect();
    (!open.is_empty())
        .then(|| format!("{} {}", open.join(" "), tr(language, "cli-serve-publish-again")))
}

/// Answers what stations ask, up to something else that is asked.
fn attended<F: Sentences + Shows>(
    (doors, keeper): (&mut OpenDoors<F>, &mut Keeper<F>),
    mut more: impl FnMut() -> Option<Asked>,
) -> Option<Other> {
    let mut other = None;
    doors.attend(keeper, || match other.is_none().then(&mut more).flatten()? {
        Asked::Station(request) => Some(request),
        Asked::Other(asked) => {
            other = Some(asked);
            None
        }
    });
    other
}

/// What a station asks within this time, while lines are heard no more.
fn of_station(asks: &Receiver<Asked>, wait: Duration) -> Option<Request> {
    match asks.recv_timeout(wait) {
        Ok(Asked::Station(request)) => Some(request),
        Ok(Asked::Other(_)) | Err(_) => None,
    }
}

fn next(asks: &Receiver<Asked>, wait_ms: u64) -> Option<Asked> {
    asks.recv_timeout(Duration::from_millis(wait_ms)).ok()
}

/// In whose name time is recorded and lines are done: the one that was said, else the last referee's of the history.
pub(super) fn referee<F: Sentences>(session: &Session<F>, asked: &ArgMatches) -> Person {
    if let Some(name) = asked.get_one::<String>(args::AS) {
        return Person { name: name.clone(), role: Role::Referee, ..Person::default() };
    }
    let mut log = session.record().log().iter().rev();
    let last = log.find(|recorded| recorded.who.role == Role::Referee);
    last.map_or_else(Person::default, |recorded| recorded.who.clone())
}

/// The lines that a service knows while stations can come in, each with the key of what it does.
const OF_STATIONS: [(&str, &str); 5] = [
    ("invite assistant|jury|screen [NAME]", "cli-serve-help-invite"),
    ("admit N", "cli-serve-help-admit"),
    ("refuse N", "cli-serve-help-refuse"),
    ("stations", "cli-serve-help-stations"),
    ("revoke N", "cli-serve-help-revoke"),
];
/// Those that it always knows.
const KNOWN: [(&str, &str); 3] = [
    ("publish R", "cli-serve-help-publish"),
    ("close", "cli-serve-help-close"),
    ("help", "cli-serve-help-help"),
];

/// At which of the machine's addresses: the one that was asked for, else the only one there is.
fn address(
    shell: Shell,
    asked: Option<Ipv4Addr>,
    of_machine: &[Ipv4Addr],
) -> Result<Ipv4Addr, Failure> {
    let language = shell.language;
    match (asked, of_machine) {
        (Some(asked), there) => web::choose(asked, there).ok_or_else(|| {
            let address = asked.to_string();
            Failure::Refused(text!(language, "web-no-address", address = address))
        }),
        (None, [only]) => Ok(*only),
        (None, []) => Err(Failure::Refused(shell.say("cli-serve-none"))),
        (None, several) => {
            let several: Vec<String> = several.iter().map(ToString::to_string).collect();
            let addresses = several.join(", ");
            Err(Failure::Refused(text!(language, "cli-serve-several", addresses = addresses)))
        }
    }
}

fn not_open(shell: Shell, why: &NotOpen) -> Failure {
    let said = why.sentence(shell.language);
    Failure::Refused(match why {
        NotOpen::NoPort(..) => format!("{said} {}", shell.say("cli-serve-other-ports")),
        _ => said,
    })
}

/// Takes note of lines and of the system's wish to end. The end of standard input changes nothing.
fn listen(doors: &Doors, ask: &SyncSender<Asked>) {
    let end = ask.clone();
    doors.when_asked_to_end(move || {
        // Who is ending already needs no further word.
        let _ = end.send(Asked::Other(Other::End));
    });
    let ask = ask.clone();
    thread::spawn(move || {
        for line in io::stdin().lock().lines() {
            let line = match line {
                Ok(line) => line,
                // No text: told as a line that is not understood.
                Err(error) if error.kind() == io::ErrorKind::InvalidData => "\u{fffd}".to_owned(),
                Err(_) => return,
            };
            if ask.send(Asked::Other(Other::Line(line))).is_err() {
                return;
            }
        }
    });
}

/// Tells what happens on standard output, once the doors know it, too: whoever reads that a station is in may let it
/// ask. A reader that takes nothing stops nothing.
struct Said {
    shell: Shell,
    json: bool,
    told: RefCell<Vec<String>>,
    lines: SyncSender<String>,
    written: Receiver<()>,
}

impl Said {
    fn start(shell: Shell, json: bool) -> Self {
        let (lines, told) = sync_channel::<String>(UNREAD);
        let (done, written) = channel::<()>();
        thread::spawn(move || {
            let mut out = io::stdout();
            for line in told {
                // Nobody has to read it.
                let _ = writeln!(out, "{line}").and_then(|()| out.flush());
            }
            drop(done);
        });
        Self { shell, json, told: RefCell::default(), lines, written }
    }

    fn say(&self, text: &str, value: &Value) {
        let line = if self.json { value.to_string() } else { one_paragraph(text) };
        self.told.borrow_mut().push(line);
    }

    /// Gives what was told to whoever reads.
    fn give(&self) {
        for line in self.told.take() {
            // A full pipe is a reader that takes nothing.
            let _ = self.lines.try_send(line);
        }
    }

    fn refused(&self, text: &str) {
        self.say(text, &json!({"refused": {"text": text}}));
    }

    /// The lines that it knows: without a door for stations, where one is with a jury or without.
    fn help(&self, jury_comes: Option<bool>) {
        let of_stations = OF_STATIONS.iter().filter(|_| jury_comes.is_some());
        for (line, key) in of_stations.chain(&KNOWN) {
            let without = if jury_comes == Some(true) { "" } else { "|jury" };
            let line = line.replacen(without, "", 1);
            let about = tr(self.shell.language, key);
            let told = json!({"help": {"line": line, "about": about}});
            self.say(&format!("{line}: {about}"), &told);
        }
    }

    fn news<F: Sentences>(&self, news: &News<F>) {
        let language = self.shell.language;
        match news {
            News::Recorded(seqs) => {
                let (first, last) = (seqs.start().0, seqs.end().0);
                let text = text!(
                    language,
                    "cli-serve-recorded",
                    first = first.to_string(),
                    last = last.to_string()
                );
                self.say(&text, &json!({"recorded": {"first": first, "last": last}}));
            }
            News::NotSaved(error) => {
                self.refused(&error.sentence(language));
            }
            News::FellDue(_)
            | News::Saved
            | News::DraftsKept
            | News::Copied(_)
            | News::PicturesGone(_) => {}
        }
    }

    /// Gives the last lines a moment to be read.
    fn end(self) {
        self.give();
        drop(self.lines);
        let _ = self.written.recv_timeout(LAST_LINES);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_network_nothing_is_opened_unless_this_machine_alone_is_meant() {
        let shell = Shell::new(Language::English, None);
        let told = |asked, of_machine: &[Ipv4Addr]| match address(shell, asked, of_machine) {
            Ok(address) => address.to_string(),
            Err(Failure::Refused(said)) => said,
            Err(other) => panic!("{other:?}"),
        };
        let none = told(None, &[]);
        assert!(none.contains("join one") && none.contains("--address 127.0.0.1"), "{none}");
        assert_eq!(told(Some(Ipv4Addr::LOCALHOST), &[]), "127.0.0.1");
        let [one, other] = [1, 2].map(|last| Ipv4Addr::new(192, 168, 1, last));
        assert_eq!(told(None, &[one]), "192.168.1.1");
        let several = told(None, &[one, other]);
        assert!(several.contains("192.168.1.1, 192.168.1.2"), "{several}");
        let gone = told(Some(other), &[one]);
        assert!(gone.contains("192.168.1.2"), "{gone}");
    }
}
