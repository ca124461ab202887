### The jury’s pages: words that wait for a ruling.

jury-waiting = Waiting for a ruling
jury-ruled = Ruled on
jury-valid = Valid
jury-invalid = Not valid
jury-withdraw = Withdraw the ruling
jury-unreadable = Nobody can read it
jury-near = Near: { $near }
# $round: the number; $field: the field of the sheet
jury-illegible = a letter cannot be read · round { $round }, { $field }
jury-illegible-way = If the paper can be read, whoever keys corrects the sheet. Here it is only decided that nobody can read it: then the word counts nothing, and costs nothing. Whose paper it is is not told here: the referee sees it, and hands you the paper.
jury-is-open = not ruled on
jury-to-words = To the words
jury-next = The next word
jury-at-it = { $names } has this word open, too.
jury-no-word = No such word waits for a ruling, and none was ruled on.
jury-ruled-since = Meanwhile “{ $word }” was decided by { $by }: { $way } Look at it and decide again.
jury-ruled-over = Meanwhile “{ $word }” was decided by { $by }: { $way }
jury-turned-valid = { $by } changed your ruling at { $at }: “{ $word }” is now valid.
jury-turned-invalid = { $by } changed your ruling at { $at }: “{ $word }” is now not valid.
jury-turned-withdrawn = { $by } withdrew your ruling at { $at }: “{ $word }” is not ruled on now.
jury-ruled-valid = Ruled valid: { $word }.
jury-ruled-invalid = Ruled invalid: { $word }.
jury-withdrawn = The ruling was withdrawn: { $word }.
jury-lost = No connection. Your ruling and its evidence stay here, and are sent as soon as it is back.
jury-unread-kept = { $word }: nobody can read it; saved. If it can be read after all, whoever keys sheets puts it right there.
jury-to-change = To change that, open it under “Ruled on”.
jury-change = Yes, change the ruling.
jury-change-asks = This was ruled on already, and points hang on it. If it shall be otherwise, tick that below and press again.
