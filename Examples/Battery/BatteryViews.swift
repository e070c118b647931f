import SwiftUI
import WidgetKit

struct BatteryRing: View {
  @Environment(\.widgetRenderingMode) private var renderingMode
  let device: Device
  var lineWidth: CGFloat = 6

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color("RingTrack"), lineWidth: lineWidth)
        // Where the system draws everything in one color, alpha is what is left to tell them apart.
        .opacity(renderingMode == .fullColor ? 1 : 0.3)
      Circle()
        .trim(from: 0, to: device.charge)
        // The shape is turned, not the view: effects turn the other way from right to left.
        .rotation(.degrees(-90))
        .stroke(device.tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        .widgetAccentable()
      Image(systemName: device.symbol)
        .font(.system(size: 20))
    }
    .padding(lineWidth / 2)
    .aspectRatio(1, contentMode: .fit)
    .overlay(alignment: .top) {
      if device.isCharging {
        Image(systemName: "bolt.fill")
          .font(.system(size: 11))
          .foregroundStyle(device.tint)
          .padding(2)
          .background(
            Color("WidgetBackground").opacity(renderingMode == .fullColor ? 1 : 0), in: Circle()
          )
          .offset(y: -5)
          .accessibilityLabel("charging")
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(device.name)
    .accessibilityValue(Text(device.charge, format: .percent))
  }
}

struct BatteryGrid: View {
  let devices: [Device]

  var body: some View {
    Grid(horizontalSpacing: 12, verticalSpacing: 12) {
      GridRow {
        BatteryRing(device: devices[0])
        BatteryRing(device: devices[1])
      }
      GridRow {
        BatteryRing(device: devices[2])
        BatteryRing(device: devices[3])
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct BatteryRow: View {
  let devices: [Device]

  var body: some View {
    HStack(spacing: 16) {
      ForEach(devices) { device in
        VStack(spacing: 8) {
          BatteryRing(device: device)
          Text(device.charge, format: .percent)
            .font(.system(.title3, design: .rounded, weight: .medium))
            .minimumScaleFactor(0.7)
          Text(device.name)
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .frame(maxWidth: .infinity)
      }
    }
    .frame(maxHeight: .infinity)
  }
}

struct CircularBatteryView: View {
  let device: Device

  var body: some View {
    Gauge(value: device.charge) {
      Image(systemName: device.symbol)
    } currentValueLabel: {
      Image(systemName: device.symbol)
        .font(.title2)
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .accessibilityLabel(device.name)
  }
}

struct RectangularBatteryView: View {
  let devices: [Device]

  var body: some View {
    Grid(horizontalSpacing: 6, verticalSpacing: 3) {
      ForEach(devices) { device in
        GridRow {
          Image(systemName: device.symbol)
            .frame(width: 16)
          Gauge(value: device.charge) {
            EmptyView()
          }
          .gaugeStyle(.accessoryLinearCapacity)
          .accessibilityLabel(device.name)
          .widgetAccentable()
          Text(device.charge, format: .percent)
            .monospacedDigit()
            .gridColumnAlignment(.trailing)
        }
        .font(.system(size: 13, weight: .semibold))
      }
    }
  }
}
