/// What an extension reaches by name of the modules compiled before it, declaration by declaration. What only an
/// unreached function mentions is not reached either, so that of an app's own packages little is left.
///
/// A declaration is reached where reached text mentions its name and what it stands in is reached. Functions that
/// protocols of the SDK ask for are reached with their types; initializers, stored properties and operators belong to
/// what they stand in (`PieceVisitor` of the syntax tool).
struct Reach {
  /// What is reached beside what the extension mentions.
  struct Seeds {
    var names: Set<String> = []
    /// Types whose members are all reached.
    var types: Set<String> = []
    /// Declarations and files that are reached whatever they stand in (`Reach.place`).
    var places: Set<String> = []

    var isEmpty: Bool { names.isEmpty && types.isEmpty && places.isEmpty }
  }

  /// Files of which something is reached.
  private(set) var files: Set<String> = []
  /// Bytes of declarations in each module, and of those that are reached.
  private var sizes: [Int] = []
  private var reachedSizes: [Int] = []
  private var nodes: [Node] = []
  private var fileNodes: [FileNode] = []
  private let seeds: Seeds

  /// A declaration.
  struct Node {
    var file: Int
    var piece: SourceIndex.Piece
    var parent: Int?
    var children: [Int] = []
    /// Whether it is reached with what it stands in, under whatever name.
    var isNamed = false
    var isReached = false
  }

  /// A file and its declarations.
  struct FileNode {
    var file: SourceIndex.File
    var module: Int
    var nodes: Range<Int>
    var isReached = false
  }

  /// Modules smaller than this are compiled as a whole, and once for all widgets: two seconds (estimate).
  private static let smallModule = 60_000

  /// - roots: the extension's own files.
  /// - small: bytes below which a module is not taken apart.
  /// - most: the share of a module that may be reached where it is.
  init(
    roots: SourceIndex, modules: [(name: String, index: SourceIndex)], seeds: Seeds,
    small: Int = Self.smallModule, most: Double = 0.5
  ) {
    self.seeds = seeds
    for (number, module) in modules.enumerated() {
      let first = fileNodes.count
      for file in module.index.files { add(file, of: number) }
      sizes.append(fileNodes[first...].reduce(0) { $0 + size(of: $1) })
    }
    let start = Walk(nodes: nodes, files: fileNodes, seeds: seeds, visibility: Visibility(modules))
    var whole = Set(modules.indices.filter { sizes[$0] < small })
    take(start.followed(from: roots, whole: whole))
    // A module that names reach most of is better compiled once for all widgets.
    let partial = modules.indices.filter {
      !whole.contains($0) && Double(reachedSizes[$0]) > most * Double(sizes[$0])
    }
    guard !partial.isEmpty else { return }
    whole.formUnion(partial)
    take(start.followed(from: roots, whole: whole))
  }

  private mutating func take(_ walk: Walk) {
    (nodes, fileNodes) = (walk.nodes, walk.files)
    files = Set(fileNodes.filter(\.isReached).map(\.file.path))
    reachedSizes = sizes.indices.map { module in
      fileNodes.reduce(0) { sum, file in
        guard file.module == module, file.isReached else { return sum }
        return sum + size(of: file) - removed(of: file).reduce(0) { $0 + $1.count }
      }
    }
  }

  private mutating func add(_ file: SourceIndex.File, of module: Int) {
    let (number, first) = (fileNodes.count, nodes.count)
    for piece in file.pieces ?? [] {
      let parent = piece.parent.map { $0 + first }
      if let parent { nodes[parent].children.append(nodes.count) }
      nodes.append(Node(file: number, piece: piece, parent: parent))
    }
    fileNodes.append(FileNode(file: file, module: module, nodes: first..<nodes.count))
  }

  private func size(of file: FileNode) -> Int {
    file.nodes.reduce(0) { nodes[$1].parent == nil ? $0 + nodes[$1].piece.range.count : $0 }
  }

  // MARK: What is not reached

  /// Places of declarations that are not reached, outermost ones, in the file's text.
  private func removed(of file: FileNode) -> [Range<Int>] {
    file.nodes.filter { number in
      !nodes[number].isReached && (nodes[number].parent.map { nodes[$0].isReached } ?? true)
    }.map { nodes[$0].piece.range }
  }

  /// The same of each file of which something is reached and something is not.
  var removed: [String: [Range<Int>]] {
    var result: [String: [Range<Int>]] = [:]
    for file in fileNodes where file.isReached {
      let ranges = removed(of: file)
      if !ranges.isEmpty { result[file.file.path] = ranges }
    }
    return result
  }

