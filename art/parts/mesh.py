"""Raw geometry: meshes and tubes put into the scene. Positions are world units, z up."""

import bpy
import numpy as np


def add(name, points, faces, material, smooth=False, uv=None):
    """A mesh from points and faces (lists of indices); `uv` gives one (u, v) per point."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(p) for p in points], [], faces)
    if uv is not None:
        layer = data.uv_layers.new()
        for loop in data.loops:
            layer.data[loop.index].uv = uv[loop.vertex_index]
    if smooth:
        for face in data.polygons:
            face.use_smooth = True
    data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def add_many(name, points, corners, material):
    """Many separate flat faces at once: `points` is (faces·corners)×3, `corners` per face (3 or 4)."""
    points = np.ascontiguousarray(points, np.float32)
    count = len(points) // corners
    if not count:
        return None
    data = bpy.data.meshes.new(name)
    data.vertices.add(len(points))
    data.vertices.foreach_set("co", points.ravel())
    data.loops.add(len(points))
    data.loops.foreach_set("vertex_index", np.arange(len(points), dtype=np.int32))
    data.polygons.add(count)
    data.polygons.foreach_set("loop_start", np.arange(count, dtype=np.int32) * corners)
    data.polygons.foreach_set("loop_total", np.full(count, corners, np.int32))
    data.update(calc_edges=True)
    data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def tube(points, radius, material, closed=False, taper=None):
    """A round line through points; `taper` gives one radius factor per point."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 2
    line = curve.splines.new("POLY")
    line.points.add(len(points) - 1)
    for index, (spot, point) in enumerate(zip(line.points, points)):
        spot.co = (*point, 1)
        spot.radius = taper[index] if taper is not None else 1
    line.use_cyclic_u = closed
    curve.materials.append(material)
    thing = bpy.data.objects.new("tube", curve)
    bpy.context.scene.collection.objects.link(thing)
    return thing
