// As in Clock.swift: the version of the OS that is shown, not of the machine that renders.

extension ProcessInfo {
  @_silgen_name(
    "$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg")
  public final func _vitrineVersion() -> OperatingSystemVersion {
    OperatingSystemVersion(
      majorVersion: AmbientContext.current.osVersion, minorVersion: 0, patchVersion: 0)
  }

  @_silgen_name("$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg")
  public final func _vitrineVersionString() -> String {
    "Version \(AmbientContext.current.osVersion).0"
  }

  @_silgen_name(
    "$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF")
  public final func _vitrineIsAtLeast(_ version: OperatingSystemVersion) -> Bool {
    AmbientContext.current.osVersion >= version.majorVersion
  }
}
