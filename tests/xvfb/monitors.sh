#!/bin/sh
# Two monitors without hardware: the projector fills the second, the console keeps the focus; the
# second is unplugged and the projector comes back as a window; it is plugged in and goes back.
# Needs Xorg with its dummy driver, openbox, xdotool, xrandr and ImageMagick.
#   tests/xvfb/monitors.sh PROGRAM FOLDER
set -eu

. "$(dirname "$0")/desk.sh"
display Xorg -config "$here/two-outputs.conf" -noreset -nolisten tcp -logfile "$work/xorg.log"

plug_in() {
    xrandr --addmode DUMMY1 1280x720 2>/dev/null || true
    xrandr --output DUMMY1 --mode 1280x720 --right-of DUMMY0
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
    fail "$1: the hall's window stands at $is, not at $2"
}

competition "Δοκιμή των οθονών" "Άννα Αλεξίου"

plug_in
open
expect "opened" "1920 0 1280 720 "
sleep 1
has_focus
import -window root "$out/monitors-1-opened.png"

xrandr --output DUMMY1 --off
expect "unplugged" "*[0-9] *[0-9] 768 432 "
sleep 1
has_focus
import -window root "$out/monitors-2-unplugged.png"

plug_in
expect "plugged in again" "1920 0 1280 720 "
sleep 1
import -window root "$out/monitors-3-back.png"
echo "pictures in $out"
