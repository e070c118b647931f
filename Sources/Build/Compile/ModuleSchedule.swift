/// The order in which modules are compiled: each after those that it imports. Of those that can begin, the one with
/// the longest chain of modules that wait for it comes first.
struct ModuleSchedule {
  struct Module {
    var name: String
    var imports: Set<String>
    /// Bytes of its sources.
    var size: Int64
  }

  /// Numbers of the modules, as they would be compiled one after another.
  let order: [Int]
  /// For each place in that order the places that it waits for.
  let before: [[Int]]
  /// For each place the bytes on the longest way from there to a module that nothing imports.
  let urgency: [Int64]

  init(_ modules: [Module]) {
    let order = Self.order(modules)
    let places = Dictionary(
      order.enumerated().map { (modules[$1].name, $0) }, uniquingKeysWith: { first, _ in first })
    before = order.enumerated().map { place, number in
      modules[number].imports.compactMap { places[$0] }.filter { $0 < place }.sorted()
    }
    var urgency = order.map { modules[$0].size }
    for place in order.indices.reversed() {
      for other in before[place] {
        urgency[other] = max(urgency[other], modules[order[other]].size + urgency[place])
      }
    }
    self.order = order
    self.urgency = urgency
  }

  /// Of modules that import each other, the first one comes first.
  private static func order(_ modules: [Module]) -> [Int] {
    var order: [Int] = []
    var left = Array(modules.indices)
    while !left.isEmpty {
      let open = Set(left.map { modules[$0].name })
      var ready = left.filter {
        let module = modules[$0]
        return module.imports.allSatisfy { $0 == module.name || !open.contains($0) }
      }
      if ready.isEmpty { ready = [left[0]] }
      let taken = Set(ready)
      left.removeAll { taken.contains($0) }
      order += ready
    }
    return order
  }
}
