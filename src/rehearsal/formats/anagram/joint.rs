//! A joint day: several halls, each with its own players and desk, and whoever conducts.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::domain::contest::objection::Outcome;
use crate::domain::contest::ruling::Ruled;
use crate::domain::contest::seed::Seed;
use crate::domain::contest::{Details, DoubleKeying};
use crate::domain::formats::anagram::joint::Joint;
use crate::domain::formats::anagram::joint::command::Command as Own;
use crate::domain::formats::anagram::joint::event::Event;
use crate::domain::formats::anagram::joint::table::Head;
use crate::domain::formats::anagram::rules::{OSTH_2019, Rules, all_rounds, last_round};
use crate::domain::formats::anagram::sealed::words::{Opened, SALT_BYTES, Salt};
use crate::domain::formats::anagram::sealed::{Release, releases};
use crate::domain::formats::anagram::standings::{Board, joint_table};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Command, Record, command};
use crate::domain::ids::{RoundNo, VenueNo};
use crate::domain::letters::Word;
use crate::domain::lexicon::{Digest, Passport};
use crate::lexicon::Lexicon;
use crate::rehearsal::chance::Chance;
use crate::rehearsal::desk::Who;
use crate::rehearsal::hall::Hall;
use crate::rehearsal::{Asked, Plan};

use super::cast::Cast;
use super::course::Letters;
use super::verdicts::Lodged;
use super::{Desk, course, rules, sheets, verdicts, writing};

/// The two secrets on a hall's card.
const TOKEN: &str = "token";
const KEY: &str = "key";

/// The round that one hall is told over the telephone; of fewer rounds the last one.
const TELEPHONED: u8 = 4;

/// A joint day, played to the end in every hall; the table of all is not signed yet.
pub struct JointDay<'a> {
    seed: Seed,
    master: Desk<'a>,
    /// How far each hall was when whoever conducts asked for something, one for each time.
    before: Vec<Vec<u64>>,
    telephoned: u8,
    halls: Vec<Place<'a>>,
}

/// A hall of it.
struct Place<'a> {
    number: VenueNo,
    desk: Desk<'a>,
    cast: Cast,
    chance: Chance,
}

fn own(command: Own) -> Command {
    Command::Own(command::Command::Joint(command))
}

/// Plays a joint day in so many halls, each with the players of the plan.
pub fn rehearse<'a>(plan: &Plan, halls: u16, lexicon: &'a Lexicon) -> JointDay<'a> {
    rehearse_rounds(plan, (halls, last_round()), lexicon)
}

/// The same, of which whoever conducts gives the rounds up that follow this one.
pub fn rehearse_rounds<'a>(
    plan: &Plan,
    (halls, last): (u16, RoundNo),
    lexicon: &'a Lexicon,
) -> JointDay<'a> {
    let hall = Hall::embedded();
    let chance = Chance::new(&plan.seed);
    let mut day = JointDay::open(plan, halls, lexicon, (&hall, &chance));
    day.telephoned = TELEPHONED.min(last.get());
    day.agree_on_the_draw();
    let releases = day.releases();
    for release in releases.iter().filter(|release| release.round <= last) {
        day.play(&hall, release);
    }
    for round in all_rounds().filter(|round| *round > last) {
        let give_up = command::Command::GiveUpRound { round, reason: hall.reasons.stop.clone() };
        day.master.wait_s(5);
        day.conduct(give_up.clone());
        day.in_every_hall(&give_up.into());
    }
    day.think_again(&hall, &chance);
    day.object(&hall);
    for place in &mut day.halls {
        place.desk.wait_s(300);
        place.desk.ask(Who::Referee, Command::Sign);
    }
    day
}

