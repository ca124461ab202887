DELETE FROM tables WHERE of NOT IN (SELECT competition FROM competitions)
