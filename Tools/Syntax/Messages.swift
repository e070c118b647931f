// What `vitrine-syntax resolve` reads and answers. VitrineBuild has the same shapes on its side
// (Sources/Build/SourceIndex.swift): the two binaries share no module, only this JSON.

/// One job: resolve and index all files of a module.
struct ResolveRequest: Codable {
  struct File: Codable {
    /// Absolute path of the user's file.
    var path: String
    /// Where its text is read; absent: there.
    var input: String?
    /// Where the rewritten text goes when anything had to change.
    var output: String
  }
  /// `iOS`, `watchOS` or `macOS`; `Linux` for a module that is written for both.
  var platform: String
  /// Modules that `canImport` is true for.
  var modules: [String]
  /// Active compilation conditions, `DEBUG` and the project's own.
  var conditions: [String]
  /// `5` or `6`: what `#if swift(>=…)` compares with.
  var languageVersion: String
  /// Names of upcoming features that are on.
  var features: [String]
  /// Also list declared and referenced names (to pick files out of a further folder).
  var names: Bool
  /// Only changes that leave every column where it is: for a text that somebody is editing.
  var keepsColumns: Bool?
  var files: [File]
}

/// The answer, files in the order of the request.
struct ResolveAnswer: Codable {
  var files: [FileAnswer]
}

struct FileAnswer: Codable {
  struct Literal: Codable {
    var name: String
    var line: Int
    var column: Int
  }
  struct Declaration: Codable {
    var name: String
    /// `struct`, `class`, `enum`, `actor`, `protocol`, `extension`.
    var kind: String
    var inherits: [String]
    var isMain: Bool
    var line: Int
  }
  struct Preview: Codable {
    var name: String?
    /// `view`, `widget` or `activity`.
    var kind: String
    var line: Int
    var column: Int
  }
  /// Text that was put into a line: columns behind it are further right than in the user's file.
  struct Shift: Codable {
    var line: Int
    var column: Int
    var by: Int
  }
  struct Problem: Codable {
    var message: String
    var line: Int
    var column: Int
  }

  /// A declaration that the file compiles without where nothing mentions it.
  struct Piece: Codable {
    /// `type`, `extension`, `preview` or `member` (a function or a property without room in its type, global ones too).
    var kind: String
    /// What it declares; of an extension, the parts of the type's name.
    var names: [String]
    /// The piece around it, by its number; absent: none.
    var parent: Int?
    /// Bytes of the rewritten text.
    var start: Int
    var end: Int
    /// What an extension adds to its type.
    var inherits: [String]?
    /// What calls name that an extension adds without a name: labels of its initializers and subscripts, operators.
    var adds: [String]?
    /// Names that it mentions outside of pieces in it, by their numbers in `referencedNames`.
    var mentions: [Int] = []
  }

  var path: String
  var rewritten = false
  /// Why the file cannot be read as Swift text, if so.
  var unreadable: String?
  var imports: [String] = []
  /// Those of them that come along with the file's own module (`@_exported`).
  var exports: [String]?
  var declarations: [Declaration] = []
  var previews: [Preview] = []
  /// String literals that name SF Symbols.
  var symbols: [Literal] = []
  /// String literals that name images and colors of a catalog.
  var images: [Literal] = []
  var colors: [Literal] = []
  /// Properties that a date is made of as a number since 1970, with the seconds of their units.
  var moments: [String: Double] = [:]
  /// Properties of which the source expects certain texts, with the first of them.
  var choices: [String: String] = [:]
  var shifts: [Shift] = []
  var problems: [Problem] = []
  var declaredNames: [String]?
  var referencedNames: [String]?
  /// Outer ones before those in them.
  var pieces: [Piece]?
  /// Names that are mentioned outside of all pieces, by their numbers in `referencedNames`.
  var mentions: [Int]?
  /// Where a program begins that the file is: of the first step at its top.
  var programLine: Int?
  /// What no other file can see: starts and ends in bytes of the text that was read.
  var bodies: [Int] = []
  /// Names of functions, properties and (as `subscript`) subscripts that return `some` type to other
  /// files.
  var opaqueNames: [String] = []
}

/// The other job: take out of files what does not compile.
struct OmitRequest: Codable {
  struct Location: Codable {
    var line: Int
    var column: Int
    /// The compiler's words.
    var message: String
  }
  struct File: Codable {
    var path: String
    var output: String
    var locations: [Location]
  }
  /// Whether views and providers lose what is wrong in them too.
  var isThorough: Bool?
  var files: [File]
}

struct OmitAnswer: Codable {
  struct Omitted: Codable {
    var name: String
    /// A function that stays, without its body; else a declaration that is gone.
    var isFunction: Bool
    /// Whether others may not mention it any more.
    var isGone = false
    /// A widget that is gone.
    var isWidget = false
    var firstLine: Int
    var lastLine: Int
    /// The location and message of the request.
    var reason: OmitRequest.Location
  }
  struct File: Codable {
    var path: String
    var isWritten = false
    /// Whether no other file of the module sees the difference: only bodies of functions are others.
    var isHidden = false
    var omitted: [Omitted] = []
  }
  var files: [File]
}
