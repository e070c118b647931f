import SwiftUI
import Testing
import VitrineDrawing

/// A number that a widget computed wrongly ends in some picture, never in a trap, without end, or out of memory.
struct NumberCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: @MainActor @Sendable (Double) -> any View

  init(_ name: String, _ view: @escaping @MainActor @Sendable (Double) -> any View) {
    testDescription = name
    self.view = view
  }

  private static let text = Text(verbatim: "a")

  static let all: [NumberCase] = places + sizes + drawings + texts

  private static let places: [NumberCase] = [
    NumberCase("layoutPriority") { value in
      HStack {
        text.layoutPriority(value)
        text.layoutPriority(value)
        text
      }
    },
    NumberCase("zIndex") { value in
      ZStack {
        text.zIndex(value)
        text
      }
    },
    NumberCase("offset, position") { text.offset(x: $0, y: -$0).position(x: $0, y: $0) },
    NumberCase("alignmentGuide") { value in
      VStack {
        text.alignmentGuide(.leading) { _ in CGFloat(value) }
        text
      }
    },
    NumberCase("spacing of stacks") { value in
      VStack(spacing: value) {
        HStack(spacing: -value) {
          text
          text
        }
        text
      }
    },
    NumberCase("spacer") { value in
      HStack {
        text
        Spacer(minLength: value)
      }
    },
    NumberCase("columns of a grid") { value in
      Grid(horizontalSpacing: value, verticalSpacing: value) {
        GridRow { text.gridCellColumns(value > 9 ? .max : .min) }
        GridRow {
          text.gridCellColumns(.max)
          text.gridCellColumns(.max)
        }
      }
    },
    NumberCase("tracks of a lazy grid") { value in
      LazyVGrid(columns: [
        GridItem(.adaptive(minimum: value)), GridItem(.fixed(value), spacing: value),
        GridItem(.flexible(minimum: value, maximum: -value)), GridItem(.adaptive(minimum: 1e-9)),
      ]) { text }
    },
    NumberCase("no tracks of a lazy grid") { value in
      VStack(spacing: value) {
        LazyVGrid(columns: []) {
          text
          text
        }
        LazyHGrid(rows: []) { text }
      }
    },
  ]

  private static let sizes: [NumberCase] = [
    NumberCase("frame") { text.frame(width: $0, height: -$0) },
    NumberCase("frame with bounds") {
      text.frame(minWidth: $0, idealWidth: -$0, maxWidth: $0, minHeight: 9, maxHeight: 1)
    },
    NumberCase("padding") { text.padding($0).padding(.top, -$0) },
    NumberCase("aspectRatio") {
      text.aspectRatio($0, contentMode: .fit).aspectRatio(0, contentMode: .fill)
    },
    NumberCase("containerRelativeFrame") {
      text.containerRelativeFrame(.horizontal, count: 0, span: 0, spacing: $0)
    },
    NumberCase("geometry") { value in
      GeometryReader { Color.red.frame(width: $0.size.width * value - $0.size.width * value) }
    },
    NumberCase("rotation, scale") {
      text.rotationEffect(.degrees($0)).scaleEffect(x: $0, y: 0)
        .rotation3DEffect(.degrees($0), axis: (0, 0, 0))
    },
    NumberCase("visualEffect") { value in text.visualEffect { view, _ in view.offset(x: value) } },
  ]

  private static let drawings: [NumberCase] = [
    NumberCase("blur, shadow") { text.blur(radius: $0).shadow(radius: $0, x: $0) },
    NumberCase("colors") {
      Color(red: $0, green: -$0, blue: 0).opacity($0).brightness($0).hueRotation(.degrees($0))
    },
    NumberCase("gradients") { value in
      VStack {
        LinearGradient(
          stops: [.init(color: .red, location: value), .init(color: .blue, location: -value)],
          startPoint: UnitPoint(x: value, y: 0), endPoint: .bottom)
        RadialGradient(colors: [], center: .center, startRadius: value, endRadius: -value)
        AngularGradient(colors: [.red], center: .center, angle: .degrees(value))
      }
    },
    NumberCase("mesh") {
      MeshGradient(
        width: 2, height: 2, points: [[Float($0), 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .blue])
    },
    NumberCase("shapes") { value in
      ZStack {
        RoundedRectangle(cornerRadius: value).strokeBorder(.red, lineWidth: value)
        Circle().trim(from: value, to: -value).stroke(style: .init(dash: [value, 0]))
        Rectangle().fill(ImagePaint(image: Image(systemName: "star"), scale: value))
      }
    },
    NumberCase("paths") { value in
      Path {
        $0.move(to: CGPoint(x: value, y: 0))
        $0.addArc(
          center: .zero, radius: value, startAngle: .degrees(value), endAngle: .degrees(1e300),
          clockwise: true)
      }.stroke(lineWidth: value)
    },
    NumberCase("canvas") { value in
      Canvas { context, _ in
        context.scaleBy(x: value, y: 0)
        context.addFilter(.blur(radius: value))
        context.fill(Path(CGRect(x: 0, y: 0, width: value, height: 1)), with: .color(.red))
        context.draw(text, in: CGRect(x: value, y: 0, width: 1, height: value))
      }
    },
  ]

  private static let texts: [NumberCase] = [
    NumberCase("fonts") { text.font(.system(size: $0)).minimumScaleFactor($0) },
    NumberCase("custom fonts") { text.font(.custom("x", size: $0)) },
    NumberCase("symbols") { Image(systemName: "wifi", variableValue: $0).font(.system(size: $0)) },
    NumberCase("text settings") {
      text.tracking($0).kerning(-$0).baselineOffset($0).lineSpacing($0).lineLimit(-1)
    },
    NumberCase("numbers") { Text($0, format: .number) },
    NumberCase("gauge") { value in
      VStack {
        Gauge(value: value, in: -abs(value.isNaN ? 1 : value)...abs(value.isNaN ? 1 : value)) {
          text
        }
        Gauge(value: 3, in: 3...3) { text }.gaugeStyle(.accessoryCircular)
        ProgressView(value: value, total: 0)
      }
    },
    NumberCase("dates") { value in
      let date = Date(timeIntervalSinceReferenceDate: value)
      return VStack {
        Text(date, style: .timer)
        Text(date, style: .relative)
        Text(date, style: .date)
        Text(timerInterval: Date.distantPast...Date.distantFuture)
      }
    },
    NumberCase("timelines") { value in
      VStack {
        TimelineView(.periodic(from: .now, by: value)) { _ in text }
        TimelineView(.periodic(from: Date.distantPast, by: -value)) { _ in text }
        TimelineView(.explicit([])) { _ in text }
      }
    },
  ]
}

@MainActor
@Suite(.timeLimit(.minutes(60))) struct NumberTests {
  @Test(arguments: NumberCase.all, [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300])
  func someNumberIsShown(_ item: NumberCase, _ value: Double) {
    let archive = archive(AnyView(any: item.view(value)), width: 100, height: 100)
    #expect(archive.size.width == 100)
  }
}
