#!/bin/sh
# The real window killed at bad moments, and its file deleted under it: while the tiles are being turned, in a running round, while a
# sheet is keyed, while signing is asked and just confirmed, while a document is written. Each time the
# file is looked at, the program is opened again, and a picture is taken of where the day goes on.
# Needs Xvfb, openbox, xdotool and ImageMagick.
#   tests/xvfb/kill.sh PROGRAM FOLDER
set -eu

. "$(dirname "$0")/desk.sh"
display Xvfb -screen 0 1280x1440x24

kills=0

# Started again, as a referee does who finds the program gone.
again() {
    open
    xdotool windowsize --sync "$console" 1280 720 windowmove "$console" 0 0
    sleep 1
}

# Killed, without a word to it; then the file must hold what it held: `killed FILE PATTERN…`.
killed() {
    kill -9 "$program_id"
    wait "$program_id" 2>/dev/null || true
    kills=$((kills + 1))
    file=$1
    shift
    "$program" verify "$file" >"$work/verified" || fail "kill $kills: $(cat "$work/verified")"
    "$program" log "$file" --json >"$work/log.json"
    for pattern in "$@"; do
        grep -q "$pattern" "$work/log.json" || fail "kill $kills: no $pattern in the record"
    done
    "$program" standings "$file" >/dev/null || fail "kill $kills: no standings"
}

picture() {
    sleep 1
    import -window root "$out/kill-$1.png"
}

competition "Δοκιμή της διακοπής" "Άννα Αλεξίου" "Βασίλης Βλάχος" "Γωγώ Γεωργίου"

# While the tiles are being turned. Whoever sits there is asked once; the hall calls no word.
again
press Escape ctrl+2 ctrl+j
press space Return
xdotool windowfocus --sync "$console" key --window "$console" space
for _ in $(seq 50); do
    "$program" log "$work/a.eforos" --json | grep -q letters_shown && break
    sleep 0.1
done
killed "$work/a.eforos" letters_drawn letters_shown
again
hall=$(window eforos-hall)
xdotool windowmove "$hall" 200 730
picture 1-drawn

# In a running round: the time ran on, and whoever comes back is asked.
press Escape
sleep 6
press space
sleep 2
killed "$work/a.eforos" round_started
again
xdotool windowmove "$(window eforos-hall)" 200 730
picture 2-running

# While a sheet is keyed: what was typed lies there again.
press Escape
press space
press s
xdotool type --delay 50 "proof"
press Return
press space
press ctrl+3
xdotool type --delay 50 "karo "
sleep 2
xdotool type --delay 50 "t"
killed "$work/a.eforos" round_stopped sheets_collected
again
press Escape ctrl+3
picture 3-keying
kill "$program_id" && wait "$program_id" 2>/dev/null || true

# While signing is asked, and at the moment in which it is confirmed.
"$program" demo "$work/demo.eforos" --players 40
"$program" export "$work/demo.eforos" --json >"$work/day.json"
rm "$work"/a.eforos*
"$program" import "$work/day.json" "$work/a.eforos"
again
press Escape ctrl+2 space
picture 4-signing
killed "$work/a.eforos" competition_created
if grep -q '"signed":' "$work/log.json"; then fail "signed without a yes"; fi
again
press Escape ctrl+2 space
xdotool windowfocus --sync "$console" key --window "$console" Return
killed "$work/a.eforos" competition_created
again
press Escape ctrl+2
if ! grep -q '"signed":' "$work/log.json"; then
    press space Return
fi
picture 5-signed

# While a document is written: beside it, so that there is none or a whole one.
press ctrl+6
sleep 4
xdotool windowfocus --sync "$console" key --window "$console" ctrl+s
for _ in $(seq 200); do
    if find "$work" -maxdepth 1 \( -name '*.new' -o -name '*.pdf' \) | grep -q .; then break; fi
done
killed "$work/a.eforos" '"signed":'
for document in "$work"/*.pdf; do
    [ -e "$document" ] || continue
    tail -c 8 "$document" | grep -q EOF || fail "half a document: $document"
done
again
press Escape ctrl+6
sleep 3
picture 6-printing
kill "$program_id" && wait "$program_id" 2>/dev/null || true

# The file is deleted under the window while a sheet is typed: closing says so first, then all that was
# saved lies beside, and that is said, too.
rm "$work"/a.eforos*
"$program" import "$work/players.json" "$work/a.eforos"
again
press Escape ctrl+2 ctrl+j space Return space
sleep 6
press space s
xdotool type --delay 50 "proof"
press Return space ctrl+3
events=$("$program" log "$work/a.eforos" | wc -l)
rm "$work/a.eforos"
xdotool type --delay 50 "karo "
sleep 2
press alt+F4
kill -0 "$program_id" || fail "closed although a sheet would be lost"
picture 7-gone
press alt+F4
kill -0 "$program_id" || fail "closed without saying where everything was saved"
picture 8-saved
press alt+F4
ends
rescued=$(find "$work" -maxdepth 1 -name 'a *.eforos')
"$program" verify "$rescued" >/dev/null
[ "$("$program" log "$rescued" | wc -l)" = "$events" ] || fail "not everything was saved beside"
echo "$kills kills survived, pictures in $out"
