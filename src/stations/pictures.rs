//! Photographs of sheets at stations: taken in the name of who was let in, assigned, looked at by whoever keys sheets.
//! The pictures themselves go by nobody's hands here: they are read and shown by their digests.

use std::sync::Arc;

use serde_json::{Value, json};

use super::asked::Step;
use super::errand::Answer;
use super::photographed::{Ask, ShownPicture, Told, digest_of};
use super::refused::{Refused, Why};
use crate::domain::contest::command::Command;
use crate::domain::contest::picture::{Picture, PicturePlace, Side};
use crate::domain::contest::{Common, Contest};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::lexicon::Digest;
use crate::domain::person::Person;
use crate::language::{Language, Sentences, tr};
use crate::print::{Photographs, Templates};
use crate::session::{Before, Keeper, Once, Photographed, Refusal};
use crate::text;

/// How the codes on sheets of a competition are known.
pub(super) type Codes<F> = (Templates, fn(&Contest<F>, &Templates) -> Option<Photographs>);

/// What is asked by `assign_picture`: a picture's place.
pub(super) const ASSIGN: &str = "assign_picture";

/// What that becomes.
pub(super) fn step<F: Sentences>(
    contest: &Contest<F>,
    language: Language,
    ask: &Value,
) -> Result<Step<F>, Refused> {
    let form = || Refused::new(Why::Form, tr(language, "web-not-understood"));
    let fields = ask.as_object().ok_or_else(form)?;
    let known = ["ask", "sha256", "round", "player", "side", "quarters"];
    if fields.len() != known.len() || !known.iter().all(|name| fields.contains_key(*name)) {
        return Err(form());
    }
    let number = |name: &str| ask.get(name).and_then(Value::as_u64);
    let sha256 = ask.get("sha256").and_then(Value::as_str).and_then(digest_of).ok_or_else(form)?;
    let round = number("round").and_then(|it| RoundNo::new(u8::try_from(it).ok()?));
    let player = number("player").and_then(|it| PlayerId::new(u32::try_from(it).ok()?));
    let quarters = number("quarters").and_then(|it| u8::try_from(it).ok()).filter(|it| *it < 4);
    let side = match ask.get("side").and_then(Value::as_str) {
        Some("front") => Side::Front,
        Some("back") => Side::Back,
        _ => return Err(form()),
    };
    let (round, player) = round.zip(player).ok_or_else(form)?;
    let quarters = quarters.ok_or_else(form)?;
    // Of what was not played yet there is no sheet, as far as stations see.
    if !contest.game.is_played(round) {
        return Err(Refused::new(Why::Round, tr(language, "staff-round")));
    }
    let unknown = || Refused::new(Why::Unknown, tr(language, "errors-no-picture"));
    let picture = contest.common.picture(sha256).filter(|it| it.counts()).ok_or_else(unknown)?;
    let stands = picture.place.is_some_and(|place| {
        (place.round, place.player) == (round, player)
            && (picture.side, picture.quarters) == (side, quarters)
    });
    if stands {
        return Ok(Step::Stands(json!({"done": true, "what": "same"})));
    }
    Ok(Step::Do(Box::new(Command::AssignPicture { sha256, round, player, side, quarters })))
}

/// Answers what is asked of them; what is looked for is known where photographs are taken.
pub(super) fn answer<F: Sentences>(
    codes: Option<&Codes<F>>,
    keeper: &mut Keeper<F>,
    (who, language): (&Person, Language),
    ask: Ask,
) -> Result<Answer, Refused> {
    match ask {
        Ask::Codes(once) => looked_for(codes, keeper, (who, language), once),
        Ask::Keep(once, sheets, unread) => keep(keeper, (who, language), once, (sheets, unread)),
        Ask::Waiting(one) => {
            let common = &keeper.record().contest().common;
            let mut shown = common.undecided_pictures();
            let one = one.and_then(|one| common.picture(one)).filter(|it| it.counts());
            if let Some(one) = one.filter(|one| !shown.contains(one)) {
                shown.insert(0, one);
            }
            Ok(shown_of(common, language, &shown))
        }
        Ask::Of(round, player) => {
            let contest = keeper.record().contest();
            let place = PicturePlace { round, attempt: contest.game.attempt(round), player };
            let of = contest.common.pictures_of(place);
            Ok(shown_of(&contest.common, language, &of))
        }
        Ask::Where(sha256) => {
            let picture = keeper.record().contest().common.picture(sha256);
            let unknown = || Refused::new(Why::Unknown, tr(language, "errors-no-picture"));
            picture.filter(|picture| picture.counts()).ok_or_else(unknown)?;
            Ok(Answer::Picture(Told::Lies(keeper.path().to_path_buf())))
        }
    }
}