  /// What errors of the compiler miss and would be found in declarations that are not reached; nil where nothing is.
  /// What was added by its name in vain, since it stands in something that is not reached, is added by its place.
  func missed(in errors: [BuildDiagnostic]) -> Seeds? {
    let missed = MissedNames(errors)
    guard !missed.isEmpty else { return nil }
    var seeds = Seeds()
    // What is reached and missed nevertheless does not compile.
    let known = Set(nodes.lazy.filter(\.isReached).flatMap(qualifiedNames))
    for node in nodes where !node.isReached {
      for name in node.piece.names where !known.contains(qualified(name, of: node)) {
        guard let seed = seed(for: name, of: node, missed, known) else { continue }
        add(seed, at: place(of: node), to: &seeds)
      }
    }
    for file in fileNodes where !file.isReached {
      for name in file.file.declaredNames ?? []
      where !known.contains(name) && missed.isDeclared(by: name) {
        add(Seed(declared: name), at: file.file.path, to: &seeds)
      }
    }
    return seeds.isEmpty ? nil : seeds
  }

  private func qualifiedNames(of node: Node) -> [String] {
    node.piece.names.map { qualified($0, of: node) }
  }

  /// As `SourceIndex` names it: `Name`, `Type.member`, `Type.` for an extension.
  private func qualified(_ name: String, of node: Node) -> String {
    if node.piece.kind == .extension { return name + "." }
    return node.parent.flatMap { nodes[$0].piece.names.last }.map { "\($0).\(name)" } ?? name
  }

  private func seed(
    for name: String, of node: Node, _ missed: MissedNames, _ known: Set<String>
  ) -> Seed? {
    if node.piece.kind == .extension {
      return missed.isDeclared(by: name + ".") ? .type(name) : nil
    }
    let owner = node.parent.flatMap { nodes[$0].piece.names.last }
    if let owner, missed.isDeclared(by: owner + ".") { return .type(owner) }
    if missed.isNamed(qualified(name, of: node)) { return .name(name) }
    // A name alone may be a member's: of a type that is reached, and is no member of any other.
    let isMissed = owner != nil && missed.isDeclared(by: name) && !known.contains(name)
    return isMissed && !seeds.names.contains(name) ? .name(name) : nil
  }

  private func add(_ seed: Seed, at place: String, to new: inout Seeds) {
    switch seed {
    case .name(let name) where !seeds.names.contains(name): new.names.insert(name)
    case .type(let name) where !seeds.types.contains(name): new.types.insert(name)
    default: new.places.insert(place)
    }
  }

  /// Where a declaration begins.
  private func place(of node: Node) -> String {
    Self.place(node, in: fileNodes)
  }

  static func place(_ node: Node, in files: [FileNode]) -> String {
    "\(files[node.file].file.path):\(node.piece.start)"
  }
}

/// What an error misses.
private enum Seed {
  case name(String)
  case type(String)

  /// - declared: as `SourceIndex` names it: `Name`, `Type.member`, `Type.` for an extension.
  init(declared: String) {
    guard let dot = declared.firstIndex(of: ".") else {
      self = .name(declared)
      return
    }
    let member = declared[declared.index(after: dot)...]
    self = member.isEmpty ? .type(String(declared[..<dot])) : .name(String(member))
  }
}

extension Reach.Seeds {
  mutating func add(_ other: Self) {
    names.formUnion(other.names)
    types.formUnion(other.types)
    places.formUnion(other.places)
  }
}

extension Reach {
  /// What was compiled does not compile alone.
  struct TooFew: Error {
    /// What it misses.
    var seeds: Seeds
  }

  /// Bytes of sources below which it is not worth compiling a part of them for one widget: what is whole is kept for
  /// all of them. Two seconds (estimate).
  private static let leastSaved = 60_000

  /// Whether compiling only what is reached saves much.
  var savesMuch: Bool {
    sizes.indices.reduce(0) { $0 + saved(in: $1) } >= Self.leastSaved
  }

  /// The same of one module, by its number.
  func savesMuch(in module: Int) -> Bool { saved(in: module) >= Self.leastSaved }

  private func saved(in module: Int) -> Int { sizes[module] - reachedSizes[module] }

  /// The modules' files without those of which nothing is reached. The copies of the others lose what is not.
  /// - folder: of the copies.
  func trimmed(_ modules: [SourceIndex], in folder: String) throws -> [SourceIndex] {
    let removed = removed
    for path in modules.flatMap({ $0.files.map(\.path) }) {
      guard let ranges = removed[path], var text = FileRecorder.read(folder + path)?.bytes else {
        continue
      }
      for range in ranges.map({ $0.clamped(to: 0..<text.count) }) {
        for index in range where text[index] != 0x0A && text[index] != 0x0D {
          text[index] = UInt8(ascii: " ")
        }
      }
      try CacheFile.write(text, to: folder + path)
    }
    return modules.map { module in
      let exporters = module.exporters
      return SourceIndex(
        files: module.files.filter { files.contains($0.path) || exporters.contains($0.path) })
    }
  }
}
