import Glibc

/// Signals of one thread.
package enum SignalMask {
  /// Writing to a pipe that nobody reads any more fails with an error instead of ending this process.
  package static func withoutBrokenPipe<T>(_ body: () -> T) -> T {
    var (pipe, before) = (sigset_t(), sigset_t())
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    let result = body()
    let code = errno
    // One that has come meanwhile is taken away before signals are let through again.
    var now = timespec()
    if code == EPIPE, sigismember(&before, SIGPIPE) == 0 { _ = sigtimedwait(&pipe, nil, &now) }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    errno = code
    return result
  }
}
