#!/bin/sh
# Closing the real windows while the time runs: the hall's by its cross and by its key, the program's by
# its cross and by Alt+F4. Each asks, and the time goes on whatever is answered. Then the program is
# killed, and started again without a file: the first thing seen is the competition, and Enter goes on.
# Needs Xvfb, openbox, xdotool and ImageMagick.
#   tests/xvfb/closing.sh PROGRAM FOLDER
set -eu

. "$(dirname "$0")/desk.sh"
display Xvfb -screen 0 2560x1440x24

hall_is() {
    for _ in $(seq 50); do
        if xdotool search --onlyvisible --class '^eforos-hall$' >/dev/null 2>&1; then
            seen=there
        else
            seen=gone
        fi
        [ "$seen" = "$1" ] && return
        sleep 0.1
    done
    fail "the hall's window is $seen"
}

picture() {
    sleep 1
    import -window "$console" "$out/closing-$1.png"
}

runs() {
    kill -0 "$program_id" 2>/dev/null || fail "the program is gone: $1"
}

competition "Δοκιμή του κλεισίματος" "Άννα Αλεξίου" "Βασίλης Βλάχος"
open
xdotool windowsize --sync "$console" 1280 720 windowmove "$console" 0 0
press Escape ctrl+2 ctrl+j space Return
hall=$(window eforos-hall)
xdotool windowmove "$hall" 1290 20 windowsize --sync "$hall" 1200 675
press space
sleep 6
press space

# The hall's window by Alt+F4, by its cross, by the console's key: each asks, Escape and Enter leave it open,
# and with yes it goes, but the time does not.
ask_for() {
    case $1 in
    alt_f4) keys_of "$hall" alt+F4 ;;
    cross) cross_of "$hall" ;;
    ctrl_j) press ctrl+j ;;
    esac
}
for way in alt_f4 cross ctrl_j; do
    ask_for $way
    picture "1-hall-$way"
    hall_is there
    press Escape
    hall_is there
    ask_for $way
    press Return
    hall_is there
    ask_for $way
    press Tab Return
    hall_is gone
    press ctrl+j
    hall=$(window eforos-hall)
    xdotool windowmove "$hall" 1290 20 windowsize --sync "$hall" 1200 675
done
"$program" log "$work/a.eforos" --json >"$work/log.json"
if grep -q 'round_ended\|time_held' "$work/log.json"; then fail "the time was stopped"; fi

# The program by its cross, by Alt+F4 twice in a row; each asks, and it stays.
cross_of "$console"
picture 2-program
runs "closed by its cross without a question"
press Escape
keys_of "$console" alt+F4 alt+F4
picture 3-program
runs "closed by an impatient Alt+F4"
press Return
runs "closed by an Enter out of habit"
# Yes: it ends, the file is whole, and the time runs on.
keys_of "$console" alt+F4
press Tab Return
ends
"$program" verify "$work/a.eforos" >/dev/null
if "$program" log "$work/a.eforos" --json | grep -q 'round_ended'; then fail "the round was ended"; fi
[ ! -e "$work/a.eforos-lock" ] || fail "the file was not closed"

first() {
    "$program" 2>>"$work/log" &
    program_id=$!
    started="$started $program_id"
    console=$(window eforos)
    xdotool windowsize --sync "$console" 1280 720 windowmove "$console" 0 0
    sleep 1
}

# Closed while its time runs, it is offered all the same: Enter goes on with it.
first
picture 4-offered
press Return
[ -e "$work/a.eforos-lock" ] || fail "Enter does not go on with what runs"

# Killed in the running round, and started without a file: Enter goes on with it.
kill -9 "$program_id"
wait "$program_id" 2>/dev/null || true
first
picture 5-continue
press Return
picture 6-continued
[ -e "$work/a.eforos-lock" ] || fail "Enter does not go on with what was not closed"
press space
sleep 1
"$program" log "$work/a.eforos" --json | tail -5 | grep -q 'time_confirmed' || fail "the round does not go on"

# Closed in order after the round, without a question: the newest one is still what Enter goes on with.
press s
xdotool type --delay 50 "proof"
press Return
cross_of "$console"
ends
"$program" verify "$work/a.eforos" >/dev/null
first
picture 7-closed
press Return
[ -e "$work/a.eforos-lock" ] || fail "Enter does not go on with the newest one"
kill "$program_id" && wait "$program_id" 2>/dev/null || true
echo "pictures in $out"
