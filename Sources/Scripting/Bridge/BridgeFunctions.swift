import Foundation
import SwiftUI
import UIKit
import VitrineFoundation
import WidgetKit

/// What scripts print, up to what somebody would read: the host keeps less, and a script that
/// prints without end would be busy with that alone.
@MainActor
private enum Printing {
  /// Bytes of one process.
  private static let limit = 256 << 10
  private static var left = limit

  /// True where nothing more is printed.
  static func write(_ text: String) -> Bool {
    guard left > 0 else { return true }
    let line = Data(text.utf8.prefix(left)) + Data("\n".utf8)
    left -= line.count
    FileHandle.standardError.write(line)
    if left <= 0 {
      let note = "note: more than \(limit >> 10) kB were printed; what follows is left out\n"
      FileHandle.standardError.write(Data(note.utf8))
    }
    return left <= 0
  }
}

/// What the runtime's JavaScript asks of us.
extension ScriptRun {
  func defineFunctions(on bridge: JSObject) {
    defineLog(on: bridge)
    defineFiles(on: bridge)
    defineStores(on: bridge)
    defineRequests(on: bridge)
    defineImages(on: bridge)
    defineText(on: bridge)
    defineDatabases(on: bridge)
  }

  private func define(_ name: String, on bridge: JSObject, _ body: @escaping JavaScript.Body) {
    javaScript.define(name, on: bridge, body)
  }

  private func defineLog(on bridge: JSObject) {
    define("log", on: bridge) { [weak self] arguments in
      let (level, text) = (arguments.text(0), self?.places.mapped(arguments.text(1)) ?? "")
      if level == "note" { self?.note(.note, text) }
      // What a script prints is its author's to read.
      return Printing.write(text)
    }
    define("mapped", on: bridge) { [weak self] in self?.places.mapped($0.text(0)) }
    define("note", on: bridge) { [weak self] arguments in
      guard let self else { return nil }
      note(
        arguments.text(0) == "warning" ? .warning : .note, arguments.text(1),
        place: places.place(stack: arguments.text(2)))
      return nil
    }
    define("rejected", on: bridge) { [weak self] arguments in
      if let reason = arguments.first { self?.rejected(reason, site: arguments.text(1)) }
      return nil
    }
    define("isLate", on: bridge) { [weak self] _ in self?.javaScript.isLate }
    define("ended", on: bridge) { [weak self] in
      self?.javaScript.hasEnded(at: $0.text(0))
      return nil
    }
    define("reload", on: bridge) { _ in
      WidgetCenter.shared.reloadAllTimelines()
      return nil
    }
  }

  // MARK: Text

  private func defineText(on bridge: JSObject) {
    define("encodeText", on: bridge) { TextCoding.encode($0.text(0), $0.text(1)) }
    define("decodeText", on: bridge) { TextCoding.decode($0.bytes(0), $0.text(1)) }
    define("digest", on: bridge) { arguments in
      let name = arguments.text(0)
      let key = arguments.count > 2 ? arguments[2].bytes : nil
      let result =
        key.map { Digests.hmac(name, arguments.bytes(1), key: $0) }
        ?? Digests.digest(name, arguments.bytes(1))
      guard let result else { throw ScriptFailure(message: "'\(name)' is not available here") }
      return result
    }
    define("sealAES", on: bridge) { arguments in
      Sealing.seal(
        arguments.bytes(0), key: arguments.bytes(1), nonce: arguments.bytes(2),
        adding: arguments.bytes(3))
    }
    define("openAES", on: bridge) { arguments in
      Sealing.open(
        arguments.bytes(0), key: arguments.bytes(1), adding: arguments.bytes(2))
    }
    define("measureText", on: bridge) { [weak self] arguments in
      let font = arguments.count > 1 ? Value(arguments[1]) : .null
      let size = self.map { TextMeasure.size(arguments.text(0), font, in: $0) } ?? (0, 0, 0)
      return [size.0, size.1, size.2] as [Any?]
    }
    define("pathBounds", on: bridge) { arguments in
      let box = PathCommands.path(Value(arguments[0]).array ?? []).boundingRect
      guard !box.isNull, !box.isInfinite else { return [0, 0, 0, 0] as [Any?] }
      return [
        Double(box.minX), Double(box.minY), Double(box.width), Double(box.height),
      ] as [Any?]
    }
    define("pathContains", on: bridge) { arguments in
      PathCommands.path(Value(arguments[0]).array ?? []).contains(
        CGPoint(x: arguments.number(1), y: arguments.number(2)))
    }
  }

  // MARK: Files

  private func defineFiles(on bridge: JSObject) {
    let folders = folders
    let files = FileManager.default
    define("readFile", on: bridge) { arguments in
      guard let place = folders.readable(arguments.text(0)) else { return nil }
      return files.contents(atPath: place).map { [UInt8]($0) }
    }
    define("writeFile", on: bridge) { arguments in
      let bytes = arguments.bytes(1)
      guard let place = folders.writable(arguments.text(0)), bytes.count <= Folders.maximumSize
      else { return false }
      return Self.write(Data(bytes), to: place)
    }
    define("fileStatus", on: bridge) { arguments in
      guard let place = folders.readable(arguments.text(0)),
        let attributes = try? files.attributesOfItem(atPath: place)
      else { return nil }
      let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
      // The machine's dates would differ from run to run.
      return [
        isFolder ? "directory" : "file", (attributes[.size] as? Int) ?? 0, 0,
      ] as [Any?]
    }
    define("dataFile", on: bridge) { Self.dataFile($0.text(0)) }
    define("listFolder", on: bridge) { arguments in
      Self.list(folders.candidates(arguments.text(0)), recursive: arguments[1].bool == true)
    }
    define("changeFile", on: bridge) { arguments in
      Self.change(arguments.text(0), arguments.text(1), arguments.text(2), folders)
    }
    let zipFiles = ZipFiles(folders: folders)
    define("zip", on: bridge) { arguments in
      zipFiles.pack(
        arguments.text(0), to: arguments.text(1), keepsParent: arguments[2].bool != false)
    }
    define("unzip", on: bridge) { zipFiles.unpack($0.text(0), into: $0.text(1)) }
  }

