SELECT competition FROM competitions
WHERE conductor = $1 OR joint IN (SELECT joint FROM joints WHERE conductor = $1)
