import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

@Suite(.timeLimit(.minutes(60)))
struct LinkTests {
  /// The library of the running process that holds `printf`.
  @Test func symbolsAreFoundAsTheDynamicLinkerFindsThem() throws {
    let maps = try #require(fopen("/proc/self/maps", "r"))
    defer { fclose(maps) }
    var buffer = [CChar](repeating: 0, count: 4096)
    var path: String?
    // The kernel gives the list out in pieces.
    while path == nil, fgets(&buffer, Int32(buffer.count), maps) != nil {
      let line = String(cString: buffer).split(whereSeparator: \.isWhitespace)
      path = line.last.map(String.init).flatMap { $0.hasSuffix("/libc.so.6") ? $0 : nil }
    }
    let found = try #require(path)
    let library = try #require(ELFSymbols(path: found))
    for name in ["printf", "malloc", "qsort", "getenv"] { #expect(library.defines(name)) }
    for name in ["", "prontf", "vitrine_missing"] { #expect(!library.defines(name)) }
  }

  @Test func whatIsNoProgramHasNoSymbols() throws {
    let folder = TestFolder()
    try folder.write(["a": String(repeating: "a", count: 100), "b": "\u{7F}ELF"])
    #expect(ELFSymbols(path: folder.path + "/a") == nil)
    #expect(ELFSymbols(path: folder.path + "/b") == nil)
    #expect(ELFBuildID.read(folder.path + "/a") == nil)
  }
}
