//! The types of the API, for the page.

use ts_rs::TypeVisitor;

/// Shows a visitor the types of all requests and answers. The export is missing: the page only
/// saves it as a file.
pub fn visit_types(visitor: &mut impl TypeVisitor) {
    visitor.visit::<crate::Empty>();
    visitor.visit::<crate::Failed>();
    visitor.visit::<crate::Games>();
    visitor.visit::<crate::Tables>();
    visitor.visit::<crate::CreatedTable>();
    visitor.visit::<crate::Invitation>();
    visitor.visit::<crate::Invited>();
    visitor.visit::<crate::KeyText>();
    visitor.visit::<crate::Joined>();
    visitor.visit::<crate::NewName>();
    visitor.visit::<crate::Named>();
    visitor.visit::<crate::Credentials>();
    visitor.visit::<crate::NewPassword>();
    visitor.visit::<crate::Proof>();
    visitor.visit::<crate::Board>();
    visitor.visit::<crate::History>();
    visitor.visit::<crate::Blocks>();
    visitor.visit::<crate::AtSeat>();
    visitor.visit::<crate::Report>();
}
