# Read with `.` by a script beside this one before all else: it goes on in a network of its own, with an address that a
# hall's network has, for the doors of a window open in no other.
if [ -z "${IN_A_HALL:-}" ]; then
    export IN_A_HALL=1
    exec unshare -rn sh -c 'ip link set lo up && ip address add 192.168.77.1/24 dev lo && exec sh "$0" "$@"' "$0" "$@"
fi
