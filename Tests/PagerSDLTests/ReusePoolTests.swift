import Testing

@testable import PagerSDL

@Suite("The pool of views")
struct ReusePoolTests {
  private let card = ReusePool<View>.Kind(View.self, name: "card")

  private final class View {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @Test("An unknown kind has no views and takes none back")
  func unknown() {
    var pool = ReusePool<View>()
    pool.give(View("a"), kind: card)
    #expect(pool.take(card)?.view == nil)
    #expect(!pool.isRegistered(card) && pool.spareCount(card) == 0)
  }

  @Test("A view given back is taken again before a new one is made")
  func recycles() throws {
    var pool = ReusePool<View>()
    pool.register(card) { View("new") }
    let first = try #require(pool.take(card)?.view)
    #expect(pool.spareCount(card) == 0)
    pool.give(first, kind: card)
    #expect(pool.spareCount(card) == 1)
    #expect(pool.take(card)?.view === first)
    #expect(pool.take(card)?.isRecycled == false)
    pool.give(first, kind: card)
    #expect(pool.take(ReusePool.Kind(View.self)) == nil)
  }

  @Test("A new registration forgets the spare views of the old one")
  func registersAnew() {
    var pool = ReusePool<View>()
    pool.register(card) { View("old") }
    pool.give(View("old"), kind: card)
    pool.register(card) { View("new") }
    #expect(pool.take(card)?.view.name == "new")
  }
}
