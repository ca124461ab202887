#!/bin/sh
# Two monitors of the real program under Wine, without hardware: the hall's window fills the second, the console keeps
# the keyboard; the second is unplugged and the window comes back; it is plugged in and the window goes there again.
# Needs Xorg with its dummy driver.
#   tests/wine/monitors.sh PROGRAM LINUX FOLDER
set -eu

. "$(dirname "$0")/prefix.sh"
. "$here/display.sh"
display Xorg -config "$here/../xvfb/two-outputs.conf" -noreset -nolisten tcp -logfile "$work/xorg.log"

plug_in() {
    xrandr --addmode DUMMY1 1280x720 2>/dev/null || true
    xrandr --output DUMMY1 --mode 1280x720 --right-of DUMMY0
    # Wine asks the display for what it knows; this has it look.
    xrandr >/dev/null
}

place() {
    hall=$(xdotool search --onlyvisible --name 'αίθουσα' 2>/dev/null | tail -1)
    [ -z "$hall" ] || xdotool getwindowgeometry --shell "$hall" | sed -n 's/^\(X\|Y\|WIDTH\|HEIGHT\)=//p' | tr '\n' ' '
}

expect() {
    for turn in $(seq 150); do
        # Whoever looks for the hall's window moves the mouse.
        xdotool mousemove $((300 + turn % 7)) 300
        is=$(place 2>/dev/null || true)
        case "$is" in $2) tried "$1: the hall's window at $is"; return ;; esac
        sleep 0.2
    done
    unseen "$1: the hall's window stands at $is, not at $2"
}

plug_in
"$linux" demo a.eforos --players 4 >/dev/null 2>&1
EFOROS_LOG=eforos=debug wine "$program" a.eforos >"$out/wine-monitors.log" 2>&1 &
started="$started $!"
console=$(window 'Έφορος$')
expect opened "1920 0 1280 720 "
sleep 2
# Whichever window this Wine gives the keyboard, the key acts in the console: the standings are seen there.
echo "  the keyboard is in: $(xdotool getwindowname "$(xdotool getwindowfocus)")"
xdotool key ctrl+5
sleep 2
picture monitors-1-opened
xrandr --output DUMMY1 --off
xrandr >/dev/null
expect unplugged "*[0-9] *[0-9] 768 432 "
sleep 1
picture monitors-2-unplugged
plug_in
expect "plugged in again" "1920 0 1280 720 "
sleep 1
picture monitors-3-back
keys "$console" alt+F4
for _ in $(seq 100); do
    [ -e a.eforos-lock ] || break
    sleep 0.2
done
[ ! -e a.eforos-lock ] || unseen "it did not close"
whole a.eforos
