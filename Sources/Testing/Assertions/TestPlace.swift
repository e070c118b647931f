import Testing
import XCTest

/// The test that asks, and how it is told.
struct TestPlace: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var function: StaticString
  var line: UInt
  var column: UInt

  private var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// Fails the running test, of Swift Testing or of XCTest.
  func report(_ message: String) {
    if Test.current != nil {
      Issue.record("\(message)", sourceLocation: location)
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }

  /// Adds a picture to the running test, where that can be.
  func attach(_ png: [UInt8], named name: String) {
    guard Test.current != nil else { return }
    Attachment.record(png, named: name, sourceLocation: location)
  }

  /// `/package/Tests/ForecastTests/ForecastTests.swift` → `ForecastTests`
  var file: String {
    let name = "\(filePath)".split(separator: "/").last.map(String.init) ?? "Tests"
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  /// The folder of the test's source.
  var folder: String {
    let path = "\(filePath)"
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The function without its arguments.
  var test: String { String("\(function)".prefix { $0 != "(" }) }
}
