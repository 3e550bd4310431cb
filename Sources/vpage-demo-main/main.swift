import vpage_demo

// All of the program is in a target of its own, which its tests can link as well.
VPageDemo.main()
