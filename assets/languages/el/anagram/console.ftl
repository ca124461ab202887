# What several places say of letters and sheets.

console-field = { $letters } γραμμάτων
console-ratio = { $consonants } σύμφωνα, { $vowels } φωνήεντα
console-round-drawn = κληρώθηκε
console-round-over = τελείωσε, λείπουν φύλλα
console-round-recorded = καταγράφηκε εκ των υστέρων, λείπουν φύλλα
console-round-differs = διαφέρουν δύο καταχωρίσεις
console-round-keyed = όλα τα φύλλα περάστηκαν
console-light-review = Αίθουσα: ανασκόπηση
console-round-collected = όλα τα φύλλα παραλήφθηκαν, δεν περάστηκαν όλα
console-round-seen = τον κοιτάτε
console-round-on = ο αγώνας είναι εδώ
