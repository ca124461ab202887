#!/bin/sh
# Shows the page of results of 200 players in a real browser, as wide as a phone and as a desk, by day and
# by night, and fails when the page itself scrolls sideways, also with names that cannot be broken. Needs Chromium; no display, no network.
#   tests/xvfb/page.sh PROGRAM FOLDER
set -eu

program=$1
mkdir -p "$2"
out=$(cd "$2" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

browser() {
    HOME="$work" timeout 60 chromium --headless --no-sandbox --disable-gpu --hide-scrollbars \
        --host-resolver-rules="MAP * 0.0.0.0" "$@" 2>"$work/log"
}

"$program" demo "$work/a.eforos" --players 200
"$program" export "$work/a.eforos" --html >"$work/page.html"
# Somebody on the podium and everybody of a club.
long=$(printf 'Παπακωνσταντινοπούλου%.0s' 1 2 3 4 5)
name=$(grep -o '<span class="who"><bdi>[^<]*</bdi>' "$work/page.html" | head -1 | sed 's/<[^>]*>//g')
club=$(grep -o '<small><bdi>[^<]*</bdi>' "$work/page.html" | head -1 | sed 's/<[^>]*>//g')
sed "s/$name/$long/g; s/$club/$long/g" "$work/page.html" >"$work/long.html"
cmp -s "$work/page.html" "$work/long.html" && { echo "no name to make longer" >&2; exit 1; }
for width in 360 720 1280; do
    height=$([ "$width" = 360 ] && echo 740 || echo 800)
    for night in 0 1; do
        name=$([ "$night" = 1 ] && echo night || echo day)
        browser --blink-settings=preferredColorScheme=$((1 - night)) --window-size="$width,$height" \
            --screenshot="$out/results-$width-$name.png" "file://$work/page.html"
    done
    for page in page long; do
        cat >"$work/frame.html" <<HTML
<!DOCTYPE html><iframe id="f" src="$page.html" width="$width" height="$height" style="border:0"></iframe>
<script>f.onload=()=>{const page=f.contentDocument.documentElement;
document.title=page.scrollWidth>f.contentWindow.innerWidth?"TOO WIDE":"FITS"}</script>
HTML
        browser --allow-file-access-from-files --virtual-time-budget=3000 --dump-dom \
            "file://$work/frame.html" >"$work/dom"
        grep -q '<title>FITS' "$work/dom" || { echo "at $width $page scrolls sideways" >&2; exit 1; }
    done
done
echo "pictures in $out"
