public import Foundation

/// A picture beside a value.
public final class INImage: NSObject, @unchecked Sendable {
  package enum Source: Hashable, Sendable {
    case asset(String)
    case symbol(String)
    case data(Data)
    /// Points.
    case url(URL, width: Double?, height: Double?)
  }
  package let source: Source
  private init(_ source: Source) {
    self.source = source
    super.init()
  }
  public convenience init(named name: String) { self.init(.asset(name)) }
  public convenience init(imageData: Data) { self.init(.data(imageData)) }
  public convenience init(url: URL) { self.init(.url(url, width: nil, height: nil)) }
  public convenience init(url: URL, width: Double, height: Double) {
    self.init(.url(url, width: width, height: height))
  }
  public static func systemImageNamed(_ systemImageName: String) -> INImage {
    INImage(.symbol(systemImageName))
  }
}

/// A text with a way to say it.
public final class INSpeakableString: NSObject, @unchecked Sendable {
  public let spokenPhrase: String
  public let pronunciationHint: String?
  public let vocabularyIdentifier: String?
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
    self.vocabularyIdentifier = vocabularyIdentifier
    super.init()
  }
  public init(spokenPhrase: String) {
    self.spokenPhrase = spokenPhrase
    pronunciationHint = nil
    vocabularyIdentifier = nil
    super.init()
  }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? INSpeakableString)?.spokenPhrase == spokenPhrase
  }
  public override var hash: Int { spokenPhrase.hashValue }
}

/// A way to reach a person.
public final class INPersonHandle: NSObject, @unchecked Sendable {
  public enum HandleType: Int, Sendable {
    case unknown = 0
    case emailAddress, phoneNumber
  }
  public let value: String?
  public let type: HandleType
  public let label: INPersonHandleLabel?
  public init(value: String?, type: HandleType) {
    self.value = value
    self.type = type
    label = nil
    super.init()
  }
  public init(value: String?, type: HandleType, label: INPersonHandleLabel?) {
    self.value = value
    self.type = type
    self.label = label
    super.init()
  }
}

public typealias INPersonHandleType = INPersonHandle.HandleType

/// What a handle is for.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let home = Self("home")
  public static let work = Self("work")
  public static let mobile = Self("mobile")
  public static let iPhone = Self("iPhone")
  public static let main = Self("main")
  public static let other = Self("other")
  public static let school = Self("school")
}

/// A person as a value.
public final class INPerson: NSObject, @unchecked Sendable {
  public let personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  public let displayName: String
  public let image: INImage?
  public let contactIdentifier: String?
  public let customIdentifier: String?
  public let isMe: Bool

  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName =
      displayName
      ?? [nameComponents?.givenName, nameComponents?.familyName].compactMap(\.self)
      .joined(separator: " ")
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.isMe = isMe
    super.init()
  }
}

/// A list of tasks.
public final class INTaskList: NSObject, @unchecked Sendable {
  public let title: INSpeakableString
  public let tasks: [INTask]
  public let groupName: INSpeakableString?
  public let createdDateComponents: DateComponents?
  public let modifiedDateComponents: DateComponents?
  public let identifier: String?
  public init(
    title: INSpeakableString, tasks: [INTask], groupName: INSpeakableString?,
    createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?,
    identifier: String?
  ) {
    self.title = title
    self.tasks = tasks
    self.groupName = groupName
    self.createdDateComponents = createdDateComponents
    self.modifiedDateComponents = modifiedDateComponents
    self.identifier = identifier
    super.init()
  }
}

public enum INTaskStatus: Int, Sendable {
  case unknown = 0
  case notCompleted, completed
}
public enum INTaskType: Int, Sendable {
  case unknown = 0
  case notCompletable, completable
}

/// One task.
public final class INTask: NSObject, @unchecked Sendable {
  public let title: INSpeakableString
  public let status: INTaskStatus
  public let taskType: INTaskType
  public let identifier: String?
  public init(
    title: INSpeakableString, status: INTaskStatus, taskType: INTaskType, identifier: String?
  ) {
    self.title = title
    self.status = status
    self.taskType = taskType
    self.identifier = identifier
    super.init()
  }
}

/// An amount of money; the code is ISO 4217.
public final class INCurrencyAmount: NSObject, @unchecked Sendable {
  public let amount: NSDecimalNumber?
  public let currencyCode: String?
  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
    super.init()
  }
}

/// A file as a value.
public final class INFile: NSObject, @unchecked Sendable {
  public let data: Data
  public let filename: String
  public let fileURL: URL?
  public let typeIdentifier: String?
  public init(data: Data, filename: String, typeIdentifier: String?) {
    self.data = data
    self.filename = filename
    fileURL = nil
    self.typeIdentifier = typeIdentifier
    super.init()
  }
  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
    self.typeIdentifier = typeIdentifier
    super.init()
  }
}

/// A parameter of an intent class, by key path.
public final class INParameter: NSObject, @unchecked Sendable {
  public let parameterClass: AnyClass
  public let parameterKeyPath: String
  public init(for aClass: AnyClass, keyPath: String) {
    parameterClass = aClass
    parameterKeyPath = keyPath
    super.init()
  }
}
