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
    told(figure, (target, None), beside);
}

/// A row of a figure that may be no more than so many times what stands beside it, and no more than a target, if any.
#[allow(dead_code, reason = "some benches have none")]
pub fn row_within(figure: Figure<'_>, target: Option<f64>, beside: (&str, f64), times: f64) {
    told(figure, (target, Some(times)), Some(beside));
}

fn told(
    Figure { of, value, unit }: Figure<'_>,
    (target, times): (Option<f64>, Option<f64>),
    beside: Option<(&str, f64)>,
) {
    let ratio = beside.map(|(_, plain)| value / plain);
    let most = target.map(|target| (format!("≤ {target} {unit}"), value <= target));
    let most_times =
        times.zip(ratio).map(|(times, ratio)| (format!("≤ {times} ×"), ratio <= times));
    let mark = |(said, is_met): (String, bool)| {
        format!("{said}: {}", if is_met { "met" } else { "**missed**" })
    };
    let targets: Vec<String> = most.into_iter().chain(most_times).map(mark).collect();
    let targets = targets.join("; ");
    let beside =
        beside.map_or_else(String::new, |(what, plain)| format!("{what}: {plain:.2} {unit}"));
    let ratio = ratio.map_or_else(String::new, |ratio| format!("{ratio:.1}"));
    println!("| {of} | {value:.2} {unit} | {targets} | {beside} | {ratio} |");
}
