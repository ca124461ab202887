#!/bin/sh
# Two monitors without hardware: the projector fills the second, the console keeps the focus; the
# second is unplugged and the projector comes back as a window; it is plugged in and goes back.
# Needs Xorg with its dummy driver, openbox, xdotool, xrandr and ImageMagick.
#   tests/xvfb/monitors.sh PROGRAM FOLDER
set -eu

program=$1
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$2"
out=$(cd "$2" && pwd)
work=$(mktemp -d)
started=

end() {
    for id in $started; do kill "$id" 2>/dev/null || true; done
    rm -rf "$work"
}
trap end EXIT

Xorg -displayfd 3 -config "$here/two-outputs.conf" -noreset -nolisten tcp \
    -logfile "$work/xorg.log" 3>"$work/display" >/dev/null 2>&1 &
started="$started $!"
for _ in $(seq 100); do
    [ -s "$work/display" ] && break
    sleep 0.1
done
DISPLAY=:$(cat "$work/display")
export DISPLAY HOME="$work" LIBGL_ALWAYS_SOFTWARE=1 LANG=el_GR.UTF-8
openbox >/dev/null 2>&1 &
started="$started $!"
sleep 1

plug_in() {
    xrandr --addmode DUMMY1 1280x720 2>/dev/null || true
    xrandr --output DUMMY1 --mode 1280x720 --right-of DUMMY0
}

# The window of a class, whole: its id and where it stands.
window() {
    for _ in $(seq 150); do
        found=$(xdotool search --onlyvisible --class "^$1\$" 2>/dev/null | tail -1)
        [ -n "$found" ] && { echo "$found"; return; }
        sleep 0.1
    done
    echo "no window of class $1" >&2
    exit 1
}

place() {
    # An empty line of a window that has just gone is none.
    xdotool getwindowgeometry --shell "$(window "$1")" | sed -n 's/^\(X\|Y\|WIDTH\|HEIGHT\)=//p' | tr '\n' ' '
}

expect() {
    for _ in $(seq 150); do
        is=$(place eforos-hall 2>/dev/null || true)
        case "$is" in $2) echo "$1: $is"; return ;; esac
        sleep 0.1
    done
    echo "$1: the hall's window stands at $is, not at $2" >&2
    exit 1
}

cat >"$work/players.json" <<'JSON'
{"format": "eforos/1", "title": "Δοκιμή των οθονών", "date": "2026-11-21", "referee": "Ε. Φόρου",
 "rules": "osth-2019", "players": [{"id": 1, "name": "Άννα Αλεξίου"}], "rounds": []}
JSON
"$program" import "$work/players.json" "$work/a.eforos"

plug_in
"$program" "$work/a.eforos" 2>>"$work/log" &
started="$started $!"
console=$(window eforos)
expect "opened" "1920 0 1280 720 "
sleep 1
[ "$(xdotool getwindowfocus)" = "$console" ] || { echo "the console has not the focus" >&2; exit 1; }
import -window root "$out/monitors-1-opened.png"

xrandr --output DUMMY1 --off
expect "unplugged" "*[0-9] *[0-9] 768 432 "
sleep 1
[ "$(xdotool getwindowfocus)" = "$console" ] || { echo "the console has lost the focus" >&2; exit 1; }
import -window root "$out/monitors-2-unplugged.png"

plug_in
expect "plugged in again" "1920 0 1280 720 "
sleep 1
import -window root "$out/monitors-3-back.png"
echo "pictures in $out"
