/// A package that comes over the network, as a project or a manifest asks for it.
struct PackageReference: Hashable, Sendable, Encodable {
  /// Which revisions will do.
  enum Requirement: Hashable, Sendable, Encodable {
    /// From a version on, below another one.
    case range(String, String)
    case exact(String)
    case revision(String)
    case branch(String)
  }

  /// The address that the project names.
  var location: String
  var requirement: Requirement
  /// What is linked of it.
  var products: Set<String> = []

  /// SwiftPM's name of a package: the last part of its address, lower case.
  var identity: String { Self.identity(location) }

  static func identity(_ location: String) -> String { name(location).lowercased() }

  /// The folder that a clone of it gets.
  var name: String { Self.name(location) }

  private static func name(_ location: String) -> String {
    var address = location[...]
    while address.hasSuffix("/") { address.removeLast() }
    if address.hasSuffix(".git") { address.removeLast(4) }
    return String(address.split(whereSeparator: { $0 == "/" || $0 == ":" }).last ?? address)
  }

  /// Whether SwiftPM's folders of repositories have one of that name.
  func isAmong(_ folders: [String]) -> Bool { folders.contains { $0.hasPrefix(name + "-") } }

  /// Whether it can stand in a manifest as it is: a project's words become Swift there.
  var isSound: Bool {
    let words =
      switch requirement {
      case .range(let from, let to): [from, to]
      case .exact(let word), .revision(let word), .branch(let word): [word]
      }
    return ([location] + words).allSatisfy { word in
      !word.isEmpty && !word.hasPrefix("-")
        && word.unicodeScalars.allSatisfy {
          $0.value > 0x20 && !"\"\\`$'<>".unicodeScalars.contains($0)
        }
    }
  }

  private enum Key: CodingKey { case location, requirement, products }

  /// The same every time, for a build's key: a set has another order in each process.
  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(location, forKey: .location)
    try values.encode(requirement, forKey: .requirement)
    try values.encode(products.sorted(), forKey: .products)
  }

  /// The line of a manifest that asks for it.
  var line: String {
    let rest =
      switch requirement {
      case .range(let from, let to): "\"\(from)\"..<\"\(to)\""
      case .exact(let version): "exact: \"\(version)\""
      case .revision(let revision): "revision: \"\(revision)\""
      case .branch(let branch): "branch: \"\(branch)\""
      }
    return ".package(url: \"\(location)\", \(rest)),"
  }
}

extension PackageReference.Requirement {
  /// Versions that promise to be compatible: the same first number, or second one before 1.0.
  static func upToNextMajor(_ version: String) -> Self {
    .range(padded(version), next(version, part: 0))
  }

  static func upToNextMinor(_ version: String) -> Self {
    .range(padded(version), next(version, part: 1))
  }

  /// Three numbers, as a manifest wants them.
  static func padded(_ version: String) -> String {
    let core = version.prefix { $0 != "-" && $0 != "+" }
    let missing = max(0, 3 - core.split(separator: ".").count)
    return core + String(repeating: ".0", count: missing) + version.dropFirst(core.count)
  }

  private static func next(_ version: String, part: Int) -> String {
    let core = version.prefix { $0 != "-" && $0 != "+" }
    var numbers = core.split(separator: ".").map { Int($0) ?? 0 }
    while numbers.count < 3 { numbers.append(0) }
    numbers[part] += 1
    for later in (part + 1)..<3 { numbers[later] = 0 }
    return numbers.prefix(3).map(String.init).joined(separator: ".")
  }

  /// `requirement` of an `XCRemoteSwiftPackageReference`.
  init?(xcode values: [String: OldStylePropertyList]) {
    func text(_ key: String) -> String? { values[key]?.string }
    switch (text("kind"), text("minimumVersion"), text("maximumVersion")) {
    case ("upToNextMajorVersion", let from?, _): self = .upToNextMajor(from)
    case ("upToNextMinorVersion", let from?, _): self = .upToNextMinor(from)
    case ("versionRange", let from?, let to?): self = .range(Self.padded(from), Self.padded(to))
    default:
      if let version = text("version") {
        self = .exact(Self.padded(version))
      } else if let branch = text("branch") {
        self = .branch(branch)
      } else if let revision = text("revision") {
        self = .revision(revision)
      } else {
        return nil
      }
    }
  }

  /// A package of a `project.yml`.
  init?(xcodeGen spec: JSONValue) {
    func text(_ key: String) -> String? { spec[key]?.string }
    if let from = text("from") ?? text("majorVersion") {
      self = .upToNextMajor(from)
    } else if let from = text("minorVersion") {
      self = .upToNextMinor(from)
    } else if let from = text("minVersion"), let to = text("maxVersion") {
      self = .range(Self.padded(from), Self.padded(to))
    } else if let version = text("exactVersion") ?? text("version") {
      self = .exact(Self.padded(version))
    } else if let branch = text("branch") {
      self = .branch(branch)
    } else if let revision = text("revision") {
      self = .revision(revision)
    } else {
      return nil
    }
  }

  /// What SwiftPM prints of a manifest's dependency.
  init?(manifest requirement: JSONValue) {
    if let range = requirement["range"]?.array?.first, let from = range["lowerBound"]?.string,
      let to = range["upperBound"]?.string
    {
      self = .range(from, to)
    } else if let version = requirement["exact"]?.array?.first?.string {
      self = .exact(version)
    } else if let branch = requirement["branch"]?.array?.first?.string {
      self = .branch(branch)
    } else if let revision = requirement["revision"]?.array?.first?.string {
      self = .revision(revision)
    } else {
      return nil
    }
  }
}

extension [PackageReference] {
  /// Whether a pin is one of theirs.
  func isPinned(_ pin: PinnedPackages.Pin) -> Bool {
    contains { $0.identity == pin.identity }
  }
}
