"""The shared parts of every picture: colours, paper, kites, thread, terrain, light and camera."""
