"""Entry for Blender: `blender -b --python art/parts/run.py -- <name> <out.png> <width> <height> <samples>`.

Finds art/scenes/<name>.py, lets its `build(stage)` fill an empty stage, and renders it.
"""

import importlib
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from parts.stage import Stage  # noqa: E402

name, out, width, height, samples = sys.argv[sys.argv.index("--") + 1 :]
stage = Stage(int(width), int(height), int(samples))
importlib.import_module(f"scenes.{name}").build(stage)
stage.render(out)
