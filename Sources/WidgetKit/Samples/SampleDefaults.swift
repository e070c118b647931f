import VitrineFoundation

/// Texts that a widget reads of user defaults and cannot do without: an activity whose contents its app writes
/// there, key by key, stops where they are missing.
enum SampleDefaults {
  /// While an entry with made-up values is asked for, and not before: what is not stored shows a widget's
  /// empty state.
  static func stand(_ isAskedFor: Bool) {
    guard isAskedFor else {
      StoredReads.words = nil
      return
    }
    StoredReads.words = { key in SampleWords.text(for: name(of: key)) }
  }

  /// Of `group.app.6F9C2E0A-…-1B2C_dueDate` and `app.widget.dueDate` "dueDate": what is before says whose it is.
  static func name(of key: String) -> String {
    var name = key[...]
    if let identifier = name.firstRange(of: identifiers) {
      let rest = name[identifier.upperBound...].drop { !$0.isLetter && !$0.isNumber }
      if !rest.isEmpty { name = rest }
    }
    return name.split(separator: ".").last.map(String.init) ?? key
  }

  private static var identifiers: Regex<Substring> {
    /[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}/
  }
}
