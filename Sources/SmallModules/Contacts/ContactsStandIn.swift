import VitrineFoundation

/// A person of `contacts.json`.
struct ContactFixture: Decodable {
  var identifier: String?
  var givenName: String
  var familyName: String
  var nickname: String?
  var organization: String?
  /// `1984-12-10`, or `12-10` without the year.
  var birthday: String?
  var phones: [String]?
  var emails: [String]?
  /// Name of a picture in the fixture's folder.
  var image: String?
}

enum ContactsStandIn {
  static let standIn = StandIn("Contacts", "contacts.json")

  private struct Fixture: Decodable { var contacts: [ContactFixture]? }

  static func contacts() throws -> [CNContact] {
    guard standIn.isAllowed else { throw CNError(.authorizationDenied) }
    let given: Fixture? = standIn.fixture()
    return (given?.contacts ?? sample).map(CNContact.init)
  }

  /// People of the history of computing; numbers and addresses lead nowhere.
  private static let sample = [
    person("Ada", "Lovelace", "12-10", "1"), person("Grace", "Hopper", "12-09", "2"),
    person("Alan", "Turing", "06-23", "3"), person("Katherine", "Johnson", "08-26", "4"),
    person("Edsger", "Dijkstra", "05-11", "5"), person("Margaret", "Hamilton", "08-17", "6"),
  ]

  private static func person(
    _ givenName: String, _ familyName: String, _ birthday: String, _ number: String
  ) -> ContactFixture {
    ContactFixture(
      givenName: givenName, familyName: familyName, birthday: birthday,
      phones: ["+1 555 010\(number)"], emails: ["\(givenName.lowercased())@example.com"])
  }
}

final class ContactsPredicate: NSPredicate, @unchecked Sendable {
  let matches: @Sendable (CNContact) -> Bool
  init(_ matches: @escaping @Sendable (CNContact) -> Bool) {
    self.matches = matches
    super.init(block: { _, _ in true })
  }
  required init?(coder: NSCoder) { nil }
}
