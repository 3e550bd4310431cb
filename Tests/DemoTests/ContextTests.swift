import PagerCore
import PagerSDL
import PagerText
import PagerTrace
import Testing

@testable import vpage_demo

/// What changes with the colours, the size of text, and the ways of the pages.
@Suite struct ContextTests {
  @Test func `The size of text goes in steps and stays within its ends`() {
    var size = TextSize.normal
    var larger: [Int] = []
    for _ in 0..<6 {
      size = size.larger
      larger.append(size.percent)
    }
    #expect(larger == [110, 125, 150, 175, 200, 200])
    size = .normal
    #expect(size.smaller.percent == 90 && size.smaller.smaller.percent == 80)
    #expect(size.smaller.smaller.smaller.percent == 80)
  }

  @Test func `Type grows with the size of text, and takes the sizes of a narrower column`() {
    let normal = TypeScale(width: 400)
    let double = TypeScale(width: 400, size: TextSize.normal.larger.larger.larger.larger.larger)
    let ink = Color.black
    #expect(normal.style(.small, ink).size == 15 && double.style(.small, ink).size == 30)
    #expect(normal.style(.title, ink).size == 34 && double.style(.title, ink).size == 48)
    #expect(normal.style(.body, ink).lineHeight == double.style(.body, ink).lineHeight)
  }

  @Test func `Words for directions follow axis and direction`() {
    var configuration = PagerConfiguration(axis: .vertical)
    var words = DirectionWords(configuration)
    #expect(words.towardNext == "up" && words.towardPrevious == "down" && words.nextKey == "Down")
    #expect(words.arrows == ["↑", "↓"])
    configuration = PagerConfiguration(axis: .horizontal)
    words = DirectionWords(configuration)
    #expect(words.towardNext == "left" && words.towardPrevious == "right")
    #expect(words.nextKey == "Right" && words.arrows == ["←", "→"])
    configuration.layoutDirection = .rightToLeft
    words = DirectionWords(configuration)
    #expect(words.towardNext == "right" && words.towardPrevious == "left")
    #expect(words.nextKey == "Left" && words.arrows == ["→", "←"])
    #expect(
      Experiment.all[0].text(words)
        == "Swipe right and let it land. Two pages speak: one comes, one goes.")
    #expect(Experiment.all[2].text(words).hasPrefix("Drag right, then left beyond the start"))
  }

  @Test func `Every change has what was drawn with it drawn anew`() {
    let context = DemoContext(fonts: FontBook(), palette: Palette(theme: .light))
    context.use(.light)
    context.use(TextSize.normal)
    #expect(context.revision == 0, "nothing has changed")
    context.use(.dark)
    #expect(context.revision == 1 && context.palette.theme == .dark)
    context.use(TextSize.normal.larger)
    #expect(context.revision == 2)
  }
}
