//! Colours, type and spacing in one place. Colours have fixed meanings and never carry one alone.
//! What is painted asks [`of`] for the colours of the look that is on; nothing else names one.

mod board;

pub use board::{BOARD, BOARD_DIM, BOARD_HALL, BOARD_HALL_LIGHT, BoardPalette, hall_board};

use std::sync::Arc;

use egui::epaint::text::{FontData, FontDefinitions};
use egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Margin, Stroke, Style, TextStyle, Theme,
    ThemePreference, Ui, Vec2, Visuals, style::ScrollFadeStyle,
};

use crate::commands::{HallLook, Look};
use crate::screens::Tone;

/// The colours of the console, in one look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The background.
    pub paper: Color32,
    /// Cards.
    pub panel: Color32,
    /// Text.
    pub ink: Color32,
    /// Text that matters less.
    pub muted: Color32,
    /// Lines and borders.
    pub line: Color32,
    /// The next step, the selected, the focus.
    pub accent: Color32,
    /// Behind the selected.
    pub accent_back: Color32,
    /// The ground of the large button.
    pub step: Color32,
    /// The same while it does nothing; its text stays readable.
    pub step_off: Color32,
    /// Text on the large button.
    pub step_ink: Color32,
    /// Its shortcut.
    pub step_muted: Color32,
    /// Behind selected text.
    pub selection: Color32,
    /// The rail.
    pub rail: Color32,
    /// Text on the rail.
    pub rail_ink: Color32,
    /// Text on the rail that matters less.
    pub rail_muted: Color32,
    /// What waits, on the rail.
    pub rail_badge: Color32,
    /// Text and background of each tone but the plain and the chosen.
    good: [Color32; 2],
    bad: [Color32; 2],
    open: [Color32; 2],
    ignored: [Color32; 2],
}

/// The colours of the hall, in one look: every text at least 7:1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HallPalette {
    /// The background.
    pub back: Color32,
    /// Text.
    pub ink: Color32,
    /// Text that matters less.
    pub muted: Color32,
    /// The last minute.
    pub minute: Color32,
    /// The frame around everything in the last minute: no text, so brighter.
    pub minute_frame: Color32,
    /// The last 20 seconds.
    pub last: Color32,
    /// What is left of a bar, thin lines.
    pub line: Color32,
    /// Outlines of what is not there yet.
    pub outline: Color32,
    /// A part set apart from the background.
    pub panel: Color32,
    /// Places won.
    pub up: Color32,
    /// Places lost.
    pub down: Color32,
}

/// The colours of tiles: things on a table, the same in every look.
pub struct TilePalette {
    /// A vowel's face and its edge, which also parts it from a light ground.
    pub vowel: [Color32; 2],
    /// A consonant's.
    pub consonant: [Color32; 2],
    /// The border of a high value.
    pub high_value: Color32,
    /// The letter.
    pub ink: Color32,
    /// The outline of a tile that lies face down.
    pub hidden: Color32,
}

