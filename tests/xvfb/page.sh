#!/bin/sh
# Shows the page of results of 200 players in a real browser, as wide as a phone and as a desk, by day and by
# night, and fails when the page itself scrolls sideways, when a text leaves its card, is too small or stands out too
# little from what it stands on: also with names that cannot be broken, and with names of up to 120 letters in each of
# the program's languages. Printed, it is A4 and nothing is cut off, it may not take more pages than its players need,
# and each says what it is of and which it is. Needs Chromium, pdfinfo, pdftotext and python3; no display, no network.
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
# Beside its line in the chart the program has made a name short already.
sed "/<polyline/!{s/$name/$long/g; s/$club/$long/g}" "$work/page.html" >"$work/long.html"
cmp -s "$work/page.html" "$work/long.html" && { echo "no name to make longer" >&2; exit 1; }
# Everybody's name and club of up to 120 letters, in each language; what was signed is open again by this.
"$program" export "$work/a.eforos" --json >"$work/day.json"
for language in el en ro ca pl; do
    python3 - "$work" "$language" <<'PYTHON'
import json, random, sys
work, language = sys.argv[1:]
letters = {"el": "ΑΒΓΔΕΖΗΘΩάέήίόύώϊΐαβγδμς", "en": "AWMQabcdefgijlmnwy", "ro": "ĂÂÎȘȚăâîșțmniw",
           "ca": "ÀÇÈÉÍÏÒÓÚÜàçèéíïòóúü·lm", "pl": "ĄĆĘŁŃÓŚŹŻąćęłńóśźżwm"}[language]
dice = random.Random(language)

def name():
    rest, words = dice.randint(1, 120), []
    while rest > 0:
        words.append("".join(dice.choice(letters) for _ in range(min(rest, dice.choice([4, 9, 20, 60])))))
        rest -= len(words[-1]) + 1
    return " ".join(words)

with open(f"{work}/day.json", encoding="utf-8") as file:
    day = json.load(file)
for player in day["players"]:
    player["name"], player["club"] = name(), name()
with open(f"{work}/{language}.json", "w", encoding="utf-8") as file:
    json.dump(day, file, ensure_ascii=False)
PYTHON
    "$program" import "$work/$language.json" "$work/$language.eforos" >"$work/told"
    "$program" export "$work/$language.eforos" --html --language "$language" >"$work/$language.html"
done
cat >"$work/look.js" <<'JS'
// What breaks a law of a page: the first few.
function broken(frame) {
    const view = frame.contentWindow, page = frame.contentDocument, said = [];
    if (page.documentElement.scrollWidth > view.innerWidth) said.push("scrolls sideways");
    const parts = color => (color.match(/[\d.]+/g) || []).map(Number);
    const light = ([r, g, b]) => [r, g, b].map(byte => byte / 255)
        .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
    const ground = element => {
        for (let at = element; at; at = at.parentElement) {
            const fill = parts(view.getComputedStyle(at).backgroundColor);
            if (fill.length === 3 || fill[3] === 1) return fill;
        }
        return [255, 255, 255];
    };
    const walker = page.createTreeWalker(page.body, 4);
    while (walker.nextNode()) {
        const text = walker.currentNode, element = text.parentElement;
        if (!text.data.trim() || !element.checkVisibility()) continue;
        const range = page.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect(), style = view.getComputedStyle(element);
        if (box.width < 2 || box.height < 2) continue;
        const ink = parts(element.closest("svg") ? style.fill : style.color);
        const [low, high] = [light(ink), light(ground(element))].sort((a, b) => a - b);
        const contrast = (high + 0.05) / (low + 0.05);
        const told = text.data.trim().slice(0, 40), drawing = element.closest("svg");
        const drawn = drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
        const size = parseFloat(style.fontSize) * drawn;
        if (size < 11.5) said.push(`${told}: ${size.toFixed(1)} px`);
        if (contrast < 4.5) said.push(`${told}: contrast ${contrast.toFixed(1)}`);
        const card = (element.closest("td, th, .card, .state") || page.body).getBoundingClientRect();
        // A mark that clips its text says so itself.
        const clips = style.textOverflow === "ellipsis" || element.closest("caption, .hidden");
        if (!clips && (box.left < card.left - 1 || box.right > card.right + 1))
            said.push(`${told}: ${box.left}-${box.right} leaves ${card.left}-${card.right}`);
    }
    return said.length ? "BROKEN " + said.slice(0, 8).join(" | ") : "FITS";
}
JS
for width in 360 720 859 860 1100 1280 1920 2560 3840; do
    height=$([ "$width" = 360 ] && echo 740 || echo 800)
    for night in 0 1; do
        name=$([ "$night" = 1 ] && echo night || echo day)
        browser --blink-settings=preferredColorScheme=$((1 - night)) --window-size="$width,$height" \
            --screenshot="$out/results-$width-$name.png" "file://$work/page.html"
        for page in page long el en ro ca pl; do
            cat >"$work/frame.html" <<HTML
