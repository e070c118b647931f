import Foundation
public import VitrineFoundation

extension CLPlacemark: _IntentValue {}

extension IntentParameter where Value.UnwrappedType == CLPlacemark {
  /// Declares a parameter for a place.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: CLPlacemark? = nil, displayStyle: PlacemarkDisplayStyle = .name,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _noResolvers
  ) {
    self.init(
      title, description, default: defaultValue, asking: requestValueDialog,
      inputConnectionBehavior, optionsProvider
    ) { $0.placemarkStyle = displayStyle.rawValue }
  }

  public var displayStyle: PlacemarkDisplayStyle {
    facts.placemarkStyle.flatMap { PlacemarkDisplayStyle(rawValue: $0) } ?? .name
  }
}

/// Places as parameters are written.
enum PlacemarkText {
  private static let names = [
    "name", "thoroughfare", "subThoroughfare", "locality", "subLocality", "administrativeArea",
    "postalCode", "isoCountryCode", "country",
  ]

  static func placemark(_ value: ParameterValue) -> CLPlacemark? {
    if let name = value.text { return CLPlacemark(["name": name], place: nil) }
    guard case .object(let object) = value else { return nil }
    var words: [String: String] = [:]
    for (name, item) in object where names.contains(name) {
      guard let text = item.text else { return nil }
      words[name] = text
    }
    guard object.keys.allSatisfy({ names.contains($0) || $0 == "latitude" || $0 == "longitude" })
    else { return nil }
    var place: CLLocation?
    if let latitude = object["latitude"]?.number, let longitude = object["longitude"]?.number {
      place = CLLocation(latitude: latitude, longitude: longitude)
    }
    return CLPlacemark(words, place: place)
  }

  static func value(_ placemark: CLPlacemark) -> ParameterValue {
    let words: [String?] = [
      placemark.name, placemark.thoroughfare, placemark.subThoroughfare, placemark.locality,
      placemark.subLocality, placemark.administrativeArea, placemark.postalCode,
      placemark.isoCountryCode, placemark.country,
    ]
    var object: [String: ParameterValue] = [:]
    for (name, word) in zip(names, words) { object[name] = word.map { .string($0) } }
    if let place = placemark.location {
      object["latitude"] = .double(place.coordinate.latitude)
      object["longitude"] = .double(place.coordinate.longitude)
    }
    return .object(object)
  }
}
