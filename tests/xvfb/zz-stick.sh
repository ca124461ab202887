#!/bin/sh
set -u
if [ "${2:-}" ] && [ -z "${INSIDE:-}" ]; then INSIDE=1 exec unshare -rm "$0" "$@"; fi
. "$(dirname "$0")/desk.sh"
mkdir "$work/stick"
truncate -s 8M "$work/stick.img"; mkfs.ext2 -q "$work/stick.img"
plug() { fuse2fs -f -o fakeroot "$work/stick.img" "$work/stick" >/dev/null 2>&1 & fuse=$!; started="$started $fuse"; sleep 1; }
plug
display Xvfb -screen 0 1280x800x24
competition "Δοκιμή του στικ" "Άννα Αλεξίου" "Βασίλης Βλάχος" "Γωγώ Γεωργίου"
file=$work/stick/a.eforos
cp "$work/a.eforos" "$file"
"$program" "$file" 2>>"$work/log" & program_id=$!; started="$started $program_id"
console=$(window eforos); sleep 1
xdotool windowsize --sync "$console" 1280 720 windowmove "$console" 0 0
sleep 1
press Escape ctrl+2 ctrl+j space Return
ls -la "$work/stick"
kill -9 $fuse; sleep 2
alive() { kill -0 $program_id && echo "alive $1"; }
alive pulled
xdotool windowraise "$console"; import -window "$console" "$out/stick-1-pulled.png"
press space || true
sleep 3
alive "after space"
import -window "$console" "$out/stick-2.png"
press space || true
press space || true
alive "after spaces"
import -window "$console" "$out/stick-3.png"
umount -l "$work/stick"; plug
alive "after plug"
press space || true
sleep 2
alive "after space"
press space || true
press ctrl+5
import -window "$console" "$out/stick-4.png"
alive "after spaces"
press alt+F4
import -window root "$out/stick-5.png"
sleep 3
alive "after close" && press alt+F4
sleep 2
kill $program_id
wait $program_id; echo "exit $?"
find "$work" -name '*.eforos*' | while read f; do ls -la "$f"; done
cat "$work/log"
umount -l "$work/stick"
