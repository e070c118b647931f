import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// What the syntax tool makes of single lines.
@Suite(.timeLimit(.minutes(60)))
struct RewriteTests {
  static let lines: [(source: String, result: String)] = [
    ("import os.log", "import os"), ("import Darwin", "import Glibc"),
    ("import AVFAudio", "import AVFoundation"), ("import QuickLookUI", "import QuickLook"),
    ("import struct Foundation.Date", "import struct Foundation.Date"),
    (
      "extension A { override var description: String { \"a\" }; var b: Int { 1 } }",
      "extension A {" + String(repeating: " ", count: 41) + "; var b: Int { 1 } }"
    ),
    (
      "extension A { @objc open override func b() { c() } }",
      "extension A {" + String(repeating: " ", count: 38) + "}"
    ),
    ("class A: B { override func b() { } }", "class A: B { override func b() { } }"),
    ("let c: SwiftUICore.Color", "let c: SwiftUI    .Color"),
    ("let s = Foundation.URLSession.shared", "let s = VitrineFoundation.URLSession.shared"),
    ("var r: Foundation.URLRequest?", "var r: VitrineFoundation.URLRequest?"),
    ("let b: Foundation.Bundle", "let b: Foundation.Bundle"),
    (
      "enum S { static let stderr = F(file: Darwin.stderr) }",
      "enum S { static let stderr = F(file: _standardError) }"
    ),
    ("let p = Darwin.pow(2, 3)", "let p = Glibc .pow(2, 3)"),
    ("var l: Darwin.os_unfair_lock", "var l: VitrineFoundation.os_unfair_lock"),
    (
      "let e = Darwin.sysctl(&m, 2, nil, nil, nil, 0)",
      "let e = VitrineFoundation.sysctl(&m, 2, nil, nil, nil, 0)"
    ),
    ("let s = ProcessInfo().thermalState", "let s = ProcessInfo.processInfo.thermalState"),
    (
      "let t = D.insertNewObject(forEntityName: n, into: c) as! Tea",
      "let t = D.insertNewObject(forEntityName: n, into: c, _with: Tea.init(entity:insertInto:)) as! Tea"
    ),
    (
      "guard let t = D.insertNewObject(forEntityName: n, into: c) as? M.Tea else { return }",
      "guard let t = D.insertNewObject(forEntityName: n, into: c, _with: M.Tea.init(entity:insertInto:))"
        + " as? M.Tea else { return }"
    ),
    (
      "func f<T: NSManagedObject>() -> T { D.insertNewObject(forEntityName: n, into: c) as! T }",
      "func f<T: NSManagedObject>() -> T { D.insertNewObject(forEntityName: n, into: c) as! T }"
    ),
    (
      "let t = D.insertNewObject(forEntityName: n, into: c) as! NSManagedObject",
      "let t = D.insertNewObject(forEntityName: n, into: c) as! NSManagedObject"
    ),
    (
      "let t = D.insertNewObject(forEntityName: n, into: c)",
      "let t = D.insertNewObject(forEntityName: n, into: c)"
    ),
    ("final class A: NSLock { }", "final class A: VitrineFoundation.OpenLock { }"),
    ("class A: NSRecursiveLock, P { }", "class A: VitrineFoundation.OpenRecursiveLock, P { }"),
    ("let lock: NSLock = NSLock()", "let lock: NSLock = NSLock()"),
    ("extension NSLock: P { }", "extension NSLock: P { }"),
    ("func f(_ o: fpos_t) -> fpos_t { fpos_t(3) }", "func f(_ o: Int64 ) -> Int64  { Int64 (3) }"),
    ("var t: Darwin.time_t?", "var t: Glibc .time_t?"),
    ("d?.urlSession?(s, task: t)", "d?.urlSession (s, task: t)"),
    ("d?.urlSession.map?(s)", "d?.urlSession.map?(s)"),
    ("import class Foundation.NSUserActivity", "import class Foundation.NSUserActivity"),
    (
      "struct V { @Query var all: [Item] }",
      "struct V { private let _all: Query<Item> = Query(); var all: [Item] { _all.wrappedValue } }"
    ),
    (
      "struct V { @Query(sort: \\.name) private var all: [Item] }",
      "struct V { private let _all: Query<Item> = Query(sort: \\.name); private var all: [Item]"
        + " { _all.wrappedValue } }"
    ),
    (
      "class C: NSObject { override func observeValue(forKeyPath path: String?) {} }",
      "class C: NSObject {          func observeValue(forKeyPath path: String?) {} }"
    ),
    (
      "class C: D { override func observeValue(of path: String?) {} }",
      "class C: D { override func observeValue(of path: String?) {} }"
    ),
    ("func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true };let a = 1", ";let a = 1"),
    ("let f: () -> Unmanaged<CFString>", "let f: () -> Unmanaged<NSString>"),
    (
      "let u = Unmanaged.passRetained(t as CFString)",
      "let u = Unmanaged.passRetained(t as NSString)"
    ),
    ("let s: CFString", "let s: CFString"),
    // Mode 5 is Swift 5.10.
    ("#if swift(>=5.9)\nlet a = 1\n#else\nlet a = 2\n#endif", "let a = 1"),
    ("#if swift(>=6.0)\nlet a = 1\n#endif\nlet b = 1", "let b = 1"),
    // Strings and numbers become objects by themselves on Apple's platforms alone.
    ("let q: [String: AnyObject] = [:]", "let q: [String: Any      ] = [:]"),
    ("var q = [CFString: AnyObject]()", "var q = [CFString: Any      ]()"),
    ("func f(_: Dictionary<String, AnyObject>) {}", "func f(_: Dictionary<String, Any      >) {}"),
    (
      "let o: [Int: AnyObject] = [1: a as AnyObject]",
      "let o: [Int: AnyObject] = [1: a as AnyObject]"
    ),
    ("let o: [AnyObject] = []", "let o: [AnyObject] = []"),
    ("@objc protocol P { func f() }", "protocol P: AnyObject { func f() }"),
    ("@objc protocol P: Q { func f() }", "protocol P: AnyObject, Q { func f() }"),
    ("@objc protocol P: NSObjectProtocol {}", "protocol P: NSObjectProtocol {}"),
    (
      "@objc public protocol P { @objc optional func f(_ a: Int?, b: String) -> Bool? }; x?.f?(1)",
      "public protocol P: AnyObject {                func f(_ a: Int?, b: String) -> Bool? }"
        + "; extension P { public func f(_ a: Int?, b: String) -> Bool? { nil } }; x?.f (1)"
    ),
    (
      "extension NSUUID { static func f() -> Self? { return self.init(uuidString: s) } }",
      "extension NSUUID { static func f() -> Self? { return (NSUUID  (uuidString: s) as? Self) } }"
    ),
    (
      "extension Own { static func f() -> Self? { self.init(a: s) } }",
      "extension Own { static func f() -> Self? { self.init(a: s) } }"
    ),
    (
      "let n = type(of: object).description()",
      "let n = String(reflecting: type(of: object)              )"
    ),
    (
      "struct P: TimelineProvider { func placeholder(in c: Context) -> E { E() };"
        + " func getTimeline(in c: Context, completion: (Timeline<Entry>) -> ()) {} }",
      "struct P: TimelineProvider { typealias Entry = E; func placeholder(in c: Context) -> E { E() };"
        + " func getTimeline(in c: Context, completion: (Timeline<Entry>) -> ()) {} }"
    ),
    (
      "public struct P: TimelineProvider { func placeholder(in c: Context) -> E { E() };"
        + " func timeline(for i: I) async -> Timeline<Entry> {} }",
      "public struct P: TimelineProvider { public typealias Entry = E;"
        + " func placeholder(in c: Context) -> E { E() };"
        + " func timeline(for i: I) async -> Timeline<Entry> {} }"
    ),
    (
      "struct P: TimelineProvider { func placeholder(in c: Context) -> Entry { Entry() }; struct Entry {} }",
      "struct P: TimelineProvider { func placeholder(in c: Context) -> Entry { Entry() }; struct Entry {} }"
    ),
    // Another file's extension makes it a provider.
    (
      "class W { func placeholder(in c: TimelineProviderContext) -> E { E() } }",
      "class W { typealias Entry = E; func placeholder(in c: TimelineProviderContext) -> E { E() } }"
    ),
    (
      "class W { func placeholder(in c: TimelineProviderContext) -> E { E() } }"
        + "; extension W: TimelineProvider { typealias Entry = E }",
      "class W { func placeholder(in c: TimelineProviderContext) -> E { E() } }"
        + "; extension W: TimelineProvider { typealias Entry = E }"
    ),
    (
      "class W { func placeholder(in c: Context) -> E { E() } }",
      "class W { func placeholder(in c: Context) -> E { E() } }"
    ),
    // What the first betas of iOS 14 had.
    (
      "struct P: TimelineProvider { func snapshot(with c: Context, completion: @escaping (E) -> ()) {} }",
      "struct P: TimelineProvider {"
        + " func placeholder(in context: TimelineProviderContext) -> E { _sampleEntry() };"
        + " func getSnapshot(in   c: Context, completion: @escaping (E) -> ()) {} }"
    ),
    (
      "struct P: IntentTimelineProvider {"
        + " func timeline(for i: I, with c: Context, completion: @escaping (Timeline<E>) -> ()) {} }",
      "struct P: IntentTimelineProvider {"
        + " func getTimeline(for i: I, in   c: Context, completion: @escaping (Timeline<E>) -> ()) {} }"
    ),
    (
      "let c = StaticConfiguration(kind: k, provider: P(), placeholder: V()) { W($0) }",
      "let c = StaticConfiguration(kind: k, provider: P()                  ) { W($0) }"
    ),
    (
      "let c = StaticConfiguration(kind: k, provider: P(), placeholder: V(), content: { W($0) })",
      "let c = StaticConfiguration(kind: k, provider: P(),                   content: { W($0) })"
    ),
    // A function of an app's own with such a name.
    (
      "struct P { func snapshot(with c: Context, completion: (E) -> ()) {} }",
      "struct P { func snapshot(with c: Context, completion: (E) -> ()) {} }"
    ),
    ("#if _runtime(_ObjC)\nimport A\n#endif\nlet a = 1", "let a = 1"),
    ("fputs(text, stderr)", "fputs(text, _standardError)"),
    (
      "let stderr = Pipe(); p.standardError = stderr",
      "let stderr = Pipe(); p.standardError = stderr"
    ),
    ("let a = result.stdout", "let a = result.stdout"),
    // A struct with its own initializer may set the wrapper there.
    (
      "struct V { @Query var all: [Item]; init() {} }",
      "struct V { @Query var all: [Item]; init() {} }"
    ),
    (
      "struct V { @Query var all: [Item] }; extension V { init(a: Int) { _all = Query() } }",
      "struct V { @Query var all: [Item] }; extension V { init(a: Int) { _all = Query() } }"
    ),
    (
      "class C { @NSManaged func addToItems(_ value: Item) }",
      "class C {            func addToItems(_ value: Item) { _insert(value, forKey: \"items\") } }"
    ),
  ]