<!DOCTYPE html><title></title><iframe id="f" src="$page.html" width="$width" height="$height" style="border:0"></iframe>
<script src="look.js"></script><script>f.onload = () => { document.title = broken(f); }</script>
HTML
            browser --allow-file-access-from-files --blink-settings=preferredColorScheme=$((1 - night)) \
                --virtual-time-budget=3000 --dump-dom "file://$work/frame.html" >"$work/dom"
            grep -q '<title>FITS' "$work/dom" || {
                echo "at $width by $name: $page: $(grep -o '<title>[^<]*' "$work/dom")" >&2
                failed=1
            }
        done
    done
done
# Of a printed page: its paper is A4, no word stands in a margin or is cut off by the edge, every total of the table is on
# it, and it was not made smaller, as a browser does with what is wider than its paper: a line of 6 pt is 7 pt high.
cat >"$work/paper.py" <<'PYTHON'
import collections, html, re, subprocess, sys
page, pdf = sys.argv[1:]
read = subprocess.run(["pdftotext", "-bbox", pdf, "-"], check=True, capture_output=True, text=True).stdout
for width, height in re.findall(r'<page width="([\d.]+)" height="([\d.]+)"', read):
    if abs(float(width) - 595.3) > 1 or abs(float(height) - 841.9) > 1:
        print(f"paper of {width} by {height} points")
number = r'="([-\d.]+)"'
words = re.findall(f"<word xMin{number} yMin{number} xMax{number} yMax{number}>(.*?)</word>", read)
# Margins of 10 mm.
for left, top, right, bottom, word in words:
    if float(left) < 27.3 or float(right) > 568:
        print(f"{word} from {left} to {right}")
    if float(bottom) - float(top) < 6.9:
        print(f"{word} is {float(bottom) - float(top):.1f} high")
seen = collections.Counter(html.unescape(word) for *_, word in words)
with open(page, encoding="utf-8") as file:
    totals = re.findall(r'<td class="total">([^<]*)', file.read())
missing = collections.Counter(html.unescape(total).strip() for total in totals) - seen
print(*(f"total {total} is not printed" for total in missing), sep="\n", end="")
PYTHON
paper() {
    python3 "$work/paper.py" "$1" "$2" >"$work/told" || echo "not read" >>"$work/told"
    [ ! -s "$work/told" ] || {
        echo "printed $(basename "$1"): $(head -5 "$work/told")" >&2
        failed=1
    }
}
for page in long el en ro ca pl; do
    browser --no-pdf-header-footer --print-to-pdf="$work/$page.pdf" "file://$work/$page.html"
    paper "$work/$page.html" "$work/$page.pdf"
