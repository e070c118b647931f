import CoreGraphics
package import SwiftUI
package import VitrineDrawing

/// What a developer said about a scale of looks.
package struct StyleScaleSpec<Visual> {
  package var domain: DomainSpec?
  package var range: [Visual] = []
  /// Continuous colors.
  package var gradient: Gradient?
  /// Looks of given values, in the order they were written.
  package var pairs: [(ChartValue, Visual)] = []
  package var mapping: ((ChartValue) -> Visual?)?
  package init() {}
}

/// Values in their order with the look of each.
package struct StyleScale<Visual> {
  package let values: [ChartValue]
  package let spec: StyleScaleSpec<Visual>
  package let defaults: [Visual]
  /// Least and greatest of continuous values.
  package let bounds: (Double, Double)?
  /// The first place of each value, of each name in a domain of names, and of each pair: a look is asked for by every
  /// mark.
  private var places: [ChartValue: Int] = [:]
  private var names: [String: Int] = [:]
  private var pairs: [ChartValue: Int] = [:]

  package init(data: [ChartValue], spec: StyleScaleSpec<Visual>?, defaults: [Visual]) {
    let spec = spec ?? StyleScaleSpec()
    var seen: Set<ChartValue> = []
    switch spec.domain {
    case .categories(let names):
      values = names.map { .category($0) }
      self.names = Dictionary(zip(names, names.indices)) { first, _ in first }
    case .interval(let low, let high): values = [low, high]
    case .automatic, nil:
      // Written pairs give the order, as they do in a legend.
      values = (spec.pairs.map(\.0) + data).filter { seen.insert($0).inserted }
    }
    self.spec = spec
    self.defaults = defaults
    bounds = Self.bounds(values)
    places = Dictionary(zip(values, values.indices)) { first, _ in first }
    pairs = Dictionary(zip(spec.pairs.map(\.0), spec.pairs.indices)) { first, _ in first }
  }

  package func look(_ value: ChartValue) -> Visual? {
    if let found = pairs[value] { return spec.pairs[found].1 }
    if let found = spec.mapping?(value) { return found }
    let looks = spec.range.isEmpty ? defaults : spec.range
    guard !looks.isEmpty else { return nil }
    return looks[(places[value] ?? place(named: value.name)) % looks.count]
  }

  /// 0 for what is not in the domain.
  private func place(named name: String) -> Int {
    if case .categories = spec.domain { return names[name] ?? 0 }
    return values.firstIndex { $0.name == name } ?? 0
  }

  private static func bounds(_ values: [ChartValue]) -> (Double, Double)? {
    let amounts = values.compactMap(\.amount)
    guard amounts.count == values.count, let low = amounts.min(), let high = amounts.max() else {
      return nil
    }
    return (low, high)
  }
}

/// One color as numbers.
struct FixedColor: PaintStyle {
  typealias Resolved = Never
  let color: RGBA
  func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint { .color(color) }
}

extension StyleScale where Visual == AnyShapeStyle {
  /// Whether numbers are shown as shades between colors.
  package var isContinuous: Bool {
    spec.pairs.isEmpty && spec.mapping == nil && bounds != nil
  }

  package func style(_ value: ChartValue, _ environment: EnvironmentValues) -> AnyShapeStyle? {
    guard isContinuous, let (low, high) = bounds, let amount = value.amount else {
      return look(value)
    }
    let share = high > low ? (amount - low) / (high - low) : 0
    return AnyShapeStyle(FixedColor(color: color(share, environment)))
  }

  /// Colors of a continuous scale: the given gradient or colors, else light to dark blue
  /// (estimate).
  package func stops(_ environment: EnvironmentValues) -> [GradientStop] {
    if let gradient = spec.gradient { return gradient.resolved(in: environment) }
    let colors: [RGBA] = spec.range.compactMap {
      if case .color(let color) = $0.paint(in: environment) { color } else { nil }
    }
    let used = colors.isEmpty ? [RGBA(hex: 0xCFE5FF), RGBA(hex: 0x0040DD)] : colors
    let last = Double(max(1, used.count - 1))
    return used.enumerated().map { GradientStop($0.element, at: Double($0.offset) / last) }
  }

  private func color(_ share: Double, _ environment: EnvironmentValues) -> RGBA {
    let stops = stops(environment)
    guard let upper = stops.firstIndex(where: { $0.location >= share }) else {
      return stops.last?.color ?? RGBA(hex: 0x007AFF)
    }
    guard upper > 0 else { return stops[0].color }
    let (a, b) = (stops[upper - 1], stops[upper])
    let t = Float((share - a.location) / max(1e-9, b.location - a.location))
    func mix(_ x: Float, _ y: Float) -> Float { x + (y - x) * t }
    return RGBA(
      mix(a.color.red, b.color.red), mix(a.color.green, b.color.green),
      mix(a.color.blue, b.color.blue), mix(a.color.alpha, b.color.alpha))
  }
}

/// What values look like where the developer said nothing.
package enum ChartDefaults {
  /// The order in which values get their colors (from the brief; the seventh starts anew).
  package static var colors: [AnyShapeStyle] {
    [Color.blue, .green, .orange, .purple, .red, .cyan, .yellow].map { AnyShapeStyle($0) }
  }
  /// Points; width from the brief, round joins are an estimate.
  package static let line = SwiftUI.StrokeStyle(lineWidth: 2, lineJoin: .round)
  /// A line that rules across the plot; points.
  package static let rule = SwiftUI.StrokeStyle(lineWidth: 1)
  /// Dashes of lines told apart by style (estimate).
  package static var lineStyles: [SwiftUI.StrokeStyle] {
    [[], [5, 3], [2, 2], [8, 3, 2, 3], [8, 3, 2, 3, 2, 3]].map {
      SwiftUI.StrokeStyle(lineWidth: 2, lineJoin: .round, dash: $0)
    }
  }
  /// Square points of a point's symbol: about 6 points across (estimate).
  package static let symbolArea: CGFloat = 30
  /// Square points of the least and greatest of a scale of sizes (estimate).
  package static let symbolAreas: (CGFloat, CGFloat) = (10, 200)
  /// Share of a category or unit of time that a bar takes: edges of the bars of five Swift Charts
  /// snapshots of iOS 26 (hours, days of a week and of a month) agree within a twentieth of a pixel.
  package static let barRatio: CGFloat = 0.7
  /// The widest a bar without a unit gets, points (estimate).
  package static let plainBarLimit: CGFloat = 20
  /// Points by which a bar's corners are rounded where nothing was said (estimate).
  package static let barCorner: CGFloat = 2
  /// Points of grid lines: 1.5 pixels at scale 3 in the same snapshot.
  package static let grid = SwiftUI.StrokeStyle(lineWidth: 0.5)
  /// Vertical grid lines are dashed, 2 points on and 2 off (same snapshot).
  package static let dashedGrid = SwiftUI.StrokeStyle(lineWidth: 0.5, dash: [2, 2])
  /// Points between the plot and labels (same snapshot: 4.2 beside, 4.2 below).
  package static let labelGap: CGFloat = 4
  /// Points between labels beside each other (estimate: about a space).
  package static let labelSpacing: CGFloat = 4
  /// Points of a tick (estimate).
  package static let tickLength: CGFloat = 4
  /// Points between an annotation and its mark (estimate).
  package static let annotationGap: CGFloat = 4
  /// Points between the legend and the axis, between entries, and of a swatch (estimates).
  package static let legendGap: CGFloat = 8
  package static let legendSpacing: CGFloat = 10
  package static let swatch: CGFloat = 8
}
