#!/bin/sh
# The Debian package installed and started: into a folder that stands for a system's root, so that
# nobody has to be its administrator and nothing of it changes. Looked at are the desktop entry, the
# file type, the manual pages and the completions; the program is started from there, opens a
# competition as a double click does, and everything goes again with the package.
# Needs dpkg, man, desktop-file-validate, xmllint, Xvfb, openbox, xdotool and ImageMagick.
#   tests/xvfb/package.sh PACKAGE FOLDER
set -eu

package=$(realpath "$1")
. "$(dirname "$0")/desk.sh"

root=$work/root
mkdir -p "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/updates" "$root/var/lib/dpkg/triggers"
: >"$root/var/lib/dpkg/status"
on_root() {
    dpkg --root="$root" --log=/dev/null --force-not-root --force-depends --force-bad-path "$@"
}
on_root --install "$package" >"$work/dpkg" 2>&1 || fail "$(cat "$work/dpkg")"
on_root --status eforos | grep -q '^Status: install ok installed' || fail "not installed"
share=$root/usr/share
program=$root/usr/bin/eforos

# Every library that the program is linked with is there.
if ldd "$program" | grep 'not found'; then fail "a library is missing"; fi
"$program" --version

desktop-file-validate "$share/applications/eforos.desktop"
grep -q '^Exec=eforos %f$' "$share/applications/eforos.desktop" || fail "a file is not handed over"
mime=$(sed -n 's/^MimeType=\(.*\);$/\1/p' "$share/applications/eforos.desktop")
grep -q "type=\"$mime\"" "$share/mime/packages/eforos.xml" || fail "$mime is no file type"
if command -v xmllint >/dev/null; then xmllint --noout "$share/mime/packages/eforos.xml"; fi
if command -v update-mime-database >/dev/null; then
    update-mime-database "$share/mime"
    [ -s "$share/mime/$mime.xml" ] || fail "the system does not know the file type"
fi
[ -s "$share/icons/hicolor/256x256/apps/$(sed -n 's/^Icon=//p' "$share/applications/eforos.desktop").png" ] ||
    fail "no icon"
for page in "$share"/man/man1/eforos*.1.gz "$share"/man/*/man1/eforos*.1.gz; do
    said=$(MANWIDTH=80 LC_ALL=C.UTF-8 man --warnings -l "$page" 2>&1 >"$work/page")
    [ -z "$said" ] || fail "$page: $said"
    grep -qi 'eforos' "$work/page" || fail "$page says nothing"
done
bash -n "$share/bash-completion/completions/eforos"
bash -c ". '$share/bash-completion/completions/eforos' && complete -p eforos" >/dev/null || fail "nothing is completed"
for shell in "zsh vendor-completions/_eforos" "fish vendor_completions.d/eforos.fish"; do
    name=${shell%% *}
    if command -v "$name" >/dev/null; then "$name" -n "$share/$name/${shell#* }"; fi
done

# The hub's unit says what systemd knows, and starts a command that there is.
unit=$root/lib/systemd/system/eforos-hub.service
if command -v systemd-analyze >/dev/null; then
    sed "s|/usr/bin/eforos|$program|" "$unit" >"$work/eforos-hub.service"
    said=$(systemd-analyze verify "$work/eforos-hub.service" 2>&1 | grep eforos-hub || true)
    [ -z "$said" ] || fail "$said"
fi
# Its settings are a file of the administrator's own, which the unit reads.
settings=$(sed -n 's/^EnvironmentFile=-//p' "$unit")
grep -q '^EFOROS_LANGUAGE=' "$root$settings" || fail "the hub's language is no setting"
[ "$(dpkg-deb --ctrl-tarfile "$package" | tar -xO ./conffiles)" = "$settings" ] || fail "an upgrade would write over the settings"
[ -s "$root/usr/lib/sysusers.d/eforos-hub.conf" ] || fail "the hub has no user"
grep -q 'proxy_pass http://127.0.0.1:8034' "$share/doc/eforos/examples/nginx-hub.conf" || fail "nothing leads to the hub"
"$program" hub serve --help | grep -q 127.0.0.1:8034 || fail "the hub stands elsewhere"

# As a double click does it.
display Xvfb -screen 0 1280x800x24
"$program" demo "$work/a.eforos" --players 4
open
import -window root "$out/package.png"
kill "$program_id" && wait "$program_id" 2>/dev/null || true

on_root --remove eforos >"$work/dpkg" 2>&1 || fail "$(cat "$work/dpkg")"
rm -rf "$share/mime"
left=$(find "$root/usr" -type f)
[ -z "$left" ] || fail "left behind: $left"
echo "installed, started and removed; picture in $out"
