import SwiftUI

/// The reference card of all measurements: 158 × 158 points with a gradient, a symbol, five texts
/// and a progress capsule. `neighbors` holds the same card for other renderers; whoever changes
/// one changes all.
struct ReferenceCard: View {
  /// 0 … 99; changes at every iteration, so that nothing can be kept.
  let number: Int

  static let side = 158.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top) {
        Text("Lisbon").font(.system(size: 15, weight: .semibold))
        Spacer()
        Image(systemName: "cloud.sun.fill").font(.system(size: 20))
      }
      Text("\(number)°").font(.system(size: 44, weight: .light))
      Spacer(minLength: 0)
      Text("Partly cloudy").font(.system(size: 13, weight: .medium))
      HStack {
        Text("Low 14°")
        Spacer()
        Text("High 26°")
      }
      .font(.system(size: 11))
      .padding(.bottom, 6)
      ZStack(alignment: .leading) {
        Capsule().fill(.white.opacity(0.3))
        Capsule().fill(.white).frame(width: 126 * Double(number) / 100)
      }
      .frame(height: 6)
    }
    .foregroundStyle(.white)
    .padding(16)
    .frame(width: Self.side, height: Self.side)
    .background(
      LinearGradient(
        colors: [
          Color(red: 0.17, green: 0.42, blue: 0.86), Color(red: 0.49, green: 0.73, blue: 0.95),
        ],
        startPoint: .top, endPoint: .bottom))
  }
}

/// Stacks inside stacks, the worst case of a layout that asks its children again at each level.
struct NestedStacks: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      Text("leaf")
    } else if depth.isMultiple(of: 2) {
      VStack {
        Text("\(depth)")
        AnyView(NestedStacks(depth: depth - 1))
        Spacer(minLength: 0)
      }
    } else {
      HStack {
        Text("\(depth)")
        AnyView(NestedStacks(depth: depth - 1))
        Spacer(minLength: 0)
      }
    }
  }
}
