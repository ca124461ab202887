#!/bin/sh
# The tests that need no window, run by Wine: a line each folder with its counts.
#   tests/wine/tests.sh CORE SLOW FOLDER
# CORE and SLOW are the test programs for Windows.
set -eu

core=$(realpath "$1")
slow=$(realpath "$2")
set -- "$1" "$1" "$3"
. "$(dirname "$0")/prefix.sh"
# Programs of this machine that look at what the tests have made.
mkdir "$work/tools"
cp "$here/outside" "$work/tools"
for tool in python3 pdftotext pdfinfo pdftoppm pdffonts pdfimages; do mingw "$work/tools/$tool.exe" "$here/outside.c"; done
WINEPATH=$(z "$work/tools")
export WINEPATH
# The tests find the project and the program by paths of this machine: they must run on its drive.
cd "$here/../.."

# counted NAME COMMAND…: the line in which the harness counts.
counted() {
    name=$1
    shift
    "$@" >"$out/wine-$name.log" 2>&1 || failed=1
    echo "  $name: $(grep -a '^test result' "$out/wine-$name.log" | sed 's/^test result: //; s/; [0-9]* measured.*//' || echo 'DID NOT END')"
}

failed=0
folders="rules formats board classic duplicate letters language lexicon record storage exchange cli print rehearsal session
    screens seen doors"
for folder in $folders; do
    # A filter is found anywhere in a name: those of this name within other folders run there.
    skipped=
    for other in $folders; do skipped="$skipped --skip $other::$folder::"; done
    # shellcheck disable=SC2086 # several words
    counted "$folder" wine "$core" "$folder::" --test-threads=2 $skipped
done
EFOROS_KILLS=${EFOROS_KILLS:-100} counted kills wine "$slow" days::kills --test-threads=1 --nocapture
grep -a 'killed .* times\|killed while\|commands killed' "$out/wine-kills.log" | grep -v '^test ' | sed 's/^/  /' || true
counted days wine "$slow" --test-threads=1 --skip days::kills
[ $failed = 0 ] || fail "tests failed, see $out"
