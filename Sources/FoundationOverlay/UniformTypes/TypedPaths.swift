/// Addresses of files by the kind of data in them: UniformTypeIdentifiers' additions to `URL`.
extension URL {
  /// The component with the type's file name extension, unless it ends with it.
  public func appendingPathComponent(_ component: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(type.fileName(component), isDirectory: type.conforms(to: .directory))
  }

  public func appendingPathExtension(for type: UTType) -> URL {
    guard let name = type.preferredFilenameExtension else { return self }
    return pathExtension.lowercased() == name ? self : appendingPathExtension(name)
  }

  public mutating func appendPathComponent(_ component: String, conformingTo type: UTType) {
    self = appendingPathComponent(component, conformingTo: type)
  }

  public mutating func appendPathExtension(for type: UTType) {
    self = appendingPathExtension(for: type)
  }
}

extension UTType {
  fileprivate func fileName(_ name: String) -> String {
    guard let ending = preferredFilenameExtension, !name.lowercased().hasSuffix("." + ending) else {
      return name
    }
    return name + "." + ending
  }
}
