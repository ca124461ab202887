//! Any event of every kind, whether or not a competition could come to it.

use eforos::domain::contest::objection::{About, Outcome};
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::picture::Side;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::seed::Seed;
use eforos::domain::contest::{Details, DoubleKeying, RulesRef};
use eforos::domain::emblem::Emblem;
use eforos::domain::formats::anagram::event::{AlertOutcome, Event as A, PausedTiles};
use eforos::domain::formats::anagram::joint::event::Event as J;
use eforos::domain::formats::anagram::joint::table::{Head, JointRow};
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::sealed::Nonce;
use eforos::domain::formats::anagram::sealed::words::Salt;
use eforos::domain::formats::anagram::sheet::{Lateness, SheetWords};
use eforos::domain::formats::anagram::standings::Status;
use eforos::domain::formats::anagram::table::{SignedRow, SignedTable};
use eforos::domain::formats::anagram::{Event, alphabet};
use eforos::domain::ids::{
    Attempt, ObjectionId, PenaltyId, PlayerId, RoundNo, Seq, SheetId, VenueNo,
};
use eforos::domain::letters::{Letter, Word, WordLanguage, Written};
use eforos::domain::lexicon::{Authority, Digest, Passport};
use eforos::domain::player::{Player, Span};
use proptest::collection::{btree_map, vec};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

pub fn round() -> impl Strategy<Value = RoundNo> + Clone {
    (1_u8..).prop_map(|number| RoundNo::new(number).unwrap())
}

fn id<T: std::fmt::Debug>(new: fn(u32) -> Option<T>) -> impl Strategy<Value = T> {
    (1_u32..).prop_map(move |number| new(number).unwrap())
}

fn player() -> impl Strategy<Value = PlayerId> {
    id(PlayerId::new)
}

fn sheet() -> impl Strategy<Value = SheetId> {
    id(SheetId::new)
}

/// People's text: every sign that there is, quotes, line ends and zeroes among them.
pub fn text() -> impl Strategy<Value = String> {
    prop_oneof!["[α-ωΑ-Ω ά\"'\\\\\n\r\t\0😀]{0,12}", ".{0,12}"]
}

fn letter() -> impl Strategy<Value = Letter> {
    select(alphabet::letters().collect::<Vec<_>>())
}

fn letters() -> impl Strategy<Value = Vec<Letter>> {
    vec(letter(), 0..9)
}

fn word() -> impl Strategy<Value = Word> {
    vec(letter(), 1..16).prop_map(|letters| Word::new(letters).unwrap())
}

fn written() -> impl Strategy<Value = Written> {
    vec(option::weighted(0.9, letter()), 1..16).prop_map(|places| Written::new(places).unwrap())
}

fn field() -> impl Strategy<Value = Field> {
    select(Field::ALL.to_vec())
}

fn words() -> impl Strategy<Value = SheetWords> {
    vec((field(), written()), 0..12).prop_map(SheetWords::from_iter)
}

fn digest() -> impl Strategy<Value = Digest> {
    any::<[u8; 32]>().prop_map(Digest::from_bytes)
}

fn details() -> impl Strategy<Value = Details> {
    (text(), text(), text(), text(), vec(text(), 0..3), text(), text()).prop_map(
        |(title, venue, date, referee, assistants, club, starts)| Details {
            title,
            venue,
            date,
            referee,
            assistants,
            club,
            starts,
        },
    )
}

fn passport() -> impl Strategy<Value = Passport> {
    let authority = select(vec![Authority::Authoritative, Authority::Reference]);
    (text(), text(), digest(), any::<u32>(), authority, select(WordLanguage::ALL.to_vec()))
        .prop_map(|(name, edition, sha256, words, authority, language)| Passport {
            name,
            edition,
            sha256,
            words,
            authority,
            language,
        })
}

fn somebody() -> impl Strategy<Value = Player> {
    (player(), text(), text(), round(), round()).prop_map(
        |(id, name, club, from_round, to_round)| Player {
            id,
            name,
            club,
            span: Span { from_round, to_round },
        },
    )
}

