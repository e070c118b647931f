import Foundation
import Synchronization
import VitrinePlatform

/// One round of compiling the modules that an extension imports.
extension CompileStage {
  /// What stands there already, on the same sources and the same modules, stays. What imports a module that fails
  /// is compiled on its sketch (`ModuleSketch`), to hear of its errors in the same round. Modules that do not wait for each other are
  /// compiled side by side: one frontend keeps one processor busy.
  func compile(_ indexes: [SourceIndex], rounds: inout ModuleRounds) throws -> [String] {
    var errors: [BuildDiagnostic] = []
    var failed: Set<String> = []
    var renewed: Set<String> = []
    var left = zip(project.modules, indexes).filter { $0.0.macro == nil }
      .map { Member(module: $0, index: $1) }
    rounds.imported = Set(left.flatMap { $0.imports.subtracting([$0.module.name]) })
    while !left.isEmpty {
      let open = Set(left.map(\.module.name))
      var ready = left.filter { $0.imports.isDisjoint(with: open.subtracting([$0.module.name])) }
      // Modules that import each other: in the order of the project.
      if ready.isEmpty { ready = [left[0]] }
      let names = Set(ready.map(\.module.name))
      left.removeAll { names.contains($0.module.name) }
      ready = ready.filter { isOutdated($0, failed: &failed, renewed: renewed, &rounds) }
      for (member, result) in zip(ready, compile(ready, failed, rounds)) {
        rounds.strict.formUnion(result.strict)
        do {
          try result.outcome.get()
          rounds.keep(member.module, member.index)
          if member.module.c == nil { renewed.insert(member.module.name) }
        } catch BuildError.compileFailed(let diagnostics) {
          errors += diagnostics
          failed.insert(member.module.name)
          rounds.failed.insert(member.module.name)
        }
      }
    }
    guard failed.isEmpty else {
      if let more = rounds.reach?.missed(in: errors) { throw Reach.TooFew(seeds: more) }
      throw BuildError.compileFailed(errors)
    }
    return objects(rounds)
  }

  /// A module of a round.
  private struct Member {
    let module: LocalModule
    let index: SourceIndex
    let imports: Set<String>

    init(module: LocalModule, index: SourceIndex) {
      self.module = module
      self.index = index
      imports = module.c == nil ? Set(index.files.flatMap(\.imports)) : []
    }
  }

  /// What came of a module.
  private struct MemberResult {
    var outcome: Result<Void, any Error> = .success(())
    var strict: Set<String> = []
  }

  /// Whether a module has to be compiled in this round, and can be.
  private func isOutdated(
    _ member: Member, failed: inout Set<String>, renewed: Set<String>, _ rounds: inout ModuleRounds
  ) -> Bool {
    let name = member.module.name
    if member.module.c != nil { return !rounds.inC.contains(name) }
    let awaited = failed.intersection(member.imports)
    guard awaited.isEmpty else {
      rounds.compiled[name] = nil
      failed.insert(name)
      // Once for each state of its sources: what else changes is theirs.
      if awaited.allSatisfy(hasSketch), rounds.sketched[name] != member.index {
        rounds.sketched[name] = member.index
        return true
      }
      removeSketch(of: name)
      return false
    }
    if rounds.compiled[name] == member.index, renewed.isDisjoint(with: member.imports) {
      return false
    }
    rounds.compiled[name] = nil
    return true
  }

  /// Frontends at a time: each takes up to two gigabytes of memory.
  private static let mostAtOnce = 4

  /// In the order of the members.
  private func compile(
    _ members: [Member], _ failed: Set<String>, _ rounds: ModuleRounds
  ) -> [MemberResult] {
    for member in members where member.module.c == nil {
      progress(.compiling(name: member.module.name, files: member.index.files.count))
    }
    let results = Mutex(Array(repeating: MemberResult(), count: members.count))
    SideBySide.run(members.count, atMost: Self.mostAtOnce) { number in
      let onSketches = !failed.isDisjoint(with: members[number].imports)
      let result = compile(members[number], onSketches: onSketches, rounds)
      results.withLock { $0[number] = result }
    }
    return results.withLock { $0 }
  }

  private func compile(
    _ member: Member, onSketches: Bool, _ rounds: ModuleRounds
  ) -> MemberResult {
    var result = MemberResult(strict: rounds.strict)
    result.outcome = Result {
      if let target = member.module.c {
        // What imports it fails with the compiler's own words. Its objects come when the program is linked.
        try? prepareC(member.module, target)
        return
      }
      try compile(
        member.module, member.index, onSketches: onSketches, rounds, strict: &result.strict)
    }
    return result
  }
}

extension CompileStage.ModuleRounds {
  /// Notes a module that stands there.
  fileprivate mutating func keep(_ module: LocalModule, _ index: SourceIndex) {
    if module.c != nil {
      inC.insert(module.name)
    } else {
      compiled[module.name] = index
    }
  }
}
