// The functions that `UTType` has taken the place of.

public let kUTTypeItem: CFString = "public.item"
public let kUTTypeURL: CFString = "public.url"
public let kUTTypeText: CFString = "public.text"
public let kUTTypePlainText: CFString = "public.plain-text"
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
public let kUTTypeImage: CFString = "public.image"
public let kUTTypeJPEG: CFString = "public.jpeg"
public let kUTTypePNG: CFString = "public.png"
public let kUTTypeGIF: CFString = "com.compuserve.gif"
public let kUTTypeJSON: CFString = "public.json"
public let kUTTypeAudio: CFString = "public.audio"
public let kUTTypeVideo: CFString = "public.video"
public let kUTTypeMovie: CFString = "public.movie"
public let kUTTypePDF: CFString = "com.adobe.pdf"
public let kUTTypeFolder: CFString = "public.folder"
public let kUTTypeData: CFString = "public.data"
public let kUTTypeFileURL: CFString = "public.file-url"

/// What a C function gives that its caller has to let go.
public struct UnmanagedText: Sendable {
  let text: CFString
  public func takeRetainedValue() -> CFString { text }
  public func takeUnretainedValue() -> CFString { text }
}
public func UTTypeCreatePreferredIdentifierForTag(
  _ tagClass: CFString, _ tag: CFString, _ conforming: CFString?
) -> UnmanagedText? {
  let type =
    tagClass == kUTTagClassMIMEType ? UTType(mimeType: tag) : UTType(filenameExtension: tag)
  return type.map { UnmanagedText(text: $0.identifier) }
}
public func UTTypeCopyPreferredTagWithClass(
  _ identifier: CFString, _ tagClass: CFString
) -> UnmanagedText? {
  let type = UTType(identifier)
  let tag =
    tagClass == kUTTagClassMIMEType
    ? type?.preferredMIMEType : type?.preferredFilenameExtension
  return tag.map { UnmanagedText(text: $0) }
}
public func UTTypeConformsTo(_ identifier: CFString, _ other: CFString) -> Bool {
  guard let type = UTType(identifier), let other = UTType(other) else { return false }
  return type.conforms(to: other)
}
