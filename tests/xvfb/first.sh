#!/bin/sh
# A browser waits on the list of a station before the first round: another process, the real window, takes the doors over, draws,
# shows, starts, and the time runs out. The list goes on by itself.
# Needs Xvfb, openbox, xdotool, ImageMagick, Chromium with its driver, Python, and unshare and ip to be in a network.
#   tests/xvfb/first.sh PROGRAM FOLDER
set -eu

. "$(dirname "$0")/network.sh"
. "$(dirname "$0")/desk.sh"
display Xvfb -screen 0 1600x900x24
competition "Αγώνας" "Άννα Νάκου" "Βασίλης Ρήγας"
cd "$work"
python3 "$here/first.py" "$program" "$work/a.eforos" "$out" &
waiting=$!
started="$started $waiting"

# What the browser has come to, told as a file.
until_told() {
    for _ in $(seq 600); do
        [ -e "$work/$1" ] && return
        kill -0 "$waiting" 2>/dev/null || fail "the browser waits no more"
        sleep 0.1
    done
    fail "in vain waited for: $1"
}

until_told closed
open
# Whoever sits there is asked once; the doors are opened from the palette.
press Escape ctrl+k
xdotool type --delay 50 "wifi"
sleep 1
press Down Return
import -window root "$out/first-doors.png"
until_told live
# The hall calls no word; round 1 is drawn, shown, and started; its time runs out.
press ctrl+2 ctrl+j space Return space
sleep 7
press space t ctrl+a
xdotool type --delay 50 "0:03"
press Tab
xdotool type --delay 50 "proof"
press Return
sleep 4
import -window root "$out/first-over.png"
wait "$waiting" || fail "the list slept through the first round"
kill "$program_id" && wait "$program_id" 2>/dev/null || true
"$program" verify a.eforos >/dev/null
