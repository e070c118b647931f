import Synchronization

// What is read of user defaults is noted (`StoredReads`). The methods are called through the class's
// table, where ours stand in front of Foundation's own.

enum DefaultsReads {
  static func install() {
    for (symbol, replacement) in [
      ("6object6forKeyypSgSS_tF", "object"), ("6string6forKeySSSgSS_tF", "string"),
      ("5array6forKeySayypGSgSS_tF", "array"),
      ("11stringArray6forKeySaySSGSgSS_tF", "stringArray"),
      ("10dictionary6forKeySDySSypGSgSS_tF", "dictionary"),
      ("4data6forKey0A10Essentials4DataVSgSS_tF", "data"),
      ("3url6forKey0A10Essentials3URLVSgSS_tF", "url"), ("4bool6forKeySbSS_tF", "bool"),
      ("7integer6forKeySiSS_tF", "integer"), ("6double6forKeySdSS_tF", "double"),
      ("5float6forKeySfSS_tF", "float"),
    ] {
      SymbolHooks.replace(
        "$s10Foundation12UserDefaultsC" + symbol, of: UserDefaults.self,
        by: "vitrine_UserDefaults_" + replacement)
    }
  }

  /// The defaults that were read last: their suite is found by reflection, which takes longer than a read.
  private struct Last: @unchecked Sendable {
    /// Kept, so that its place in memory is no other's.
    var defaults: UserDefaults?
    var suite: String?
  }
  private static let last = Mutex(Last())

  static func suite(of defaults: UserDefaults) -> String? {
    let known = last.withLock { $0 }
    if known.defaults === defaults { return known.suite }
    let suite = Mirror(reflecting: defaults).descendant("suite") as? String
    let new = Last(defaults: defaults, suite: suite)
    last.withLock { $0 = new }
    return suite
  }

  /// Foundation's own names are no app's.
  static func isSystems(_ key: String) -> Bool { key.hasPrefix("Apple") || key.hasPrefix("NS") }
}

extension UserDefaults {
  private func note(_ key: String, as type: String?, isFound: Bool) {
    guard !DefaultsReads.isSystems(key) else { return }
    StoredReads.note(
      .defaults, key, group: DefaultsReads.suite(of: self), type: type, isFound: isFound)
  }

  private func noted<Value>(_ value: Value?, _ key: String, as type: String?) -> Value? {
    note(key, as: type, isFound: value != nil)
    return value
  }

  /// A number stands for nothing too.
  private func noted(_ key: String, as type: String) {
    note(key, as: type, isFound: foundationObject(key) != nil)
  }

  @_silgen_name("vitrine_UserDefaults_object")
  package final func vitrineObject(forKey key: String) -> Any? {
    noted(foundationObject(key), key, as: nil)
  }

  @_silgen_name("vitrine_UserDefaults_string")
  package final func vitrineString(forKey key: String) -> String? {
    noted(foundationString(key), key, as: "String") ?? StoredReads.words?(key)
  }

  @_silgen_name("vitrine_UserDefaults_array")
  package final func vitrineArray(forKey key: String) -> [Any]? {
    noted(foundationArray(key), key, as: "[Any]")
  }

  @_silgen_name("vitrine_UserDefaults_stringArray")
  package final func vitrineStringArray(forKey key: String) -> [String]? {
    noted(foundationStringArray(key), key, as: "[String]")
  }

  @_silgen_name("vitrine_UserDefaults_dictionary")
  package final func vitrineDictionary(forKey key: String) -> [String: Any]? {
    noted(foundationDictionary(key), key, as: "[String: Any]")
  }

  @_silgen_name("vitrine_UserDefaults_data")
  package final func vitrineData(forKey key: String) -> Data? {
    noted(foundationData(key), key, as: "Data")
  }

  @_silgen_name("vitrine_UserDefaults_url")
  package final func vitrineURL(forKey key: String) -> URL? {
    noted(foundationURL(key), key, as: "URL")
  }

  @_silgen_name("vitrine_UserDefaults_bool")
  package final func vitrineBool(forKey key: String) -> Bool {
    noted(key, as: "Bool")
    return foundationBool(key)
  }

  @_silgen_name("vitrine_UserDefaults_integer")
  package final func vitrineInteger(forKey key: String) -> Int {
    noted(key, as: "Int")
    return foundationInteger(key)
  }

  @_silgen_name("vitrine_UserDefaults_double")
  package final func vitrineDouble(forKey key: String) -> Double {
    noted(key, as: "Double")
    return foundationDouble(key)
  }

  @_silgen_name("vitrine_UserDefaults_float")
  package final func vitrineFloat(forKey key: String) -> Float {
    noted(key, as: "Float")
    return foundationFloat(key)
  }
}

// Foundation's own.
extension UserDefaults {
  @_silgen_name("$s10Foundation12UserDefaultsC6object6forKeyypSgSS_tF")
  private final func foundationObject(_ key: String) -> Any?
  @_silgen_name("$s10Foundation12UserDefaultsC6string6forKeySSSgSS_tF")
  private final func foundationString(_ key: String) -> String?
  @_silgen_name("$s10Foundation12UserDefaultsC5array6forKeySayypGSgSS_tF")
  private final func foundationArray(_ key: String) -> [Any]?
  @_silgen_name("$s10Foundation12UserDefaultsC11stringArray6forKeySaySSGSgSS_tF")
  private final func foundationStringArray(_ key: String) -> [String]?
  @_silgen_name("$s10Foundation12UserDefaultsC10dictionary6forKeySDySSypGSgSS_tF")
  private final func foundationDictionary(_ key: String) -> [String: Any]?
  @_silgen_name("$s10Foundation12UserDefaultsC4data6forKey0A10Essentials4DataVSgSS_tF")
  private final func foundationData(_ key: String) -> Data?
  @_silgen_name("$s10Foundation12UserDefaultsC3url6forKey0A10Essentials3URLVSgSS_tF")
  private final func foundationURL(_ key: String) -> URL?
  @_silgen_name("$s10Foundation12UserDefaultsC4bool6forKeySbSS_tF")
  private final func foundationBool(_ key: String) -> Bool
  @_silgen_name("$s10Foundation12UserDefaultsC7integer6forKeySiSS_tF")
  private final func foundationInteger(_ key: String) -> Int
  @_silgen_name("$s10Foundation12UserDefaultsC6double6forKeySdSS_tF")
  private final func foundationDouble(_ key: String) -> Double
  @_silgen_name("$s10Foundation12UserDefaultsC5float6forKeySfSS_tF")
  private final func foundationFloat(_ key: String) -> Float
}
