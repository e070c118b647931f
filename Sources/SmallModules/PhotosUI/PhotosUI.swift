@_exported public import Photos
public import SwiftUI

// Choosing photos, which a widget cannot do.

public struct PHPickerFilter: Equatable, Hashable, Sendable {
  let name: String
  public static let images = PHPickerFilter(name: "images")
  public static let videos = PHPickerFilter(name: "videos")
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  public static let screenshots = PHPickerFilter(name: "screenshots")
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: filters.map(\.name).joined(separator: "|"))
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(name: "!" + filter.name)
  }
}
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  public var itemIdentifier: String?
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  let raw: Int
  public static let `default` = PhotosPickerSelectionBehavior(raw: 0)
  public static let ordered = PhotosPickerSelectionBehavior(raw: 1)
  public static let continuous = PhotosPickerSelectionBehavior(raw: 2)
}

public struct PhotosPicker<Label: View>: View {
  public var body: some View { UnsupportedView("PhotosPicker") }
}
extension PhotosPicker {
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label
  ) {}
}
extension PhotosPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
  ) {}
}
extension View {
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) -> some View { inert("photosPicker") }
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
  ) -> some View { inert("photosPicker") }
}

@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
public struct PHPickerConfiguration {
  public enum Selection: Int, Sendable { case `default`, ordered, continuous }
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public var selectionLimit = 1
  public var selection = Selection.default
  public var filter: PHPickerFilter?
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public convenience init(configuration: PHPickerConfiguration) { self.init() }
}
extension PhotosPickerItem {
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 1)
  }
}

/// Shows a picture that moves: none is read here, so it stays empty.
@preconcurrency @MainActor open class PHLivePhotoView: UIView {
  open var livePhoto: PHLivePhoto?
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  open var isMuted = false
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open func startPlayback(with style: PHLivePhotoViewPlaybackStyle) {}
  open func stopPlayback() {}
}
@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: AnyObject {}
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined, full, hint }
