//! A hall's card that was stolen, and used by the thief before the hall itself: the hall is told at once and plays on; its
//! conductor's other card puts it right.

use std::fs;
use std::path::Path;

use eforos::commands::{Place, UserCommand};
use eforos::storage::rows_after;
use eforos::venues::Card;
use egui::Key;
use serde_json::json;

use crate::beside::adds;
use crate::cluster::ask;
use crate::forked_window::{opens, told};
use crate::gui::Console;
use crate::hall::{takes_part, until};
use crate::joint_day::{ok, refused};
use crate::outages::is_sent;
use crate::two_windows::Both;

fn is_refused(console: &Console) -> bool {
    console.shell().desk.own.anagram.state().is_some_and(|it| it.is_refused())
}

/// What the hub has of the file at this path: how many rows, in how many branches, and whether they are put aside.
fn there(both: &Both, file: &Path) -> String {
    let first = rows_after(file, 0, 1).unwrap()[0].hash;
    let sql = "SELECT count(*), count(DISTINCT (branch, seq)), count(DISTINCT branch), bool_or(aside) \
               FROM events JOIN competitions USING (competition) WHERE competition = '\\xFIRST'";
    ask(&both.database, &sql.replace("FIRST", &first.to_string()))
}

fn token_of(card: &str) -> String {
    let token = card.lines().find_map(|line| line.strip_prefix("token = ")).unwrap();
    token.trim_matches('"').to_owned()
}

fn rows(file: &Path) -> usize {
    rows_after(file, 0, usize::MAX).unwrap().len()
}

#[test]
fn a_thief_who_was_first_is_noticed_by_the_hall_and_put_aside_by_another_card() {
    // Whoever took the first hall's card there is the thief; the hall itself comes after.
    let mut both = Both::new();
    both.until("the thief is at the hub", |_, thief| is_sent(thief));
    let (folder, thief) = (both.folder.path().to_path_buf(), both.file.clone());
    let stolen = fs::read_to_string(both.card()).unwrap();
    let file = folder.join("own.eforos");
    let mut hall = takes_part(&both.card(), &file);
    until(&mut hall, "it is refused", is_refused);
    hall.go(Key::Num9, Place::Venues);
    hall.see("Με αυτή την κάρτα στάλθηκε ήδη άλλο αρχείο. Αν δεν ήταν αυτή η έδρα, πείτε το στον συντονιστή");
    // Whoever conducts sees it, too, and what to do.
    both.conductor.ask(UserCommand::Go(Place::Venues));
    let why = |conductor: &Console| Some(told(conductor)?.refused.as_ref()?.why.clone());
    both.until("the conductor hears of it", |conductor, _| {
        why(conductor).as_deref() == Some("taken")
    });
    both.conductor.see("✗ απορρίφθηκε");
    both.conductor.press("1 Βόλος");
    both.conductor.see("Ρωτήστε την έδρα ποιο αρχείο είναι δικό της· με νέα κάρτα το στέλνει.");
    // The competition runs on there; nothing of it is mixed with what the thief sent.
    adds(&mut hall, "Γωγώ Γεωργίου");
    assert_eq!(hall.contest().common.players.len(), 3);
    hall.close_competition();
    let said = refused(&folder, &["sync", "own.eforos", "--once"]);
    assert!(said.contains("Another file was sent with this card already"), "{said}");
    assert_eq!(there(&both, &file), "0|0|0|");
    let of_thief = rows(&thief);
    assert_eq!(there(&both, &thief), format!("{of_thief}|{of_thief}|1|f"));

    // The conductor, who was called, gives another card: the stolen one opens nothing within the second.
    both.conductor.press("Νέα κάρτα");
    both.conductor.ask(UserCommand::Confirm);
    both.until("the thief is refused", |_, thief| is_refused(thief));
    both.hall.go(Key::Num9, Place::Venues);
    both.hall.see("Ο κόμβος δεν γνωρίζει πια αυτή την κάρτα");
    both.until("it is told that the old card is shown", |conductor, _| {
        why(conductor).as_deref() == Some("token")
    });
    both.conductor.see("Δώστε στην έδρα τη νεότερη κάρτα της.");
    both.until("what the thief sent is aside", |conductor, _| {
        told(conductor).is_some_and(|told| told.competition.is_none())
    });
    adds(&mut both.hall, "Ψεύτης Ψευτίδης");
    both.hall.close_competition();
    let Ok(Card::Venue(card)) = Card::read(&stolen) else { panic!("a hall's") };
    let card_joint = card.joint;
    let what = format!("POST /v1/joints/{card_joint}/rounds/1/open");
    assert_eq!(both.hub.send(&what, &token_of(&stolen), "", b"").status, 401);
    let said = refused(&folder, &["sync", "hall.eforos", "--once"]);
    assert!(said.contains("does not know this card any more"), "{said}");

    // With the other card all of the hall's goes up, and what the thief had sent stays aside.
    both.conductor.press("Αποθήκευση καρτών");
    both.conductor.key(Key::Enter);
    assert_ne!(fs::read_to_string(both.card()).unwrap(), stolen);
    let card = both.card().display().to_string();
    let sent = ok(&folder, &["sync", "own.eforos", "--once", "--card", &card, "--json"]);
    assert_eq!(sent["sent"], json!(rows(&file)), "{sent}");
    opens(&mut hall, &file);
    until(&mut hall, "level", is_sent);
    both.until("whoever conducts has the hall", |conductor, _| {
        let head = told(conductor).and_then(|told| told.head);
        head.is_some_and(|head| head.seq == rows(&file) as u64)
    });
    assert_eq!(why(&both.conductor), None, "what is taken in is refused no more");
    assert!(!both.conductor.sees("απορρίφθηκε"));
    let own = rows(&file);
    assert_eq!(there(&both, &file), format!("{own}|{own}|1|f"));
    assert_eq!(there(&both, &thief), format!("{of_thief}|{of_thief}|1|t"));
    let first = rows_after(&file, 0, 1).unwrap()[0].hash;
    assert_eq!(told(&both.conductor).unwrap().competition, Some(first));
    // The thief hears nothing any more, the hall does.
    both.says("Αρχίζουμε στις έξι");
    until(&mut hall, "the hall is told", |hall| hall.sees("Αρχίζουμε στις έξι"));
    until(&mut hall, "all is sent", is_sent);
    opens(&mut both.hall, &thief);
    both.until("the thief is refused again", |_, thief| is_refused(thief));
    assert!(!both.hall.sees("Αρχίζουμε"));
    // The thief's card says nothing of the hall any more.
    let halls = format!("GET /v1/joints/{card_joint}/venues");
    let conductor = both.conductor.shell().desk.own.conductor.card.clone().unwrap();
    let conductor = token_of(&Card::Conductor(conductor).to_text());
    let halls = both.hub.send(&halls, &conductor, "", b"").json();
    assert_eq!(
        (&halls["venues"]["1"]["state"], halls["venues"]["1"].get("refused")),
        (&json!("here"), None)
    );
    both.until("whoever conducts has all of the hall", |conductor, _| {
        let head = told(conductor).and_then(|told| told.head);
        head.is_some_and(|head| head.seq == rows(&file) as u64)
    });
    assert_eq!(ask(&both.database, "SELECT max(branch) FROM branches"), "1");
}
