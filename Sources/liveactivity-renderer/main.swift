print("renderer")
