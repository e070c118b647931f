/// What the last step in size cost against what its number of elements asks for. What the smallest size takes is
/// taken off: most of it is the process's start.
struct GrowthStep: CustomStringConvertible {
  let cost: Double?
  let memory: Double?
  let calls: Double?
  /// Of the process, where somebody counted them because it took more time: they say whether there was more to do or
  /// the same took longer, since caches end and pages are touched.
  private(set) var instructions: Double?
  /// Of the pixels that levels change, where cost grew by more: outer levels may have more of them.
  private(set) var pixels: Double?

  /// Nil for less than three sizes.
  init?(_ rows: [Growth.Row]) {
    guard rows.count > 2 else { return nil }
    cost = Self.share(rows) { $0.cost }
    memory = Self.share(rows) { $0.megabytes }
    calls = Self.share(rows.filter { $0.calls != nil }) { Double($0.calls ?? 0) }
  }

  /// The rows that growth is made of.
  static func compared(_ rows: [Growth.Row]) -> [Growth.Row] {
    rows.enumerated().filter { $0.offset == 0 || $0.offset >= rows.count - 2 }.map(\.element)
  }

  /// Takes what `compared` rows cost in instructions.
  mutating func count(_ rows: [Growth.Row]) {
    instructions = Self.share(rows) { $0.cost }
  }

  /// Takes how many pixels levels change up to `compared` sizes.
  mutating func count(_ changed: [Int]?, _ sizes: [Int]) {
    guard let changed, changed.count == 3, changed[1] > changed[0] else { return }
    let elements = Double(sizes[2] - sizes[0]) / Double(sizes[1] - sizes[0])
    pixels = Double(changed[2] - changed[0]) / Double(changed[1] - changed[0]) / elements
  }

  private static func share(_ rows: [Growth.Row], _ amount: (Growth.Row) -> Double) -> Double? {
    guard rows.count > 2 else { return nil }
    let (first, before, last) = (rows[0], rows[rows.count - 2], rows[rows.count - 1])
    let elements = Double(last.size - first.size) / Double(before.size - first.size)
    let step = amount(before) - amount(first)
    // Nothing that grows.
    guard step > amount(first) / 10 else { return nil }
    return (amount(last) - amount(first)) / step / elements
  }

  /// More than a fifth over linear in what is asked for: work, memory or calls. Time counts where nobody has counted
  /// the instructions. Work is as much as the pixels that change, where those grow by more than the levels.
  var isMore: Bool {
    let work = (instructions ?? cost).map { $0 / max(1, pixels ?? 1) }
    return [work, memory, calls].contains(where: Self.isMore)
  }
  var isSlower: Bool { Self.isMore(cost) }

  private static func isMore(_ share: Double?) -> Bool { share.map { $0 > 1.2 } ?? false }

  var description: String {
    func text(_ share: Double?) -> String { share.map { String(format: "%.2f", $0) } ?? "-" }
    return "cost \(text(cost))" + (instructions.map { ", instructions \(text($0))" } ?? "")
      + (pixels.map { ", changed pixels \(text($0))" } ?? "")
      + ", memory \(text(memory)), calls \(text(calls))"
  }
}
