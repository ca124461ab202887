//! Certificates on their pages: one design for a rank, one for taking part. What both have stands here.

use std::fmt::Display;
use std::sync::Arc;

use super::figures::{CertificateFigures, MOST_SIGNATORIES};
use super::{Certificate, Certificates, Reason};
use crate::domain::contest::Openness;
use crate::language::{Language, tr};
use crate::print::layout::Warning;
use crate::print::layout::canvas::{Canvas, Setting, notice};
use crate::print::layout::flow::Align;
use crate::print::layout::leaf::{DOT, style};
use crate::print::layout::pages::{Area, Ink, Mark, Page, Style, Watch, Weight};
use crate::print::layout::text;
use crate::print::layout::{Pages, Templates};
use crate::print::words;
use crate::text;

/// Where the lines to sign on stand, and how wide one is at most.
const SIGN_MM: f32 = 182.0;
const SIGN_WIDTH_MM: f32 = 66.0;
/// The smallest that a name beside a signature is printed, where it fits so on three lines.
const SIGNED_LEAST_PT: f32 = 10.0;
const SIGNED_LINES: usize = 3;
/// Where it stands that the ranking is not signed.
pub(super) const NOTICE_MM: f32 = 155.9;

pub(super) fn document(
    certificates: &Certificates,
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    let figures: CertificateFigures = templates.figures();
    let maker = Maker { facts: certificates, language, templates, figures };
    let (winner, part) = (Arc::new(maker.winner_form()), Arc::new(maker.participation_form()));
    let page = maker.figures.page;
    let (width_mm, height_mm) = (page.width_mm.get(), page.height_mm.get());
    let mut warnings = Warning::of_expelled(&certificates.without, &certificates.kept);
    let mut pages = Vec::new();
    for (done, certificate) in certificates.certificates.iter().enumerate() {
        if watch(done, certificates.certificates.len()).is_break() {
            return None;
        }
        let mut canvas = Canvas::new(&mut warnings);
        let form = match certificate.reason {
            Reason::Rank { rank, shared } => {
                maker.winner(&mut canvas, certificate, (rank, shared, certificate.points));
                Arc::clone(&winner)
            }
            Reason::Participation => {
                maker.participation(&mut canvas, certificate);
                Arc::clone(&part)
            }
        };
        pages.push(Page { width_mm, height_mm, marks: canvas.marks, form: Some(form) });
    }
    let has_nothing = pages.is_empty();
    // Of whoever was expelled there is no page: a warning says so.
    if has_nothing && certificates.without.is_empty() {
        let said = tr(language, "paper-certificate-none");
        pages.push(notice(&said, (width_mm, height_mm), &mut warnings));
    }
    let subject = tr(language, "paper-certificates");
    let pages = words::pages(&certificates.details, subject, pages, warnings);
    Some(Pages { has_nothing, ..pages })
}

/// A club's own text, or the program's where it has none.
pub(in crate::print) fn filled(own: &str, program: impl FnOnce() -> String) -> String {
    if own.trim().is_empty() { program() } else { own.trim().to_owned() }
}

/// Greek capitals have no accents.
pub(in crate::print) fn plain_capital(letter: char) -> char {
    match letter {
        'Ά' => 'Α',
        'Έ' => 'Ε',
        'Ή' => 'Η',
        'Ί' | 'Ϊ' => 'Ι',
        'Ό' => 'Ο',
        'Ύ' | 'Ϋ' => 'Υ',
        'Ώ' => 'Ω',
        other => other,
    }
}

/// A club's own sentence with what it may say of points and players.
pub(in crate::print) fn told(sentence: &str, points: impl Display, players: usize) -> String {
    sentence.replace("{points}", &points.to_string()).replace("{players}", &players.to_string())
}

/// Makes certificates, one after another.
pub(in crate::print) struct Maker<'a> {
    pub facts: &'a Certificates,
    pub language: Language,
    pub templates: &'a Templates,
    pub figures: CertificateFigures,
}

