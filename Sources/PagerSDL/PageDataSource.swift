/// Says how many pages there are and makes them; held weakly by its container.
public protocol PageDataSource: AnyObject {
  /// The count of pages, 0 and more; asked at the start and at every `reloadData`.
  func numberOfPages(in pager: PageContainer) -> Int

  /// The view of a page, from 0: dequeue one, give it its content, return it.
  func page(at index: Int, in pager: PageContainer) -> PageView

  /// What stays the same about a page when others are inserted, removed or moved; nil for nothing.
  func identity(ofPage index: Int, in pager: PageContainer) -> AnyHashable?

  /// Where the page of an identity is now; nil when it is gone.
  func index(ofPage identity: AnyHashable, in pager: PageContainer) -> Int?
}

extension PageDataSource {
  /// No identity: `reloadData` keeps the index.
  public func identity(ofPage index: Int, in pager: PageContainer) -> AnyHashable? { nil }

  /// No identity: `reloadData` keeps the index.
  public func index(ofPage identity: AnyHashable, in pager: PageContainer) -> Int? { nil }
}
