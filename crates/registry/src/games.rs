//! All games. Made by `cargo xtask games`; do not edit.

crate::list::list! {
    #[cfg(feature = "jolly-roger")]
    jolly_roger::JollyRoger,
    #[cfg(feature = "port-royal")]
    port_royal::PortRoyal,
    #[cfg(feature = "rum")]
    rum::Rum,
    #[cfg(feature = "test-broadside")]
    test_broadside::TestBroadside,
}
