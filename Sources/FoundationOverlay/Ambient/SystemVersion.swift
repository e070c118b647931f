// As in Clock.swift: the version of the OS that is shown, not of the machine that renders.

extension ProcessInfo {
  @_silgen_name(
    "$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg")
  package final func vitrineVersion() -> OperatingSystemVersion {
    OperatingSystemVersion(
      majorVersion: AmbientContext.current.osVersion, minorVersion: 0, patchVersion: 0)
  }

  @_silgen_name("$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg")
  package final func vitrineVersionString() -> String {
    "Version \(AmbientContext.current.osVersion).0"
  }

  @_silgen_name(
    "$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF")
  package final func vitrineIsAtLeast(_ version: OperatingSystemVersion) -> Bool {
    AmbientContext.current.osVersion >= version.majorVersion
  }
}
