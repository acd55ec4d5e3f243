import { useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { decimal, integer, list, number, record, typed } from '../frame/codecs.ts'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import { BOTTOM, fitted, isArea, onMap, UNITS } from './corners.ts'
import { asRectangle, hectaresOf } from './flight-lines.ts'
import { planFlight } from './plan-flight.ts'
import type { Point } from './polygon.ts'
import { rise } from './rise.ts'
import type { Labels } from './schema.server.ts'
import { unitsIn } from './units.ts'

/** Narrowest and widest map, in metres. */
const [NARROWEST, WIDEST] = [20, 30_000]

/** The state of the planner, what follows from it, and how it is changed. */
export function useFlightPlan(props: DemoProps<Labels>) {
  const { labels } = props
  const { map, cameras } = labels
  const demo = useDemo(props, {
    camera: integer(0, cameras.length - 1),
    detail: number(labels.detail),
    along: number(labels.along, 'percent'),
    between: number(labels.between, 'percent'),
    corners: list<Point>(
      record(',', { x: decimal(0, UNITS), y: decimal(0, BOTTOM) }),
      map.corners.map(([x, y]) => onMap({ x: x * UNITS, y: y * UNITS })),
      {
        separator: ';',
        isValid: (corners, given) => corners.length === given && isArea(corners),
      },
    ),
    metres: decimal(NARROWEST, WIDEST, map.width),
    place: typed(''),
  })
  const [picked, choose] = useState(0)
  const { corners, metres, detail, along, between } = demo.values
  const unit = metres / UNITS
  const inMetres = corners.map(({ x, y }) => ({ x: x * unit, y: y * unit }))
  const camera = cameras[demo.values.camera]
  if (!camera) throw new Error('The flight planner has no camera')
  const ground = rise(corners.map(({ x, y }) => ({ x: x / UNITS, y: y / UNITS })))
  const plan = planFlight(
    {
      camera,
      detail: detail / 100,
      along: along / 100,
      between: between / 100,
      corners: inMetres,
      rise: ground,
    },
    labels,
  )

  const hectares = hectaresOf(inMetres)
  const scaled = (factor: number) =>
    demo.set({
      metres: Number(Math.min(WIDEST, Math.max(NARROWEST, metres * factor)).toPrecision(6)),
    })
  return {
    demo,
    units: unitsIn(labels.units, demo.formats),
    camera,
    corners,
    inMetres,
    unit,
    plan,
    rise: ground,
    hectares,
    chosen: Math.min(picked, corners.length - 1),
    choose,
    cornerName: (index: number) => fillIn(map.corner, { number: index + 1, count: corners.length }),
    /** Moves a corner, within the map and only if the corners still enclose an area that can be flown. */
    moveCorner(index: number, to: Point) {
      const moved = corners.with(index, onMap(to))
      if (isArea(moved)) demo.set({ corners: moved })
    },
    /** Adds a corner in the middle of the side that follows one. */
    addCorner(index: number) {
      const [a, b] = [corners[index], corners[(index + 1) % corners.length]]
      if (!a || !b) return
      const middle = onMap({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
      demo.set({ corners: corners.toSpliced(index + 1, 0, middle) })
      choose(index + 1)
    },
    removeCorner(index: number) {
      const left = corners.toSpliced(index, 1)
      if (!isArea(left)) return
      demo.set({ corners: left })
      choose(Math.max(0, index - 1))
    },
    /** The same shape with another area, in hectares. */
    setArea: (wanted: number) => scaled(Math.sqrt(wanted / hectares)),
    setSides(along: number, across: number) {
      demo.set(fitted(asRectangle(inMetres, along, across)))
    },
  }
}

export type Flight = ReturnType<typeof useFlightPlan>
