//! What the conductor's events are in a hall's file: the same by the role of whoever conducts, each once.

use std::collections::VecDeque;

use super::withheld::Withheld;
use crate::domain::formats::anagram::command::Command as Play;
use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::joint::command::Command as Own;
use crate::domain::formats::anagram::joint::event::Event as JointEvent;
use crate::domain::formats::anagram::round::Stage;
use crate::domain::formats::anagram::sealed::heads::directive;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Command, Contest, Event, Record};
use crate::domain::ids::{RoundNo, VenueNo};
use crate::domain::person::{Person, Role};
use crate::language::Language;
use crate::session::{Keeper, Once, Order, Refusal};
use crate::storage::{AskId, Cursor, RawRow};
use crate::text;

/// The station of whoever conducts, in a hall's file.
const STATION: &str = "0";

/// Why orders wait.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Waits {
    /// The hall is not so far, or its file cannot be written.
    #[error(transparent)]
    Refused(#[from] Refusal<Anagram>),
    /// This program does not know an event.
    #[error("event {0} is a newer program's")]
    Newer(i64),
    /// The hub keeps an event back that is not letters of a round.
    #[error("event {0} is kept back")]
    KeptBack(i64),
}

impl Waits {
    /// What it means for people.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::Refused(Refusal::Rejected(why)) => language.rejection(why),
            Self::Refused(Refusal::NotSaved(why)) => why.sentence(language),
            Self::Newer(at) => text!(language, "venues-order-newer", at = *at),
            Self::KeptBack(at) => text!(language, "venues-order-kept-back", at = *at),
        }
    }
}

/// What is to carry out in a hall's file, in the conductor's order: the whole history, of which what stands there already is not
/// carried out again. How far it was once is not enough: a hub may have kept an order back then.
#[derive(Debug)]
pub struct Orders {
    venue: VenueNo,
    rows: VecDeque<RawRow>,
    /// What stands in the file and has not come again.
    there: Vec<Event>,
    withheld: Withheld,
}

impl Orders {
    /// Of the hall with this record.
    pub fn of(venue: VenueNo, record: &Record) -> Self {
        let of_centre = record.log().iter().filter(|it| it.who.role == Role::Centre);
        let there = of_centre.map(|it| it.event.clone()).collect();
        Self { venue, rows: VecDeque::new(), there, withheld: Withheld::default() }
    }

    /// More of the conductor's rows, as [`Followed`](super::Followed) lets them pass.
    pub fn extend(&mut self, rows: Vec<RawRow>) {
        self.withheld.look(&rows);
        self.rows.extend(rows);
    }

    /// How many rows are not carried out.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether all is carried out.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Carries out what can be now. How many orders changed something, and why the others wait.
    pub fn carry_out(&mut self, keeper: &mut Keeper<Anagram>) -> (usize, Option<Waits>) {
        let (mut changed, mut passed) = (0, None);
        let waits = loop {
            match self.next(keeper.record().contest()) {
                Ok(None) => break None,
                Err(why) => break Some(why),
                Ok(Some((rows, order, cursor))) => {
                    if let Some(order) = order {
                        match keeper.carry_out_conducted(Some(order), cursor) {
                            Ok(events) => changed += usize::from(!events.is_empty()),
                            Err(why) => break Some(why.into()),
                        }
                        passed = None;
                    } else {
                        passed = Some(cursor);
                    }
                    self.rows.drain(..rows);
                }
            }
        };
        // What orders nothing is noted once for all.
        let noted = passed.map_or(Ok(Vec::new()), |at| keeper.carry_out_conducted(None, at));
        let kept_back = self.withheld.kept_back(keeper.record().contest()).map(Waits::KeptBack);
        (changed, kept_back.or(noted.err().map(Waits::from)).or(waits))
    }

