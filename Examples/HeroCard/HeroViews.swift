import SwiftUI
import WidgetKit

/// Avatar, name and health: the whole small widget, and the leading half of the medium one.
struct HeroSummary: View {
  @Environment(\.showsWidgetContainerBackground) private var hasBackground
  let entry: HeroEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top) {
        Avatar(hero: entry.hero)
          .frame(width: 50, height: 50)
        Spacer()
        Text("\(entry.hero.level)")
          .font(.system(.footnote, design: .rounded, weight: .heavy))
          .padding(.horizontal, 9)
          .padding(.vertical, 3)
          .background(.foreground.opacity(0.12), in: Capsule())
          .accessibilityLabel("Level \(entry.hero.level)")
      }
      Spacer(minLength: 4)
      Text(entry.hero.name)
        .font(.system(.headline, design: .rounded, weight: .bold))
      HStack(spacing: 4) {
        Image(systemName: "heart.fill")
          .font(.caption2)
        Text(entry.hero.fullHealthDate(at: entry.date), style: .timer)
          .font(.system(.caption, design: .rounded, weight: .semibold))
          .monospacedDigit()
      }
      .opacity(0.85)
      .padding(.bottom, 7)
      HealthBar(fraction: entry.hero.health)
    }
    // Without its background (CarPlay) the card stands on a surface that may be light.
    .foregroundStyle(hasBackground ? Color.white : .primary)
  }
}

struct MediumHeroView: View {
  let entry: HeroEntry

  var body: some View {
    HStack(spacing: 18) {
      HeroSummary(entry: entry)
        .frame(width: 118)
      VStack(alignment: .leading, spacing: 0) {
        Text(entry.hero.role)
          .font(.system(.subheadline, design: .rounded, weight: .bold))
        Text(entry.hero.story)
          .font(.caption)
          .foregroundStyle(.white.opacity(0.85))
          .lineLimit(3)
          .padding(.top, 3)
        Spacer(minLength: 6)
        Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 7) {
          StatRow(title: "Strength", symbol: "bolt.fill", value: entry.hero.strength)
          StatRow(title: "Wit", symbol: "sparkles", value: entry.hero.wit)
        }
      }
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

struct StatRow: View {
  let title: LocalizedStringKey
  let symbol: String
  let value: Double

  var body: some View {
    GridRow {
      HStack(spacing: 4) {
        Image(systemName: symbol)
          .frame(width: 14)
        Text(title)
          .lineLimit(1)
      }
      .font(.caption2.weight(.semibold))
      HealthBar(fraction: value)
    }
  }
}

struct CircularHeroView: View {
  let entry: HeroEntry

  var body: some View {
    ProgressView(
      timerInterval: entry.hero.recoverySpan(at: entry.date), countsDown: false
    ) {
      Text(entry.hero.name)
    } currentValueLabel: {
      Text(entry.hero.emoji)
        .font(.title3)
    }
    .progressViewStyle(.circular)
    .widgetAccentable()
  }
}

struct RectangularHeroView: View {
  let entry: HeroEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 4) {
        Text(entry.hero.emoji)
        Text(entry.hero.name)
          .font(.headline)
          .widgetAccentable()
      }
      Text("Level \(entry.hero.level)")
        .font(.caption)
        .foregroundStyle(.secondary)
      ProgressView(timerInterval: entry.hero.recoverySpan(at: entry.date), countsDown: false) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct InlineHeroView: View {
  let entry: HeroEntry

  var body: some View {
    Label {
      Text("\(entry.hero.name) at \(entry.hero.health.formatted(.percent))")
    } icon: {
      Image(systemName: "heart.fill")
    }
  }
}

struct Avatar: View {
  let hero: Hero

  var body: some View {
    ZStack {
      Circle()
        .fill(.foreground.opacity(0.22))
      Circle()
        .strokeBorder(.foreground.opacity(0.35), lineWidth: 1)
      Text(hero.emoji)
        .font(.system(size: 28))
    }
    .accessibilityLabel(Text(hero.name))
  }
}

struct HealthBar: View {
  @Environment(\.showsWidgetContainerBackground) private var hasBackground
  let fraction: Double

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule()
          .fill(hasBackground ? AnyShapeStyle(.black.opacity(0.22)) : AnyShapeStyle(.quaternary))
        Capsule()
          .fill(.foreground)
          .frame(width: max(proxy.size.height, proxy.size.width * fraction))
      }
    }
    .frame(height: 6)
    .accessibilityElement()
    .accessibilityLabel("Health")
    .accessibilityValue(Text(fraction, format: .percent))
  }
}
