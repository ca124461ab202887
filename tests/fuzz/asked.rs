//! What comes from other devices: an ask as JSON, a form, the code of a player's card. What is read is asked of the
//! office that it needs; whatever it says is done, or refused with a sentence.

use eforos::domain::cards::CardCode;
use eforos::domain::contest::Details;
use eforos::domain::contest::command::Command;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::alphabet::ALPHABET;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::formats::anagram::sheet::SheetWords;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::person::{Person, Role};
use eforos::domain::player::Span;
use eforos::language::Language;
use eforos::lexicon::Lexicon;
use eforos::session::time::machine;
use eforos::session::{Keeper, Order, Session};
use eforos::stations::{Asker, Refused, Shows, of_form, read};
use serde_json::{Map, Value};
use tempfile::TempDir;

struct Club {
    keeper: Keeper<Anagram>,
    _folder: TempDir,
}

thread_local! {
    static CLUB: Club = club();
}

/// Two players, round 1 played, the first sheet keyed.
fn club() -> Club {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("a.eforos");
    let made = (OSTH_2019, Lexicon::embedded());
    let (details, seed) = (Details::default(), Seed::from_bytes([7; 32]));
    let who = Person { name: "Έφη".to_owned(), role: Role::Referee, station: String::new() };
    let session = Session::create(&path, details, &seed, made, machine(), &who).unwrap();
    let mut keeper = Keeper::new(session, None);
    let round = RoundNo::FIRST;
    let span = Span { from_round: round, to_round: RoundNo::new(14).unwrap() };
    let player = |name: &str| {
        let (name, club) = (name.to_owned(), String::new());
        Command::AddPlayer { id: None, name, club, span }
    };
    let letters = ALPHABET.read_letters("ΚΡΤΣΑΟΕ").unwrap();
    let record = Play::RecordRound { round, letters, reason: "χαρτί".to_owned() };
    let (player_of, words) = (Some(PlayerId::FIRST), SheetWords::default());
    let key = Play::KeySheet { player: player_of, round, words };
    for command in [player("Άννα"), player("Βίκυ"), record.into(), key.into()] {
        keeper.carry_out(Order { who: who.clone(), command }).unwrap();
    }
    Club { keeper, _folder: folder }
}

/// Asks it, as an assistant and as the jury.
fn asked(ask: &Map<String, Value>) -> bool {
    let ask = Value::Object(ask.clone());
    let keying = Anagram::keying().unwrap();
    CLUB.with(|club| {
        let open = club.keeper.competition();
        let has_seen = |_| false;
        let mut understood = false;
        for role in [Role::Assistant, Role::Jury] {
            let who = Person { name: "Άννα".to_owned(), role, station: "1".to_owned() };
            let asker = Asker { who: &who, language: Language::Greek, has_seen: &has_seen };
            let step = match role {
                Role::Jury => keying.jury().unwrap().step(&open, &asker, &ask),
                Role::Assistant | Role::Referee | Role::Centre | Role::Screen => {
                    keying.step(&open, &asker, &ask)
                }
            };
            match step {
                Ok(_) => understood = true,
                Err(Refused { why, text, .. }) => {
                    assert!(!text.is_empty() && why.status() >= 400, "{why:?}");
                    understood |= why.status() != 400;
                }
            }
        }
        understood
    })
}

pub fn ask(input: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(input) else { return false };
    let Some(mut of) = read(text) else { return false };
    let said = Value::Object(of.clone()).to_string();
    assert_eq!(read(&said), Some(of.clone()), "what is read is written and read alike");
    of.remove("id");
    asked(&of)
}

pub fn form(input: &[u8]) -> bool {
    let text = String::from_utf8_lossy(input);
    let pairs = text.split('&').map(|pair| pair.split_once('=').unwrap_or((pair, "")));
    let pairs: Vec<_> = pairs.map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
    let Some(of) = of_form(&pairs) else { return false };
    asked(&of);
    true
}

pub fn card(input: &[u8]) -> bool {
    let text = String::from_utf8_lossy(input);
    CardCode::read(&text).is_some_and(|code| {
        assert_eq!(CardCode::read(&code.to_string()), Some(code.clone()));
        assert_eq!(code.to_string().len(), 11);
        true
    })
}
