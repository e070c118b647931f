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
    /// Names by which it asks the runtime for types; nil where one is made while the program runs.
    var lookups: Set<String>? = []
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
  private let moduleNames: Set<String>
  /// Of those, the ones that come with their module: nobody can tell what they declare or who finds it.
  private var unnamed: [String: [Int]] = [:]
  /// Numbers of the files that declare something, by module and name.
  private var declaring: [String: [String: [Int]]] = [:]
  /// Numbers of the files that add something to a type, by module and the name of what they add.
  private var adding: [String: [String: [Int]]] = [:]
  /// What is added to types, and in which file.
  private var conformances: [(file: Int, added: Conformance)] = []
  /// Their numbers, by the types and protocols that they name, and by the module that they stand in.
  private var conformancesNaming: [String: [Int]] = [:]
  private var conformancesIn: [String: [Int]] = [:]
  /// Modules that declare a type, by its name; no other names of types.
  private var own: [String: Set<String>] = [:]
  /// Files whose objects are there.
  private(set) var taken: Set<Int> = []
  /// Modules of which they are, and those that were asked for as a whole.
  private var begun: Set<String> = []
  private var whole: Set<String> = []
  /// Modules of which files were asked for, and those of which more were, once these were compiled.
  private var asked: Set<String> = []
  private var askedAgain: Set<String> = []
  private let published: Set<String>
  /// Modules in which they declare a type, by its name.
  private var takenNames: [String: Set<String>] = [:]
  /// Modules that they import, or the program's own files.
  private var imported: Set<String>
  private var takenSizes: [String: Int64] = [:]
  private var sizes: [String: Int64] = [:]
  /// How far each name was looked for.
  private var tried: [String: Int] = [:]
  /// Names by which each of the program's own files asks for types; nil where one is made while the program runs.
  private let lookups: [Set<String>?]

  /// - imported: modules that the program's own files import.
  /// - published: modules of packages, which compile as a whole. Where a project's own module is taken as a whole, what is
  ///   wrong in files that nobody needs would have to be left out.
  /// - lookups: names by which each of the program's own files asks for types; nil where one is made while it runs.
  init(
    _ files: [File], imported: Set<String> = [], published: Set<String> = [],
    lookups: [Set<String>?] = [nil]
  ) {
    self.files = files
    self.published = published
    self.lookups = lookups
    self.imported = imported
    moduleNames = Set(files.map(\.module))
    for (number, file) in files.enumerated() {
      modules[file.module, default: []].append(number)
      sizes[file.module, default: 0] += file.size
      if file.declared == nil || file.isFoundByName {
        unnamed[file.module, default: []].append(number)
      }
      for name in file.declared ?? [] {
        declaring[file.module, default: [:]][name, default: []].append(number)
        guard let dot = name.firstIndex(of: ".") else { continue }
        adding[file.module, default: [:]][String(name[name.index(after: dot)...]), default: []]
          .append(number)
      }
      for name in file.types { own[name, default: []].insert(file.module) }
      for added in file.conformances { add(added, in: number) }
    }
  }

  private mutating func add(_ added: Conformance, in file: Int) {
    for name in Set([added.type] + added.protocols) {
      conformancesNaming[name, default: []].append(conformances.count)
    }
    conformancesIn[files[file].module, default: []].append(conformances.count)
    conformances.append((file, added))
  }

  /// What a program has before anything is missed: previews of widgets, and conformances of types of the system's to
  /// protocols of the system's, which nothing names: who imports them may cast to the protocol.
  mutating func start() -> [Int] {
    let previewing = files.indices.filter { files[$0].hasWidgetPreviews }
    return take(conforming(conformances.indices).union(previewing))
  }

  /// Files of those conformances that a cast may ask for: of a type that is there, to a protocol that is.
  private func conforming(_ numbers: some Sequence<Int>) -> Set<Int> {
    Set(numbers.map { conformances[$0] }.filter { isAsked(for: $0.added, in: $0.file) }.map(\.file))
  }

  private func isAsked(for added: Conformance, in file: Int) -> Bool {
    let module = files[file].module
    // The module's own, else that of any other.
    func isThere(_ name: String) -> Bool {
      guard let modules = own[name] else { return true }
      let there = takenNames[name] ?? []
      return modules.contains(module) ? there.contains(module) : !there.isEmpty
    }
    return isThere(added.type) && added.protocols.contains(where: isThere)
      && (imported.contains(module)
        || ([added.type] + added.protocols).contains { own[$0] != nil })
  }

  /// Further files, in their order, for names that no object defines so far. Nothing where all that may define them
  /// are taken: they are the system's then, or the SDK's.
  /// - failed: modules in which nothing is looked for.
  mutating func take(missing symbols: Set<String>, besides failed: Set<String> = []) -> [Int] {
    var wanted: Set<Int> = []
    for symbol in symbols where symbol.hasPrefix("$s") {
      if Self.findsTypesByName(symbol) {
        guard let found = lookedUp() else { return take(Set(files.indices)) }
        wanted.formUnion(found)
      }
      wanted.formUnion(next(symbol, besides: failed))
    }
    let modules = Set(wanted.map { files[$0].module })
    askedAgain.formUnion(modules.intersection(asked).intersection(published))
    asked.formUnion(modules)
    return take(wanted)
  }

  /// The next files that may define a name.
  private mutating func next(_ symbol: String, besides failed: Set<String>) -> Set<Int> {
    let first = tried[symbol] ?? 0
    guard first < Self.steps else { return [] }
    guard let name = SwiftSymbol(symbol, modules: moduleNames) else {
      tried[symbol] = Self.steps
      return []
    }
    guard !failed.contains(name.module) else { return [] }
    for step in first..<Self.steps {
      tried[symbol] = step + 1
      let further = candidates(name, step)
      if !further.isEmpty { return further }
    }
    return []
  }

  private static let steps = 5

  private mutating func candidates(_ symbol: SwiftSymbol, _ step: Int) -> Set<Int> {
    let names = declaring[symbol.module] ?? [:]
    let parts = symbol.parts
    let found: [Int]
    switch step {
    case 0:
      let added = parts.dropFirst().flatMap { names["\(parts[0]).\($0)"] ?? [] }
      found = added.isEmpty ? parts.first.flatMap { names[$0] } ?? [] : added
    case 1: found = parts.first.flatMap { names[$0] } ?? []
    // The type may have another name where something is added to it.
    case 2: found = parts.dropFirst().flatMap { adding[symbol.module]?[$0] ?? [] }
    case 3: found = parts.first.flatMap { names[$0 + "."] } ?? []
    default: found = symbol.mentioned.flatMap { all(of: $0) }
    }
    return Set(found.filter { !taken.contains($0) })
  }

  /// All files of a module, once.
  private mutating func all(of module: String) -> [Int] {
    whole.insert(module).inserted ? modules[module] ?? [] : []
  }

  /// Takes files with those that come along: what adds a conformance to a type that is taken, and what nobody can tell
  /// the names of.
  private mutating func take(_ wanted: Set<Int>) -> [Int] {
    let before = taken
    // `subtracting` would go through all that is taken, each time.
    var open = wanted.filter { !taken.contains($0) }
    while !open.isEmpty {
      taken.formUnion(open)
      var touched: Set<Int> = []
      for number in open { touched.formUnion(note(files[number])) }
      var more = conforming(touched)
      for module in Set(open.map { files[$0].module }) { more.formUnion(companions(in: module)) }
      open = more.filter { !taken.contains($0) }
    }
    return taken.subtracting(before).sorted()
  }

  /// Notes what a file that is taken brings; answers numbers of conformances that may be asked for now.
  private mutating func note(_ file: File) -> [Int] {
    takenSizes[file.module, default: 0] += file.size
    var touched: [Int] = []
    for module in file.imports + [file.module] where imported.insert(module).inserted {
      touched += conformancesIn[module] ?? []
    }
    for name in file.types where takenNames[name, default: []].insert(file.module).inserted {
      touched += conformancesNaming[name] ?? []
    }
    return touched
  }

  /// What comes along with files of a module. One that is needed for three quarters is taken as a whole, and a published
  /// one where it is asked again and needed for a third: looking for the rest bit by bit takes longer than compiling it,
  /// since each look reads the whole module.
  private mutating func companions(in module: String) -> [Int] {
    let (taken, size) = (takenSizes[module] ?? 0, sizes[module] ?? 0)
    if taken * 4 > size * 3 || askedAgain.contains(module) && taken * 3 > size {
      return all(of: module)
    }
    return begun.insert(module).inserted ? unnamed[module] ?? [] : []
  }

  /// Files that declare types which are asked for by name; nil where that may be any.
  private func lookedUp() -> Set<Int>? {
    var names: Set<String> = []
    for asked in lookups + taken.map({ files[$0].lookups }) {
      guard let asked else { return nil }
      names.formUnion(asked)
    }
    // Nobody is seen to ask: a macro may, or code that others are compiled with.
    guard !names.isEmpty else { return nil }
    let found = names.flatMap { name in declaring.values.flatMap { $0[name] ?? [] } }
    return Set(found).subtracting(taken)
  }

  /// Whether it finds any class by what it is called at run time.
  private static func findsTypesByName(_ symbol: String) -> Bool {
    symbol.contains("17NSClassFromString") || symbol.contains("11_typeByName")
  }
}
