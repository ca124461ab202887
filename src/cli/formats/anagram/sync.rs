//! `sync`: the line of a hall or of whoever conducts to the hub, without a window. It sends; what the conductor ordered is
//! carried out in a hall's file, if nobody else writes it.

use std::path::Path;
use std::time::Duration;

use clap::ArgMatches;
use serde_json::json;

use crate::cli::args;
use crate::cli::args::demo::REHEARSED;
use crate::cli::args::joint::{CARD, PASS};
use crate::cli::files::failed;
use crate::cli::outcome::{Failure, Outcome};
use crate::cli::shell::Shell;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::lexicon::Digest;
use crate::session::time::machine;
use crate::session::{Keeper, Session};
use crate::storage::{Access, CompetitionFile, Problem};
use crate::text;
use crate::venues::{
    Away, Brought, Card, CardError, Joined, Lacking, Link, LinkSeen, Linked, MOST_CARD_BYTES,
    NoLine, NotSent, Part, Pushed, Stuck, TakenBack,
};

/// How often the file is looked at for what is new, and how often at most whether all is done.
const LOOK: Duration = Duration::from_millis(300);
const SOON: Duration = Duration::from_millis(20);

/// The line of a file.
enum Line {
    /// Of one that is written here.
    Joined(Box<Keeper<Anagram>>, Joined),
    /// Of one that somebody else may write, and what it lacks.
    Beside(Link, Option<Box<Lacking>>),
}

pub(in crate::cli) fn sync(shell: Shell, asked: &ArgMatches) -> Outcome {
    if asked.contains_id(REHEARSED) {
        return super::rehearsed::program(shell, asked);
    }
    let path = args::path(asked, args::FILE);
    if let Some(card) = asked.get_one::<std::path::PathBuf>(CARD) {
        keep(shell, path, card)?;
    }
    let part = if asked.get_flag(PASS) { Part::Passes } else { Part::Word };
    let mut line = Line::begin(shell, path, part)?;
    let once = asked.get_flag("once");
    let mut told = Told::default();
    loop {
        if let Some(taken) = line.take_back(shell, path)? {
            // The file is let go of before it is opened again.
            drop(line);
            told.taken(shell, &taken);
            line = Line::begin(shell, path, part)?;
        }
        let seen = line.link().seen();
        let changed = line.carry_out(shell, &mut told);
        told.stuck(shell, &seen, once)?;
        told.sent(shell, asked, &seen)?;
        if once && !changed && line.is_done(&seen, part) {
            return Ok(());
        }
        line.wait(if once { SOON } else { LOOK });
    }
}

impl Line {
    /// Opens a hall's file for what is ordered; the line alone of one that somebody else writes, which is told, and of
    /// whoever conducts'.
    fn begin(shell: Shell, path: &Path, part: Part) -> Result<Self, Failure> {
        let (card, joint) = card_of(shell, path)?;
        let refused = |why: NoLine| Failure::Refused(why.sentence(shell.language));
        if let Card::Venue(_) = card {
            match Session::<Anagram>::open(path, Access::Write, machine()) {
                Ok(session) => {
                    let keeper = Keeper::new(session, None);
                    let joined = Joined::begin(&keeper, Some(part), machine());
                    let (joined, _) = joined.map_err(refused)?;
                    return Ok(Self::Joined(Box::new(keeper), joined));
                }
                Err(why) if matches!(why.problem, Problem::HeldByAnother) => {
                    shell.note(&text!(shell.language, "venues-held"));
                }
                Err(why) => return Err(failed(shell, &why)),
            }
        }
        let path = path.to_path_buf();
        let linked = Linked { path, card, joint, done: None, part: None, time: machine() };
        let link = Link::begin(linked).map_err(|why| refused(why.into()))?;
        Ok(Self::Beside(link, None))
    }

