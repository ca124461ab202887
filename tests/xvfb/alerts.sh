#!/bin/sh
# The alerts of a round as they are heard, without a sound device: the real program plays them into
# a file, with the console minimised and both cores busy. Three tones are heard, in order, and the
# log holds each deadline against its play call.
# Needs Xvfb, openbox, xdotool, ImageMagick and Python.
#   tests/xvfb/alerts.sh PROGRAM FOLDER
set -eu

. "$(dirname "$0")/desk.sh"
display Xvfb -screen 0 1600x900x24
sed "s|LISTEN|$here/listen.py|" "$here/alerts.asoundrc" >"$work/asoundrc"
export ALSA_CONFIG_PATH="$work/asoundrc" EFOROS_LOG=eforos::alerts=info
competition "Δοκιμή του ήχου" "Άννα Αλεξίου"

# The sound goes into a file beside the competition; the log tells each alert.
cd "$work"
open
# Whoever sits there is asked once; the hall calls no word.
press Escape
press ctrl+2
press ctrl+j
press space
press Return
press space
sleep 6
press space
# The round's six minutes are set to little more than one, with a reason, as a referee does.
press t
press ctrl+a
xdotool type --delay 50 "1:10"
press Tab
xdotool type --delay 50 "proof"
press Return
import -window root "$out/alerts-running.png"
xdotool windowminimize "$console"
# Both cores are busy from before the first alert to after the last.
for _ in 1 2; do
    sh -c 'while :; do :; done' &
    started="$started $!"
done
sleep 72
grep -a 'played' "$work/log"
kill "$program_id" && wait "$program_id" 2>/dev/null || true
sleep 1
cp heard.wav "$out/heard.wav"
cp "$work/log" "$out/alerts.log"
python3 "$here/heard.py" "$out/heard.wav"
[ "$(grep -ac 'played' "$work/log")" = 3 ] || fail "not three alerts"
