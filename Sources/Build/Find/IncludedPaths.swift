/// The paths of a description that another one includes: they start from its own folder.
struct IncludedPaths {
  let folder: String

  func placed(_ spec: JSONValue) -> JSONValue {
    var spec = spec
    for key in ["targets", "targetTemplates"] {
      spec = changed(spec, key) { changedValues($0, placedTarget) }
    }
    spec = changed(spec, "configFiles") { changedValues($0, path) }
    spec = changed(spec, "packages") { changedValues($0) { changed($0, "path", path) } }
    return changed(spec, "localPackages", paths)
  }

  private func placedTarget(_ target: JSONValue) -> JSONValue {
    var target = target
    for key in ["sources", "resources"] { target = changed(target, key, paths) }
    target = changed(target, "info") { changed($0, "path", path) }
    target = changed(target, "entitlements", path)
    return changed(target, "configFiles") { changedValues($0, path) }
  }

  /// One path, or a list of them.
  private func paths(_ value: JSONValue) -> JSONValue {
    if let items = value.array { .array(items.map(path)) } else { path(value) }
  }

  /// A path by itself or under `path`.
  private func path(_ value: JSONValue) -> JSONValue {
    if let text = value.string { return .string(Paths.absolute(text, in: folder)) }
    return changed(value, "path", path)
  }

  private func changed(
    _ value: JSONValue, _ key: String, _ change: (JSONValue) -> JSONValue
  ) -> JSONValue {
    guard var pairs = value.object, let old = pairs[key] else { return value }
    pairs[key] = change(old)
    return .object(pairs)
  }

  private func changedValues(
    _ value: JSONValue, _ change: (JSONValue) -> JSONValue
  ) -> JSONValue {
    guard let pairs = value.object else { return value }
    return .object(pairs.mapValues(change))
  }
}
