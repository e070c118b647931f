import VitrinePlatform
import Yams

/// What `vitrine screenshots` is told: a few lines of YAML.
struct ScreenshotScript {
  /// One picture.
  struct Shot {
    var name: String
    /// Everything else that was said of it, as the page's requests have it.
    var values: JSON
  }
  /// Folder of the sources, from the file's own folder.
  var path: String
  /// Folder of the pictures, from the file's own folder.
  var output: String
  var shots: [Shot]

  /// Bytes of a script, and pictures in it.
  static let largest = 1 << 20
  static let shotLimit = 500

  init(_ text: String) throws(PreviewError) {
    let json: JSON
    do {
      guard let node = try Yams.compose(yaml: text) else {
        throw PreviewError.malformed("the script is empty")
      }
      json = try Self.json(node, depth: 0)
    } catch let error as PreviewError { throw error } catch {
      throw .malformed("the script is not YAML: \(error)")
    }
    path = json["path"]?.string ?? "."
    output = json["output"]?.string ?? "screenshots"
    guard let list = json["shots"]?.array, !list.isEmpty, list.count <= Self.shotLimit else {
      throw .malformed("the script needs a list 'shots' of 1 to \(Self.shotLimit) pictures")
    }
    let common = json["all"]?.members ?? []
    var names: Set<String> = []
    shots = try list.enumerated().map { index, shot throws(PreviewError) in
      guard let members = shot.members else {
        throw .malformed("shot \(index + 1) is not a list of settings")
      }
      let keys = Set(members.map(\.key))
      let name = shot["name"]?.string ?? "shot-\(index + 1)"
      guard names.insert(name).inserted else { throw .malformed("two shots are called '\(name)'") }
      return Shot(
        name: name, values: .object(common.filter { !keys.contains($0.key) } + members))
    }
  }

  private static func json(_ node: Node, depth: Int) throws(PreviewError) -> JSON {
    guard depth < 20 else { throw .malformed("the script is nested too deeply") }
    switch node {
    case .mapping(let mapping):
      var members: [JSON.Member] = []
      for (key, value) in mapping {
        members.append(JSON.Member(key.string ?? "", try json(value, depth: depth + 1)))
      }
      return .object(members)
    case .sequence(let sequence):
      var items: [JSON] = []
      for item in sequence { items.append(try json(item, depth: depth + 1)) }
      return .array(items)
    case .scalar:
      if let bool = node.bool { return .bool(bool) }
      if let int = node.int { return .integer(int) }
      if let number = node.float { return .number(number) }
      return node.null != nil ? .null : .string(node.string ?? "")
    case .alias: throw .malformed("the script uses an alias")
    }
  }
}
