import Foundation
import Testing
import VitrineDrawing
import VitrineMessages
import VitrineText

@testable import SwiftUI

/// What shapes, styles and effects leave in the display list, as text. Each case has a twin
/// `Cases/Shapes/<name>.txt`; a missing twin is written and fails until it is looked at and committed.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct ShapesDrawingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let view: @Sendable @MainActor () -> AnyView
    var environment = RenderEnvironment(width: 100, height: 50, displayScale: 2)
    var testDescription: String { name }
    init(_ name: String, _ view: @escaping @Sendable @MainActor () -> some View) {
      self.name = name
      self.view = { AnyView(view()) }
    }
    func dark() -> Case {
      var copy = self
      copy.environment.colorScheme = .dark
      return copy
    }
    func rtl() -> Case {
      var copy = self
      copy.environment.layoutDirection = .rtl
      return copy
    }
  }

  nonisolated static let cases: [Case] = [
    Case("fill") {
      Rectangle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 20.2, height: 10)
    },
    Case("circle-stroke") {
      Circle().trim(from: 0, to: 0.25).stroke(
        .black, style: StrokeStyle(lineWidth: 4, lineCap: .round)
      )
      .frame(width: 20, height: 20)
    },
    Case("stroke-border") {
      RoundedRectangle(cornerRadius: 6, style: .circular).strokeBorder(.black, lineWidth: 2)
    },
    Case("fill-and-stroke") { Rectangle().fill(.white).stroke(.black, lineWidth: 2) },
    Case("container-relative") { ContainerRelativeShape().fill(.black).padding(10) },
    Case("container-relative-inset") {
      ContainerRelativeShape().inset(by: 4).fill(.black).padding(10)
    },
    Case("linear-gradient") {
      LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
    },
    Case("color-gradient") { Rectangle().fill(Color.white.gradient) },
    Case("perceptual-gradient") {
      Rectangle().fill(Gradient(colors: [.white, .black]).colorSpace(.perceptual))
    },
    Case("gradient-to-clear") {
      LinearGradient(
        colors: [Color(red: 1, green: 0, blue: 0), .clear, Color(red: 0, green: 0, blue: 1)],
        startPoint: .leading, endPoint: .trailing)
    },
    Case("gradient-of-opacities") {
      Rectangle().fill(
        Gradient(colors: [
          Color(red: 1, green: 0, blue: 0, opacity: 0.2), Color(red: 0, green: 0, blue: 1),
        ]).colorSpace(.device))
    },
    Case("material") { Color.white.overlay(.thinMaterial, in: Circle()) },
    Case("shadow-styles") {
      Rectangle().fill(
        Color.white.shadow(.drop(color: .black, radius: 4, y: 1)).shadow(
          .inner(color: .black, radius: 2))
      )
      .frame(width: 20, height: 20)
    },
    Case("effects") {
      Color.black.frame(width: 10, height: 10).opacity(0.5).blur(radius: 2).shadow(radius: 3, y: 1)
        .grayscale(0.5).blendMode(.multiply)
    },
    Case("transforms") {
      Color.black.frame(width: 10, height: 20).rotationEffect(.degrees(90)).scaleEffect(
        2, anchor: .topLeading)
    },
    Case("clip-and-mask") {
      Color.black.clipShape(Capsule(style: .circular)).mask(alignment: .top) {
        Color.white.frame(height: 5)
      }
    },
    Case("styled-background") {
      Color.black.frame(width: 10, height: 10).padding(5).background(.white, in: .rect).border(
        .black)
    },
    Case("uneven") { UnevenRoundedRectangle(topLeadingRadius: 10, style: .circular).fill(.black) },
    Case("uneven-rtl") {
      UnevenRoundedRectangle(topLeadingRadius: 10, style: .circular).fill(.black)
    }.rtl(),
    Case("canvas") {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        var inner = context
        inner.translateBy(x: 10, y: 10)
        inner.opacity = 0.5
        inner.stroke(
          Path { $0.addLines([.zero, CGPoint(x: 5, y: 5)]) }, with: .color(.black), lineWidth: 2)
        if let dot = context.resolveSymbol(id: "dot") { inner.draw(dot, at: CGPoint(x: 20, y: 0)) }
        context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
          with: .linearGradient(
            Gradient(colors: [.white, .black]), startPoint: .zero, endPoint: CGPoint(x: 10, y: 0)))
      } symbols: {
        Color.black.frame(width: 4, height: 4).tag("dot")
      }
    },
    Case("visual-effect") {
      Color.black.frame(width: 10, height: 10).visualEffect { effect, proxy in
        effect.offset(x: proxy.size.width).opacity(0.5)
      }
    },
    Case("geometry-effect") { Color.black.frame(width: 10, height: 10).modifier(Slide(amount: 7)) },
    Case("safe-area-inset") {
      Color.black.safeAreaInset(edge: .bottom) { Color.white.frame(height: 10) }
    },
    Case("combined") { Rectangle().subtracting(Rectangle().offset(x: 50)).fill(.black) },
    Case("glass") { Color.clear.frame(width: 40, height: 20).glassEffect(in: .rect) },
    Case("glass-clear-tinted") {
      Color.clear.frame(width: 40, height: 20)
        .glassEffect(
          .clear.tint(Color(red: 0, green: 0, blue: 1)).interactive(), in: .rect(cornerRadius: 8))
    },
    Case("canvas-filters") {
      Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5, color: .primary))
        context.addFilter(.blur(radius: 3))
        context.drawLayer { layer in
          layer.fill(Path(ellipseIn: CGRect(x: 5, y: 5, width: 20, height: 20)), with: .foreground)
        }
      }
    }.dark(),
    Case("canvas-shaded-text") {
      Canvas { context, _ in
        var text = context.resolve(Text(verbatim: "i").font(.system(size: 10)))
        text.shading = .linearGradient(
          Gradient(colors: [.white, .black]), startPoint: CGPoint(x: 3, y: 0),
          endPoint: CGPoint(x: 20, y: 0))
        context.draw(text, at: CGPoint(x: 10, y: 10))
      }
    },
    Case("canvas-threshold-band") {
      Canvas { context, _ in
        context.addFilter(
          .alphaThreshold(min: 0.25, max: 0.5, color: Color(red: 1, green: 0, blue: 0)))
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
      }
    },
    Case("invalidated") {
      HStack(spacing: 0) {
        Color.black.frame(width: 10).invalidatableContent()
        Color.black.frame(width: 10).invalidatableContent(false)
        Color.black.frame(width: 10)
      }.redacted(reason: .invalidated)
    },
    Case("underline-color") {
      Text(verbatim: "i").font(.system(size: 10)).underline(color: .primary)
        .foregroundStyle(.black)
    }.dark(),
    Case("glass-identity") { Color.black.frame(width: 40, height: 20).glassEffect(.identity) },
  ]

  @Test(arguments: [
    ("everyMinute", 120.0), ("periodic", 125), ("animation", 130), ("explicit", 90),
  ])
  func timelinesShowTheirLatestDate(_ schedule: String, _ expected: Double) {
    let environment = EnvironmentValues(RenderEnvironment(date: 130))
    func date<S: TimelineSchedule>(_ schedule: S) -> Double {
      var shown = 0.0
      let view = TimelineView(schedule) { context -> Color in
        shown = context.date.timeIntervalSince1970
        return Color.black
      }
      _ = ViewRenderer(typesetter: Typesetter()).render(
        view, in: environment, proposal: ProposedViewSize(width: 10, height: 10))
      return shown
    }
    let start = Date(timeIntervalSince1970: 0)
    let result =
      switch schedule {
      case "everyMinute": date(.everyMinute)
      case "periodic": date(.periodic(from: start, by: 25))
      case "animation": date(.animation)
      default: date(.explicit([30, 90, 150].map(start.addingTimeInterval)))
      }
    #expect(result == expected)
  }

  @Test func shadersSayThatTheyAreInert() {
    let shader = ShaderLibrary.default.ripple(.float(1))
    let archive = ViewRenderer(typesetter: Typesetter()).render(
      VStack {
        Rectangle().fill(shader)
        Rectangle().visualEffect { effect, _ in effect.layerEffect(shader, maxSampleOffset: .zero) }
        Canvas { context, size in
          context.addFilter(.colorShader(shader))
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .shader(shader))
        }
      }, in: EnvironmentValues(RenderEnvironment()),
      proposal: ProposedViewSize(width: 30, height: 30))
    let messages = archive.diagnostics.map(\.message)
    for name in ["'ripple as a style'", "'layerEffect'", "'colorShader'"] {
      #expect(messages.contains { $0.hasPrefix(name) && $0.contains("inert") }, "\(messages)")
    }
  }

  @Test func reportsColorsThatAreNotThere() {
    let archive = ViewRenderer(typesetter: Typesetter()).render(
      Rectangle().fill(Color("Nowhere")), in: EnvironmentValues(RenderEnvironment()),
      proposal: ProposedViewSize(width: 10, height: 10))
    #expect(archive.diagnostics.map(\.message).contains { $0.contains("'Nowhere'") })
  }

  @Test func inspectedFramesFollowTransforms() {
    let archive = ViewRenderer(typesetter: Typesetter()).render(
      Color.black.frame(width: 10, height: 20).rotationEffect(.degrees(90)),
      in: EnvironmentValues(RenderEnvironment()),
      proposal: ProposedViewSize(width: 100, height: 100))
    func frames(_ node: SemanticsNode) -> [Rect] {
      (node.type == "Color" ? [node.frame] : []) + node.children.flatMap(frames)
    }
    let frame = frames(archive.semantics).first ?? .zero
    #expect(abs(frame.width - 20) < 1e-9 && abs(frame.height - 10) < 1e-9)
    #expect(abs(frame.x - 40) < 1e-9 && abs(frame.y - 45) < 1e-9)
  }

  struct Slide: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: amount, y: 0))
    }
  }

  @Test(arguments: cases)
  func drawsAsRecorded(_ test: Case) throws {
    let render = test.environment
    let archive = ViewRenderer(typesetter: Typesetter()).render(
      test.view(), in: EnvironmentValues(render),
      proposal: ProposedViewSize(width: render.width, height: render.height))
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases/Shapes/\(test.name).txt")
    let drawn = archive.list.dump
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      try drawn.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent): look at it and commit it")
      return
    }
    #expect(drawn == expected)
  }
}
