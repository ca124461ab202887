//! The doors of an open competition as its owner keeps them: what the hall sees goes out, and what stations ask is
//! answered, one ask after the other, on the owner's thread.

use std::collections::BTreeSet;
use std::net::Ipv4Addr;
use std::path::Path;
use std::time::Duration;

use chrono::{DateTime, NaiveDate};

use super::doors::{Doors, NotOpen, Opening, StaffOpening};
use super::own_certificate::own_identity;
use super::staff::{AskOwner, Stand};
use super::tls::{Identity, identity};
use crate::commands::Phones;
use crate::domain::ids::PlayerId;
use crate::domain::lexicon::Digest;
use crate::language::Sentences;
use crate::print::Templates;
use crate::print::documents::Papers;
use crate::screens::hall::Chosen;
use crate::session::Keeper;
use crate::session::time::TimeSource;
use crate::stations::{Published, Publisher, Request, Shows, Staff, Turns};
use crate::storage::StorageError;

/// How often it is looked at closing whether something was asked, and how long each time: 0.3 s of the 2 in which a
/// service ends.
const LAST_LOOKS: u32 = 30;
const LOOK: Duration = Duration::from_millis(10);

/// How the doors shall stand.
pub struct Wish<'a> {
    /// Where: [`choose`](super::choose) says which address may be.
    pub address: Ipv4Addr,
    /// The first port that is tried, and the last one.
    pub ports: (u16, u16),
    /// Where the staff door's key and certificates lie; `None` where the system names no folder.
    pub folder: Option<&'a Path>,
    /// A club's own certificate and its key, in place of the program's.
    pub own: Option<(&'a Path, &'a Path)>,
    /// Whether a right PIN lets a station in by itself.
    pub by_pin: bool,
    /// How a station's ask comes to the owner.
    pub ask: AskOwner,
    /// The machine's clock.
    pub time: TimeSource,
}

/// Open doors and what their owner needs of them; they close when this is dropped.
pub struct OpenDoors<F: Sentences> {
    doors: Doors,
    publisher: Publisher,
    staff: Option<Staff<F>>,
    fingerprint: Option<String>,
    /// How much was known when it was said that what players read is old.
    cards_known: usize,
    /// Whether players see the photographs of their own sheets.
    shows_photographs: bool,
    /// Whether the hall was still to be told who won when that was looked at last.
    calls_to_come: bool,
}

impl<F: Sentences + Shows> OpenDoors<F> {
    /// Opens the hall door, and the staff door where stations key something and the competition can be changed.
    ///
    /// # Errors
    /// [`NotOpen`]; then nothing listens.
    pub fn open(
        keeper: &mut Keeper<F>,
        wish: Wish<'_>,
        chosen: &Chosen<'_>,
    ) -> Result<Self, NotOpen> {
        let Wish { address, ports, folder, own, by_pin, ask, time } = wish;
        let keying = F::keying().filter(|_| keeper.competition().changeable());
        let (mut staff, mut opening) = (None, None);
        if let Some(keying) = keying {
            let today = DateTime::from_timestamp_millis(keeper.now().wall_ms).unwrap_or_default();
            let identity = who((folder, own), address, today.date_naive())?;
            let kept = Staff::open(keying, keeper, by_pin, |bytes| {
                // Without dice nobody can be let in by guessing, either: nobody knows what was made.
                getrandom::fill(bytes).expect("the system has dice");
            })?;
            let commitment = keeper.record().contest().common.commitment;
            let game = commitment.map_or_else(String::new, |of| of.to_string());
            opening = Some(StaffOpening { identity, ask, stand: stand(&kept, keeper), game });
            staff = Some(kept);
        }
        let mut publisher = Publisher::default();
        let shown = publisher.look(&keeper.competition(), keeper.clock(), chosen);
        let shown = shown.expect("the first is always another");
        let fingerprint = opening.as_ref().map(|opening| opening.identity.fingerprint.clone());
        let doors = Doors::open(Opening { address, ports, shown, time, staff: opening })?;
        Ok(Self {
            doors,
            publisher,
            staff,
            fingerprint,
            cards_known: 0,
            shows_photographs: false,
            calls_to_come: chosen.calls_to_come,
        })
    }

    /// The sockets: where they are, who looks on.
    pub const fn doors(&self) -> &Doors {
        &self.doors
    }

    /// The first eight bytes of the staff door's certificate's SHA-256, as a browser shows them.
    pub fn fingerprint(&self) -> Option<&str> {
        self.fingerprint.as_deref()
    }

    /// Whoever may be let in at the staff door; none where it is shut.
    pub const fn staff(&self) -> Option<&Staff<F>> {
        self.staff.as_ref()
    }

    /// The same, to invite and to let in.
    pub const fn staff_mut(&mut self) -> Option<&mut Staff<F>> {
        self.staff.as_mut()
    }

    /// Answers what stations ask, as long as more comes; what waits to be saved is saved together.
    pub fn attend(&mut self, keeper: &mut Keeper<F>, next: impl FnMut() -> Option<Request>) {
        for turn in Turns::of(next) {
            if let Some(staff) = &mut self.staff {
                staff.attend(keeper, turn);
            }
            self.recorded(keeper);
        }
    }

