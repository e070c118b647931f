import TestSupport

@testable import VitrineBuild

/// The folder of test cases beside this file.
let cases = Cases().folder.path

/// The syntax tool beside the command.
let syntaxTool = SDKLocation(folder: Command.binary.deletingLastPathComponent().path).syntaxTool

extension TestFolder {
  /// Reads with the folder as what the user has named.
  var recorder: FileRecorder {
    let files = FileRecorder()
    files.allow(path)
    return files
  }
}
