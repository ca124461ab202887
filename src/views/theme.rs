//! Colours, type and spacing in one place. Colours have fixed meanings and never carry one alone.

use std::sync::Arc;

use egui::epaint::text::{FontData, FontDefinitions};
use egui::{Color32, Context, CornerRadius, FontFamily, FontId, Margin, Stroke, Style, TextStyle};

/// The console's background.
pub const PAPER: Color32 = Color32::from_rgb(0xF5, 0xF2, 0xEB);
/// Cards.
pub const PANEL: Color32 = Color32::WHITE;
/// Text.
pub const INK: Color32 = Color32::from_rgb(0x12, 0x26, 0x3A);
/// Text that matters less.
pub const MUTED: Color32 = Color32::from_rgb(0x52, 0x66, 0x7A);
/// Lines and borders.
pub const LINE: Color32 = Color32::from_rgb(0xDA, 0xD4, 0xC6);
/// The next step, the selected.
pub const ACCENT: Color32 = Color32::from_rgb(0x15, 0x5C, 0x9E);
/// Behind the selected.
pub const ACCENT_BACK: Color32 = Color32::from_rgb(0xE6, 0xEE, 0xF8);
/// The hall's background.
pub const HALL: Color32 = Color32::from_rgb(0x0C, 0x1C, 0x2C);
/// The hall's text.
pub const HALL_INK: Color32 = Color32::from_rgb(0xF7, 0xF3, 0xE8);
/// The hall's text that matters less; still 7:1.
pub const HALL_MUTED: Color32 = Color32::from_rgb(0xC4, 0xCE, 0xD8);
/// The last minute.
pub const HALL_MINUTE: Color32 = Color32::from_rgb(0xFF, 0xC5, 0x4D);
/// The last 20 seconds.
pub const HALL_LAST: Color32 = Color32::from_rgb(0xFF, 0x8A, 0x7A);
/// The hall's background at the end.
pub const HALL_END: Color32 = Color32::from_rgb(0x5A, 0x0F, 0x0B);

/// What a colour says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Valid, done.
    Good,
    /// Invalid, failed.
    Bad,
    /// Undecided, missing.
    Open,
    /// Ignored, out of play.
    Ignored,
    /// Nothing in particular.
    Plain,
    /// The selected.
    Chosen,
}

impl Tone {
    /// The text's colour.
    #[must_use]
    pub fn ink(self) -> Color32 {
        match self {
            Self::Good => Color32::from_rgb(0x1E, 0x6B, 0x3A),
            Self::Bad => Color32::from_rgb(0xA3, 0x20, 0x19),
            Self::Open => Color32::from_rgb(0x8A, 0x52, 0x00),
            Self::Ignored => Color32::from_rgb(0x5B, 0x64, 0x70),
            Self::Plain => INK,
            Self::Chosen => ACCENT,
        }
    }

    /// The background's colour.
    #[must_use]
    pub fn back(self) -> Color32 {
        match self {
            Self::Good => Color32::from_rgb(0xE3, 0xF1, 0xE6),
            Self::Bad => Color32::from_rgb(0xFB, 0xE6, 0xE3),
            Self::Open => Color32::from_rgb(0xFC, 0xEF, 0xD3),
            Self::Ignored => Color32::from_rgb(0xEC, 0xED, 0xEF),
            Self::Plain => PANEL,
            Self::Chosen => ACCENT_BACK,
        }
    }
}

/// Size of labels.
pub const LABEL: f32 = 13.0;
/// Size of text.
pub const TEXT: f32 = 15.0;
/// Size of headings.
pub const HEADING: f32 = 18.0;
/// Size of the next step.
pub const STEP: f32 = 22.0;
/// Size of the operator's time.
pub const CLOCK: f32 = 104.0;

/// The regular face.
#[must_use]
pub fn regular(size: f32) -> FontId {
    FontId::proportional(size)
}

/// The bold face.
#[must_use]
pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("bold".into()))
}

/// Gives a context its fonts and its look. Before anything is painted: a named family that is used
/// before it is set would panic.
pub fn install(context: &Context) {
    context.set_fonts(fonts());
    context.set_theme(egui::ThemePreference::Light);
    context.all_styles_mut(style);
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
    let fallback = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let family = |first: &str| {
        let own = [first, "symbols"].into_iter().map(str::to_owned);
        own.chain(fallback.iter().cloned()).collect::<Vec<_>>()
    };
    fonts.families.insert(FontFamily::Proportional, family("regular"));
    fonts.families.insert(FontFamily::Name("bold".into()), family("bold"));
    fonts
}

fn style(style: &mut Style) {
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
    style.interaction.selectable_labels = false;

    let visuals = &mut style.visuals;
    visuals.dark_mode = false;
    visuals.override_text_color = None;
    visuals.panel_fill = PAPER;
    visuals.window_fill = PANEL;
    visuals.extreme_bg_color = PANEL;
    visuals.window_corner_radius = CornerRadius::same(12);
    visuals.window_stroke = Stroke::new(1.0, LINE);
    visuals.selection.bg_fill = Color32::from_rgb(0xCF, 0xE1, 0xF4);
    visuals.selection.stroke = Stroke::new(2.0, ACCENT);
    visuals.hyperlink_color = ACCENT;
    let widgets = &mut visuals.widgets;
    widgets.noninteractive.fg_stroke = Stroke::new(1.0, INK);
    widgets.noninteractive.bg_stroke = Stroke::new(1.0, LINE);
    for (widget, fill, line) in [
        (&mut widgets.inactive, PANEL, Stroke::new(1.0, LINE)),
        (&mut widgets.hovered, ACCENT_BACK, Stroke::new(1.0, ACCENT)),
        (&mut widgets.active, ACCENT_BACK, Stroke::new(2.0, ACCENT)),
        (&mut widgets.open, PANEL, Stroke::new(1.0, ACCENT)),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = line;
        widget.fg_stroke = Stroke::new(1.0, INK);
        widget.corner_radius = CornerRadius::same(8);
        widget.expansion = 0.0;
    }
}
