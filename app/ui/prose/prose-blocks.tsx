import { createElement } from 'react'
import { asChildren } from './as-children.ts'
import { ProseCode } from './prose-code.tsx'
import { ProseFigure } from './prose-figure.tsx'
import { ProseInlines } from './prose-inlines.tsx'
import type { ProseBlock, ProseInline, ProseItem } from './prose-nodes.ts'
import { ProseTable } from './prose-table.tsx'

/** Paragraphs, headings, lists, pictures, tables, code: one under the other. */
export function ProseBlocks({ blocks }: { blocks: ProseBlock[] }) {
  return asChildren(blocks.map(block))
}

function block(node: ProseBlock) {
  switch (node.kind) {
    case 'paragraph':
      return (
        <p data-ground={isKeySentence(node.children) ? 'rani' : undefined}>
          <ProseInlines nodes={node.children} />
        </p>
      )
    case 'line':
      return <ProseInlines nodes={node.children} />
    case 'heading':
      return createElement(
        `h${node.level}`,
        { id: node.id || undefined },
        <ProseInlines nodes={node.children} />,
      )
    case 'list':
      return node.start === null ? (
        <ul>{asChildren(node.items.map(item))}</ul>
      ) : (
        <ol start={node.start === 1 ? undefined : node.start}>
          {asChildren(node.items.map(item))}
        </ol>
      )
    case 'quote':
      return (
        <blockquote>
          <ProseBlocks blocks={node.blocks} />
        </blockquote>
      )
    case 'code':
      return <ProseCode {...node} />
    case 'table':
      return <ProseTable {...node} />
    case 'figure':
      return <ProseFigure {...node} />
    case 'rule':
      return <hr />
  }
}

/** A paragraph that is bold from end to end: what a hurried reader should take along. */
const isKeySentence = ([first, ...more]: ProseInline[]) =>
  more.length === 0 && typeof first === 'object' && first.kind === 'strong'

const item = ({ task, blocks }: ProseItem) => (
  <li data-task={task || undefined}>
    <ProseBlocks blocks={blocks} />
  </li>
)
