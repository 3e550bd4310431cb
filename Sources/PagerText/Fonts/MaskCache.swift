/// Keeps the masks of all fonts of a program below a number of bytes.
///
/// Runs are in two generations. When the young one outgrows half of the limit, the old one loses
/// its masks, except runs drawn again since, and the young one grows old.
package final class MaskCache {
  private let limit: Int
  private var bytes = 0
  private var generation = 0
  private var young: [TextRun] = []
  private var old: [TextRun] = []

  /// Makes a cache that keeps up to about `limit` bytes of masks.
  package init(limit: Int = 8 << 20) { self.limit = limit }

  /// Notes that a run is drawn, and the bytes of a mask just made for it.
  func touch(_ run: TextRun, newBytes: Int) {
    if run.generation != generation {
      run.generation = generation
      young.append(run)
    }
    if newBytes == 0 { return }
    // A mask costs its bytes and about 64 of book-keeping.
    bytes += newBytes + 64
    if bytes > limit / 2 { age() }
  }

  private func age() {
    for run in old where run.generation < generation { run.dropMasks() }
    old = young
    young = []
    generation += 1
    bytes = 0
  }
}
