/// A picture on a page: what it is, what is wrong with it, and its file.
struct ReportItem {
  var name: String
  var group: String
  var status: String
  var text: String
  /// A PNG with expected, difference and actual, or one picture.
  var png: [UInt8]
  /// Pixels of the PNG.
  var width: Int
  var height: Int
  var isTriple: Bool

  /// Pixels of one of its pictures.
  var panelWidth: Int { isTriple ? max(1, (width - 2 * TriplePicture.gap) / 3) : width }

  /// nil where the file is no PNG.
  init?(name: String, group: String, status: String, text: String, png: [UInt8], isTriple: Bool) {
    // Width and height stand at the head of every PNG.
    guard png.count > 24, png.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return nil }
    func number(_ start: Int) -> Int { png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(16), number(20))
    guard width > 0, height > 0 else { return nil }
    (self.name, self.group, self.status, self.text) = (name, group, status, text)
    (self.png, self.isTriple) = (png, isTriple)
  }
}

/// What a page has beside its pictures.
struct ReportHead {
  var title: String
  var summary: String
  /// Sentences above the pictures.
  var notes: [String]
}
