import Foundation

/// What Package.swift says about its targets, read as text: the manifest is written so that each
/// target is one `module("Name", "Folder", ["A", "B"])`, in the one-way order.
struct Manifest {
  struct Target {
    var name: String
    var folder: String
    var dependencies: [String]
  }
  var targets: [Target]
  /// Libraries of the packages that targets stand on.
  var products: [String]

  init(text: String) {
    products = text.matches(of: /\.product\(name: "(\w+)"/).map { String($0.1) }
    let module = /module\(\s*"(\w+)",\s*"([\w\/]+)",\s*\[([^\]]*)\]\s*\)/
    targets = text.matches(of: module).map { match in
      Target(
        name: String(match.1), folder: String(match.2),
        dependencies: Manifest.names(in: String(match.3)))
    }
    // The small modules share one line, and some stand on more; the command is no `module(…)`.
    if let list = text.firstMatch(of: /let smallModules = \[([^\]]*)\]/),
      let shared = text.firstMatch(
        of: /module\(\s*\$0, "SmallModules\/\\\(\$0\)",\s*\[([^\]]*)\]/)
    {
      let dependencies = Manifest.names(in: String(shared.1))
      targets += Manifest.names(in: String(list.1)).map {
        Target(
          name: $0, folder: "SmallModules/\($0)",
          dependencies: dependencies + Self.further(for: $0, in: text))
      }
    }
    if let command = text.firstMatch(
      of: /\.executableTarget\(\s*name: "vitrine",\s*dependencies: \[([^\]]*)\]/)
    {
      targets.append(
        Target(name: "vitrine", folder: "CLI", dependencies: Manifest.names(in: String(command.1))))
    }
  }

  /// The row of a module in `furtherDependencies`.
  private static func further(for name: String, in text: String) -> [String] {
    guard let table = text.firstMatch(of: /let furtherDependencies[^=]*= \[([^=]*?)\n\]/) else {
      return []
    }
    let row = table.1.split(separator: "]").first { $0.contains("\"\(name)\":") }
    return row.map { Manifest.names(in: String($0)).filter { $0 != name } } ?? []
  }

  /// Quoted names; of `.product(name: "X", package: "y")` the product's.
  private static func names(in text: String) -> [String] {
    text.replacing(/package: "[\w-]+"/, with: "").matches(of: /"(\w+)"/).map { String($0.1) }
  }
}
