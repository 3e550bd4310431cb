package import PagerSDL
import PagerTrace

/// The demo without its window, for `vpage-bench`, which counts what frames of its overlays cost.
package final class MeasuredDemo {
  private let demo: DemoController

  /// Makes the demo in a scene by its name, on a page; nil for a scene that there is not.
  package init?(scene: String, page: Int) {
    guard let name = SceneName(rawValue: scene) else { return nil }
    var options = DemoOptions()
    options.scene = name
    options.run.start = page
    demo = DemoController(options: options)
  }

  /// The pager with the scene's pages and all overlays.
  package var pager: PageContainer { demo.pager }

  /// Puts the x-ray on show, the panel that changes in every frame.
  package func showXRay() { demo.overlays.showsXRay = true }
}
