//! Other addresses of this machine, as strangers have them.

use std::net::{Ipv4Addr, SocketAddr, TcpStream};

/// Comes from another address of this machine.
pub fn from(address: Ipv4Addr, to: SocketAddr) -> TcpStream {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build().unwrap();
    let stream = runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.bind((address, 0).into()).unwrap();
        socket.connect(to).await.unwrap().into_std().unwrap()
    });
    stream.set_nonblocking(false).unwrap();
    stream
}
