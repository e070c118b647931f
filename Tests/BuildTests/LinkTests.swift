import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

struct LinkTests {
  /// The library of the running process that holds `printf`.
  @Test func symbolsAreFoundAsTheDynamicLinkerFindsThem() throws {
    let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    let line = try #require(maps.split(separator: "\n").first { $0.hasSuffix("/libc.so.6") })
    let path = try #require(line.split(separator: " ").last.map(String.init))
    let library = try #require(ELFSymbols(path: path))
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
