#!/bin/sh
# A bare Debian with a systemd of its own, on which the hub is set up by the commands of the README: hub.sh beside this runs
# in it. Packages are fetched before; the machine itself has no network. All it said stays in FOLDER/SUITE.log.
# Needs root, debootstrap and systemd-container; the bare Debian is kept in FOLDER for the next time.
#   tests/debian/machine.sh PACKAGE FOLDER [bookworm|trixie]
set -eu

here=$(cd "$(dirname "$0")" && pwd)
package=$(realpath "$1")
mkdir -p "$2"
folder=$(realpath "$2")
suite=${3:-bookworm}
bare=$folder/$suite
log=$folder/$suite.log

if [ ! -d "$bare" ]; then
    rm -rf "$bare.new"
    debootstrap --variant=minbase --include=systemd-sysv "$suite" "$bare.new" >"$log" || { tail "$log"; exit 1; }
    mv "$bare.new" "$bare"
fi

work=$(mktemp -d "$folder/work.XXXXXX")
root=$work/root
mkdir "$work/written" "$work/overlay" "$root"
trap 'umount "$root" 2>/dev/null; rm -rf "$work"' EXIT
mount -t overlay bare -o "lowerdir=$bare,upperdir=$work/written,workdir=$work/overlay" "$root"

# Whoever sits at the console is root, and says yes to what apt asks.
cp "$package" "$here/../../README.md" "$here/hub.sh" "$root/root"
echo 'APT::Get::Assume-Yes "true"; Dpkg::Progress-Fancy "false";' >"$root/etc/apt/apt.conf.d/yes"
mkdir "$root/etc/systemd/system/console-getty.service.d"
printf '[Service]\nExecStart=\nExecStart=-/sbin/agetty --autologin root --keep-baud console 115200 vt220\n' \
    >"$root/etc/systemd/system/console-getty.service.d/root.conf"
echo 'sh /root/hub.sh' >>"$root/root/.profile"

cp /etc/resolv.conf "$root/etc"
chroot "$root" apt-get -qq update
chroot "$root" sh -c 'apt-get -qq --download-only install ./root/*.deb postgresql nginx curl' >/dev/null
rm "$root/etc/resolv.conf"

# Where this machine's own first process is no systemd, nobody is told of the other, and it is started again from here.
set --
[ -d /run/systemd/system ] || set -- --register=no --keep-unit
: >"$log"
for start in first second; do
    ! grep -aq '^tried: ' "$log" || break
    echo "$start start" >>"$log"
    SYSTEMD_NSPAWN_UNIFIED_HIERARCHY=1 timeout 3600 nice systemd-nspawn --quiet --directory "$root" --machine hub \
        --private-network --boot "$@" </dev/null >>"$log" 2>&1 || true
done
tr -d '\r' <"$log" | grep -a '^# \|^holds: \|^tried: '
grep -aq '^tried: all of it holds' "$log" || { tail -60 "$log"; exit 1; }
