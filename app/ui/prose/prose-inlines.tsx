import { Picture } from '../picture/picture.tsx'
import { asChildren } from './as-children.ts'
import { PICTURE_SIZES } from './prose-figure.tsx'
import type { ProseInline } from './prose-nodes.ts'

/** The words of a line, with what stands among them. */
export function ProseInlines({ nodes }: { nodes: ProseInline[] }) {
  return asChildren(nodes.map(inline))
}

function inline(node: ProseInline) {
  if (typeof node === 'string') return node
  switch (node.kind) {
    case 'strong':
    case 'em':
    case 'del': {
      const Element = node.kind
      return (
        <Element>
          <ProseInlines nodes={node.children} />
        </Element>
      )
    }
    case 'code':
      return <code>{node.text}</code>
    case 'link':
      return (
        <a href={node.href} title={node.title ?? undefined}>
          <ProseInlines nodes={node.children} />
        </a>
      )
    case 'picture':
      return (
        <>
          <Picture picture={node.picture} sizes={PICTURE_SIZES} />
          {node.caption && <small>{node.caption}</small>}
        </>
      )
    case 'footnoteMark':
      return (
        <sup>
          <a id={node.id} href={node.href} aria-label={node.label}>
            {node.number}
          </a>
        </sup>
      )
    case 'break':
      return <br />
  }
}
