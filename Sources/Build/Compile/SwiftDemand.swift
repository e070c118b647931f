import Foundation

/// Which files of the modules that a program imports it needs: those that declare what its objects miss. An app's
/// packages bring hundreds, and a widget often calls one function of one file.
///
/// A name that is missed leads first to the files that declare it by their text, then to those that add to its type,
/// then to all of its module: what a module defines is found in any case, and what is taken in vain costs time alone.
struct SwiftDemand {
  struct File {
    /// Of the module.
    var module: String
    /// As `SourceIndex` names them; nil: nobody knows what it declares, and it comes with its module.
    var declared: [String]?
    /// Types that it declares.
    var types: [String] = []
    /// Names of modules.
    var imports: [String] = []
    /// What its extensions add to types.
    var conformances: [Conformance] = []
    /// Bytes of it.
    var size: Int64
    /// Whether it holds what C or an address finds by a name of its own.
    var isFoundByName = false
    /// Whether it holds previews of widgets, which are shown though no name leads to them.
    var hasWidgetPreviews = false
  }

  struct Conformance {
    /// The outermost name of the type.
    var type: String
    var protocols: [String]
  }

  private let files: [File]
  /// Numbers of the files of each module.
  private var modules: [String: [Int]] = [:]
  /// Numbers of the files that declare something, by module and name.
  private var declaring: [String: [String: [Int]]] = [:]
  /// What is added to types in files that are not taken.
  private var conformances: [(file: Int, added: Conformance)] = []
  /// Numbers of the files that add something to a type, by module and the name of what they add.
  private var adding: [String: [String: [Int]]] = [:]
  /// Modules that declare a type, by its name; no other names of types.
  private var own: [String: Set<String>] = [:]
  /// Files whose objects are there.
  private(set) var taken: Set<Int> = []
  /// Modules in which they declare a type, by its name.
  private var takenNames: [String: Set<String>] = [:]
  /// Modules that they import, or the program's own files.
  private var imported: Set<String>
  private var takenSizes: [String: Int64] = [:]
  private var sizes: [String: Int64] = [:]
  /// How far each name was looked for.
  private var tried: [String: Int] = [:]

  /// - imported: modules that the program's own files import.
  init(_ files: [File], imported: Set<String> = []) {
    self.files = files
    self.imported = imported
    for (number, file) in files.enumerated() {
      modules[file.module, default: []].append(number)
      sizes[file.module, default: 0] += file.size
      for name in file.declared ?? [] {
        declaring[file.module, default: [:]][name, default: []].append(number)
        guard let dot = name.firstIndex(of: ".") else { continue }
        adding[file.module, default: [:]][String(name[name.index(after: dot)...]), default: []]
          .append(number)
      }
      for name in file.types { own[name, default: []].insert(file.module) }
      conformances += file.conformances.map { (number, $0) }
    }
  }

  /// What a program has before anything is missed: previews of widgets, and conformances of types of the system's to
  /// protocols of the system's, which nothing names: who imports them may cast to the protocol.
  mutating func start() -> [Int] {
    let previewing = files.indices.filter { files[$0].hasWidgetPreviews }
    return take(Set(conforming() + previewing))
  }

  /// Files with conformances that a cast may ask for: of a type that is there, to a protocol that is.
  private mutating func conforming() -> [Int] {
    var found: [Int] = []
    conformances.removeAll { file, added in
      if taken.contains(file) { return true }
      let module = files[file].module
      // The module's own, else that of any other.
      func isThere(_ name: String) -> Bool {
        guard let modules = own[name] else { return true }
        let there = takenNames[name] ?? []
        return modules.contains(module) ? there.contains(module) : !there.isEmpty
      }
      guard isThere(added.type), added.protocols.contains(where: isThere),
        imported.contains(module)
          || ([added.type] + added.protocols).contains(where: { own[$0] != nil })
      else { return false }
      found.append(file)
      return true
    }
    return found
  }

  /// Further files, in their order, for names that no object defines so far. Nothing where all that may define them
  /// are taken: they are the system's then, or the SDK's.
  mutating func take(missing symbols: Set<String>) -> [Int] {
    var wanted: Set<Int> = []
    for symbol in symbols where symbol.hasPrefix("$s") {
      if Self.findsTypesByName(symbol) { return take(Set(files.indices)) }
      wanted.formUnion(next(symbol))
    }
    return take(wanted)
  }

