//! A club's picture on the screen.

use egui::{Color32, ColorImage, Context, Id, Rect, TextureHandle, TextureOptions, Ui, pos2};

use crate::domain::emblem::Emblem;
use crate::print::{Picture, emblem};

/// Paints a picture into a part, whole and in its own proportions, on white paper; nothing where it
/// cannot be read. Whether it could.
pub(super) fn paint(ui: &Ui, part: Rect, picture: &Emblem) -> bool {
    let Some(texture) = texture(ui.ctx(), picture) else { return false };
    let size = texture.size_vec2();
    let inner = part.shrink(part.height() * 0.08);
    let scale = (inner.width() / size.x).min(inner.height() / size.y);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    ui.painter().rect_filled(part, part.height() * 0.17, Color32::WHITE);
    let at = Rect::from_center_size(part.center(), size * scale);
    ui.painter().image(texture.id(), at, whole, Color32::WHITE);
    true
}

/// The picture is kept too, so that no other takes its place in memory, and in this table.
type Kept = (Emblem, Option<TextureHandle>);

/// The picture on the graphics card: unpacked once, kept while the program runs.
fn texture(context: &Context, picture: &Emblem) -> Option<TextureHandle> {
    let id = Id::unique(("emblem", picture.bytes().as_ptr().addr()));
    if let Some((_, texture)) = context.data(|data| data.get_temp::<Kept>(id)) {
        return texture;
    }
    let texture = emblem(picture)
        .ok()
        .map(|picture| context.load_texture("emblem", image(&picture), TextureOptions::LINEAR));
    context.data_mut(|data| data.insert_temp(id, (picture.clone(), texture.clone())));
    texture
}

/// A picture as the toolkit has it.
pub(super) fn image(picture: &Picture) -> ColorImage {
    let side = |side: u32| usize::try_from(side).unwrap_or(0);
    let size = [side(picture.width), side(picture.height)];
    ColorImage::from_rgba_unmultiplied(size, &picture.rgba)
}
