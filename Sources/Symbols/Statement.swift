import VitrineDrawing

/// One statement of a recipe, taken apart.
struct Statement {
  enum Mode { case paint, over, erase, inner, onlyFilled, onlyOutlined, overFilled }
  var text: String
  var mode = Mode.paint
  var verb: String
  var options: [String: String] = [:]
  var arguments: [String] = []
  /// What lines and areas are drawn along.
  private var geometry: VectorPath?

  init(_ source: Substring) throws(RecipeDrawer.Failure) {
    text = String(source)
    var words = source.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
    guard var first = words.first else { throw .init(text: "empty statement") }
    words.removeFirst()
    if first.hasPrefix("/") {
      verb = "/"
      words.insert(String(first.dropFirst()), at: 0)
    } else {
      let modes: [Character: Mode] = [
        "!": .over, "-": .erase, "?": .inner, "1": .onlyFilled, "0": .onlyOutlined,
        "^": .overFilled,
      ]
      if let mode = modes[first[first.startIndex]] {
        self.mode = mode
        first.removeFirst()
      }
      if first.contains(":") {
        verb = "u"
        words.insert(first, at: 0)
      } else {
        verb = first
      }
    }
    for word in words {
      if let equals = word.firstIndex(of: "="), equals != word.startIndex {
        options[String(word[..<equals])] = String(word[word.index(after: equals)...])
      } else {
        arguments.append(word)
      }
    }
    if ["s", "f", "F", "o"].contains(verb) {
      var scanner = PathScanner(arguments.joined(separator: " "))
      geometry = scanner.path()
    }
  }

  func number(_ key: String) -> Double? { options[key].flatMap(Double.init) }

  /// nil: not in this variant; true: laid over what is there.
  func applies(_ isFilled: Bool) -> Bool? {
    switch mode {
    case .paint, .erase: false
    case .over: true
    case .inner: isFilled
    case .onlyFilled: isFilled ? false : nil
    case .onlyOutlined: isFilled ? nil : false
    case .overFilled: isFilled ? true : nil
    }
  }

  func path() throws(RecipeDrawer.Failure) -> VectorPath {
    guard let geometry else { throw .init(text: "bad geometry in “\(text)”") }
    return geometry
  }

  /// `/1 red v=.5`: what follows is on this level, in this color, above this variable value.
  func apply(to state: inout Part) throws(RecipeDrawer.Failure) {
    state.level = 0
    state.color = nil
    state.threshold = number("v")
    for word in arguments {
      if let level = Int(word) {
        state.level = level
      } else if let color = SymbolColor(rawValue: word)
        ?? SymbolColor(rawValue: "system" + word.prefix(1).uppercased() + word.dropFirst())
      {
        state.color = color
      } else {
        throw .init(text: "unknown color “\(word)” in “\(text)”")
      }
    }
  }
}
