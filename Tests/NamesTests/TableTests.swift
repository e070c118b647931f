import OSAKit
import TabularData
import Testing
import VitrineFoundation

/// Tables in memory, and scripts of other programs' languages.
@Suite(.timeLimit(.minutes(60)))
struct TableTests {
  private static func frame() -> DataFrame {
    var frame: DataFrame = ["event": ["b", "a", "a"], "count": [1, 3, 2]]
    frame.append(column: Column<String>(name: "note", contents: ["x", "y"]))
    return frame
  }

  @Test func shorterColumnsEndWithNothing() {
    let notes = Self.frame()["note", String.self]
    #expect(Array(notes) == ["x", "y", nil])
    #expect(Self.frame().shape == (3, 3) && Self.frame().indexOfColumn("gone") == nil)
  }

  static let orders: [(order: Order, counts: [Int])] = [
    (.ascending, [2, 3, 1]), (.descending, [1, 3, 2]),
  ]

  @Test(arguments: orders) func rowsAreSorted(_ item: (order: Order, counts: [Int])) {
    var frame = Self.frame()
    frame.sort(on: ColumnID("event", String.self), ColumnID("count", Int.self), order: item.order)
    #expect(frame["count", Int.self].compactMap(\.self) == item.counts)
  }

  @Test func isDescribed() {
    var options = FormattingOptions(maximumCellWidth: 3, maximumRowCount: 2)
    options.includesRowAndColumnCounts = false
    #expect(
      Self.frame().description(options: options)
        == "| eve | cou | not |\n| b   | 1   | x   |\n| a   | 3   | y   |\n")
    #expect(DataFrame().description == "|  |\n0 rows, 0 columns\n")
  }

  @Test func scriptsDoNotRun() {
    var error: NSDictionary?
    #expect(OSAScript(source: "beep").executeAndReturnError(&error) == nil)
    #expect(NSAppleScript(source: "beep")?.executeAndReturnError(&error).stringValue == nil)
  }
}
