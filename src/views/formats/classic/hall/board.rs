//! The paint of the demonstration board: the board at the left, scores, bag and the last turns at the right.

use egui::Align;

use crate::screens::board::BoardData;
use crate::screens::formats::classic::hall::{BoardSeat, BoardTurn};
use crate::views::board::{self, RIM};
use crate::views::projector::{Canvas, Place};
use crate::views::theme::{self, BOARD_HALL, BOARD_HALL_LIGHT, BoardPalette, HALL_LIGHT};

/// Where the board lies and how large a cell of it is, in units.
const LEFT: f32 = 36.0;
const TOP: f32 = 24.0;
const CELL: f32 = 42.0;
/// What stands at the right.
const FROM: f32 = 732.0;
const TO: f32 = 1240.0;

impl Canvas<'_> {
    fn board_of_look(&self) -> &'static BoardPalette {
        if *self.colors == HALL_LIGHT { &BOARD_HALL_LIGHT } else { &BOARD_HALL }
    }

    /// The board with what is told beside it.
    pub(super) fn demonstration(
        &mut self,
        [title, beside, bag]: [&str; 3],
        data: &BoardData,
        (seats, turns): (&[BoardSeat], &[BoardTurn]),
    ) {
        let side = CELL * (15.0 + RIM);
        let rect = self.area([LEFT, TOP, side, side]);
        self.name(rect, data.said());
        board::paint(self.ui.painter(), rect, data, self.board_of_look());
        let (ink, muted, amber) = (self.colors.ink, self.colors.muted, self.colors.minute);
        let room = TO - FROM;
        let place = Place::line([FROM, 50.0, room * 0.6], Align::Min);
        self.text(place, title, &theme::bold(40.0), ink);
        let place = Place::line([FROM + room * 0.6, 50.0, room * 0.4], Align::Max);
        self.text(place, beside, &theme::regular(31.0), muted);
        let many = seats.len() > 2;
        let step = if many { 72.0 } else { 104.0 };
        let (name, scored) = if many { (34.0, 50.0) } else { (36.0, 76.0) };
        let mut y = 84.0;
        for (place, seat) in seats.iter().enumerate() {
            if seat.turn {
                self.outline([FROM - 10.0, y, room + 16.0, step - 8.0], 12.0, 3.0, amber);
            }
            let from = FROM + 8.0;
            let sign = if seat.turn { "▶ " } else { "" };
            let said = format!("{sign}{} {}", place + 1, seat.name);
            let font = if seat.turn { theme::bold(name) } else { theme::regular(name) };
            let at = Place::of([from, y, room - 176.0, step - 8.0], Align::Min);
            self.text(at.lines(2), &said, &font, ink);
            let at = Place::of([TO - 172.0, y, 164.0, step - 8.0], Align::Max);
            self.text(at, &seat.scored, &theme::bold(scored), ink);
            y += step;
        }
        y += 34.0;
        let place = Place::line([FROM, y, room], Align::Min);
        self.text(place, bag, &theme::bold(34.0), ink);
        y += 50.0;
        let fit = ((690.0 - y) / 48.0).max(1.0);
        let mut left = fit;
        for turn in turns {
            if left < 1.0 {
                break;
            }
            left -= 1.0;
            let own = turn.seat.to_string();
            self.text(Place::line([FROM, y, 34.0], Align::Min), &own, &theme::regular(31.0), muted);
            let at = Place::line([FROM + 38.0, y, room - 138.0], Align::Min);
            self.text(at, &turn.said, &theme::regular(32.0), ink);
            let at = Place::line([TO - 96.0, y, 88.0], Align::Max);
            self.text(at, &turn.points, &theme::bold(34.0), ink);
            y += 48.0;
        }
    }
}
