/// The arrows between targets as a picture: what `Package.swift` declares, without the arrows that
/// others imply, and without the small modules.
struct Arrows {
  private let targets: [Manifest.Target]

  init(_ manifest: Manifest) {
    targets = manifest.targets.filter { !$0.folder.hasPrefix("SmallModules/") }
  }

  /// A Mermaid flowchart: a target points at what it stands on.
  var mermaid: String {
    let lines = targets.flatMap { target in
      reduced(target).map { "  \(target.name) --> \($0)" }
    }
    return (["flowchart LR"] + lines).joined(separator: "\n")
  }

  /// Dependencies of a target that no other dependency of it leads to.
  private func reduced(_ target: Manifest.Target) -> [String] {
    let own = known(target.dependencies)
    return own.filter { name in
      !own.contains { $0 != name && reaches($0, name) }
    }
  }

  private func known(_ names: [String]) -> [String] {
    names.filter { name in targets.contains { $0.name == name } }
  }

  private func reaches(_ from: String, _ goal: String) -> Bool {
    let next = targets.first { $0.name == from }.map { known($0.dependencies) } ?? []
    return next.contains(goal) || next.contains { reaches($0, goal) }
  }
}