done
# How many rows of the table stand on each printed page: their places end below each other, near the left margin.
cat >"$work/rows.py" <<'PYTHON'
import re, subprocess, sys
read = subprocess.run(["pdftotext", "-bbox", sys.argv[1], "-"], check=True, capture_output=True, text=True).stdout
place = re.compile(r'xMax="([\d.]+)"[^>]*>(?:\d+η|–)</word>')
print(*(sum(55 < float(right) < 66 for right in place.findall(page)) for page in read.split("<page ")[1:]))
PYTHON
# Printed, 24 players take one page and 60 two, and no page has one row or two of them; what comes off the paper is the
# browser's word.
for players in 24 39 40 41 45 60; do
    "$program" demo "$work/$players.eforos" --players "$players" >"$work/told"
    "$program" export "$work/$players.eforos" --html --named >"$work/print.html"
    browser --no-pdf-header-footer --print-to-pdf="$out/results-$players.pdf" "file://$work/print.html"
    paper "$work/print.html" "$out/results-$players.pdf"
    pages=$(pdfinfo "$out/results-$players.pdf" | sed -n 's/^Pages: *//p')
    [ "$pages" -le $((1 + (players > 24))) ] || {
        echo "$players players take $pages printed pages" >&2
        failed=1
    }
    rows=$(python3 "$work/rows.py" "$out/results-$players.pdf")
    [ $(($(echo "$rows" | tr ' ' '+'))) = "$players" ] && ! echo " $rows " | grep -q ' [12] ' || {
        echo "$players players stand on printed pages as $rows" >&2
        failed=1
    }
    # Spaces are the reader's guess.
    title=$(grep -o '<title>[^<]*' "$work/print.html" | sed 's/<title>//' | tr -d ' ')
    for page in $(seq "$pages"); do
        foot=$(pdftotext -f "$page" -l "$page" -layout "$out/results-$players.pdf" - | grep -v '^ *.\?$' | tail -1 | tr -d ' ')
        case $foot in "$title$page/$pages") ;; *)
            echo "at the foot of printed page $page of $pages: $foot" >&2
            failed=1 ;;
        esac
    done
done
# Without names, so many that the list of what it is checked by was alone on a page.
for players in 30 32; do
    "$program" demo "$work/$players.eforos" --players "$players" >"$work/told"
    "$program" export "$work/$players.eforos" --html --unnamed >"$work/print.html"
    browser --no-pdf-header-footer --print-to-pdf="$out/results-$players-unnamed.pdf" "file://$work/print.html"
    pages=$(pdfinfo "$out/results-$players-unnamed.pdf" | sed -n 's/^Pages: *//p')
    [ "$pages" = 1 ] || {
        echo "$players players without names take $pages printed pages" >&2
        failed=1
    }
done
# So it is of every other game: 16 or 24 players, with what happened in a rehearsed day, take one page.
seed=$(printf '07%.0s' $(seq 32))
for kind in ro-duplicate-2007:ro ca-cusca-molins:ca ca-llisca:ca pl-pinczow-2016:pl; do
    rules=${kind%:*}
    for some in 16-named 16-unnamed 24-named 24-unnamed; do
        players=${some%-*}
        names=${some#*-}
        rm -f "$work/$rules.eforos"
        "$program" demo "$work/$rules.eforos" --rules "$rules" --players "$players" --seed "$seed" >"$work/told"
        pdf="$out/results-$rules-$some.pdf"
        "$program" export "$work/$rules.eforos" --html --$names --language "${kind#*:}" >"$work/print.html"
        browser --no-pdf-header-footer --print-to-pdf="$pdf" "file://$work/print.html"
        paper "$work/print.html" "$pdf"
        pages=$(pdfinfo "$pdf" | sed -n 's/^Pages: *//p')
        [ "$pages" = 1 ] || {
            echo "$players players of $rules take $pages printed pages, $names" >&2
            failed=1
        }
    done
done
[ -z "${failed-}" ] || exit 1
echo "pictures in $out"
