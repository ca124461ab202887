#!/bin/sh
# Drives the real windows under a display of its own and takes their pictures, for eyes:
# console and projector, from the first draw to a running clock, a killed program, a paused round.
# Needs Xvfb, openbox, xdotool, ImageMagick, dbus-daemon, python3-dbus and python3-gi.
#   tests/xvfb/window.sh PROGRAM FOLDER
set -eu

. "$(dirname "$0")/desk.sh"
display Xvfb -screen 0 2700x900x24
competition "3ο Κύπελλο Αναγραμματισμών" "Άννα Αλεξίου" "Βασίλης Βλάχος" "Γωγώ Γεωργίου" "Δημήτρης Δήμου" \
    "Ελένη Ευαγγέλου" "Ζωή Ζαχαρίου" "Ηλίας Ηλιόπουλος" "Θάλεια Θεοδώρου" "Ιάσονας Ιωαννίδης" "Κλειώ Κανδυλάκη" \
    "Λευτέρης Λάμπρου" "Μυρτώ Μακρή"
# A sound device that plays for nobody.
printf 'pcm.!default { type null }\n' >"$work/.asoundrc"
# A bus of its own, on which the screen stays lit and the machine awake.
dbus-daemon --session --nofork --nopidfile --print-address=3 3>"$work/bus" 2>>"$work/log" &
started="$started $!"
until [ -s "$work/bus" ]; do sleep 0.1; done
DBUS_SESSION_BUS_ADDRESS=$(cat "$work/bus")
export DBUS_SESSION_BUS_ADDRESS DBUS_SYSTEM_BUS_ADDRESS="$DBUS_SESSION_BUS_ADDRESS"
/usr/bin/python3 "$here/inhibitor.py" >"$work/inhibitor" 2>>"$work/log" &
started="$started $!"
until [ -s "$work/inhibitor" ]; do
    kill -0 "$!" 2>/dev/null || fail "nothing answers on the bus: python3-dbus and python3-gi"
    sleep 0.1
done

# The first window that anybody sees fits a screen of 1280×720 with its frame.
"$program" 2>>"$work/log" &
program_id=$!
started="$started $program_id"
first=$(window eforos)
sleep 2
of_first() { LC_ALL=C xwininfo -id "$first" | sed -n "s/^ *$1: *//p"; }
frame=$(xprop -id "$first" _NET_FRAME_EXTENTS | sed 's/.*= //; s/,//g')
set -- $frame
wide=$(($(of_first Width) + $1 + $2)) high=$(($(of_first Height) + $3 + $4))
[ "$wide" -le 1280 ] && [ "$high" -le 720 ] || fail "the first window takes $wide×$high"
echo "the first window takes $wide×$high with its frame"
kill "$program_id"
while kill -0 "$program_id" 2>/dev/null; do sleep 0.2; done

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
xdotool windowmove "$hall" 1300 20 windowsize --sync "$hall" 1280 720
picture 2-welcome "$hall"
# The hall is asked for its word before the first draw.
press space
xdotool type --delay 50 "7"
press Return
press space
picture 3-letters "$hall"
# A Space while tiles are turned starts nothing.
for _ in 1 2 3 4 5 6 7 8 9 10 11 12; do
    sleep 2
    press space
    "$program" log "$work/a.eforos" --json | grep -q round_started && break
done
"$program" log "$work/a.eforos" --json | grep -q round_started || fail "the time was not started"
picture 4-running "$console"
picture 5-countdown "$hall"
# Killed in a running round: nothing is lost, and the time ran on.
kill -9 "$program_id"
while kill -0 "$program_id" 2>/dev/null; do sleep 0.2; done
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
