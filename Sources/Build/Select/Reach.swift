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
  }

  /// Files of which something is reached.
  private(set) var files: Set<String> = []
  /// Bytes of declarations in all files, and of those that are reached.
  private(set) var size = 0
  private(set) var reachedSize = 0
  private var nodes: [Node] = []
  private var fileNodes: [FileNode] = []

  /// A declaration.
  private struct Node {
    var file: Int
    var piece: SourceIndex.Piece
    var parent: Int?
    var children: [Int] = []
    /// Whether it is reached with what it stands in, under whatever name.
    var isNamed = false
    var isReached = false
  }

  private struct FileNode {
    var file: SourceIndex.File
    var module: Int
    var nodes: Range<Int>
    var isReached = false
  }

  /// Modules smaller than this are compiled as a whole, and once for all widgets: two seconds (estimate).
  private static let smallModule = 60_000

  /// - roots: the extension's own files.
  /// - small: bytes below which a module is not taken apart.
  init(
    roots: SourceIndex, modules: [(name: String, index: SourceIndex)], seeds: Seeds,
    small: Int = Self.smallModule
  ) {
    for (number, module) in modules.enumerated() {
      for file in module.index.files { add(file, of: number) }
    }
    let visibility = Visibility(modules)
    var walk = Walk(nodes: nodes, files: fileNodes, seeds: seeds, visibility: visibility)
    walk.small = Set(
      modules.indices.filter { number in
        fileNodes.reduce(0) { $0 + ($1.module == number ? size(of: $1) : 0) } < small
      })
    for file in roots.files {
      walk.mention(file.referencedNames ?? [], in: visibility.modules(of: file, in: nil))
    }
    walk.mention(Array(seeds.names), in: Array(modules.indices))
    walk.run()
    (nodes, fileNodes) = (walk.nodes, walk.files)
    files = Set(fileNodes.filter(\.isReached).map(\.file.path))
    size = fileNodes.reduce(0) { $0 + size(of: $1) }
    reachedSize = fileNodes.reduce(0) { sum, file in
      file.isReached
        ? sum + size(of: file) - removed(of: file).reduce(0) { $0 + $1.count } : sum
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

  /// What errors of the compiler miss and would be found in declarations that are not reached.
  func missed(in errors: [BuildDiagnostic]) -> Seeds? {
    let missed = MissedNames(errors)
    guard !missed.isEmpty else { return nil }
    var seeds = Seeds()
    for node in nodes where !node.isReached {
      for name in node.piece.names {
        let owner = node.parent.flatMap { nodes[$0].piece.names.last }
        if node.piece.kind == .extension, missed.isDeclared(by: name + ".") {
          seeds.types.insert(name)
        } else if let owner, missed.isDeclared(by: owner + ".") {
          seeds.types.insert(owner)
        } else if missed.isDeclared(by: owner.map { "\($0).\(name)" } ?? name)
          || owner != nil && missed.isDeclared(by: name)
        {
          seeds.names.insert(name)
        }
      }
    }
    for file in fileNodes where !file.isReached {
      for name in file.file.declaredNames ?? [] where missed.isDeclared(by: name) {
        seeds.add(declared: name)
      }
    }
    return seeds.names.isEmpty && seeds.types.isEmpty ? nil : seeds
  }
}

extension Reach.Seeds {
  /// - name: as `SourceIndex` names it: `Name`, `Type.member`, `Type.` for an extension.
  fileprivate mutating func add(declared name: String) {
    guard let dot = name.firstIndex(of: ".") else {
      names.insert(name)
      return
    }
    let member = name[name.index(after: dot)...]
    if member.isEmpty { types.insert(String(name[..<dot])) } else { names.insert(String(member)) }
  }

  mutating func add(_ other: Self) {
    names.formUnion(other.names)
    types.formUnion(other.types)
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

  /// Whether compiling only what is reached saves much, at least half: where names reach most, they often miss a part
  /// of the rest.
  var savesMuch: Bool {
    let saved = size - reachedSize
    return saved >= Self.leastSaved && saved * 2 >= size
  }

  /// The modules' files without those of which nothing is reached. The copies of the others lose what is not.
  /// - folder: of the copies.
  func trimmed(_ modules: [SourceIndex], in folder: String) throws -> [SourceIndex] {
    let removed = removed
    for (path, ranges) in removed {
      guard var text = FileRecorder.read(folder + path)?.bytes else { continue }
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

extension Reach {
  /// Follows names until there are no new ones.
  private struct Walk {
    var nodes: [Node]
    var files: [FileNode]
    let seeds: Seeds
    /// Numbers of modules that are reached as a whole or not at all.
    var small: Set<Int> = []
    private let visibility: Visibility
    private var wholeModules: Set<Int> = []
    /// Names that members are found by, whatever type they are of.
    private var mentioned: Set<String> = []
    /// Names that types and functions of each module are found by: those of files that see the module.
    private var mentionedOf: [Set<String>]
    private var open: [String] = []
    /// Declarations, and files with others, that a name leads to.
    private var waiting: [String: [Int]] = [:]
    private var waitingFiles: [String: [Int]] = [:]
    /// Names of types in the modules, and which modules.
    private var types: [String: Set<Int>] = [:]

    init(nodes: [Node], files: [FileNode], seeds: Seeds, visibility: Visibility) {
      (self.nodes, self.files, self.seeds) = (nodes, files, seeds)
      self.visibility = visibility
      mentionedOf = Array(repeating: [], count: visibility.count)
      for file in files {
        for name in file.file.declaredNames ?? [] where !name.contains(".") {
          types[name, default: []].insert(file.module)
        }
      }
      for node in nodes where node.piece.kind == .type {
        for name in node.piece.names { types[name, default: []].insert(files[node.file].module) }
      }
      for number in nodes.indices { wait(number) }
      for number in files.indices { waitFile(number) }
    }

    private mutating func wait(_ number: Int) {
      let node = nodes[number]
      for name in node.piece.names { waiting[name, default: []].append(number) }
      nodes[number].isNamed =
        !RequirementNames.all.isDisjoint(with: node.piece.names) && node.parent != nil
        || isOfWholeType(node)
      guard isForeign(node) else { return }
      // An extension of somebody else's type is found by what it adds.
      let owner = (node.piece.names.first ?? "") + "."
      for name in files[node.file].file.declaredNames ?? [] where name.hasPrefix(owner) {
        waiting[String(name.dropFirst(owner.count)), default: []].append(number)
      }
      for name in node.piece.inherits ?? [] { waiting[name, default: []].append(number) }
    }

    private func isOfWholeType(_ node: Node) -> Bool {
      if node.piece.kind == .extension, !seeds.types.isDisjoint(with: node.piece.names) {
        return true
      }
      return node.parent.map { !seeds.types.isDisjoint(with: nodes[$0].piece.names) } ?? false
    }

    /// What a file declares beside its pieces.
    private mutating func waitFile(_ number: Int) {
      let file = files[number].file
      let pieces = Set(files[number].nodes.flatMap { nodes[$0].piece.names })
      for name in file.declaredNames ?? [] where !name.contains(".") && !pieces.contains(name) {
        waitingFiles[name, default: []].append(number)
      }
    }

    private func isForeign(_ node: Node) -> Bool {
      node.piece.kind == .extension && !node.piece.names.contains { types[$0] != nil }
    }

    /// - modules: those that the text sees.
    mutating func mention(_ names: [String], in modules: [Int]) {
      for name in names {
        var isNew = mentioned.insert(name).inserted
        for module in modules where mentionedOf[module].insert(name).inserted { isNew = true }
        if isNew { open.append(name) }
      }
    }

    /// Whether a type of that name is reached; true where none of the modules has one.
    private func isMentioned(type name: String) -> Bool {
      types[name]?.contains { mentionedOf[$0].contains(name) } ?? true
    }

    mutating func run() {
      for number in nodes.indices where nodes[number].isNamed { visit(number) }
      while let name = open.popLast() {
        for number in waitingFiles[name] ?? []
        where mentionedOf[files[number].module].contains(name) { reachFile(number) }
        for number in waiting[name] ?? [] { visit(number) }
      }
    }

    /// Reaches a declaration where all that it takes is there.
    private mutating func visit(_ number: Int) {
      guard !nodes[number].isReached, holds(number) else { return }
      reach(number)
    }

    private func holds(_ number: Int) -> Bool {
      let node = nodes[number]
      if let parent = node.parent, !nodes[parent].isReached { return false }
      if node.isNamed { return true }
      let names = node.piece.names
      guard node.piece.kind == .extension else {
        let known = node.parent == nil ? mentionedOf[files[node.file].module] : mentioned
        return !known.isDisjoint(with: names)
      }
      return isForeign(node) ? reachesForeign(node) : names.allSatisfy(isMentioned)
    }

    /// Types that literals and `[T]`, `T?` have without their names.
    private static let unnamed: Set<String> = [
      "Int", "Double", "String", "Bool", "Array", "Dictionary", "Optional",
    ]

    private func reachesForeign(_ node: Node) -> Bool {
      let inherits = node.piece.inherits ?? []
      // A conformance has no name: it counts where the type and the protocol do.
      if inherits.contains(where: isMentioned) {
        return node.piece.names.allSatisfy {
          mentioned.contains($0) || Self.unnamed.contains($0)
        }
      }
      let owner = (node.piece.names.first ?? "") + "."
      return (files[node.file].file.declaredNames ?? []).contains {
        $0.hasPrefix(owner) && mentioned.contains(String($0.dropFirst(owner.count)))
      }
    }

    private mutating func reach(_ number: Int) {
      nodes[number].isReached = true
      let node = nodes[number]
      let file = files[node.file]
      mention(
        file.file.names(node.piece.mentions), in: visibility.modules(of: file.file, in: file.module)
      )
      reachFile(node.file)
      for child in node.children { visit(child) }
    }

    private mutating func reachFile(_ number: Int) {
      guard !files[number].isReached else { return }
      files[number].isReached = true
      let file = files[number]
      mention(
        file.file.mentions.map(file.file.names) ?? file.file.referencedNames ?? [],
        in: visibility.modules(of: file.file, in: file.module))
      guard small.contains(file.module), wholeModules.insert(file.module).inserted else { return }
      for other in files.indices where files[other].module == file.module {
        for node in files[other].nodes { nodes[node].isNamed = true }
        reachFile(other)
        for node in files[other].nodes { visit(node) }
      }
    }
  }
}

/// Which modules' types and functions a file can name.
private struct Visibility {
  private var numbers: [String: Int] = [:]
  /// What comes along with each module, itself too.
  private var exported: [Set<Int>] = []

  var count: Int { exported.count }

  init(_ modules: [(name: String, index: SourceIndex)]) {
    for (number, module) in modules.enumerated() { numbers[module.name] = number }
    exported = modules.indices.map { [$0] }
    var grew = true
    while grew {
      grew = false
      for (number, module) in modules.enumerated() {
        for name in module.index.files.flatMap({ $0.exports ?? [] }) {
          guard let other = numbers[name], !exported[other].isSubset(of: exported[number])
          else { continue }
          exported[number].formUnion(exported[other])
          grew = true
        }
      }
    }
  }

  /// - module: the file's own; nil: the extension.
  func modules(of file: SourceIndex.File, in module: Int?) -> [Int] {
    let imported = file.imports.compactMap { numbers[$0] } + [module].compactMap { $0 }
    return Set(imported.flatMap { exported[$0] }).sorted()
  }
}

extension SourceIndex.File {
  /// Mentioned names by their numbers.
  fileprivate func names(_ numbers: [Int]) -> [String] {
    let names = referencedNames ?? []
    return numbers.compactMap { names.indices.contains($0) ? names[$0] : nil }
  }
}
