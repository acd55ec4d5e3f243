import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

type Box = { left: number; right: number; top: number; bottom: number }

/** A page as printed: where its pictures are and where its pieces of text begin, in points from the left below. */
export type Sheet = { pictures: Box[]; texts: { x: number; y: number }[] }

/** `a` within `b`, as PDF multiplies matrices (ISO 32000-1, 8.3.4). */
const within = (a: number[], b: number[]) => {
  const [a0 = 1, a1 = 0, a2 = 0, a3 = 1, a4 = 0, a5 = 0] = a
  const [b0 = 1, b1 = 0, b2 = 0, b3 = 1, b4 = 0, b5 = 0] = b
  return [
    a0 * b0 + a1 * b2,
    a0 * b1 + a1 * b3,
    a2 * b0 + a3 * b2,
    a2 * b1 + a3 * b3,
    a4 * b0 + a5 * b2 + b4,
    a4 * b1 + a5 * b3 + b5,
  ]
}

function readSheet(drawing: string): Sheet {
  const sheet: Sheet = { pictures: [], texts: [] }
  const stack: number[][] = []
  let matrix = [1, 0, 0, 1, 0, 0]
  for (const line of drawing.split('\n')) {
    const numbers = line.split(' ').slice(0, 6).map(Number)
    if (line === 'q') stack.push(matrix)
    else if (line === 'Q') matrix = stack.pop() ?? matrix
    else if (line.endsWith(' cm')) matrix = within(numbers, matrix)
    else if (line.endsWith(' Tm')) {
      const [, , , , x = 0, y = 0] = within(numbers, matrix)
      sheet.texts.push({ x, y })
    } else if (line.endsWith(' Do')) {
      const [width = 0, , , height = 0, left = 0, y = 0] = matrix
      const [bottom = 0, top = 0] = [y, y + height].toSorted((one, other) => one - other)
      // Not a form, which has the size of one point, and no small drawing.
      if (width > 100) sheet.pictures.push({ left, right: left + width, top, bottom })
    }
  }
  return sheet
}

/** Prints a page with all its pictures on A4, as the browser does it. */
export async function print(page: Page): Promise<Sheet[]> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  })
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  return [...pdf.matchAll(/\bstream\r?\n(.*?)\r?\nendstream/gs)].flatMap(([, stream = '']) => {
    try {
      const drawing = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
      return / cm\n/.test(drawing.slice(0, 60)) ? [readSheet(drawing)] : []
    } catch {
      return []
    }
  })
}