impl<'a> JointDay<'a> {
    fn open(
        plan: &Plan,
        halls: u16,
        lexicon: &'a Lexicon,
        (hall, chance): (&Hall, &Chance),
    ) -> Self {
        let seed = chance.seed("draw");
        let desk = |players| {
            let record = Record::new(Arc::new(Rules::osth_2019()));
            let people = (hall.referee.as_str(), hall.assistants.as_slice());
            Desk::open(record, lexicon, seed.clone(), people, players)
        };
        let mut master = desk(0);
        let details = Details {
            title: hall.title.clone(),
            date: super::DATE.to_owned(),
            referee: hall.referee.clone(),
            ..Details::default()
        };
        let named = rules(&master);
        master.create(details, named);
        let numbers = (1..=halls).filter_map(VenueNo::new);
        let place = |number: VenueNo| {
            let chance = chance.of("venue", &[u32::from(number.get())]);
            let cast = Cast::choose(plan.players, hall, &chance);
            Place { number, desk: desk(plan.players).without_seed(), cast, chance }
        };
        let halls: Vec<Place<'a>> = numbers.map(place).collect();
        let mut day = Self { seed, halls, master, before: vec![Vec::new()], telephoned: 0 };
        for at in 0..day.halls.len() {
            let place = &day.halls[at];
            let (venue, name) = (place.number, format!("{} {}", hall.venue, place.number));
            let token = Digest::of(&place.secret(TOKEN));
            day.master.wait_s(20);
            day.conduct(own(Own::EnterVenue { venue, name: name.clone(), token }));
            let joint = day.seed.commitment();
            day.halls[at].enter(hall, joint, name);
        }
        day
    }

    /// Whoever conducts asks for something.
    fn conduct(&mut self, command: impl Into<Command>) {
        self.before.push(self.halls.iter().map(|place| place.desk.last_own()).collect());
        self.master.ask(Who::Referee, command);
    }

    /// What whoever conducts asked for until now, each time with the number of the last event of each hall before it that
    /// was not the conductor's.
    pub fn conducted(&self) -> impl Iterator<Item = (&Asked<Anagram>, &[u64])> {
        self.master.asked().iter().zip(self.before.iter().map(Vec::as_slice))
    }

    /// What was asked for in a hall, by whoever conducts, too.
    pub fn asked(&self, venue: VenueNo) -> &[Asked<Anagram>] {
        self.halls.iter().find(|place| place.number == venue).map_or(&[], |it| it.desk.asked())
    }

    /// The history of the master file so far.
    pub fn master(&self) -> &Record {
        self.master.record()
    }

    /// The seed of its draws.
    pub const fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Each hall calls a word but the last, which passes; the words are sealed, asked for, opened.
    fn agree_on_the_draw(&mut self) {
        let hall = Hall::embedded();
        let last = self.halls.len().saturating_sub(1);
        let mut opened = BTreeMap::new();
        for place in self.halls.iter_mut().take(last.max(1)) {
            let text = place.chance.of("hall", &[]).pick(&hall.words_called).cloned();
            let salt = place.salt();
            let word = Opened { salt, text: text.unwrap_or_default() };
            place.desk.wait_s(240);
            place.desk.ask(Who::Referee, own(Own::CallWord(word.clone())));
            opened.insert(place.number, word);
        }
        let seals: BTreeMap<VenueNo, Digest> =
            opened.iter().map(|(&venue, word)| (venue, word.seal())).collect();
        self.master.wait_s(600);
        self.conduct(own(Own::AskWords { seals: seals.clone() }));
        self.master.wait_s(60);
        self.conduct(own(Own::CloseWords { opened: opened.clone() }));
        let salts = opened.iter().map(|(&venue, word)| (venue, Salt(word.salt))).collect();
        let words = opened.into_iter().map(|(venue, word)| (venue, word.text)).collect();
        let draw = self.master.contest().game.joint().map(Joint::draw);
        let tags = draw.and_then(|draw| draw.tags.clone()).unwrap_or_default();
        self.carry_out(&[Event::WordsAsked { seals }]);
        self.carry_out(&[Event::WordsClosed { words, salts }, Event::LettersSealed { tags }]);
    }

    /// Every hall does what the master file says.
    fn carry_out(&mut self, events: &[Event]) {
        for place in &mut self.halls {
            place.desk.wait_s(1);
            place.desk.ask(Who::Centre, own(Own::CarryOut(events.to_vec())));
        }
    }

    fn in_every_hall(&mut self, command: &Command) {
        for place in &mut self.halls {
            place.desk.wait_s(1);
            place.desk.ask(Who::Centre, command.clone());
        }
    }

    fn releases(&self) -> Vec<Release> {
        let contest = self.master.contest();
        let text = contest.game.joint().and_then(|joint| joint.draw().text.clone());
        releases(contest.game.rules(), &self.seed, &text.unwrap_or_default())
    }

