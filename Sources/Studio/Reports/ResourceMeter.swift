import VitrineDrawing
import VitrineHost
import VitrineMessages
import VitrineRaster

/// Draws the entries of a timeline and measures them against the system's limits.
final class ResourceMeter {
  private let session: WidgetSession
  private(set) var reading: ResourceUsage

  init(session: WidgetSession, memoryLimit: Int?) {
    self.session = session
    let family = session.job.family ?? .systemSmall
    reading = ResourceUsage(
      memoryLimit: memoryLimit.map { $0 << 20 } ?? ResourceUsage.deviceMemory,
      imageLimit: ArchiveLimit.pixels(for: family))
  }

  func inspect(_ shown: TimelineSimulation.Shown) -> [TimelineFault] {
    let family = session.job.family ?? .systemSmall
    switch session.widget.archive(
      entry: shown.entry, shown.environment, configuration: shown.configuration)
    {
    case .failure(let fault): return [TimelineFault(fault)]
    case .success(let (archive, response)):
      var faults = ArchiveLimit.faults(in: archive, family: family, measure: Self.measure)
      let sizes = archive.images.values.compactMap(Self.measure).map { $0.width * $0.height }
      reading.imagePixels = max(reading.imagePixels, sizes.max() ?? 0)
      reading.archiveBytes = max(reading.archiveBytes, response.archive.count)
      reading.memory = max(reading.memory, session.widget.process.memory?.own ?? 0)
      if reading.memory > reading.memoryLimit {
        faults.append(
          TimelineFault(
            .memoryExceeded,
            "the widget took more than \(reading.memoryLimit >> 20) MB of memory: a device ends it")
        )
      }
      return faults
    }
  }

  private static func measure(_ image: EncodedImage) -> (width: Int, height: Int)? {
    switch image.format {
    case .svg, .pdf: return nil
    case .pixels: return (image.pixelWidth, image.pixelHeight)
    case .bitmap: return ImageInfo(image.bytes).map { ($0.pixelWidth, $0.pixelHeight) }
    }
  }
}
