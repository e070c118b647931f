/// What the last step in size cost against what its number of elements asks for. What the smallest size takes is
/// taken off: most of it is the process's start.
struct GrowthStep: CustomStringConvertible {
  let cost: Double?
  let memory: Double?
  let calls: Double?

  /// Nil for less than three sizes.
  init?(_ rows: [(size: Int, row: Growth.Row)]) {
    guard rows.count > 2 else { return nil }
    let (first, before, last) = (rows[0], rows[rows.count - 2], rows[rows.count - 1])
    let elements = Double(last.size - first.size) / Double(before.size - first.size)
    func share(_ amount: (Growth.Row) -> Double) -> Double? {
      let step = amount(before.row) - amount(first.row)
      // Nothing that grows.
      guard step > amount(first.row) / 10 else { return nil }
      return (amount(last.row) - amount(first.row)) / step / elements
    }
    cost = share(\.cost)
    memory = share(\.megabytes)
    calls = share { Double($0.measured + $0.placed) }
  }

  /// More than a fifth over linear.
  var isMore: Bool { [cost, memory, calls].contains { $0.map { $0 > 1.2 } ?? false } }

  var description: String {
    func text(_ share: Double?) -> String { share.map { String(format: "%.2f", $0) } ?? "-" }
    return "cost \(text(cost)), memory \(text(memory)), calls \(text(calls))"
  }
}