fn penalty() -> impl Strategy<Value = PenaltyKind> {
    prop_oneof![
        Just(PenaltyKind::Recommendation),
        Just(PenaltyKind::Reprimand),
        Just(PenaltyKind::VoidRound),
        any::<u32>().prop_map(|points| PenaltyKind::Deduction { points }),
        Just(PenaltyKind::ExpelledFromRest),
        Just(PenaltyKind::Expelled),
    ]
}

fn about() -> impl Strategy<Value = About> {
    prop_oneof![
        (round(), word()).prop_map(|(round, word)| About::Word { round, word }),
        round().prop_map(|round| About::Reading { round }),
        round().prop_map(|round| About::Void { round }),
    ]
}

fn signed_table() -> impl Strategy<Value = SignedTable> {
    let status =
        select(vec![Status::Ranked, Status::Withdrawn, Status::ExpelledFromRest, Status::Expelled]);
    let row =
        (option::of(any::<u32>()), player(), status, any::<i32>(), any::<u32>(), any::<[u32; 6]>());
    let row = row.prop_map(|(rank, player, status, total, deductions, compared)| SignedRow {
        rank,
        player,
        status,
        total: total.into(),
        deductions: deductions.into(),
        compared,
    });
    vec(row, 0..5).prop_map(SignedTable)
}

fn lateness() -> impl Strategy<Value = Lateness> {
    select(vec![Lateness::InTime, Lateness::Late])
}

fn alert() -> impl Strategy<Value = AlertOutcome> {
    select(vec![AlertOutcome::Given, AlertOutcome::Missed])
}

fn ms() -> impl Strategy<Value = i64> {
    any::<i64>()
}

/// Builds a strategy of one kind of event from strategies of its facts.
macro_rules! kind {
    ($format:ident :: $kind:ident { $($fact:ident : $of:expr),+ $(,)? }) => {
        ($($of,)+).prop_map(|($($fact,)+)| Event::from($format::$kind { $($fact),+ })).boxed()
    };
}

/// One strategy for each kind of event of the contest, but for the beginning.
fn of_contest() -> Vec<BoxedStrategy<Event>> {
    use Event as E;
    let double = select(vec![DoubleKeying::Optional, DoubleKeying::Required]);
    let ruled = select(vec![Ruled::Valid, Ruled::Invalid]);
    let outcome = select(vec![Outcome::Upheld, Outcome::Dismissed]);
    let seed = option::of(any::<[u8; 32]>().prop_map(Seed::from_bytes));
    let rules = (text(), digest()).prop_map(|(id, sha256)| RulesRef { id, sha256 });
    vec![
        kind!(E::CompetitionCreated {
            details: details().prop_map(Box::new),
            rules: rules,
            lexicon: passport(),
            commitment: digest()
        }),
        kind!(E::DetailsChanged { details: details().prop_map(Box::new) }),
        kind!(E::CommitmentRenewed { commitment: digest() }),
        kind!(E::HallWordSet { text: text() }),
        kind!(E::DoubleKeyingSet { double_keying: double }),
        kind!(E::LexiconChanged { lexicon: passport() }),
        kind!(E::PlayerAdded { player: somebody() }),
        kind!(E::PlayerChanged { player: somebody() }),
        kind!(E::WordRuled { word: word(), ruled: ruled, evidence: text() }),
        kind!(E::RulingWithdrawn { word: word() }),
        kind!(E::PenaltyImposed {
            penalty: id(PenaltyId::new),
            player: player(),
            round: round(),
            kind: penalty(),
            reason: text(),
        }),
        kind!(E::PenaltyLifted { penalty: id(PenaltyId::new), reason: text() }),
        kind!(E::ObjectionLodged {
            objection: id(ObjectionId::new),
            player: player(),
            about: about()
        }),
        kind!(E::ObjectionDecided {
            objection: id(ObjectionId::new),
            outcome: outcome,
            reason: text()
        }),
        kind!(E::Signed {
            issue: any::<u32>(),
            table: signed_table(),
            sha256: digest(),
            seed: seed,
            words: option::of(digest())
        }),
        kind!(E::Reopened { reason: text() }),
        kind!(E::Undone { action: any::<u64>().prop_map(Seq) }),
        kind!(E::EmblemSet { emblem: option::of(vec(any::<u8>(), 0..40).prop_map(Emblem::of)) }),
        kind!(E::PlayerRemoved { player: somebody() }),
        kind!(E::RoundPublished { round: round() }),
        kind!(E::PublicationWithdrawn { round: round(), reason: text() }),
        kind!(E::SheetPhotographed {
            sha256: digest(),
            bytes: any::<u32>(),
            side: select(vec![Side::Front, Side::Back]),
            round: option::of(round()),
            attempt: option::of(id(Attempt::new)),
            player: option::of(player())
        }),
        kind!(E::PictureAssigned {
            sha256: digest(),
            round: round(),
            attempt: id(Attempt::new),
            player: player(),
            side: select(vec![Side::Front, Side::Back]),
            quarters: any::<u8>()
        }),
        kind!(E::PictureDiscarded { sha256: digest(), reason: text() }),
        kind!(E::PicturesDeleted { sha256s: option::of(vec(digest(), 0..3)), reason: text() }),
    ]
}

