import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// Which declarations of packages are compiled for a widget, and when that was too few.
@Suite(.timeLimit(.minutes(60))) struct ReachTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// What the extension holds beside `import Kit`.
    var widget: String
    var kit: String
    /// What is compiled of it.
    var left: String
  }

  static let cases = [
    Case(
      testDescription: "what only an unreached function mentions goes too",
      widget: "let a = A().used()",
      kit: """
        public struct A { public init() {}
          public func used() {}
          public func other() { B.go() } }
        struct B { static func go() {} }
        """,
      left: "public struct A { public init() {} public func used() {} }"),
    Case(
      testDescription: "room in a type, initializers and operators stay",
      widget: "let a = A.make()",
      kit: """
        public struct A { var number = helper(), other: Int?
          static let spare = A()
          init() { stored() }
          private func stored() {}
          public static func make() -> A { A() }
          static func == (a: A, b: A) -> Bool { true }
          var text: String { get { "" } set {} }
          var watched = 1 { didSet { changed() } }
          func changed() {} }
        func helper() -> Int { 1 }
        func unused() -> Int { 2 }
        """,
      left: """
        public struct A { var number = helper(), other: Int? init() { stored() } private func stored() {} \
        public static func make() -> A { A() } static func == (a: A, b: A) -> Bool { true } \
        var watched = 1 { didSet { changed() } } func changed() {} } \
        func helper() -> Int { 1 }
        """),
    Case(
      testDescription: "what a framework's protocol asks for stays with its type",
      widget: "let a = A()",
      kit: """
        public struct A: CustomStringConvertible { public init() {}
          public var description: String { words() }
          func words() -> String { "" }
          public func hash(into hasher: inout Hasher) {}
          func quiet() {} }
        """,
      left: """
        public struct A: CustomStringConvertible { public init() {} public var description: String { words() } \
        func words() -> String { "" } public func hash(into hasher: inout Hasher) {} }
        """),
    Case(
      testDescription: "what a package's own protocol asks for stays where the protocol is reached",
      widget: "let a: any Shown = A()",
      kit: """
        public protocol Shown { func show() }
        public struct A: Shown { public init() {}
          public func show() {}
          public func hide() {} }
        protocol Hidden { func hide() }
        """,
      left: """
        public protocol Shown { func show() } public struct A: Shown { public init() {} public func show() {} }
        """),
    Case(
      testDescription: "what is added to a type under another name is found by its own",
      widget: "let a = 1.shown",
      kit: """
        public typealias Number = Int
        public typealias Other = String
        extension Number { public var shown: String { "" }
          public var hidden: String { "" } }
        extension Other { public var unused: String { "" } }
        """,
      left: """
        public typealias Number = Int extension Number { public var shown: String { "" } }
        """),
    Case(
      testDescription: "overrides stay with what they override",
      widget: "let a = B()",
      kit: """
        open class A { public init() {}
          open func f() {}
          open func g() {} }
        public final class B: A { public override func f() {} }
        """,
      left: """
        open class A { public init() {} open func f() {} } public final class B: A { public override func f() {} }
        """),
    Case(
      testDescription: "extensions of a framework's types come with what they add",
      widget: "let a = \"a\".loud",
      kit: """
        extension String { public var loud: String { shout() }
          func shout() -> String { self }
          var quiet: String { whisper() } }
        extension String { func whisper() -> String { self } }
        """,
      left: """
        extension String { public var loud: String { shout() } func shout() -> String { self } } extension String { }
        """),
    Case(
      testDescription: "private members of a framework's types are found too",
      widget: "let a = A()",
      kit: """
        public struct A { public init() {}
          var key = String.key }
        private extension String { static let key = "a" }
        private extension String { static let other = "b" }
        """,
      left: """
        public struct A { public init() {} var key = String.key } \
        private extension String { static let key = "a" }
        """),
    Case(
      testDescription: "a conformance comes with its type and its protocol",
      widget: "let a: any Shown = 1",
      kit: """
        public protocol Shown {}
        public protocol Other {}
        extension Int: Shown {}
        extension Bool: Other {}
        extension Int: @retroactive Identifiable { public var id: Int { self } }
        """,
      left: """
        public protocol Shown {} extension Int: Shown {} \
        extension Int: @retroactive Identifiable { public var id: Int { self } }
        """),
    Case(
      testDescription: "declarations in one line",
      widget: "let a = A(); let b: () = a.g()",
      kit:
        "public struct A { public init() {}; func f() {}; public func g() {}; func h() {} }; struct B {}",
      left: "public struct A { public init() {}; public func g() {}; };"),
    Case(
      testDescription: "keys of an encoding are found by nobody's name",
      widget: "let a: A? = nil",
      kit: """
        public struct A: Codable { var b = 1
          enum CodingKeys: String, CodingKey { case b = "c" }
          enum Unused { case b } }
        """,
      left: """
        public struct A: Codable { var b = 1 enum CodingKeys: String, CodingKey { case b = "c" } }
        """),
    Case(
      testDescription: "lines that are rewritten move what stands behind them",
      widget: "let a = A().f()",
      kit: """
        public struct A { public init() {}
          public func f() { if #available(iOS 26, *) { g() } }
          func g() { if #available(iOS 26, *) {} }; func h() { if #available(iOS 26, *) { k() } }; func i() {}
          func k() {} }
        """,
      left: """
        public struct A { public init() {} public func f() { if #available(iOS 26, *), __vitrineOS(26) { g() } } \
        func g() { if #available(iOS 26, *), __vitrineOS(26) {} }; }
        """),
    Case(
      testDescription: "classes that a framework finds by name stay",
      widget: "let a = A()",
      kit: """
        public struct A { public init() {} }
        final class Converter: NSObject, NSCoding { init?(coder: NSCoder) {}
          func encode(with coder: NSCoder) {} }
        final class Gone: NSObject {}
        """,
      left: """
        public struct A { public init() {} } final class Converter: NSObject, NSCoding { \
        init?(coder: NSCoder) {} func encode(with coder: NSCoder) {} }
        """),
    Case(
      testDescription: "a wrapped property is mentioned by its projection",
      widget: "let a = A().shown()",
      kit: """
        public struct A { public init() {}
          @Box var b = 1
          public func shown() { _ = $b } }
        @propertyWrapper struct Box { var wrappedValue: Int
          var projectedValue: Int { 2 }
          var other: Int { 3 } }
        """,
      left: """
        public struct A { public init() {} @Box var b = 1 public func shown() { _ = $b } } \
        @propertyWrapper struct Box { var wrappedValue: Int var projectedValue: Int { 2 } }
        """),
  ]

  private static func compiler(_ folder: TestFolder) throws -> Compiler {
    let cache = CacheLocation(folder: folder.path + "/cache")
    #expect(cache.isWritable())
    return try Compiler(
      sdk: SDKLocation(folder: Command.binary.deletingLastPathComponent().path), cache: cache,
      identity: "test")
  }

  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// What is left is right, and compiles alone.
  @Test(arguments: cases) func unreachedDeclarationsAreLeftOut(_ item: Case) throws {
    let folder = TestFolder()
    let widget = try InterfaceTests.read(["W.swift": "import Kit\n" + item.widget], in: folder)
    let kit = try InterfaceTests.read(["Kit.swift": "import Foundation\n" + item.kit], in: folder)
    let reach = Reach(
      roots: widget, modules: [(name: "Kit", index: kit)], seeds: Reach.Seeds(), small: 0, most: 1)
    let copies = folder.path + "/out"
    let left = try reach.trimmed([kit], in: copies)
    #expect(left[0].files.count == 1)
    let file = copies + folder.path + "/Kit.swift"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(Self.words(text) == "import Foundation " + Self.words(item.left))
    try folder.write(["out/OS.swift": "func __vitrineOS(_ version: Double) -> Bool { true }"])
    let job = Compiler.Job(
      module: "Kit", files: [file, copies + "/OS.swift"], settings: ProjectSettings(),
      searchPaths: [], objects: [], output: copies + "/Kit.o", workFolder: copies, isLibrary: true)
    #expect(throws: Never.self) { try Self.compiler(folder).run(job) }
  }

  /// Two modules with types of one name: a file finds those of what it imports.
  @Test func namesAreLookedUpWhereTheyAreImported() throws {
    let folder = TestFolder()
    let widget = try InterfaceTests.read(["W.swift": "import One\nlet a = Thing()"], in: folder)
    let modules = try ["One", "Two", "Three"].map { name in
      let text = name == "One" ? "@_exported import Three\n" : ""
      return (
        name: name,
        index: try InterfaceTests.read(
          [name + ".swift": text + "public struct Thing { public init() {} }"], in: folder)
      )
    }
    let reach = Reach(roots: widget, modules: modules, seeds: Reach.Seeds(), small: 0, most: 1)
    #expect(reach.files.map(Paths.name).sorted() == ["One.swift", "Three.swift"])
  }

  /// A module that is small is compiled once for all widgets.
  @Test func aSmallModuleIsNotTakenApart() throws {
    let folder = TestFolder()
    let widget = try InterfaceTests.read(["W.swift": "import Kit\nlet a = A()"], in: folder)
    let kit = try InterfaceTests.read(
      ["A.swift": "public struct A { func f() {} }", "B.swift": "struct B {}"], in: folder)
    let reach = Reach(roots: widget, modules: [(name: "Kit", index: kit)], seeds: Reach.Seeds())
    #expect(reach.files.count == 2)
    #expect(reach.removed.isEmpty)
    #expect(!reach.savesMuch)
  }

  /// A module of which most is reached is compiled once for all widgets too, and so is what it reaches.
  @Test func aModuleThatIsReachedMostlyIsNotTakenApart() throws {
    let folder = TestFolder()
    let widget = try InterfaceTests.read(["W.swift": "import Kit\nlet a = A()"], in: folder)
    let kit = try InterfaceTests.read(
      ["A.swift": "import Base\npublic struct A { func f() { B().g() } }\nfunc h() { i() }"],
      in: folder)
    let base = try InterfaceTests.read(
      ["B.swift": "public struct B { public func g() {} }\nfunc i() {}"], in: folder)
    let modules = [(name: "Kit", index: kit), (name: "Base", index: base)]
    func reach(_ most: Double) -> Reach {
      Reach(roots: widget, modules: modules, seeds: Reach.Seeds(), small: 0, most: most)
    }
    #expect(reach(1).files.map(Paths.name).sorted() == ["A.swift"])
    #expect(reach(0.3).files.map(Paths.name).sorted() == ["A.swift", "B.swift"])
    #expect(reach(0.3).removed.isEmpty)
  }

  static let errors: [(message: String, names: Set<String>, types: Set<String>)] = [
    ("cannot find type 'Rest' in scope", ["Rest"], []),
    ("cannot find 'rest' in scope", ["rest"], []),
    ("value of type 'A' has no member 'hidden'", ["hidden"], []),
    ("value of type 'A<Int>?' has no member 'hidden'", ["hidden"], []),
    ("type 'A' does not conform to protocol 'Shown'", [], ["A"]),
    ("global function 'f' requires that 'String' conform to 'Shown'", [], ["String"]),
    ("value of type 'String' has no member 'hidden'", [], []),
    ("cannot find 'Elsewhere' in scope", [], []), ("expected expression", [], []),
  ]

  @Test(arguments: errors) func errorsTellWhatIsMissing(
    _ error: (message: String, names: Set<String>, types: Set<String>)
  ) throws {
    let folder = TestFolder()
    let widget = try InterfaceTests.read(["W.swift": "import Kit\nlet a = A()"], in: folder)
    let kit = try InterfaceTests.read(
      [
        "A.swift": "public struct A { public func hidden() {} }",
        "B.swift": "struct Rest {}\nfunc rest() {}\nprotocol Shown {}\nextension String: Shown {}",
      ], in: folder)
    let modules = [(name: "Kit", index: kit)]
    let reach = Reach(roots: widget, modules: modules, seeds: Reach.Seeds(), small: 0, most: 1)
    let diagnostic = BuildDiagnostic(
      path: "/W.swift", line: 1, column: 1, severity: .error, message: error.message)
    let missed = reach.missed(in: [diagnostic])
    #expect(missed?.names ?? [] == error.names)
    #expect(missed?.types ?? [] == error.types)
    // With it the same error finds nothing more.
    let again = missed.map { Reach(roots: widget, modules: modules, seeds: $0, small: 0, most: 1) }
    #expect(again?.missed(in: [diagnostic]) == nil)
  }

  /// A member of a type that stays unreached is missed again, though there is nothing new to add: all is compiled then.
  /// What follows from another error, or was reached and left out, brings nothing more.
  @Test(arguments: [
    "type 'A' does not conform to protocol 'Decodable'",
    "cannot find type 'Other' in scope",
    "cannot find 'shown' in scope",
  ]) func whatIsReachedIsNotMissed(_ message: String) throws {
    let folder = TestFolder()
    let widget = try InterfaceTests.read(
      ["W.swift": "import Kit\nlet a = A().shown(Other())"], in: folder)
    let kit = try InterfaceTests.read(
      [
        "A.swift": """
        public struct A { func shown() {}; func hidden() {} }
        public struct Other {}
        struct B { struct Other {}; func shown() {} }
        """
      ], in: folder)
    let reach = Reach(
      roots: widget, modules: [(name: "Kit", index: kit)], seeds: Reach.Seeds(), small: 0, most: 1)
    let error = BuildDiagnostic(
      path: "/W.swift", line: 1, column: 1, severity: .error, message: message)
    var seeds = Reach.Seeds()
    seeds.names = ["shown"]
    let again = Reach(
      roots: widget, modules: [(name: "Kit", index: kit)], seeds: seeds, small: 0, most: 1)
    #expect(again.missed(in: [error]) == nil)
    if !message.contains("'shown'") { #expect(reach.missed(in: [error]) == nil) }
  }

  @Test func aNameThatWasAddedInVainIsReachedByItsPlace() throws {
    let folder = TestFolder()
    let widget = try InterfaceTests.read(["W.swift": "import Kit\nlet a = A()"], in: folder)
    let kit = try InterfaceTests.read(
      [
        "A.swift": """
        public struct A {}
        struct B { struct C { func padded() {}; func other() {} } }
        struct D { func padded() {} }
        """
      ], in: folder)
    let error = BuildDiagnostic(
      path: "/W.swift", line: 1, column: 1, severity: .error,
      message: "value of type 'C' has no member 'padded'")
    var part = CompileStage.Part.reached(with: Reach.Seeds())
    var missed: [Reach.Seeds] = []
    for _ in 0..<3 {
      guard case .reached(let seeds) = part else { break }
      let reach = Reach(
        roots: widget, modules: [(name: "Kit", index: kit)], seeds: seeds, small: 0, most: 1)
      guard let more = reach.missed(in: [error]) else {
        _ = try reach.trimmed([kit], in: folder.path + "/out")
        break
      }
      missed.append(more)
      part.add(more)
    }
    // First by name, then where they stand, and then nothing more can be had.
    #expect(missed.map { $0.names.isEmpty } == [false, true])
    #expect(missed.map { $0.places.count } == [0, 1])
    let text = try String(contentsOfFile: folder.path + "/out" + kit.files[0].path, encoding: .utf8)
    #expect(
      Self.words(text) == "public struct A {} struct B { struct C { func padded() {}; } }")
  }
}
