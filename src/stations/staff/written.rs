//! What people write beside words: why they correct, by what they rule.

use serde_json::{Map, Value};

use crate::domain::contest::Rejection;
use crate::domain::text::{TextKind, UnfitText, without_hidden};
use crate::language::{Language, Sentences, tr};
use crate::stations::refused::{Refused, Why};

/// The fields of an ask in which it stands.
const FIELDS: [(TextKind, &str); 2] =
    [(TextKind::Reason, "reason"), (TextKind::Evidence, "evidence")];

/// Control and direction marks are nobody's words: what is pasted on a phone brings some along.
pub(super) fn drop_marks(asked: &mut Map<String, Value>) {
    for (kind, field) in FIELDS {
        if let Some(Value::String(text)) = asked.get_mut(field) {
            without_hidden(text, kind).trim().clone_into(text);
        }
    }
}

/// What a rule refuses; of a text that is too long or missing, with its field. What is typed of a sheet was looked at before.
pub(super) fn refused<F: Sentences>(language: Language, why: &Rejection<F>) -> Refused {
    let text = language.rejection(why);
    let kind = match why {
        Rejection::UnfitText(UnfitText::TooLong { kind, .. }) => *kind,
        Rejection::ReasonMissing => TextKind::Reason,
        // Whoever keys cannot open it again.
        Rejection::Signed => return Refused::new(Why::Rule, tr(language, "staff-signed-since")),
        _ => return Refused::new(Why::Rule, text),
    };
    let field = FIELDS.iter().find(|(of, _)| *of == kind).map_or("", |(_, field)| field);
    Refused::new(Why::Unfit, text).with("field", field)
}
