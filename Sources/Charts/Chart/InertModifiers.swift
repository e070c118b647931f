public import Foundation
public import SwiftUI

// Charts in widgets neither scroll nor answer touches; a widget shows what an app shows before anybody scrolls.
extension View {
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    inert("chartScrollableAxes")
  }
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.visibleX = length.chartValue.amount }
  }
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.visibleY = length.chartValue.amount }
  }
  nonisolated public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(
    _ behavior: B
  ) -> some View { inert("chartScrollTargetBehavior") }
  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chart { $0.firstX = initialX.chartValue.amount }
  }
  nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    chart { $0.firstY = initialY.chartValue.amount }
  }
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chart { $0.firstX = x.wrappedValue.chartValue.amount }
  }
  nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chart { $0.firstY = y.wrappedValue.chartValue.amount }
  }
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    inert("chartXSelection")
  }
  nonisolated public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { inert("chartXSelection") }
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    inert("chartYSelection")
  }
  nonisolated public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { inert("chartYSelection") }
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    inert("chartAngleSelection")
  }
  nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G)
    -> some View
  {
    inert("chartGesture")
  }
}

/// Where a scrolling chart comes to rest.
public protocol ChartScrollTargetBehavior {}

public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  private let kind: Int
  public static let automatic = ValueAlignedLimitBehavior(kind: 0)
  public static let always = ValueAlignedLimitBehavior(kind: 1)
  public static let never = ValueAlignedLimitBehavior(kind: 2)
}

public struct MajorValueAlignment<Value: Plottable> {
  public static var page: MajorValueAlignment { MajorValueAlignment() }
}
extension MajorValueAlignment where Value: Numeric {
  public static func unit(_ unit: Value) -> MajorValueAlignment { MajorValueAlignment() }
}
extension MajorValueAlignment where Value == Date {
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment()
  }
}

public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  public init<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
  public init(
    matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
}
extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { .init(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior) }
  public static func valueAligned(
    matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    .init(matching: matching, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }
}
