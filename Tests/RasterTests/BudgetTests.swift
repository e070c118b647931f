import Testing
import VitrineDrawing

@testable import VitrineRaster

/// A list that goes over a budget, and what is said of it.
struct BudgetCase: Sendable, CustomTestStringConvertible {
  var name: String
  var list: DisplayList
  var resource: DrawingRefusal.Resource
  /// Of the standard budget's own limit where nil.
  var limit: Int?
  var operation: String
  var around: [String] = []
  var testDescription: String { name }
}

private let square = Rect(x: 2, y: 3, width: 10, height: 10)
private let dot = DrawingOperation.fill(VectorPath(rect: square), .winding, .color(.black))

private func nest(_ levels: Int, _ effect: Effect) -> DisplayList {
  (0..<levels).reduce(DisplayList([dot, dot])) { list, _ in
    DisplayList([.group(EffectGroup(effect, DisplayList([dot] + list.operations)))])
  }
}

/// Each line goes from the top to the bottom.
private func zigzag(_ count: Int) -> VectorPath {
  VectorPath(
    [.move(.zero)]
      + (1..<count).map {
        .line(Point(Double($0) / Double(count) * 20, $0 % 2 == 0 ? 0 : 20))
      })
}

/// A slow turn in one place.
private func coil(_ count: Int) -> VectorPath {
  VectorPath(
    [.move(Point(10, 10))]
      + (1..<count).map {
        .line(Point(10 + Double($0 % 7) / 100, 10 + Double($0 % 5) / 100))
      })
}

private let shadow = Effect.shadow(color: .black, radius: 4, offset: Point(0, 1))

private let budgetCases: [BudgetCase] = [
  BudgetCase(
    name: "operations", list: DisplayList(Array(repeating: dot, count: 11)), resource: .operations,
    limit: 10, operation: "a shape of 5 points"),
  BudgetCase(
    name: "points of a fill",
    list: DisplayList([dot, .fill(zigzag(200), .winding, .color(.black))]), resource: .points,
    limit: 100, operation: "a shape of 200 points"),
  BudgetCase(
    name: "points of dashes",
    list: DisplayList([
      .stroke(zigzag(100), StrokeAttributes(width: 1, dash: [0.5, 0.5]), .color(.black))
    ]), resource: .points, limit: 1000, operation: "a stroke of 100 points"),
  BudgetCase(
    name: "points of a clip",
    list: DisplayList([.group(EffectGroup(.clip(zigzag(200), .winding), DisplayList([dot])))]),
    resource: .points, limit: 100, operation: "a clip"),
  BudgetCase(
    name: "rows of a crowded fill",
    list: DisplayList([.fill(zigzag(2000), .evenOdd, .color(.black))]), resource: .crossings,
    limit: 10_000, operation: "a shape of 2000 points"),
  BudgetCase(
    name: "rows of a broad pen in one place",
    list: DisplayList([.stroke(coil(2000), StrokeAttributes(width: 15), .color(.black))]),
    resource: .crossings, limit: 10_000, operation: "a stroke of 2000 points"),
  BudgetCase(
    name: "pixels of shadows", list: nest(30, shadow), resource: .pixels, limit: 20_000,
    operation: "a shadow", around: Array(repeating: "a shadow", count: 4)),
  BudgetCase(
    name: "bytes of layers", list: nest(30, .filter(.invert)), resource: .bytes, limit: 2000,
    operation: "a filter", around: Array(repeating: "a filter", count: 5)),
  BudgetCase(
    name: "groups in one another", list: nest(600, .opacity(1)), resource: .depth,
    operation: "an opacity", around: Array(repeating: "an opacity", count: 6)),
  BudgetCase(
    name: "parts of an image",
    list: DisplayList([
      .image(
        ImageDrawing(
          image: ImageID("x"), frame: Rect(x: 0, y: 0, width: 400, height: 400),
          resizing: .slices(size: Size(4, 4), top: 1, left: 1, bottom: 1, right: 1, tiles: true)))
    ]), resource: .operations, limit: 1000, operation: "the image x"),
]

