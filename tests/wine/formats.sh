#!/bin/sh
# Competitions of the other formats in the Windows program under Wine: made, read, verified, printed and graded as on
# Linux, byte for byte; made on Linux, opened in the window there, and seen.
#   tests/wine/formats.sh PROGRAM LINUX FOLDER
set -eu

. "$(dirname "$0")/prefix.sh"
data=$here/../data

for rules in ro-duplicate-2007 ca-cusca-molins ca-llisca pl-pinczow-2016; do
    eforos demo "$rules.eforos" --rules "$rules" >/dev/null 2>&1 || fail "no rehearsal of $rules"
    whole "$rules.eforos"
    eforos verify "$rules.eforos" >/dev/null || fail "not verified: $rules"
    for command in standings log export; do
        json=
        [ "$command" = standings ] || json=--json
        # shellcheck disable=SC2086 # no word, or one
        eforos "$command" "$rules.eforos" $json >here.txt 2>&1
        # shellcheck disable=SC2086
        "$linux" "$command" "$rules.eforos" $json >there.txt 2>&1
        cmp here.txt there.txt || fail "$command of $rules is another than on Linux"
    done
    eforos print "$rules.eforos" final -o "$rules.pdf" >/dev/null 2>aside || fail "no document of $rules: $(cat aside)"
    head -c 5 "$rules.pdf" | grep -q '%PDF-' || fail "no document of $rules"
done
for document in classic/cusca classic/llisca classic/pinczow duplicate/game; do
    eforos grade "$(z "$data/$document.json")" --json >here.txt 2>&1 || fail "not graded: $document"
    "$linux" grade "$data/$document.json" --json >there.txt 2>&1
    cmp here.txt there.txt || fail "$document is graded otherwise than on Linux"
done
for game in polish_endgame utf8_dos; do
    code=0 expected=0
    eforos gcg "$(z "$data/gcg/$game.gcg")" --rules pl-pinczow-2016 >here.txt 2>&1 || code=$?
    "$linux" gcg "$data/gcg/$game.gcg" --rules pl-pinczow-2016 >there.txt 2>&1 || expected=$?
    [ "$code" = "$expected" ] || fail "$game ended with $code, not with $expected"
    [ "$code" != 0 ] || cmp here.txt there.txt || fail "$game is scored otherwise than on Linux"
done
for language in el ro ca pl; do
    eforos lexicon info --language "$language" >here.txt 2>&1 || fail "no list of $language"
    "$linux" lexicon info --language "$language" >there.txt 2>&1
    cmp here.txt there.txt || fail "another list of $language"
done
tried "duplicate and classic competitions by four rule sets: made, verified, standings, record, export, graded: the same bytes as on Linux; a document of each"

. "$here/display.sh"
display Xvfb -screen 0 1280x800x24
EFOROS_LANGUAGE=en
for rules in ro-duplicate-2007 ca-cusca-molins pl-pinczow-2016; do
    "$linux" demo "seen-$rules.eforos" --rules "$rules" >/dev/null 2>&1
    EFOROS_LOG=eforos=debug wine "$program" "seen-$rules.eforos" >>"$out/wine-formats.log" 2>&1 &
    opened=$!
    started="$started $opened"
    console=$(window 'Eforos|Έφορος')
    sleep 3
    xdotool windowsize "$console" 1280 780 windowmove "$console" 0 0
    # Whoever sits there is asked once.
    keys "$console" Escape
    picture "formats-$rules-1"
    for place in 2 3 4 5; do
        keys "$console" "ctrl+$place"
        picture "formats-$rules-$place"
    done
    [ -e "seen-$rules.eforos-lock" ] || unseen "it does not hold seen-$rules.eforos"
    keys "$console" alt+F4
    for _ in $(seq 100); do
        kill -0 "$opened" 2>/dev/null || break
        sleep 0.2
    done
    if kill -0 "$opened" 2>/dev/null; then unseen "it was asked to close and did not"; fi
    whole "seen-$rules.eforos"
done
tried "their windows opened on files made on Linux, four places of each seen, closed"
