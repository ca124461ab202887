# Why standings of a duplicate game are provisional, to stand in a list.

doubts-undecided = the word { $word } of turn { $turn } waits for a ruling (players { $players })
doubts-missing = the slip of player { $player } of turn { $turn } is missing
doubts-draft = the slip of player { $player } of turn { $turn } is being keyed
doubts-draft-unnamed = a slip without a name of turn { $turn } is being keyed
doubts-unsettled = two keyings of the slip of player { $player } of turn { $turn } differ
doubts-unassigned = slip { $slip } of turn { $turn } has no name
doubts-unchecked = the slip of player { $player } of turn { $turn } was not checked by a second person
doubts-pending = objection { $objection } of player { $player } is not decided
