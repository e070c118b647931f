@_exported public import VitrineFoundation

// Scripts of other programs' languages, as names: nothing here runs them.

open class OSALanguage: NSObject {
  open private(set) var name: String?
  public init?(forName name: String) { self.name = name }
  open class func availableLanguages() -> [OSALanguage] { [] }
}

open class OSAScript: NSObject {
  open private(set) var source: String
  open var language: OSALanguage?
  public init(source: String) { self.source = source }
  public init(source: String, language: OSALanguage?) {
    (self.source, self.language) = (source, language)
  }
  open var isCompiled: Bool { false }
  @discardableResult open func compileAndReturnError(
    _ error: UnsafeMutablePointer<NSDictionary?>?
  ) -> Bool { false }
  @discardableResult open func executeAndReturnError(
    _ error: UnsafeMutablePointer<NSDictionary?>?
  ) -> NSAppleEventDescriptor? { nil }
}
