import Testing
import VitrineFoundation

@Suite(.timeLimit(.minutes(60)))
struct InsertionTableTests {
  @Test func valuesKeepTheirOrder() {
    var table = InsertionTable<String, Int>()
    for (number, key) in ["a", "b", "c"].enumerated() { table.set(number, for: key) }
    table.set(10, for: "d", replacing: "b")
    table.set(20, for: "a")
    #expect(table.values == [20, 10, 2])
    #expect(table["b"] == nil && table["d"] == 10)
    table.remove("d")
    table.remove("d")
    table.set(3, for: "b")
    #expect(table.values == [20, 2, 3])
  }

  @Test func manyThatComeAndGo() {
    var table = InsertionTable<Int, Int>()
    for number in 0..<100_000 { table.set(number, for: number) }
    for number in 0..<99_990 { table.remove(number) }
    #expect(table.values == Array(99_990..<100_000))
    #expect(table[99_995] == 99_995 && table[5] == nil)
  }
}
