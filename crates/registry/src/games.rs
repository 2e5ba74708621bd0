//! All games. Made by `cargo xtask games`; do not edit.

crate::list::list! {
    jolly_roger::JollyRoger,
    port_royal::PortRoyal,
    rum::Rum,
    #[cfg(feature = "test-games")]
    test_broadside::TestBroadside,
}
