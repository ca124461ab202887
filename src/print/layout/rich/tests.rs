//! Text with stresses on paper.

use super::*;

#[test]
fn words_are_bold_or_keys() {
    let one = |said: &str, kind| (said.to_owned(), kind);
    assert_eq!(
        words("Τυπώστε ([Ctrl 6]): *φύλλα καταγραφής*."),
        [
            vec![one("Τυπώστε", Kind::Plain)],
            vec![one("(", Kind::Plain), one("Ctrl 6", Kind::Key), one("):", Kind::Plain)],
            vec![one("φύλλα", Kind::Bold)],
            vec![one("καταγραφής", Kind::Bold), one(".", Kind::Plain)],
        ]
    );
}
