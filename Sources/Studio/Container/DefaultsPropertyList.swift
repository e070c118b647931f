import FoundationEssentials
import VitrinePlatform

/// User defaults that are written as JSON, as the property list that Foundation reads.
///
/// `{"$date": "2026-06-08T09:41:00Z"}` is a date, `{"$data": "aGk="}` bytes in base 64 and
/// `{"$json": …}` the bytes of JSON, which apps keep what they encode as.
enum DefaultsPropertyList {
  static func text(of value: JSON, file: String) throws -> String {
    guard case .object = value else {
      throw StudioError.usage("\(file) is no JSON object: write {\"key\": value}")
    }
    var out = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">

      """
    try write(value, to: &out, file: file)
    return out + "</plist>\n"
  }

  private static func write(_ value: JSON, to out: inout String, file: String) throws {
    switch value {
    // A property list has no null: the key is left out.
    case .null, .raw: break
    case .bool(let flag): out += flag ? "<true/>\n" : "<false/>\n"
    case .integer(let number): out += "<integer>\(number)</integer>\n"
    case .number(let number): out += "<real>\(number)</real>\n"
    case .string(let text): out += "<string>\(escaped(text))</string>\n"
    case .array(let items):
      out += "<array>\n"
      for item in items { try write(item, to: &out, file: file) }
      out += "</array>\n"
    case .object(let members):
      if members.count == 1, try special(members[0], to: &out, file: file) { return }
      out += "<dict>\n"
      for member in members where member.value != .null {
        out += "<key>\(escaped(member.key))</key>\n"
        try write(member.value, to: &out, file: file)
      }
      out += "</dict>\n"
    }
  }

  private static func special(
    _ member: JSON.Member, to out: inout String, file: String
  ) throws -> Bool {
    switch (member.key, member.value) {
    case ("$date", .string(let text)):
      guard let seconds = DateText.parse(text) else {
        throw StudioError.usage("\(file): '\(text)' is no date: write 2026-06-08T09:41:00Z")
      }
      let date = Date(timeIntervalSince1970: seconds.rounded())
      out += "<date>\(date.formatted(.iso8601))</date>\n"
    case ("$data", .string(let text)):
      guard let data = Data(base64Encoded: text) else {
        throw StudioError.usage("\(file): '\(text.prefix(20))' is no base 64")
      }
      out += "<data>\(data.base64EncodedString())</data>\n"
    case ("$json", let value):
      out += "<data>\(Data(value.compactText().utf8).base64EncodedString())</data>\n"
    default: return false
    }
    return true
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
