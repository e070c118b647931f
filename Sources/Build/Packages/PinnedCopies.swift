import Foundation
import Synchronization
import VitrinePlatform

/// Packages at the revisions that a project was last built with. Nothing is left to be chosen there, and SwiftPM would
/// clone all that the whole app pins, each with its history. What these stand on is asked for in the next search, as
/// far as the widgets' targets need it.
extension PackageStore {
  /// Repositories at a time.
  private static let copiesAtOnce = 8

  /// What came of pinned packages, by identity; nothing of those that SwiftPM may give.
  /// - origins: folders of this machine that packages come from.
  func pinned(
    _ references: [PackageReference], _ pins: PinnedPackages, origins: [String]
  ) -> [String: PinnedCopy] {
    let found = Mutex<[String: PinnedCopy]>([:])
    SideBySide.run(references.count, atMost: Self.copiesAtOnce, isWaiting: true) { number in
      let reference = references[number]
      guard let pin = pins[reference.identity], let copy = pinned(reference, pin, origins)
      else { return }
      found.withLock { $0[reference.identity] = copy }
    }
    return found.withLock { $0 }
  }

  private func pinned(
    _ reference: PackageReference, _ pin: PinnedPackages.Pin, _ origins: [String]
  ) -> PinnedCopy? {
    let package = Fetched(
      name: reference.name, location: reference.location, revision: pin.revision,
      version: pin.version)
    if Paths.isFolder(path(package)) { return .fetched(package) }
    guard let work = try? cache.makeWorkFolder("repository") else { return nil }
    defer { work.remove() }
    let copy = RepositoryCopy(
      reference: reference, pin: pin, sandbox: sandbox, origins: origins)
    let folder = work.path + "/" + reference.name
    switch try? copy.writePinned(to: folder, work: work.path) {
    case .written: return put(folder, as: package) ? .fetched(package) : nil
    case .lost(let reason): return .lost(reason)
    case .absent: return .absent
    case .refused, nil: return nil
    }
  }

  enum PinnedCopy {
    case fetched(Fetched)
    case lost(String)
    /// A version may stand in.
    case absent
  }
}
