#!/bin/sh
# What Windows does otherwise with files, of the real program under Wine: consoles and redirection, names, lists as
# Windows saves them, folders that cannot be written, disks that are full or gone, folders of a network.
#   tests/wine/files.sh PROGRAM LINUX FOLDER
set -eu

. "$(dirname "$0")/prefix.sh"

# What is said, and where it goes.
[ "$(eforos --version | tr -d '\r')" = "$("$linux" --version)" ] || fail "another version"
eforos demo a.eforos >said 2>aside || fail "no rehearsal: $(cat aside)"
whole a.eforos
eforos standings a.eforos >standings.txt
"$linux" standings a.eforos >expected.txt
cmp standings.txt expected.txt || fail "other standings than on Linux"
eforos log a.eforos 2>aside | head -3 >log.txt
[ ! -s aside ] || fail "a pipe that is closed: $(cat aside)"
[ "$(wc -l <log.txt)" = 3 ] || fail "a pipe took no lines"
refused 1 'no.eforos' eforos verify no.eforos
refused 2 'garde' eforos garde
printf '@"%s" standings a.eforos >cmd.txt\r\n@if errorlevel 1 exit 9\r\n@"%s" verify no.eforos 2>err.txt\r\n@exit %%errorlevel%%\r\n' \
    "$(z "$program")" "$(z "$program")" >try.cmd
code=0
wine cmd /c try.cmd || code=$?
[ "$code" = 1 ] || fail "a script saw the exit code $code"
cmp cmd.txt expected.txt || fail "cmd redirected something else"
grep -q 'no.eforos' err.txt || fail "cmd redirected no error"
tried "redirected, in a pipe, in a script of cmd: the same bytes and exit codes as on Linux"

# Names.
long=$(printf 'a%.0s' $(seq 193)).eforos
for name in 'Πρωτάθλημα Καβάλας.eforos' 'two  spaces.eforos' "$long" 'a.b.c.eforos' 'Ţară ŁÓDŹ ç’l·l.eforos'; do
    eforos demo "$name" >/dev/null 2>&1 || fail "not made: $name"
    eforos verify "$name" >/dev/null || fail "not verified: $name"
    whole "$name"
done
before=$(ls -A)
for name in con aux.eforos NUL.eforos com1.eforos 'lpt².eforos' 'a?.eforos' 'ab:c.eforos' 'a|b.eforos'; do
    refused 1 'does not accept this name' eforos demo "$name"
done
refused 1 'name is not accepted' eforos print a.eforos final -o aux.pdf
[ "$(ls -A)" = "$before" ] || fail "a refused name left something: $(ls -A)"
tried "names with Greek letters, spaces, of 200 signs; con, aux.eforos, ab:c.eforos and others refused in a sentence"
deep=$work
for part in 1 2 3 4 5 6; do deep=$deep/$(printf "%050d" $part); done
mkdir -p "$deep"
eforos demo "$(z "$deep")\\d.eforos" >/dev/null 2>"$work/err" || fail "a path of more than 300 signs: $(cat "$work/err")"
eforos verify "$(z "$deep")\\d.eforos" >/dev/null || fail "not verified: a path of more than 300 signs"
whole "$deep/d.eforos"
refused 1 'too long' eforos demo "$(printf 'α%.0s' $(seq 260)).eforos"
tried "a path of more than 300 signs; a name of more than 255 refused in a sentence"

# Lists as Windows saves them.
printf 'ΚΑΡΟ\r\nκαρότσι\r\nΤάκος\r\n' >crlf.txt
{ printf '\377\376'; iconv -f UTF-8 -t UTF-16LE crlf.txt; } >utf16le.txt
{ printf '\376\377'; iconv -f UTF-8 -t UTF-16BE crlf.txt; } >utf16be.txt
{ printf '\357\273\277'; cat crlf.txt; } >bom.txt
iconv -f UTF-8 -t CP1253 crlf.txt >cp1253.txt
iconv -f UTF-8 -t ISO-8859-7 crlf.txt >iso.txt
for list in crlf bom cp1253 iso utf16le utf16be; do
    eforos lexicon build $list.txt -o $list.list --name N --edition 1 2>/dev/null >/dev/null || fail "no list of $list"
    eforos check ΚΑΡΟ ΤΑΚΟΣ --lexicon $list.list >/dev/null || fail "$list lacks its words"
