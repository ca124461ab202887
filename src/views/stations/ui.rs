//! The paint of Stations: who is invited and who is in beside what the hall needs. Who waits has a place of its own, as
//! high with nobody in it: where they appear nothing moves, so that no press that was meant for something else lets them in.

use egui::{Align, Color32, Layout, Rect, RichText, ScrollArea, Sense, Ui, pos2, vec2};

use super::{Guest, HallDoor, Line, StaffDoor, StationsData};
use crate::print::pages::Modules;
use crate::screens::{Act, Tone};
use crate::views::widgets::{
    act, act_row, banner, card, field, heading, label, muted, primary, quiet_act, strong, toggle,
    toned, two_columns,
};
use crate::views::{Asks, theme};

/// A square code is so large, with its margin of four modules.
const CODE: f32 = 168.0;
const MARGIN: usize = 4;

/// Those who wait have so much room: two of them whole.
const WAITING: f32 = 180.0;

/// Paints Stations.
pub fn show(ui: &mut Ui, data: &StationsData, asks: &mut Asks) {
    ScrollArea::vertical().id_salt("stations").show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 10.0);
        card(ui, |ui| {
            heading(ui, &data.title);
            if !data.about.is_empty() {
                let about = RichText::new(&data.about).size(theme::TEXT);
                ui.add(egui::Label::new(about).wrap());
            }
            ui.horizontal_wrapped(|ui| {
                for (address, on) in &data.addresses {
                    toggle(ui, address, *on, asks);
                }
            });
            match &data.hall {
                None => ui.horizontal_wrapped(|ui| {
                    for it in &data.acts {
                        primary(ui, it, asks);
                    }
                }),
                Some(_) => ui.horizontal_wrapped(|ui| act_row(ui, &data.acts, asks)),
            };
        });
        let Some(hall) = &data.hall else {
            if let Some(of) = &data.readers {
                card(ui, |ui| readers(ui, of, asks));
            }
            let_in(ui, &data.let_in);
            return;
        };
        let hall_door = |ui: &mut Ui, asks: &mut Asks| {
            hall_door(ui, hall);
            let (about, choices) = &hall.phones;
            label(ui, about);
            ui.horizontal_wrapped(|ui| {
                for (choice, on) in choices {
                    toggle(ui, choice, *on, asks);
                }
            });
            if let Some(of) = &data.readers {
                ui.separator();
                readers(ui, of, asks);
            }
        };
        match &data.staff {
            None => card(ui, |ui| hall_door(ui, asks)),
            Some(staff) => {
                let mut waits = Asks::new();
                two_columns(
                    ui,
                    |ui| {
                        card(ui, |ui| invite(ui, staff, asks));
                        card(ui, |ui| inside(ui, staff, asks));
                    },
                    |ui| {
                        waiting(ui, staff, &mut waits);
                        card(ui, |ui| hall_door(ui, &mut waits));
                    },
                );
                asks.append(&mut waits);
            }
        }
        let_in(ui, &data.let_in);
    });
}

/// Who was let in, and when: of nobody there is nothing to be seen.
fn let_in(ui: &mut Ui, (title, lines): &(String, Vec<String>)) {
    if lines.is_empty() {
        return;
    }
    card(ui, |ui| {
        label(ui, title);
        for line in lines {
            muted(ui, line);
        }
    });
}

fn waiting(ui: &mut Ui, staff: &StaffDoor, asks: &mut Asks) {
    let (title, waits) = &staff.waiting;
    card(ui, |ui| {
        heading(ui, title);
        let area = ScrollArea::vertical().id_salt("waiting").auto_shrink([false, false]);
        area.max_height(WAITING).min_scrolled_height(WAITING).show(ui, |ui| {
            if waits.is_empty() {
                muted(ui, &staff.nobody);
            }
            for (known, acts) in waits {
                banner(ui, known, Tone::Open);
                ui.horizontal_wrapped(|ui| {
                    let mut acts = acts.iter();
                    if let Some(let_in) = acts.next() {
                        primary(ui, let_in, asks);
                    }
                    for other in acts {
                        act(ui, other, asks);
                    }
                });
            }
        });
    });
}

