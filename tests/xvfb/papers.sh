#!/bin/sh
# Writes pictures of every document of each kind of competition, and of its page of results, with few and many players, in
# its language and in English: a folder for each, with a sheet of all of its pages beside it, to be looked at. It fails where a
# document cannot be written, or has a page on which nothing stands. Needs Chromium, pdftoppm, pdftotext and ImageMagick.
#   tests/xvfb/papers.sh PROGRAM FOLDER [PLAYERS…]
set -eu

program=$1
mkdir -p "$2"
out=$(cd "$2" && pwd)
shift 2
[ $# -gt 0 ] || set -- 3 12 40 200
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
seed=$(printf '07%.0s' $(seq 32))
common="guide commitment rules standings unnamed-standings player-report rulings final certificates"

documents() {
    case $1 in
        osth-2019) echo "$common word-sheets graded-sheets round-record" ;;
        ro-duplicate-2007) echo "$common slips player-record turn-record game-sheet zero-notices warnings" ;;
        *) echo "$common table-cards pairings score-sheets result-slips challenge-slips team-standings cross-table judge-log" ;;
    esac
}

browser() {
    HOME="$work" timeout 60 chromium --headless --no-sandbox --disable-gpu --hide-scrollbars \
        --host-resolver-rules="MAP * 0.0.0.0" "$@" 2>"$work/log"
}

# The first pages of a document, and its last one; of many alike no more need be seen.
pictures() {
    pages=$(pdfinfo "$1" | sed -n 's/^Pages: *//p')
    for page in $(printf '%s\n' 1 2 3 "$pages" | sort -nu); do
        [ "$page" -le "$pages" ] || continue
        pdftoppm -r 60 -f "$page" -l "$page" -png "$1" "$2"
    done
    for page in $(seq "$pages"); do
        pdftotext -f "$page" -l "$page" "$1" - | grep -q '[^[:space:]]' || {
            echo "nothing stands on page $page of $1" >&2
            failed=1
        }
    done
}

page_of_results() {
    for light in day night; do
        [ "$light" = night ] && scheme=0 || scheme=1
        for size in 1280,800 1920,1080 2560,1440 3840,2160; do
            browser --blink-settings=preferredColorScheme=$scheme --window-size="$size" \
                --screenshot="$2-${size%,*}-$light.png" "file://$1"
        done
        # A window of the browser is never narrower than 500: a phone is a frame of its width.
        for width in 360 390; do
            cat >"$work/phone.html" <<HTML
<!DOCTYPE html><style>body{margin:0}</style><iframe src="$1" width="$width" height="2400" style="border:0"></iframe>
HTML
            browser --allow-file-access-from-files --blink-settings=preferredColorScheme=$scheme \
                --window-size="$width,2400" --screenshot="$2-$width-$light.png" "file://$work/phone.html"
        done
    done
    browser --no-pdf-header-footer --print-to-pdf="$2.pdf" "file://$1"
    pictures "$2.pdf" "$2-printed"
}

for kind in osth-2019:el ro-duplicate-2007:ro ca-cusca-molins:ca ca-llisca:ca pl-pinczow-2016:pl; do
    rules=${kind%:*}
    for players in "$@"; do
        # Schools have as many players as a school has.
        [ "$rules:$players" != pl-pinczow-2016:3 ] || continue
        file="$work/$rules-$players.eforos"
        "$program" demo "$file" --rules "$rules" --players "$players" --seed "$seed" >"$work/told" 2>&1 || {
            echo "no $rules of $players: $(cat "$work/told")" >&2
            continue
        }
        for language in "${kind#*:}" en; do
            folder="$out/$rules-$players-$language"
            mkdir -p "$folder"
            for document in $(documents "$rules"); do
                if "$program" print "$file" "$document" -o "$work/one.pdf" --language "$language" \
                    >"$work/told" 2>&1; then
                    pictures "$work/one.pdf" "$folder/$document"
                else
                    # What there is nothing to say of is no fault.
                    echo "$rules of $players: $document: $(tail -1 "$work/told")"
                fi
                rm -f "$work/one.pdf"
            done
            for names in named unnamed; do
                "$program" export "$file" --html --$names --language "$language" >"$folder/results-$names.html" 2>/dev/null
                page_of_results "$folder/results-$names.html" "$folder/results-$names"
            done
            montage "$folder"/*.png -tile 6x -geometry 400x560+4+4 -background '#888' "$out/$rules-$players-$language.png"
        done
    done
done
[ -z "${failed-}" ] || exit 1
echo "pictures in $out"
