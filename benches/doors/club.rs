//! Open doors with their owner on a thread of its own, as `serve` keeps them, and whoever comes in by them.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use eforos::commands::{HallLeaders, HallLook, Motion, Pinned};
use eforos::domain::contest::command::Command;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::person::{Person, Role};
use eforos::print::Templates;
use eforos::screens::hall::Chosen;
use eforos::session::time::machine;
use eforos::session::{Keeper, Order, Session};
use eforos::stations::{Errand, Request};
use eforos::storage::Access;
use eforos::web::{OpenDoors, Wish, at_once};

/// What holds the owner.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Look,
    Save,
    /// How long a save waited for its turn.
    Queue,
    Picture,
    /// What time brings, and telling what is new.
    Turn,
}

impl Part {
    const fn of(errand: &Errand) -> Option<Self> {
        if matches!(errand, Errand::Paper(_, Some(_))) {
            Some(Self::Look)
        } else if matches!(errand, Errand::Do(_)) {
            Some(Self::Save)
        } else if matches!(errand, Errand::Picture(_)) {
            Some(Self::Picture)
        } else {
            None
        }
    }
}

/// What the owner is asked.
pub enum Asked {
    /// And since when it waits.
    Station(Request, Instant),
    /// Another scene: a message, or what comes by itself.
    Scene(bool),
    /// Another assistant: the number and PIN are told.
    Invite(SyncSender<(u32, String)>),
    Admit(u32, SyncSender<()>),
    /// Publishes a round and says so once everybody may read it.
    Publish(RoundNo, SyncSender<()>),
    /// Something of the referee at the console, and a word once it is recorded.
    Desk(Box<Command<Anagram>>, SyncSender<()>),
    /// How long each of these held the owner since this was asked last.
    Held(Part, SyncSender<Vec<Duration>>),
    End,
}

/// Doors that stand open, by their owner's ear.
pub struct Club {
    pub ask: SyncSender<Asked>,
    pub hall: SocketAddr,
    pub staff: SocketAddr,
    pub cards: Vec<String>,
    owner: Option<JoinHandle<()>>,
}

pub fn referee() -> Person {
    Person { name: "α".to_owned(), role: Role::Referee, station: "1".to_owned() }
}

fn socket(url: &str) -> SocketAddr {
    let (_, rest) = url.split_once("://").expect("an address");
    rest.trim_end_matches('/').parse().expect("an address")
}

impl Club {
    /// Of the competition in this file; keys lie beside it.
    pub fn open(path: &Path, players: u32) -> Self {
        let (ask, asks) = sync_channel(256);
        let (told, opened) = sync_channel(1);
        let (path, station) = (path.to_owned(), ask.clone());
        let owner = std::thread::spawn(move || {
            let session = Session::<Anagram>::open(&path, Access::Write, machine());
            let mut keeper = Keeper::new(session.expect("opened"), None);
            let folder = path.with_extension("doors");
            let wish = Wish {
                address: Ipv4Addr::LOCALHOST,
                ports: (0, 0),
                folder: Some(&folder),
                own: None,
                by_pin: false,
                ask: Arc::new(move |request| {
                    station.try_send(Asked::Station(request, Instant::now())).is_ok()
                }),
                time: machine(),
            };
            let pinned = [Pinned::Auto, Pinned::Message("1".to_owned())];
            let mut doors = OpenDoors::open(&mut keeper, wish, &chosen(&pinned[0])).expect("open");
            doors.take_photographs(&keeper, Templates::embedded());
            let (hall, staff) = (doors.doors().hall(), doors.doors().staff().expect("open"));
            let cards = (1..=players).filter_map(PlayerId::new);
            let cards: Vec<String> =
                cards.map(|player| keeper.card(player).expect("a card").to_string()).collect();
            told.send((socket(&hall), socket(&staff), cards)).expect("heard");
            own((doors, keeper), &asks, &pinned);
        });
        let (hall, staff, cards) = opened.recv().expect("open");
        Self { ask, hall, staff, cards, owner: Some(owner) }
    }
}

impl Drop for Club {
    fn drop(&mut self) {
        let _ = self.ask.send(Asked::End);
        self.owner.take().map(JoinHandle::join);
    }
}

