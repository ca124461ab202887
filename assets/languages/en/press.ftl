# Printing: documents and archives written from the window.

press-exists = { $file } exists already. Give another name.
press-not-written = { $file } was not written: { $why }.
press-broken-off = Broken off; nothing was written.
