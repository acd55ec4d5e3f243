"""The stage: an empty scene with its camera and its render settings."""

import math

import bpy
from mathutils import Vector


class Stage:
    """One picture to be made. width, height in pixels; samples per pixel.

    Scenes call exactly one of `flat`, `ahead` or `seen_from` to set the camera.
    """

    def __init__(self, width, height, samples):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.width, self.height, self.aspect = width, height, width / height
        scene = bpy.context.scene
        scene.render.engine = "CYCLES"
        scene.render.resolution_x, scene.render.resolution_y = width, height
        scene.render.resolution_percentage = 100
        scene.view_settings.view_transform = "Standard"
        scene.view_settings.look = "None"
        cycles = scene.cycles
        cycles.samples = samples
        cycles.use_denoising = False
        cycles.use_adaptive_sampling = True
        cycles.adaptive_threshold = 0.008
        cycles.max_bounces = 3
        cycles.diffuse_bounces = 2
        cycles.sample_clamp_indirect = 2
        self.scene = scene

    def _camera(self):
        data = bpy.data.cameras.new("camera")
        data.sensor_fit = "HORIZONTAL"
        camera = bpy.data.objects.new("camera", data)
        self.scene.collection.objects.link(camera)
        self.scene.camera = camera
        return camera, data

    def flat(self, span):
        """Look straight at the x–z plane without perspective; `span` units across the width."""
        camera, data = self._camera()
        data.type = "ORTHO"
        data.ortho_scale = span
        camera.location = (0, -40, 0)
        camera.rotation_euler = (math.pi / 2, 0, 0)
        self.span, self.lens = span, None

    def ahead(self, lens=40):
        """Look along +y from the origin with a lens of so many millimetres (sensor 36)."""
        camera, data = self._camera()
        data.lens = lens
        camera.rotation_euler = (math.pi / 2, 0, 0)
        self.lens = lens

    def seen_from(self, place, target, lens=50, shift=(0, 0)):
        """Look from one place at another; shift moves the picture by parts of its width."""
        camera, data = self._camera()
        data.lens = lens
        data.shift_x, data.shift_y = shift
        camera.location = place
        camera.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()

    def across(self, depth=0.0):
        """Width of what the camera sees, in units, at a depth (only for flat and ahead)."""
        return self.span if self.lens is None else depth * 36 / self.lens

    def at(self, u, v, depth=0.0):
        """World place seen at u, v (0..1 from the left, from the top) at a depth along +y."""
        wide = self.across(depth)
        return Vector(((u - 0.5) * wide, depth, (0.5 - v) * wide / self.aspect))

    def render(self, out):
        """Render to a PNG file."""
        self.scene.render.filepath = out
        self.scene.render.image_settings.file_format = "PNG"
        bpy.ops.render.render(write_still=True)
