declare module 'svg-parser' {
  export type Node = {
    type: 'root' | 'element' | 'text'
    tagName?: string
    properties?: Record<string, string | number | boolean>
    children?: Node[]
    value?: string
  }
  export function parse(text: string): Node
}
