//! Small pictures of the places, painted with lines: no font has to have them, and they are sharp at
//! every size.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use crate::commands::Place;

/// Paints a place's picture into a square.
#[expect(clippy::too_many_lines, reason = "a picture a place")]
pub fn icon(painter: &Painter, square: Rect, place: Place, color: Color32) {
    let line = Stroke::new((square.width() * 0.09).max(1.0), color);
    // Points in parts of a hundred of the square.
    let at = |x: f32, y: f32| square.min + vec2(x, y) * square.width() / 100.0;
    let path = |points: &[Pos2]| painter.add(Shape::line(points.to_vec(), line));
    let rect = |from: Pos2, to: Pos2, round: f32| {
        let round = square.width() * round;
        painter.rect_stroke(Rect::from_min_max(from, to), round, line, StrokeKind::Middle);
    };
    match place {
        // A board with lines.
        Place::Competition => {
            rect(at(15.0, 12.0), at(85.0, 92.0), 0.1);
            for y in [38.0, 56.0, 74.0] {
                path(&[at(32.0, y), at(68.0, y)]);
            }
            path(&[at(38.0, 12.0), at(62.0, 12.0)]);
        }
        // A clock.
        Place::Rounds => {
            painter.circle_stroke(square.center(), square.width() * 0.4, line);
            path(&[at(50.0, 26.0), at(50.0, 52.0), at(68.0, 62.0)]);
        }
        // A board of nine squares.
        Place::Game => {
            rect(at(12.0, 12.0), at(88.0, 88.0), 0.06);
            for along in [37.0, 63.0] {
                path(&[at(along, 12.0), at(along, 88.0)]);
                path(&[at(12.0, along), at(88.0, along)]);
            }
        }
        // A slip, cut along its lower edge.
        Place::Slips => {
            path(&[at(8.0, 70.0), at(8.0, 20.0), at(92.0, 20.0), at(92.0, 70.0)]);
            for from in [8.0, 40.0, 72.0] {
                path(&[at(from, 80.0), at(from + 20.0, 80.0)]);
            }
            path(&[at(24.0, 38.0), at(52.0, 38.0)]);
            path(&[at(24.0, 56.0), at(76.0, 56.0)]);
        }
        // A summit with a flag.
        Place::Top => {
            path(&[at(6.0, 90.0), at(46.0, 36.0), at(94.0, 90.0), at(6.0, 90.0)]);
            path(&[at(46.0, 36.0), at(46.0, 8.0), at(72.0, 16.0), at(46.0, 24.0)]);
        }
        // A warning.
        Place::Sanctions => {
            path(&[at(50.0, 10.0), at(94.0, 88.0), at(6.0, 88.0), at(50.0, 10.0)]);
            path(&[at(50.0, 38.0), at(50.0, 62.0)]);
            path(&[at(50.0, 73.0), at(50.0, 78.0)]);
        }
        // A sheet with a turned corner.
        Place::Sheets => {
            path(&[
                at(60.0, 8.0),
                at(20.0, 8.0),
                at(20.0, 92.0),
                at(80.0, 92.0),
                at(80.0, 28.0),
                at(60.0, 8.0),
                at(60.0, 28.0),
                at(80.0, 28.0),
            ]);
            path(&[at(36.0, 52.0), at(64.0, 52.0)]);
            path(&[at(36.0, 70.0), at(64.0, 70.0)]);
        }
        // A form with two lines and what they come to.
        Place::Results => {
            rect(at(10.0, 20.0), at(90.0, 80.0), 0.08);
            path(&[at(24.0, 40.0), at(52.0, 40.0)]);
            path(&[at(24.0, 60.0), at(52.0, 60.0)]);
            path(&[at(64.0, 50.0), at(78.0, 50.0)]);
        }
        // A pair of scales.
        Place::Judge => {
            path(&[at(50.0, 10.0), at(50.0, 88.0)]);
            path(&[at(30.0, 90.0), at(70.0, 90.0)]);
            path(&[at(14.0, 24.0), at(86.0, 24.0)]);
            for middle in [18.0, 82.0] {
                path(&[at(middle, 24.0), at(middle - 14.0, 60.0), at(middle + 14.0, 60.0)]);
                path(&[at(middle, 24.0), at(middle + 14.0, 60.0)]);
            }
        }
        // A tile with a tick.
        Place::Words => {
            rect(at(12.0, 12.0), at(88.0, 88.0), 0.16);
            path(&[at(32.0, 52.0), at(46.0, 66.0), at(70.0, 36.0)]);
        }
        // A podium.
        Place::Standings => {
            path(&[
                at(8.0, 90.0),
                at(8.0, 54.0),
                at(36.0, 54.0),
                at(36.0, 24.0),
                at(64.0, 24.0),
                at(64.0, 66.0),
                at(92.0, 66.0),
                at(92.0, 90.0),
                at(8.0, 90.0),
            ]);
        }
        // A printer.
        Place::Print => {
            path(&[at(28.0, 36.0), at(28.0, 8.0), at(72.0, 8.0), at(72.0, 36.0)]);
            path(&[
                at(28.0, 74.0),
                at(10.0, 74.0),
                at(10.0, 36.0),
                at(90.0, 36.0),
                at(90.0, 74.0),
                at(72.0, 74.0),
            ]);
            rect(at(28.0, 58.0), at(72.0, 94.0), 0.0);
        }
        // A mast and what it sends.
        Place::Stations => {
            painter.circle_filled(at(50.0, 46.0), square.width() * 0.08, color);
            path(&[at(50.0, 46.0), at(50.0, 92.0)]);
            for out in [0.0, 16.0] {
                path(&[
                    at(32.0 - out, 26.0 - out),
                    at(24.0 - out, 46.0),
                    at(32.0 - out, 66.0 + out),
                ]);
                path(&[
                    at(68.0 + out, 26.0 - out),
                    at(76.0 + out, 46.0),
                    at(68.0 + out, 66.0 + out),
                ]);
            }
        }
        // Halls, and what they have in common.
        Place::Venues => {
            for (x, y) in [(18.0, 78.0), (50.0, 78.0), (82.0, 78.0), (50.0, 22.0)] {
                painter.circle_filled(at(x, y), square.width() * 0.11, color);
            }
            for x in [18.0, 50.0, 82.0] {
                path(&[at(50.0, 22.0), at(x, 78.0)]);
            }
        }
        // A line of events.
        Place::History => {
            for y in [20.0, 50.0, 80.0] {
                painter.circle_filled(at(18.0, y), square.width() * 0.08, color);
                path(&[at(38.0, y), at(90.0, y)]);
            }
        }
    }
}

/// Paints three lines: a menu.
pub fn menu_icon(painter: &Painter, square: Rect, color: Color32) {
    let line = Stroke::new((square.width() * 0.1).max(1.0), color);
    for part in [0.25, 0.5, 0.75] {
        let y = square.top() + square.height() * part;
        painter.line_segment([pos2(square.left() + 1.0, y), pos2(square.right() - 1.0, y)], line);
    }
}

/// Paints a lens: a search.
pub fn search_icon(painter: &Painter, square: Rect, color: Color32) {
    let line = Stroke::new((square.width() * 0.09).max(1.0), color);
    let at = |x: f32, y: f32| square.min + vec2(x, y) * square.width() / 100.0;
    painter.circle_stroke(at(42.0, 42.0), square.width() * 0.28, line);
    painter.line_segment([at(63.0, 63.0), at(88.0, 88.0)], line);
}
