# Competition: what is a duplicate game’s.

competition-rules-duplicate = The program’s rules: Romanian duplicate 2007.