  /// The next files that may define a name.
  private mutating func next(_ symbol: String) -> Set<Int> {
    let first = tried[symbol] ?? 0
    guard first < Self.steps else { return [] }
    guard let name = SwiftSymbol(symbol, modules: Set(modules.keys)) else {
      tried[symbol] = Self.steps
      return []
    }
    for step in first..<Self.steps {
      tried[symbol] = step + 1
      let further = candidates(name, step).subtracting(taken)
      if !further.isEmpty { return further }
    }
    return []
  }

  private static let steps = 5

  private func candidates(_ symbol: SwiftSymbol, _ step: Int) -> Set<Int> {
    let names = declaring[symbol.module] ?? [:]
    let parts = symbol.parts
    switch step {
    case 0:
      guard let type = parts.first else { return [] }
      let added = parts.dropFirst().flatMap { names["\(type).\($0)"] ?? [] }
      return Set(added.isEmpty ? names[type] ?? [] : added)
    case 1: return Set(parts.first.flatMap { names[$0] } ?? [])
    // The type may have another name where something is added to it.
    case 2: return Set(parts.dropFirst().flatMap { adding[symbol.module]?[$0] ?? [] })
    case 3: return Set(parts.first.flatMap { names[$0 + "."] } ?? [])
    default: return Set(symbol.mentioned.flatMap { modules[$0] ?? [] })
    }
  }

  /// Takes files with those that come along: what adds a conformance to a type that is taken, and what nobody can tell
  /// the names of. A module that is needed for three quarters is taken as a whole: looking for the rest bit by bit
  /// takes longer than compiling it.
  private mutating func take(_ wanted: Set<Int>) -> [Int] {
    let before = taken
    var open = wanted.subtracting(taken)
    while !open.isEmpty {
      taken.formUnion(open)
      var more: Set<Int> = []
      for number in open {
        let file = files[number]
        takenSizes[file.module, default: 0] += file.size
        imported.formUnion(file.imports + [file.module])
        for name in file.types { takenNames[name, default: []].insert(file.module) }
        let isMost = (takenSizes[file.module] ?? 0) * 4 > (sizes[file.module] ?? 0) * 3
        for other in modules[file.module] ?? []
        where isMost || files[other].declared == nil || files[other].isFoundByName {
          more.insert(other)
        }
      }
      more.formUnion(conforming())
      open = more.subtracting(taken)
    }
    return taken.subtracting(before).sorted()
  }

  /// Whether it finds any class by what it is called at run time.
  private static func findsTypesByName(_ symbol: String) -> Bool {
    symbol.contains("17NSClassFromString") || symbol.contains("11_typeByName")
  }
}

/// What the name of a Swift symbol says of where it is declared.
struct SwiftSymbol {
  /// The module that most likely defines it.
  let module: String
  /// The names of what it stands in and its own, outermost first.
  let parts: [String]
  /// All modules that it mentions, one of which defines it.
  let mentioned: Set<String>

  /// nil where none of the modules can define it.
  init?(_ symbol: String, modules: Set<String>) {
    guard let text = Self.demangled(symbol) else { return nil }
    self.init(text: text, modules: modules)
  }

  /// - text: as `swift demangle` writes it.
  init?(text: String, modules: Set<String>) {
    let paths = Self.paths(text)
    mentioned = Set(paths.map { $0[0] }).intersection(modules)
    guard !mentioned.isEmpty else { return nil }
    let names = paths.first { $0.count > 1 } ?? []
    let extending =
      text.firstIndex(of: "(").map { text[$0...].hasPrefix("(extension in ") } ?? false
    // A conformance ends with the module that declares it.
    let last = text.lastIndex(of: " ").map { String(text[text.index(after: $0)...]) }
    let isConformance = text.contains(" for ") && text.contains(" : ") && text.contains(" in ")
    if extending, let first = paths.first(where: { modules.contains($0[0]) && $0.count == 1 }) {
      module = first[0]
      parts = Array(names.dropFirst())
    } else if isConformance, let last, modules.contains(last) {
      module = last
      parts = Array(names.dropFirst())
    } else {
      let path = paths.first { modules.contains($0[0]) } ?? []
      module = path[0]
      parts = Array(path.dropFirst())
    }
  }

  /// Names with dots between them.
  private static func paths(_ text: String) -> [[String]] {
    text.split { " ()<>,:[]&?!@=".contains($0) }.map {
      $0.split(separator: ".").map(String.init)
    }.filter { !$0.isEmpty }
  }

  private static func demangled(_ symbol: String) -> String? {
    var symbol = symbol
    return symbol.withUTF8 { bytes in
      guard let text = demangle(bytes.baseAddress, UInt(bytes.count), nil, nil, 0) else {
        return nil
      }
      defer { free(text) }
      return String(cString: text)
    }
  }
}

/// Of the Swift runtime: the caller frees the text.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<UInt8>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
