# A joint competition in the window: the place Venues, and what a hall does for it.
# $count, $number, $round, $at, $seconds: numbers; $hub: an address; $name, $why, $text: as told; $time: a time of day

venues-help = Here is the line to the hub of the joint competition: what was sent, what the conductor ordered, the hub’s clock. Nothing waits for the internet: without it the competition goes on here, and everything is sent later.
venues-hall = Hall { $number }: { $name }
venues-line = Line to the hub
venues-light = Hub
venues-hub = Hub: { $hub }
venues-clock = The hub’s clock: { $time }
venues-clock-about = The hub’s clock: about { $time }
venues-unsent = Not sent yet: { $count }
venues-told = The conductor says: { $text }
venues-no-card-here = This file has no card, so nothing is sent and nothing comes. Ask the conductor for the card of this hall.
venues-state-none = Hub: no line
venues-state-none-about = The file is open for reading only, so nothing is sent and nothing comes.
venues-state-no-card = Hub: no card
venues-state-connecting = Hub: connecting
venues-state-connecting-about = The hub has not answered yet. The competition goes on meanwhile.
venues-state-level = Hub: all sent
venues-state-level-about = The hub has everything of this file, and everything that was ordered is carried out.
venues-state-sending = Hub: sending, { $count } to go
venues-state-sending-short = Hub: sending
venues-state-sending-about = New entries are on their way to the hub. Nothing waits for them.
venues-state-behind = Hub: { $count } of the conductor’s entries wait
venues-state-behind-short = Hub: orders wait
venues-state-behind-about = Not all that the conductor did is carried out here. It comes by itself; until then the joint table counts this hall as provisional.
venues-state-called = Hub: word not handed in
venues-state-called-about = The word that the hall called is in this file alone. Press Ready and its seal goes to the hub; what is newer waits until all words are asked for.
venues-state-holding = Hub: word sealed
venues-state-holding-about = The hub has the seal of this hall’s word. The word itself, and what is newer, goes once all halls are asked for their words.
venues-state-away = Hub: no connection
venues-state-away-about = { $why } Tried again in { $seconds } s. Letters can come by telephone meanwhile.
venues-state-refused = Hub: refused
venues-token-unknown = The hub does not know this conductor’s token any more. Whoever runs the hub gives a new one; type it here.
venues-state-contested = Hub: two histories
venues-state-contested-centre = The hub has another history of this file from event { $at } on. Both are kept. Is this the right file?
