#!/bin/sh
set -eu
if [ "${2:-}" ] && [ -z "${INSIDE:-}" ]; then INSIDE=1 exec unshare -rm "$0" "$@"; fi
. "$(dirname "$0")/desk.sh"
mkdir "$work/stick"
mount -t tmpfs -o size=400k none "$work/stick"
display Xvfb -screen 0 1280x800x24
competition "Δοκιμή του δίσκου" "Άννα Αλεξίου" "Βασίλης Βλάχος" "Γωγώ Γεωργίου"
file=$work/stick/a.eforos
cp "$work/a.eforos" "$file"
"$program" "$file" 2>>"$work/log" & program_id=$!; started="$started $program_id"
console=$(window eforos); sleep 1
xdotool windowsize --sync "$console" 1280 720 windowmove "$console" 0 0
sleep 1
press Escape ctrl+2 ctrl+j space Return
xdotool windowraise "$console"
df "$work/stick" | tail -1; ls -la "$work/stick"
dd if=/dev/zero of="$work/stick/ballast" bs=1k 2>/dev/null || true
df "$work/stick" | tail -1
press space
sleep 3
xdotool windowraise "$console"; import -window "$console" "$out/disk-1-full.png"
for n in 1 2 3 4 5 6; do press space; done
sleep 2
xdotool windowraise "$console"; import -window "$console" "$out/disk-2-still.png"
"$program" log "$file" | tail -3
rm "$work/stick/ballast"
press space; sleep 3
import -window "$console" "$out/disk-3-room.png"
press space; sleep 1; press space
"$program" log "$file" | tail -3
"$program" verify "$file"
cat "$work/log"