const fn rgb(value: u32) -> Color32 {
    let [_, red, green, blue] = value.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

/// The console by day.
pub const LIGHT: Palette = Palette {
    paper: rgb(0x00F5_F2EB),
    panel: Color32::WHITE,
    ink: rgb(0x0012_263A),
    muted: rgb(0x0052_667A),
    line: rgb(0x00DA_D4C6),
    accent: rgb(0x0015_5C9E),
    accent_back: rgb(0x00E6_EEF8),
    step: rgb(0x0015_5C9E),
    step_off: rgb(0x0056_7590),
    step_ink: Color32::WHITE,
    step_muted: rgb(0x00DC_E8F4),
    selection: rgb(0x00D9_E8F7),
    rail: rgb(0x0012_263A),
    rail_ink: rgb(0x00E4_EAF0),
    rail_muted: rgb(0x00A9_B7C6),
    rail_badge: rgb(0x00FF_C54D),
    good: [rgb(0x001E_6B3A), rgb(0x00E3_F1E6)],
    bad: [rgb(0x00A3_2019), rgb(0x00FB_E6E3)],
    open: [rgb(0x008A_5200), rgb(0x00FC_EFD3)],
    ignored: [rgb(0x005B_6470), rgb(0x00EC_EDEF)],
};

/// The console in a dim hall.
pub const DARK: Palette = Palette {
    paper: rgb(0x0011_1B26),
    panel: rgb(0x001A_2735),
    ink: rgb(0x00EE_F2F5),
    muted: rgb(0x00A9_B8C6),
    line: rgb(0x003A_4B5C),
    accent: rgb(0x008C_C2F2),
    accent_back: rgb(0x0023_3A52),
    step: rgb(0x001B_62A5),
    step_off: rgb(0x0035_4A5F),
    step_ink: Color32::WHITE,
    step_muted: rgb(0x00DC_E8F4),
    selection: rgb(0x0024_4468),
    rail: rgb(0x000A_121A),
    rail_ink: rgb(0x00E4_EAF0),
    rail_muted: rgb(0x009A_AAB9),
    rail_badge: rgb(0x00FF_C54D),
    good: [rgb(0x0086_DBA4), rgb(0x0016_3A27)],
    bad: [rgb(0x00FF_A79D), rgb(0x0049_1F1E)],
    open: [rgb(0x00FF_CB70), rgb(0x0044_3312)],
    ignored: [rgb(0x00B0_B9C4), rgb(0x0029_343F)],
};

/// The hall, dark: the usual one.
pub const HALL_DARK: HallPalette = HallPalette {
    back: rgb(0x000C_1C2C),
    ink: rgb(0x00F7_F3E8),
    muted: rgb(0x00C4_CED8),
    minute: rgb(0x00FF_C54D),
    minute_frame: rgb(0x00FF_C54D),
    last: rgb(0x00FF_8A7A),
    line: rgb(0x0033_495F),
    outline: rgb(0x008C_A0B4),
    panel: rgb(0x0015_2A3F),
    up: rgb(0x009B_E0B0),
    down: rgb(0x00FF_B3A8),
};

/// The hall, light: for a room that cannot be darkened.
pub const HALL_LIGHT: HallPalette = HallPalette {
    back: rgb(0x00F9_F7F1),
    ink: rgb(0x000C_1C2C),
    muted: rgb(0x0036_4A5E),
    minute: rgb(0x007B_3900),
    minute_frame: rgb(0x00D9_7700),
    last: rgb(0x008C_1610),
    line: rgb(0x00CF_CBBF),
    outline: rgb(0x006B_7C8D),
    panel: rgb(0x00EC_E8DD),
    up: rgb(0x0010_4A26),
    down: rgb(0x008C_1610),
};

/// The hall once the time is up, in either look.
pub const HALL_END: HallPalette = HallPalette {
    back: rgb(0x005A_0F0B),
    ink: Color32::WHITE,
    muted: rgb(0x00F7_F3E8),
    minute: Color32::WHITE,
    minute_frame: Color32::WHITE,
    last: Color32::WHITE,
    line: rgb(0x0083_3C38),
    outline: rgb(0x00D9_A7A3),
    panel: rgb(0x004A_0C09),
    up: Color32::WHITE,
    down: Color32::WHITE,
};

/// Tiles.
pub const TILES: TilePalette = TilePalette {
    vowel: [rgb(0x00D9_E8F6), rgb(0x005C_82A6)],
    consonant: [rgb(0x00F4_E6C8), rgb(0x0094_7232)],
    high_value: rgb(0x00B8_860B),
    ink: rgb(0x0012_263A),
    hidden: rgb(0x0074_8799),
};

/// The highest step of the podium, in either look of the hall.
pub const PODIUM: Color32 = rgb(0x00FF_C54D);

/// Something is wrong with what goes on now: its ground and what is written on it, in every look.
pub const AMBER: [Color32; 2] = [rgb(0x00FF_C54D), rgb(0x0012_263A)];

/// The grounds of the two verdicts, valid and invalid, in every look; what is written on them is white.
pub const VERDICTS: [Color32; 2] = [rgb(0x001E_6B3A), rgb(0x00A3_2019)];

/// Paper, as a page on it is seen: white with black ink in every look, as it will be printed.
pub const PAGE: Color32 = Color32::WHITE;

/// Ink on paper: red, green and blue, 255 of each being paper.
pub fn page_ink([red, green, blue]: [u8; 3]) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

/// The console's colours where something is painted.
pub fn of(ui: &Ui) -> &'static Palette {
    of_visuals(ui.visuals())
}

/// The console's colours of a look as the toolkit knows it.
pub const fn of_visuals(visuals: &Visuals) -> &'static Palette {
    if visuals.dark_mode { &DARK } else { &LIGHT }
}

/// The hall's colours.
pub const fn hall(look: HallLook) -> &'static HallPalette {
    match look {
        HallLook::Dark => &HALL_DARK,
        HallLook::Light => &HALL_LIGHT,
    }
}

/// The console's look from the next frame on.
pub fn choose(context: &Context, look: Look) {
    context.set_theme(match look {
        Look::System => ThemePreference::System,
        Look::Light => ThemePreference::Light,
        Look::Dark => ThemePreference::Dark,
    });
}

