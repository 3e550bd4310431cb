/// Which views stand in for each other: those of one class, and of one name where it has several.
extension PageContainer {
  /// Registers a class of pages; under a name, for views that must not be mixed with its others.
  public func register<Page: PageView>(_ type: Page.Type, named name: String? = nil) {
    register(type, named: name) { type.init() }
  }

  /// Registers a class of pages that need more than `init()`, under a name or none.
  ///
  /// A later registration replaces an earlier one, whose spare views are let go.
  public func register<Page: PageView>(
    _ type: Page.Type, named name: String? = nil, make: @escaping () -> Page
  ) {
    pool.register(ReusePool<PageView>.Kind(type, name: name), make: make)
  }

  /// A recycled view of a class, and of a name if one is given, or a new one.
  ///
  /// Call it from `page(at:in:)`. A class that was not registered is registered now, with `init()`; a
  /// name that was not, too, and that goes to `diagnostics`.
  public func dequeue<Page: PageView>(_ type: Page.Type, named name: String? = nil) -> Page {
    let kind = ReusePool<PageView>.Kind(type, name: name)
    if !pool.isRegistered(kind) {
      if let name { diagnostics.report(.unregisteredName(name, className: self.name(of: type))) }
      register(type, named: name)
    }
    guard let (view, isRecycled) = pool.take(kind), let page = view as? Page else {
      preconditionFailure("a class is registered with what makes its own views")
    }
    page.reuseKind = kind
    page.reuseIdentifier = name ?? self.name(of: type)
    if isRecycled { page.prepareForReuse() }
    return page
  }

  /// The name of a class, with its module where two have the same one.
  private func name(of type: PageView.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = typeNames[key] { return name }
    // `String(describing:)` would first look through all protocols of the program: half a millisecond.
    let short = _typeName(type, qualified: false)
    let name = typeNames.values.contains(short) ? _typeName(type) : short
    typeNames[key] = name
    return name
  }
}
