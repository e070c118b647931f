public import Dispatch

/// A source that tells when a file changes. Inert: a widget's files do not change while it is drawn.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
  var handle: Int32 { get }
  var data: DispatchSource.FileSystemEvent { get }
  var mask: DispatchSource.FileSystemEvent { get }
}

extension DispatchSource {
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    FileSystemSource(handle: fileDescriptor, mask: eventMask, queue: queue)
  }
}

/// Calls nothing but what was to be done at its end.
private final class FileSystemSource: DispatchSourceFileSystemObject {
  let handle: Int32
  let mask: DispatchSource.FileSystemEvent
  var data: DispatchSource.FileSystemEvent { [] }
  private let queue: DispatchQueue
  private var atEnd: DispatchWorkItem?
  private(set) var isCancelled = false

  init(handle: Int32, mask: DispatchSource.FileSystemEvent, queue: DispatchQueue?) {
    (self.handle, self.mask, self.queue) = (handle, mask, queue ?? .global())
  }

  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {}
  func setEventHandler(handler: DispatchWorkItem) {}
  func setRegistrationHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {}
  func setRegistrationHandler(handler: DispatchWorkItem) {}
  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) { atEnd = handler.map { DispatchWorkItem(qos: qos, flags: flags, block: $0) } }
  func setCancelHandler(handler: DispatchWorkItem) { atEnd = handler }
  func resume() {}
  func suspend() {}
  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    if let atEnd { queue.async(execute: atEnd) }
  }
}

/// Equal to itself, as every object of Objective-C's is.
extension DispatchQueue: @retroactive Hashable {
  public static func == (a: DispatchQueue, b: DispatchQueue) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
