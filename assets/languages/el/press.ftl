# Printing: documents and archives written from the window.

press-exists = Υπάρχει ήδη: { $file }. Δώστε άλλο όνομα.
press-not-written = Δεν γράφτηκε το { $file }: { $why }.
press-broken-off = Η εκτύπωση διακόπηκε· δεν γράφτηκε τίποτε.
