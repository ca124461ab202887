//! The paint of a picture: beside the place, or in a question.

use egui::accesskit::Role;
use egui::epaint::Vertex;
use egui::{
    Color32, Context, Event, Frame, Id, Margin, Mesh, MouseWheelUnit, Panel, Pos2, Rect, Sense,
    Shape, TextureFilter, TextureHandle, TextureOptions, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::data::{PaneData, PicturesData};
use crate::commands::{PictureCommand, PictureView, UserCommand};
use crate::domain::lexicon::Digest;
use crate::views::widgets::{label, muted, small_act};
use crate::views::{Asks, theme};

/// From this width of the window on a picture stands beside what is keyed, else above it.
const BESIDE: f32 = 1100.0;
/// Its part of the width there, and of the height above.
const PART: f32 = 0.34;
const ABOVE: f32 = 0.4;
/// It is not wider than so.
const WIDEST: f32 = 900.0;
/// In a question it has so much of the window's width and height.
const IN_QUESTION: [f32; 2] = [0.36, 0.72];
/// How much larger a turn of the wheel makes it, in percent.
const TURN: f32 = 25.0;
/// A page seen small is smooth, too.
const SMOOTH: TextureOptions = TextureOptions::LINEAR.with_mipmap_mode(Some(TextureFilter::Linear));

/// Makes room for the picture beside the place and paints it.
pub fn beside(ui: &mut Ui, data: &PicturesData, asks: &mut Asks) {
    let Some(pane) = data.pane.as_ref().filter(|_| data.queue.is_none()) else { return };
    let frame = Frame::new().inner_margin(Margin { top: 16, right: 16, bottom: 4, left: 0 });
    let width = ui.ctx().content_rect().width();
    if width >= BESIDE {
        let panel = Panel::right("picture").frame(frame).show_separator_line(false);
        let panel = panel.resizable(false).exact_size((width * PART).min(WIDEST));
        panel.show(ui, |ui| show(ui, pane, asks));
    } else {
        let frame = Frame::new().inner_margin(Margin { bottom: 0, ..Margin::same(16) });
        let panel = Panel::top("picture").frame(frame).show_separator_line(false);
        let panel = panel.resizable(false).exact_size(ui.available_height() * ABOVE);
        panel.show(ui, |ui| show(ui, pane, asks));
    }
}

/// How much of the width a picture takes in a question; nothing where there is no room for it.
pub fn in_question(context: &Context, data: &PicturesData) -> Option<Vec2> {
    let screen = context.content_rect().size();
    let [across, down] = IN_QUESTION;
    let has_room = data.in_question && data.pane.is_some() && screen.x >= BESIDE;
    has_room.then(|| vec2(screen.x * across, screen.y * down))
}

/// Paints a picture into all the room there is.
pub fn show(ui: &mut Ui, data: &PaneData, asks: &mut Asks) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().button_padding = vec2(6.0, 1.0);
        label(ui, &data.title);
        for act in &data.acts {
            small_act(ui, act, asks);
        }
    });
    if !data.missing.is_empty() {
        muted(ui, &data.missing);
    }
    let (part, response) = ui.allocate_exact_size(ui.available_size(), Sense::click_and_drag());
    ui.painter().rect_filled(part, 6.0, theme::of(ui).line);
    let title = || WidgetInfo::labeled(Role::Image, true, &data.title);
    response.widget_info(title);
    let Some(texture) = texture(ui.ctx(), data) else { return };
    let size = texture.size_vec2();
    let size = if data.quarters % 2 == 1 { size.yx() } else { size };
    let fits = size * (part.width() / size.x).min(part.height() / size.y);
    let whole = fits * (f32::from(data.view.percent) / 100.0);
    let (x, y) = data.view.middle;
    let away = vec2(0.5 - f32::from(x) / 1_000.0, 0.5 - f32::from(y) / 1_000.0) * whole;
    let at = Rect::from_center_size(part.center() + away, whole);
    ui.painter().with_clip_rect(part.intersect(ui.clip_rect())).add(turned(
        &texture,
        at,
        data.quarters,
    ));
    let mut view = data.view;
    if response.dragged() {
        let by = response.drag_delta() / fits * -1_000.0;
        view = moved(view, by);
    }
    if response.hovered() {
        view = sized(view, ui.input(|input| turns(&input.events)));
    }
    if view != data.view {
        asks.push(UserCommand::Picture(PictureCommand::Look(view)));
    }
}

/// A picture turned to the right by so many quarters.
fn turned(texture: &TextureHandle, at: Rect, quarters: u8) -> Shape {
    let mut corners: [Pos2; 4] = [pos2(0.0, 0.0), pos2(1.0, 0.0), pos2(1.0, 1.0), pos2(0.0, 1.0)];
    corners.rotate_right(usize::from(quarters % 4));
    let places = [at.left_top(), at.right_top(), at.right_bottom(), at.left_bottom()];
    let mut mesh = Mesh::with_texture(texture.id());
    mesh.vertices = places
        .into_iter()
        .zip(corners)
        .map(|(pos, uv)| Vertex { pos, uv, color: Color32::WHITE })
        .collect();
    mesh.indices = vec![0, 1, 2, 0, 2, 3];
    Shape::mesh(mesh)
}

/// How far the wheel was turned away from whoever looks.
fn turns(events: &[Event]) -> f32 {
    let turn = |event: &Event| match event {
        Event::MouseWheel { unit: MouseWheelUnit::Point, delta, .. } => delta.y / 50.0,
        Event::MouseWheel { delta, .. } => delta.y,
        _ => 0.0,
    };
    events.iter().map(turn).sum()
}

#[expect(clippy::cast_possible_truncation, reason = "held within a picture")]
fn moved(view: PictureView, by: Vec2) -> PictureView {
    view.moved((by.x.round() as i16, by.y.round() as i16))
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "held within limits")]
fn sized(view: PictureView, turns: f32) -> PictureView {
    let percent = f32::from(view.percent) * (1.0 + turns * TURN / 100.0).max(0.2);
    if turns == 0.0 { view } else { view.sized(percent.round() as u16) }
}

/// The pictures on the graphics card: the one that is painted and the one before.
type Kept = Vec<(Digest, TextureHandle)>;

fn texture(context: &Context, data: &PaneData) -> Option<TextureHandle> {
    let id = Id::unique("photographs");
    let mut kept: Kept = context.data(|all| all.get_temp(id)).unwrap_or_default();
    if let Some((_, texture)) = kept.iter().find(|(of, _)| *of == data.sha256) {
        return Some(texture.clone());
    }
    let image = data.unpacked.as_ref()?.image.clone()?;
    let texture = context.load_texture("photograph", image, SMOOTH);
    kept.truncate(1);
    kept.insert(0, (data.sha256, texture.clone()));
    context.data_mut(|all| all.insert_temp(id, kept));
    Some(texture)
}
