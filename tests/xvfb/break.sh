#!/bin/sh
# A round from its draw to the break after it, on the two windows of the real program, with the
# pictures of both: rounds 1 to 4 were run on paper. Then what the referee opens for the hall.
# Needs Xvfb, openbox, xdotool and ImageMagick.
#   tests/xvfb/break.sh PROGRAM FOLDER
set -eu

. "$(dirname "$0")/desk.sh"
display Xvfb -screen 0 2560x1440x24

sheets() {
    printf '"sheets": [{"player": 1, "words": {"3": ["%s"]}}, {"player": 2, "words": {}}]' "$1"
}
cat >"$work/day.json" <<JSON
{"format": "eforos/1", "title": "Δοκιμή του διαλείμματος", "date": "2026-11-21",
 "venue": "Δημοτική Βιβλιοθήκη", "referee": "Ε. Φόρου", "rules": "osth-2019",
 "players": [{"id": 1, "name": "Άννα Αλεξίου", "club": "Ένωση Σκραμπλιστών Καβάλας «Ο Ορφέας»"},
             {"id": 2, "name": "Βασίλης Βλάχος"}],
 "rounds": [{"round": 1, "letters": "ΚΤΡΣΑΟΕ", $(sheets ΡΟΤ)},
            {"round": 2, "letters": "ΠΛΝΑΙΟΕ", $(sheets ΠΑΝ)},
            {"round": 3, "letters": "ΤΤΡΣΝΑΟ", $(sheets ΤΟΝ)},
            {"round": 4, "letters": "ΜΤΗΙΑΕΥ", $(sheets ΜΙΑ)}]}
JSON
"$program" import "$work/day.json" "$work/a.eforos"

open
xdotool windowsize --sync "$console" 1280 720 windowmove "$console" 0 0
sleep 1

both() {
    sleep 1
    import -window "$console" "$out/$1-console.png"
    import -window "$hall" "$out/$1-hall.png"
}

# Whoever sits there is asked once.
press Escape ctrl+2 ctrl+j
hall=$(window eforos-hall)
xdotool windowmove "$hall" 1290 20 windowsize --sync "$hall" 1200 675
has_focus
# The hall calls no word.
press space Return
press space
sleep 6
both 1-letters
press space
both 2-time
press s
xdotool type --delay 50 "proof"
both 3-stopping
press Return
both 4-collecting
press space
press space
both 5-break
"$program" log "$work/a.eforos" >"$out/log.txt"
grep -q 'μετά τον γύρο 5, 5:00' "$out/log.txt" || fail "no break in the record"

# The hall's window is closed while the break runs: it is asked first; then the console goes on, and
# opens it again.
keys_of "$hall" alt+F4
has_focus
press Return
for _ in $(seq 50); do
    xdotool search --onlyvisible --class '^eforos-hall$' >/dev/null 2>&1 || break
    sleep 0.1
done
if xdotool search --onlyvisible --class '^eforos-hall$' >/dev/null 2>&1; then
    fail "the hall's window is still there"
fi
press ctrl+j
hall=$(window eforos-hall)
# The console is minimised: the hall's time goes on.
xdotool windowminimize "$console"
sleep 1
import -window "$hall" "$work/one.png"
sleep 3
import -window "$hall" "$work/two.png"
if cmp -s "$work/one.png" "$work/two.png"; then
    fail "the hall's time stands"
fi
# The console is closed, the break runs: once that is said, the program ends, and the file is whole.
xdotool windowmap --sync "$console" windowactivate --sync "$console"
press alt+F4 Tab Return
ends
"$program" verify "$work/a.eforos"
echo "pictures in $out"
