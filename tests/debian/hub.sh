#!/bin/sh
# Runs in the machine of machine.sh, as root on its console: the commands of the README's "A hub for a federation" as they
# stand there, and whether the hub is what the README says. In between the machine is started again.
set -eu

cd /root
export EFOROS_LANGUAGE=en
pages=http://127.0.0.1:8035
name=hub.example.org

again=no
ended() {
    if [ "$?" != 0 ]; then
        systemctl --no-pager --full --lines 30 status eforos-hub || true
        echo "tried: it does not hold"
        again=no
    fi
    if [ "$again" = yes ]; then systemctl reboot; else systemctl poweroff; fi
    sleep 60
}
trap ended EXIT
holds() {
    echo "holds: $*"
    "$@"
}

# The README's block number $1 about the hub, line by line; $2 is a sed script for what one has to fill in.
block() {
    awk -v n="$1" '/^## /{hub = /^## A hub/} /^```/{fence += hub; next} hub && fence == 2 * n - 1' README.md | sed "${2:-}" >lines
    [ -s lines ]
    while read -r line <&3; do
        echo "# $line"
        eval "$line"
    done 3<lines
}
# The hub answers at both addresses within a minute.
answers() {
    for _ in $(seq 120); do
        if curl -sf "$pages/" >there && curl -sf http://127.0.0.1:8034/v1/time >there; then return; fi
        sleep 0.5
    done
    return 1
}
through_nginx() {
    curl -sfk --resolve "$name:443:127.0.0.1" "https://$name$1"
}
# All that a reader comes to from the first page and the season's, a file each, in the folder $1; there are at least $2.
read_all() {
    answers
    sleep 6 # What is served may be five seconds old.
    mkdir "$1"
    printf '/?lang=en\n/s/cup?lang=en\n' >ways
    for _ in 1 2 3; do
        while read -r page; do
            at=$1/$(echo "$page" | tr / _)
            [ -s "$at" ] || curl -sf "$pages$page" >"$at" || [ "$1" = files ]
        done <ways
        grep -oh 'href="/[^"]*"' "$1"/* | cut -d'"' -f2 | sed 's/&amp;/\&/g' | sort -u >ways
    done
    [ "$(ls "$1" | wc -l)" -ge "$2" ]
}
as_hub() { runuser -u eforos -- "$@"; }
# The unit has this property of systemd, as it counts and not as it is written.
is_set() { [ "$(systemctl show --property "$1" --value eforos-hub)" = "$2" ]; }
main_process() { systemctl show --property MainPID --value eforos-hub; }
new_database() {
    runuser -u postgres -- dropdb eforos
    runuser -u postgres -- createdb -O eforos eforos
}

first_start() {
    # Of the package, PostgreSQL and nginx nothing is there yet.
    holds test ! -e /usr/bin/eforos -a ! -e /usr/bin/psql
    block 1
    apt install curl
    holds answers
    holds systemctl is-enabled eforos-hub
    holds test "$(ps -o user= -p "$(main_process)")" = eforos
    holds is_set MemoryMax 3221225472
    holds is_set ProtectSystem strict
    holds is_set CapabilityBoundingSet ""
    for property in ProtectHome NoNewPrivileges PrivateTmp PrivateDevices MemoryDenyWriteExecute; do
        holds is_set "$property" yes
    done
    systemd-analyze --no-pager security eforos-hub | tail -1

    block 2 "s|^editor \(.*\)|sed -i 's/results.example.org/$name/; s,_certificate .*,_certificate /etc/ssl/certs/ssl-cert-snakeoil.pem;,; s,_certificate_key .*,_certificate_key /etc/ssl/private/ssl-cert-snakeoil.key;,' \1|"
    sleep 1
    holds through_nginx /v1/time
    holds through_nginx / >there
    # A part may be larger than rows: of that the hub says what it thinks, of these nginx.
    head -c 3000000 /dev/zero >part
    large() { curl -sk --resolve "$name:443:127.0.0.1" -o there -w '%{http_code}' -T part "https://$name/v1/$1"; }
    holds test "$(large "parts/rules/$(sha256sum <part | cut -c1-64)")" != 413
    holds test "$(large competitions/0/rows)" = 413
    holds curl -sf --resolve "$name:80:127.0.0.1" -o there -w '%{redirect_url}\n' "http://$name/x"

    eforos demo --players 12 FILE.eforos
    printf '[season]\ntitle = "Cup"\ncount = "total"\n' >RULES.toml
    block 3 's/COMPETITION/$(as_hub eforos hub branches --json | grep -om 1 "[0-9a-f]\\{64\\}")/'
    holds read_all before 20
    as_hub eforos hub tokens >tokens
}

same_pages() {
    rm -rf now
    read_all now 1
    diff -r before now
}
same_competition() {
    read_all files 1
    for page in before/_k_*; do cmp "$page" "files/${page#before/}"; done
}

# The machine was started again, and nobody did anything.
second_start() {
    holds same_pages
    systemctl restart eforos-hub
    holds same_pages

    was=$(main_process)
    kill -9 "$was"
    sleep 3
    holds answers
    holds test "$(main_process)" != "$was"

    # Without a database it says so; the time is told all the same.
    systemctl stop postgresql
    sleep 6
    holds test "$(curl -s -o there -w '%{http_code}' "$pages/")" = 503
    holds curl -sf http://127.0.0.1:8034/v1/time
    systemctl start postgresql
    holds same_pages
    # It cannot be started while there is none, however often that is tried; once there is one, it comes by itself.
    cluster=postgresql@$(ls /etc/postgresql)-main
    systemctl mask --quiet --runtime "$cluster" postgresql
    systemctl stop "$cluster"
    for _ in 1 2 3 4 5 6; do ! systemctl restart eforos-hub 2>there; done
    systemctl unmask --quiet --runtime "$cluster" postgresql
    systemctl start postgresql
    holds same_pages

    block 4
    block 5
    holds same_pages
    as_hub eforos hub tokens | holds cmp - tokens
    holds as_hub eforos hub verify
    as_hub eforos hub rebuild
    holds same_pages

    # No backup: what the files alone bring back is the competition with each of its pages.
    systemctl stop eforos-hub
    new_database
    systemctl start eforos-hub
    answers
    as_hub eforos hub take-in /var/tmp/FILE.eforos
    holds same_competition

    # A joint day in small, by real programs, in a database of its own.
    runuser -u postgres -- createdb -O eforos joint
    cd /tmp
    holds as_hub eforos demo --venues 2 --players 6 --rounds 2 --kills 1 --database 'postgresql:///joint?host=/run/postgresql'
    echo "tried: all of it holds"
}

if [ -d before ]; then
    second_start
else
    first_start
    again=yes
fi