    fn play(&mut self, hall: &Hall, release: &Release) {
        let round = release.round;
        self.master.wait_s(60);
        let at_ms = self.master.now().wall_ms;
        self.conduct(own(Own::OpenRound { round, at_ms }));
        self.conduct(command::Command::DrawLetters { round });
        let telephoned = self.halls.get(1).filter(|_| round.get() == self.telephoned);
        if let Some(venue) = telephoned.map(|place| place.number) {
            self.master.wait_s(30);
            self.conduct(own(Own::TellLetters { venue, round }));
        }
        for place in &mut self.halls {
            place.play(hall, release);
        }
        self.rule(hall, round);
        self.master.wait_s(30);
        self.conduct(Command::Publish { round });
        self.in_every_hall(&Command::Publish { round });
    }

    /// The words of all halls that no list has are ruled on once.
    fn rule(&mut self, hall: &Hall, round: RoundNo) {
        let open = self.halls.iter().flat_map(|place| verdicts::undecided(&place.desk, round));
        let words: std::collections::BTreeSet<Word> = open.collect();
        for word in words {
            let rulings = &self.master.contest().common.rulings;
            let (ruled, evidence) = verdicts::first_verdict(hall, rulings, &word);
            self.master.wait_s(20);
            self.rule_everywhere(&word, ruled, &evidence);
        }
    }

    fn rule_everywhere(&mut self, word: &Word, ruled: Ruled, evidence: &str) {
        let seen = self.master.contest().common.rulings.get(word).cloned();
        let (word, evidence) = (word.clone(), evidence.to_owned());
        let command = Command::RuleWord { word, seen, ruled, evidence };
        self.conduct(command.clone());
        self.in_every_hall(&command);
    }

    /// One ruling is withdrawn and made the other way.
    fn think_again(&mut self, hall: &Hall, chance: &Chance) {
        if let Some(word) = verdicts::missed(hall, &self.master.contest().common.rulings, chance) {
            let command = Command::WithdrawRuling { word: word.clone() };
            self.master.wait_s(90);
            self.conduct(command.clone());
            self.in_every_hall(&command);
            self.rule_everywhere(&word, Ruled::Valid, &hall.rulings.second_thoughts);
        }
    }

    /// Objections are lodged in the halls; those about words are decided for all.
    fn object(&mut self, hall: &Hall) {
        let lodge = |place: &mut Place<'_>| {
            let lodged = verdicts::lodge(&mut place.desk, hall, &place.cast, &place.chance);
            lodged.into_iter().map(|lodged| (place.number, lodged)).collect::<Vec<_>>()
        };
        let lodged: Vec<_> = self.halls.iter_mut().flat_map(lodge).collect();
        for (venue, lodged) in &lodged {
            let Some((word, outcome)) = lodged.about_word() else { continue };
            let (objection, word, reason) = (lodged.objection, word.clone(), lodged.reason.clone());
            let decide = Own::DecideWordObjection {
                venue: *venue,
                objection,
                word: word.clone(),
                outcome,
                reason,
            };
            self.master.wait_s(60);
            self.conduct(own(decide));
            for place in &mut self.halls {
                place.desk.wait_s(1);
                place.decided(*venue, lodged);
            }
        }
        for (venue, lodged) in lodged {
            let mut halls = self.halls.iter_mut();
            let hall = halls.find(|it| it.number == venue && lodged.about_word().is_none());
            if let Some(place) = hall {
                verdicts::decide(&mut place.desk, lodged);
            }
        }
        // What was read anew may have other words.
        for round in all_rounds() {
            self.rule(hall, round);
        }
    }

    /// The joint competition, by its commitment.
    pub fn joint(&self) -> Digest {
        self.seed.commitment()
    }

    /// What is on the halls' cards, by number.
    pub fn cards(&self) -> impl Iterator<Item = (VenueNo, HallCard)> {
        self.halls.iter().map(|place| {
            let name = place.desk.contest().common.details.venue.clone();
            let (token, key) = (place.secret(TOKEN), place.secret(KEY));
            (place.number, HallCard { name, token, key })
        })
    }

    /// The histories of the halls, by number, before the table of all is signed.
    pub fn halls(&self) -> impl Iterator<Item = (VenueNo, &Record)> {
        self.halls.iter().map(|place| (place.number, place.desk.record()))
    }

    /// The table is signed on these last events of the halls, and the seed is made known to them: the histories of the
    /// master file and of the halls, to the end.
    pub fn sign(mut self, heads: BTreeMap<VenueNo, Head>) -> Signed {
        let lexicon = self.master.lexicon();
        let boards: Vec<Board> =
            self.halls.iter().map(|place| Board::new(place.desk.contest(), lexicon)).collect();
        let halls = self.halls.iter().zip(&boards);
        let halls = halls.map(|(place, board)| (place.number, place.desk.contest(), board));
        let table = joint_table(self.master.contest().game.rules().tie_break(), halls);
        self.master.wait_s(300);
        self.conduct(own(Own::SignJoint { heads, table }));
        self.carry_out(&[Event::SeedRevealed { seed: self.seed.clone() }]);
        Signed {
            seed: self.seed,
            rules_text: OSTH_2019,
            lexicon: lexicon.passport().clone(),
            master: self.master.into_record(),
            halls: self.halls.into_iter().map(|it| (it.number, it.desk.into_record())).collect(),
        }
    }
}

