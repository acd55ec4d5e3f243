export type Size = { width: number; height: number }

/** A part of a picture, in pixels. */
export type Crop = Size & { left: number; top: number }

/** The focal point of a picture, as fractions of its width and height, and the zoom of the crop around it. */
export type Focus = { x: number; y: number; zoom: number }

export const MOST_ZOOM = 4

export const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most)

/** The largest crop of an aspect ratio, divided by the zoom, with the focal point as close to its middle as edges allow. */
export function cropOf({ width, height }: Size, ratio: number | undefined, focus: Focus): Crop {
  const shape = ratio ?? width / height
  const wide = Math.max(1, Math.round(Math.min(width, height * shape) / focus.zoom))
  const tall = between(1, Math.round(wide / shape), height)
  return {
    left: between(0, Math.round(focus.x * width - wide / 2), width - wide),
    top: between(0, Math.round(focus.y * height - tall / 2), height - tall),
    width: wide,
    height: tall,
  }
}
