import Foundation
import SwiftSyntax

/// A function without its body: it does nothing, has nothing, fails, or where it can do none of
/// these, stops the program.
struct StubbedFunction {
  var name: String
  /// The text between the braces.
  var body: Range<AbsolutePosition>
  var result: String
  var isThrowing = false
  /// Whether it has a value where there is an empty one.
  var isThorough = false
  /// Whether it is an initializer that has nothing to set: all properties have values.
  var isComplete = false
  /// What stands in its place whatever it returns.
  var answer: ProviderAnswer?

  /// What stands between the braces instead; nil where all that could has turned out not to compile.
  /// - text: what stands there now. One of these stubs is not tried twice.
  func stub(after text: String, because reason: String) -> String? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !Self.stops(text) else { return nil }
    let stubs = [answer.map { " \($0.text) " }, softStub, stop(because: reason)]
      .compactMap(\.self)
    guard let tried = stubs.firstIndex(where: { $0.trimmingCharacters(in: .whitespaces) == text }),
      !text.isEmpty
    else { return stubs.first }
    return tried + 1 < stubs.count ? stubs[tried + 1] : nil
  }

  /// Whether a stub stops the program.
  static func stops(_ stub: String) -> Bool {
    stub.trimmingCharacters(in: .whitespaces).hasPrefix("fatalError(") && stub.contains(mark)
  }
  private static let mark = " is left out: "

  /// It does nothing, has nothing, or fails; nil where it can do none of these.
  private var softStub: String? {
    if isThorough, let value = Self.emptyValue(result) { return " return \(value) " }
    if isThrowing { return " throw CocoaError(.featureUnsupported) " }
    if isComplete || ["Void", "()"].contains(result) { return " " }
    return result.hasSuffix("?") ? " return nil " : nil
  }

  private func stop(because reason: String) -> String {
    let text = "\(name)\(Self.mark)\(reason)".replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: " ")
    return " fatalError(\"\(text)\") "
  }

  /// What says least of a type.
  private static func emptyValue(_ written: String) -> String? {
    let type = plain(written)
    if let value = emptyValues[type] { return value }
    if type.hasPrefix("["), type.hasSuffix("]") { return isDictionary(type) ? "[:]" : "[]" }
    if type.hasPrefix("Array<") || type.hasPrefix("Set<") { return "[]" }
    return type.hasPrefix("Dictionary<") ? "[:]" : nil
  }

  /// Without the name of a module of Apple's.
  private static func plain(_ type: String) -> String {
    let module = ["SwiftUI.", "Swift.", "Foundation."].first(where: type.hasPrefix)
    return String(type.dropFirst(module?.count ?? 0))
  }

  /// Values of types that views and their models are made of. Colors are gray: that can be told from a plate
  /// and from text in both color schemes.
  private static let emptyValues = [
    "some View": "EmptyView()", "AnyView": "AnyView(EmptyView())", "any View": "EmptyView()",
    "some IntentResult": ".result()",
    "Bool": "false", "String": "\"\"", "Character": "\" \"",
    "Int": "0", "Int8": "0", "Int16": "0", "Int32": "0", "Int64": "0",
    "UInt": "0", "UInt8": "0", "UInt16": "0", "UInt32": "0", "UInt64": "0",
    "Double": "0", "Float": "0", "CGFloat": "0", "TimeInterval": "0", "Decimal": "0",
    "CGSize": ".zero", "CGPoint": ".zero", "CGRect": ".zero", "Angle": ".zero",
    "Date": "Date.now", "Data": "Data()", "UUID": "UUID()",
    "Calendar": ".current", "Locale": ".current", "TimeZone": ".current",
    "AttributedString": "AttributedString()", "LocalizedStringKey": "\"\"",
    "LocalizedStringResource": "\"\"", "Text": "Text(verbatim: \"\")", "Font": ".body",
    "Color": "Color.gray", "UIColor": "UIColor.gray", "NSColor": "NSColor.gray",
    "Gradient": "Gradient(colors: [.gray])",
    "LinearGradient": "LinearGradient(colors: [.gray], startPoint: .top, endPoint: .bottom)",
    "Image": "Image(systemName: \"photo\")", "UIImage": "UIImage()", "NSImage": "NSImage()",
  ]

  /// Whether a colon stands in the outermost brackets, not in those of a tuple or another collection.
  private static func isDictionary(_ type: String) -> Bool {
    var depth = 0
    for character in type {
      if "[(<".contains(character) { depth += 1 }
      if "])>".contains(character) { depth -= 1 }
      if character == ":", depth == 1 { return true }
    }
    return false
  }
}
