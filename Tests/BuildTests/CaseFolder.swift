import TestSupport

@testable import VitrineBuild

/// The folder of test cases beside this file.
let cases = Cases().folder.path

/// The syntax tool beside the command.
let syntaxTool = SDKLocation(folder: Command.binary.deletingLastPathComponent().path).syntaxTool
