//! A certificate on its page: all in the middle, in a double frame.

use serde::Deserialize;

use super::{Certificate, Certificates, Reason, Shared};
use crate::domain::contest::Openness;
use crate::language::{Language, tr};
use crate::print::layout::canvas::{Canvas, Setting, notice};
use crate::print::layout::leaf::style;
use crate::print::layout::pages::Watch;
use crate::print::layout::pages::{Area, Ink, Mark, Page, Style, Weight};
use crate::print::layout::template::{Crowded, Figure, Figures, LEAST_TEXT_MM, room};
use crate::print::layout::{Pages, Templates};
use crate::print::words;
use crate::text;

/// The outer frame, the inner one.
const OUTER_MM: f32 = 0.9;
const INNER_MM: f32 = 0.25;
/// What the foot keeps from the inner frame.
const BAND_MM: f32 = 0.8;

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct CertificateFigures {
    page: PageFigures,
    #[serde(rename = "type")]
    sizes: TypeFigures,
    heights: HeightFigures,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "a figure names its unit, as in the template")]
struct PageFigures {
    width_mm: Figure,
    height_mm: Figure,
    edge_mm: Figure,
    inner_mm: Figure,
    side_mm: Figure,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TypeFigures {
    kicker: Figure,
    kicker_least: Figure,
    title: Figure,
    title_least: Figure,
    given: Figure,
    name: Figure,
    name_least: Figure,
    club: Figure,
    club_least: Figure,
    reason: Figure,
    reason_least: Figure,
    body: Figure,
    small: Figure,
    least: Figure,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "a figure names its unit, as in the template")]
struct HeightFigures {
    logo_mm: Figure,
    kicker_mm: Figure,
    title_mm: Figure,
    given_mm: Figure,
    name_mm: Figure,
    club_mm: Figure,
    reason_mm: Figure,
    body_mm: Figure,
    signatures_mm: Figure,
    signature_mm: Figure,
}

impl CertificateFigures {
    /// The inner frame.
    fn inner(&self) -> Area {
        let page = self.page;
        let edge = page.edge_mm.get() + page.inner_mm.get();
        Area {
            x_mm: edge,
            y_mm: edge,
            width_mm: page.width_mm.get() - 2.0 * edge,
            height_mm: page.height_mm.get() - 2.0 * edge,
        }
    }

    /// What all parts take of the height.
    fn taken_mm(&self) -> f32 {
        let heights = self.heights;
        let parts = [
            heights.logo_mm,
            heights.kicker_mm,
            heights.title_mm,
            heights.given_mm,
            heights.name_mm,
            heights.club_mm,
            heights.reason_mm,
            heights.body_mm,
            heights.signatures_mm,
        ];
        parts.iter().map(|part| part.get()).sum()
    }
}

impl Figures for CertificateFigures {
    const NAME: &'static str = "certificates";
    const EMBEDDED: &'static str = include_str!("../../../templates/print/certificates.toml");

    fn fits(&self) -> Result<(), Crowded> {
        let inner = self.inner();
        let width = inner.width_mm - 2.0 * self.page.side_mm.get();
        room("page", width, LEAST_TEXT_MM)?;
        room("page", inner.height_mm, LEAST_TEXT_MM)?;
        room("heights", inner.height_mm, self.taken_mm())?;
        room("heights", width, 2.0 * self.heights.signature_mm.get())
    }
}

pub(super) fn document(
    certificates: &Certificates,
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    let figures: CertificateFigures = templates.figures();
    let mut warnings = Vec::new();
    let mut pages = Vec::new();
    for (done, certificate) in certificates.certificates.iter().enumerate() {
        if watch(done, certificates.certificates.len()).is_break() {
            return None;
        }
        let mut canvas = Canvas::new(&mut warnings);
        set(&mut canvas, certificates, certificate, language, (&figures, templates));
        let page = figures.page;
        let (width_mm, height_mm) = (page.width_mm.get(), page.height_mm.get());
        pages.push(Page { width_mm, height_mm, marks: canvas.marks, form: None });
    }
    if pages.is_empty() {
        let size_mm = (figures.page.width_mm.get(), figures.page.height_mm.get());
        pages.push(notice(&tr(language, "paper-certificate-none"), size_mm, &mut warnings));
    }
    Some(words::pages(&certificates.details, tr(language, "paper-certificates"), pages, warnings))
}