/// What a hall's card has beside the hub.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallCard {
    /// The hall's name.
    pub name: String,
    /// What the hub would know it by.
    pub token: [u8; 32],
    /// What only whoever conducts would.
    pub key: [u8; 32],
}

/// A joint day, signed.
pub struct Signed {
    /// The seed of its draws, which the master file has.
    pub seed: Seed,
    /// The text of its rules.
    pub rules_text: &'static str,
    /// The list that it was judged by.
    pub lexicon: Passport,
    /// The history of the master file.
    pub master: Record,
    /// Those of the halls.
    pub halls: BTreeMap<VenueNo, Record>,
}

impl Place<'_> {
    fn secret(&self, of: &str) -> [u8; 32] {
        *Digest::of(self.chance.seed(of).reveal().as_bytes()).as_bytes()
    }

    fn salt(&self) -> [u8; SALT_BYTES] {
        let digest = Digest::of(self.chance.seed("salt").reveal().as_bytes());
        let (salt, _) = digest.as_bytes().split_first_chunk().expect("a hash has more bytes");
        *salt
    }

    /// The hall's file and its players.
    fn enter(&mut self, hall: &Hall, joint: Digest, name: String) {
        let Self { desk, cast, number, .. } = self;
        let details = Details {
            title: hall.title.clone(),
            venue: name.clone(),
            date: super::DATE.to_owned(),
            referee: hall.referee.clone(),
            assistants: desk.assistants(),
            ..Details::default()
        };
        desk.create(details, rules(desk));
        desk.ask(Who::Referee, own(Own::EnterJoint { joint, venue: *number, name }));
        let double_keying = DoubleKeying::Optional;
        desk.ask(Who::Referee, Command::SetDoubleKeying { double_keying });
        for player in cast.there_from_the_start() {
            desk.wait_s(9);
            desk.ask(Who::Referee, Cast::welcome(player));
        }
    }

    fn play(&mut self, hall: &Hall, release: &Release) {
        let Self { desk, cast, chance, .. } = self;
        let round = release.round;
        course::play(desk, hall, round, Letters::Released(release));
        let papers = writing::papers(desk, hall, cast, chance, round);
        sheets::take_in(desk, hall, cast, chance, round, papers);
        verdicts::penalise(desk, hall, cast, round);
        course::come_and_go(desk, cast, round);
    }

    /// What was decided for all: in the hall of the objection with it, elsewhere the word alone.
    fn decided(&mut self, venue: VenueNo, lodged: &Lodged) {
        let Some((word, outcome)) = lodged.about_word() else { return };
        let (objection, reason) = (lodged.objection, lodged.reason.clone());
        let seen = self.desk.contest().common.rulings.get(word).cloned();
        let is_valid = seen.as_ref().is_some_and(|ruling| ruling.ruled == Ruled::Valid);
        if self.number == venue {
            self.desk.ask(Who::Centre, Command::DecideObjection { objection, outcome, reason });
        } else if outcome == Outcome::Upheld && !is_valid {
            let (word, ruled, evidence) = (word.clone(), Ruled::Valid, reason);
            self.desk.ask(Who::Centre, Command::RuleWord { word, seen, ruled, evidence });
        }
    }
}
