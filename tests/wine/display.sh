# For the scripts beside this one that look at windows, read after prefix.sh: a display, windows by their titles, keys.

# A display with a window manager: `display Xvfb -screen 0 1600x900x24`.
display() {
    "$@" -displayfd 3 3>"$work/display" >/dev/null 2>&1 &
    started="$started $!"
    for _ in $(seq 100); do
        [ -s "$work/display" ] && break
        sleep 0.1
    done
    DISPLAY=:$(cat "$work/display")
    export DISPLAY LIBGL_ALWAYS_SOFTWARE=1 EFOROS_LANGUAGE=el
    openbox >/dev/null 2>&1 &
    started="$started $!"
    sleep 1
    # This Wine was begun without a display: it looks for its monitors only when it begins.
    wineserver -k || true
    wineserver -w
}

picture() {
    import -window root "$out/wine-$1.png"
}

# Fails with a picture of what was there instead.
unseen() {
    picture failed
    fail "$1"
}

# The window with this in its title, once it is shown.
window() {
    for _ in $(seq 300); do
        found=$(xdotool search --onlyvisible --name "$1" 2>/dev/null | tail -1)
        [ -n "$found" ] && { echo "$found"; return; }
        sleep 0.2
    done
    unseen "no window '$1'"
}

# Until no window has this in its title.
gone() {
    for _ in $(seq 150); do
        xdotool search --onlyvisible --name "$1" >/dev/null 2>&1 || return 0
        sleep 0.2
    done
    unseen "the window '$1' is still there"
}

# Keys to a window, one after another: `keys WINDOW KEY…`.
keys() {
    aimed=$1
    shift
    for key in "$@"; do
        xdotool windowactivate --sync "$aimed" 2>/dev/null || true
        sleep 0.5
        xdotool key "$key"
        sleep 1
    done
}

# Something out of the palette of the console ($console), by the keys of its name; it is found on either layout.
palette() {
    keys "$console" ctrl+k
    xdotool type --delay 80 "$1"
    keys "$console" Return
}

# The record of a competition holds this: `recorded FILE PATTERN`.
recorded() {
    for _ in $(seq 100); do
        "$linux" log "$1" --json 2>/dev/null | grep -q "$2" && return
        sleep 0.2
    done
    unseen "no $2 in the record of $1"
}
