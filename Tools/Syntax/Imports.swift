import SwiftSyntax

extension FileVisitor {
  /// Modules whose names are in another one here.
  private static let moved = [
    "Darwin": "Glibc", "CoreFoundation": "Foundation", "ObjectiveC": "Foundation",
    "CoreServices": "Foundation", "MachO": "Glibc", "Cocoa": "AppKit",
    "MobileCoreServices": "UniformTypeIdentifiers",
    "SwiftUICore": "SwiftUI", "CoreTransferable": "UniformTypeIdentifiers", "Symbols": "SwiftUI",
    "AVFAudio": "AVFoundation", "AudioUnit": "AudioToolbox", "CoreAudioTypes": "CoreAudio",
    "CoreAudioKit": "CoreAudio",
    "CFNetwork": "Foundation", "ApplicationServices": "AppKit", "Quartz": "PDFKit",
    "QuickLookUI": "QuickLook",
  ]

  /// Names the module that an import means here. Modules have no parts here: `import os.log` means
  /// the module as a whole.
  func editImport(_ node: ImportDeclSyntax) -> String? {
    guard let first = node.path.first?.name else { return nil }
    let module = Self.moved[first.text] ?? first.text
    if module != first.text { edits.replace(first.trimmedRange, with: module, in: source) }
    if node.importKindSpecifier == nil, node.path.count > 1 {
      edits.blank(
        first.endPositionBeforeTrailingTrivia..<node.path.endPositionBeforeTrailingTrivia,
        in: source)
    }
    return module
  }
}
