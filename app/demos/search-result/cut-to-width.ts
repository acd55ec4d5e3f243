import { arialWidth } from './arial-width.ts'

const ELLIPSIS = ' …'

/** A text as it is shown in a space that may be too narrow for it. */
export type CutText = {
  /** What is shown, with the ellipsis where it was cut. */
  shown: string
  cut: boolean
  width: number
}

/**
 * Cuts a text as search results do: after the last whole word that leaves room for the ellipsis. If
 * the first word alone is too wide, it is cut itself.
 */
export function cutToWidth(text: string, limit: number, size: number): CutText {
  const whole = text.trim().replace(/\s+/g, ' ')
  const width = arialWidth(whole, size)
  if (width <= limit) return { shown: whole, cut: false, width }
  const fits = (part: string) => arialWidth(part + ELLIPSIS, size) <= limit
  const words = whole.split(' ')
  let count = words.length - 1
  while (count > 0 && !fits(words.slice(0, count).join(' '))) count -= 1
  let shown = words.slice(0, count).join(' ')
  if (!shown) {
    const characters = Array.from(whole)
    while (characters.length > 1 && !fits(characters.join(''))) characters.pop()
    shown = characters.join('')
  }
  return { shown: shown + ELLIPSIS, cut: true, width }
}
