import Foundation
import Testing

@testable import VitrineBuild

@Suite(.timeLimit(.minutes(60)))
struct CompilerOutputTests {
  @Test func parsesPlacesAndMapsThem() {
    let output = """
      src/Users/me/My Widget/A.swift:3:70: error: cannot find 'x' in scope
      let a = x
              ^
      macro expansion #Preview:1:2: error: bad argument
      /Users/me/B.swift:9:1: note: in expansion of macro 'Preview' here
      /tmp/@__swiftmacro_1A_1.swift:1:5: error: bad type
      /tmp/@__swiftmacro_1A_0.swift:1:1: note: in expansion of macro 'Inner' on property 'p' here
      /Users/me/B.swift:7:3: note: in expansion of macro 'Outer' on class 'C' here
      error: link command failed
      """
    let file = SourceIndex.File(
      path: "/Users/me/My Widget/A.swift", rewritten: true, unreadable: nil, imports: [],
      declarations: [], previews: [], symbols: [], images: [], colors: [],
      shifts: [.init(line: 3, column: 40, by: 16)], problems: [], declaredNames: nil,
      referencedNames: nil)
    let mapped = CompilerOutput.map(
      CompilerOutput.parse(output), index: SourceIndex(files: [file]))
    #expect(
      mapped.map(\.description) == [
        "/Users/me/My Widget/A.swift:3:54: error: cannot find 'x' in scope",
        "/Users/me/B.swift:9:1: error: bad argument (in macro expansion #Preview)",
        "/Users/me/B.swift:9:1: note: in expansion of macro 'Preview' here",
        "/Users/me/B.swift:7:3: error: bad type (in /tmp/@__swiftmacro_1A_1.swift)",
        "/Users/me/B.swift:7:3: note: in expansion of macro 'Inner' on property 'p' here"
          + " (in /tmp/@__swiftmacro_1A_0.swift)",
        "/Users/me/B.swift:7:3: note: in expansion of macro 'Outer' on class 'C' here",
        "swiftc: error: link command failed",
      ])
  }

  /// Most lines name a file of a macro: each is looked up where its expansion is told, far behind.
  @Test func manyDiagnosticsCostAsMuchEach() {
    func seconds(for count: Int) -> Double {
      let lines = (0..<count).map {
        "/tmp/@__swiftmacro_1A_\($0).swift:\($0 + 1):1: error: cannot find 'name\($0)' in scope"
      }
      let output = (lines + ["/A.swift:1:1: note: in expansion of macro 'M' here"])
        .joined(separator: "\n")
      var start = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
      let mapped = CompilerOutput.map(CompilerOutput.parse(output), index: SourceIndex(files: []))
      var end = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
      #expect(mapped.count == count + 1)
      #expect(mapped.allSatisfy { $0.path == "/A.swift" })
      return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
    }
    _ = seconds(for: 100)
    let few = (0..<100).reduce(0) { sum, _ in sum + seconds(for: 100) } / 10_000
    #expect(seconds(for: 100_000) / 100_000 < 5 * few)
  }

  static let crashes: [(output: String, expected: String?)] = [
    (
      """
      error: compile command failed due to signal 24 (use -v to see invocation)
      Stack dump:
      0.\tProgram arguments: swift-frontend -c src/me/A.swift
      1.\tSwift version 6.3.1
      3.\tWhile evaluating request TypeCheckSourceFileRequest(source_file "/me/A.swift")
      4.\tWhile type-checking 'f()' (at /me/My App/A.swift:3:1)
      5.\tWhile type-checking expression at [/me/My App/A.swift:4:9 - line:9:2] RangeText="{ at /b.swift:1:1"
       #0 0x00 llvm::sys::PrintStackTrace
      """,
      "/me/My App/A.swift:4:9: error: the compiler was stopped after 120 seconds of processor time "
        + "here; write this code in smaller parts"
    ),
    (
      "Stack dump:\n0.\tProgram arguments: swift-frontend\n4.\tWhile running pass #1 on \"@main\".\n",
      "M: error: the compiler crashed (While running pass #1 on \"@main\".)"
    ), ("/A.swift:1:1: error: plain", nil),
  ]

  @Test(arguments: crashes)
  func theCompilerSaysWhereItWas(_ item: (output: String, expected: String?)) {
    let found = CompilerCrash.diagnostic(item.output, "M", BuildSandbox())
    #expect(found?.description == item.expected)
  }

  static let symbols: [(symbol: String, expected: String)] = [
    ("$s1M5ModelC5empty_WZ", "src/b.swift:2:14"), ("$s1M5ModelC4loadyyF", "src/b.swift:3:8"),
    // Of nothing in these files, and of another module.
    ("$s1M5ModelC4goneyyF", "M"), ("$s1N5ModelC4loadyyF", "M"),
  ]

  /// The optimizer names what it works on by its symbol: the declaration of that name is where it was.
  @Test(arguments: symbols)
  func anOptimizersStepHasAPlace(_ item: (symbol: String, expected: String)) {
    let output =
      "Stack dump:\n4.\tWhile running pass #1 SILFunctionTransform \"P\" on "
      + "SILFunction \"@\(item.symbol)\".\n"
    let model = "class Model {\n  static var empty = Model.empty\n  func load() {}\n}"
    let found = CompilerCrash.diagnostic(output, "M", BuildSandbox()) {
      [("src/a.swift", "func load() {}\nlet empty = 1"), ("src/b.swift", model)]
    }
    #expect(found?.description.hasPrefix(item.expected + ": error: the compiler crashed") ?? false)
  }
}
