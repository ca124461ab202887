//! When a list looks as if it had been read wrongly.

use super::*;

#[test]
fn a_document_and_a_table_are_no_lists() {
    assert_eq!(of_text("\u{FEFF} {\"words\": [\"ΚΑΡΟ\"]}"), Some(Doubt::Json));
    assert_eq!(of_text("[\"ΚΑΡΟ\"]"), Some(Doubt::Json));
    let table = "Α/Α;Όνομα;Σύλλογος\n1;Άννα;Καβάλα\n2;Νίκος;Δράμα\n";
    assert_eq!(of_text(table), Some(Doubt::Table { columns: 3 }));
    assert_eq!(of_text(&table.replace(';', "\t")), Some(Doubt::Table { columns: 3 }));
    assert_eq!(of_text(&table.replace(';', ",")), Some(Doubt::Table { columns: 3 }));
    for list in ["ΚΑΡΟ\nΤΑΚΟΣ\n", "ΚΑΡΟ\t12\nΤΑΚΟΣ\t7\n", "ΚΑΡΟ ΤΑΚΟΣ ΡΟΣ\n", "α, β, γ\nΚΑΡΟ\n", ""]
    {
        assert_eq!(of_text(list), None, "{list:?}");
    }
}
