import PagerCore
package import PagerSDL

/// Pages of a feed that can change under the pager.
package final class Feed: PageDataSource {
  /// What the pages show; the count of pages is its count.
  package var numbers: [Int]
  /// The lengths of the pages that scroll inside, by index.
  package var lengths: [Int: Double] = [:]
  /// Whether pages have identities: their numbers.
  package var hasIdentities = false
  /// The indices asked for, in order.
  package var asked: [Int] = []
  /// How many views were made.
  package var made = 0

  package init(_ numbers: some Sequence<Int>) { self.numbers = Array(numbers) }

  package func register(in pager: PageContainer) {
    pager.register(CardView.self, named: "card") { [unowned self] in
      made += 1
      return CardView()
    }
    pager.register(LongView.self, named: "long") { [unowned self] in
      made += 1
      return LongView()
    }
  }

  package func numberOfPages(in pager: PageContainer) -> Int { numbers.count }

  package func page(at index: Int, in pager: PageContainer) -> PageView {
    asked.append(index)
    if let length = lengths[index] {
      let view = pager.dequeue(LongView.self, named: "long")
      view.length = length
      view.isSideways = pager.configuration.innerScrolling.axis == .horizontal
      return view
    }
    let view = pager.dequeue(CardView.self, named: "card")
    view.number = numbers[index]
    return view
  }

  package func identity(ofPage index: Int, in pager: PageContainer) -> AnyHashable? {
    hasIdentities ? numbers[index] : nil
  }

  package func index(ofPage identity: AnyHashable, in pager: PageContainer) -> Int? {
    numbers.firstIndex { AnyHashable($0) == identity }
  }
}