/// One strategy for each kind of event of the format.
fn of_anagram() -> Vec<BoxedStrategy<Event>> {
    let tiles = select(vec![PausedTiles::Hidden, PausedTiles::Shown]);
    vec![
        kind!(A::LettersDrawn {
            round: round(),
            attempt: id(Attempt::new),
            letters: letters(),
            redraws: any::<u32>(),
            nonce: proptest::option::of(any::<[u8; 10]>().prop_map(Nonce::from_bytes))
        }),
        kind!(A::LettersTyped { round: round(), attempt: id(Attempt::new), letters: letters() }),
        kind!(A::TilesPutBack { round: round(), letters: letters() }),
        kind!(A::ReplacementsTyped { round: round(), letters: letters() }),
        kind!(A::LettersShown { round: round() }),
        kind!(A::RoundRecorded { round: round(), letters: letters(), reason: text() }),
        kind!(A::LettersCorrected { round: round(), letters: letters(), reason: text() }),
        kind!(A::RoundReplayed { round: round(), reason: text() }),
        kind!(A::RoundGivenUp { round: round(), reason: text() }),
        kind!(A::RoundStarted { round: round(), full_ms: ms() }),
        kind!(A::TimeHeld { round: round(), remaining_ms: ms() }),
        kind!(A::RoundPaused { round: round(), remaining_ms: ms(), tiles: tiles, reason: text() }),
        kind!(A::RoundResumed { round: round(), remaining_ms: ms() }),
        kind!(A::RoundStopped { round: round(), remaining_ms: ms(), reason: text() }),
        kind!(A::RoundEnded { round: round() }),
        kind!(A::TimeRestarted { round: round(), reason: text() }),
        kind!(A::RemainingSet { round: round(), remaining_ms: ms(), reason: text() }),
        kind!(A::TimeConfirmed { round: round(), remaining_ms: ms() }),
        kind!(A::AlertReached { round: round(), alert_ms: ms(), outcome: alert() }),
        kind!(A::BreakStarted { after: round(), full_ms: ms() }),
        kind!(A::BreakSet { after: round(), remaining_ms: ms() }),
        kind!(A::BreakAlertReached { after: round(), alert_ms: ms(), outcome: alert() }),
        kind!(A::BreakEnded { after: round() }),
        kind!(A::SheetsCollected {
            round: round(),
            players: vec(player(), 0..5),
            lateness: lateness()
        }),
        kind!(A::LatenessSet { round: round(), player: player(), lateness: lateness() }),
        kind!(A::NotHandedIn { round: round(), player: player() }),
        kind!(A::SheetAwaited { round: round(), player: player() }),
        kind!(A::SheetKeyed {
            sheet: sheet(),
            player: option::of(player()),
            round: round(),
            words: words()
        }),
        kind!(A::SheetRevised { sheet: sheet(), words: words(), reason: text() }),
        kind!(A::SheetKeyedAgain { sheet: sheet(), words: words() }),
        kind!(A::KeyingsSettled { sheet: sheet(), words: words() }),
        kind!(A::SheetChecked { sheet: sheet() }),
        kind!(A::SheetMoved { sheet: sheet(), player: player(), round: round() }),
        kind!(A::SettledUnreadable {
            sheet: sheet(),
            field: field(),
            place: any::<u32>().prop_map(|place| place as usize)
        }),
        kind!(A::SheetsTakenIn { from: text() }),
    ]
}

