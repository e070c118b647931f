import Foundation
import SwiftUI
import Testing
import VitrineMessages

@testable import VitrineScripting

/// What scripts write, as typed values.
@Suite(.timeLimit(.minutes(60))) struct ValueTests {
  static let colors: [(String, Color?)] = [
    ("#F80", Color(red: 1, green: 136.0 / 255, blue: 0)),
    ("#ff8800", Color(red: 1, green: 136.0 / 255, blue: 0)),
    ("#00000080", Color(red: 0, green: 0, blue: 0, opacity: 128.0 / 255)),
    ("rgb(255, 0,0)", Color(red: 1, green: 0, blue: 0)),
    ("rgba( 0, 0, 255, 0.5 )", Color(red: 0, green: 0, blue: 1, opacity: 0.5)),
    ("hsl(0, 100%, 50%)", Color(red: 1, green: 0, blue: 0)),
    ("clear", Color(red: 0, green: 0, blue: 0, opacity: 0)),
    ("#12345", nil), ("nonsense", nil), ("rgb(1,2)", nil), ("", nil),
  ]

  @Test(arguments: colors.indices) func colorsAreRead(_ index: Int) {
    let (text, expected) = Self.colors[index]
    let environment = EnvironmentValues(RenderEnvironment())
    let found = Value.string(text).color?.resolve(in: environment)
    #expect(found == expected?.resolve(in: environment), "\(text)")
  }

  @Test func everyComponentHasItsFile() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Scripting/Components")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let names = ComponentSpec.all.map { $0.name + ".swift" }
    #expect(files.sorted() == (names + ["All.swift"]).sorted())
  }

  @Test func everyNameStandsOnce() {
    #expect(ComponentSpec.byName.count == ComponentSpec.all.count)
    #expect(Set(ModifierSpec.all.map(\.name)).count == ModifierSpec.all.count)
  }

  @Test(arguments: [
    ("md5", "", "d41d8cd98f00b204e9800998ecf8427e"),
    ("md5", "message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
    ("sha1", "abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    ("sha256", "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func digestsAreTheStandards(_ name: String, _ text: String, _ expected: String) {
    let digest = Digests.digest(name, Array(text.utf8)) ?? []
    #expect(digest.map { String(format: "%02x", $0) }.joined() == expected)
  }

  /// SP 800-38D's test vectors 3 and 4, as published with the mode.
  @Test func sealingIsTheStandards() throws {
    func bytes(_ text: String) -> [UInt8] {
      stride(from: 0, to: text.count, by: 2).compactMap {
        UInt8(text.dropFirst($0).prefix(2), radix: 16)
      }
    }
    let key = bytes("feffe9928665731c6d6a8f9467308308")
    let nonce = bytes("cafebabefacedbaddecaf888")
    let text = bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
        + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
    let data = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let sealed = try #require(Sealing.seal(text, key: key, nonce: nonce, adding: data))
    #expect(Array(sealed.suffix(16)) == bytes("5bc94fbc3221a5db94fae95ae7121a47"))
    #expect(Array(sealed.dropFirst(12).prefix(4)) == bytes("42831ec2"))
    #expect(Sealing.open(sealed, key: key, adding: data) == text)
    #expect(Sealing.open(sealed, key: key, adding: []) == nil)
    #expect(Sealing.seal(text, key: [1, 2, 3], nonce: nonce, adding: data) == nil)
  }

  @Test func mapsLeadToTheSource() throws {
    // Line 1, column 5 of the bundle is line 3, column 2 of the second source.
    let json = #"{"version":3,"sources":["a.tsx","b.tsx"],"mappings":"AAAA,ICEC;;AACA"}"#
    let map = try #require(SourceMap(json: Data(json.utf8)))
    #expect(map.place(line: 1, column: 5) == .init(source: "b.tsx", line: 3, column: 2))
    #expect(map.place(line: 1, column: 1) == .init(source: "a.tsx", line: 1, column: 1))
    #expect(map.place(line: 3, column: 9) == .init(source: "b.tsx", line: 4, column: 2))
    #expect(map.place(line: 9, column: 1) == nil)
  }

  @Test(arguments: [
    ("/var/mobile/Scripting/documents/a.txt", true), ("/etc/passwd", false),
    ("/var/mobile/Scripting/documents/../../../etc/passwd", false),
    ("/var/mobile/Scripting/scripts/Other/a.txt", false),
    ("/var/mobile/Scripting/scripts/Mine/a.txt", true), ("a/../b.txt", true),
    ("../Other/a.txt", false), ("/var/mobile/Scripting", false),
  ])
  func onlyOwnFoldersAreWritten(_ path: String, _ isAllowed: Bool) {
    let folders = Folders(scriptName: "Mine", sources: "/nowhere/a", container: "/nowhere/b")
    #expect((folders.writable(path) != nil) == isAllowed)
  }
}