done
head -c 11 utf16le.txt >cut.txt
refused 1 'UTF-16.*line 1' eforos lexicon build cut.txt -o cut.list --name N --edition 1
tried "lists with CRLF, a mark of order, Windows-1253, ISO 8859-7, UTF-16 of both kinds are read; a cut one is refused with its line"

# Documents.
mkdir papers
eforos print a.eforos final -o papers/final.pdf >/dev/null 2>&1
head -c 5 papers/final.pdf | grep -q '%PDF-' || fail "no document"
eforos archive a.eforos 'papers/Αρχείο' >/dev/null 2>&1
# Its name is in the machine's language.
publication=$(echo papers/Αρχείο/*/*.eforos)
[ -s "$publication" ] || fail "no archive"
whole "$publication"
tried "a document and a whole archive"

# What cannot be written.
mkdir locked
cp a.eforos locked/a.eforos
chmod 444 locked/a.eforos
eforos standings locked/a.eforos >again.txt || fail "a read-only file is not read"
cmp again.txt expected.txt
chmod 644 locked/a.eforos
wine attrib +r "$(z "$work/locked/a.eforos")" >/dev/null
eforos verify locked/a.eforos >/dev/null || fail "a file with the read-only mark is not verified"
tried "a read-only file is read and verified"
refused 1 'a folder' eforos print a.eforos final -o locked
mkdir ro
cp a.eforos ro
if mount --bind ro ro 2>/dev/null && mounted="$mounted $work/ro" && mount -o remount,ro,bind ro; then
    eforos standings ro/a.eforos >again.txt || fail "not read in a read-only folder"
    cmp again.txt expected.txt
    eforos verify ro/a.eforos >/dev/null || fail "not verified in a read-only folder"
    refused 1 'ro' eforos demo 'ro\b.eforos'
    [ "$(ls -A ro)" = a.eforos ] || fail "left in the read-only folder: $(ls -A ro)"
    tried "a folder that cannot be written: read there, and refused to write"
else
    echo "  NOT TRIED: a folder that cannot be written (nothing may be mounted here)"
fi

# A disk of its own as a drive, that is full, and that goes.
mkdir disk
if mount -t tmpfs -o size=1m tmpfs disk 2>/dev/null; then
    mounted="$mounted $work/disk"
    ln -s "$work/disk" "$WINEPREFIX/dosdevices/f:"
    head -c 900000 /dev/zero >disk/ballast
    for command in "demo F:\\b.eforos" "archive a.eforos F:\\archive" "print a.eforos word-sheets -o F:\\c.pdf"; do
        # shellcheck disable=SC2086 # the words of a command
        refused 1 'full\|space' eforos $command
        [ "$(ls -A disk)" = ballast ] || fail "a full disk holds half of '$command': $(ls -A disk)"
    done
    rm disk/ballast
    eforos demo 'F:\b.eforos' --players 4 >/dev/null 2>&1 || fail "not made on a disk with room"
    whole disk/b.eforos
    tried "a full disk: three commands refused in a sentence, nothing half there; with room it is made"
    rm "$WINEPREFIX/dosdevices/f:"
    for command in "verify F:\\b.eforos" "demo F:\\c.eforos" "standings F:\\b.eforos"; do
        # shellcheck disable=SC2086 # the words of a command
        refused 1 'F:' eforos $command
    done
    tried "a drive letter that is not there any more"
else
    echo "  NOT TRIED: a full disk, a drive that goes (nothing may be mounted here)"
fi

# A folder of a network, as far as Wine has any: a name of a server that leads to a folder of this machine.
mkdir -p share "$WINEPREFIX/dosdevices/unc/server"
ln -s "$work/share" "$WINEPREFIX/dosdevices/unc/server/share"
if eforos demo '\\server\share\net.eforos' >/dev/null 2>"$work/err"; then
    eforos verify '\\server\share\net.eforos' >/dev/null || fail "not verified on a server"
    eforos standings '\\server\share\net.eforos' >/dev/null || fail "not read on a server"
    whole share/net.eforos
    [ "$(ls -A share)" = net.eforos ] || fail "left on the server: $(ls -A share)"
    tried 'a path of a server, \\server\share (a folder of this machine by that name; no network)'
else
    fail "a path of a server: $(cat "$work/err")"
fi
refused 1 'nobody' eforos verify '\\nobody\share\net.eforos'

left=$(find "$work" -path "$work/prefix" -prune -o \( -name '*-lock' -o -name '*-wal' -o -name '*-shm' -o -name '*.new' \) -print)
[ -z "$left" ] || fail "left behind: $left"
tried "no lock, no log and nothing half made is left anywhere"
