print("liveactivity")