fn looked_for<F: Sentences>(
    codes: Option<&Codes<F>>,
    keeper: &mut Keeper<F>,
    (who, language): (&Person, Language),
    once: Option<Once>,
) -> Result<Answer, Refused> {
    if let Some(done) = before(keeper, (who, language), once)? {
        return Ok(done);
    }
    let contest = keeper.record().contest();
    let codes = codes.and_then(|(templates, of)| of(contest, templates));
    let none = || Refused::new(Why::Rule, tr(language, "photo-no-codes"));
    Ok(Answer::Picture(Told::Codes(Arc::new(codes.ok_or_else(none)?))))
}

/// What was answered when it was done before.
fn before<F: Sentences>(
    keeper: &mut Keeper<F>,
    (who, language): (&Person, Language),
    once: Option<Once>,
) -> Result<Option<Answer>, Refused> {
    match once.map(|once| keeper.before(&once, &who.name)) {
        None | Some(Before::Nothing) => Ok(None),
        Some(Before::Done(answer)) => Ok(Some(Answer::Done(answer))),
        Some(Before::Another) => Err(Refused::new(Why::IdUsed, tr(language, "staff-id-used"))),
    }
}

/// Keeps pictures with the receipt of them, or says that they are there already.
fn keep<F: Sentences>(
    keeper: &mut Keeper<F>,
    (who, language): (&Person, Language),
    once: Option<Once>,
    (sheets, unread): (Vec<Photographed>, usize),
) -> Result<Answer, Refused> {
    // The same may have come twice at once.
    if let Some(done) = before(keeper, (who, language), once)? {
        return Ok(done);
    }
    let pictures: Vec<Value> = sheets
        .iter()
        .map(|sheet| {
            json!({
                "sha256": Digest::of(&sheet.jpeg).to_string(),
                "round": sheet.place.map(|(round, _)| round.get()),
                "player": sheet.place.map(|(_, player)| player.get()),
                "side": if sheet.side() == Side::Back { "back" } else { "front" },
            })
        })
        .collect();
    let told = json!({"done": true, "what": "taken", "pictures": pictures, "unread": unread});
    let told = told.to_string();
    let done = keeper.photograph_once(who, sheets, once.as_ref(), &told);
    done.map_err(|refusal| match refusal {
        Refusal::Rejected(why) => Refused::new(Why::Rule, language.rejection(&why)),
        Refusal::NotSaved(error) => Refused::new(Why::NotSaved, error.sentence(language)),
    })?;
    Ok(Answer::Done(told))
}

fn shown_of(common: &Common, language: Language, pictures: &[&Picture]) -> Answer {
    let in_all = common.pictures.iter().filter(|picture| picture.counts()).count();
    let shown = pictures.iter().map(|picture| shown(common, language, picture));
    Answer::Picture(Told::Shown(shown.collect(), in_all))
}

fn shown(common: &Common, language: Language, picture: &Picture) -> ShownPicture {
    let at = common.pictures.iter().position(|other| other.sha256 == picture.sha256);
    let number = at.unwrap_or(0) + 1;
    let side = tr(language, if picture.side == Side::Back { "photo-back" } else { "photo-front" });
    let typed = |place: PicturePlace, side: Side| {
        format!("{}-{}{}", place.player, place.round, if side == Side::Back { "/2" } else { "" })
    };
    let title = match picture.place {
        Some(place) => {
            let name = common.players.get(&place.player).map_or("", |it| it.name.as_str());
            let round = place.round.get();
            text!(language, "photo-of", player = name, round = round, side = side)
        }
        None => text!(language, "photo-of-nobody", side = side),
    };
    let twice = || common.undecided_pictures().contains(&picture);
    let waits = match picture.place {
        None => "photo-unassigned",
        Some(_) if twice() => "photo-twice",
        Some(_) => "photo-belongs",
    };
    ShownPicture {
        sha256: picture.sha256.to_string(),
        number,
        quarters: picture.quarters,
        title,
        waits: text!(language, waits, number = number),
        proposed: match (picture.place, common.back_of(picture)) {
            (Some(place), _) => typed(place, picture.side),
            (None, Some(place)) => typed(place, Side::Back),
            (None, None) => String::new(),
        },
    }
}
