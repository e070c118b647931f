public import Foundation

/// A person as a value.
public struct IntentPerson: _IntentValue, DisplayRepresentable, Hashable, Sendable {
  /// What a parameter asks of a person.
  public enum ParameterMode: String, Hashable, Sendable { case email, phone, contact }

  public enum Identifier: Hashable, Sendable {
    case applicationDefined(String)
    case contactBook(String)
  }

  public enum Name: Hashable, Sendable {
    case displayName(String)
    case components(PersonNameComponents)

    package var text: String {
      switch self {
      case .displayName(let name): name
      case .components(let parts):
        [parts.givenName, parts.familyName].compactMap(\.self).joined(separator: " ")
      }
    }
  }

  /// A way to reach a person.
  public struct Handle: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
      case emailAddress(String)
      case phoneNumber(String)
      case applicationDefined(String)
    }
    public enum Label: Hashable, Sendable {
      case home, work, mobile, iPhone, main, homeFax, workFax, pager, other, school
      case custom(String)
    }
    public var value: Value
    public var label: Label?
    public init(emailAddress: String, label: Label? = nil) {
      value = .emailAddress(emailAddress)
      self.label = label
    }
    public init(phoneNumber: String, label: Label? = nil) {
      value = .phoneNumber(phoneNumber)
      self.label = label
    }
    public init(applicationDefined: String, label: Label? = nil) {
      value = .applicationDefined(applicationDefined)
      self.label = label
    }
  }

  public var identifier: Identifier
  public var name: Name
  public var handle: Handle?
  public var aliases: [Handle]
  public var isMe: Bool
  public var image: DisplayRepresentation.Image?

  public init(
    identifier: Identifier, name: Name, handle: Handle? = nil, aliases: [Handle] = [],
    isMe: Bool = false, image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: name.text), image: image)
  }
}
