import Foundation
import VitrinePlatform

/// From objects to the executable.
extension Compiler {
  /// The objects of a job that was compiled file by file.
  func linkObjects(_ job: Job) throws {
    if let linker { return try link(job, linker) }
    var job = job
    if let inC = job.objectsInC { job.objects += try inC.all() }
    let result = try tool(toolchain.swiftc, job)
      .run(job.ownObjects + job.objects + driverLinkArguments(job))
    if !result.status.isSuccess { throw BuildError.linkFailed(output: result.errorText) }
  }

  /// Where the compiler's driver links: it names the libraries of the Swift runtime.
  func driverLinkArguments(_ job: Job) -> [String] {
    [
      "-o", job.output, "-L", sdk.folder, "-lVitrineSDK", "-Xlinker", "-rpath", "-Xlinker",
      sdk.folder,
    ] + LinkCommand.systemLibraries.flatMap { ["-Xlinker", $0] }
  }

  /// With what the objects miss of modules whose code waited, and of those in C.
  func link(_ job: Job, _ linker: SDKLocation.Linker) throws {
    var job = job
    if let code = job.code {
      job.objects += try code.objects(
        missedBy: job.ownObjects + job.objects, of: job.objects.isEmpty ? job.files : nil)
    }
    guard let inC = job.objectsInC else { return try linkSwift(job, linker) { _ in false } }
    let own = job.ownObjects + job.objects
    var choice = inC.choice()
    try inC.add(to: &choice, missedBy: own)
    while true {
      var whole = job
      whole.objects += choice.objects
      var isRepeated = false
      try linkSwift(whole, linker) { missing in
        isRepeated = try inC.add(to: &choice, mentioning: missing)
        return isRepeated
      }
      if !isRepeated { return }
    }
  }

  /// Against the stub where that is possible; against the library itself, which tells what is wrong,
  /// where it is not.
  /// - isRepeated: whether there is more to link with, by the names that the program misses.
  private func linkSwift(
    _ job: Job, _ linker: SDKLocation.Linker, isRepeated: ([String]) throws -> Bool
  ) throws {
    let stub = SDKStub(sdk: sdk, linker: linker, sandbox: sandbox, folder: stubs)
    if let folder = stub.make() {
      let linked = try link(job, linker, with: folder)
      let missing = linked.status.isSuccess ? stub.missingSymbols(of: job.output) : nil
      if let missing, missing.isEmpty { return }
      if let missing, try isRepeated(missing) { return }
      // Either may be damaged or belong to another toolchain: the next time they are made anew.
      if !linked.status.isSuccess {
        stub.remove()
        LinkCommand(linker: linker, sandbox: sandbox, folder: stubs).remove()
      }
    }
    let linked = try tool(linker.clang, job).run(linkArguments(job, linker, sdk.folder))
    if !linked.status.isSuccess { throw BuildError.linkFailed(output: linked.errorText) }
  }

  /// Against a library of the SDK's name.
  private func link(
    _ job: Job, _ linker: SDKLocation.Linker, with library: String
  ) throws -> Tool.Result {
    let options = ["--unresolved-symbols=ignore-all"]
    let command = LinkCommand(linker: linker, sandbox: sandbox, folder: stubs)
    if let arguments = command.arguments(
      output: job.output, objects: job.ownObjects + job.objects, sdk: sdk, library: library)
    {
      return try tool(linker.lld, job).run(arguments + options)
    }
    return try tool(linker.clang, job)
      .run(linkArguments(job, linker, library) + options.map { "-Wl," + $0 })
  }

  /// An SDK that holds the Swift runtime stands for every library that the compiler would name: a
  /// second copy of one beside it would not know the first one's types.
  private func linkArguments(
    _ job: Job, _ linker: SDKLocation.Linker, _ folder: String
  ) -> [String] {
    LinkCommand.clangArguments(
      linker: linker, output: job.output, objects: job.ownObjects + job.objects, sdk: sdk.folder,
      library: folder)
  }
}