fn hall_door(ui: &mut Ui, hall: &HallDoor) {
    let [title, address] = &hall.address;
    label(ui, title);
    beside_code(ui, hall.code.as_deref(), |ui| {
        let address = RichText::new(address).font(theme::bold(theme::HEADING));
        ui.add(egui::Label::new(address).wrap().selectable(true));
        let (lookers, tone) = &hall.lookers;
        toned(ui, lookers, *tone);
    });
}

fn readers(ui: &mut Ui, (lines, acts): &(Vec<String>, Vec<Act>), asks: &mut Asks) {
    for line in lines {
        ui.add(egui::Label::new(RichText::new(line).size(theme::TEXT)).wrap());
    }
    ui.horizontal_wrapped(|ui| act_row(ui, acts, asks));
}

fn invite(ui: &mut Ui, staff: &StaffDoor, asks: &mut Asks) {
    let (title, guest, acts) = &staff.invite;
    label(ui, title);
    field(ui, guest, asks);
    act_row(ui, acts, asks);
    for guest in &staff.invited {
        ui.separator();
        invitation(ui, guest, asks);
    }
    let [fingerprint, about] = &staff.fingerprint;
    ui.separator();
    let fingerprint = RichText::new(fingerprint).size(theme::STEP);
    ui.add(egui::Label::new(fingerprint).wrap().selectable(true));
    ui.add(egui::Label::new(RichText::new(about).size(theme::LABEL)).wrap());
    let (open, it) = &staff.plain;
    if let Some(open) = open {
        banner(ui, open, Tone::Bad);
    }
    quiet_act(ui, it, asks);
}

fn invitation(ui: &mut Ui, guest: &Guest, asks: &mut Asks) {
    beside_code(ui, guest.code.as_deref(), |ui| {
        strong(ui, &guest.about);
        match &guest.pin {
            Ok(pin) => {
                ui.label(RichText::new(pin).font(theme::bold(theme::HEADING)));
            }
            Err(why) => {
                let tone = Tone::Bad.ink(theme::of(ui));
                let why = RichText::new(why).size(theme::TEXT).color(tone);
                ui.add(egui::Label::new(why).wrap());
            }
        }
        let address = RichText::new(&guest.address).size(theme::TEXT);
        ui.add(egui::Label::new(address).wrap().selectable(true));
        quiet_act(ui, &guest.drop, asks);
    });
}

fn inside(ui: &mut Ui, staff: &StaffDoor, asks: &mut Asks) {
    let (title, lines) = &staff.inside;
    label(ui, title);
    for Line { who: (who, tone), about, revoke } in lines {
        // The button has its room first: what is told of a station goes on below where it has too little.
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            quiet_act(ui, revoke, asks);
            ui.with_layout(Layout::left_to_right(Align::Min).with_main_wrap(true), |ui| {
                toned(ui, who, *tone);
                muted(ui, about);
            });
        });
    }
}

/// A code with what belongs to it at its side.
fn beside_code(ui: &mut Ui, code: Option<&Modules>, contents: impl FnOnce(&mut Ui)) {
    ui.horizontal_top(|ui| {
        if let Some(code) = code {
            square(ui, code, CODE);
        }
        ui.vertical(contents);
    });
}

/// Paints a code: always dark on white, for that is what cameras read.
#[expect(clippy::cast_precision_loss, reason = "fewer than two hundred modules")]
pub fn square(ui: &mut Ui, code: &Modules, side: f32) {
    let (place, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    let module = side / (code.side() + 2 * MARGIN) as f32;
    let at = |steps: usize| (steps + MARGIN) as f32 * module;
    ui.painter().rect_filled(place, 4.0, Color32::WHITE);
    for (row, column, count) in code.runs() {
        let from = place.min + vec2(at(column), at(row));
        let to = pos2(from.x + count as f32 * module, from.y + module);
        ui.painter().rect_filled(Rect::from_min_max(from, to), 0.0, Color32::BLACK);
    }
}
