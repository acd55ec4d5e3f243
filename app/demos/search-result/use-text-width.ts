import { useEffect, useState } from 'react'
import { arialWidth, type TextWidth } from './arial-width.ts'

const FAMILY = 'Arial, "Liberation Sans", Arimo, Helvetica, sans-serif'
/** The text that is measured to see whether the browser has Arial or a font with its metrics. */
const PROBE = 'Hamburgefonstiv 0123456789'

/** Measures text as the browser sets it; undefined without Arial, since other fonts differ in width. */
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

/** Measures texts: with the table when the page is built, with the browser's canvas once it is hydrated. */
export function useTextWidth(): TextWidth {
  const [width, setWidth] = useState<TextWidth>(() => arialWidth)
  useEffect(() => {
    const measured = canvasWidth()
    if (measured) setWidth(() => measured)
  }, [])
  return width
}
