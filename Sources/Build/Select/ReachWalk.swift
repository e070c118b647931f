extension Reach {
  /// Follows names until there are no new ones.
  struct Walk {
    private(set) var nodes: [Node]
    private(set) var files: [FileNode]
    let seeds: Seeds
    /// Numbers of modules that are reached as a whole or not at all.
    private var whole: Set<Int> = []
    private let visibility: Visibility
    private var reachedWhole: Set<Int> = []
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
    /// Names of types that may be somebody else's.
    private var aliases: Set<String> = []

    init(nodes: [Node], files: [FileNode], seeds: Seeds, visibility: Visibility) {
      (self.nodes, self.files, self.seeds) = (nodes, files, seeds)
      self.visibility = visibility
      mentionedOf = Array(repeating: [], count: visibility.count)
      for file in files {
        for name in file.file.declaredNames ?? [] where !name.contains(".") {
          types[name, default: []].insert(file.module)
        }
      }
      for node in nodes where [.type, .alias].contains(node.piece.kind) {
        if node.piece.kind == .alias { aliases.formUnion(node.piece.names) }
        for name in node.piece.names { types[name, default: []].insert(files[node.file].module) }
      }
      for number in nodes.indices { wait(number) }
      for number in files.indices { waitFile(number) }
      if !seeds.places.isEmpty { takePlaces() }
    }

    /// What is reached by its place is so with all that it stands in.
    private mutating func takePlaces() {
      for number in nodes.indices {
        guard seeds.places.contains(Reach.place(nodes[number], in: files)) else { continue }
        var outer: Int? = number
        while let node = outer {
          self.nodes[node].isNamed = true
          outer = self.nodes[node].parent
        }
      }
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
      for name in (node.piece.inherits ?? []) + (node.piece.adds ?? []) {
        waiting[name, default: []].append(number)
      }
      // Private members are in no file's list of names.
      for name in node.children.flatMap({ nodes[$0].piece.names }) {
        waiting[name, default: []].append(number)
      }
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
      node.piece.kind == .extension
        && !node.piece.names.contains { types[$0] != nil && !aliases.contains($0) }
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

    /// What is reached from some files.
    /// - whole: numbers of modules that are reached as a whole or not at all.
    func followed(from roots: SourceIndex, whole: Set<Int>) -> Walk {
      var walk = self
      walk.whole = whole
      for file in roots.files {
        walk.mention(file.referencedNames ?? [], in: visibility.modules(of: file, in: nil))
      }
      walk.mention(Array(seeds.names), in: Array(0..<visibility.count))
      walk.run()
      return walk
    }

    private mutating func run() {
      for number in nodes.indices where nodes[number].isNamed { visit(number) }
      for number in files.indices where seeds.places.contains(files[number].file.path) {
        reachFile(number)
      }
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
      let added = node.children.flatMap { nodes[$0].piece.names } + (node.piece.adds ?? [])
      if !mentioned.isDisjoint(with: added) { return true }
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
      guard whole.contains(file.module), reachedWhole.insert(file.module).inserted else { return }
      for other in files.indices where files[other].module == file.module {
        for node in files[other].nodes { nodes[node].isNamed = true }
        reachFile(other)
        for node in files[other].nodes { visit(node) }
      }
    }
  }
}

/// Which modules' types and functions a file can name.
struct Visibility {
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
