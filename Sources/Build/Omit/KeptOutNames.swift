/// Names of files that are generated or kept out of the repository (`Secrets.apiKey`, `Words.Home.title`). They stand with
/// made-up values of what the sources ask of them: texts, until the compiler says what a value has to be.
struct KeptOutNames {
  /// Names that some source declares: these are left out for another reason.
  private let declared: Set<String>
  /// Files that import what nobody provides: what they miss may be that module's.
  private let incomplete: Set<String>
  /// Whether what is kept out may add to types that are there, as helpers of manifests do.
  private let addsMembers: Bool
  private let text: (String) -> String?
  private var kinds: [KeptOutUse: Kind] = [:]
  private var places: [Line: [Place]] = [:]
  private var lines: [String: [Substring]] = [:]
  private var refused: Set<String> = []
  /// Types that are there and lack a member.
  private var extended: Set<String> = []
  private var first: [String: BuildDiagnostic] = [:]
  private var rounds = 0
  /// One for the names, and for what the first values were wrong for (estimate).
  private static let rounds = 6
  private static let limit = 400

  private struct Line: Hashable {
    var path: String
    var number: Int
  }

  /// Where something is asked for; the column is in bytes, from 1.
  private struct Place {
    var column: Int
    var use: KeptOutUse
  }

  /// What a value is.
  enum Kind: String, CaseIterable {
    case text = "String"
    case whole = "Int"
    case truth = "Bool"
    case number = "Double"
    case width = "CGFloat"
    case address = "URL"
    case bytes = "Data"
    case identifier = "UUID"
    case texts = "[String]"
    case optional = "String?"
    /// Of a manifest.
    case settings = "SettingsDictionary"
  }

  init(
    declared: Set<String>, incomplete: Set<String>, addsMembers: Bool = false,
    text: @escaping (String) -> String?
  ) {
    (self.declared, self.incomplete, self.text) = (declared, incomplete, text)
    self.addsMembers = addsMembers
  }

  /// Takes up what the errors ask for. Answers whether the values are others than before.
  mutating func learn(from errors: [BuildDiagnostic]) -> Bool {
    guard rounds < Self.rounds else { return false }
    let before = (kinds, refused)
    for error in errors where error.severity == .error {
      take(error)
      correct(error)
    }
    kinds = kinds.filter { !refused.contains($0.key.types[0]) }
    guard (kinds, refused) != before, !kinds.isEmpty || !before.0.isEmpty else { return false }
    rounds += 1
    return true
  }

  /// An error that says the name, or something in it, is not there.
  private mutating func take(_ error: BuildDiagnostic) {
    guard !incomplete.contains(error.path), kinds.count < Self.limit,
      let name = unknownName(error.message), !declared.contains(name), !refused.contains(name),
      let place = place(of: error), let source = line(at: place.line),
      let start = first[name] == nil && !extended.contains(name)
        ? place.column : Self.start(of: name, in: source, before: place.column)
    else { return }
    guard let use = KeptOutUse(name, in: source, at: start),
      use.member != nil || !extended.contains(name)
    else {
      refused.insert(name)
      return
    }
    if kinds[use] == nil { kinds[use] = .text }
    if first[name] == nil { first[name] = error }
    places[place.line, default: []].append(Place(column: start, use: use))
  }

  /// The name that is not there, or a known one that lacks what is asked.
  private mutating func unknownName(_ message: String) -> String? {
    if let name = message.between("cannot find '", "' in scope") { return String(name) }
    guard let type = message.between("ype '", "' has no member '") else { return nil }
    let name = String(type.prefix { $0 != "." })
    if first[name] != nil { return name }
    guard addsMembers, message.hasPrefix("type '"), name == type else { return nil }
    extended.insert(name)
    return name
  }

  private func place(of error: BuildDiagnostic) -> (line: Line, column: Int)? {
    guard let line = error.line, line > 0, let column = error.column else { return nil }
    return (Line(path: error.path, number: line), column)
  }

