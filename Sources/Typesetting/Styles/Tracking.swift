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

  /// Width that Inter Display loses against Inter, per character and em, as two strings of 20 points
  /// in Apple's pictures show it; 0.0459 on a line of 21 characters (facts/typography.json
  /// `interVsSF`). SF's display cut loses 0.046 … 0.048 against its text cut (difference of the
  /// tracking tables of SF Pro and SF Pro Rounded below 20 pt), so Inter Display with SF Pro
  /// Rounded's table carries on where Inter with SF Pro's table ends.
  static let displayLoss = 0.0504

  /// What letters of the display cut stand closer at 20 and 22 points than at larger sizes, em: five
  /// words of 22 points and two of 20 in Apple's pictures.
  static let displayNearer = 0.003
}
