import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

@Suite(.timeLimit(.minutes(60)))
struct LinkTests {
  /// The library of the running process that holds `printf`.
  @Test func symbolsAreFoundAsTheDynamicLinkerFindsThem() throws {
    var place = Dl_info()
    try #require(dladdr(dlsym(nil, "printf"), &place) != 0)
    let path = String(cString: place.dli_fname)
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
