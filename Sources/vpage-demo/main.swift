print("vpage-demo")
