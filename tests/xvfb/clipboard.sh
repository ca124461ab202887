#!/bin/sh
# The system's clipboard, with a second process on the other side: players out of a spreadsheet into
# Players, words into a sheet, on the Greek layout, too, and the copied table read back.
# Needs Xvfb, openbox, xdotool, xclip, setxkbmap and ImageMagick.
#   tests/xvfb/clipboard.sh PROGRAM FOLDER
set -eu

. "$(dirname "$0")/desk.sh"
display Xvfb -screen 0 1280x800x24

# Another program has copied this.
others() {
    printf "$1" | xclip -selection clipboard -in
}

# The record holds so many lines with this: `recorded COUNT PATTERN`.
recorded() {
    for _ in $(seq 100); do
        found=$("$program" log "$work/a.eforos" --json 2>/dev/null | grep -c "$2" || true)
        [ "$found" = "$1" ] && return
        sleep 0.1
    done
    import -window root "$out/clipboard-failed.png"
    fail "$found of $1 in the record: $2"
}

# Something out of the palette, by the keys of its name; it is found on either layout.
palette() {
    press ctrl+k
    xdotool type --delay 50 "$1"
    press Return
}

# Without players the keyboard is in Players. What comes is a spreadsheet's: headings, tabs, an empty cell.
competition "Δοκιμή του προχείρου"
open
others 'Α/Α\tΟνοματεπώνυμο\tΣύλλογος\n1\tΆννα Αλεξίου\tΚαβάλα\n2\tΒασίλης Βλάχος\t\n3\tΓωγώ Γεωργίου\tΔράμα\n'
press ctrl+v
import -window root "$out/clipboard-1-players.png"
palette "prosuhkh paiktvn"
recorded 3 '"player_added"'
recorded 1 'Βασίλης Βλάχος'
recorded 1 'Καβάλα'
press alt+F4
ends

# Words into a sheet, whatever divides them, with the keys of both layouts.
rm "$work"/a.eforos*
cat >"$work/day.json" <<JSON
{"format": "eforos/1", "title": "Δοκιμή του προχείρου", "date": "2026-11-21", "referee": "Ε. Φόρου",
 "rules": "osth-2019", "players": [{"id": 1, "name": "Άννα Αλεξίου"}, {"id": 2, "name": "Βασίλης Βλάχος"}],
 "rounds": [{"round": 1, "letters": "ΚΑΡΟΤΣΕ", "sheets": []}]}
JSON
"$program" import "$work/day.json" "$work/a.eforos"
open
press ctrl+3 Tab Tab Tab
others 'καρό\tΤΑΚΟ\r\nρότα\n'
press ctrl+v
import -window root "$out/clipboard-2-words.png"
press ctrl+Return
recorded 1 '"sheet_keyed".*ΚΑΡΟ.*ΤΑΚΟ.*ΡΟΤΑ'
# The place of V on the Greek layout.
setxkbmap gr
others 'ΣΚΑΡ'
press Tab Tab Tab ctrl+55
setxkbmap us
press ctrl+Return
recorded 1 '"sheet_keyed".*ΣΚΑΡ'

# The table is read back by another program, which had copied something of its own.
others 'something else'
press ctrl+5
palette "antigrafh pinaka"
for _ in $(seq 100); do
    xclip -selection clipboard -out >"$work/table" 2>/dev/null || true
    grep -q 'Άννα Αλεξίου' "$work/table" && break
    sleep 0.1
done
import -window root "$out/clipboard-3-copied.png"
grep -q 'Άννα Αλεξίου' "$work/table" || fail "the clipboard holds: $(cat "$work/table")"
[ "$(wc -l <"$work/table")" -ge 2 ] || fail "the table has no rows"
if grep -q 'something else' "$work/table"; then fail "what another program had copied stayed"; fi
# What one copies out of a field, as well.
press ctrl+4
xdotool type --delay 50 "b"
press ctrl+a ctrl+c
[ "$(xclip -selection clipboard -out)" = b ] || fail "a field's text was not copied"
press alt+F4
ends
echo "players, words and the table; pictures in $out"
