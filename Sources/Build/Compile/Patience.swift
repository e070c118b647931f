/// How much the compiler tries before it gives up on the types of one expression. One with a mistake, as a name that
/// is missing in a closure of a large view, is tried in all ways there are, for a minute and more. Memory and the
/// number of tries are what the search is measured by, since these do not depend on what else the machine does.
enum Patience {
  /// Enough for every expression of those that people write (estimate).
  case brief
  /// For what is left when nothing else is wrong.
  case full
  /// For what is most likely right: sources of which nothing is missing, which the author's own compiler took, and what
  /// a macro wrote, which follows from what is written before.
  case most

  /// Bytes of the search for one expression. The compiler's own limit is 512 MB, after some two minutes; a search
  /// goes through some 5 MB a second (measured on views with a missing name).
  private var memory: Int {
    switch self {
    case .brief: 20 << 20
    case .full: 96 << 20
    // A predicate of six conditions takes 140 MB, and a canvas of eighty lines 230: a closure is one expression.
    case .most: 256 << 20
    }
  }

  /// Ways that are tried for one expression; nil: the compiler's own million. A search of sums and comparisons goes
  /// through 60,000 a second and takes hardly any memory (measured on functions of a library that is missing: 8 of them
  /// took two minutes up to the compiler's limit, and 4 s up to this one).
  private var scopes: Int? { self == .brief ? 50_000 : nil }

  /// No part of an object's key: what compiles comes out the same.
  var flags: [String] {
    ["-Xfrontend", "-solver-memory-threshold=\(memory)"]
      + (scopes.map { ["-Xfrontend", "-solver-scope-threshold=\($0)"] } ?? [])
  }
}

extension BuildDiagnostic {
  /// Whether the compiler gave up on an expression.
  var isGivenUp: Bool {
    message.contains("unable to type-check this expression in reasonable time")
  }

  /// Whether it is about what a macro wrote.
  var isInExpansion: Bool {
    path.hasPrefix("macro expansion") || path.contains("@__swiftmacro_")
  }

  /// Whether the modes of the language may differ about it.
  fileprivate var isOfMode6: Bool {
    let words = [
      "isolat", "oncurren", "Sendable", "sending", "actor", "data race", "async", "await",
    ]
    return words.contains { message.contains($0) }
  }
}

extension [BuildDiagnostic] {
  private var errors: Self { filter { $0.severity == .error } }

  /// Whether nothing is wrong but expressions that the compiler gave up on.
  var areGivenUp: Bool { !errors.isEmpty && errors.allSatisfy(\.isGivenUp) }

  /// How long what was given up is tried once more.
  /// - isWhole: whether nothing was left out so far.
  func patience(isWhole: Bool) -> Patience {
    isWhole || contains { $0.isGivenUp && $0.isInExpansion } ? .most : .full
  }

  /// Whether mode 6 of the language would say the same as mode 5: a name is missing, or an expression takes too long and
  /// nothing is about concurrency.
  var areOfEveryMode: Bool {
    errors.contains(where: \.isUnknownName)
      || errors.contains(where: \.isGivenUp) && !errors.contains(where: \.isOfMode6)
  }
}
