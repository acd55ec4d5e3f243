import { useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { decimal, integer, list, number, record } from '../frame/codecs.ts'
import { type DemoProps, useDemo } from '../frame/use-demo.ts'
import { planFlight } from './plan-flight.ts'
import { areaOf, BOTTOM, isArea, onMap, type Point, UNITS } from './polygon.ts'
import type { Labels } from './schema.server.ts'

const STEP = 10

/** Writes amounts with a unit of ECMA-402, which fields show by itself. */
function inUnit(language: string, unit: string, maximumFractionDigits: number) {
  const formats = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits })
  const name = formats.formatToParts(0).find(({ type }) => type === 'unit')
  return { format: formats.format, unit: name?.value }
}

/** The state of the planner, what follows from it, and how it is changed. */
export function useFlightPlan(props: DemoProps<Labels>) {
  const { labels, language } = props
  const { map, cameras } = labels
  const demo = useDemo(props, {
    camera: integer(0, cameras.length - 1),
    detail: number(labels.detail),
    along: number(labels.along),
    between: number(labels.between),
    corners: list<Point>(
      record(',', { x: decimal(0, UNITS), y: decimal(0, BOTTOM) }),
      map.corners.map(([x, y]) => onMap({ x: x * UNITS, y: y * UNITS })),
      { separator: ';', isValid: isArea },
    ),
    area: number(labels.area),
  })
  const [chosen, choose] = useState(0)
  const { corners, area, detail, along, between } = demo.values
  /** Metres in a unit of the map. */
  const unit = Math.sqrt((area * 10_000) / areaOf(corners))
  const camera = cameras[demo.values.camera]
  if (!camera) throw new Error('The flight planner has no camera')

  const moveCorner = (index: number, to: Point) => {
    const moved = corners.with(index, onMap(to))
    if (!isArea(moved)) return
    const { low, high } = labels.area
    const hectares = Number(((areaOf(moved) * unit ** 2) / 10_000).toPrecision(4))
    demo.set({ corners: moved, area: Math.min(high, Math.max(low, hectares)) })
  }
  return {
    demo,
    hectares: inUnit(language, 'hectare', 1),
    centimetres: inUnit(language, 'centimeter', 1),
    metres: inUnit(language, 'meter', 0),
    minutes: inUnit(language, 'minute', 0),
    camera,
    corners,
    unit,
    plan: planFlight(
      {
        camera,
        detail: detail / 100,
        along: along / 100,
        between: between / 100,
        corners: corners.map(({ x, y }) => ({ x: x * unit, y: y * unit })),
      },
      labels.work,
    ),
    chosen,
    choose,
    cornerName: (index: number) => fillIn(map.corner, { number: index + 1, count: corners.length }),
    moveCorner,
    stepCorner(index: number, right: number, down: number) {
      const { x, y } = corners[index] as Point
      moveCorner(index, { x: x + right * STEP, y: y + down * STEP })
    },
  }
}

export type Flight = ReturnType<typeof useFlightPlan>
