import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// Which sources in C are compiled for a program.
@Suite(.timeLimit(.minutes(60))) struct CDemandTests {
  static let words: [(text: String, defined: Set<String>)] = [
    ("int add(int a, int b) { return other(a); }", ["add"]),
    ("int add(int a, int b);\nint get(void) { return add(1, 2); }", ["get"]),
    ("static const char *const name = \"x(\";", ["name"]),
    ("int table[4] = { 1, 2 };", ["table"]),
    ("/* int no(void) { } */ // int no() {}\nchar c = '{'; int yes(void) {}", ["c", "yes"]),
    ("#include <a.h>\nextern \"C\" {\nint add(int a) { return a; }\n}", ["add"]),
    ("API_FUNCTION(add, int) { return 1; }", ["API_FUNCTION", "add", "int"]),
    ("typedef struct { int a; } pair;\nvoid use(pair p) {}", ["pair", "use"]),
    (".globl add\nadd:\n  movl $1, %eax\n  ret\n", ["add"]),
  ]

  @Test(arguments: words) func definitionsAreFound(_ item: (text: String, defined: Set<String>)) {
    #expect(CWords(Array(item.text.utf8)).defined == item.defined)
  }

  @Test func sourcesFollowFromNames() {
    let texts = [
      "/k/add.c": "int add(int a) { return half(a); }",
      "/k/half.c": "int half(int a) { return a; }",
      "/k/prefixed.c": "#define key BORING_key\nint key(void) { return 1; }",
      "/k/suffixed.c": "#include \"names.h\"\nint hash_sha512(void) { return 1; }",
      "/k/pasted.c": "DEFINE(made)", "/k/start.c": "__attribute__((constructor)) void go(void) {}",
      "/other/start.c": "__attribute__((constructor)) void stop(void) {}",
    ]
    var demand = CDemand(texts.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) })
    // The system's and the Swift runtime's, whatever words are in them.
    #expect(demand.take(["malloc", "swift_half", "$s3add"]) == [])
    #expect(demand.take(["add"]) == ["/k/add.c", "/k/start.c"])
    #expect(demand.take(["add", "half"]) == ["/k/half.c"])
    #expect(demand.take(["BORING_key"]) == ["/k/prefixed.c"])
    #expect(demand.take(["hash_sha512_tweet"]) == ["/k/suffixed.c"])
    #expect(demand.take(["made"]) == [])
    #expect(demand.takeMentioning(["made"]) == ["/k/pasted.c"])
    #expect(demand.takeMentioning(["made"]) == [])
  }

  /// The numbers of a file may be anything: nothing beyond its end is read.
  @Test func damagedObjectsHaveNoSymbols() throws {
    let folder = TestFolder()
    var bytes = Data(count: 4096)
    func write(_ number: UInt64, _ size: Int, at offset: Int) {
      withUnsafeBytes(of: number.littleEndian) {
        bytes.replaceSubrange(offset..<offset + size, with: $0.prefix(size))
      }
    }
    bytes.replaceSubrange(0..<6, with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
    // A table of sections at 64, the first of which holds symbols at the end of the address space.
    write(64, 8, at: 40)
    write(2, 2, at: 60)
    write(2, 4, at: 68)
    write(UInt64(Int.max - 8), 8, at: 88)
    write(UInt64(Int.max), 8, at: 96)
    write(UInt64(UInt32.max), 4, at: 104)
    try bytes.write(to: URL(filePath: folder.path + "/damaged.o"))
    let symbols = try #require(ObjectSymbols(path: folder.path + "/damaged.o"))
    #expect(symbols.undefined.isEmpty && symbols.defined.isEmpty)
  }

  /// Cost grows with the names and the sources, not with both.
  @Test func manySourcesAndNames() {
    let count = 20_000
    var demand = CDemand((0..<count).map { ("/k/\($0).c", Array("int f_\($0)(void) { }".utf8)) })
    let names = Set(
      (0..<count).map { "f_\($0)" } + ["_".padding(toLength: count, withPad: "_", startingAt: 0)])
    #expect(demand.take(names).count == count)
  }

  /// Objects tell what they miss, and only what that takes is compiled.
  @Test func objectsBringWhatTheyMiss() throws {
    let folder = TestFolder()
    try folder.write(
      [
        "use.c": "int add(int a);\nint use(void) { return add(1); }",
        "add.c": "int half(int a);\nint add(int a) { return half(a); }",
        "half.c": "int half(int a) { return a; }", "unused.c": "int unused(void) { return 1; }",
        "broken.c": "int broken(void) { return 1 }", "objects/": "",
      ].filter { !$0.key.hasSuffix("/") })
    let clang = try Toolchain.find().folder + "/bin/clang"
    @Sendable func compile(_ source: String, _ object: String) throws {
      var tool = BuildTool(clang, in: BuildSandbox())
      tool.readable = [folder.path]
      tool.writable = [folder.path]
      _ = try tool.run(["-c", source, "-o", object])
    }
    try compile(folder.path + "/use.c", folder.path + "/use.o")
    let symbols = try #require(ObjectSymbols(path: folder.path + "/use.o"))
    #expect(symbols.undefined == ["add"])
    #expect(symbols.defined == ["use"])
    #expect(ObjectSymbols(path: folder.path + "/use.c") == nil)
    let sources = ["add", "broken", "half", "unused"].map { folder.path + "/\($0).c" }
    let inC = CObjects(
      sources: sources, folder: folder.path + "/objects",
      text: { FileRecorder.read($0)?.bytes ?? [] }
    ) { files in for file in files { try compile(file.source, file.object) } }
    var choice = inC.choice()
    try inC.add(to: &choice, missedBy: [folder.path + "/use.o"])
    #expect(choice.objects.map(Paths.name) == ["0.o", "2.o"])
    // One that does not compile has no object.
    #expect(try inC.all().map(Paths.name) == ["0.o", "2.o", "3.o"])
  }
}
