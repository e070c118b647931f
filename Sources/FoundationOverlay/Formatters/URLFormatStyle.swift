// What a person reads of an address. Components are shown decoded; a default style shows scheme, host, path, and the
// port where the scheme is not HTTP's. Registries of top-level domains are not at hand, so that
// `includeMultiLevelSubdomains` changes nothing.

extension URL {
  public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
    var scheme: ComponentDisplayOption
    var user: ComponentDisplayOption
    var password: ComponentDisplayOption
    var host: HostDisplayOption
    var port: ComponentDisplayOption
    var path: ComponentDisplayOption
    var query: ComponentDisplayOption
    var fragment: ComponentDisplayOption

    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }

    public enum Component: Int, Codable, Hashable, Sendable {
      case scheme = 1
      case user = 2
      case password = 4
      case host = 8
      case port = 16
      case path = 32
      case query = 64
      case fragment = 128

      fileprivate func value(in url: URLComponents) -> String? {
        switch self {
        case .scheme: url.scheme
        case .user: url.user
        case .password: url.password
        case .host: url.host
        case .port: url.port.map { String($0) }
        case .path: url.path
        case .query: url.query
        case .fragment: url.fragment
        }
      }
    }

    /// Whether a component is shown: always, never, or by the value of one.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      struct Condition: Codable, Hashable {
        var component: Component
        var values: Set<String>
      }
      /// Shown where the condition holds, or where it does not.
      var isShown: Bool
      var condition: Condition?

      public static var always: Self { Self(isShown: true) }
      public static var never: Self { Self(isShown: false) }
      public static func displayWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(isShown: true, condition: Condition(component: component, values: requirements))
      }
      public static func omitWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(isShown: false, condition: Condition(component: component, values: requirements))
      }
      public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }

      fileprivate func shows(in url: URLComponents) -> Bool { holds(in: url) == isShown }

      fileprivate func holds(in url: URLComponents) -> Bool {
        guard let condition else { return true }
        return condition.component.value(in: url).map(condition.values.contains) ?? false
      }
    }

    /// Whether and how the host is shown.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
      var option: ComponentDisplayOption
      /// First labels that are left out of names of three labels and more, where the condition holds.
      var omitted: Set<String> = []

      public static var always: Self { Self(option: .always) }
      public static var never: Self { Self(option: .never) }
      public static func displayWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self { Self(option: .displayWhen(component, matches: requirements)) }
      public static func omitWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self { Self(option: .omitWhen(component, matches: requirements)) }
      public static var omitIfHTTPFamily: Self { Self(option: .omitIfHTTPFamily) }
      public static func omitSpecificSubdomains(
        _ subdomains: Set<String> = [], includeMultiLevelSubdomains: Bool = false
      ) -> Self { Self(option: .always, omitted: subdomains) }
      /// Where the condition does not hold, the host is shown whole.
      public static func omitSpecificSubdomains(
        _ subdomains: Set<String> = [], includeMultiLevelSubdomains: Bool = false,
        when component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(option: .displayWhen(component, matches: requirements), omitted: subdomains)
      }

      fileprivate func shown(_ url: URLComponents) -> String? {
        guard let host = url.host, !host.isEmpty else { return nil }
        if !omitted.isEmpty, option.isShown {
          return option.holds(in: url) ? shortened(host) : host
        }
        return option.shows(in: url) ? host : nil
      }

      private func shortened(_ host: String) -> String {
        let labels = host.split(separator: ".")
        let isNumeric = host.hasPrefix("[") || labels.allSatisfy { UInt8($0) != nil }
        guard labels.count > 2, !isNumeric, omitted.contains(String(labels[0])) else { return host }
        return labels.dropFirst().joined(separator: ".")
      }
    }
  }
}

extension URL.FormatStyle {
  public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
    with { $0.scheme = strategy }
  }
  public func user(_ strategy: ComponentDisplayOption = .never) -> Self {
    with { $0.user = strategy }
  }
  public func password(_ strategy: ComponentDisplayOption = .never) -> Self {
    with { $0.password = strategy }
  }
  public func host(_ strategy: HostDisplayOption = .always) -> Self { with { $0.host = strategy } }
  public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self {
    with { $0.port = strategy }
  }
  public func path(_ strategy: ComponentDisplayOption = .always) -> Self {
    with { $0.path = strategy }
  }
  public func query(_ strategy: ComponentDisplayOption = .never) -> Self {
    with { $0.query = strategy }
  }
  public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self {
    with { $0.fragment = strategy }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  public func format(_ value: URL) -> String {
    guard let url = URLComponents(url: value, resolvingAgainstBaseURL: false) else {
      return value.absoluteString
    }
    func shown(_ component: Component, _ option: ComponentDisplayOption) -> String? {
      option.shows(in: url) ? component.value(in: url) : nil
    }
    let host = host.shown(url)
    let (user, password) = (shown(.user, user), shown(.password, password))
    let (query, fragment) = (shown(.query, query), shown(.fragment, fragment))
    var text = shown(.scheme, scheme).map { host == nil ? $0 + ":" : $0 + "://" } ?? ""
    text += user ?? ""
    if let password { text += (user == nil ? "" : ":") + password }
    if let host { text += (user == nil && password == nil ? "" : "@") + host }
    if let port = shown(.port, port) { text += (host == nil ? "" : ":") + port }
    var path = shown(.path, path) ?? ""
    // A slash at the end of all says nothing.
    if path.hasSuffix("/"), query == nil, fragment == nil { path.removeLast() }
    text += path
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }
}

extension URL {
  /// Scheme, host and path: what the default style shows.
  public func formatted() -> String { FormatStyle().format(self) }
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
  where F.FormatInput == URL { format.format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
  public static var url: Self { .init() }
}
