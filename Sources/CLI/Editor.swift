import ArgumentParser
import Glibc
import VitrineBuild
import VitrineStudio

struct Editor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "editor",
    abstract: "Make completion, hovers and errors work in an editor.",
    discussion: """
      Writes what SourceKit-LSP reads: .sourcekit-lsp/config.json and .vitrine/compile_commands.json in \
      the folder that the editor opens. With --serve it is the language server itself: SourceKit-LSP \
      that sees the code of #if os(iOS), and follows new files and assets. docs/editors.md has the \
      settings of VS Code, Neovim and Helix.

        vitrine editor Examples/Weather
        vitrine editor Examples/Weather --root .
        vitrine editor --serve
      """)

  @OptionGroup var source: SourceOptions

  @Option(
    help: ArgumentHelp("The folder that the editor opens; default: PATH.", valueName: "dir"))
  var root: String?

  @Flag(help: "Be the language server, on standard input and output.")
  var serve = false

  func run() throws {
    let path = source.path ?? "."
    guard access(path, F_OK) == 0 else {
      throw ValidationError("there is no file or folder '\(path)': give a folder of widget sources")
    }
    let setup = EditorSetup(build: try source.request(path), root: root)
    if serve {
      let status = try LanguageProxy(setup: setup, console: .terminal).run()
      if status != 0 { throw ExitCode(status) }
      return
    }
    do {
      let result = try setup.write()
      for file in result.files { Terminal.out(file) }
      for module in result.modules {
        let count = module.sources.count
        Console.terminal.message(
          "\(module.name): \(count) source\(count == 1 ? "" : "s"); open \(setup.root) in your editor"
        )
      }
    } catch let error as BuildError {
      Console.terminal.message(error.description)
      throw StudioError.widgetFailed
    }
  }
}
