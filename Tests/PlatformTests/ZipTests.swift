import Foundation
import Testing
import VitrineZip

@Suite(.timeLimit(.minutes(60))) struct ZipTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var expected: String
    var bytes: [UInt8]
    var testDescription: String { name }
  }

  static let cases: [Case] = {
    let file = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "Cases/archives.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let digits = Array(columns[2])
      return Case(
        name: columns[0], expected: columns[1],
        bytes: stride(from: 0, to: digits.count, by: 2).compactMap {
          UInt8(String(digits[$0..<$0 + 2]), radix: 16)
        })
    }
  }()

  @Test func casesAreThere() { #expect(Self.cases.count > 20) }

  @Test(arguments: cases)
  func archiveIsReadOrRefused(_ one: Case) {
    let outcome: String
    do throws(Zip.Failure) {
      outcome = try Zip.files(in: one.bytes).map { "\($0.name):\($0.bytes.count)" }
        .joined(separator: " ")
    } catch {
      outcome = error.reason
    }
    #expect(outcome == one.expected)
  }

  @Test func writtenArchivesAreRead() throws {
    let files = [
      Zip.File(name: "a/größe.txt", bytes: Array("größe".utf8)), Zip.File(name: "b", bytes: []),
    ]
    #expect(try Zip.files(in: Zip.data(of: files)) == files)
    #expect(Zip.data(of: files) == Zip.data(of: files))
  }

  @Test func everythingTogetherIsBounded() {
    var limits = Zip.Limits()
    limits.total = 10
    let archive = Zip.data(of: [
      Zip.File(name: "a", bytes: [1, 2, 3, 4, 5, 6]), Zip.File(name: "b", bytes: [1, 2, 3, 4, 5]),
    ])
    #expect(throws: Zip.Failure.tooMuch) { try Zip.files(in: archive, limits: limits) }
  }
}