    const fn link(&self) -> &Link {
        match self {
            Self::Joined(_, joined) => joined.link(),
            Self::Beside(link, _) => link,
        }
    }

    /// Takes what came and carries it out. Whether the file changed.
    fn carry_out(&mut self, shell: Shell, told: &mut Told) -> bool {
        let Self::Joined(keeper, joined) = self else {
            if let Self::Beside(link, lacking) = self {
                link.look(0);
                keep_lacking(lacking, link.brought());
            }
            return false;
        };
        joined.take(keeper);
        let Some(done) = joined.carry_out(keeper) else { return false };
        told.carried += done.changed;
        told.waits(
            shell,
            done.waits.map(|why| {
                let (count, why) = (done.left, why.sentence(shell.language));
                text!(shell.language, "venues-waiting", count = count, why = why)
            }),
        );
        joined.take(keeper);
        done.changed > 0
    }

    /// Takes back what an earlier copy lacks; then the line is to be begun anew.
    fn take_back(&mut self, shell: Shell, path: &Path) -> Result<Option<TakenBack>, Failure> {
        let lacking = match self {
            Self::Joined(keeper, joined) => return Ok(joined.take_back(keeper)),
            Self::Beside(_, lacking) => lacking.take(),
        };
        let Some(lacking) = lacking else { return Ok(None) };
        let session = Session::<Anagram>::open(path, Access::Write, machine());
        let mut keeper = Keeper::new(session.map_err(|why| failed(shell, &why))?, None);
        let taken =
            lacking.take_back(&mut keeper).map_err(|why: NotSent| why.sentence(shell.language));
        let shut = keeper.shut().map_err(|why| failed(shell, &why));
        taken.map_err(Failure::Refused).and_then(|taken| shut.map(|()| Some(taken)))
    }

    /// Whether all is sent, heard and said.
    fn is_done(&self, seen: &LinkSeen, part: Part) -> bool {
        match self {
            Self::Joined(..) => {
                let is_asked = part == Part::Passes || seen.holds;
                seen.is_settled() && (seen.is_ready || !is_asked)
            }
            Self::Beside(..) => seen.is_sent(),
        }
    }

    /// Waits so long, or until something comes.
    fn wait(&mut self, longest: Duration) {
        match self {
            Self::Joined(_, joined) => {
                if let Some(brought) = joined.link().wait(longest) {
                    joined.keep(brought);
                }
            }
            Self::Beside(link, lacking) => keep_lacking(lacking, link.wait(longest)),
        }
    }
}

fn keep_lacking(kept: &mut Option<Box<Lacking>>, brought: impl IntoIterator<Item = Brought>) {
    for brought in brought {
        if let Brought::Lacking(lacking) = brought {
            *kept = Some(lacking);
        }
    }
}

/// What was told last, so that it is not told again.
#[derive(Default)]
struct Told {
    /// How many events the hub had.
    events: Option<u64>,
    /// How many rows had been sent by then.
    rows: u64,
    /// How many orders were carried out and not told.
    carried: usize,
    /// How many actions were taken back and not told.
    taken: usize,
    waits: Option<String>,
    stuck: [Option<Stuck>; 2],
}

impl Told {
    /// What an earlier copy took back; of the line that is begun anew nothing is told yet.
    fn taken(&mut self, shell: Shell, taken: &TakenBack) {
        let language = shell.language;
        for sentence in taken.sentence(language).into_iter().chain(taken.lost(language)) {
            shell.note(&sentence);
        }
        *self = Self { taken: self.taken + taken.actions, ..Self::default() };
    }

    fn waits(&mut self, shell: Shell, waits: Option<String>) {
        if waits != self.waits {
            self.waits = waits;
            if let Some(told) = &self.waits {
                shell.note(told);
            }
        }
    }

