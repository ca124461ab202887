#!/bin/sh
# Photographs the wall after a round and has another program read the picture: what stands there is in
# the file, by a third program, while the window has it open; and in no history that is written anew.
# Needs Xvfb, openbox, xdotool, ImageMagick, tesseract and Python.
#   tests/xvfb/head.sh PROGRAM FOLDER
set -eu

. "$(dirname "$0")/desk.sh"
# Letters that tesseract reads without the files of another language.
export EFOROS_LANGUAGE=en
display Xvfb -screen 0 2560x1440x24
competition "Heads" "Anna" "Vasilis"

open
xdotool windowsize --sync "$console" 1280 720 windowmove "$console" 0 0
press Escape ctrl+2 ctrl+j
hall=$(window eforos-hall)
xdotool windowmove "$hall" 1290 20 windowsize --sync "$hall" 1200 675
has_focus

# What the photograph of the wall says at its foot: the event and the code.
photographed() {
    import -window "$hall" "$out/$1.png"
    convert "$out/$1.png" -gravity South -crop 100%x16%+0+0 +repage -colorspace Gray -negate \
        -resize 300% "$work/foot.png"
    tesseract "$work/foot.png" - --psm 6 2>/dev/null |
        sed -n 's/.*event \([0-9]*\) .*code \([0-9]\{4\} [0-9]\{4\}\).*/\1 \2/p'
}

# Waits for a scene with a head: `after NAME`; sets event and code.
after() {
    for _ in $(seq 40); do
        read -r event code <<HEAD || true
$(photographed "$1")
HEAD
        [ -n "$code" ] && return
        sleep 0.5
    done
    fail "no head on the wall: $1"
}

contained() {
    "$program" verify "$1" --head "$code" --events "$event" >"$work/said" 2>&1 || {
        cat "$work/said" >&2
        fail "event $event, code $code is not in $1"
    }
    tail -1 "$work/said"
}

# A round: the hall calls no word, letters, time, stopped.
press space Return space
sleep 6
press space
press s
xdotool type --delay 50 "proof"
press Return
after 1-collecting
contained "$work/a.eforos"
[ "$("$program" log "$work/a.eforos" | wc -l)" = "$event" ] || fail "it is not the last event"
round="$event $code"

# All sheets are in: the next round is announced, and the head of the first stands.
press space
after 2-next
[ "$event $code" = "$round" ] || fail "the head changed: $round became $event $code"
contained "$work/a.eforos"

xdotool windowactivate --sync "$console" key alt+F4
ends
contained "$work/a.eforos"
# Another history with right hashes: it holds, and does not have the head of the photograph.
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$here/.." python3 - "$work/a.eforos" <<'PYTHON'
import sqlite3
import sys

from derive_heads import COLUMNS, heads

file = sqlite3.connect(sys.argv[1])
triggers = file.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
for name, _ in triggers:
    file.execute(f"DROP TRIGGER {name}")
file.execute("UPDATE events SET wall_ms = wall_ms + 1 WHERE seq = 2")
rows = file.execute(f"SELECT {COLUMNS} FROM events ORDER BY seq").fetchall()
for seq, head in enumerate(heads(rows), 1):
    file.execute("UPDATE events SET hash = ? WHERE seq = ?", (head, seq))
for _, sql in triggers:
    file.execute(sql)
file.commit()
PYTHON
"$program" verify "$work/a.eforos" >/dev/null
if "$program" verify "$work/a.eforos" --head "$code" --events "$event" >/dev/null 2>"$work/said"; then
    fail "a history that was written anew has the head of the photograph"
fi
grep -q "NO. After event $event the history has another" "$work/said" || fail "$(cat "$work/said")"
echo "pictures in $out"
