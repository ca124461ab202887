//! The pages of stations, laid out by `templates/web/staff.html`, which escapes everything that people wrote.

use askama::Template;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use serde_json::Value;

use crate::domain::ids::RoundNo;
use crate::domain::person::{Person, Role};
use crate::language::{Language, tr};
use crate::screens::Tone;
use crate::stations::{
    Block, Does, Field, Input, Inputs, Judged, Listed, OfRound, Paper, Question, Queue, Queued,
    ShownPicture, Tick, Tile, Ways,
};
use crate::text;
use crate::web::assets::{BESIDE, PICTURES_SCRIPT, PICTURES_STYLE, STAFF_SCRIPT, STAFF_STYLE};
use crate::web::help::Section;

/// Whose page it is.
pub(in crate::web) struct Look {
    pub language: Language,
    pub others: Vec<Language>,
    pub title: String,
    /// What its forms say to show that they come from here; empty where nothing is held.
    pub key: String,
    pub who: Option<Person>,
    pub game: String,
    /// The number of what is asked by its form.
    pub id: String,
    /// Whether photographs of sheets can be taken.
    pub photographs: bool,
    /// Whether a right PIN lets a device in by itself.
    pub by_pin: bool,
    /// Whether it goes without encryption: then no browser warns.
    pub plain: bool,
    /// Those of the sheet on it.
    pub pictures: Vec<ShownPicture>,
}

/// What stands on it.
pub(super) enum View {
    /// What is said, and no more.
    Said,
    /// The same to a device that has nothing to do here, and can leave.
    NothingToDo,
    Join {
        name: String,
        label: String,
        /// An invitation's key, as it was read from its address.
        code: String,
        /// A PIN that was typed, where it is not what is wrong.
        pin: String,
        wrong: String,
    },
    Wait,
    /// What to do, for whom it is, and the page from which it was asked.
    Help(Vec<Section>, String),
    /// The list, where one goes on from it, and which of its lines has the keyboard.
    List(Vec<OfRound>, Ways, Box<Line>),
    /// Several of which one is meant, and what is asked about them.
    Which(String, Vec<Listed>),
    /// A sheet, how it is filled in, and those of its round that are keyed in the same way.
    Sheet(Box<Paper>, Inputs, Vec<OfRound>),
    Words(Queue),
    /// A word, and why it was not ruled on as it was asked; empty where nothing was.
    Word(Box<Judged>, String),
}

/// Which of the list's lines has the keyboard: of which round that of numbers, or the one with something to put right.
#[derive(Default)]
pub(super) struct Line {
    pub round: Option<RoundNo>,
    pub refused: Option<Typed>,
    /// What was looked for and is not there, and what is said of that.
    pub found: Option<(String, String)>,
    /// Whether one was asked for that waits for a second person.
    pub second: bool,
    /// Whether nothing more was missing behind what was done.
    pub last: bool,
}

/// What was typed in a line of the list, and why it was not done.
pub(super) struct Typed {
    pub ask: Value,
    pub text: String,
    pub why: String,
    /// What is ticked so that it is done all the same: its name, and what is said by it.
    pub tick: Option<(String, String)>,
    /// Where it is looked at, and what that is called.
    pub way: Option<(String, String)>,
}

impl Line {
    fn is_free(&self) -> bool {
        self.round.is_none() && self.refused.is_none()
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "a template hands over what it borrows")]
    fn is_of(&self, round: &RoundNo) -> bool {
        self.refused.is_none() && self.round.as_ref() == Some(round)
    }

    /// What was refused that a line asks.
    pub(super) fn refused(&self, ask: &Value) -> Option<&Typed> {
        self.refused.as_ref().filter(|typed| typed.ask == *ask)
    }
}

impl View {
    /// Nothing typed yet.
    pub(super) fn join() -> Self {
        Self::join_as(String::new(), String::new())
    }

    /// Who and on which device is known.
    pub(super) fn join_as(name: String, label: String) -> Self {
        let none = String::new;
        Self::Join { name, label, code: none(), pin: none(), wrong: none() }
    }
}

/// Whose a sheet is takes two lines of a narrow column from so many characters on.
const LONG_NAME: usize = 36;

#[derive(Template)]
#[template(path = "web/staff.html")]
struct Page<'a> {
    language: Language,
    others: &'a [Language],
    title: &'a str,
    who: Option<(String, String, String)>,
    key: &'a str,
    game: &'a str,
    id: &'a str,
    said: &'a [(String, &'static str)],
    view: &'a View,
    back: &'a str,
    photographs: bool,
    by_pin: bool,
    plain: bool,
    pictures: &'a [ShownPicture],
    pictures_style: String,
    pictures_script: String,
    /// Where somebody of this office begins, and what the way there is called.
    home: (&'static str, &'static str),
    style: String,
    script: String,
    beside: String,
}

