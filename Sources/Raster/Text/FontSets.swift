import Synchronization
import VitrineDrawing
import VitrineText

/// Libraries of the fonts that pictures brought last: a widget's pictures bring the same ones again
/// and again. A picture sees its own fonts and nobody else's.
final class FontSets: Sendable {
  private struct Entry {
    var fonts: [FontID: EncodedFont]
    var typesetter: Typesetter
  }

  /// Widgets that are drawn by turns.
  private static let most = 8
  private let entries = Mutex<[Entry]>([])

  func typesetter(_ fonts: [FontID: EncodedFont], over base: FontLibrary) -> Typesetter {
    if let known = known(fonts) { return known }
    let made = Typesetter(fonts: FontLibrary(bringing: fonts, over: base))
    entries.withLock { entries in
      if entries.count >= Self.most { entries.removeFirst() }
      entries.append(Entry(fonts: fonts, typesetter: made))
    }
    return made
  }

  /// Bytes are compared, not names alone: what an archive calls its fonts is not to be trusted.
  private func known(_ fonts: [FontID: EncodedFont]) -> Typesetter? {
    entries.withLock { entries in
      guard let index = entries.lastIndex(where: { $0.fonts == fonts }) else { return nil }
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.typesetter
    }
  }
}
