declare module 'svg-parser' {
  export type Node = {
    type: 'root' | 'element' | 'text'
    tagName?: string
    properties?: Record<string, string | number | boolean>
    children?: Node[]
    value?: string
  }
  /** Parses an SVG. @throws Error with the position, if it is not well-formed */
  export function parse(text: string): Node
}
