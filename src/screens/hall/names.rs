//! Shorter forms of a name, for where the whole one has no room: it is never made smaller.

/// A name and its shorter forms, the longest first: the first name becomes an initial, then the second
/// half of a double surname goes, then every name but the last becomes one.
pub fn forms(name: &str) -> Vec<String> {
    let mut forms = vec![name.to_owned()];
    let words: Vec<&str> = name.split_whitespace().collect();
    if let [first, between @ .., last] = words.as_slice() {
        let half = last.split('-').find(|half| !half.is_empty()).unwrap_or(last);
        let all = [first].into_iter().chain(between).map(|word| initial(word)).collect::<String>();
        let between = between.iter().fold(String::new(), |text, word| text + word + " ");
        let first = initial(first);
        forms.extend([
            format!("{first}{between}{last}"),
            format!("{first}{between}{half}"),
            format!("{all}{last}"),
            format!("{all}{half}"),
            half.to_owned(),
        ]);
    }
    forms
}

/// The ways to break a name into two lines, the most even first; none of a single word.
pub fn halves(name: &str) -> Vec<[String; 2]> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let at = |place: usize| words.split_at_checked(place).map(|(a, b)| [a.join(" "), b.join(" ")]);
    let mut halves: Vec<[String; 2]> = (1..words.len()).filter_map(at).collect();
    halves.sort_by_key(|[one, other]| one.chars().count().max(other.chars().count()));
    halves
}

/// "D. "
fn initial(word: &str) -> String {
    word.chars().next().map(|first| format!("{first}. ")).unwrap_or_default()
}

#[cfg(test)]
mod tests;
