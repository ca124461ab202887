# Rounds: letters, time, the next step.

rounds-alert-in = Alert { $alert } in { $wait }
rounds-ends-at = Ends at { $time }
rounds-held = Paused
rounds-unconfirmed = The program was restarted: confirm that the time ran on, or set it.
rounds-projector-close = Close the hall window
rounds-projector-open = Open the hall window
rounds-step-break =
    { $minutes ->
        [one] Break, { $minutes } minute
       *[other] Break, { $minutes } minutes
    }
rounds-step-confirm = The time ran on: { $left } left
rounds-step-end-break = End the break
rounds-step-players = First add players in Competition
rounds-step-resume = Let the time go on
rounds-step-hindered = Left before the signature ({ $count })…
rounds-step-sign = Sign the final sheet…
rounds-step-ceremony = Ceremony in the hall
rounds-step-print-signed = Print the signed sheet
rounds-step-archive = Everything in one folder: archive…
rounds-step-signed = The competition is signed
# $issue: 1, 2 …
rounds-signed = ✓ Signed · issue { $issue }
rounds-step-start = Start the time of round { $round }

# What the questions of the day say.
rounds-ask-break-ends = The break has { $left } left and ends now.
rounds-ask-break-skipped = The break after round { $after } was not taken and is skipped.
rounds-ask-end-break = The break has { $left } left. End it now?
rounds-ask-go-on = Let the time go on
rounds-ask-hall-word = A player calls a word or a number. It changes every draw, and after the first draw it cannot be changed.
rounds-ask-hall-word-is = Recorded exactly so: “{ $text }”
rounds-ask-left = Now { $left } are left.
rounds-ask-no-hall-word = Left empty, it is recorded that nobody called a word.
rounds-ask-or-go-on = Otherwise the time goes on from where it stopped. The history keeps both.
rounds-ask-pause = The pause lasts until the time goes on. The reason is written to the history.
rounds-ask-stands = The time stands at { $left }.
rounds-hall-word = The hall's word or number
rounds-hall-word-blank = Only blanks stand there: type what was called, or leave it empty.
rounds-step-hall-word = The hall's word…
rounds-ask-time-ends = Its time, which has { $left } left, ends.
rounds-hall-sees = The hall sees: { $what }
rounds-hall-would-see = The hall’s window is closed. Once open, it will show: { $what }
rounds-hall-welcome = the welcome
rounds-hall-standings = the standings after round { $round }
rounds-hall-final = the final standings
rounds-latest = Latest
rounds-hall-ceremony = the ceremony
rounds-hall-message = the message “{ $text }”
rounds-hall-black = a black screen
rounds-ask-round-runs = The time of round { $round } is running: { $left } left.
rounds-ask-break-runs = The break is running: { $left } left.
rounds-ask-goes-on = The time does not stop: it goes on by the computer’s clock, without alerts. When the competition is opened again, as much is left as there will be then.
rounds-ask-goes-on-here = The time does not stop: it goes on here, and the alerts are heard.
rounds-ask-goes-on-muted = The time does not stop: it goes on here. The alerts are not heard, because the sound is muted; they are seen only on this screen.
rounds-ask-goes-on-silent = The time does not stop: it goes on here. The alerts are not heard, because there is no loudspeaker; they are seen only on this screen.
rounds-ask-hall-desktop = The hall does not see the letters and the time now either. In the place of the scene that is shown it will see the computer’s desktop.
rounds-ask-hall-dark = The hall will no longer see letters or time, but the computer’s desktop.
rounds-ask-stay-open = Leave it open
rounds-draw-digital = Digital draw
rounds-draw-physical = From the bags
rounds-step-ignored = Too soon: nothing was done. Press Space again.