impl Page<'_> {
    fn say(&self, key: &str) -> String {
        tr(self.language, key)
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "a template hands over what it borrows")]
    fn tone(tone: &Tone) -> &'static str {
        match tone {
            Tone::Good => "good",
            Tone::Bad => "bad",
            Tone::Open => "open",
            Tone::Ignored => "ignored",
            Tone::Plain => "plain",
            Tone::Chosen => "chosen",
        }
    }

    /// The keyboard goes to what is asked, where something cannot be read, else to the first field.
    fn has_focus(field: &Field, paper: &Paper) -> bool {
        if paper.asked.is_some() {
            return Self::refused(&field.name, paper).is_some();
        }
        let first = || paper.fields.first().map(|field| &field.name);
        paper.unread.first().or_else(first) == Some(&field.name)
    }

    /// The same of a question.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "a template hands over what it borrows")]
    fn begins_at(is_first: &bool, question: &Question, paper: &Paper) -> bool {
        match paper.asked {
            Some(_) => Self::refused(&question.name, paper).is_some(),
            None => *is_first,
        }
    }

    /// What is to be put right in a field, without a tick.
    fn refused<'p>(field: &str, paper: &'p Paper) -> Option<&'p str> {
        let asked = paper.asked.as_ref().filter(|asked| asked.tick.is_empty())?;
        (asked.field == field).then_some(asked.text.as_str())
    }

    /// Whether something that its script may refuse is refused already.
    fn is_refused(paper: &Paper) -> bool {
        paper.asked.is_some() && Self::refused("player#", paper).is_none()
    }

    fn is_asked(tick: &Tick, paper: &Paper) -> bool {
        paper.asked.as_ref().is_some_and(|asked| asked.tick == tick.name)
    }

    /// What is asked about a field stands behind it.
    fn ticks_of<'p>(field: &Field, paper: &'p Paper) -> Vec<&'p Tick> {
        let here = paper.asked.as_ref().is_some_and(|asked| asked.field == field.name);
        paper.ticks.iter().filter(|tick| here && Self::is_asked(tick, paper)).collect()
    }

    /// All else behind all of them.
    fn ticks_below(paper: &Paper) -> Vec<&Tick> {
        let of_field = paper.asked.as_ref().is_some_and(|asked| !asked.field.is_empty());
        paper.ticks.iter().filter(|tick| !of_field || !Self::is_asked(tick, paper)).collect()
    }

    /// Whether names stand there that a narrow column breaks more than once: those of a whole table, mostly.
    fn has_long_names(round: &OfRound) -> bool {
        round.sheets.iter().any(|sheet| sheet.whose.chars().count() > LONG_NAME)
    }

    fn folds(paper: &Paper) -> bool {
        paper.fields.iter().any(|field| field.folded)
    }

    /// Whether something stands in what is folded.
    fn unfolds(paper: &Paper) -> bool {
        paper.fields.iter().any(|field| field.folded && !field.text.is_empty())
    }

    fn left(&self, name: &str) -> String {
        text!(self.language, "staff-left", name = name)
    }

    /// What waits and what was ruled: what each is called, what is said where there is nothing, and its words.
    fn words<'q>(&self, queue: &'q Queue) -> [(String, String, &'q [Queued]); 2] {
        let counted = |key: &str, of: &[Queued]| match of.len() {
            0 => self.say(key),
            count => format!("{} · {count}", self.say(key)),
        };
        [
            (
                counted("jury-waiting", &queue.waiting),
                self.say("words-none"),
                queue.waiting.as_slice(),
            ),
            (
                counted("jury-ruled", &queue.ruled),
                self.say("words-none-ruled"),
                queue.ruled.as_slice(),
            ),
        ]
    }

    /// Tone and sign of a button that rules.
    fn verdict(does: &Does) -> Option<(&'static str, &'static str)> {
        match does.ask.get("ruled").and_then(serde_json::Value::as_str)? {
            "valid" => Some(("good", "✓ ")),
            "invalid" => Some(("bad", "✗ ")),
            _ => None,
        }
    }

    /// Whether something about a word is kept as evidence: not that nobody can read it.
    fn takes_evidence(judged: &Judged) -> bool {
        judged.does.iter().any(|does| Self::verdict(does).is_some())
    }

    fn has_words(paper: &Paper, inputs: &Inputs) -> bool {
        paper.fields.iter().any(|field| matches!(Self::input(inputs, field), Input::Words))
    }

    fn input(inputs: &Inputs, field: &Field) -> Input {
        inputs.get(&field.name).cloned().unwrap_or_default()
    }

    /// The last field that every paper has and that is typed into.
    fn last_typed<'p>(paper: &'p Paper, inputs: &Inputs) -> Option<&'p Field> {
        let is_typed = |field: &&Field| {
            let input = Self::input(inputs, field);
            !field.folded && matches!(input, Input::Words | Input::Line | Input::Number)
        };
        paper.fields.iter().rfind(is_typed)
    }

    fn has_typed(paper: &Paper, inputs: &Inputs) -> bool {
        Self::last_typed(paper, inputs).is_some()
    }

    fn is_last_typed(field: &Field, paper: &Paper, inputs: &Inputs) -> bool {
        Self::last_typed(paper, inputs).is_some_and(|last| last.name == field.name)
    }

    fn wants_reason(paper: &Paper) -> bool {
        paper.does.iter().any(|does| !does.reason.is_empty())
    }

    fn reason(paper: &Paper) -> String {
        let mut reasons = paper.does.iter().map(|does| does.reason.clone());
        reasons.find(|reason| !reason.is_empty()).unwrap_or_default()
    }

    /// Whether something else than keying is done on it by a script.
    fn is_beside(view: &View) -> bool {
        matches!(view, View::Join { .. } | View::Wait | View::Word(..))
            || matches!(view, View::List(.., line) if line.found.is_some())
    }

    /// Whether what is done with a sheet only begins by one of its ways, which then has the keyboard.
    fn begins(paper: &Paper) -> bool {
        paper.fields.is_empty() && paper.questions.is_empty()
    }

    /// Whether an Enter out of habit could decide something: what the two keyings differ in, or that one agrees. Where it is
    /// asked what was meant by a new version, that is saved.
    fn decides(paper: &Paper) -> bool {
        let agrees = Self::wants_reason(paper) && paper.does.len() > 1;
        !paper.questions.is_empty() || (agrees && paper.asked.is_none())
    }

    /// What an Enter does in a field of one line: what a reason is asked for, else what its first button does.
    fn by_enter(paper: &Paper) -> Option<&Does> {
        let reasoned = paper.does.iter().find(|does| !does.reason.is_empty());
        reasoned.or_else(|| paper.does.first())
    }

    /// After which sheet the next one is asked for.
    fn after(paper: &Paper) -> String {
        let mut parts = paper.path.split('/').skip(2);
        format!("{}-{}", parts.next().unwrap_or_default(), parts.next().unwrap_or_default())
    }
}

