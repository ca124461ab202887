//! The scenes of the ceremony, made for given people.

use eforos::screens::hall::{Called, Stage, Step, StepState};
use eforos::text;
use eforos::views::formats::anagram::hall::Scene;

use super::scenes::Cast;

#[expect(clippy::too_many_lines, reason = "one scene after the other")]
pub fn ceremony(cast: &Cast) -> Vec<(&'static str, Scene)> {
    let count = cast.players.len();
    let scene = |stage, unsigned: bool| Scene::Ceremony {
        heading: cast.say("projector-ceremony"),
        capitals: cast.say("projector-ceremony-tiles"),
        title: cast.title.clone(),
        unsigned: if unsigned { cast.say("projector-unsigned") } else { String::new() },
        letters: cast.say("projector-letters"),
        stage,
        since: None,
    };
    let step = |place: u32, is| Step {
        place,
        rank: text!(cast.language, "projector-rank-short", rank = place),
        title: text!(cast.language, "projector-rank", rank = place),
        is,
    };
    let first = |is| step(1, is);
    let who = |rank: usize| StepState::Called(cast.called(rank, &[rank - 1], 0));
    let all: Vec<usize> = (0..count.min(7)).collect();
    let mut scenes = vec![
        ("ceremony", scene(Stage::Opening, true)),
        (
            "ceremony, third announced",
            scene(
                Stage::Podium(vec![
                    first(StepState::ToCome),
                    step(2, StepState::ToCome),
                    step(3, StepState::Announced),
                ]),
                false,
            ),
        ),
        (
            "ceremony, third",
            scene(
                Stage::Podium(vec![
                    first(StepState::ToCome),
                    step(2, StepState::ToCome),
                    step(3, who(3)),
                ]),
                false,
            ),
        ),
        (
            "ceremony, first",
            scene(Stage::Podium(vec![first(who(1)), step(2, who(2)), step(3, who(3))]), false),
        ),
        (
            "ceremony, second of equals",
            scene(
                Stage::Podium(vec![first(StepState::ToCome), step(2, who(2)), step(3, who(3))]),
                false,
            ),
        ),
        (
            "ceremony, first of equals",
            scene(
                Stage::Podium(vec![
                    first(StepState::Called(Called {
                        before_equals: cast.before_equals(),
                        ..cast.called(1, &[0], 0)
                    })),
                    step(2, who(2)),
                    step(3, who(3)),
                ]),
                false,
            ),
        ),
        (
            "ceremony, a long name first",
            scene(
                Stage::Podium(vec![
                    first(StepState::Called(Called {
                        names: vec![cast.players[count.min(6) - 1].0.clone()],
                        club: cast.players[count.min(6) - 1].1.clone(),
                        ..cast.called(1, &[0], 0)
                    })),
                    step(2, who(2)),
                    step(3, who(3)),
                ]),
                false,
            ),
        ),
        (
            "ceremony, all first",
            scene(Stage::Podium(vec![first(StepState::Called(cast.called(1, &all, 0)))]), false),
        ),
        (
            "ceremony, two second",
            scene(
                Stage::Podium(vec![
                    first(StepState::Announced),
                    step(2, StepState::Called(cast.called(2, &[1, 2], 0))),
                ]),
                false,
            ),
        ),
    ];
    let end = |first, about: String| Scene::End {
        heading: cast.say("projector-thanks"),
        about,
        facts: Vec::new(),
        first,
        head: "Υπογραφή, έκδοση 10: γεγονός 1000000 · κωδικός 9999 9999".into(),
    };
    let one = |rank: usize| cast.called(rank, &[rank - 1], 0);
    scenes.push(("thanks", end(vec![one(1), one(2), one(3)], cast.title.clone())));
    let tied = vec![cast.called(1, &all, 0)];
    scenes.push(("thanks, shared", end(tied, cast.say("projector-unsigned"))));
    if count > 20 {
        let row = |at: usize| {
            let called = (at >= 13).then(|| cast.called(at + 1, &[at], 0));
            (text!(cast.language, "projector-rank-short", rank = at + 1), called)
        };
        let page = Stage::Page {
            places: text!(cast.language, "projector-places", from = 20, to = 11),
            page: text!(cast.language, "projector-page", page = 3, pages = 3),
            rows: (10..20).map(row).collect(),
        };
        scenes.push(("ceremony, a page", scene(page, false)));
    }
    if count > 10 {
        let place = Stage::Place {
            now: cast.called(5, &[4], 0),
            before: vec![cast.called(6, &[5], 0), cast.called(7, &[6, 7], 0)],
        };
        scenes.push(("ceremony, fifth", scene(place, false)));
        let six: Vec<usize> = (5..count.min(11)).collect();
        let place = Stage::Place { now: cast.called(6, &six, 0), before: Vec::new() };
        scenes.push(("ceremony, six sixth", scene(place, false)));
    }
    scenes
}
