import { fillIn } from '../../../contract/fill-in.ts'
import type { FlightPlannerLabels } from '../../../schemas/demos/flight-planner.ts'
import { percentIn } from '../frame/amounts.ts'
import type { UsedFlightPlan } from './use-flight-plan.ts'

/** Writes amounts with their units, as the content has them and a language writes numbers. */
export function unitsIn(language: string, units: FlightPlannerLabels['units']) {
  const write = (unit: keyof typeof units, digits: number, always = 0) => {
    const format = new Intl.NumberFormat(language, {
      maximumFractionDigits: digits,
      minimumFractionDigits: always,
    })
    return (value: number) => fillIn(units[unit], { n: format.format(value) })
  }
  return {
    metres: write('metres', 0),
    kilometres: write('kilometres', 1, 1),
    centimetres: write('centimetres', 1),
    minutes: write('minutes', 0),
    gigabytes: write('gigabytes', 1),
    hectares: write('hectares', 1),
  }
}

/** Everything that is said of a plan, written out. */
export function flightFigures(
  { demo, camera, plan, rise, hectares }: UsedFlightPlan,
  { units, limits, work }: FlightPlannerLabels,
  language: string,
) {
  const write = unitsIn(language, units)
  const count = new Intl.NumberFormat(language)
  const percent = percentIn(language)
  const whole = (share: number) => percent(Math.max(0, Math.floor(share)) / 100)
  return {
    area: write.hectares(hectares),
    camera: camera.name,
    detail: write.centimetres(demo.values.detail),
    along: percent(demo.values.along / 100),
    between: percent(demo.values.between / 100),
    height: write.metres(plan.height),
    lines: count.format(plan.lines.length),
    pictures: count.format(plan.pictures),
    distance: write.kilometres(plan.distance / 1000),
    time: write.minutes(Math.ceil(plan.minutes)),
    batteries: count.format(plan.batteries),
    storage: write.gigabytes(plan.gigabytes),
    days: count.format(plan.days),
    /** For the warnings. */
    warned: {
      height: write.metres(plan.height),
      limit: write.metres(limits.height),
      rise: write.metres(rise),
      left: write.metres(Math.max(0, plan.left)),
      along: whole(plan.overTop.along),
      between: whole(plan.overTop.between),
      batteries: count.format(plan.batteries),
      carried: count.format(work.batteries),
    },
  }
}
