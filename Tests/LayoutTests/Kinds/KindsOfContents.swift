import Charts
import SwiftUI

extension GrowthContent {
  static let all: [GrowthContent] = leaves + texts + drawings + charts + plots

  static let leaves: [GrowthContent] = [
    .column("Color") { _ in Color.red },
    .column("Spacer, Divider") { $0.isMultiple(of: 2) ? AnyView(Spacer()) : AnyView(Divider()) },
    .column("Circle") { _ in Circle().frame(width: 4, height: 4) },
    .column("RoundedRectangle, stroked") { _ in
      RoundedRectangle(cornerRadius: 2).strokeBorder(.red, lineWidth: 1).frame(width: 9, height: 4)
    },
    .column("UnevenRoundedRectangle, Ellipse") { _ in
      UnevenRoundedRectangle(topLeadingRadius: 2).fill(.red).overlay(Ellipse())
    },
    .column("trimmed, dashed") { _ in
      Circle().trim(to: 0.7).rotation(.degrees(9)).stroke(.red, style: .init(dash: [2, 1]))
        .frame(width: 4, height: 4)
    },
    .column("gradients of four kinds") { index in
      [
        AnyView(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
        AnyView(
          RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)),
        AnyView(AngularGradient(colors: [.red, .blue], center: .center)),
        AnyView(EllipticalGradient(colors: [.red, .blue])),
      ][index % 4].frame(width: 4, height: 4)
    },
    .column("MeshGradient") { _ in
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .green, .blue, .yellow]
      ).frame(width: 4, height: 4)
    },
    .column("Text, fonts and styles") {
      Text(verbatim: "row \($0 % 7)").font(.system(size: Double($0 % 5 + 8))).bold($0 % 2 == 0)
    },
    .column("Image(systemName:)") { _ in Image(systemName: "star.fill") },
    .column("Label") { _ in Label("word", systemImage: "star") },
    .column("Gauge") {
      Gauge(value: Double($0 % 9), in: 0...9) { Text("g") }.gaugeStyle(.accessoryCircular)
    },
    .column("ProgressView") { ProgressView(value: Double($0 % 9), total: 9) },
    .column("Toggle") { _ in Toggle("word", isOn: .constant(true)).toggleStyle(.button) },
    .column("Button") { _ in Button("word") {}.buttonStyle(.bordered) },
    .column("timer") { Text(Date(timeIntervalSinceReferenceDate: Double($0)), style: .timer) },
    .column("interval") {
      ProgressView(
        timerInterval: Date.distantPast...Date(timeIntervalSinceReferenceDate: Double($0)))
    },
    .column("Canvas") { _ in
      Canvas { $0.fill(Path(CGRect(origin: .zero, size: $1)), with: .color(.red)) }
        .frame(width: 4, height: 4)
    },
  ]

  static let texts: [GrowthContent] = [
    GrowthContent("Text interpolation of texts") { count in
      (0..<count).reduce(Text(verbatim: "")) { Text("\($0)\(Text("\($1 % 10)").bold())") }
    },
    GrowthContent("TextRenderer") { count in
      Text(verbatim: String(repeating: "word ", count: count)).textRenderer(GrowthKind.Lines())
    },
    GrowthContent("lines") { count in Text(verbatim: String(repeating: "a\n", count: count)) },
    GrowthContent("words, scaled") { count in
      Text(verbatim: String(repeating: "word ", count: count)).minimumScaleFactor(0.1)
    },
    GrowthContent("words, justified by the room") { count in
      ViewThatFits {
        Text(verbatim: String(repeating: "word ", count: count)).lineLimit(1)
        Text(verbatim: String(repeating: "word ", count: count)).lineLimit(3)
      }
    },
    GrowthContent("ages of a date") { count in
      VStack {
        ForEach(0..<count, id: \.self) {
          Text(.now.addingTimeInterval(Double($0)), style: .relative)
        }
      }
    },
  ]

  /// A shape whose path is made each time that it is drawn.
  private struct Drawn: Shape {
    let make: @Sendable () -> Path
    nonisolated func path(in rect: CGRect) -> Path { make() }
  }

  /// Rows of disks that lie over their neighbors, and over those of earlier rows where there are 225 rows.
  @Sendable private static func disk(_ index: Int, in columns: Int) -> Path {
    Path(
      ellipseIn: CGRect(
        x: index % columns * 4, y: index / columns % 225 * 4, width: 6, height: 6))
  }

  static let drawings: [GrowthContent] = [
    GrowthContent("Path of SVG data") { count in
      Path(String(repeating: "0 0 m 9 9 l 3 3 4 4 5 5 c h ", count: count)) ?? Path()
    },
    GrowthContent("union of paths") { count in
      Drawn {
        let squares = (0..<count).map {
          CGRect(x: $0 % 300 * 2, y: $0 / 300 * 2, width: 1, height: 1)
        }
        return Path { $0.addRects(squares) }.union(Path(CGRect(x: 0, y: 0, width: 9, height: 9)))
      }
    },
    GrowthContent("unions of paths over one another") { count in
      Drawn { (0..<count).reduce(Path()) { $0.union(disk($1, in: 60)) } }
    },
    GrowthContent("unions of paths added to the new one") { count in
      Drawn { (0..<count).reduce(Path()) { disk($1, in: 60).union($0) } }
    },
    GrowthContent("unions of paths in one place") { count in
      Drawn { (0..<count).reduce(Path()) { $0.union(disk($1, in: 4)) } }
    },
    GrowthContent("points of a mesh") { count in
      let side = max(2, Int(Double(count).squareRoot()))
      let line = (0..<side).map { Float($0) / Float(side - 1) }
      return MeshGradient(
        width: side, height: side, points: line.flatMap { y in line.map { [$0, y] } },
        colors: (0..<side * side).map { $0.isMultiple(of: 3) ? .red : .blue })
    },
    GrowthContent("canvas symbols") { count in
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        for index in 0..<count { context.draw(symbol, at: CGPoint(x: index % 300, y: 9)) }
      } symbols: {
        Circle().frame(width: 4, height: 4).tag(1)
      }
    },
    GrowthContent("symbols of a canvas") { count in
      Canvas { context, _ in
        for index in 0..<count {
          guard let symbol = context.resolveSymbol(id: index) else { return }
          context.draw(symbol, at: CGPoint(x: index % 300, y: 9))
        }
      } symbols: {
        ForEach(0..<count, id: \.self) { Color.red.frame(width: 2, height: 2).tag($0) }
      }
    },
    GrowthContent("canvas filters") { count in
      Canvas { context, _ in
        for index in 0..<count {
          context.drawLayer {
            $0.addFilter(.hueRotation(.degrees(9)))
            $0.translateBy(x: CGFloat(index % 300), y: 0)
            $0.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
          }
        }
      }
    },
    GrowthContent("canvas gradients") { count in
      Canvas { context, _ in
        for index in 0..<count {
          context.stroke(
            Path(ellipseIn: CGRect(x: index % 300, y: 0, width: 4, height: 4)),
            with: .linearGradient(
              Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 4, y: 4)))
        }
      }
    },
    GrowthContent("ImageRenderer", most: 1000) { count in
      VStack {
        ForEach(0..<count, id: \.self) { _ in
          if let image = ImageRenderer(content: Color.red.frame(width: 2, height: 2)).uiImage {
            Image(uiImage: image)
          }
        }
      }
    },
    GrowthContent("Keyframes") { count in
      Color.red.keyframeAnimator(initialValue: 0.5) {
        $0.opacity($1)
      } keyframes: { _ in
        KeyframeTrack(\.self) { for _ in 0..<count { LinearKeyframe(1, duration: 0.1) } }
      }
    },
    GrowthContent("Phases") { count in
      PhaseAnimator((0..<count).map { $0 }) { Color.red.opacity(1 / Double($0 + 1)) }
    },
    GrowthContent("TimelineView") { count in
      TimelineView(.explicit((0..<count).map { Date(timeIntervalSinceReferenceDate: Double($0)) }))
      {
        Text($0.date, style: .time)
      }
    },
  ]

  static let charts: [GrowthContent] = [
    GrowthContent("AreaMark") { count in
      Chart(0..<count, id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", $0 % 17)) }
    },
    GrowthContent("RuleMark, RectangleMark") { count in
      Chart(0..<count, id: \.self) {
        RuleMark(y: .value("y", $0))
        RectangleMark(x: .value("x", $0 % 97), y: .value("y", $0), width: 2, height: 2)
      }
    },
    GrowthContent("bars in series") { count in
      Chart(0..<count, id: \.self) {
        BarMark(x: .value("x", $0 / 5), y: .value("y", $0 % 17))
          .foregroundStyle(by: .value("series", "\($0 % 5)"))
      }
    },
    GrowthContent("lines in series") { count in
      Chart(0..<count, id: \.self) {
        LineMark(
          x: .value("x", $0 / 10), y: .value("y", $0 % 17), series: .value("series", $0 % 10))
      }
    },
    GrowthContent("annotated marks") { count in
      Chart(0..<count, id: \.self) { index in
        PointMark(x: .value("x", index), y: .value("y", index % 17)).symbol(.square)
          .annotation { Text("\(index % 10)") }
      }
    },
    GrowthContent("charts in a lazy stack", most: 1000) { count in
      LazyVStack {
        ForEach(0..<count, id: \.self) { _ in
          Chart(0..<3, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) }
            .frame(height: 30)
        }
      }
    },
  ]
}