/// Where somebody of an office begins, and what the way there is called.
pub(super) const fn home_of(role: Option<Role>) -> (&'static str, &'static str) {
    match role {
        Some(Role::Jury) => ("/w", "jury-to-words"),
        Some(Role::Screen) => ("/screen", "staff-to-screen"),
        None | Some(Role::Referee | Role::Assistant | Role::Centre) => ("/s", "staff-to-list"),
    }
}

/// How a device is called that was let in under another label than it typed, where its address says so.
pub(super) fn renamed(look: &Look, told: Option<&String>) -> Option<String> {
    let who = look.who.as_ref().filter(|_| told.is_some_and(|told| told == "renamed"))?;
    Some(text!(look.language, "staff-renamed", label = who.station.as_str()))
}

/// A page.
pub(super) fn page(
    look: &Look,
    said: &[(String, &'static str)],
    view: &View,
    back: &str,
) -> Response {
    let office = |role| match role {
        Role::Referee | Role::Centre => tr(look.language, "staff-referee"),
        Role::Assistant => tr(look.language, "staff-assistant"),
        Role::Jury => tr(look.language, "staff-jury"),
        Role::Screen => tr(look.language, "console-screen"),
    };
    let home = home_of(look.who.as_ref().map(|who| who.role));
    let who = look.who.as_ref();
    let who = who.map(|who| (who.name.clone(), office(who.role), who.station.clone()));
    let page = Page {
        language: look.language,
        others: &look.others,
        title: &look.title,
        who,
        key: &look.key,
        game: &look.game,
        id: &look.id,
        said,
        view,
        back,
        photographs: look.photographs,
        by_pin: look.by_pin,
        plain: look.plain,
        pictures: &look.pictures,
        pictures_style: PICTURES_STYLE.path(),
        pictures_script: PICTURES_SCRIPT.path(),
        home,
        style: STAFF_STYLE.path(),
        script: STAFF_SCRIPT.path(),
        beside: BESIDE.path(),
    };
    let text = page.render().expect("nothing in a page can fail");
    ([(CONTENT_TYPE, "text/html; charset=utf-8")], text).into_response()
}

/// What is said for a status alone.
pub(super) fn bye_page(language: Language, status: StatusCode) -> String {
    let key = match status {
        StatusCode::NOT_FOUND => "web-not-found",
        StatusCode::METHOD_NOT_ALLOWED
        | StatusCode::BAD_REQUEST
        | StatusCode::HTTP_VERSION_NOT_SUPPORTED => "web-not-understood",
        StatusCode::FORBIDDEN => "web-not-from-here",
        StatusCode::MISDIRECTED_REQUEST => "web-not-this-door",
        StatusCode::PAYLOAD_TOO_LARGE => "web-too-large",
        StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE => "web-long-head",
        StatusCode::TOO_MANY_REQUESTS => "web-too-often",
        StatusCode::REQUEST_TIMEOUT => "web-too-slow",
        _ => "web-closed",
    };
    tr(language, key)
}
