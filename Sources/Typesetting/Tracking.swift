/// Letter spacing that Apple's system fonts carry by themselves.
enum Tracking {
  /// Points at a size, between two rows of the table by a straight line; beyond the table the last
  /// row's share of the em stays.
  static func points(_ table: [(size: Double, points: Double)], size: Double) -> Double {
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.points / first.size * size }
    if size >= last.size { return last.points / last.size * size }
    var low = 0
    var high = table.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[middle].size <= size { low = middle } else { high = middle }
    }
    let (a, b) = (table[low], table[high])
    // In shares of the em: the table's points are rounded to hundredths.
    let t = (size - a.size) / (b.size - a.size)
    return (a.points / a.size * (1 - t) + b.points / b.size * t) * size
  }

  /// Width that Inter Display loses against Inter, per character and em: measured on a line of 21
  /// characters (facts/typography.json `interVsSF`). SF's display cut loses 0.046 … 0.048 against
  /// its text cut (difference of the tracking tables of SF Pro and SF Pro Rounded below 20 pt), so
  /// Inter Display with SF Pro Rounded's table carries on where Inter with SF Pro's table ends.
  static let displayLoss = 0.0459

  /// What brings Inter with Apple's table to SF's measured widths at 17 pt, per character and em
  /// (23 strings of layout-numbers.tsv: −0.382 pt a character where the table says −0.43).
  static let interCorrection = 0.0028
}