/// Drawing that would take too long is refused by what it would take, by name and place. Each limit
/// is counted, so that a list is refused everywhere or nowhere.
@Suite(.timeLimit(.minutes(60))) struct BudgetTests {
  private static let images = ImageProvider([
    ImageID("x"): EncodedImage(
      format: .pixels, bytes: Array(repeating: 255, count: 64), pixelWidth: 4, pixelHeight: 4)
  ])

  private static func budget(_ item: BudgetCase) -> DrawingBudget {
    var budget = DrawingBudget()
    guard let limit = item.limit else { return budget }
    switch item.resource {
    case .operations: budget.operations = limit
    case .points: budget.points = limit
    case .crossings: budget.crossings = limit
    case .pixels: budget.pixels = limit
    case .bytes: budget.bytes = limit
    case .depth: budget.depth = limit
    case .decoding: Issue.record("the budget of decoding is not the picture's")
    }
    return budget
  }

  private static func draw(_ list: DisplayList, _ budget: DrawingBudget) throws -> Bitmap {
    var options = Rasterizer.Options()
    options.budget = budget
    return try Rasterizer().render(
      list, size: Size(20, 20), scale: 1, images: images, options: options
    ).bitmap
  }

  @Test(arguments: budgetCases)
  func `what is too much is refused by name`(item: BudgetCase) throws {
    let refusal = try #require(throws: DrawingRefusal.self) {
      _ = try Self.draw(item.list, Self.budget(item))
    }
    #expect(refusal.resource == item.resource)
    #expect(refusal.limit == (item.limit ?? DrawingBudget.standard.depth))
    #expect(refusal.operation == item.operation)
    #expect(refusal.around == item.around)
    #expect(!refusal.frame.isEmpty)
    let same = try #require(throws: DrawingRefusal.self) {
      _ = try Self.draw(item.list, Self.budget(item))
    }
    #expect(same == refusal)
  }

  @Test func `a refusal says what, where and what to do`() throws {
    let item = try #require(budgetCases.first { $0.name == "operations" })
    let refusal = try #require(throws: DrawingRefusal.self) {
      _ = try Self.draw(item.list, Self.budget(item))
    }
    #expect(
      "\(refusal)"
        == "drawing takes more than 10 operations: ended at a shape of 5 points, 10 × 10 points at "
        + "(2, 3); draw fewer shapes and letters")
  }

  /// What a person may well write is drawn.
  @Test func `thirty shadows and a million points are within the standard budget`() throws {
    let shadows = try Self.draw(nest(30, shadow), .standard)
    #expect(shadows[7, 8] == .black)
    let line = DisplayList([
      .stroke(coil(1_000_000), StrokeAttributes(width: 2), .color(.black))
    ])
    #expect(try Self.draw(line, .standard)[10, 10] == .black)
  }

  @Test func `vector files have the same budget`() throws {
    for name in ["operations", "points of a fill", "points of a clip", "points of dashes"] {
      let item = try #require(budgetCases.first { $0.name == name })
      var options = Rasterizer.Options()
      options.budget = Self.budget(item)
      let pdf = try #require(throws: DrawingRefusal.self) {
        _ = try Rasterizer().pdf(item.list, size: Size(20, 20), options: options)
      }
      let svg = try #require(throws: DrawingRefusal.self) {
        _ = try Rasterizer().svg(item.list, size: Size(20, 20), options: options)
      }
      #expect(pdf == svg)
      #expect(pdf.resource == item.resource && pdf.operation == item.operation)
    }
  }

  private static let vector = EncodedImage(
    format: .svg,
    bytes: Array(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><rect width="2" height="2" fill="red"/></svg>"#
        .utf8))

  private static func drawVector(_ decoding: DecodingProcess?) throws -> (
    bitmap: Bitmap, diagnostics: [Diagnostic]
  ) {
    let image = ImageDrawing(image: ImageID("v"), frame: Rect(x: 0, y: 0, width: 20, height: 20))
    return try Rasterizer(decoding: decoding).render(
      DisplayList([.image(image)]), size: Size(20, 20), scale: 1,
      images: ImageProvider([ImageID("v"): vector]), options: .init())
  }

  @Test func `pictures are decoded in another process as in this one`() throws {
    let other = DecodingProcess { bytes in
      var rest = bytes[...]
      let request = try #require(
        DecodingService.Request { count in
          defer { rest = rest.dropFirst(count) }
          return Array(rest.prefix(count))
        })
      return DecodingService.answer(to: request)
    }
    let found = try Self.drawVector(other)
    #expect(try found.bitmap == Self.drawVector(nil).bitmap)
    #expect(found.diagnostics.isEmpty)
  }

  @Test func `a picture that takes too long is refused`() throws {
    let refusal = try #require(throws: DrawingRefusal.self) {
      _ = try Self.drawVector(DecodingProcess { _ in throw DecodingProcess.Failure.tookTooLong })
    }
    #expect(refusal.resource == .decoding)
    #expect(refusal.operation == "the image v")
    #expect(refusal.frame == Rect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `a decoder that crashes costs its picture`() throws {
    let found = try Self.drawVector(
      DecodingProcess { _ in throw DecodingProcess.Failure.ended("its decoder ended with signal 11")
      })
    #expect(found.diagnostics.map(\.message).first?.contains("signal 11") == true)
    #expect(found.bitmap[10, 3].alpha > 0.3)
  }

  /// Each picture of a shadow in a PDF holds the shadows inside of it: beyond a few levels they are
  /// one picture.
  @Test func `shadows in a PDF are drawn a few times`() throws {
    var options = Rasterizer.Options()
    options.budget.operations = 40 * 12
    let pdf = try Rasterizer().pdf(nest(40, shadow), size: Size(20, 20), options: options)
    #expect(pdf.diagnostics.count == 1)
  }
}
