import VitrineDrawing

/// Damages archives and decodes them: `fuzz <rounds> <seed>`. A trap is the fault that is looked for;
/// decoding may refuse or succeed, and what it takes has to come back from its own encoding.
let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
let seed = CommandLine.arguments.dropFirst(2).first.flatMap { UInt64($0) } ?? 1
var generator = Generator(seed: seed)
var bytes = generator.archive().encoded()
var (refused, changed) = (0, 0)
let start = ContinuousClock.now
for round in 0..<rounds {
  if round % 200 == 0 { bytes = generator.archive().encoded() }
  guard let archive = try? Archive(decoding: Fuzz.damage(bytes, &generator)) else {
    refused += 1
    continue
  }
  // Now and then all the way: it takes longer than decoding.
  if round % 64 == 0, (try? Archive(decoding: archive.encoded())) == nil { changed += 1 }
}
let seconds = (ContinuousClock.now - start) / .seconds(1)
let tenths = (seconds * 10).rounded() / 10
print("\(rounds) inputs, \(refused) refused, \(rounds - refused) taken, \(tenths) s")
if changed > 0 { fatalError("\(changed) archives were taken and not written again") }