/// Builds a strategy of one kind of event of joint competitions.
macro_rules! joint {
    ($kind:ident { $($fact:ident : $of:expr),+ $(,)? }) => {
        ($($of,)+).prop_map(|($($fact,)+)| Event::Own(A::Joint(J::$kind { $($fact),+ }))).boxed()
    };
}

fn venue() -> impl Strategy<Value = VenueNo> {
    (1_u16..).prop_map(|number| VenueNo::new(number).unwrap())
}

fn salt() -> impl Strategy<Value = Salt> {
    any::<[u8; 16]>().prop_map(Salt)
}

/// One strategy for each kind of event of joint competitions.
fn of_joint() -> Vec<BoxedStrategy<Event>> {
    let seed = || any::<[u8; 32]>().prop_map(Seed::from_bytes);
    let nonce = any::<[u8; 10]>().prop_map(Nonce::from_bytes);
    let outcome = select(vec![Outcome::Upheld, Outcome::Dismissed]);
    let head = (any::<u64>(), digest()).prop_map(|(seq, hash)| Head { seq, hash });
    let figures = (any::<i64>(), any::<i64>(), any::<[u32; 6]>());
    let row = (option::of(any::<u32>()), venue(), player(), text(), figures).prop_map(
        |(rank, venue, player, name, (total, deductions, compared))| JointRow {
            rank,
            venue,
            local_rank: rank,
            player,
            name,
            total,
            deductions,
            compared,
        },
    );
    vec![
        joint!(VenueEntered { venue: venue(), name: text(), token: digest() }),
        joint!(WordsAsked { seals: btree_map(venue(), digest(), 0..4) }),
        joint!(WordsClosed {
            words: btree_map(venue(), text(), 0..4),
            salts: btree_map(venue(), salt(), 0..4)
        }),
        joint!(LettersSealed { tags: vec(digest(), 0..15) }),
        joint!(RoundOpened { round: round(), at_ms: ms() }),
        joint!(LettersTold { venue: venue(), round: round() }),
        joint!(WordObjectionDecided {
            venue: venue(),
            objection: id(ObjectionId::new),
            word: word(),
            outcome: outcome,
            reason: text()
        }),
        joint!(Told { text: text() }),
        joint!(JointSigned {
            issue: any::<u32>(),
            heads: btree_map(venue(), head, 0..4),
            table: vec(row, 0..4),
            sha256: digest(),
            seed: seed()
        }),
        joint!(JointEntered { joint: digest(), venue: venue(), name: text() }),
        joint!(WordSealed { sha256: digest() }),
        joint!(WordOpened { salt: salt() }),
        joint!(WordLate { reason: text() }),
        joint!(LettersReleased { round: round(), letters: letters(), nonce: nonce }),
        joint!(SeedRevealed { seed: seed() }),
    ]
}

/// One event of each kind, in this order.
pub fn one_of_each() -> impl Strategy<Value = Vec<Event>> {
    let mut kinds = of_contest();
    kinds.extend(of_anagram());
    kinds.extend(of_joint());
    kinds
}

