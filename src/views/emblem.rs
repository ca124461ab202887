//! A club's picture on the screen.

use egui::{Color32, ColorImage, Context, Id, Rect, TextureHandle, TextureOptions, Ui, pos2};

use crate::domain::emblem::Emblem;
use crate::print::{Picture, emblem};

/// Paints a picture into a part, whole and in its own proportions, on white paper; nothing where it
/// cannot be read. Whether it could.
pub(super) fn paint(ui: &Ui, part: Rect, picture: &Emblem) -> bool {
    let inner = part.shrink(part.height() * 0.08);
    let side = inner.size().max_elem() * ui.ctx().pixels_per_point();
    let Some(texture) = texture(ui.ctx(), picture, side) else { return false };
    let size = texture.size_vec2();
    let scale = (inner.width() / size.x).min(inner.height() / size.y);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    ui.painter().rect_filled(part, part.height() * 0.17, Color32::WHITE);
    let at = Rect::from_center_size(part.center(), size * scale);
    ui.painter().image(texture.id(), at, whole, Color32::WHITE);
    true
}

/// The picture is kept too, so that no other takes its place in memory, and in this table.
type Kept = (Emblem, Option<TextureHandle>);

/// The picture on the graphics card, for so many dots at most on a side: unpacked once for each size, halved until it is
/// no more than twice as large, for what is made much smaller by the card is jagged; kept while the program runs.
fn texture(context: &Context, picture: &Emblem, side: f32) -> Option<TextureHandle> {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "dots of a screen")]
    let dots = (side.ceil() as usize).max(1).next_power_of_two();
    let id = Id::unique(("emblem", picture.bytes().as_ptr().addr(), dots));
    if let Some((_, texture)) = context.data(|data| data.get_temp::<Kept>(id)) {
        return texture;
    }
    let texture = emblem(picture)
        .ok()
        .map(|picture| halved(image(&picture), dots))
        .map(|image| context.load_texture("emblem", image, TextureOptions::LINEAR));
    context.data_mut(|data| data.insert_temp(id, (picture.clone(), texture.clone())));
    texture
}

/// A picture of half the size, and again, while it is larger than so many dots.
fn halved(mut image: ColorImage, dots: usize) -> ColorImage {
    while image.size[0].max(image.size[1]) > dots.max(16) && image.size[0].min(image.size[1]) > 1 {
        let [width, height] = image.size.map(|side| side / 2);
        let mut pixels = Vec::with_capacity(width * height);
        for (y, x) in (0..height).flat_map(|y| (0..width).map(move |x| (y, x))) {
            let four =
                [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(dx, dy)| image[(2 * x + dx, 2 * y + dy)]);
            let of = |channel: usize| {
                let sum: u16 = four.iter().map(|one| u16::from(one.to_array()[channel])).sum();
                u8::try_from((sum + 2) / 4).unwrap_or(u8::MAX)
            };
            pixels.push(Color32::from_rgba_premultiplied(of(0), of(1), of(2), of(3)));
        }
        image = ColorImage::new([width, height], pixels);
    }
    image
}

/// A picture as the toolkit has it.
pub(super) fn image(picture: &Picture) -> ColorImage {
    let side = |side: u32| usize::try_from(side).unwrap_or(0);
    let size = [side(picture.width), side(picture.height)];
    ColorImage::from_rgba_unmultiplied(size, &picture.rgba)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of stripes as wide as a dot every second line was left out: the picture was jagged.
    #[test]
    fn what_is_made_smaller_is_the_mean_of_what_was_there() {
        let pixels =
            (0..64 * 64).map(|at| if at / 64 % 2 == 0 { Color32::BLACK } else { Color32::WHITE });
        let stripes = ColorImage::new([64, 64], pixels.collect());
        let small = halved(stripes, 16);
        assert_eq!(small.size, [16, 16]);
        assert!(
            small.pixels.iter().all(|one| *one == Color32::from_gray(128)),
            "{:?}",
            small.pixels
        );
    }
}
