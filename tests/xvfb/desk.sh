# What the scripts beside this one share, to be read by them with `.` after `set -eu`: PROGRAM and
# FOLDER of their arguments, a display of their own that ends with them, windows and keys.
# It sets program, out (the folder of pictures), here, work (a folder that is removed) and started
# (the processes that are ended).

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

# A display with a window manager: `display Xvfb -screen 0 1600x900x24`.
display() {
    "$@" -displayfd 3 3>"$work/display" >/dev/null 2>&1 &
    started="$started $!"
    for _ in $(seq 100); do
        [ -s "$work/display" ] && break
        sleep 0.1
    done
    DISPLAY=:$(cat "$work/display")
    unset WAYLAND_DISPLAY WAYLAND_SOCKET
    export DISPLAY HOME="$work" LIBGL_ALWAYS_SOFTWARE=1 LANG=el_GR.UTF-8
    openbox >/dev/null 2>&1 &
    started="$started $!"
    sleep 1
}

# A competition with one line of players: `competition TITLE NAME…`.
competition() {
    title=$1
    shift
    id=0
    players=
    for name in "$@"; do
        id=$((id + 1))
        players="$players${players:+, }{\"id\": $id, \"name\": \"$name\"}"
    done
    cat >"$work/players.json" <<JSON
{"format": "eforos/1", "title": "$title", "date": "2026-11-21", "referee": "Ε. Φόρου",
 "rules": "osth-2019", "players": [$players], "rounds": []}
JSON
    "$program" import "$work/players.json" "$work/a.eforos"
}

# The console with that competition: its window is $console, its process $program_id.
open() {
    "$program" "$work/a.eforos" 2>>"$work/log" &
    program_id=$!
    started="$started $program_id"
    console=$(window eforos)
    sleep 1
}

# The window of a class, once it is shown.
window() {
    for _ in $(seq 600); do
        found=$(xdotool search --onlyvisible --class "^$1\$" 2>/dev/null | tail -1)
        [ -n "$found" ] && { echo "$found"; return; }
        sleep 0.1
    done
    fail "no window of class $1"
}

# Keys as a keyboard sends them, to whatever has the focus by then: `keys_of WINDOW KEY…`. A window that
# goes with a key is not there any more when that is let go, so none is named.
keys_of() {
    aimed=$1
    shift
    for key in "$@"; do
        xdotool windowfocus --sync "$aimed"
        xdotool key "$key"
        sleep 1
    done
}

# Keys in the console, one after another.
press() {
    keys_of "$console" "$@"
}

# A click on the cross of a window's frame.
cross_of() {
    of_window() { LC_ALL=C xwininfo -id "$aimed" | sed -n "s/^ *$1: *//p"; }
    aimed=$1
    x=$(of_window 'Absolute upper-left X')
    y=$(of_window 'Absolute upper-left Y')
    xdotool windowraise "$1" mousemove $((x + $(of_window Width) - 10)) $((y - 10)) click 1
    sleep 1
}

# The program ends by itself.
ends() {
    for _ in $(seq 100); do
        kill -0 "$program_id" 2>/dev/null || return 0
        sleep 0.1
    done
    fail "it was asked to close and did not"
}

has_focus() {
    [ "$(xdotool getwindowfocus)" = "$console" ] || fail "the console has not the focus"
}

fail() {
    echo "$1" >&2
    exit 1
}