    /// Why the line does not go on; what may pass ends it only where it is tried once.
    fn stuck(&mut self, shell: Shell, seen: &LinkSeen, once: bool) -> Outcome {
        if seen.stuck == self.stuck {
            return Ok(());
        }
        self.stuck.clone_from(&seen.stuck);
        for stuck in seen.stuck.iter().flatten() {
            match stuck {
                Stuck::Away(away) if !once => shell.note(&away.why.sentence(shell.language)),
                Stuck::Refused(why) | Stuck::Away(Away { why, .. }) => {
                    return Err(Failure::Refused(why.sentence(shell.language)));
                }
            }
        }
        Ok(())
    }

    /// What is at the hub, when all is.
    fn sent(&mut self, shell: Shell, asked: &ArgMatches, seen: &LinkSeen) -> Outcome {
        let Some(pushed) = seen.pushed.filter(|_| seen.is_sent()) else { return Ok(()) };
        if self.events == Some(pushed.events) {
            return Ok(());
        }
        let rows = pushed.rows - self.rows;
        say(shell, asked, (&Pushed { rows, ..pushed }, self.carried, self.taken))?;
        (self.events, self.rows) = (Some(pushed.events), pushed.rows);
        (self.carried, self.taken) = (0, 0);
        Ok(())
    }
}

fn say(
    shell: Shell,
    asked: &ArgMatches,
    (pushed, carried, taken): (&Pushed, usize, usize),
) -> Outcome {
    if asked.get_flag("json") {
        let told = json!({
            "events": pushed.events,
            "sent": pushed.rows,
            "carried": carried,
            "taken_back": taken,
            "branch": pushed.branch,
            "directives": pushed.directives,
            "parted_at": pushed.parted_at,
        });
        return shell.show_data(&format!("{told}\n"));
    }
    if let Some(at) = pushed.parted_at {
        shell.warn(&[text!(shell.language, "venues-parted", at = at)]);
    }
    let (events, sent) = (pushed.events, pushed.rows);
    shell.show(&(text!(shell.language, "venues-sent", events = events, sent = sent) + "\n"))
}

/// The card that the file keeps, and the joint competition that it is of.
fn card_of(shell: Shell, path: &Path) -> Result<(Card, Digest), Failure> {
    let file = CompetitionFile::<Anagram>::open(path, Access::Read);
    // A program died while it wrote: only whoever opens for writing rolls that back, and nobody sits here to do so.
    let file = file.or_else(|error| match error.problem {
        Problem::JournalBeside(_) => CompetitionFile::<Anagram>::open(path, Access::Write),
        _ => Err(error),
    });
    let read = file.and_then(|file| Ok((file.card()?, file.read_record()?)));
    let (text, record) = read.map_err(|error| failed(shell, &error))?;
    let text = text.ok_or_else(|| Failure::Refused(shell.say("venues-no-card")))?;
    let card = Card::read(&text);
    let card = card.map_err(|why| Failure::Refused(why.sentence(shell.language)))?;
    let joint = card.joint_of(&record);
    Ok((card, joint.ok_or_else(|| Failure::Refused(shell.say("venues-card-other")))?))
}

/// Keeps a card in the file that it is of.
fn keep(shell: Shell, path: &Path, card: &Path) -> Outcome {
    let none = || Failure::Refused(CardError::None.sentence(shell.language));
    let bytes = shell.read(card, MOST_CARD_BYTES, none)?;
    let text = String::from_utf8(bytes).map_err(|_| none())?;
    let card = Card::read(&text);
    let card = card.map_err(|why| Failure::Refused(why.sentence(shell.language)))?;
    let mut file = CompetitionFile::<Anagram>::open(path, Access::Write)
        .map_err(|error| failed(shell, &error))?;
    let record = file.read_record().map_err(|error| failed(shell, &error))?;
    if card.joint_of(&record).is_none() {
        return Err(Failure::Refused(shell.say("venues-card-other")));
    }
    let kept = file.keep_card(&text).and_then(|()| file.close());
    kept.map_err(|error| failed(shell, &error))
}
