import type { CSSProperties } from 'react'
import { DATA } from '../../data-attributes.ts'

/** Letters in a word for which the usual sizes of the name have room everywhere. */
const USUAL = 10

/**
 * The length of a name's longest word as a custom property, for styles that fit the name by it.
 * @returns nothing if the usual size fits
 */
export function longWord(name: string): { style?: CSSProperties; [DATA.longName]?: true } {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length))
  if (longest <= USUAL) return {}
  return { style: { '--longest': longest } as CSSProperties, [DATA.longName]: true }
}
