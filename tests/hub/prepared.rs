//! What a database must be.

use eforos::hub::{Hub, Problem};
use eforos::language::Language;

use crate::cluster::{ask, database, database_without_encoding};
use crate::{has_just, history, opened, send, text_bytes};

fn refused(url: &str) -> Problem {
    Hub::open(url).err().unwrap()
}

#[test]
fn tables_are_made_once() {
    let url = database();
    assert_eq!(refused(&url), Problem::NotPrepared);
    let first = Hub::prepare(&url).unwrap();
    assert_eq!((first.steps, first.other_encoding), (10, None));
    assert_eq!(Hub::prepare(&url).unwrap().steps, 0);
    assert!(Hub::open(&url).is_ok());
}

#[test]
fn what_came_before_its_bytes_were_counted_is_counted() {
    let url = database();
    let hub = opened(&url);
    let (one, other) = (history(20, 0, ""), history(30, 12, "Ώ\u{0}'"));
    send(&hub, &one, 0, 20).unwrap();
    send(&hub, &other, 0, 30).unwrap();
    drop(hub);
    let back = "ALTER TABLE branches DROP COLUMN bytes; DELETE FROM refinery_schema_history WHERE version = 10";
    assert_eq!(ask(&url, back), "");
    assert_eq!(Hub::prepare(&url).unwrap().steps, 1);
    let bytes = "SELECT bytes FROM branches ORDER BY branch";
    assert_eq!(ask(&url, bytes), format!("{}\n{}", text_bytes(&one), text_bytes(&other[12..])));
}

#[test]
fn a_newer_schema_is_told_and_left_alone() {
    let url = database();
    Hub::prepare(&url).unwrap();
    let newer = "INSERT INTO refinery_schema_history VALUES (11, 'later', '', '0')";
    assert_eq!(ask(&url, newer), "");
    let told = Problem::Newer { version: 11, known: 10 };
    assert_eq!(refused(&url), told);
    assert_eq!(Hub::prepare(&url).unwrap_err(), told);
}

#[test]
fn no_database_no_rights_and_other_machines_are_told() {
    let url = database();
    assert!(matches!(refused(&url.replacen("///t", "///none", 1)), Problem::NoConnection(_)));
    assert!(matches!(refused("postgresql:///t?host=/nowhere&user=e"), Problem::NoConnection(_)));
    assert!(matches!(refused("postgres//"), Problem::Address(_)));
    let elsewhere = Problem::Elsewhere("192.0.2.1".to_owned());
    assert_eq!(refused("postgresql://192.0.2.1/eforos"), elsewhere);
    assert_eq!(refused("postgresql:///e?hostaddr=192.0.2.1&user=e"), elsewhere);
    ask(&url, "CREATE ROLE poor LOGIN");
    let poor = url.replace("user=eforos", "user=poor");
    let problem = Hub::prepare(&poor).unwrap_err();
    assert!(matches!(problem, Problem::NoRights(_)), "{problem:?}");
    for language in Language::ALL {
        assert!(problem.sentence(language).len() > 20);
    }
}

#[test]
fn a_database_without_an_encoding_keeps_every_byte() {
    let url = database_without_encoding();
    let prepared = Hub::prepare(&url).unwrap();
    assert_eq!(prepared.other_encoding.as_deref(), Some("SQL_ASCII"));
    let (hub, all) = (opened(&url), history(20, 0, "Ώ\u{0}'"));
    send(&hub, &all, 0, 20).unwrap();
    has_just(&hub, &url, &all);
}
