import ArgumentParser
import Glibc
import VitrinePlatform
import VitrineSnapshots
import VitrineStudio

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two pictures, two runs, or two revisions of the same sources.",
    discussion: """
      BEFORE and AFTER are two PNG pictures, folders of pictures, or index.json files of \
      'vitrine render'. For two \
      revisions of a git repository write 'main HEAD PATH' or 'main..HEAD PATH', for a revision and \
      what is on disk 'main.. PATH': both are built and drawn with the options given.

        vitrine render Examples/Weather --family systemSmall -o before
        vitrine render Examples/Weather --family systemSmall -o after
        vitrine diff before after
        vitrine diff before/index.json after/index.json --format markdown
        vitrine render Examples/Weather --family systemSmall -o before.png
        vitrine render Examples/Weather --family systemSmall -o after.png
        vitrine diff before.png after.png -o difference.png
        vitrine diff before after --threshold imperceptible -o diff.html

      The picture of two pictures shows the first, the difference and the second; a page shows what \
      changed side by side, with a slider or laid over each other; Markdown is made \
      for the comment on a pull request. ΔE is the largest difference of a color in Oklab: 0.02 can \
      just be told apart. Exit status: 0 nothing changed, 1 something did.
      """)

  @Argument(
    help: ArgumentHelp(
      "Picture, folder or index.json of the first run, or revisions.", valueName: "before"))
  var before: String

  @Argument(help: ArgumentHelp("The same of the second run, or the sources.", valueName: "after"))
  var after: String?

  @Argument(
    help: ArgumentHelp("The sources, where the other two are revisions.", valueName: "path"))
  var path: String?

  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentGroup

  @Option(
    help: ArgumentHelp(
      "What is printed or written: text, json, markdown or html.",
      valueName: "format"))
  var format: Format?

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown, html

    /// By a file's name.
    init?(path: String) {
      switch path.split(separator: ".").last?.lowercased() {
      case "html", "htm": self = .html
      case "json": self = .json
      case "md", "markdown": self = .markdown
      case "txt": self = .text
      default: return nil
      }
    }
  }

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "File to write besides; its name chooses the format: .html, .md, .json, .txt, and .png for two "
        + "pictures.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "How much a picture may differ: exact, imperceptible or antialiasing (see 'vitrine help test').",
      valueName: "name"),
    transform: {
      try Choice.pick($0, from: SnapshotThreshold.allCases, name: \.rawValue, what: "threshold")
    })
  var threshold = SnapshotThreshold.exact

  func run() throws {
    guard let (range, sources) = revisions else {
      if let path {
        throw ValidationError(
          "'\(path)' is one too many: '\(before)' and '\(after ?? "")' are no revisions")
      }
      guard let after else {
        throw ValidationError(
          "what is '\(before)' to be compared with? Name a second picture or folder")
      }
      return try compare(before, after, title: "\(before) → \(after)")
    }
    let source = try SourceOptions.parse([sources])
    let inputs = try Inputs(source, selection, environment)
    var messages = Messages(path: inputs.path, console: .terminal)
    let folder: TemporaryFolder
    do { folder = try TemporaryFolder("diff") } catch {
      throw StudioError.unwritable(error.description)
    }
    defer { folder.remove() }
    let drawn = try RevisionPictures(inputs).draw(range, into: folder.path, &messages)
    try compare(drawn.before, drawn.after, title: "\(before) \(inputs.path)", mayBeEmpty: true)
  }

  /// Two revisions and the sources: `main..HEAD PATH` or `main HEAD PATH`; nil where there are files or
  /// folders of the names.
  private var revisions: (RevisionPictures.Range, sources: String)? {
    guard access(before, F_OK) != 0 else { return nil }
    if let range = RevisionPictures.Range(text: before) { return (range, after ?? ".") }
    // A name alone may be a folder that is missing; with the sources' path, or as `HEAD~1`, it is not.
    guard let after, access(after, F_OK) != 0,
      path != nil || [before, after].contains(where: { $0.hasPrefix("HEAD") }),
      let range = RevisionPictures.Range(text: "\(before)..\(after)")
    else { return nil }
    return (range, path ?? ".")
  }

  private func compare(
    _ before: String, _ after: String, title: String, mayBeEmpty: Bool = false
  ) throws {
    let sets = try pictures(before, after, mayBeEmpty: mayBeEmpty)
    let comparison = PictureComparison(sets.before, sets.after, threshold: threshold)
    if let output { try AtomicFile.write(try contents(comparison, of: output, title), to: output) }
    // A page on a terminal helps nobody when it was asked for as a file.
    Terminal.out(text(comparison, output == nil ? format ?? .text : .text, title))
    if !comparison.agrees { throw ExitCode.widgetFailed }
  }

  /// - mayBeEmpty: revisions of which none or one has a picture are folders all the same.
  private func pictures(
    _ before: String, _ after: String, mayBeEmpty: Bool
  ) throws -> (before: PictureSet, after: PictureSet) {
    func set(_ path: String) -> PictureSet {
      (try? PictureSet(path: path)) ?? PictureSet(folder: path, names: [])
    }
    if mayBeEmpty { return (set(before), set(after)) }
    do throws(PictureSet.Unusable) {
      return try PictureSet.pair(before, after)
    } catch {
      throw StudioError.usage(error.description)
    }
  }

  /// The bytes of the file that was asked for.
  private func contents(
    _ comparison: PictureComparison, of file: String, _ title: String
  ) throws -> [UInt8] {
    guard file.lowercased().hasSuffix(".png") else {
      let format = format ?? Format(path: file) ?? .text
      return Array((text(comparison, format, title) + "\n").utf8)
    }
    do throws(UnreadablePicture) {
      if let picture = try comparison.picture { return picture }
    } catch {
      throw StudioError.usage(error.description)
    }
    throw StudioError.usage(
      "'\(file)': one picture shows the difference of two; for folders write a page, such as -o diff.html"
    )
  }

  private func text(_ comparison: PictureComparison, _ format: Format, _ title: String) -> String {
    switch format {
    case .text: comparison.text()
    case .json: comparison.json.text()
    case .markdown: comparison.markdown
    case .html: comparison.html(title: title)
    }
  }
}
