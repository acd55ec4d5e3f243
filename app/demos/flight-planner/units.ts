import { fillIn } from '../../../contract/fill-in.ts'
import type { Formats } from '../frame/amounts.ts'
import type { Labels } from './schema.server.ts'

/** Functions that write amounts with the units of the content, in the number format of a language. */
export function unitsIn(units: Labels['units'], { decimal }: Formats) {
  const write = (unit: keyof typeof units, most: number, least = 0) => {
    const format = decimal(most, least)
    return (value: number) => fillIn(units[unit], { n: format(value) })
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
