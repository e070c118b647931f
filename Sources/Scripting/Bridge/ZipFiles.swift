import Foundation
import VitrineZip

/// `FileManager.zip` and `unzip` of a script, within its folders.
struct ZipFiles {
  let folders: Folders

  /// Nil, or why there is no zip file.
  func pack(_ source: String, to target: String, keepsParent: Bool) -> String? {
    guard let place = folders.writable(target) else {
      return "\(target): it is outside the script's folders"
    }
    guard let root = folders.readable(source) else { return "\(source): no such file" }
    let prefix = keepsParent ? (source as NSString).lastPathComponent + "/" : ""
    guard let files = Self.files(below: root, prefix: prefix) else {
      return "\(source): it is more than \(Zip.maximumSize >> 20) MB"
    }
    return write(Zip.data(of: files), to: place) ? nil : "\(target): it cannot be written"
  }

  /// Nil, or why nothing was unpacked.
  func unpack(_ source: String, into target: String) -> String? {
    guard let file = folders.readable(source),
      let data = FileManager.default.contents(atPath: file)
    else { return "\(source): no such file" }
    do throws(Zip.Failure) {
      for file in try Zip.files(in: [UInt8](data)) {
        guard let place = folders.writable(target + "/" + file.name) else {
          return "\(target): it is outside the script's folders"
        }
        guard write(file.bytes, to: place) else { return "\(target): it cannot be written" }
      }
      return nil
    } catch {
      return "\(source): \(error.reason)"
    }
  }

  /// A file, or all files below a folder in the order of their names; nil where they are too much.
  private static func files(below root: String, prefix: String) -> [Zip.File]? {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: root, isDirectory: &isFolder) else { return [] }
    if !isFolder.boolValue {
      return files.contents(atPath: root).flatMap { data in
        data.count > Zip.maximumFile
          ? nil : [Zip.File(name: (root as NSString).lastPathComponent, bytes: [UInt8](data))]
      }
    }
    var found: [Zip.File] = []
    var total = 0
    for name in ((try? files.subpathsOfDirectory(atPath: root)) ?? []).sorted() {
      let place = root + "/" + name
      // Links and folders are no files; a link would lead out of the script's folders.
      guard let attributes = try? files.attributesOfItem(atPath: place),
        attributes[.type] as? FileAttributeType == .typeRegular,
        let data = files.contents(atPath: place)
      else { continue }
      total += data.count
      guard total <= Zip.maximumSize else { return nil }
      found.append(Zip.File(name: prefix + name, bytes: [UInt8](data)))
    }
    return found
  }

  private func write(_ bytes: [UInt8], to place: String) -> Bool {
    let url = URL(fileURLWithPath: place)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
      return true
    } catch {
      return false
    }
  }
}
