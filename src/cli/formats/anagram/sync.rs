//! `sync`: the line of a hall or of whoever conducts to the hub, without a window. It sends; what the conductor ordered is
//! carried out in a hall's file, if nobody else writes it.

mod hall;

use std::path::Path;
use std::thread;
use std::time::Duration;

use clap::ArgMatches;
use serde_json::json;

use self::hall::Hall;
use crate::cli::args;
use crate::cli::args::joint::{CARD, PASS};
use crate::cli::files::failed;
use crate::cli::outcome::{Failure, Outcome};
use crate::cli::shell::Shell;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::lexicon::Digest;
use crate::storage::{Access, CompetitionFile};
use crate::text;
use crate::venues::{
    Card, CardError, ConductorCard, Line, MOST_CARD_BYTES, NotSent, Pushed, Sealing, Sender,
    VenueCard,
};

/// How often the file is looked at for what is new.
const LOOK: Duration = Duration::from_millis(300);
/// The shortest and the longest wait for a hub that is away.
const WAITS_S: (u64, u64) = (1, 60);

pub(in crate::cli) fn sync(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = args::path(asked, args::FILE);
    if let Some(card) = asked.get_one::<std::path::PathBuf>(CARD) {
        keep(shell, path, card)?;
    }
    let (card, joint) = card_of(shell, path)?;
    let line = Line::new(card.access());
    let once = asked.get_flag("once");
    let mut hall = match &card {
        Card::Venue(card) => Hall::begin(shell, path, card, asked.get_flag(PASS))?,
        Card::Conductor(_) => None,
    };
    let sealing = match card {
        Card::Venue(VenueCard { joint, venue, key, .. }) => Sealing::Venue { joint, venue, key },
        Card::Conductor(ConductorCard { keys, .. }) => Sealing::Conductor { joint, keys },
    };
    let mut sender = Sender::new(path.to_path_buf(), sealing);
    let mut wait_s = WAITS_S.0;
    let mut told = None;
    let (mut sent, mut carried) = (0, 0);
    loop {
        let done = sender.push(&line).and_then(|pushed| {
            sent += pushed.rows;
            let now = match &mut hall {
                Some(hall) => hall.follow(shell, (&line, &sender), once)?,
                None => 0,
            };
            carried += now;
            Ok((pushed, now))
        });
        let pause = match done {
            // What was carried out goes up, too.
            Ok((_, 1..)) => continue,
            Ok((pushed, 0)) => {
                wait_s = WAITS_S.0;
                if told != Some(pushed.events) {
                    told = Some(pushed.events);
                    say(shell, asked, (&Pushed { rows: sent, ..pushed }, carried))?;
                    (sent, carried) = (0, 0);
                }
                LOOK
            }
            Err(why) => {
                let may_pass = matches!(&why, NotSent::Hub(why) if why.may_pass());
                if once || !may_pass {
                    return Err(Failure::Refused(why.sentence(shell.language)));
                }
                shell.note(&why.sentence(shell.language));
                let pause = Duration::from_secs(wait_s);
                wait_s = (wait_s * 2).min(WAITS_S.1);
                pause
            }
        };
        if once {
            return Ok(());
        }
        match &mut hall {
            Some(hall) => hall.wait(pause),
            None => thread::sleep(pause),
        }
    }
}

fn say(shell: Shell, asked: &ArgMatches, (pushed, carried): (&Pushed, usize)) -> Outcome {
    if asked.get_flag("json") {
        let told = json!({
            "events": pushed.events,
            "sent": pushed.rows,
            "carried": carried,
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
