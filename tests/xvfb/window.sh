#!/bin/sh
# Drives the real windows under a display of its own and takes their pictures, for eyes:
# console and projector, from the first draw to a running clock, a killed program, a paused round.
# Needs Xvfb, openbox, xdotool and ImageMagick.
#   tests/xvfb/window.sh PROGRAM FOLDER
set -eu

program=$1
mkdir -p "$2"
out=$(cd "$2" && pwd)
work=$(mktemp -d)
started=

end() {
    for id in $started; do kill "$id" 2>/dev/null || true; done
    rm -rf "$work"
}
trap end EXIT

Xvfb -displayfd 3 -screen 0 1600x900x24 3>"$work/display" >/dev/null 2>&1 &
started="$started $!"
while [ ! -s "$work/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$work/display")
export DISPLAY HOME="$work" LIBGL_ALWAYS_SOFTWARE=1 LANG=el_GR.UTF-8
openbox >/dev/null 2>&1 &
started="$started $!"

cat >"$work/players.json" <<'JSON'
{"format": "eforos/1", "title": "Δοκιμή των παραθύρων", "date": "2026-11-21", "referee": "Ε. Φόρου",
 "rules": "osth-2019",
 "players": [{"id": 1, "name": "Άννα Αλεξίου"}, {"id": 2, "name": "Βασίλης Βλάχος"},
             {"id": 3, "name": "Γωγώ Γεωργίου"}],
 "rounds": []}
JSON
"$program" import "$work/players.json" "$work/a.eforos"

window() {
    for _ in $(seq 100); do
        found=$(xdotool search --onlyvisible --class "^$1\$" 2>/dev/null | tail -1)
        [ -n "$found" ] && { echo "$found"; return; }
        sleep 0.1
    done
    echo "no window of class $1" >&2
    exit 1
}

open() {
    "$program" "$work/a.eforos" 2>>"$work/log" &
    console_id=$!
    started="$started $console_id"
    console=$(window eforos)
    xdotool windowsize --sync "$console" 1280 720 windowmove "$console" 0 0
    sleep 1
}

picture() {
    sleep 1
    xdotool windowraise "$2"
    sleep 1
    import -window "$2" "$out/$1.png"
}

press() {
    xdotool windowfocus --sync "$console" key --window "$console" "$1"
    sleep 1
}

open
press ctrl+2
picture 1-rounds "$console"
press ctrl+j
hall=$(window eforos-hall)
xdotool windowmove "$hall" 300 150
picture 2-welcome "$hall"
# The hall is asked for its word before the first draw.
press space
xdotool type --delay 50 "7"
press Return
press space
picture 3-letters "$hall"
sleep 5
press space
picture 4-running "$console"
picture 5-countdown "$hall"
# Killed in a running round: nothing is lost, and the time ran on.
kill -9 "$console_id"
sleep 1
open
picture 6-restarted "$console"
press space
press p
xdotool type --delay 50 "proof"
press Return
picture 7-paused "$console"
press ctrl+7
picture 8-history "$console"
kill "$console_id"
echo "pictures in $out"