/// The least room that every place needs, in points.
const LEAST: Vec2 = egui::vec2(640.0, 360.0);

/// Up to this height of the window everything has its plain size.
const TALL: f32 = 1152.0;

/// The size of everything from the next frame on. In a small window it is not larger than leaves room
/// for everything that must be in sight; by steps of 5 %, so that not each width has letters of its own.
pub fn resize(context: &Context, percent: u16) {
    let window = context.content_rect().size() * context.zoom_factor();
    // A taller screen shows everything larger, before what the person chose.
    let tall = ((window.y / TALL * 20.0 + 0.001).floor() / 20.0).max(1.0);
    let most = (window / LEAST).min_elem();
    let most = ((most * 20.0 + 0.001).floor() / 20.0).max(1.0);
    context.set_zoom_factor((tall * f32::from(percent.clamp(50, 300)) / 100.0).min(most));
}

impl Tone {
    /// The text's colour.
    pub const fn ink(self, palette: &Palette) -> Color32 {
        match self {
            Self::Good => palette.good[0],
            Self::Bad => palette.bad[0],
            Self::Open => palette.open[0],
            Self::Ignored => palette.ignored[0],
            Self::Plain => palette.ink,
            Self::Chosen => palette.accent,
        }
    }

    /// The background's colour.
    pub const fn back(self, palette: &Palette) -> Color32 {
        match self {
            Self::Good => palette.good[1],
            Self::Bad => palette.bad[1],
            Self::Open => palette.open[1],
            Self::Ignored => palette.ignored[1],
            Self::Plain => palette.panel,
            Self::Chosen => palette.accent_back,
        }
    }
}

/// Size of labels.
pub const LABEL: f32 = 13.0;
/// Size of text.
pub const TEXT: f32 = 15.0;
/// Size of headings.
pub const HEADING: f32 = 18.0;
/// The smallest size: legends.
pub const LEGEND: f32 = 12.5;
/// Size of an instruction to the hands.
pub const INSTRUCTION: f32 = 29.0;
/// Size of the next step.
pub const STEP: f32 = 22.0;
/// Size of the operator's time.
pub const CLOCK: f32 = 104.0;
/// The height that large figures need, as a part of their size.
pub const FIGURES: f32 = 0.94;

/// The regular face.
pub fn regular(size: f32) -> FontId {
    FontId::proportional(size)
}

/// The bold face.
pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("bold".into()))
}

