//! Rows of the one table that `make bench` ends with: a figure, its target, what stands beside it.

/// A figure with its unit.
#[derive(Clone, Copy)]
pub struct Figure<'a> {
    pub of: &'a str,
    pub value: f64,
    pub unit: &'a str,
}

/// A row; `beside` is a plainer thing of the same size, in the same unit.
pub fn row(figure: Figure<'_>, target: Option<f64>, beside: Option<(&str, f64)>) {
    let Figure { of, value, unit } = figure;
    let target = target.map_or(String::new(), |target| {
        let word = if value <= target { "met" } else { "**missed**" };
        format!("≤ {target} {unit}: {word}")
    });
    let (beside, ratio) = beside.map_or_else(Default::default, |(what, plain)| {
        (format!("{what}: {plain:.2} {unit}"), format!("{:.1}", value / plain))
    });
    println!("| {of} | {value:.2} {unit} | {target} | {beside} | {ratio} |");
}
