#!/bin/sh
# What others read out of the program's file, with other tools than the one that laid it in: the icon in all its sizes,
# whose it is and which version, the manifest; and that it is a program of windows, which opens no console. Needs no Wine.
#   tests/wine/resources.sh PROGRAM
set -eu

program=$(realpath "$1")
project=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

fail() {
    echo "FAILED: $1" >&2
    exit 1
}

objdump -p "$program" >headers
grep -q '^Subsystem.*00000002' headers || fail "no program of windows: $(grep Subsystem headers)"
objdump -f "$program" | grep -q 'pei-x86-64' || fail "not of 64 bits"

wrestool --extract --type=14 --output=program.ico "$program"
sizes() {
    icotool --list "$1" | sed 's/.*--width=\([0-9]*\) --height=\([0-9]*\) --bit-depth=\([0-9]*\).*/\1x\2x\3/' | sort -n
}
sizes program.ico >program.sizes
sizes "$project/assets/windows/eforos.ico" >expected.sizes
cmp program.sizes expected.sizes || fail "other icons: $(cat program.sizes)"
for size in 16 32 48 256; do
    grep -q "^${size}x${size}x32$" program.sizes || fail "no icon of $size"
done
for part in program "$project/assets/windows/eforos"; do
    mkdir "$(basename "$part")"
    icotool --extract --output="$(basename "$part")" "$part.ico"
done
(cd program && cksum -- *.png | sed 's/ [^ ]*_/ /') >program.sums
(cd eforos && cksum -- *.png | sed 's/ [^ ]*_/ /') >expected.sums
cmp program.sums expected.sums || fail "other pictures in the icons"

wrestool --extract --raw --type=24 --output=manifest "$program"
cmp manifest "$project/assets/windows/eforos.exe.manifest" || fail "another manifest"

version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$project/Cargo.toml" | head -1)
wrestool --extract --raw --type=16 --output=version "$program"
# Names and values, a line each.
iconv -f UTF-16LE -t UTF-8 -c version | tr '\000' '\n' | grep -a . >strings || true
after() {
    grep -a -A1 "$1\$" strings | tail -1
}
for name in ProductVersion FileVersion; do
    case $(after $name) in "$version" | "$version.0") ;; *) fail "$name is $(after $name), not $version" ;; esac
done
[ "$(after ProductName)" = Eforos ] || fail "ProductName is $(after ProductName)"
[ "$(after OriginalFilename)" = eforos.exe ] || fail "OriginalFilename is $(after OriginalFilename)"
echo "  icons of $(sed 's/x.*//' program.sizes | tr '\n' ' ')pixels, version $version, the manifest, no console"
