//! Tells cargo that the built page belongs to this crate: its files have new names when they
//! change, which a list of old names would not show.

fn main() {
    // Cargo runs this each time for a folder that is missing. An empty one is a page not yet built;
    // where it cannot be made, everything still works, only not as fast.
    drop(std::fs::create_dir_all("../../web/dist"));
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../../web/dist");
}