impl Maker<'_> {
    /// A club's own frame over the whole page.
    pub(super) fn frame(&self, (width_mm, height_mm): (f32, f32)) -> Option<Mark> {
        let picture = self.templates.club().certificate_frame.clone()?;
        let area = Area { x_mm: 0.0, y_mm: 0.0, width_mm, height_mm };
        Some(Mark::Image { area, picture })
    }

    /// The name as large as it fits on a line; if it were too small, on two.
    pub(super) fn name(
        &self,
        canvas: &mut Canvas<'_>,
        name: &str,
        (x_mm, y_mm): (f32, f32),
        (width_mm, height_mm): (f32, f32),
        (style, centred): (Style, bool),
    ) {
        let align = if centred { Align::Centre } else { Align::Left };
        let least = self.figures.sizes.name_least.get();
        let wide = |size_pt: f32| style.weight.width_mm(name, size_pt);
        let area = Area { x_mm, y_mm, width_mm, height_mm };
        let one_line = wide(least) <= width_mm;
        // Two lines at the least size are higher than one: they reach a little over their place, and
        // shrink further only when they must.
        let setting = if one_line {
            let mut size_pt = style.size_pt;
            while wide(size_pt) > width_mm && size_pt > least {
                size_pt -= 0.5;
            }
            Setting::line(Style { size_pt, ..style }, size_pt)
        } else {
            let size_pt = least * 0.8;
            Setting::line(Style { size_pt, ..style }, self.figures.sizes.least.get()).lines(8)
        };
        canvas.text(name, area, Setting { align, ..setting });
    }

    /// The club, and the number of a player who has a namesake in it.
    pub(super) fn below_name(&self, certificate: &Certificate) -> String {
        let number = certificate.number.map(|number| {
            text!(self.language, "paper-certificate-number", number = number.to_string())
        });
        let parts = [Some(certificate.club.clone()), number];
        let parts: Vec<String> =
            parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
        parts.join(DOT)
    }

    pub(super) fn logo(&self, canvas: &mut Canvas<'_>, place: Area) {
        if let Some(logo) = &self.templates.club().logo {
            canvas.put(logo.centred(place));
        }
    }

    /// Whether somebody signs in the middle: of three the second. One alone signs at the left.
    pub(super) fn signs_in_the_middle(&self) -> bool {
        self.figures.signatories.len() >= MOST_SIGNATORIES
    }

    /// Lines to sign on between two sides, at least so far from each other, and by so much higher than they may be; above
    /// them, at a height, that the ranking is not signed, below them the sponsor.
    pub(super) fn foot(
        &self,
        canvas: &mut Canvas<'_>,
        (left, right): (f32, f32),
        (free_mm, notice_mm, higher_mm): (f32, f32, f32),
    ) {
        let (language, sizes) = (self.language, self.figures.sizes);
        let (ink, _) = self.figures.look.inks();
        let mut people: Vec<(String, String)> = self
            .figures
            .signatories
            .iter()
            .take(MOST_SIGNATORIES)
            .map(|one| (one.name.clone(), one.office.clone()))
            .collect();
        if people.is_empty() {
            people.push((self.facts.details.referee.clone(), tr(language, "print-sign-referee")));
            people.push((String::new(), tr(language, "print-sign-club")));
        }
        let count = f32::from(u8::try_from(people.len()).unwrap_or(u8::MAX));
        let width = (right - left - free_mm * (count - 1.0)) / count;
        let width = width.min(SIGN_WIDTH_MM);
        let step = if count > 1.0 { (right - left - width) / (count - 1.0) } else { 0.0 };
        let sponsor = &self.templates.club().sponsor;
        // A sponsor's line needs its room below.
        let sign_mm = SIGN_MM - if sponsor.is_empty() { higher_mm } else { higher_mm.max(2.5) };
        let name = style(Weight::Bold, sizes.body, Ink::Full);
        let small = Style { size_pt: SIGNED_LEAST_PT.min(name.size_pt), ..name };
        // A long name has more lines, and all lines to sign on are higher.
        let needed = |(who, _): &(String, String)| {
            text::wrap(who.trim(), small.weight, small.size_pt, width).len()
        };
        let lines = |who: &(String, String)| needed(who).clamp(1, SIGNED_LINES);
        let high_mm = |lines: usize| match lines {
            1 => 5.2,
            lines => (0..lines).map(|_| small.leading_mm()).sum::<f32>() + 0.2,
        };
        let most = people.iter().map(lines).max().unwrap_or(1);
        let sign_mm = sign_mm - (high_mm(most) - high_mm(1));
        let office = style(Weight::Regular, sizes.body, Ink::Soft);
        let office = Style { size_pt: office.size_pt * 0.87, ..office };
        let least = sizes.least.get();
        let named = people.iter().any(|(who, _)| !who.trim().is_empty());
        let mut x = left;
        for one in &people {
            let ((who, what), names_mm) = (one, high_mm(lines(one)));
            canvas.rule((x, sign_mm), (x + width, sign_mm), 0.25, ink);
            let area = Area { x_mm: x, y_mm: sign_mm + 0.8, width_mm: width, height_mm: names_mm };
            let setting = Setting::line(name, least).centred().lines(lines(one));
            if !who.trim().is_empty() {
                canvas.text(who, area, setting);
            }
            // All offices on one line: who has no name yet has room for it.
            let below = if named { area.y_mm + names_mm - 0.2 } else { area.y_mm };
            let area = Area { y_mm: below, height_mm: 4.6, ..area };
            canvas.text(what, area, Setting::line(office, least).centred());
            x += step;
        }
        // Where a stamp has its place at the right, what is said above and below them stands at the left.
        let beside_each_other =
            |setting: Setting| if free_mm > 20.0 { setting.centred() } else { setting };
        let whole = Area { x_mm: left, y_mm: 0.0, width_mm: right - left, height_mm: 5.0 };
        if self.facts.openness == Openness::Open {
            let bold = style(Weight::Bold, sizes.club, Ink::Full);
            let said = tr(language, "paper-certificate-not-signed");
            let area = Area { y_mm: notice_mm, height_mm: 6.8, ..whole };
            canvas.text(&said, area, beside_each_other(Setting::line(bold, least)));
        }
        if !sponsor.is_empty() {
            let small = style(Weight::Regular, sizes.least, Ink::Soft);
            let area = Area { y_mm: 190.5, height_mm: 3.4, ..whole };
            canvas.text(sponsor, area, beside_each_other(Setting::line(small, least)));
        }
    }
}