  @Test(arguments: lines) func rewrites(_ item: (source: String, result: String)) throws {
    let folder = TestFolder()
    let index = try resolve(item.source, in: folder)
    let path = (index.files[0].rewritten ? folder.path + "/out" : "") + folder.path + "/a.swift"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == item.result)
  }

  /// Sources that an app shares with its widget have an entry point for one of them.
  static let entryPoints: [(source: String, isMain: Bool)] = [
    ("@main struct B: WidgetBundle {}", true), ("struct B: WidgetBundle {}", false),
    ("#if !IS_APP\n@main\n#endif\nstruct B: WidgetBundle {}", true),
    ("#if IS_APP\n@main\n#endif\nstruct B: WidgetBundle {}", false),
    ("#if IS_APP\n@objc\n#else\n@main\n#endif\nclass B: WidgetBundle {}", true),
  ]

  @Test(arguments: entryPoints)
  func entryPointsMayBeConditional(_ item: (source: String, isMain: Bool)) throws {
    let index = try resolve(item.source, in: TestFolder())
    #expect(index.files[0].declarations.map(\.isMain) == [item.isMain])
  }

  private func resolve(_ source: String, in folder: TestFolder) throws -> SourceIndex {
    try folder.write(["a.swift": source])
    var sdk = SDKLocation(folder: folder.path)
    sdk.syntaxTool = syntaxTool
    return try SyntaxTool(sdk: sdk).resolve(
      [folder.path + "/a.swift"], platform: .iOS, settings: ProjectSettings(), extraModules: [],
      folder: folder.path + "/out")
  }
}