  /// A file of the folder that `--data` names, as text; nil where there is none.
  private static func dataFile(_ name: String) -> String? {
    guard ["calendar.json", "health.json", "contacts.json", "location.json"].contains(name),
      let folder = ProcessEnvironment.value("VITRINE_DATA"), folder != "none",
      let file = FileHandle(forReadingAtPath: folder + "/" + name),
      let data = try? file.read(upToCount: maximumDataFile)
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
  /// Bytes of such a file; more are not read (estimate: years of a person's data).
  private static let maximumDataFile = 8 << 20

  /// Keys and values, a file for each area.
  private func defineStores(on bridge: JSObject) {
    let folders = folders
    define("storeStamp", on: bridge) { folders.store($0.text(0))?.stamp }
    define("readStore", on: bridge) { folders.store($0.text(0))?.text }
    define("noteStoreRead", on: bridge) { arguments in
      StoredReads.note(
        .script, arguments.text(1), group: arguments.text(0), isFound: arguments[2].bool == true)
      return nil
    }
    define("changeStore", on: bridge) { [weak self] arguments in
      guard let self, arguments.count > 1, let store = folders.store(arguments.text(0)) else {
        return false
      }
      return try store.change { try self.javaScript.call(arguments[1], $0).string }
    }
    define("setStoreAside", on: bridge) { [weak self] arguments in
      guard let kept = folders.store(arguments.text(0))?.setAside() else { return nil }
      self?.note(
        .warning,
        "what the script had stored cannot be read; it is kept as '\(kept)', and the storage begins "
          + "anew")
      return nil
    }
  }

  private static func write(_ data: Data, to place: String) -> Bool {
    let url = URL(fileURLWithPath: place)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      return ScriptStore.replace(place, with: data)
    } catch {
      return false
    }
  }

  /// Names in all of the folders together, sorted; nil where none is a folder.
  private static func list(_ folders: [String], recursive: Bool) -> [Any?]? {
    var names: Set<String>?
    for folder in folders {
      let found =
        recursive
        ? try? FileManager.default.subpathsOfDirectory(atPath: folder)
        : try? FileManager.default.contentsOfDirectory(atPath: folder)
      if let found { names = (names ?? []).union(found) }
    }
    return names.map { $0.sorted() as [Any?] }
  }

  private static func change(
    _ operation: String, _ path: String, _ other: String, _ folders: Folders
  ) -> Bool {
    guard let place = folders.writable(path) else { return false }
    let files = FileManager.default
    do {
      switch operation {
      case "createDirectory":
        try files.createDirectory(atPath: place, withIntermediateDirectories: true)
      case "remove": try files.removeItem(atPath: place)
      case "copy", "move":
        guard let source = folders.readable(path), let target = folders.writable(other) else {
          return false
        }
        try files.createDirectory(
          atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try files.copyItem(atPath: source, toPath: target)
        if operation == "move" { try files.removeItem(atPath: place) }
      default: return false
      }
      return true
    } catch {
      return false
    }
  }

  // MARK: Network

  private func defineRequests(on bridge: JSObject) {
    let requests = requests
    define("request", on: bridge) { arguments in
      let headers =
        (try? JSONSerialization.jsonObject(with: Data(arguments.text(3).utf8))) as? [String: String]
      requests.send(
        id: Int(arguments.number(0)), url: arguments.text(1), method: arguments.text(2),
        headers: headers ?? [:], body: arguments[4].bytes, timeout: arguments.number(5))
      return nil
    }
    define("cancelRequest", on: bridge) { arguments in
      requests.cancel(Int(arguments.number(0)))
      return nil
    }
  }

  // MARK: Pictures

  private func defineImages(on bridge: JSObject) {
    let images = images
    define("imageFromBytes", on: bridge) { arguments in
      images.add(Images.decode(arguments.bytes(0), scale: arguments.number(1)))
    }
    define("imageFromSymbol", on: bridge) { images.add(UIImage(systemName: $0.text(0))) }
    define("imageSize", on: bridge) { arguments in
      let image = images[Int(arguments.number(0))]
      let size = image?.size ?? .zero
      return [Double(size.width), Double(size.height), Double(image?.scale ?? 1)] as [Any?]
    }
    define("imagePNG", on: bridge) { images[Int($0.number(0))]?.pngData().map { [UInt8]($0) } }
    define("imageResized", on: bridge) { arguments in
      images.resized(
        Int(arguments.number(0)),
        to: CGSize(width: arguments.number(1), height: arguments.number(2)))
    }
    define("imageInCircle", on: bridge) { images.inCircle(Int($0.number(0))) }
  }
}

extension [JSObject] {
  /// Arguments that are missing or of another kind read as nothing.
  @MainActor func text(_ index: Int) -> String {
    indices.contains(index) && !self[index].isMissing ? self[index].description : ""
  }
  @MainActor func number(_ index: Int) -> Double {
    guard indices.contains(index), let value = self[index].number, value.isFinite,
      abs(value) < 1e15
    else { return 0 }
    return value
  }
  @MainActor func bytes(_ index: Int) -> [UInt8] {
    indices.contains(index) ? self[index].bytes ?? [] : []
  }
}
