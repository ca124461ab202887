#!/bin/sh
# A whole duplicate game of twelve players in the real window, by keys: `game.py` plays it and kills the program
# once. Then other programs look at what it left: the file holds, its slips are printed and their codes are read
# from the pages as pictures.
# Needs Xvfb, openbox, xdotool, ImageMagick, poppler, zbar and Python.
#   tests/xvfb/game.sh PROGRAM FOLDER [hall|program] [TURNS]
set -eu

. "$(dirname "$0")/desk.sh"
mode=${3:-hall}
turns=${4:-20}
export EFOROS_LANGUAGE=ro PYTHONDONTWRITEBYTECODE=1
display Xvfb -screen 0 2580x800x24

id=0
players=
for name in "Ana Munteanu" "Dan Petrescu" "Eva Stoica" "Ion Dobre" "Mia Țurcanu" "Radu Șerban" "Ioana Câmpeanu" \
    "Vlad Mureșan" "Oana Rățoi" "Sorin Bălan" "Dora Ghiță" "Paul Ștefănescu"; do
    id=$((id + 1))
    players="$players${players:+, }{\"id\": $id, \"name\": \"$name\", \"club\": \"Argus\"}"
done
cat >"$work/game.json" <<JSON
{"format": "eforos-duplicate/1", "title": "Cupa de toamnă", "venue": "București", "date": "2026-11-21",
 "referee": "Maria Pop", "rules": "ro-duplicate-2007", "mode": "$mode", "players": [$players], "turns": []}
JSON
"$program" import "$work/game.json" "$work/a.eforos"

python3 "$here/game.py" "$program" "$work/a.eforos" "$mode" "$turns" "$out"

"$program" verify "$work/a.eforos" | tee "$out/verify-$mode.txt"
"$program" standings "$work/a.eforos" | tee "$out/standings-$mode.txt"
"$program" export "$work/a.eforos" --json >"$out/game-$mode.json"
"$program" log "$work/a.eforos" >"$out/log-$mode.txt"
find "$work" -name '*.pdf' | grep -q . || fail "nothing was printed"
cp "$work"/*.pdf "$out/"

# Ten slips a page, cut: twelve players' codes of the third turn, and no other.
"$program" print "$work/a.eforos" slips --turn 3 -o "$out/slips-$mode.pdf"
# This reader misses some at one size of picture and others at another.
for dots in 200 300 400; do pdftoppm -r "$dots" -gray "$out/slips-$mode.pdf" "$work/slip-$dots"; done
zbarimg -q --nodbus --raw "$work"/slip-*.pgm | sort -u >"$out/codes-$mode.txt"
python3 - "$out/codes-$mode.txt" <<'PYTHON'
import sys

codes = open(sys.argv[1]).read().split()
for code in codes:
    check = 10
    for digit in code[:-1]:
        check = ((check + int(digit)) % 10 or 10) * 2 % 11
    assert (check + int(code[-1])) % 10 == 1, f"{code}: ISO 7064 MOD 11,10"
said = sorted((int(code[:3]), int(code[3:5])) for code in codes)
assert said == [(player, 3) for player in range(1, 13)], said
assert len({code[5:8] for code in codes}) == 1, codes
PYTHON
for document in turn-record game-sheet standings final; do
    "$program" print "$work/a.eforos" "$document" -o "$out/$document-$mode.pdf"
    pdftoppm -r 60 -png "$out/$document-$mode.pdf" "$out/$document-$mode"
done
echo "pictures in $out"
