//! What is answered: JSON, and of a refusal its code and a sentence.

use super::*;

/// An answer that is no success.
pub(super) struct Refusal {
    pub(super) status: StatusCode,
    pub(super) why: &'static str,
    pub(super) text: Box<str>,
    pub(super) more: Value,
    /// What is for whoever rules the hub: of a database the reason.
    pub(super) failed: Option<Arc<Problem>>,
}

pub(super) type Answered = Result<Response, Refusal>;

impl Refusal {
    /// Whether rows that were refused so are refused again until a person does something; that a history is full is told
    /// apart.
    pub(super) fn is_lasting(&self) -> bool {
        ["foreign", "taken", "unlike", "chain", "unfit", "large"].contains(&self.why)
    }

    pub(super) fn into_response(self) -> Response {
        let mut body = json!({"why": self.why, "text": self.text});
        if let (Value::Object(body), Value::Object(more)) = (&mut body, self.more) {
            body.extend(more);
        }
        let mut answer = answer(self.status, &body);
        answer.extensions_mut().insert(self.failed);
        answer
    }
}

pub(super) fn answer(status: StatusCode, body: &Value) -> Response {
    (status, [(CONTENT_TYPE, "application/json")], body.to_string()).into_response()
}

pub(super) fn speech(headers: &HeaderMap) -> Language {
    language(headers, None)
}

/// A refusal with a sentence without arguments.
pub(super) fn said(
    headers: &HeaderMap,
    status: StatusCode,
    why: &'static str,
    key: &str,
) -> Refusal {
    Refusal { status, why, text: tr(speech(headers), key).into(), more: Value::Null, failed: None }
}

/// What a problem is over the wire.
pub(super) fn refused(headers: &HeaderMap, problem: &Problem, more: Value) -> Refusal {
    let (status, why) = match problem {
        Problem::Gap { .. } => (StatusCode::CONFLICT, "gap"),
        Problem::Full => (StatusCode::CONFLICT, "full"),
        Problem::Large => (StatusCode::PAYLOAD_TOO_LARGE, "large"),
        Problem::Taken => (StatusCode::CONFLICT, "taken"),
        Problem::Unlike => (StatusCode::CONFLICT, "unlike"),
        Problem::Chain(_) => (StatusCode::UNPROCESSABLE_ENTITY, "chain"),
        Problem::Unfit(_) => (StatusCode::UNPROCESSABLE_ENTITY, "unfit"),
        Problem::Foreign => (StatusCode::FORBIDDEN, "foreign"),
        Problem::NoCompetition(_) | Problem::NoBranch(_) => (StatusCode::NOT_FOUND, "unknown"),
        Problem::DiskFull(_) => (StatusCode::SERVICE_UNAVAILABLE, "disk"),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "closed"),
    };
    let failed = (status == StatusCode::SERVICE_UNAVAILABLE).then(|| Arc::new(problem.clone()));
    let text = if why == "closed" {
        tr(speech(headers), "hub-page-closed")
    } else {
        problem.sentence(speech(headers))
    };
    Refusal { status, why, text: text.into(), more, failed }
}

/// A problem of which there is no more to say.
pub(super) fn none(headers: &HeaderMap) -> impl Fn(Problem) -> Refusal {
    move |problem| refused(headers, &problem, Value::Null)
}

pub(super) fn unfit(headers: &HeaderMap, unfit: &Unfit) -> Refusal {
    match unfit {
        Unfit::Large => said(headers, StatusCode::PAYLOAD_TOO_LARGE, "large", "hub-body-large"),
        Unfit::Row(seq) => refused(headers, &Problem::Unfit(*seq), json!({"at": seq})),
        Unfit::Odd(what) => Refusal {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            why: "unfit",
            text: crate::text!(speech(headers), "hub-body-odd", what = what).into(),
            more: Value::Null,
            failed: None,
        },
    }
}

/// Lower-case hexadecimal digits.
pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

/// Adds the parts that the sender of a history is to send, where there are any.
pub(super) fn lacks(told: &mut Value, rules: Option<Digest>) {
    if let Some(rules) = rules {
        told["lacks"] = json!([format!("{}/{rules}", crate::hub::parts::RULES)]);
    }
}

pub(super) fn at(head: At) -> Value {
    json!({"seq": head.seq, "hash": head.hash.to_string()})
}
