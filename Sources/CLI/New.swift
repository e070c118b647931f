import ArgumentParser
import FoundationEssentials
import VitrinePlatform
import VitrineStudio

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a folder with a small widget to start from.",
    discussion: """
      With --tsx the widget is a script for the Scripting app, with types for the editor.

        vitrine new Clock
        vitrine new Counter --tsx
      """)

  @Argument(help: ArgumentHelp("Folder to create.", valueName: "folder"), completion: .directory)
  var folder: String

  @Flag(help: "Write a TSX script instead of Swift.")
  var tsx = false

  func run() throws {
    guard !FileManager.default.fileExists(atPath: folder) else {
      throw ValidationError("'\(folder)' exists already; name a folder that does not")
    }
    let name = folder.split(separator: "/").last.map(String.init) ?? "Widget"
    let files = tsx ? try ScriptTemplate.files(name: name) : SwiftTemplate.files(name: name)
    try AtomicFile.makeFolder(folder)
    for (file, text) in files {
      try AtomicFile.write(Array(text.utf8), to: folder + "/" + file)
      Terminal.out(folder + "/" + file)
    }
    Terminal.error(nextSteps)
  }

  private var nextSteps: String {
    let path = folder.contains(" ") ? "'\(folder)'" : folder
    return """

      Next steps:
        vitrine render \(path)            draw it in every context
        vitrine render \(path) --watch    draw it again after each save
        vitrine sheet \(path)             everything on one page
      """
  }
}
