import { DATA } from '../../data-attributes.ts'
import { leanKites } from './lean-kites.ts'
import { pullTheLine } from './pull-the-line.ts'

/** Adds what moves in Home's hero. */
export function moveHero(): void {
  const hero = document.querySelector<HTMLElement>(`[${DATA.line}]`)
  if (!hero) return
  pullTheLine(hero)
  leanKites(hero)
}
