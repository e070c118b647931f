// Where an app keeps its files. Foundation on Linux answers with a desktop's folders (`.local/share`, `.cache`),
// and with none for the library, on which `urls(for: .libraryDirectory, in: .userDomainMask)[0]` stops.

extension FileManager {
  @_silgen_name(
    "$s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF"
  )
  package final func vitrineURLs(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask
  ) -> [URL] {
    searchPaths(directory, domain).map { URL(fileURLWithPath: $0, isDirectory: true) }
  }
}

@_silgen_name(
  "$s10Foundation35NSSearchPathForDirectoriesInDomainsySaySSG0A10Essentials11FileManagerC06SearchC9DirectoryO_AF0kC10DomainMaskVSbtF"
)
package func vitrineSearchPaths(
  _ directory: FileManager.SearchPathDirectory, _ domain: FileManager.SearchPathDomainMask,
  _ expandsTilde: Bool
) -> [String] {
  let paths = searchPaths(directory, domain)
  let home = NSHomeDirectory()
  return expandsTilde
    ? paths : paths.map { $0.hasPrefix(home) ? "~" + $0.dropFirst(home.count) : $0 }
}

/// A person's own come first; the machine's are a Mac's, where no widget may look.
private func searchPaths(
  _ directory: FileManager.SearchPathDirectory, _ domain: FileManager.SearchPathDomainMask
) -> [String] {
  guard let name = folderName(of: directory) else { return [] }
  var paths: [String] = []
  if domain.contains(.userDomainMask) { paths.append(NSHomeDirectory() + "/" + name) }
  if domain.contains(.localDomainMask), name.hasPrefix("Library") { paths.append("/" + name) }
  return paths
}

/// Names of Apple's folders ("NSSearchPathDirectory" in FileManager's documentation); nil: not in a home folder.
private func folderName(of directory: FileManager.SearchPathDirectory) -> String? {
  switch directory {
  case .documentDirectory: "Documents"
  case .libraryDirectory, .allLibrariesDirectory: "Library"
  case .applicationSupportDirectory: "Library/Application Support"
  case .cachesDirectory: "Library/Caches"
  case .autosavedInformationDirectory: "Library/Autosave Information"
  case .preferencePanesDirectory: "Library/PreferencePanes"
  case .inputMethodsDirectory: "Library/Input Methods"
  case .downloadsDirectory: "Downloads"
  case .desktopDirectory: "Desktop"
  case .moviesDirectory: "Movies"
  case .musicDirectory: "Music"
  case .picturesDirectory: "Pictures"
  case .sharedPublicDirectory: "Public"
  case .applicationDirectory, .allApplicationsDirectory: "Applications"
  case .documentationDirectory: "Library/Documentation"
  default: nil
  }
}