/// Gives a context its fonts and its look. Before anything is painted: a named family that is used
/// before it is set would panic.
pub fn install(context: &Context) {
    context.set_fonts(fonts());
    context.options_mut(|options| {
        options.fallback_theme = Theme::Light;
        // The size is the user's, kept with the other choices.
        options.zoom_with_keyboard = false;
    });
    choose(context, Look::default());
    context.style_mut_of(Theme::Light, |one| style(one, &LIGHT));
    context.style_mut_of(Theme::Dark, |one| style(one, &DARK));
}

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let files: [(&str, &'static [u8]); 3] = [
        ("regular", include_bytes!("../../assets/fonts/NotoSans-Regular.ttf")),
        ("bold", include_bytes!("../../assets/fonts/NotoSans-Bold.ttf")),
        ("symbols", include_bytes!("../../assets/fonts/NotoSansSymbols.ttf")),
    ];
    for (name, bytes) in files {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    // Signs stand on the line of the letters.
    if let Some(symbols) = fonts.font_data.get_mut("symbols") {
        Arc::make_mut(symbols).tweak.y_offset_factor = 0.13;
    }
    // Fitting letters to the pixels costs each face its reading at the start, and shows hardly.
    for data in fonts.font_data.values_mut() {
        Arc::make_mut(data).tweak.hinting = Some(false);
    }
    let fallback = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let family = |first: &str| {
        let own = [first, "symbols"].into_iter().map(str::to_owned);
        own.chain(fallback.iter().cloned()).collect::<Vec<_>>()
    };
    fonts.families.insert(FontFamily::Proportional, family("regular"));
    fonts.families.insert(FontFamily::Name("bold".into()), family("bold"));
    fonts
}

fn style(style: &mut Style, palette: &Palette) {
    style.text_styles = [
        (TextStyle::Small, regular(12.0)),
        (TextStyle::Body, regular(TEXT)),
        (TextStyle::Button, regular(TEXT)),
        (TextStyle::Heading, bold(HEADING)),
        (TextStyle::Monospace, FontId::monospace(LABEL)),
    ]
    .into();
    style.spacing.item_spacing = egui::vec2(8.0, 8.0);
    style.spacing.button_padding = egui::vec2(12.0, 8.0);
    style.spacing.interact_size.y = 22.0;
    style.spacing.window_margin = Margin::same(20);
    style.spacing.scroll.floating_allocated_width = 8.0;
    // What goes on beyond an edge fades into it: no line is cut through its letters.
    style.spacing.scroll.fade = ScrollFadeStyle { strength: 1.0, size: 26.0 };
    style.interaction.selectable_labels = false;

    let visuals = &mut style.visuals;
    visuals.override_text_color = None;
    // Nothing fades: what cannot be used now has an ink of its own, which is read as every other.
    visuals.disabled_alpha = 1.0;
    visuals.panel_fill = palette.paper;
    visuals.window_fill = palette.panel;
    visuals.extreme_bg_color = palette.panel;
    visuals.window_corner_radius = CornerRadius::same(12);
    visuals.window_stroke = Stroke::new(1.0, palette.line);
    visuals.selection.bg_fill = palette.selection;
    visuals.selection.stroke = Stroke::new(2.0, palette.accent);
    visuals.hyperlink_color = palette.accent;
    let widgets = &mut visuals.widgets;
    widgets.noninteractive.fg_stroke = Stroke::new(1.0, palette.ink);
    widgets.noninteractive.bg_stroke = Stroke::new(1.0, palette.line);
    for (widget, fill, line) in [
        (&mut widgets.inactive, palette.panel, Stroke::new(1.0, palette.line)),
        (&mut widgets.hovered, palette.accent_back, Stroke::new(1.0, palette.accent)),
        (&mut widgets.active, palette.accent_back, Stroke::new(2.0, palette.accent)),
        (&mut widgets.open, palette.panel, Stroke::new(1.0, palette.accent)),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = line;
        widget.fg_stroke = Stroke::new(1.0, palette.ink);
        widget.corner_radius = CornerRadius::same(8);
        widget.expansion = 0.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two colours as WCAG measures it, times 100.
    fn contrast(one: Color32, other: Color32) -> u32 {
        let light = |color: Color32| {
            let part = |byte: u8| {
                let value = f64::from(byte) / 255.0;
                if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
            };
            0.2126 * part(color.r()) + 0.7152 * part(color.g()) + 0.0722 * part(color.b())
        };
        let (one, other) = (light(one), light(other));
        let ratio = (one.max(other) + 0.05) / (one.min(other) + 0.05);
        format!("{:.0}", ratio * 100.0 - 0.5).parse().unwrap()
    }

    #[test]
    fn the_console_is_legible_in_both_looks() {
        for palette in [&LIGHT, &DARK] {
            let mut pairs = vec![
                (palette.rail_ink, palette.rail),
                (palette.rail_muted, palette.rail),
                (palette.rail_badge, palette.rail),
                (palette.step_ink, palette.step),
                (palette.step_ink, palette.step_off),
                (AMBER[1], AMBER[0]),
                (palette.step_ink, VERDICTS[0]),
                (palette.step_ink, VERDICTS[1]),
                (palette.step_muted, palette.step),
                (palette.ink, palette.selection),
                (palette.ink, palette.accent_back),
            ];
            for text in [palette.ink, palette.muted, palette.accent] {
                pairs.extend([(text, palette.paper), (text, palette.panel)]);
            }
            for tone in
                [Tone::Good, Tone::Bad, Tone::Open, Tone::Ignored, Tone::Plain, Tone::Chosen]
            {
                let ink = tone.ink(palette);
                pairs.extend([(ink, tone.back(palette)), (ink, palette.panel)]);
            }
            for (text, back) in pairs {
                assert!(contrast(text, back) >= 450, "{text:?} on {back:?}");
            }
        }
    }

    #[test]
    fn the_hall_is_legible_from_the_last_row() {
        for hall in [&HALL_DARK, &HALL_LIGHT, &HALL_END] {
            let on_panels = [hall.ink, hall.muted, hall.minute, hall.up, hall.down];
            let pairs =
                on_panels.into_iter().flat_map(|text| [(text, hall.back), (text, hall.panel)]);
            for (text, back) in pairs.chain([(hall.last, hall.back), (hall.back, hall.minute)]) {
                assert!(contrast(text, back) >= 700, "{text:?} on {back:?}");
            }
        }
        for face in [TILES.vowel[0], TILES.consonant[0], PODIUM] {
            assert!(contrast(TILES.ink, face) >= 700, "{face:?}");
        }
        for [_, edge] in [TILES.vowel, TILES.consonant] {
            for ground in [HALL_LIGHT.back, HALL_LIGHT.panel, LIGHT.panel, LIGHT.paper] {
                assert!(contrast(edge, ground) >= 300, "{edge:?} on {ground:?}");
            }
        }
    }
}
