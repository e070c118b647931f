import FoundationEssentials
import VitrinePlatform

/// What a template has for a key until somebody fills it: a value of its type that shows where it ends up.
struct StoredValue {
  /// Seconds since 1970.
  let date: Double

  /// `null`, which is left out, where the type is unknown.
  func value(of entry: StoredEntry) -> JSON {
    if let shape = entry.shape {
      return entry.read.type == "String" ? .string(shape.compactText()) : .object(["$json": shape])
    }
    return value(of: entry.read.type ?? "", name: entry.read.name)
  }

  /// A text is its own key, so that one sees in the picture where it stands.
  private func value(of type: String, name: String) -> JSON {
    let type = type.hasSuffix("?") ? String(type.dropLast()) : type
    switch type {
    case "String": return .string(name)
    case "Int", "Int64", "Int32", "UInt", "NSNumber": return .integer(1)
    case "Double", "Float", "CGFloat", "TimeInterval": return .number(1.5)
    case "Bool": return .bool(true)
    case "Date": return .object(["$date": .string(DateText.iso8601(date))])
    case "URL": return .string("https://example.com/" + name)
    case "[Any]", "Array", "[[String: Any]]": return .array([])
    default: break
    }
    if type.hasPrefix("["), type.hasSuffix("]") {
      let inner = type.dropFirst().dropLast()
      if inner.contains(":") { return .object([JSON.Member]()) }
      let element = value(of: String(inner), name: name)
      return element == .null ? .null : .array([element])
    }
    return .null
  }

  /// A keychain item by its raw names (docs/data.md).
  func item(of entry: StoredEntry) -> JSON {
    let read = entry.read
    let group = read.type == "inet" ? "srvr" : "svce"
    var members = [JSON.Member("class", .string(read.type ?? "genp"))]
    if let service = read.group { members.append(.init(group, .string(service))) }
    if !read.name.isEmpty { members.append(.init("acct", .string(read.name))) }
    let secret = Data((read.name.isEmpty ? "secret" : read.name).utf8).base64EncodedString()
    members.append(.init("v_Data", .object(["$data": .string(secret)])))
    return .object(members)
  }
}
