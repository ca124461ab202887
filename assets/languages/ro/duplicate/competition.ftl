# Competition: what is a duplicate game’s.

competition-rules-duplicate = Regulamentul programului: duplicat, 2007.
