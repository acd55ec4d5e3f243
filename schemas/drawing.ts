import { type Node, parse } from 'svg-parser'

/** The folder of the brand's own drawing and fonts, in `content/`. */
export const BRAND_FOLDER = 'brand/'

const SVG = 'http://www.w3.org/2000/svg'

/** Scripts, documents within, pictures, letters, whose font others lack, and references to other files. */
const FORBIDDEN =
  /<!(?:DOCTYPE|ENTITY)|<(?:script|foreignObject|image|iframe|text)\b|\bon\w+=|href=["'](?!#)[^"']*|@import|url\((?!["']?#)[^)]*/i

const rootOf = (text: string): Node | undefined =>
  parse(text.replace(/^\uFEFF/, '').trim()).children?.find((child) => typeof child === 'object')

/** Width and height of a drawing, in its own units; undefined without a view box. */
export function sizeOfDrawing(text: string): { width: number; height: number } | undefined {
  const box = String(rootOf(text)?.properties?.viewBox ?? '')
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : undefined
}

/**
 * What is wrong with an SVG, which has to be a self-contained drawing that every browser shows.
 * @returns undefined if nothing is
 */
export function wrongInDrawing(text: string): string | undefined {
  const [forbidden] = FORBIDDEN.exec(text) ?? []
  if (forbidden) return `has ${forbidden}; it has to be complete in itself, and made of shapes`
  try {
    const root = rootOf(text)
    if (root?.tagName !== 'svg' || root.properties?.xmlns !== SVG)
      return `does not begin with <svg xmlns="${SVG}">`
    if (!sizeOfDrawing(text)) return 'has no viewBox, such as viewBox="0 0 64 64"'
    return undefined
  } catch (error) {
    const [, reason] = /^(.*?) \(\d/.exec((error as Error).message) ?? []
    return `cannot be read as SVG${reason ? `: ${reason}` : ''}`
  }
}
