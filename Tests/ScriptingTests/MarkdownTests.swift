import Testing

@testable import VitrineScripting

/// Blocks of Markdown, and QR codes: what is read from text alone.
@Suite(.timeLimit(.minutes(60))) struct MarkdownTests {
  static let cases: [(String, [MarkdownBlock])] = [
    ("", []), ("\n  \n", []), ("plain *text*", [.paragraph("plain *text*")]),
    ("one\ntwo", [.paragraph("one two")]), ("one  \ntwo", [.paragraph("one\ntwo")]),
    ("one\\\ntwo", [.paragraph("one\ntwo")]),
    ("one\n\ntwo", [.paragraph("one"), .paragraph("two")]),
    ("# A\n###### B #\n#C", [.heading(1, "A"), .heading(6, "B"), .paragraph("#C")]),
    ("A\n===\nB\n---", [.heading(1, "A"), .heading(2, "B")]),
    ("a\n# b", [.paragraph("a"), .heading(1, "b")]),
    ("---\n* * *", [.rule, .rule]),
    ("```swift\nlet a\n  b\n```\nc", [.code("let a\n  b"), .paragraph("c")]),
    ("~~~\nopen", [.code("open")]), ("    four\n    more", [.code("four\nmore")]),
    ("> a\n> b\nc", [.quote([.paragraph("a b c")])]),
    ("> # a\n>\n> > b", [.quote([.heading(1, "a"), .quote([.paragraph("b")])])]),
    (
      "- a\n- b\n\n  more\n- [x] c",
      [
        .list(
          [
            .init(blocks: [.paragraph("a")]),
            .init(blocks: [.paragraph("b"), .paragraph("more")]),
            .init(blocks: [.paragraph("c")], isDone: true),
          ], start: nil)
      ]
    ),
    (
      "3. a\n   - b\n4. c\n* d",
      [
        .list(
          [
            .init(
              blocks: [
                .paragraph("a"), .list([.init(blocks: [.paragraph("b")])], start: nil),
              ]),
            .init(blocks: [.paragraph("c")]),
          ], start: 3), .list([.init(blocks: [.paragraph("d")])], start: nil),
      ]
    ),
    ("in\n1984. it was", [.paragraph("in 1984. it was")]),
    ("- a\nlazy", [.list([.init(blocks: [.paragraph("a lazy")])], start: nil)]),
    (
      "| a | b |\n|---|:-:|\n| 1 \\| 2 | 3\n| 4 |",
      [.table([["a", "b"], ["1 | 2", "3"], ["4", ""]], [.leading, .center])]
    ),
    ("a | b\nno table", [.paragraph("a | b no table")]),
    ("\r\n# A\r\nb", [.heading(1, "A"), .paragraph("b")]),
  ]

  @Test(arguments: cases.indices) func blocksAreRead(_ index: Int) {
    let (text, expected) = Self.cases[index]
    #expect(MarkdownParser.blocks(text) == expected, "\(text)")
  }

  @Test func deepNestingEnds() {
    #expect(MarkdownParser.blocks(String(repeating: "> ", count: 5000) + "a").count == 1)
    #expect(MarkdownParser.blocks(String(repeating: "- ", count: 5000) + "a").count == 1)
  }

  /// As another program (libqrencode 4, level M, bytes) makes it, module for module.
  @Test func codesAreTheStandards() throws {
    let expected = """
      #######.###.#.#######
      #.....#..####.#.....#
      #.###.#..#..#.#.###.#
      #.###.#.#.##..#.###.#
      #.###.#.##..#.#.###.#
      #.....#.####..#.....#
      #######.#.#.#.#######
      ........#.###........
      #...#.###.##.#####..#
      ...###..##.##......#.
      ###...##...#..###..#.
      ##.###..###..##.#...#
      ...#.##...#.####.#..#
      ........##..###.###..
      #######.#.#.##..##.#.
      #.....#..####..#...##
      #.###.#.#.##..####..#
      #.###.#....##...#.###
      #.###.#..#.#..#.###..
      #.....#..#...##.#....
      #######.#.#.###.#...#
      """
    let code = try #require(QRCode("vitrine"))
    let rows = (0..<code.side).map { y in
      (0..<code.side).map { code[$0, y] ? "#" : "." }.joined()
    }
    #expect(rows.joined(separator: "\n") == expected)
  }

  /// Sides of versions 1, 3, 13 and 33, which libqrencode makes of the same texts, and too much.
  @Test(arguments: [(7, 21), (29, 29), (320, 69), (1600, 149), (2331, 177), (2332, nil)])
  func codesGrow(_ count: Int, _ side: Int?) {
    #expect(QRCode(String(repeating: "x", count: count))?.side == side)
  }
}