/// The place of an event's kind in [`one_of_each`]: a new kind does not compile here until it is
/// given one, and then it needs a strategy above.
pub fn place(event: &Event) -> usize {
    match event {
        Event::CompetitionCreated { .. } => 0,
        Event::DetailsChanged { .. } => 1,
        Event::CommitmentRenewed { .. } => 2,
        Event::HallWordSet { .. } => 3,
        Event::DoubleKeyingSet { .. } => 4,
        Event::LexiconChanged { .. } => 5,
        Event::PlayerAdded { .. } => 6,
        Event::PlayerChanged { .. } => 7,
        Event::WordRuled { .. } => 8,
        Event::RulingWithdrawn { .. } => 9,
        Event::PenaltyImposed { .. } => 10,
        Event::PenaltyLifted { .. } => 11,
        Event::ObjectionLodged { .. } => 12,
        Event::ObjectionDecided { .. } => 13,
        Event::Signed { .. } => 14,
        Event::Reopened { .. } => 15,
        Event::Undone { .. } => 16,
        Event::EmblemSet { .. } => 17,
        Event::PlayerRemoved { .. } => 18,
        Event::RoundPublished { .. } => 19,
        Event::PublicationWithdrawn { .. } => 20,
        Event::SheetPhotographed { .. } => 21,
        Event::PictureAssigned { .. } => 22,
        Event::PictureDiscarded { .. } => 23,
        Event::PicturesDeleted { .. } => 24,
        Event::Own(event) => 25 + anagram_place(event),
    }
}

fn anagram_place(event: &A) -> usize {
    match event {
        A::LettersDrawn { .. } => 0,
        A::LettersTyped { .. } => 1,
        A::TilesPutBack { .. } => 2,
        A::ReplacementsTyped { .. } => 3,
        A::LettersShown { .. } => 4,
        A::RoundRecorded { .. } => 5,
        A::LettersCorrected { .. } => 6,
        A::RoundReplayed { .. } => 7,
        A::RoundGivenUp { .. } => 8,
        A::RoundStarted { .. } => 9,
        A::TimeHeld { .. } => 10,
        A::RoundPaused { .. } => 11,
        A::RoundResumed { .. } => 12,
        A::RoundStopped { .. } => 13,
        A::RoundEnded { .. } => 14,
        A::TimeRestarted { .. } => 15,
        A::RemainingSet { .. } => 16,
        A::TimeConfirmed { .. } => 17,
        A::AlertReached { .. } => 18,
        A::BreakStarted { .. } => 19,
        A::BreakSet { .. } => 20,
        A::BreakAlertReached { .. } => 21,
        A::BreakEnded { .. } => 22,
        A::SheetsCollected { .. } => 23,
        A::LatenessSet { .. } => 24,
        A::NotHandedIn { .. } => 25,
        A::SheetAwaited { .. } => 26,
        A::SheetKeyed { .. } => 27,
        A::SheetRevised { .. } => 28,
        A::SheetKeyedAgain { .. } => 29,
        A::KeyingsSettled { .. } => 30,
        A::SheetChecked { .. } => 31,
        A::SheetMoved { .. } => 32,
        A::SettledUnreadable { .. } => 33,
        A::SheetsTakenIn { .. } => 34,
        A::Joint(event) => 35 + joint_place(event),
    }
}

fn joint_place(event: &J) -> usize {
    match event {
        J::VenueEntered { .. } => 0,
        J::WordsAsked { .. } => 1,
        J::WordsClosed { .. } => 2,
        J::LettersSealed { .. } => 3,
        J::RoundOpened { .. } => 4,
        J::LettersTold { .. } => 5,
        J::WordObjectionDecided { .. } => 6,
        J::Told { .. } => 7,
        J::JointSigned { .. } => 8,
        J::JointEntered { .. } => 9,
        J::WordSealed { .. } => 10,
        J::WordOpened { .. } => 11,
        J::WordLate { .. } => 12,
        J::LettersReleased { .. } => 13,
        J::SeedRevealed { .. } => 14,
    }
}