    /// The next order, of how many rows it is, and how far the history is carried out with it.
    fn next(&mut self, contest: &Contest) -> Result<Option<Next>, Waits> {
        let Some(first) = self.rows.front() else { return Ok(None) };
        let mut events: Vec<Event> = event(first)?.into_iter().collect();
        if let [Event::Own(AnagramEvent::Joint(JointEvent::WordsClosed { .. }))] = &events[..] {
            // Words and tags are one action: both or neither.
            let Some(second) = self.rows.get(1) else { return Ok(None) };
            events.extend(event(second)?);
        }
        let rows = events.len().max(1);
        let Some(last) = self.rows.get(rows - 1) else { return Ok(None) };
        let known = self.there.iter().position(|it| events.first() == Some(it));
        if known.is_some() {
            self.there.retain_mut(|it| match events.iter().position(|event| event == it) {
                Some(at) => {
                    events.remove(at);
                    false
                }
                None => true,
            });
            events.clear();
        }
        let command = command(contest, self.venue, events);
        let who =
            Person { name: last.name.clone(), role: Role::Centre, station: STATION.to_owned() };
        let once = Once { id: AskId(directive(last.hash)), asked: last.hash };
        let order = command.map(|command| (Order { who, command }, once));
        let cursor = Cursor { seq: u64::try_from(last.seq).unwrap_or(0), hash: last.hash };
        Ok(Some((rows, order, cursor)))
    }
}

type Next = (usize, Option<(Order<Anagram>, Once)>, Cursor);

fn is_given_up(contest: &Contest, round: RoundNo) -> bool {
    contest.game.rounds().any(|(of, it)| of == round && it.stage == Stage::GivenUp)
}

/// The event of a row; none where its body is withheld.
fn event(row: &RawRow) -> Result<Option<Event>, Waits> {
    if row.body.is_empty() {
        return Ok(None);
    }
    serde_json::from_str(&row.body).map(Some).map_err(|_| Waits::Newer(row.seq))
}

/// What these events ask of a hall as it stands: nothing of what is the conductor's alone, or so already.
fn command(contest: &Contest, venue: VenueNo, events: Vec<Event>) -> Option<Command> {
    let rulings = &contest.common.rulings;
    match events.first()? {
        Event::WordRuled { word, ruled, evidence } => {
            let seen = rulings.get(word).cloned();
            let stands = seen.as_ref().is_some_and(|seen| {
                (&seen.ruled, seen.evidence.as_str()) == (ruled, evidence.as_str())
            });
            let (word, ruled, evidence) = (word.clone(), *ruled, evidence.clone());
            (!stands).then_some(Command::RuleWord { word, seen, ruled, evidence })
        }
        Event::RulingWithdrawn { word } => {
            rulings.contains_key(word).then(|| Command::WithdrawRuling { word: word.clone() })
        }
        Event::RoundPublished { round } => {
            // Of a round that the hall gave up there is nothing to show.
            let given_up = is_given_up(contest, *round);
            let is_so = given_up || contest.published().any(|published| published == *round);
            (!is_so).then_some(Command::Publish { round: *round })
        }
        Event::Own(AnagramEvent::RoundGivenUp { round, reason }) => {
            let give_up = || Play::GiveUpRound { round: *round, reason: reason.clone() };
            (!is_given_up(contest, *round)).then(|| give_up().into())
        }
        Event::Own(AnagramEvent::Joint(event)) => match event {
            JointEvent::WordsAsked { .. }
            | JointEvent::WordsClosed { .. }
            | JointEvent::LettersSealed { .. }
            | JointEvent::Told { .. } => {
                let own = |event| match event {
                    Event::Own(AnagramEvent::Joint(event)) => Some(event),
                    _ => None,
                };
                Some(
                    Play::Joint(Own::CarryOut(events.into_iter().filter_map(own).collect())).into(),
                )
            }
            JointEvent::WordObjectionDecided { venue: of, objection, outcome, reason, .. } => {
                let (objection, outcome, reason) = (*objection, *outcome, reason.clone());
                let open = contest.common.objections.iter().find(|it| it.id == objection);
                let is_open = *of == venue && open.is_none_or(|it| it.decided.is_none());
                is_open.then_some(Command::DecideObjection { objection, outcome, reason })
            }
            JointEvent::JointSigned { seed, .. } => {
                let reveal = vec![JointEvent::SeedRevealed { seed: seed.clone() }];
                let is_new = contest.common.revealed.is_none();
                is_new.then(|| Play::Joint(Own::CarryOut(reveal)).into())
            }
            _ => None,
        },
        _ => None,
    }
}
