import Testing

@testable import VitrineScripting

/// QR codes: what is read from text alone.
@Suite(.timeLimit(.minutes(60))) struct CodeTests {
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
