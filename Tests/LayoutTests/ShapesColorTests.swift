import Foundation
import Testing
import VitrineDrawing
import VitrineMessages

@testable import SwiftUI

/// Colors in their surroundings.
@Suite(.timeLimit(.minutes(60))) struct ShapesColorTests {
  private func hex(_ color: RGBA) -> String {
    func byte(_ v: Float) -> String {
      String(format: "%02X", Int((min(max(v, 0), 1) * 255).rounded()))
    }
    return byte(color.red) + byte(color.green) + byte(color.blue)
  }

  private func color(_ environment: EnvironmentValues, _ level: Int) -> String {
    guard case .color(let color) = environment.foregroundPaint(level: level) else { return "-" }
    return "\(hex(color)) \(color.alpha)"
  }

  private func surroundings(
    _ os: Int, _ platform: RenderEnvironment.Platform = .iOS, dark: Bool = false,
    contrast: Bool = false
  ) -> EnvironmentValues {
    EnvironmentValues(
      RenderEnvironment(
        platform: platform, osVersion: os, colorScheme: dark ? .dark : .light,
        contrast: contrast ? .increased : .standard))
  }

  @Test(arguments: [
    (Color.blue, 26, RenderEnvironment.Platform.iOS, false, false, "0088FF"),
    (.blue, 26, .iOS, true, false, "0091FF"), (.blue, 18, .iOS, false, false, "007AFF"),
    (.blue, 26, .iOS, false, true, "1E6EF4"), (.green, 18, .macOS, false, false, "28CD41"),
    (.green, 26, .macOS, false, false, "34C759"), (.green, 17, .watchOS, true, false, "04DE71"),
    (.red, 26, .watchOS, false, false, "FF4245"),
    (Color(.displayP3, red: 1, green: 0, blue: 0), 26, .iOS, false, false, "FF0000"),
    (Color(hue: 0.5, saturation: 1, brightness: 1), 26, .iOS, false, false, "00FFFF"),
    (Color(.sRGBLinear, white: 0.5), 26, .iOS, false, false, "BCBCBC"),
  ])
  func resolvesByOS(
    _ color: Color, _ os: Int, _ platform: RenderEnvironment.Platform, _ dark: Bool,
    _ contrast: Bool, _ expected: String
  ) {
    #expect(
      hex(color.rgba(in: surroundings(os, platform, dark: dark, contrast: contrast))) == expected)
  }

  /// facts/layout-numbers.tsv, measured on macOS 26: base and top of `Color.gradient`.
  @Test(arguments: [
    ("0088FF", [45, 166, 255]), ("FF8D28", [255, 171, 86]), ("34C759", [96, 221, 128]),
    ("AC7F5E", [201, 163, 135]), ("00C8B3", [53, 221, 204]), ("6155F5", [135, 123, 255]),
    ("00C0E8", [53, 215, 249]), ("8E8E93", [174, 174, 179]), ("FF2D55", [255, 87, 125]),
  ])
  func gradientStartsLighter(_ base: String, _ top: [Int]) {
    let lighter = AnyGradient.lighter(RGBA(hex: UInt32(base, radix: 16)!))
    for (value, expected) in zip([lighter.red, lighter.green, lighter.blue], top) {
      #expect(abs(Int((value * 255).rounded()) - expected) <= 6)
    }
  }

  /// Measured on a gauge's gradient that Apple drew: yellow to green at 0.49, 0.9 of the way.
  @Test(arguments: [(0.4899, [176, 196, 82]), (0.6947, [140, 191, 95])])
  func gradientsArePerceptual(_ place: Double, _ expected: [Int]) {
    let gradient = Gradient(colors: [
      Color(red: 1, green: 0.8, blue: 0), Color(RGBA(hex: 0x3FB86D)),
    ])
    let color = gradient.resolved(in: surroundings(26)).color(at: place)
    for (value, expected) in zip([color.red, color.green, color.blue], expected) {
      #expect(abs(Int((value * 255).rounded()) - expected) <= 2)
    }
    let device = gradient.resolved(in: surroundings(26), .device)
    #expect(device.count == 2)
  }

  @Test func levelsOfACustomStyleFade() {
    var environment = surroundings(26)
    environment.setForeground([AnyShapeStyle(Color(red: 1, green: 0, blue: 0))])
    let alphas = (0..<4).map { level -> Float in
      guard case .color(let color) = environment.foregroundPaint(level: level) else { return -1 }
      return color.alpha
    }
    #expect(alphas == [1, 0.5, 0.25, 0.18])
  }

  /// What is made of the foreground style refers to the one around where it is set, as the levels themselves do.
  @Test(arguments: [
    (AnyShapeStyle(.secondary), [0.5, 0.25, 0.18]),
    (AnyShapeStyle(.opacity(0.5)), [0.5, 0.25, 0.125]),
    (AnyShapeStyle(.secondary.opacity(0.5)), [0.25, 0.125, 0.09]),
    (AnyShapeStyle(.foreground.secondary), [0.5, 0.25, 0.18]),
    (AnyShapeStyle(AnyShapeStyle(.tertiary).opacity(0.5)), [0.125, 0.09, 0.065]),
  ])
  func stylesOfTheForegroundKeepItsColor(_ style: AnyShapeStyle, _ expected: [Float]) {
    var environment = surroundings(26)
    environment.setForeground([AnyShapeStyle(Color(red: 1, green: 0, blue: 0))])
    environment.setForeground([style])
    for (level, alpha) in expected.enumerated() {
      guard case .color(let color) = environment.foregroundPaint(level: level) else {
        Issue.record("level \(level) is no color")
        continue
      }
      #expect(hex(color) == "FF0000" && abs(color.alpha - alpha) < 1e-6, "\(level)")
    }
  }

  /// Levels of levels are levels of what they began with, with styles of their own for some of them too.
  @Test func levelsInOneAnotherAddUp() {
    var environment = surroundings(26)
    let red = Color(red: 1, green: 0, blue: 0)
    let (green, blue) = (Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1))
    environment.setForeground([red, green, blue].map { AnyShapeStyle($0) })
    environment.setForeground([AnyShapeStyle(.secondary)])
    #expect(color(environment, 0) == "00FF00 1.0")
    #expect(color(environment, 1) == "0000FF 1.0")
    #expect(color(environment, 2) == "FF0000 0.18")
    environment.setForeground([AnyShapeStyle(.primary), AnyShapeStyle(.secondary)])
    environment.setForeground([AnyShapeStyle(.secondary)])
    #expect(color(environment, 0) == "0000FF 1.0")
    environment.setForeground([AnyShapeStyle(.secondary)])
    #expect(color(environment, 0) == "FF0000 0.18")
  }

  /// So does what is done to them, at each level and in each order.
  @Test func changesOfStylesInOneAnotherAddUp() {
    var environment = surroundings(26)
    environment.setForeground([AnyShapeStyle(Color(red: 1, green: 0, blue: 0))])
    environment.setForeground([AnyShapeStyle(.opacity(0.5))])
    environment.setForeground([AnyShapeStyle(.opacity(0.5))])
    #expect(color(environment, 0) == "FF0000 0.25")
    #expect(color(environment, 1) == "FF0000 0.125")
    environment.setForeground([AnyShapeStyle(ForegroundStyle().secondary.opacity(0.5))])
    #expect(color(environment, 0) == "FF0000 0.0625")
    environment.setForeground([AnyShapeStyle(ForegroundStyle().opacity(0.5).secondary)])
    #expect(color(environment, 0) == "FF0000 0.015625")
  }

  @Test func codesResolvedColorsAsFourNumbers() throws {
    let color = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.25)
    let data = try JSONEncoder().encode(color)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
    #expect(try JSONDecoder().decode([Float].self, from: data).count == 4)
  }

  @Test func mixesInOklab() {
    let middle = Color.black.mix(with: .white, by: 0.5).rgba(in: surroundings(26))
    #expect(abs(middle.red - 0.388) < 0.01)
    let device = Color.black.mix(with: .white, by: 0.5, in: .device).rgba(in: surroundings(26))
    #expect(device.red == 0.5)
  }
}
