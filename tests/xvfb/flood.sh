#!/bin/sh
# The alerts of a round while the hall's network is flooded: the real program with its doors open plays them into a
# file, 840 streams look on, thousands of requests come each second, and a station saves. Three tones are heard, each at
# most 50 ms late.
# Needs Xvfb, openbox, xdotool, ImageMagick, Python, and unshare and ip to be in a network.
#   tests/xvfb/flood.sh PROGRAM FOLDER
set -eu

. "$(dirname "$0")/network.sh"
. "$(dirname "$0")/desk.sh"
display Xvfb -screen 0 1600x900x24
sed "s|LISTEN|$here/listen.py|" "$here/alerts.asoundrc" >"$work/asoundrc"
export ALSA_CONFIG_PATH="$work/asoundrc" EFOROS_LOG=eforos::alerts=info
python3 "$here/flood.py" "$program" "$work/a.eforos"

cd "$work"
open
# Whoever sits there is asked once; the doors are opened from the palette.
press Escape ctrl+k
xdotool type --delay 50 "wifi"
sleep 1
press Down Return
import -window root "$out/flood-doors.png"
# The hall calls no word; round 2 is drawn, shown, and started.
press ctrl+2 ctrl+j space Return space
sleep 7
press space t ctrl+a
xdotool type --delay 50 "1:15"
press Tab
xdotool type --delay 50 "proof"
press Return
import -window root "$out/flood-running.png"
python3 "$here/flood.py" "$work/a.eforos" 80
import -window root "$out/flood-over.png"
cp "$work/log" "$out/flood.log"
grep -a 'played' "$work/log"
kill "$program_id" && wait "$program_id" 2>/dev/null || true
[ "$(grep -ac 'played' "$work/log")" = 3 ] || fail "not three alerts"
for late in $(sed -n 's/.*late_ms=\(-*[0-9]*\).*/\1/p' "$work/log"); do
    [ "$late" -le 50 ] || fail "an alert was $late ms late"
done
sleep 1
python3 "$here/heard.py" heard.wav
"$program" verify a.eforos >/dev/null
