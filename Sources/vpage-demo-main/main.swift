import vpage_demo

// All of the program is in a target of its own, which the measurements can link as well.
VPageDemo.main()
