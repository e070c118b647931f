/// Spellings of the same picture: SF Symbols renames its own, and scripts have variants.
enum Renames {
  private static let words: [String: String] = [
    "document": "doc", "microphone": "mic", "clear": "xmark.square", "multiply": "xmark",
    "x": "xmark", "applelogo": "apple.logo", "homekit": "house",
  ]

  private static let prefixes: [(String, String)] = [
    ("document", "doc"), ("microphone", "mic"),
    ("text.page", "doc.text"), ("text.document", "doc.text"), ("richtext.page", "doc.richtext"),
    ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.counterclockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.counterclockwise", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.clockwise.rotate.90", "arrow.clockwise"),
    ("arrow.trianglehead.counterclockwise.rotate.90", "arrow.counterclockwise"),
    ("arrow.trianglehead.clockwise", "arrow.clockwise"),
    ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
    ("arrow.trianglehead.branch", "arrow.triangle.branch"),
    ("arrow.trianglehead.merge", "arrow.triangle.merge"),
    ("arrow.trianglehead.swap", "arrow.triangle.swap"),
    ("arrow.trianglehead.pull", "arrow.triangle.pull"),
    ("arrow.trianglehead", "arrow.triangle"),
    ("multiply.", "xmark."), ("x.", "xmark."), ("gearshape", "gear"),
    ("arrow.up.forward", "arrow.up.right"), ("arrow.down.forward", "arrow.down.right"),
    ("arrow.up.backward", "arrow.up.left"), ("arrow.down.backward", "arrow.down.left"),
    ("arrow.forward", "arrow.right"), ("arrow.backward", "arrow.left"),
    ("chevron.forward", "chevron.right"), ("chevron.backward", "chevron.left"),
    ("chevron.compact.forward", "chevron.compact.right"),
    ("chevron.compact.backward", "chevron.compact.left"),
    ("arrowtriangle.forward", "arrowtriangle.right"),
    ("arrowtriangle.backward", "arrowtriangle.left"), ("wave.3.backward", "wave.3.left"),
    ("arrowshape.bounce.forward", "arrowshape.bounce.right"),
    ("mail", "envelope"), ("earpods", "earbuds"), ("airpodpro", "airpodspro"),
    ("homepodmini", "homepod"), ("appletvremote", "av.remote"), ("ipodtouch", "iphone"),
    ("smartphone", "iphone"), ("candybarphone", "flipphone"), ("macstudio", "macmini"),
    ("rupeesign", "indianrupeesign"), ("eurozonesign", "eurosign"),
    ("chineseyuanrenminbisign", "yensign"), ("numbersign", "number"), ("case", "briefcase"),
    ("arrowshape.forward", "arrowshape.right"), ("arrowshape.backward", "arrowshape.left"),
    ("arrow.uturn.forward", "arrow.uturn.right"), ("arrow.uturn.backward", "arrow.uturn.left"),
    ("gauge.with.dots.needle", "gauge"), ("gauge.with.needle", "gauge"),
    ("gauge.open.with.lines.needle", "gauge"), ("envelope.front", "envelope"),
    ("macbook", "laptopcomputer"), ("airpod", "airpods"),
    ("progress.indicator", "rays"),
    ("heart.text.square", "heart.square"), ("wallet.bifold", "wallet.pass"),
    ("movieclapper", "film"), ("person.crop.rectangle", "person.rectangle"),
    ("person.crop.square", "person.square"),
  ]

  private static let scripts: Set<String> = [
    "ar", "he", "hi", "ja", "ko", "th", "zh", "rtl", "bn", "gu", "kn", "ml", "mr", "or", "pa",
    "ta", "te", "my", "km", "si", "sat", "mni", "el", "ru",
  ]

  /// The words of the spellings above.
  static var vocabulary: Set<String> {
    let names = Array(words.keys) + prefixes.map(\.0)
    return scripts.union(names.flatMap { $0.split(separator: ".").map(String.init) })
  }

  /// Another spelling to try, nil if there is none.
  static func modern(_ name: String) -> String? {
    if let whole = words[name] { return whole }
    let parts = name.split(separator: ".").map(String.init)
    if parts.count > 1, let last = parts.last, scripts.contains(last) {
      return parts.dropLast().joined(separator: ".")
    }
    if parts.first == "square", parts.dropFirst().first == "text" { return "doc.text" }
    if parts.count > 1,
      let at = parts.firstIndex(where: {
        $0.hasPrefix("gen") && $0.dropFirst(3).allSatisfy(\.isNumber)
      })
    {
      return (parts[..<at] + parts[(at + 1)...]).joined(separator: ".")
    }
    if let at = parts.firstIndex(where: { $0.hasSuffix("percent") && $0 != "percent" }),
      let number = Int(parts[at].dropLast(7))
    {
      var changed = parts
      changed[at] = parts[0] == "battery" ? String(number) : ""
      return changed.filter { !$0.isEmpty }.joined(separator: ".")
    }
    for (old, new) in prefixes where name.hasPrefix(old) && old != new {
      let rest = name.dropFirst(old.count)
      if !old.hasSuffix("."), let next = rest.first, next != "." { continue }
      let changed = new + rest
      if changed != name, !changed.isEmpty { return changed }
    }
    return nil
  }
}
