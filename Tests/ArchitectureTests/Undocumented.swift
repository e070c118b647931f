import Foundation
import TestSupport

/// Declarations without a comment whose names stand in the sources of another module.
struct Undocumented {
  var module: String
  /// `path:line`
  var place: String

  static func declarations() throws -> [Undocumented] {
    let manifest = Manifest(text: try Checkout.text("Package.swift"))
    var words: [String: Set<Substring>] = [:]
    var texts: [String: [(file: String, text: String)]] = [:]
    for target in manifest.targets {
      for file in Repository.swiftFiles(in: "Sources/\(target.folder)") {
        let text = try Checkout.text(file)
        texts[target.name, default: []].append((file, text))
        words[target.name, default: []].formUnion(Self.words(text))
      }
    }
    var modules: [Substring: Int] = [:]
    for word in words.values.joined() { modules[word, default: 0] += 1 }
    // The small modules have Apple's names, or those names behind ours.
    let ours = manifest.targets.filter {
      $0.name.hasPrefix("Vitrine") && !$0.folder.hasPrefix("SmallModules/")
    }
    return ours.flatMap { target in
      (texts[target.name] ?? []).flatMap { file, text in
        Declarations(text).all.filter { declaration in
          guard !declaration.isDocumented, isOurs(target.name) || !declaration.isPublic else {
            return false
          }
          let own = words[target.name]?.contains(declaration.name[...]) == true ? 1 : 0
          return (modules[declaration.name[...]] ?? 0) > own
        }.map { Undocumented(module: target.name, place: "\(file):\($0.line)") }
      }
    }
  }

  /// What is public in a module with Apple's names is Apple's, and documented there.
  private static func isOurs(_ module: String) -> Bool {
    ![
      "VitrineFoundation", "VitrineCombine", "VitrinePublishers", "VitrineNetwork", "VitrineOS",
    ].contains(module)
  }

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.utf8.split { !isWord($0) }.map(Substring.init))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
