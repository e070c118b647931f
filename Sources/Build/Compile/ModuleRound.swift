import Foundation
import Synchronization
import VitrinePlatform

/// One round of compiling the modules that an extension imports.
extension CompileStage {
  /// What stands there already, on the same sources and the same modules, stays. What imports a module that fails
  /// is compiled on its sketch (`ModuleSketch`), to hear of its errors in the same round. Modules that do not wait for each other are
  /// compiled side by side: one frontend keeps one processor busy. Errors come in the order of the modules.
  func compile(_ indexes: [SourceIndex], rounds: inout ModuleRounds) throws {
    let all = zip(project.modules, indexes).filter { $0.0.macro == nil }
      .map { Member(module: $0, index: $1) }
    let schedule = ModuleSchedule(
      all.map { .init(name: $0.module.name, imports: $0.imports, size: size(of: $0)) })
    let members = schedule.order.map { all[$0] }
    rounds.imported = Set(members.flatMap { $0.imports.subtracting([$0.module.name]) })
    let state = Mutex(RoundState(rounds: rounds, count: members.count))
    SideBySide.run(
      after: schedule.before, urgency: schedule.urgency, atMost: Self.mostAtOnce
    ) { number in
      compile(members[number], number, state)
    }
    let end = state.withLock { $0 }
    rounds = end.rounds
    let errors = try end.errors.flatMap { try $0.get() }
    guard end.failed.isEmpty else {
      if let more = rounds.reach?.missed(in: errors) { throw Reach.TooFew(seeds: more) }
      throw BuildError.compileFailed(errors)
    }
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

  /// How far a round is. What a module asks of it was decided by those that it imports, which are done.
  private struct RoundState {
    var rounds: ModuleRounds
    var failed: Set<String> = []
    var renewed: Set<String> = []
    /// What is wrong with each module, or why it could not be compiled.
    var errors: [Result<[BuildDiagnostic], any Error>]

    init(rounds: ModuleRounds, count: Int) {
      self.rounds = rounds
      errors = Array(repeating: .success([]), count: count)
    }
  }

  /// Bytes of a module's sources; those in C are compiled when the program is linked.
  private func size(of member: Member) -> Int64 {
    guard member.module.c == nil else { return 0 }
    return member.index.files.reduce(0) {
      $0 + (FileStamp(path: work.sources + $1.path)?.size ?? 0)
    }
  }

  private func compile(_ member: Member, _ number: Int, _ state: borrowing Mutex<RoundState>) {
    let start = state.withLock { state -> (rounds: ModuleRounds, onSketches: Bool)? in
      guard
        isOutdated(member, failed: &state.failed, renewed: state.renewed, &state.rounds)
      else { return nil }
      return (state.rounds, !state.failed.isDisjoint(with: member.imports))
    }
    guard let start else { return }
    if member.module.c == nil {
      progress(.compiling(name: member.module.name, files: member.index.files.count))
    }
    let result = compile(member, onSketches: start.onSketches, start.rounds)
    state.withLock { state in
      state.rounds.strict.formUnion(result.strict)
      do {
        try result.outcome.get()
        state.rounds.keep(member.module, member.index)
        if member.module.c == nil { state.renewed.insert(member.module.name) }
      } catch BuildError.compileFailed(let diagnostics) {
        state.errors[number] = .success(diagnostics)
        state.failed.insert(member.module.name)
        state.rounds.failed.insert(member.module.name)
      } catch {
        state.errors[number] = .failure(error)
        // What stands on it is not compiled in vain.
        state.failed.insert(member.module.name)
      }
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
    if let compiled = rounds.compiled[name], renewed.isDisjoint(with: member.imports),
      compiled == member.index
        || defersCode(of: member.module) && compiled.shows(the: member.index)
    {
      rounds.compiled[name] = member.index
      return false
    }
    rounds.compiled[name] = nil
    return true
  }

  /// Frontends at a time: each takes up to two gigabytes of memory.
  private static let mostAtOnce = 4

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

extension SourceIndex {
  /// Whether others see the same of both: only bodies of functions differ, which no interface holds.
  func shows(the other: SourceIndex) -> Bool {
    files.count == other.files.count
      && zip(files, other.files).allSatisfy { one, other in
        one == other
          || one.path == other.path && one.interface != nil && one.interface == other.interface
      }
  }
}