  private mutating func line(at place: Line) -> String? {
    if lines[place.path] == nil {
      lines[place.path] = text(place.path)?
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
    guard let all = lines[place.path], all.count >= place.number else { return nil }
    return String(all[place.number - 1])
  }

  /// An error that says what a value has to be, or that it is none.
  private mutating func correct(_ error: BuildDiagnostic) {
    guard let use = use(at: error) else { return }
    if error.message.hasPrefix("cannot call value of non-function type 'String'") {
      refused.insert(use.types[0])
    } else if let kind = Self.kind(asked: error.message), kinds[use] == .text {
      kinds[use] = kind
    }
  }

  private func use(at error: BuildDiagnostic) -> KeptOutUse? {
    guard let place = place(of: error), let near = places[place.line] else { return nil }
    // What is asked of a value stands behind it, and what it is given to may stand before.
    return near.filter { $0.column <= place.column }.max { $0.column < $1.column }?.use
      ?? (Set(near.map(\.use)).count == 1 ? near[0].use : nil)
  }

  /// Where a name begins that an error in what follows it is about.
  private static func start(of name: String, in line: String, before column: Int) -> Int? {
    let head = String(decoding: line.utf8.prefix(column - 1 + name.utf8.count + 1), as: UTF8.self)
    guard let found = head.ranges(of: name + ".").last ?? head.ranges(of: name).last else {
      return nil
    }
    return head.utf8.distance(from: head.startIndex, to: found.lowerBound) + 1
  }

  // MARK: What a value is

  private static func kind(asked message: String) -> Kind? {
    for (head, tail) in [
      ("cannot convert value of type 'String' to ", "type '"),
      ("cannot convert return expression of type 'String' to ", "type '"),
      ("cannot assign value of type 'String' to ", "type '"),
    ] where message.hasPrefix(head) {
      guard let type = String(message.dropFirst(head.count)).between(tail, "'") else { return nil }
      return Kind(rawValue: String(type)) ?? Kind(rawValue: String(type.replacing("?", with: "")))
    }
    if message.hasPrefix(
      "initializer for conditional binding must have Optional type, not 'String'")
      || message.hasPrefix("cannot use optional chaining on non-optional value of type 'String'")
    {
      return .optional
    }
    if message.hasPrefix("binary operator '"),
      let type = message.between("'String' and '", "'")
        ?? message.between("of type '", "' and 'String'")
    {
      return Kind(rawValue: String(type))
    }
    if let type = message.between(
      "cannot convert value of type '", "' to expected argument type 'String'")
    {
      return Kind(rawValue: String(type))
    }
    return message.between("value of type 'String' has no member '", "'")
      .flatMap { members[String($0)] }
  }

  /// What only one kind has.
  private static let members: [String: Kind] = [
    "absoluteString": .address, "host": .address, "path": .address, "scheme": .address,
    "appendingPathComponent": .address, "appending": .address, "lastPathComponent": .address,
    "uuidString": .identifier, "base64EncodedString": .bytes, "joined": .texts,
  ]

  // MARK: What it comes to

  /// What stands for which name, where it was first asked for.
  var omissions: [Omission] {
    Dictionary(grouping: kinds.keys, by: { $0.types[0] }).compactMap { name, uses in
      guard let error = first[name] else { return nil }
      let asked = Set(uses.map(\.text)).filter { !$0.isEmpty }.sorted()
      let shown = asked.prefix(8).joined(separator: ", ")
      let more = asked.count > 8 ? " and \(asked.count - 8) more" : ""
      return Omission(
        kind: .name, name: name, path: error.path, line: error.line, column: error.column,
        reason: error.message
          + (asked.isEmpty ? "" : ", of which the sources ask \(shown)\(more)"))
    }
    .sorted { $0.name < $1.name }
  }

  /// The names, with the member where a type that is there lacks one.
  var madeUp: [String] {
    Set(
      kinds.keys.map { use in
        extended.contains(use.types[0]) ? use.types[0] + "." + use.text : use.types[0]
      }
    ).sorted()
  }

  /// The source of the names; nil where there are none.
  var code: String? {
    guard !kinds.isEmpty else { return nil }
    let names = Set(kinds.keys.filter { $0.member != nil }.map { $0.types[0] })
    let globals = kinds.filter { $0.key.member == nil && !names.contains($0.key.types[0]) }.map {
      use, kind in
      "let `\(use.types[0])`: \(kind.rawValue) = \(kind.value(of: use.types[0]))\n"
    }
    let types = kinds.filter { $0.key.member != nil }
    return "import Foundation\n\n" + globals.sorted().joined() + code(of: types, depth: 0)
  }

  private func code(of kinds: [KeptOutUse: Kind], depth: Int) -> String {
    Dictionary(grouping: kinds) { $0.key.types[depth] }.sorted { $0.key < $1.key }
      .map { name, uses in
        let own = uses.filter { $0.key.types.count == depth + 1 }
        let nested = uses.filter { $0.key.types.count > depth + 1 }
        let values = Set(own.compactMap(\.key.value)).sorted().map {
          "static let `\($0)` = `\(name)`()\n"
        }
        let head =
          depth == 0 && extended.contains(name)
          ? "extension `\(name)`" : "nonisolated struct `\(name)`: Sendable"
        return "/// Stands for what is generated or kept out of the repository.\n"
          + head + " {\n" + values.joined()
          + Set(own.map { Self.member($0.key, $0.value) }).sorted().joined()
          + code(
            of: Dictionary(uniqueKeysWithValues: nested.map { ($0.key, $0.value) }),
            depth: depth + 1)
          + "}\n"
      }.joined()
  }

  private static func member(_ use: KeptOutUse, _ kind: Kind) -> String {
    let name = use.member ?? ""
    let word = use.isOfValue ? "" : "static "
    guard let labels = use.labels else {
      return "\(word)var `\(name)`: \(kind.rawValue) { \(kind.value(of: name)) }\n"
    }
    let parameters = labels.enumerated().map { number, label in
      "\(label.isEmpty ? "_" : "`\(label)`") _\(number): Any"
    }
    return "\(word)func `\(name)`(\(parameters.joined(separator: ", "))) -> \(kind.rawValue) "
      + "{ \(kind.value(of: name)) }\n"
  }
}

extension KeptOutNames.Kind {
  /// A text says in words what it was asked for as, or is an address where the name asks for one.
  fileprivate func value(of name: String) -> String {
    let lower = name.lowercased()
    let isAddress = ["url", "uri", "endpoint", "host", "server"].contains(where: lower.contains)
    let words = isAddress ? "https://example.com" : Self.words(name)
    return switch self {
    case .text, .optional: "\"\(words)\""
    case .texts: "[\"\(words)\"]"
    case .settings: "[:]"
    case .whole, .number, .width: "1"
    case .truth: "false"
    case .address: "URL(string: \"https://example.com\")!"
    case .bytes: "Data()"
    case .identifier: "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))"
    }
  }

  /// `staleShort` → `Stale short`, `API_KEY` → `Api key`.
  static func words(_ name: String) -> String {
    var (text, last) = ("", Character("_"))
    for letter in name {
      if letter.isUppercase, last.isLowercase { text.append(" ") }
      text.append(letter == "_" ? " " : Character(letter.lowercased()))
      last = letter
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
