import Testing

@testable import VitrineBuild

/// When modules are compiled.
@Suite(.timeLimit(.minutes(60))) struct ModuleScheduleTests {
  private static func schedule(
    _ modules: KeyValuePairs<String, (imports: Set<String>, size: Int64)>
  ) -> (schedule: ModuleSchedule, names: [String]) {
    let list = modules.map {
      ModuleSchedule.Module(name: $0.key, imports: $0.value.imports, size: $0.value.size)
    }
    let schedule = ModuleSchedule(list)
    return (schedule, schedule.order.map { list[$0].name })
  }

  /// A module waits for what it imports alone, and not for all that can begin with that.
  @Test func aModuleWaitsForItsImports() {
    let (schedule, names) = Self.schedule([
      "Use": (["Small", "Foundation"], 1), "Large": ([], 100), "Small": ([], 1),
      "All": (["Use", "Large"], 1),
    ])
    #expect(names == ["Large", "Small", "Use", "All"])
    #expect(schedule.before == [[], [], [1], [0, 2]])
    // The longest way from each to the end.
    #expect(schedule.urgency == [101, 3, 2, 1])
  }

  @Test func modulesThatImportEachOtherComeInTheirOrder() {
    let (schedule, names) = Self.schedule([
      "A": (["B", "A"], 1), "B": (["C"], 1), "C": (["A"], 1),
    ])
    #expect(names == ["A", "C", "B"])
    #expect(schedule.before == [[], [0], [1]])
  }

  /// Chains and crowds: each module once, after what it imports.
  @Test(arguments: [5, 200]) func eachComesOnce(_ count: Int) {
    let modules = (0..<count).map { number in
      ModuleSchedule.Module(
        name: "M\(number)", imports: number % 3 == 0 ? [] : ["M\(number - 1)"], size: 1)
    }
    let schedule = ModuleSchedule(modules.reversed())
    #expect(schedule.order.sorted() == Array(0..<count))
    #expect(
      schedule.before.enumerated().allSatisfy { place, before in before.allSatisfy { $0 < place } })
    #expect(schedule.urgency.max() == 3)
  }
}