    /// Closes the doors; what was asked before is answered first, by the owner, who alone can.
    pub fn close(mut self, keeper: &mut Keeper<F>, next: impl Fn(Duration) -> Option<Request>) {
        self.doors.farewell();
        for _ in 0..LAST_LOOKS {
            if self.doors.are_left() {
                break;
            }
            let mut first = next(LOOK);
            self.attend(keeper, || first.take());
        }
    }

    /// What players read is old as soon as something more is known: nobody is shown what was withdrawn a moment ago.
    pub fn recorded(&mut self, keeper: &Keeper<F>) {
        let known = keeper.record().log().len();
        if known != self.cards_known {
            self.cards_known = known;
            self.doors.cards_are_old();
        }
    }

    /// From now on phones see this of the hall's scene.
    pub const fn choose_phones(&mut self, phones: Phones) {
        self.publisher.choose_phones(phones);
    }

    /// Tells the hall what it sees now, and stations who is in.
    pub fn look(&mut self, keeper: &Keeper<F>, chosen: &Chosen<'_>) {
        if let Some(shown) = self.publisher.look(&keeper.competition(), keeper.clock(), chosen) {
            self.doors.publish(shown);
        }
        self.recorded(keeper);
        // Nothing is recorded when the ceremony ends.
        if self.calls_to_come != chosen.calls_to_come {
            self.calls_to_come = chosen.calls_to_come;
            self.doors.cards_are_old();
        }
        if self.doors.cards_are_wanted() {
            let published = Published::of(keeper, chosen.calls_to_come);
            self.doors.show_cards(if self.shows_photographs {
                published.with_photographs(keeper)
            } else {
                published
            });
        }
        if let Some(staff) = &self.staff {
            staff.tick();
            self.doors.stand(stand(staff, keeper));
        }
    }

    /// Opens another door for stations, without encryption.
    ///
    /// # Errors
    /// [`NotOpen`]; then it is shut.
    pub fn allow_plain(&mut self) -> Result<(), NotOpen> {
        self.doors.allow_plain()?;
        if let Some(staff) = &mut self.staff {
            staff.allow_plain(true);
        }
        Ok(())
    }

    /// Shuts it.
    pub fn forbid_plain(&mut self) {
        self.doors.forbid_plain();
        if let Some(staff) = &mut self.staff {
            staff.allow_plain(false);
        }
    }

    /// From now on stations can take photographs of sheets, by these templates; where sheets have no codes none can.
    pub fn take_photographs(&mut self, keeper: &Keeper<F>, templates: Templates)
    where
        F: Papers,
    {
        let has_codes = F::photographs(keeper.record().contest(), &templates).is_some();
        if let Some(staff) = self.staff.as_mut().filter(|_| has_codes) {
            staff.take_photographs(templates, F::photographs);
        }
    }

    /// Whether players see the photographs of their own sheets from now on, of published rounds.
    pub fn show_photographs(&mut self, shown: bool) {
        if self.shows_photographs != shown {
            self.shows_photographs = shown;
            self.doors.cards_are_old();
        }
    }

    /// Gives a player another card: the code on the one before leads nowhere from now on.
    ///
    /// # Errors
    /// [`StorageError`]; then the one before is good.
    pub fn renew_card(&self, keeper: &mut Keeper<F>, player: PlayerId) -> Result<(), StorageError> {
        keeper.renew_card(player)?;
        self.doors.cards_are_old();
        Ok(())
    }

    /// Milliseconds until what the hall sees changes by itself; `None` while it does not.
    pub fn moves_in_ms(&self, now_ms: i64) -> Option<u64> {
        self.publisher.moves_in_ms(now_ms)
    }

    /// The stations of which a page is open now, by SHA-256 of what each holds.
    pub fn present(&self) -> BTreeSet<Digest> {
        self.doors.present()
    }
}

/// Who the staff door is: by the certificate that was named, by the club's own in the folder, else by the program's.
fn who(
    (folder, own): (Option<&Path>, Option<(&Path, &Path)>),
    address: Ipv4Addr,
    today: NaiveDate,
) -> Result<Identity, NotOpen> {
    if let Some((cert, key)) = own {
        return Ok(own_identity(cert, key, today)?);
    }
    let folder = folder.ok_or(NotOpen::NoFolder)?;
    let cert = folder.join("cert.pem");
    if cert.exists() {
        return Ok(own_identity(&cert, &folder.join("key.pem"), today)?);
    }
    Ok(identity(folder, address, today)?)
}

fn stand<F: Sentences>(staff: &Staff<F>, keeper: &Keeper<F>) -> Stand {
    let version = u64::try_from(keeper.record().log().len()).unwrap_or(u64::MAX);
    let (photographs, by_pin) = (staff.takes_photographs(), staff.by_pin());
    Stand { roster: staff.roster(keeper), version, photographs, by_pin }
}
