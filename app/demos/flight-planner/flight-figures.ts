import { fillIn } from '../../../contract/fill-in.ts'
import type { Flight } from './use-flight-plan.ts'

/** The figures of a plan as text. */
export function flightFigures({ demo, units, camera, plan }: Flight) {
  const { number, percent } = demo.formats
  return {
    area: [units.hectares(demo.values.area), demo.values.place.trim()].filter(Boolean).join(', '),
    camera: camera.name,
    detail: units.centimetres(demo.values.detail),
    along: percent(demo.values.along),
    between: percent(demo.values.between),
    height: units.metres(plan.height),
    lines: number(plan.lines.length),
    pictures: number(plan.pictures),
    distance: units.kilometres(plan.distance / 1000),
    time: units.minutes(Math.ceil(plan.minutes)),
    batteries: number(plan.batteries),
    storage: units.gigabytes(plan.gigabytes),
    days: number(plan.days),
  }
}

/** The warnings about a plan, as sentences. */
export function warningsOf({ demo, units, plan, rise }: Flight) {
  const { warnings, limits, work } = demo.labels
  const { number, percent } = demo.formats
  const whole = (value: number) => percent(Math.max(0, Math.floor(value)))
  const figures = {
    height: units.metres(plan.height),
    limit: units.metres(limits.height),
    rise: units.metres(rise),
    left: units.metres(Math.max(0, plan.left)),
    along: whole(plan.overTop.along),
    between: whole(plan.overTop.between),
    batteries: number(plan.batteries),
    carried: number(work.batteries),
  }
  return plan.warnings.map((warning) => fillIn(warnings[warning], figures))
}
