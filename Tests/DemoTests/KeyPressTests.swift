import PagerCore
import PagerTrace
import PagerSDL
import Testing

/// Keys by type, and the text that traces have for them.
@Suite struct KeyPressTests {
  @Test(arguments: TraceKey.programNames.sorted() + PagerKey.allCases.map(\.rawValue))
  func `Every key that a trace can name is a press of the same text`(name: String) {
    let press = KeyPress(text: name)
    // A pager has no other use for Shift than with the space bar.
    let bare = name.hasPrefix("Shift+") ? String(name.dropFirst(6)) : name
    let key = PagerKey(rawValue: name) ?? PagerKey(rawValue: bare)
    #expect(press.pagerKey == key)
    #expect(press.text == key?.rawValue ?? name)
  }

  @Test func `A character is a key whatever its case, and the space bar has a name`() {
    #expect(Key("g") == "G" && Key("ß").character == "ß" && Key(" ") == .space)
    #expect(
      Key.space.character == " " && Key.pageDown.character == nil && Key("?").character == "?")
    #expect(Key.function(11).name == "F11")
  }

  @Test func `Of several modifiers held a trace tells the one that decides`() {
    #expect(KeyPress("G", [.control, .shift]).text == "Ctrl+G")
    #expect(KeyPress("G", [.control, .alt, .system]).text == "Alt+G")
    #expect(KeyPress(.home, .control).pagerKey == .controlHome)
    #expect(KeyPress(.home, [.control, .alt]).pagerKey == nil)
    #expect(KeyPress("+", .control).text == "Ctrl++" && KeyPress(text: "Ctrl++").key == "+")
  }
}
