# What is wrong with a text of rules of a duplicate game.

errors-rules-variant = the rules of the variant { $variant } are not known to the program; it knows the variant clasic only.
errors-rules-figure-twice = the same figure stands twice in the order.
