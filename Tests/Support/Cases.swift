public import Foundation

/// Test data in the folder `Cases` beside a test's source file. A file that is missing or empty is an
/// error, so that no test passes because it had nothing to check.
public struct Cases: Sendable {
  public var folder: URL

  /// The folder beside the file that asks.
  public init(beside file: String = #filePath) {
    folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Cases")
  }

  public func url(_ name: String) -> URL { folder.appending(path: name) }

  public func text(_ name: String) throws -> String {
    guard let text = try? String(contentsOf: url(name), encoding: .utf8), !text.isEmpty else {
      throw CaseError.missing(url(name).path)
    }
    return text
  }

  /// Lines that are neither empty nor comments (`#`).
  public func lines(_ name: String) throws -> [String] {
    let lines = try text(name).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
    guard !lines.isEmpty else { throw CaseError.empty(url(name).path) }
    return lines
  }

  /// Tab-separated lines.
  public func rows(_ name: String) throws -> [[String]] {
    try lines(name).map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Blocks of `key: value` lines.
  public func records(_ name: String) throws -> [Case] {
    var cases: [Case] = []
    var current: Case?
    let lines = try text(name).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.isEmpty {
        if let done = current { cases.append(done) }
        current = nil
      } else if !line.hasPrefix("#") {
        var open = current ?? Case(file: name, line: index + 1)
        let parts = line.split(separator: ":", maxSplits: 1)
        open.fields[String(parts[0])] =
          parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
        current = open
      }
    }
    if let done = current { cases.append(done) }
    guard !cases.isEmpty else { throw CaseError.empty(url(name).path) }
    return cases
  }

  public func json<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws
    -> Value
  {
    try JSONDecoder().decode(type, from: Data(try text(name).utf8))
  }

  /// Names of what stands in a folder of the cases, sorted.
  public func names(in name: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: url(name).path)
    guard !names.isEmpty else { throw CaseError.empty(url(name).path) }
    return names.sorted()
  }
}

/// Test data that is not there.
public enum CaseError: Error, CustomStringConvertible {
  case missing(String)
  case empty(String)

  public var description: String {
    switch self {
    case .missing(let path): "no test data in \(path): the file is missing or empty"
    case .empty(let path): "no test case in \(path)"
    }
  }
}

/// One case: `key: value` lines; a blank line ends it. Lines that begin with `#` are comments.
public struct Case: CustomStringConvertible, Sendable {
  public var file: String
  public var line: Int
  public var fields: [String: String] = [:]

  public subscript(_ key: String) -> String? { fields[key] }
  public var description: String {
    "\(file):\(line) \(fields["case"] ?? fields["json"] ?? fields["intent"] ?? "")"
  }
}
