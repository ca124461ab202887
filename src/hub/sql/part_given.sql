SELECT bytes FROM parts WHERE kind = $1 AND sha256 = $2 AND may_be_given
