#!/bin/sh
# Drives the real windows under a display of its own and takes their pictures, for eyes:
# console and projector, from the first draw to a running clock, a killed program, a paused round.
# Needs Xvfb, openbox, xdotool and ImageMagick.
#   tests/xvfb/window.sh PROGRAM FOLDER
set -eu

. "$(dirname "$0")/desk.sh"
display Xvfb -screen 0 1600x900x24
competition "Δοκιμή των παραθύρων" "Άννα Αλεξίου" "Βασίλης Βλάχος" "Γωγώ Γεωργίου"

begin() {
    open
    xdotool windowsize --sync "$console" 1280 720 windowmove "$console" 0 0
    sleep 1
}

picture() {
    sleep 1
    xdotool windowraise "$2"
    sleep 1
    import -window "$2" "$out/$1.png"
}

begin
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
kill -9 "$program_id"
sleep 1
begin
picture 6-restarted "$console"
press space
press p
xdotool type --delay 50 "proof"
press Return
picture 7-paused "$console"
press ctrl+7
picture 8-history "$console"
kill "$program_id"
echo "pictures in $out"
