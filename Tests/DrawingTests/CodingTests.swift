import Testing
import VitrineDrawing

@Suite(.timeLimit(.minutes(60))) struct CodingTests {
  @Test(arguments: [0, 1000, 2000] as [UInt64])
  func `an archive comes back as it went`(first: UInt64) throws {
    for seed in first..<first + 100 { try roundTrip(seed) }
  }

  private func roundTrip(_ seed: UInt64) throws {
    var generator = Generator(seed: seed)
    let archive = generator.archive()
    let bytes = archive.encoded()
    #expect(try Archive(decoding: bytes) == archive)
    #expect(try Archive(decoding: bytes).encoded() == bytes)
    #expect(try DisplayList(decoding: archive.list.encoded()) == archive.list)
    #expect(try SemanticsNode(decoding: archive.semantics.encoded()) == archive.semantics)
  }

  /// Damaged bytes give an archive or an error with a place in the bytes, never a crash.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `damaged bytes are survived`(seed: UInt64) {
    var generator = Generator(seed: seed)
    let bytes = generator.archive().encoded()
    for _ in 0..<500 {
      let damaged = Fuzz.damage(bytes, &generator)
      do throws(ArchiveDecodingError) {
        let archive = try Archive(decoding: damaged)
        // What was accepted can be written and read again.
        #expect((try? Archive(decoding: archive.encoded())) != nil)
      } catch {
        #expect(error.offset >= 0 && error.offset <= damaged.count)
        #expect(error.description.hasPrefix("cannot decode "))
      }
    }
  }

  @Test func `every cut is an error`() {
    var generator = Generator(seed: 5)
    let bytes = generator.archive().encoded()
    for length in 0..<bytes.count {
      #expect(throws: ArchiveDecodingError.self) {
        try Archive(decoding: Array(bytes.prefix(length)))
      }
    }
  }

  @Test func `errors name the thing and the place`() {
    func message(_ bytes: [UInt8]) -> String {
      do throws(ArchiveDecodingError) {
        _ = try DisplayList(decoding: bytes)
        return "none"
      } catch { return error.description }
    }
    let mark: [UInt8] = [0x56, 0x74, 0x72, 0x6e]
    #expect(
      message([1, 2, 3]) == "cannot decode display list at byte 0: these bytes are not an archive")
    #expect(
      message(mark + [99, 0])
        == "cannot decode display list at byte 4: written by version 99, this is version 5: build the widget again"
    )
    #expect(
      message(mark + [CodingLimits.version, 0, 0])
        == "cannot decode display list at byte 6: 1 bytes follow the end")
    #expect(
      message(mark + [CodingLimits.version, 1, 9, 9])
        == "cannot decode operation at byte 6: no case has the number 9")
    #expect(
      message(mark + [CodingLimits.version, 0xff, 0xff, 0xff, 0x0f])
        == "cannot decode operations at byte 5: 33554431 elements do not fit in the remaining bytes"
    )
  }

  @Test func `numbers that are not finite are repaired and reported`() throws {
    let list = DisplayList([
      .fill(
        VectorPath(rect: Rect(x: .nan, y: 0, width: .infinity, height: 1)), .winding, .color(.black)
      )
    ])
    let archive = Archive(
      size: Size(1, 1), scale: 1, list: list, semantics: SemanticsNode(type: "A", frame: .zero))
    let back = try Archive(decoding: archive.encoded())
    #expect(back.diagnostics.count == 1)
    #expect(back.diagnostics[0].message.contains("not finite"))
  }

  @Test func `a font file is a name and never a path`() {
    for file in ["../x.ttf", "/etc/passwd", "", ".."] {
      let run = GlyphRun(
        font: FontInstance(file: file, size: 1), origin: .zero, glyphs: [], width: 0, text: "")
      let bytes = DisplayList([.glyphs(run, .color(.black))]).encoded()
      #expect(throws: ArchiveDecodingError.self) { try DisplayList(decoding: bytes) }
    }
  }

  @Test func `nesting has a limit on both sides`() throws {
    var list = DisplayList([.fill(VectorPath(rect: .zero), .winding, .color(.black))])
    for _ in 0..<2000 { list = DisplayList([.group(EffectGroup(.layer, list))]) }
    let back = try DisplayList(decoding: list.encoded())
    #expect(back != list)
    var node = SemanticsNode(type: "A", frame: .zero)
    for _ in 0..<2000 {
      var parent = SemanticsNode(type: "A", frame: .zero)
      parent.children = [node]
      node = parent
    }
    let archive = Archive(size: Size(1, 1), scale: 1, list: list, semantics: node)
    #expect(try Archive(decoding: archive.encoded()).diagnostics.count == 2)
    // A deep one that no encoder of ours writes.
    let deep: [UInt8] =
      [0x56, 0x74, 0x72, 0x6e, 1] + Array(repeating: [1, 5, 5], count: 5000).joined()
    #expect(throws: ArchiveDecodingError.self) { try DisplayList(decoding: deep) }
  }
}
