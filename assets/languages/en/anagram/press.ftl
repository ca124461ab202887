# Printing: word sheets.

press-order = Order
press-by-round = By round
press-by-player = By player
press-paper = Paper
press-a5 = A5
press-a4 = A4, two on a page
press-blank = Sheets without a name
press-blank-hint = how many; empty: the players’ own
press-blank-range = Sheets without a name: from 1 to { $most }.

press-backs = Back
press-white-backs = White
press-printed-backs = With fields
