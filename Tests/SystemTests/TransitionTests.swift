import Testing
import VitrineCatalog
import VitrineComposition
import VitrineDrawing

/// Frames between two pictures, read as display lists.
@Suite(.timeLimit(.minutes(60))) struct TransitionTests {
  private static func archive(_ operations: [DrawingOperation]) -> Archive {
    Archive(
      size: Size(100, 100), scale: 1, list: DisplayList(operations),
      semantics: SemanticsNode(type: "Root", frame: Rect(x: 0, y: 0, width: 100, height: 100)))
  }

  private static func box(_ x: Double, _ color: RGBA = .black) -> DrawingOperation {
    .fill(VectorPath(rect: Rect(x: x, y: 0, width: 10, height: 10)), .winding, .color(color))
  }

  private static func text(_ words: String, _ x: Double = 0) -> DrawingOperation {
    let glyphs = words.unicodeScalars.enumerated().map {
      GlyphRun.Glyph(id: $0.element.value, x: Double($0.offset) * 10)
    }
    return .glyphs(
      GlyphRun(
        font: FontInstance(file: "f", size: 20), origin: Point(x, 50), glyphs: glyphs,
        width: Double(words.count) * 10, text: words), .color(.black))
  }

  private static func frame(_ a: [DrawingOperation], _ b: [DrawingOperation], at time: Double = 0.5)
    -> [DrawingOperation]
  {
    EntryTransition(from: archive(a), to: archive(b)).archive(at: time).list.operations
  }

  @Test func endsAreTheEntries() {
    let transition = EntryTransition(
      from: Self.archive([Self.box(0)]), to: Self.archive([Self.box(9), Self.text("a")]))
    #expect(transition.archive(at: 0) == transition.from)
    #expect(transition.archive(at: 1) == transition.to)
    #expect(EntryTransition.moments(3) == [0, 0.5, 1])
  }

  @Test func whatIsTheSameStays() {
    let operations = [Self.box(0), Self.text("same"), Self.box(50, .white)]
    #expect(Self.frame(operations, operations) == operations)
  }

  @Test func shapesMoveAndChangeColor() {
    #expect(
      Self.frame([Self.box(0, .black)], [Self.box(20, .white)]) == [
        Self.box(10, RGBA(0.5, 0.5, 0.5))
      ])
  }

  @Test func textThatOnlyMovesIsNotBlurred() {
    #expect(Self.frame([Self.text("a", 0)], [Self.text("a", 8)]) == [Self.text("a", 4)])
  }

  @Test func addedAndRemovedFade() {
    let frame = Self.frame(
      [Self.box(0), Self.text("old")], [Self.box(0), .group(EffectGroup(.layer, DisplayList()))],
      at: 0.5)
    #expect(frame.count == 3)
    #expect(frame[0] == Self.box(0))
    for operation in frame.dropFirst() {
      guard case .group(let group) = operation else {
        Issue.record("a fade is a group")
        continue
      }
      #expect(group.effect == .opacity(0.5))
    }
  }

  private static func numeric(_ value: Int) -> DrawingOperation {
    .group(
      EffectGroup(
        .tag(.name("contentTransition numericText \(value).0")), DisplayList([text("\(value)")])))
  }

  /// 19 to 21: the 9 and the 1 change, so do the tens; a digit that stays is not blurred.
  @Test(arguments: [(121, 125, -1.0), (125, 121, 1.0)])
  func digitsRollTheRightWay(_ from: Int, _ to: Int, _ direction: Double) throws {
    let frame = Self.frame([Self.numeric(from)], [Self.numeric(to)], at: 0.25)
    guard case .group(let group)? = frame.first else {
      Issue.record("the tag is kept")
      return
    }
    // Last digit out and in, then the two that stay.
    #expect(group.contents.operations.count == 4)
    var moved: [Double] = []
    for operation in group.contents.operations {
      guard case .group(let fade) = operation,
        case .group(let blur)? = fade.contents.operations.first,
        case .glyphs(let run, _)? = blur.contents.operations.first
      else { continue }
      moved.append(run.origin.y - 50)
    }
    #expect(moved.count == 2)
    // The old one goes up where the number grows, the new one comes from below.
    #expect(moved[0] * direction > 0 && moved[1] * direction < 0)
  }

  /// Lists of any shape mix at any time, and nothing is lost at either end.
  @Test(arguments: 0..<60)
  func randomLists(_ seed: UInt64) {
    var random = Seeded(seed)
    func list(_ depth: Int) -> [DrawingOperation] {
      (0..<random.next(below: 7)).map { _ in
        switch random.next(below: depth > 2 ? 3 : 5) {
        case 0: return Self.box(Double(random.next(below: 4)) * 10)
        case 1: return Self.text("\(random.next(below: 300))", Double(random.next(below: 3)))
        case 2:
          return .stroke(
            VectorPath(ellipseIn: Rect(x: 0, y: 0, width: 9, height: 9)),
            StrokeAttributes(width: Double(random.next(below: 4))), .color(.white))
        case 3:
          return .group(
            EffectGroup(.opacity(Double(random.next(below: 10)) / 10), DisplayList(list(depth + 1)))
          )
        default: return Self.numeric(random.next(below: 200))
        }
      }
    }
    let (a, b) = (list(0), list(0))
    for time in [0.0, 0.2, 0.5, 0.9, 1] {
      let frame = Self.frame(a, b, at: time)
      if time == 0 { #expect(frame == a) }
      if time == 1 { #expect(frame == b) }
    }
  }

  @Test func animationIsOneFile() throws {
    // The smallest PNG: one pixel.
    let picture: [UInt8] = [
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52, 0, 0,
      0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1f, 0x15, 0xc4, 0x89, 0, 0, 0, 0x0d, 0x49, 0x44, 0x41,
      0x54, 0x78, 0x9c, 0x63, 0xf8, 0xcf, 0xc0, 0xf0, 0x1f, 0, 5, 0, 1, 0xff, 0x89, 0x99, 0x3d,
      0x1d, 0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
    ]
    let film = try AnimatedPNG.file(frames: [picture, picture, picture], seconds: 0.5)
    let text = String(decoding: film.map { $0 < 128 ? $0 : 46 }, as: UTF8.self)
    for (name, count) in [
      ("IHDR", 1), ("acTL", 1), ("fcTL", 3), ("IDAT", 1), ("fdAT", 2), ("IEND", 1),
    ] {
      #expect(text.split(separator: name, omittingEmptySubsequences: false).count - 1 == count)
    }
    // The header's checksum is the one that the picture brought.
    #expect(Array(film[29..<33]) == [0x1f, 0x15, 0xc4, 0x89])
    #expect(throws: AnimatedPNG.Failure.notPNG(1)) {
      try AnimatedPNG.file(frames: [picture, [1, 2, 3]], seconds: 1)
    }
    #expect(throws: AnimatedPNG.Failure.noFrames) { try AnimatedPNG.file(frames: [], seconds: 1) }
  }
}