fn set(
    canvas: &mut Canvas<'_>,
    certificates: &Certificates,
    certificate: &Certificate,
    language: Language,
    (figures, templates): (&CertificateFigures, &Templates),
) {
    let (page, sizes, heights) = (figures.page, figures.sizes, figures.heights);
    let inner = figures.inner();
    let outer = page.inner_mm.get();
    canvas.frame(
        Area {
            x_mm: inner.x_mm - outer,
            y_mm: inner.y_mm - outer,
            width_mm: inner.width_mm + 2.0 * outer,
            height_mm: inner.height_mm + 2.0 * outer,
        },
        OUTER_MM,
        Ink::Full,
    );
    canvas.frame(inner, INNER_MM, Ink::Full);

    let full = |weight, size| style(weight, size, Ink::Full);
    let soft = |size| style(Weight::Regular, size, Ink::Soft);
    let (title, given, reason) = words(certificate, language);
    let lines = [
        (&certificates.details.title, heights.kicker_mm, soft(sizes.kicker), sizes.kicker_least, 2),
        (&title, heights.title_mm, full(Weight::Bold, sizes.title), sizes.title_least, 1),
        (&given, heights.given_mm, soft(sizes.given), sizes.least, 1),
        (&certificate.name, heights.name_mm, full(Weight::Bold, sizes.name), sizes.name_least, 2),
        (&certificate.club, heights.club_mm, soft(sizes.club), sizes.club_least, 1),
        (&reason, heights.reason_mm, full(Weight::Regular, sizes.reason), sizes.reason_least, 1),
        (
            &words::place(&certificates.details, language).join(", "),
            heights.body_mm,
            soft(sizes.body),
            sizes.least,
            1,
        ),
    ];
    let spare = (inner.height_mm - figures.taken_mm()) / 8.0;
    let (x_mm, width_mm) =
        (inner.x_mm + page.side_mm.get(), inner.width_mm - 2.0 * page.side_mm.get());
    let mut y_mm = inner.y_mm + spare;
    if let Some(logo) = &templates.club().logo {
        let half = (width_mm - logo.width_in(heights.logo_mm.get())) / 2.0;
        let place = Area {
            x_mm: x_mm + half,
            y_mm,
            width_mm: width_mm - 2.0 * half,
            height_mm: heights.logo_mm.get(),
        };
        canvas.put(logo.mark(place).1);
        y_mm += heights.logo_mm.get();
    } else {
        y_mm += heights.logo_mm.get() / 2.0;
    }
    for (text, height, style, least, lines) in lines {
        y_mm += spare;
        let area = Area { x_mm, y_mm, width_mm, height_mm: height.get() };
        canvas.text(text, area, Setting::line(style, least.get()).centred().lines(lines));
        y_mm += height.get();
    }
    signatures(canvas, certificates, language, figures);
    foot(canvas, certificates, language, (figures, templates));
}

/// What it is called, what stands above the name, and what it is for.
fn words(certificate: &Certificate, language: Language) -> (String, String, String) {
    match certificate.reason {
        Reason::Participation => (
            tr(language, "paper-certificate-participation"),
            tr(language, "paper-certificate-confirmed"),
            tr(language, "paper-certificate-for-participation"),
        ),
        Reason::Rank { rank, shared, points } => {
            let reason = match shared {
                Shared::No => {
                    text!(language, "paper-certificate-for-rank", rank = rank, points = points)
                }
                Shared::Yes => text!(
                    language,
                    "paper-certificate-for-shared-rank",
                    rank = rank,
                    points = points
                ),
            };
            let given = tr(language, "paper-certificate-given");
            (tr(language, "paper-certificate-rank"), given, reason)
        }
    }
}

fn signatures(
    canvas: &mut Canvas<'_>,
    certificates: &Certificates,
    language: Language,
    figures: &CertificateFigures,
) {
    let (inner, sizes) = (figures.inner(), figures.sizes);
    let width_mm = figures.heights.signature_mm.get();
    let side = figures.page.side_mm.get();
    let (plain, soft) = (
        style(Weight::Regular, sizes.body, Ink::Full),
        style(Weight::Regular, sizes.small, Ink::Soft),
    );
    let foot = foot_style(certificates.openness, figures);
    let y_mm = inner.y_mm + inner.height_mm
        - plain.leading_mm()
        - soft.leading_mm()
        - 1.5 * foot.leading_mm()
        - BAND_MM;
    let people = [
        (tr(language, "print-sign-referee"), certificates.details.referee.clone()),
        (tr(language, "print-sign-club"), String::new()),
    ];
    let left = [inner.x_mm + side, inner.x_mm + inner.width_mm - side - width_mm];
    for ((label, name), x_mm) in people.into_iter().zip(left) {
        let set = |style| Setting::line(style, sizes.least.get());
        canvas.signature((x_mm, y_mm), width_mm, (&label, set(plain)), (&name, set(soft)));
    }
}

/// How the foot is set: nobody may overlook that the ranking is not signed.
fn foot_style(openness: Openness, figures: &CertificateFigures) -> Style {
    match openness {
        Openness::Open => style(Weight::Bold, figures.sizes.given, Ink::Full),
        Openness::Signed => style(Weight::Regular, figures.sizes.small, Ink::Soft),
    }
}

/// Between the signatures and the frame: that the ranking is not signed, or the sponsor.
fn foot(
    canvas: &mut Canvas<'_>,
    certificates: &Certificates,
    language: Language,
    (figures, templates): (&CertificateFigures, &Templates),
) {
    let inner = figures.inner();
    let style = foot_style(certificates.openness, figures);
    let height_mm = style.leading_mm();
    let area = Area {
        x_mm: inner.x_mm + figures.page.side_mm.get(),
        y_mm: inner.y_mm + inner.height_mm - 1.3 * height_mm - BAND_MM,
        width_mm: inner.width_mm - 2.0 * figures.page.side_mm.get(),
        height_mm,
    };
    let said = match certificates.openness {
        Openness::Open => {
            let band = Area { height_mm: 1.3 * height_mm, ..area };
            let (x_mm, width_mm) = (inner.x_mm + BAND_MM, inner.width_mm - 2.0 * BAND_MM);
            canvas.put(Mark::Fill { area: Area { x_mm, width_mm, ..band }, ink: Ink::Pale });
            tr(language, "paper-certificate-not-signed")
        }
        Openness::Signed => templates.club().sponsor.clone(),
    };
    let area = match certificates.openness {
        Openness::Open => Area { y_mm: area.y_mm + 0.15 * height_mm, ..area },
        Openness::Signed => area,
    };
    canvas.text(&said, area, Setting::line(style, figures.sizes.least.get()).centred());
}
