import ArgumentParser
import FoundationEssentials
import VitrinePlatform
import VitrineSnapshots
import VitrineStudio

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Compare every preview and every family in every context with references.",
    discussion: """
      References are PNG files in __Snapshots__ beside the sources, or in --references; commit them. \
      What has none is recorded, and fails once so that somebody looks at it. What differs is in the \
      folder of -o, as one picture with expected, difference and actual each: index.html shows them, \
      junit.xml is for CI, report.json has it all.

        vitrine test Examples/Weather --family systemSmall \\
          --references snapshots --update
        vitrine test Examples/Weather --family systemSmall --references snapshots
        vitrine test Examples/Weather --family systemSmall \\
          --references snapshots --threshold antialiasing --format junit

      Many machines share a run: --shard 3/8 draws the third part of eight. Bazel, Slurm arrays, \
      CircleCI and GitLab tell it by their variables, Kubernetes with --shards. Give each the same -o, \
      or collect the folders; --merge joins them, and names what is missing.

        vitrine test Examples/Weather --family systemSmall \\
          --references snapshots --shard 1/2
        vitrine test Examples/Weather --family systemSmall \\
          --references snapshots --shard 2/2
        vitrine test --merge

      Thresholds: exact (the default), imperceptible (no color differs by more than people can tell), \
      antialiasing (the same, and edges may move by a pixel). Exit status: 0 all as expected, 1 \
      otherwise.
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentGroup

  @Option(
    help: ArgumentHelp(
      "Folder of the references; default: __Snapshots__ beside the sources.",
      valueName: "dir"))
  var references: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Folder of the report; default: vitrine-test.", valueName: "dir"))
  var output: String = SnapshotOutput.defaultFolder

  @Option(
    help: ArgumentHelp(
      "When references are written: never, missing (the default; never where CI is set), failed or all.",
      valueName: "mode"),
    transform: {
      try Choice.pick($0, from: RecordMode.allCases, name: \.rawValue, what: "record mode")
    })
  var record: RecordMode?

  @Flag(help: "Write every reference anew: --record all.")
  var update = false

  @Option(
    help: ArgumentHelp("How much a picture may differ; see above.", valueName: "name"),
    transform: {
      try Choice.pick($0, from: SnapshotThreshold.allCases, name: \.rawValue, what: "threshold")
    })
  var threshold = SnapshotThreshold.exact

  @Option(help: ArgumentHelp("Draw one part of the run.", valueName: "i/n"))
  var shard: String?

  @Option(help: ArgumentHelp("How many machines share the run.", valueName: "n"))
  var shards: Int?

  @Flag(help: "Join the reports of all shards below the folder of -o.")
  var merge = false

  @Option(help: ArgumentHelp("What is printed: text, json, junit or html.", valueName: "format"))
  var format = Format.text

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, junit, html }

  @Option(
    name: [.customShort("j"), .long],
    help: ArgumentHelp(
      "Pictures drawn at the same time; default: one per processor.", valueName: "n"))
  var jobs: Int?

  func validate() throws {
    if update, record != nil {
      throw ValidationError("--update is --record all: give one of them")
    }
    if let jobs, jobs < 1 { throw ValidationError("--jobs \(jobs): must be at least 1") }
    if let shards, !(1...Shard.limit).contains(shards) {
      throw ValidationError("--shards \(shards): must be at least 1")
    }
    guard !output.isEmpty else { throw ValidationError("-o names no folder") }
  }

  func run() throws {
    if merge { return try join() }
    let inputs = try Inputs(source, selection, environment)
    let shard = try chosenShard()
    let folder = shard.map { "\(output)/\($0.folder)" } ?? output
    let report = SnapshotOutput(folder: folder)
    report.clear()
    var messages = Messages(path: inputs.path, console: .terminal)
    let run = SnapshotRun(
      inputs,
      references: try references ?? ProjectSettings.find(for: inputs.path).testReferences
        ?? SnapshotRun.references(of: inputs.path), output: folder,
      mode: mode, threshold: threshold, shard: shard, workers: jobs, command: command)
    let result = try run.run(&messages)
    try ShardVariables.answer(result)
    try show(result, folder)
    if !result.failures.isEmpty {
      messages.console.message(nextStep(result, folder))
      throw StudioError.widgetFailed
    }
  }

  private var mode: RecordMode {
    if update { return .all }
    return record ?? (ShardVariables.isCI ? .never : .missing)
  }

  /// `--shard`, else what an engine says.
  private func chosenShard() throws -> Shard? {
    if let text = shard {
      guard let shard = Shard(text: text) else {
        throw ValidationError("--shard \(text): write 3/8 for the third of eight")
      }
      return shard
    }
    do throws(Shard.Unclear) {
      guard
        let found = try Shard.find(in: ProcessInfo.processInfo.environment, shards: shards)
      else {
        if shards != nil {
          throw Shard.Unclear(
            description: "--shards says how many there are, and no variable which one this is: "
              + "choose it with --shard 1/\(shards ?? 1)")
        }
        return nil
      }
      Terminal.error("shard \(found.shard), as \(found.engine.name) says (\(found.engine.index))")
      return found.shard
    } catch {
      throw ValidationError(error.description)
    }
  }

  private func join() throws {
    let merged: MergedReport
    do { merged = try SnapshotOutput(folder: output).merge() } catch let error as StudioError {
      throw error
    } catch {
      throw StudioError.usage("--merge: \(error)")
    }
    try show(merged.report, output)
    for line in merged.libraryDifferences {
      Terminal.error("warning: another library on \(line)")
    }
    for (number, rerun) in zip(merged.missing, merged.reruns) {
      Terminal.error(
        "error: shard \(number) of \(merged.shards) has left no report; run it again: \(rerun)")
    }
    if !merged.isComplete || !merged.report.failures.isEmpty { throw StudioError.widgetFailed }
  }

  private func show(_ report: SnapshotReport, _ folder: String) throws {
    switch format {
    case .text: Terminal.out(report.text(folder: folder))
    case .json: Terminal.out(String(decoding: try report.json().dropLast(), as: UTF8.self))
    case .junit: Terminal.out(report.junit)
    case .html: Terminal.out(report.html(title: report.source, folder: folder))
    }
  }

  /// What a person does now.
  private func nextStep(_ report: SnapshotReport, _ folder: String) -> String {
    let recorded = report.count(.recorded)
    if recorded == report.failures.count {
      return
        "look at what was recorded, in \(folder)/index.html or beside the sources, commit it, and "
        + "run this again"
    }
    return "look at \(folder)/index.html; where the new pictures are right: \(command) --update"
  }

  /// What was written, without what is about one machine or one run.
  private var command: String {
    let taking: Set<String> = ["--shard", "--shards", "--record", "--format"]
    var words = ["vitrine", "test"]
    var rest = CommandLine.arguments.dropFirst(2)
    while let word = rest.popFirst() {
      if taking.contains(word) {
        _ = rest.popFirst()
      } else if word != "--update", !taking.contains(where: { word.hasPrefix($0 + "=") }) {
        words.append(Self.quoted(word))
      }
    }
    return words.joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=,:@%+".contains($0))
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
