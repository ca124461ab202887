SELECT seal FROM ready WHERE joint = $1 AND venue = $2
