#!/bin/sh
# The real window on a stick that gets full, is pulled out in a running round, comes back, and is pulled
# out for good: what it says each time, and that nothing is lost which it took. The stick is an image in a
# file system of its own, whose process is killed; all of it in a name space that needs no administrator.
# Needs unshare, fuse2fs, mkfs.ext2, Xvfb, openbox, xdotool and ImageMagick.
#   tests/xvfb/disk.sh PROGRAM FOLDER
set -eu

if [ -z "${EFOROS_ALONE:-}" ]; then
    EFOROS_ALONE=1 exec unshare --user --map-root-user --mount "$0" "$@"
fi
. "$(dirname "$0")/desk.sh"

stick=$work/stick
mkdir "$stick"
truncate -s 2M "$work/image"
mkfs.ext2 -q -m 0 "$work/image"

plug() {
    fuse2fs -f -o fakeroot "$work/image" "$stick" >/dev/null 2>&1 &
    stick_id=$!
    started="$started $stick_id"
    for _ in $(seq 50); do
        [ -d "$stick/lost+found" ] && return
        sleep 0.1
    done
    fail "the stick is not there"
}

pull() {
    kill -9 "$stick_id"
    wait "$stick_id" 2>/dev/null || true
}

count() {
    "$program" log "$1" | wc -l
}

picture() {
    sleep 1
    xdotool windowraise "$console"
    import -window root "$out/disk-$1.png"
}

plug
display Xvfb -screen 0 1280x800x24
competition "Δοκιμή του στικ" "Άννα Αλεξίου" "Βασίλης Βλάχος" "Γωγώ Γεωργίου"
mv "$work/a.eforos" "$stick"
file=$stick/a.eforos
"$program" "$file" 2>>"$work/log" &
program_id=$!
started="$started $program_id"
console=$(window eforos)
sleep 1
xdotool windowsize --sync "$console" 1280 720 windowmove "$console" 0 0
press Escape ctrl+2 space Return

# Full: what was asked did not happen, and with room again it does.
before=$(count "$file")
dd if=/dev/zero of="$stick/ballast" bs=1k 2>/dev/null || true
press space
sleep 2
picture 1-full
[ "$(count "$file")" = "$before" ] || fail "something was written on a full stick"
rm "$stick/ballast"
press space
sleep 6
after=$(count "$file")
[ "$after" -gt "$before" ] || fail "nothing goes on with room again"
picture 2-room

# Pulled out while the time runs, and put back.
press space
sleep 1
before=$(count "$file")
pull
sleep 2
picture 3-pulled
press ctrl+3
kill -0 "$program_id" || fail "the program is gone with the stick"
umount -l "$stick"
plug
sleep 2
press ctrl+2 space Return
picture 4-back
[ "$(count "$file")" -ge "$before" ] || fail "the stick lost what it had"

# Pulled out for good: closing says so, then everything lies on this machine.
before=$(count "$file")
pull
sleep 2
press alt+F4
kill -0 "$program_id" || fail "closed while the time runs"
picture 5-asking
press Return
kill -0 "$program_id" || fail "closed without a word"
picture 6-closing
press alt+F4
ends
umount -l "$stick"
rescued=$(find "$work" -name '*.eforos' -type f -newer "$out/disk-4-back.png" | head -1)
[ -n "$rescued" ] || fail "nothing was saved on this machine"
"$program" verify "$rescued" >/dev/null
[ "$(count "$rescued")" -ge "$before" ] || fail "not everything was saved on this machine"
echo "full, pulled out twice, put back once; pictures in $out"
