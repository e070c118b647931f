extension ThoroughOmissionTests {
  static let accessors = [
    // Of a property or a subscript, a getter or setter goes alone.
    Case(
      source:
        "struct M {\n  subscript(i: Int) -> Gate? {\n    get { gone(i) }\n    set { a(i) }\n  }\n}",
      line: 3, column: 11, contains: "get {  return nil }", kind: .function, name: "subscript",
      isThorough: false),
    Case(
      source: "struct M {\n  var b: Gate {\n    get { a() }\n    set { gone(newValue) }\n  }\n}",
      line: 4, column: 11, contains: "set {  ", kind: .function, name: "b", isThorough: false),
    Case(
      source: "struct M {\n  var b = 1 {\n    didSet { gone() }\n  }\n}", line: 3, column: 14,
      contains: "didSet {  ", kind: .function, name: "b", isThorough: false),
    Case(
      source: "struct M {\n  var b: Gate {\n    get { gone() }\n    set { a() }\n  }\n}", line: 3,
      column: 11, contains: "@available(*, unavailable) get {  fatalError(", kind: .function,
      name: "b"),
    // A switch for which the enum has too many cases gets a last one.
    Case(
      source: "func f(_ a: A) -> Int {\n    switch a {\n    case .b: 1  // one\n    }\n}", line: 2,
      message: "switch must be exhaustive", contains: "// one\n    default: fatalError(",
      kind: .function,
      name: "a switch", isThorough: false),
    // A case carries a value of a type that nobody knows.
    Case(
      source: "enum E {\n  case a, b(to: [Kit.Gone?])\n}", line: 2, column: 18,
      message: "cannot find type 'Kit' in scope", contains: "case a, b(to: [   Never?])",
      kind: .declaration, name: "b", isThorough: false),
    Case(
      source: "enum E {\n  case b(any Gone)\n}", line: 2, column: 14,
      message: "cannot find type 'Gone' in scope", contains: "case b(   Never)", kind: .declaration,
      name: "b", isThorough: false),
  ]
}
