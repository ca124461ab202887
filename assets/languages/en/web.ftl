# What pages say to browsers in the hall.

# The places at the foot of a page.
web-now = Now
web-standings = Standings
web-help = Help

# Whether a page is new; a time of day follows the second.
web-live = live
web-lost = no connection since
web-doors-closed = The doors were closed; this page goes on by itself once they are open again.

# $time: the whole time, 6:00; the first stands before one, too
web-of = of
web-of-time = of { $time }

# A tile for who hears it.
web-face-down = face down

# At the foot of a further screen; an address follows the first.
web-on-a-phone = on a phone:
web-sound = Switch sound on
web-sound-on = ● sound on
web-screen-awake = Switch this device’s own sleep off.
web-no-standings = No standings were published yet: they stand here once they are.
web-newer-now = The hall is shown other standings than those that were published: “Now” has them.
web-hall-has-now = The table that the hall is shown stands under “Now”.
web-legend = Since the standings before: ▲ ▼ = are places, the small number is points.
web-legend-points = The small number is points.
web-legend-places = Since the standings before: ▲ ▼ = are places.
web-legend-figure = The small number: { $figure }.
web-screen-invited = While phones do not see everything, a screen needs an invitation: ask the referee for one, and open the https address that it names.
web-screen-pupils = A screen names pupils, phones tell them by initials: so it needs an invitation. Ask the referee for one, and open the https address that it names.
web-phones-closed = The referee has closed the phones: look at the projector.
web-phones-no-letters = The letters are on the projector; here they come once the time is over.
web-published-at = published at { $time }
web-changed-at = changed at { $time }
web-undecided = { $count ->
        [one] one word not ruled on yet
       *[other] { $count } words not ruled on yet
    }

# What to do when a page does not open.
web-help-network = Join the hall’s Wi-Fi and stay connected although it has no internet.
web-help-data = Switch mobile data and a VPN off while you look; a guests’ network may part devices from each other: ask for the hall’s own.
web-help-date = An old device that warns of everything has a wrong date: set its date and time.
web-help-router = Whoever sets the network up: a router without internet is enough, or a device’s own hotspot (an iPhone’s takes some 5 devices, a laptop’s 8). Let the router reserve an address for the referee’s computer, so that codes and cards lead to it the whole day.
web-help-firewall = On the referee’s computer Windows asks once about the firewall: allow private networks. If no device’s page opens, look there first.
web-help-clock = The projector alone counts: a phone may be late. “≈” before the time says that its clock is not sure to a tenth of a second. A phone that is locked or shows another page tells no alert.
web-help-screen = A screen that shall stay on: switch the device’s own sleep off, open the address with /screen behind it and press F11. It shows what the projector shows, and is dark red once the time is up. Sound is switched on by the button at its foot; phones never sound. While phones do not see everything, and in a tournament of pupils, whom phones are told by initials, a screen needs an invitation from the referee.

# Why there is no answer.
web-not-found = There is no such page here. Addresses are written in small letters.
web-stations-elsewhere = Stations enter at another address, not at the phones’: it begins with https:// and stands on the referee’s screen, in the place Stations. Type all of it, the number behind the colon, too. The browser warns there once, for nobody outside vouches for the referee’s computer. First compare the certificate (“Not secure” or the lock in the address bar): its SHA-256 begins with the sixteen characters that the referee reads out. Only then “Advanced” or “Details” leads on.
web-to-stations = Assistants: sign in here
web-stations-here = Assistants, a jury and screens enter at this address
web-stations-open = 1. Open the address below. The browser shows a warning, “Your connection is not private”: that is as it should be, for nobody outside vouches for the referee’s computer. Do not go on yet.
web-stations-compare = 2. Compare: “Not secure” or the lock in the address bar shows the certificate. Its SHA-256 must begin with the sixteen characters that stand in the referee’s window, in the place Stations; capitals, colons and spaces do not count. If it begins otherwise, stop and tell the referee.
web-stations-warning = 3. Only then press “Advanced”, then “Proceed to …”.
web-stations-warning-iphone = An iPhone shows no certificate beforehand: let the referee look on, press “Show Details”, then “visit this website”.
web-not-understood = That was not understood.
web-not-from-here = That was not sent from a page of this door.
web-not-this-door = This door is not called so: type the address as the hall shows it.
web-too-large = That was too long.
web-too-often = That was asked too often: wait a moment and try again.
web-too-slow = That took too long.
web-closed = The doors are full or closed: try again in a moment.

# The doors and who is let in, as the referee is told.
web-no-address = { $address } is no private address of this machine.
web-no-port = No port from { $first } to { $last } is free: close the other program.
web-not-open = The doors stay closed: { $why }
web-nobody-waits = There is no number { $number }.
web-somebody-else = Somebody else is { $name } here, in another office: not let in.
web-too-many-invited = Too many invitations are open: they end within ten minutes.
web-no-folder = The system names no folder for the stations’ certificate.
web-certificate-ended = The doors stay closed: the certificate { $file } was good until { $until }. Renew it.
web-help-now = “Now” shows what the projector shows, and the time with it: there is nothing to press, the page goes on by itself. “Standings” has the table as the referee published it last.
web-help-own = “My sheets” shows what of yours was published, with each verdict and its points. Photograph the square code of your player’s card, or type its ten signs there. Whoever has the card reads the same, so keep it; for a lost one the referee gives another, and the old code opens nothing. Objections are made at the referee’s desk.
web-long-head = This browser sends too much with each request, mostly cookies of other pages at this address: clear the cookies of this address in its settings, and open the page again.
web-help-title-network = If a page does not open
web-help-title-pages = What you see
web-help-title-code = The codes
web-help-title-others = Screens and assistants
web-help-term-head = event … · code …
web-help-head = The seal of all that was recorded of the competition up to then. Photograph it: if something is changed in secret later it does not fit any more, and verifying shows it.
web-help-word = A word or a number that somebody in the hall calls before the first draw. Together with the secret seed, sealed before, it settles every draw: so nobody could choose the letters.
web-help-card = Ten signs on the player’s card: they open your own sheets and nothing else. This phone remembers them until you tell it to forget.
web-help-staff = Assistants enter by another address, which begins with https:// and stands on the referee’s screen. At the first visit the browser warns, for nobody outside vouches for that computer. First compare the certificate (“Not secure” or the lock in the address bar): its SHA-256 begins with the sixteen characters that the referee reads out. Only then “Advanced” or “Details” leads on.