/// How `clang` calls the linker, asked once: finding that out takes it three times as long as linking a
/// widget.
struct LinkCommand {
  let linker: SDKLocation.Linker
  let sandbox: BuildSandbox
  /// Where it is kept.
  let folder: String

  private var path: String { folder + "/link.txt" }

  /// Words that stand for a build's own.
  private static let output = "@output@"
  private static let objects = "@objects@"
  private static let sdk = "@sdk@"
  private static let library = "@library@"

  /// The linker's arguments; nil where `clang` does not tell.
  func arguments(
    output: String, objects: [String], sdk: SDKLocation, library: String
  ) -> [String]? {
    guard let words = kept ?? asked() else { return nil }
    return words.flatMap { word -> [String] in
      if word == Self.objects { return objects }
      return [
        word.replacing(Self.output, with: output).replacing(Self.sdk, with: sdk.folder)
          .replacing(Self.library, with: library)
      ]
    }
  }

  func remove() { unlink(path) }

  static func clangArguments(
    linker: SDKLocation.Linker, output: String, objects: [String], sdk: String, library: String
  ) -> [String] {
    // Handed on as it is: asked with a word for it, the driver would miss the file.
    ["-fuse-ld=" + linker.lld, "-pie", "-o", output, "-Wl," + sdk + "/swiftrt.o"] + objects + [
      "-L", library, "-lVitrineSDK", "-Wl,-rpath," + sdk, "-Wl,--build-id",
      "-Wl,--hash-style=gnu", "-lm", "-lpthread", "-ldl",
    ] + systemLibraries.map { "-Wl," + $0 }
  }

  /// Libraries that sources use by Apple's names for them (`SQLite3`, `zlib`): linked where an extension
  /// needs them, so that others start as quickly as before. In the linker's words.
  fileprivate static let systemLibraries: [String] = {
    #if arch(x86_64)
      let processor = "x86_64"
    #else
      let processor = "aarch64"
    #endif
    let folders = ["/usr/lib/\(processor)-linux-gnu", "/usr/lib64", "/usr/lib"]
    let found = ["sqlite3", "z"].filter { name in
      folders.contains { Paths.exists("\($0)/lib\(name).so") }
    }
    // Packages bring parts in C++; the Swift runtime needs its library as well.
    let runtime = "libstdc++.so.6"
    let further = folders.contains { Paths.exists("\($0)/\(runtime)") } ? ["-l:" + runtime] : []
    let all = found.map { "-l" + $0 } + further
    return all.isEmpty ? [] : ["--as-needed"] + all
  }()

  /// The linker, and what it stood for when it was asked.
  private var identity: String {
    [linker.clang, linker.lld].map { $0 + " " + (FileStamp(path: $0)?.text ?? "-") }
      .joined(separator: "\t") + Self.systemLibraries.joined(separator: " ")
  }

  private var kept: [String]? {
    guard let bytes = CheckedFile.read(path) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.first == identity ? Array(lines.dropFirst()) : nil
  }

  private func asked() -> [String]? {
    let arguments = Self.clangArguments(
      linker: linker, output: Self.output, objects: ["-Wl," + Self.objects], sdk: Self.sdk,
      library: Self.library)
    guard
      let result = try? BuildTool(linker.clang, in: sandbox).run(["-###"] + arguments),
      result.status.isSuccess,
      let line = result.errorText.split(separator: "\n").last(where: { $0.contains(Self.objects) })
    else { return nil }
    let words = Self.words(line)
    guard words.first == linker.lld, words.contains(Self.output), words.contains(Self.objects)
    else { return nil }
    let list = Array(words.dropFirst())
    try? CheckedFile.write(
      Array(([identity] + list).joined(separator: "\n").utf8), to: path)
    return list
  }

  /// Words in quotation marks, in which a backslash stands before a mark or another backslash.
  static func words(_ line: some StringProtocol) -> [String] {
    var words: [String] = []
    var word: String?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word?.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        if let done = word { words.append(done) }
        word = word == nil ? "" : nil
      } else {
        word?.append(character)
      }
    }
    return words
  }
}
