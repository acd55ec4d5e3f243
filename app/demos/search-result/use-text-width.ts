import { useEffect, useState } from 'react'
import { arialWidth, type TextWidth } from './arial-width.ts'

const FAMILY = 'Arial, "Liberation Sans", Arimo, Helvetica, sans-serif'
/** What is measured to see whether the browser has Arial, or what was made to its metrics. */
const PROBE = 'Hamburgefonstiv 0123456789'

/** Measures as the browser sets text; undefined where it has no Arial, since other fonts tell nothing. */
function canvasWidth(): TextWidth | undefined {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return undefined
  const width: TextWidth = (text, size) => {
    context.font = `${size}px ${FAMILY}`
    return context.measureText(text).width
  }
  const expected = arialWidth(PROBE, 100)
  return Math.abs(width(PROBE, 100) - expected) < expected * 0.02 ? width : undefined
}

/** How wide texts are: by the table when the page is built, by the browser's canvas once it is hydrated. */
export function useTextWidth(): TextWidth {
  const [width, setWidth] = useState<TextWidth>(() => arialWidth)
  useEffect(() => {
    const measured = canvasWidth()
    if (measured) setWidth(() => measured)
  }, [])
  return width
}
