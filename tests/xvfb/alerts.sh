#!/bin/sh
# The alerts of a round as they are heard, without a sound device: the real program plays them into
# a file, with the console minimised and both cores busy. Three tones are heard, in order, and the
# log holds each deadline against its play call.
# Needs Xvfb, openbox, xdotool, ImageMagick and Python.
#   tests/xvfb/alerts.sh PROGRAM FOLDER
set -eu

program=$(realpath "$1")
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

Xvfb -displayfd 3 -screen 0 1600x900x24 3>"$work/display" >/dev/null 2>&1 &
started="$started $!"
while [ ! -s "$work/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$work/display")
export DISPLAY HOME="$work" LIBGL_ALWAYS_SOFTWARE=1 LANG=el_GR.UTF-8
sed "s|LISTEN|$here/listen.py|" "$here/alerts.asoundrc" >"$work/asoundrc"
export ALSA_CONFIG_PATH="$work/asoundrc" EFOROS_LOG=eforos::alerts=info
openbox >/dev/null 2>&1 &
started="$started $!"

cat >"$work/players.json" <<'JSON'
{"format": "eforos/1", "title": "Δοκιμή του ήχου", "date": "2026-11-21", "referee": "Ε. Φόρου",
 "rules": "osth-2019", "players": [{"id": 1, "name": "Άννα Αλεξίου"}], "rounds": []}
JSON
"$program" import "$work/players.json" "$work/a.eforos"

cd "$work"
"$program" "$work/a.eforos" 2>"$out/alerts.log" &
program_id=$!
started="$started $program_id"
for _ in $(seq 100); do
    console=$(xdotool search --onlyvisible --class '^eforos$' 2>/dev/null | tail -1)
    [ -n "$console" ] && break
    sleep 0.1
done
press() {
    xdotool windowfocus --sync "$console" key --window "$console" "$1"
    sleep 1
}
sleep 1
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
grep -a 'played' "$out/alerts.log"
kill "$program_id" && wait "$program_id" 2>/dev/null || true
sleep 1
cp heard.wav "$out/heard.wav"
python3 "$here/heard.py" "$out/heard.wav"
[ "$(grep -ac 'played' "$out/alerts.log")" = 3 ] || { echo "not three alerts" >&2; exit 1; }
