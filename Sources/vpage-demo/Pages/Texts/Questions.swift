/// The questions of the vertical scene.
enum Questions {
  /// Questions about letting go, in English.
  static func makeEnglish() -> QuestionSet {
    QuestionSet(
      kicker: "Questions",
      title: "What if…",
      lead: "Click a question to unfold its answer.",
      language: .english,
      questions: [
        QuestionSet.Question(
          question: "I let go half way?",
          answer: """
            The release is judged once, in the instant it happens: how much of the next page is \
            showing, and whether your hand was on its way back. From 12 per cent on the page \
            turns, below that it springs home. A quick flick turns it too.
            """),
        QuestionSet.Question(
          question: "I catch the page while it moves?",
          answer: """
            It stops under your hand, exactly where it is. Push on and it goes on, pull back and \
            it comes back. Five quick swipes turn five pages, for each one counts from where the \
            last was heading and not from where it had got to.
            """),
        QuestionSet.Question(
          question: "The computer is too slow?",
          answer: """
            Where the page should be is computed from the time, never added up step by step. A \
            late picture shows the right place for its moment: a slow machine loses pictures and \
            keeps the motion.
            """),
        QuestionSet.Question(
          question: "There is only one page?",
          answer: """
            Then there is nowhere to go. It can be pulled, gives a little, and comes back. With \
            no page at all the pager takes every key and click calmly, and does nothing.
            """),
      ])
  }

  /// Questions about pages longer than the window, in Chinese.
  static func makeChinese() -> QuestionSet {
    QuestionSet(
      kicker: "问答",
      title: "一页比窗口还长",
      lead: "点一下问题，答案就在下面展开。",
      language: .chinese,
      questions: [
        QuestionSet.Question(
          question: "读到末尾，怎样才翻页？",
          answer: """
            先把这一页拉到底，再往上拉，就像拉一张普通的页：同样的阻尼，同样的门槛。手不必抬起来，\
            一个动作里从“读”变成“翻”；往回拉，又从“翻”变成“读”。
            """),
        QuestionSet.Question(
          question: "甩得太快，会不会翻过去？",
          answer: """
            不会。惯性只能把文字带到尽头，在那里弹一下便停住。翻页要靠手：读的时候手重了些，\
            不该丢掉正在读的那一行。
            """),
        QuestionSet.Question(
          question: "翻回来时停在哪里？",
          answer: """
            停在那一页的开头，向前翻、向后翻都一样。也可以改成停在相邻的一端：从下一页翻回来，\
            先看到的就是末尾。
            """),
        QuestionSet.Question(
          question: "用滚轮呢？",
          answer: "滚轮先归文字，一格三行。滚到尽头，这一阵滚动就停在尽头；歇一歇再滚，才翻页。"),
      ])
  }
}
