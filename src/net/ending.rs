//! How the system asks a service to end.

/// Waits until it does: an interrupt at the keyboard, or the end that a manager of services asks for.
#[cfg(unix)]
pub async fn asked_to_end() {
    use tokio::signal::unix::{SignalKind, signal};

    let signals = [SignalKind::terminate(), SignalKind::interrupt()].map(signal);
    let [Ok(mut terminate), Ok(mut interrupt)] = signals else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
}

/// Waits until it does: an interrupt at the keyboard, its window closed, the machine shut down.
#[cfg(windows)]
pub async fn asked_to_end() {
    use tokio::signal::windows::{ctrl_c, ctrl_close, ctrl_shutdown};

    let (Ok(mut interrupt), Ok(mut close), Ok(mut shutdown)) =
        (ctrl_c(), ctrl_close(), ctrl_shutdown())
    else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = close.recv() => {}
        _ = shutdown.recv() => {}
    }
}
