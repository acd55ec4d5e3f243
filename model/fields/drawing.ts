import { type Node, parse } from 'svg-parser'

/** The folder of the brand's own drawing and fonts, in `content/`. */
export const BRAND_FOLDER = 'brand/'

const SVG = 'http://www.w3.org/2000/svg'

/** What draws without scripts, animation and other files. */
const ELEMENTS =
  /^(?:svg|g|defs|symbol|use|path|rect|circle|ellipse|line|poly(?:line|gon)|(?:linear|radial)Gradient|stop|pattern|clipPath|mask|marker|filter|fe[A-Z]\w+|title|desc|style)$/

function* elementsIn(node: Node): Generator<Node> {
  if (node.type === 'element') yield node
  for (const child of node.children ?? []) if (typeof child === 'object') yield* elementsIn(child)
}

const rootOf = (text: string) => [...elementsIn(parse(text.replace(/^\uFEFF/, '').trim()))][0]

/** Width and height of a drawing, in its own units; undefined without a view box. */
export function sizeOfDrawing(text: string): { width: number; height: number } | undefined {
  const box = String(rootOf(text)?.properties?.viewBox ?? '')
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : undefined
}

/** What is wrong with one element: a script, a text, or a reference to something outside the file. */
function wrongInElement({ tagName = '', properties = {}, children = [] }: Node) {
  if (tagName === 'text') return 'has a <text>, whose font others lack; turn it into paths'
  if (!ELEMENTS.test(tagName) || tagName === 'feImage')
    return `has a <${tagName}>; take it out, or save it as plain SVG`
  for (const [name, value] of Object.entries(properties)) {
    if (/^on/i.test(name)) return `has a script, ${name}; take it out`
    if (/href$/i.test(name) && !String(value).startsWith('#'))
      return `refers to ${value}; it has to be complete in itself`
  }
  const styles = [...Object.values(properties), ...children.map(({ value }) => value)].join(' ')
  const [outside] = /@import|url\((?!["']?#)[^)]*\)?/i.exec(styles) ?? []
  return outside && `refers to ${outside}; it has to be complete in itself`
}

/** What is wrong with an SVG, which has to be a self-contained drawing; undefined if nothing is. */
export function wrongInDrawing(text: string): string | undefined {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) return 'has a <!DOCTYPE>; take it out'
  try {
    const root = rootOf(text)
    if (root?.tagName !== 'svg' || root.properties?.xmlns !== SVG)
      return `does not begin with <svg xmlns="${SVG}">`
    if (!sizeOfDrawing(text)) return 'has no viewBox, such as viewBox="0 0 64 64"'
    return [...elementsIn(root)].map(wrongInElement).find(Boolean)
  } catch (error) {
    const [, reason] = /^(.*?) \(\d/.exec((error as Error).message) ?? []
    return `cannot be read as SVG${reason ? `: ${reason}` : ''}`
  }
}
