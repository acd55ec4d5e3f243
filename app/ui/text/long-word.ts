import type { CSSProperties } from 'react'
import { DATA } from '../../data-attributes.ts'

/** Up to this many letters in a word, the usual sizes of the name fit everywhere. */
const USUAL = 10

/** The length of a name's longest word, for styles that size the name by it; nothing if the usual size fits. */
export function longWord(name: string): { style?: CSSProperties; [DATA.longName]?: true } {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length))
  if (longest <= USUAL) return {}
  return { style: { '--longest': longest } as CSSProperties, [DATA.longName]: true }
}
