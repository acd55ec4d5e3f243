import { resultWidth } from '../../../contract/result-width.ts'

const ELLIPSIS = ' ...'

/**
 * Cuts a text as search results do: after the last whole word that leaves room for the ellipsis.
 * @returns also the widths of the whole text and of the space, in CSS pixels
 */
export function cutToWidth(text: string, { limit, size }: Record<'limit' | 'size', number>) {
  const shown = text.trim().replace(/\s+/g, ' ')
  const width = resultWidth(shown, size)
  if (width <= limit) return { shown, cut: false, width, limit }
  const words = shown.split(' ')
  while (words.length > 1 && resultWidth(words.join(' ') + ELLIPSIS, size) > limit) words.pop()
  return { shown: words.join(' ') + ELLIPSIS, cut: true, width, limit }
}

export type CutText = ReturnType<typeof cutToWidth>
