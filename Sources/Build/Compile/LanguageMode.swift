/// Mode 6 of the language asks more of the SDK's annotations than they may give, and of packages than their users need
/// to hear. What asks for it is compiled in mode 5 with 6's syntax, once, and in mode 6 where that alone takes it.
extension Compiler.Job {
  /// Compiles in mode 5 and, where mode 6 takes the files that do not compile there, as a whole in mode 6.
  /// - strict: modules of which that is known.
  /// - run: compiles all files.
  /// - check: looks at some files.
  func run(
    strict: inout Set<String>, _ run: (Self) throws -> Void,
    check: (Self, Set<String>) throws -> Void
  ) throws {
    do {
      try run(inMode(strict))
    } catch BuildError.compileFailed(let errors)
      where settings.swiftVersion == "6" && !strict.contains(module) && !errors.areOfEveryMode
    {
      let files = Set(
        errors.filter { $0.severity == .error }.map { Paths.absolute($0.path, in: workFolder) })
      // What a look does not see in mode 5 either is found after types are checked, as a property that an
      // initializer leaves without a value: no mode takes that.
      guard !files.isEmpty, files.isSubset(of: self.files), (try? check(self, files)) != nil,
        (try? check(inMode(strict), files)) == nil
      else { throw BuildError.compileFailed(errors) }
      strict.insert(module)
      try run(self)
    }
  }

  /// - strict: modules that mode 6 alone takes.
  func inMode(_ strict: Set<String>) -> Self {
    var job = self
    if settings.swiftVersion == "6", !strict.contains(module) { job.settings.relax() }
    return job
  }
}

extension ProjectSettings {
  /// Mode 5 of the language, with what mode 6 has beside its checks.
  fileprivate mutating func relax() {
    swiftVersion = "5"
    upcomingFeatures += [
      "BareSlashRegexLiterals", "ConciseMagicFile", "ForwardTrailingClosures",
      "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials",
      "InferSendableFromCaptures", "IsolatedDefaultValues", "RegionBasedIsolation",
    ].filter { !upcomingFeatures.contains($0) }
  }
}
