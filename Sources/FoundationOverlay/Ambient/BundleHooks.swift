/// Makes bundles answer from the widget's resources folder: words, Info.plist, languages.
enum BundleHooks {
  /// Runs once, before a widget's first question.
  static let install: Void = {
    let bundle = "$s10Foundation6BundleC"
    for (symbol, replacement) in [
      ("15localizedString6forKey5value5tableS2S_SSSgAHtF", "vitrine_Bundle_localizedString"),
      ("14infoDictionarySDySSypGSgvg", "vitrine_Bundle_infoDictionary"),
      ("6object20forInfoDictionaryKeyypSgSS_tF", "vitrine_Bundle_objectForInfoDictionaryKey"),
      ("16bundleIdentifierSSSgvg", "vitrine_Bundle_bundleIdentifier"),
      ("13localizationsSaySSGvg", "vitrine_Bundle_localizations"),
      ("22preferredLocalizationsSaySSGvg", "vitrine_Bundle_preferredLocalizations"),
      ("23developmentLocalizationSSSgvg", "vitrine_Bundle_developmentLocalization"),
    ] {
      SymbolHooks.replace(bundle + symbol, of: Bundle.self, by: replacement)
    }
    MachineHooks.install()
    NetworkGate.install()
    StoredDefaults.install()
    DefaultsReads.install()
    ObjectEquality.install()
    RelativeDates.install()
    ProgressText.install()
    DateIntervalText.install()
  }()

  /// The Info.plist of the app around the widget, where the bundle is that app's: all others answer from the
  /// widget's own.
  static func appInfoPlist(
    of bundle: Bundle, around widget: String? = WidgetResources.folder
  ) -> [String: Any]? {
    let folder = bundle.bundlePath
    guard let widget, widget.hasPrefix(folder + "/PlugIns/"),
      let data = FileManager.default.contents(atPath: folder + "/Info.plist")
    else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }

  static func localizedString(
    _ key: String, value: String?, table: String?, in bundle: Bundle
  ) -> String {
    let table = table.flatMap { $0.isEmpty ? nil : $0 }
    let words =
      if let language = language(of: bundle) {
        Localizer.format(key: key, table: table, language: language)
      } else {
        Localizer.format(key: key, table: table, locale: AmbientContext.current.locale)
      }
    return words ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// The language that a bundle made of an `.lproj` folder of the widget's has words of: apps with a choice
  /// of languages look theirs up in one. Nil for any other bundle.
  static func language(
    of bundle: Bundle, in resources: String? = WidgetResources.folder
  ) -> String? {
    guard bundle !== Bundle.main, let resources else { return nil }
    let folder = bundle.bundlePath as NSString
    guard folder.pathExtension == "lproj", folder.deletingLastPathComponent == resources else {
      return nil
    }
    return (folder.lastPathComponent as NSString).deletingPathExtension
  }
}

/// Foundation's own reads `.strings` files of the process's language; ours reads the tables of the
/// resources folder in the language of the context.
@_silgen_name(
  "$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF")
package func vitrineLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String { BundleHooks.localizedString(key, value: value, table: tableName, in: bundle) }

extension Bundle? {
  /// The locale of its words where it is an `.lproj` folder of the widget's, else `other`.
  package func locale(else other: Locale) -> Locale {
    flatMap { BundleHooks.language(of: $0) }
      .map { Locale(identifier: $0.replacing("-", with: "_")) } ?? other
  }
}

extension Bundle {
  /// `Bundle(identifier:)`. Foundation's own knows bundles that were loaded from disk; a framework of the
  /// widget's project is compiled into it and has its resources in the same folder. The compiler sees
  /// one function of the name, so that this one takes what an initializer takes: the class, and a
  /// string that is its own.
  @_silgen_name("$s10Foundation6BundleC10identifierACSgSS_tcfC") @inline(never)
  package static func vitrineBundle(identifier: __owned String) -> Bundle? {
    let isOwn = identifier == WidgetResources.bundleIdentifier
    return isOwn || WidgetResources.modules.contains(identifier) ? .main : nil
  }

  @_silgen_name("vitrine_Bundle_localizedString")
  package final func vitrineLocalizedString(
    forKey key: String, value: String?, table: String?
  ) -> String { BundleHooks.localizedString(key, value: value, table: table, in: self) }

  @_silgen_name("vitrine_Bundle_infoDictionary")
  package final func vitrineInfoDictionary() -> [String: Any]? {
    BundleHooks.appInfoPlist(of: self) ?? WidgetResources.infoPlist ?? [:]
  }

  @_silgen_name("vitrine_Bundle_objectForInfoDictionaryKey")
  package final func vitrineObject(forInfoDictionaryKey key: String) -> Any? {
    let translated = Localizer.format(
      key: key, table: "InfoPlist", locale: AmbientContext.current.locale)
    return translated
      ?? (BundleHooks.appInfoPlist(of: self) ?? WidgetResources.infoPlist)?[key]
  }

  @_silgen_name("vitrine_Bundle_bundleIdentifier")
  package final func vitrineBundleIdentifier() -> String? {
    BundleHooks.appInfoPlist(of: self)?["CFBundleIdentifier"] as? String
      ?? WidgetResources.bundleIdentifier
  }

  @_silgen_name("vitrine_Bundle_localizations")
  package final func vitrineLocalizations() -> [String] { WidgetResources.localizations }

  @_silgen_name("vitrine_Bundle_preferredLocalizations")
  package final func vitrinePreferredLocalizations() -> [String] {
    let chain = StringTables.chain(for: AmbientContext.current.locale)
    return chain.isEmpty ? [WidgetResources.developmentRegion] : chain
  }

  @_silgen_name("vitrine_Bundle_developmentLocalization")
  package final func vitrineDevelopmentLocalization() -> String? {
    WidgetResources.developmentRegion
  }
}
