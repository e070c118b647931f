public import OpenCombine

// Values of several publishers of one type, as they come.

extension Publisher {
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Failure == Failure, P.Output == Output {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
      .eraseToAnyPublisher()
  }
  public func merge<B: Publisher, C: Publisher>(with first: B, _ second: C) -> AnyPublisher<
    Output, Failure
  > where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
    Publishers.MergeMany([
      eraseToAnyPublisher(), first.eraseToAnyPublisher(), second.eraseToAnyPublisher(),
    ]).eraseToAnyPublisher()
  }
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with first: B, _ second: C, _ third: D
  ) -> AnyPublisher<Output, Failure>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output
  {
    Publishers.MergeMany([
      eraseToAnyPublisher(), first.eraseToAnyPublisher(), second.eraseToAnyPublisher(),
      third.eraseToAnyPublisher(),
    ]).eraseToAnyPublisher()
  }
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with first: B, _ second: C, _ third: D, _ fourth: E
  ) -> AnyPublisher<Output, Failure>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output
  {
    Publishers.MergeMany([
      eraseToAnyPublisher(), first.eraseToAnyPublisher(), second.eraseToAnyPublisher(),
      third.eraseToAnyPublisher(), fourth.eraseToAnyPublisher(),
    ]).eraseToAnyPublisher()
  }
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with first: B, _ second: C, _ third: D, _ fourth: E, _ fifth: F
  ) -> AnyPublisher<Output, Failure>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output,
    F.Failure == Failure, F.Output == Output
  {
    Publishers.MergeMany([
      eraseToAnyPublisher(), first.eraseToAnyPublisher(), second.eraseToAnyPublisher(),
      third.eraseToAnyPublisher(), fourth.eraseToAnyPublisher(), fifth.eraseToAnyPublisher(),
    ]).eraseToAnyPublisher()
  }
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(with first: B, _ second: C, _ third: D, _ fourth: E, _ fifth: F, _ sixth: G) -> AnyPublisher<
    Output, Failure
  >
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output,
    F.Failure == Failure, F.Output == Output, G.Failure == Failure, G.Output == Output
  {
    Publishers.MergeMany([
      eraseToAnyPublisher(), first.eraseToAnyPublisher(), second.eraseToAnyPublisher(),
      third.eraseToAnyPublisher(), fourth.eraseToAnyPublisher(), fifth.eraseToAnyPublisher(),
      sixth.eraseToAnyPublisher(),
    ]).eraseToAnyPublisher()
  }
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(with first: B, _ second: C, _ third: D, _ fourth: E, _ fifth: F, _ sixth: G, _ seventh: H)
    -> AnyPublisher<Output, Failure>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
    D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output,
    F.Failure == Failure, F.Output == Output, G.Failure == Failure, G.Output == Output,
    H.Failure == Failure, H.Output == Output
  {
    Publishers.MergeMany([
      eraseToAnyPublisher(), first.eraseToAnyPublisher(), second.eraseToAnyPublisher(),
      third.eraseToAnyPublisher(), fourth.eraseToAnyPublisher(), fifth.eraseToAnyPublisher(),
      sixth.eraseToAnyPublisher(), seventh.eraseToAnyPublisher(),
    ]).eraseToAnyPublisher()
  }
}

extension Publishers {
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.merge(with: b).receive(subscriber: subscriber)
    }
  }
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.merge(with: b, c).receive(subscriber: subscriber)
    }
  }
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.merge(with: b, c, d).receive(subscriber: subscriber)
    }
  }
}
