//! Where a page has room for what lies over it: no text, no button and no field is under it.

use egui::{Color32, Pos2, Rect, Shape, Ui, Vec2};

use crate::views::theme;

/// What is lower than this is a button, a field, a row; what is higher a card, whose own room is free.
const LOW: f32 = 100.0;
/// So far from everything.
const CLEAR: f32 = 4.0;
/// From one height to the next that is tried.
const STEP: f32 = 4.0;

/// From one place to the next where none is free.
const COARSE: f32 = 16.0;
/// So many times worse it is to cover a button than other words, and a figure or what comes next.
const WORSE: f32 = 8.0;
const WORST: f32 = 100.0;

/// Something that should not be covered.
#[derive(Clone, Copy)]
pub(super) struct Taken {
    place: Rect,
    /// How bad it is to cover it, beside other words.
    weight: f32,
}

/// What is painted of the place.
pub(super) fn taken(ui: &Ui) -> Vec<Taken> {
    let mut all = Vec::new();
    let step = [theme::of(ui).step, theme::of(ui).step_off];
    ui.ctx().graphics(|layers| {
        let Some(list) = layers.get(ui.layer_id()) else { return };
        for one in list.all_entries() {
            of_shape(&one.shape, one.clip_rect, step, &mut all);
        }
    });
    // What can be pressed has no frame everywhere.
    let framed: Vec<Rect> =
        all.iter().filter(|one| one.weight >= WORSE).map(|one| one.place).collect();
    let focused = ui.memory(egui::Memory::focused);
    ui.ctx().viewport(|viewport| {
        for one in viewport.this_pass.widgets.get_layer(ui.layer_id()) {
            let place = one.interact_rect;
            let pressed = one.enabled && one.sense.senses_click() && one.sense.is_focusable();
            let bare = !framed.iter().any(|frame| frame.contains(place.center()));
            let place = place.expand(CLEAR);
            // What is typed is looked at.
            if focused == Some(one.id) && place.is_positive() {
                all.push(Taken { place, weight: WORST });
            } else if pressed && bare && one.interact_rect.is_positive() && place.height() < LOW {
                all.push(Taken { place, weight: WORSE });
            }
        }
    });
    all
}

fn of_shape(shape: &Shape, clip: Rect, step: [Color32; 2], all: &mut Vec<Taken>) {
    let (place, weight) = match shape {
        Shape::Noop => return,
        Shape::Vec(shapes) => return shapes.iter().for_each(|one| of_shape(one, clip, step, all)),
        // What stands within may be another's.
        Shape::Rect(rect) if rect.rect.height() >= LOW => return,
        Shape::Rect(rect) if step.contains(&rect.fill) => (rect.visual_bounding_rect(), WORST),
        Shape::Rect(rect) => (rect.visual_bounding_rect(), WORSE),
        // A line between two rows.
        Shape::LineSegment { points: [from, to], .. } if is_straight(*from, *to) => return,
        // An empty text is nowhere.
        Shape::Text(text) => {
            let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2());
            let is_figure = text.galley.text().contains(|sign: char| sign.is_ascii_digit());
            (ink, if is_figure { WORST } else { 1.0 })
        }
        shape => (shape.visual_bounding_rect(), 1.0),
    };
    let place = place.intersect(clip);
    if place.is_positive() {
        all.push(Taken { place: place.expand(CLEAR), weight });
    }
}

/// Whether a line goes along an edge of the window.
fn is_straight(from: Pos2, to: Pos2) -> bool {
    let along = (from - to).abs();
    along.min_elem() < 0.5
}

/// The free place of this size that is the lowest of the page, and of these the one furthest to the right.
pub(super) fn place(taken: &[Taken], page: Rect, size: Vec2) -> Option<Rect> {
    let mut bottom = page.bottom();
    while bottom - size.y >= page.top() {
        let mut right = page.right();
        while right - size.x >= page.left() {
            let place = Rect::from_min_size(egui::pos2(right, bottom) - size, size);
            let Some(in_the_way) = taken.iter().find(|one| one.place.intersects(place)) else {
                return Some(place);
            };
            right = in_the_way.place.left() - 0.5;
        }
        bottom -= STEP;
    }
    None
}

/// How bad it is to lie there.
pub(super) fn covered(taken: &[Taken], place: Rect) -> f32 {
    let over = |one: &Taken| {
        let over = one.place.intersect(place);
        if over.is_positive() { over.area() * one.weight } else { 0.0 }
    };
    taken.iter().map(over).sum()
}

/// Where none is free: the place that covers least, and how much that is.
pub(super) fn least(taken: &[Taken], page: Rect, size: Vec2) -> (Rect, f32) {
    let covered = |place| covered(taken, place);
    let corner = Rect::from_min_size(page.max - size, size);
    let mut best = (corner, covered(corner));
    let mut bottom = page.bottom();
    while bottom - size.y >= page.top() {
        let mut right = page.right();
        while right - size.x >= page.left() {
            let place = Rect::from_min_size(egui::pos2(right, bottom) - size, size);
            let covers = covered(place);
            if covers < best.1 {
                best = (place, covers);
            }
            right -= COARSE;
        }
        bottom -= COARSE;
    }
    best
}

#[cfg(test)]
mod tests {
    use egui::vec2;

    use super::*;

    #[test]
    fn the_lowest_free_place_is_found_and_none_where_there_is_none() {
        let at = |left: f32, top: f32, wide: f32, high: f32| {
            Rect::from_min_size(egui::pos2(left, top), vec2(wide, high))
        };
        let words = |place| Taken { place, weight: 1.0 };
        let (page, size) = (at(0.0, 0.0, 400.0, 200.0), vec2(100.0, 40.0));
        assert_eq!(place(&[], page, size), Some(at(300.0, 160.0, 100.0, 40.0)));
        // Beside what stands in the corner; above what stands there all along.
        let corner = at(250.0, 150.0, 150.0, 50.0);
        let beside = place(&[words(corner)], page, size).expect("beside it");
        assert!((199.0..=200.0).contains(&beside.bottom()) && beside.right() < 250.0, "{beside}");
        let foot = at(0.0, 120.0, 400.0, 80.0);
        let above = place(&[words(foot)], page, size).expect("above it");
        assert!(above.right() > 399.0 && (110.0..120.0).contains(&above.bottom()), "{above}");
        // Where nothing is free words are covered sooner than figures.
        let all = [words(at(0.0, 0.0, 400.0, 100.0))];
        let figures = Taken { place: at(0.0, 100.0, 400.0, 100.0), weight: WORSE };
        let all = [all[0], figures];
        assert_eq!(place(&all, page, size), None);
        let (over, _) = least(&all, page, size);
        assert!(over.bottom() <= 104.0, "{over}");
    }
}
