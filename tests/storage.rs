//! The competition file: what is written is there again, and nothing else gets in.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

#[path = "storage/table.rs"]
mod table;

use eforos::storage::Access;
use table::{Table, files_in};

#[test]
fn what_is_appended_is_there_again() {
    let table = Table::new();
    let mut file = table.create();
    assert_eq!((file.access(), file.session(), file.event_count()), (Access::Write, 1, 1));
    let mut record = file.read_record().unwrap();
    for name in ["Άννα", "Βασίλης"] {
        let events = table.decide(&record, table.add(name));
        file.append(&events).unwrap();
        record.take_in(events);
    }
    let head = file.chain_head();
    file.close().unwrap();
    assert_eq!(files_in(table.folder()), ["a.eforos"]);

    let file = table.open(Access::Write);
    assert_eq!((file.session(), file.event_count(), file.chain_head()), (2, 3, head));
    let again = file.read_record().unwrap();
    assert_eq!(again.log(), record.log());
    assert_eq!(again.contest(), record.contest());
    drop(file);
    assert_eq!(files_in(table.folder()), ["a.eforos"]);
}