fn chosen(pinned: &Pinned) -> Chosen<'_> {
    Chosen {
        pinned,
        since: None,
        look: HallLook::Dark,
        motion: Motion::Off,
        leaders: HallLeaders::Shown,
        zone_ms: 0,
        calls_to_come: false,
    }
}

/// The owner's loop, as that of `serve` is.
fn own(
    (mut doors, mut keeper): (OpenDoors<Anagram>, Keeper<Anagram>),
    asks: &Receiver<Asked>,
    pinned: &[Pinned; 2],
) {
    let mut scene = 0;
    let (tell, told) = channel();
    let mut held = Vec::new();
    loop {
        let begun = Instant::now();
        keeper.tick(&referee());
        doors.look(&keeper, &chosen(&pinned[scene]));
        held.push((Part::Turn, begun.elapsed()));
        let first = asks.recv_timeout(Duration::from_millis(200)).ok();
        let mut all = first.map(|first| at_once(first, || asks.try_recv().ok()));
        let mut more = || all.as_mut().and_then(Iterator::next);
        while let Some(asked) = attended((&mut doors, &mut keeper), &tell, &mut more) {
            match asked {
                Asked::Station(..) => {}
                Asked::Desk(command, told) => {
                    let order = Order { who: referee(), command: *command };
                    keeper.carry_out(order).expect("done");
                    told.send(()).expect("heard");
                }
                Asked::Held(of, answer) => {
                    let all = std::mem::take(&mut held).into_iter().chain(told.try_iter());
                    let (these, others) = all.partition::<Vec<_>, _>(|(part, _)| *part == of);
                    held = others;
                    answer.send(these.into_iter().map(|(_, took)| took).collect()).expect("heard");
                }
                Asked::Scene(other) => scene = usize::from(other),
                Asked::Invite(told) => {
                    let staff = doors.staff_mut().expect("open");
                    let invited = staff.invite(&keeper, Role::Assistant, "").expect("invited");
                    told.send((invited.number, invited.pin)).expect("heard");
                }
                Asked::Admit(number, told) => {
                    doors.staff_mut().expect("open").admit(&mut keeper, number).expect("in");
                    doors.look(&keeper, &chosen(&pinned[scene]));
                    told.send(()).expect("heard");
                }
                Asked::Publish(round, told) => {
                    let command = Command::Publish { round };
                    keeper.carry_out(Order { who: referee(), command }).expect("published");
                    doors.look(&keeper, &chosen(&pinned[scene]));
                    told.send(()).expect("heard");
                }
                Asked::End => return,
            }
        }
    }
}

/// Answers what stations ask, up to something else that is asked. What holds the owner is told by the answer.
fn attended(
    (doors, keeper): (&mut OpenDoors<Anagram>, &mut Keeper<Anagram>),
    held: &Sender<(Part, Duration)>,
    mut more: impl FnMut() -> Option<Asked>,
) -> Option<Asked> {
    let mut other = None;
    doors.attend(keeper, || match other.is_none().then(&mut more).flatten()? {
        Asked::Station(request, since) => {
            let Some(part) = Part::of(&request.errand) else { return Some(request) };
            let (begun, held) = (Instant::now(), held.clone());
            if part == Part::Save {
                let _ = held.send((Part::Queue, since.elapsed()));
            }
            let Request { from, errand, reply } = request;
            let reply = Box::new(move |answer| {
                let _ = held.send((part, begun.elapsed()));
                reply(answer);
            });
            Some(Request { from, errand, reply })
        }
        asked => {
            other = Some(asked);
            None
        }
    });
    other
}

/// A console without any door.
pub struct Desk(Keeper<Anagram>);

impl Desk {
    pub fn at(path: &Path) -> Self {
        let session = Session::<Anagram>::open(path, Access::Write, machine()).expect("opened");
        Self(Keeper::new(session, None))
    }

    /// How long something takes there.
    pub fn takes(&mut self, order: Order<Anagram>) -> Duration {
        let begun = Instant::now();
        self.0.carry_out(order).expect("done");
        begun.elapsed()
    }
}
