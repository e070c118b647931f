/// Declarations in nested enumerations: one for each folder with a namespace of a catalog, and for each
/// dot of a key.
struct NestedNames {
  /// A declaration and where it stands.
  struct Member {
    /// Enclosing enumerations and the name that is declared, as Swift writes them.
    var path: [String]
    var line: String
  }

  /// What stands before the name of an enumeration, and after it.
  var head = "enum "
  var tail = ""

  func code(_ members: [Member], indent: String, depth: Int = 0) -> String {
    var text = members.filter { $0.path.count == depth + 1 }.map { "\(indent)\($0.line)\n" }
      .joined()
    let nested = Dictionary(grouping: members.filter { $0.path.count > depth + 1 }) {
      $0.path[depth]
    }
    for (name, inner) in nested.sorted(by: { $0.key < $1.key }) {
      text += "\(indent)\(head)\(name)\(tail) {\n"
      text += code(inner, indent: indent + "  ", depth: depth + 1) + "\(indent)}\n"
    }
    return text
  }
}
