import { MARK } from '../../marks.ts'

const itemsOf = (grid: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(`#${CSS.escape(grid)} > li`))

/**
 * Shows the pictures of one tag, or all.
 * @param grid id of their list
 * @returns how many are shown
 */
export function showTagged(grid: string, tag?: string): number {
  const items = itemsOf(grid)
  for (const item of items) item.hidden = tag !== undefined && item.getAttribute(MARK.tag) !== tag
  return items.filter(({ hidden }) => !hidden).length
}

/** One of the pictures that are shown, any. */
export function pickOne(grid: string): HTMLElement | undefined {
  const shown = itemsOf(grid).filter(({ hidden }) => !hidden)
  return shown[Math.floor(Math.random() * shown.length)]
}

/** Marks the picture that was picked, and no other. */
export function markPicked(grid: string, picked?: HTMLElement): void {
  for (const item of itemsOf(grid)) item.toggleAttribute(MARK.picked, item === picked)
}
