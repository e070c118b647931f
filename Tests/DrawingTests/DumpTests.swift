import Foundation
import Testing
import VitrineDrawing

/// Every case's list and the file in Cases that says how it reads.
private let cases: [(name: String, list: DisplayList)] = [
  (
    "fills",
    DisplayList([
      .fill(
        VectorPath(rect: Rect(x: 0, y: 0, width: 158, height: 158)), .winding,
        .color(RGBA(hex: 0x0A84FF))
      ),
      .fill(
        VectorPath(ellipseIn: Rect(x: 1.5, y: 2, width: 10, height: 20)), .evenOdd,
        .color(.black.opacity(0.5))),
      .fill(
        VectorPath(
          roundedRect: Rect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 8, continuous: false),
        .winding, .color(.white)),
      .fill(
        VectorPath(
          roundedRect: Rect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 22, continuous: true
        ), .winding, .color(.white)),
      .fill(
        VectorPath([
          .move(Point(0, 0)), .line(Point(1.0 / 3, 2)),
          .curve(Point(1, 1), Point(2, 2), Point(3, 3)), .close,
        ]), .winding, .color(.white)),
      .fill(VectorPath(), .winding, .color(.clear)),
    ])
  ),
  (
    "paints",
    DisplayList([
      .fill(
        VectorPath(rect: Rect(x: 0, y: 0, width: 1, height: 1)), .winding,
        .linearGradient(
          [GradientStop(.white, at: 0), GradientStop(.clear, at: 1)], from: .zero, to: Point(0, 158)
        )),
      .fill(
        VectorPath(rect: Rect(x: 0, y: 0, width: 1, height: 1)), .winding,
        .radialGradient(
          [], center: Point(5, 5), startRadius: 0, endRadius: 9, transform: .scale(1, 2))),
      .fill(
        VectorPath(rect: Rect(x: 0, y: 0, width: 1, height: 1)), .winding,
        .angularGradient(
          [GradientStop(.black, at: 0.25)], center: Point(5, 5), startAngle: 0, endAngle: .pi * 2)),
      .fill(
        VectorPath(rect: Rect(x: 0, y: 0, width: 1, height: 1)), .winding,
        .meshGradient(
          MeshPaint(
            columns: 2, rows: 1, points: [.zero, Point(1, 0)], colors: [.black, .white],
            smoothsColors: true))),
      .fill(
        VectorPath(rect: Rect(x: 0, y: 0, width: 1, height: 1)), .winding,
        .image(
          ImageID("ab12"), tile: Rect(x: 0, y: 0, width: 4, height: 4),
          source: Rect(x: 0, y: 0, width: 1, height: 1))),
      .fill(
        VectorPath(rect: Rect(x: 0, y: 0, width: 1, height: 1)), .winding,
        .material(MaterialRecipe(blur: 22, saturation: 1.8, tint: RGBA(hex: 0xF8F8FA, alpha: 0.55)))
      ),
      .stroke(
        VectorPath([.move(.zero), .line(Point(9, 0))]),
        StrokeAttributes(width: 2, cap: .round, join: .bevel, dash: [4, 2], dashPhase: 1),
        .color(.black)
      ),
    ])
  ),
  (
    "text",
    DisplayList([
      .glyphs(
        GlyphRun(
          font: FontInstance(
            file: "Inter.ttf", size: 17, variations: ["wght": 600], features: ["tnum": 1]),
          origin: Point(16, 30), glyphs: [.init(id: 7, x: 0)], width: 52.25, text: "9:41 \"AM\""),
        .color(.white)),
      .dynamicText(
        DynamicText(
          paragraph: Paragraph(
            [
              TextSpan("in ", font: FontDescription(size: 13)),
              TextSpan(
                "0:30", font: FontDescription(size: 13, monospacedDigits: true), tracking: 1,
                style: 1),
              TextSpan(
                "", font: FontDescription(size: 13),
                attachment: InlineAttachment(width: 9, ascent: 10, descent: 2, id: 0), style: 2),
            ], alignment: 0.5, lineLimit: 2, minimumScale: 0.5),
          updates: [
            .init(
              span: 1,
              content: .timerInterval(
                start: 0, end: 60, pauseTime: 30, countsDown: true, showsHours: false))
          ],
          looks: [
            TextLook(paint: .color(.black)),
            TextLook(
              paint: .color(.white), underline: .init(), background: .color(.black),
              effects: [.opacity(0.5)]),
            TextLook(paint: .color(.black)),
          ],
          attachments: [
            DisplayList([
              .fill(
                VectorPath(rect: Rect(x: 0, y: 0, width: 9, height: 12)), .winding, .color(.black))
            ])
          ], frame: Rect(x: 0, y: 0, width: 60, height: 20))),
      .progress(
        DynamicProgress(
          shape: .bar(Rect(x: 0, y: 30, width: 60, height: 4), edge: .right), start: 0, end: 60,
          countsDown: true, paint: .color(.black))),
    ])
  ),
  (
    "images",
    DisplayList([
      .image(ImageDrawing(image: ImageID("ab12"), frame: Rect(x: 0, y: 0, width: 20, height: 10))),
      .image(
        ImageDrawing(
          image: ImageID("ab12"), frame: Rect(x: 0, y: 0, width: 20, height: 10),
          interpolation: .high,
          resizing: .slices(size: Size(30, 30), top: 1, left: 2, bottom: 3, right: 4, tiles: true),
          template: .color(.black), flipsHorizontally: true, orientation: 6)),
    ])
  ),
  (
    "groups",
    DisplayList([
      .group(
        EffectGroup(
          .tag(.containerBackground),
          DisplayList([
            .group(
              EffectGroup(
                .opacity(0.5),
                DisplayList([
                  .fill(
                    VectorPath(rect: Rect(x: 0, y: 0, width: 1, height: 1)), .winding,
                    .color(.black))
                ])))
          ]))),
      .group(
        EffectGroup(
          .mask(
            DisplayList([
              .fill(
                VectorPath(rect: Rect(x: 0, y: 0, width: 1, height: 1)), .winding, .color(.black))
            ])), DisplayList([.group(EffectGroup(.layer, DisplayList()))]))),
      .group(
        EffectGroup(
          .transform(.translation(3, -4)),
          DisplayList([.group(EffectGroup(.transform(.scale(2, 2)), DisplayList()))]))),
      .group(
        EffectGroup(
          .shadow(color: .black.opacity(0.25), radius: 4, offset: Point(0, 2)), DisplayList())),
      .group(EffectGroup(.filter(.hueRotation(.pi / 2)), DisplayList())),
      .group(
        EffectGroup(
          .blend(.plusLighter),
          DisplayList([.group(EffectGroup(.blur(radius: 3, opaque: true), DisplayList()))]))),
      .group(
        EffectGroup(
          .clip(VectorPath(ellipseIn: Rect(x: 0, y: 0, width: 9, height: 9)), .winding),
          DisplayList())),
      .group(EffectGroup(.tag(.name("Row 1")), DisplayList())),
    ])
  ),
]

@Suite(.timeLimit(.minutes(60))) struct DumpTests {
  @Test(arguments: cases.map(\.name))
  func `a list reads as its file says`(name: String) throws {
    let list = try #require(cases.first { $0.name == name }).list
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Cases/dump-\(name).txt")
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      try list.dump.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent): look at it and commit it")
      return
    }
    #expect(list.dump == expected)
  }

  @Test func `every operation has a line`() {
    for seed in 0..<100 as Range<UInt64> {
      var generator = Generator(seed: seed)
      let dump = generator.list(3).dump
      #expect(dump.isEmpty || dump.hasSuffix("\n"))
    }
  }
}
