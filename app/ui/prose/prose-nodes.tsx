import type { ElementContent } from 'hast'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { PictureSources } from '../picture/picture.tsx'
import { ProseCode } from './prose-code.tsx'
import { ProseFigure } from './prose-figure.tsx'
import { ProseTable } from './prose-table.tsx'

declare module 'hast' {
  interface ElementData {
    /** For `figure`: the picture's sources and its caption. */
    picture?: PictureSources
    caption?: string | null
    /** For `table` and `pre`: the accessible name of the scrolling region. */
    label?: string
    /** For `pre`: the language. */
    language?: string
  }
}

/** Components for some elements of a text; the others are rendered as they are. */
const components: Partial<Components> = {
  pre: ({ node, children }) => (
    <ProseCode label={node?.data?.label ?? ''} language={node?.data?.language ?? ''}>
      {children}
    </ProseCode>
  ),
  table: ({ node, children }) => (
    <ProseTable label={node?.data?.label ?? ''}>{children}</ProseTable>
  ),
  th: ({ align, children }) => (
    <th scope="col" data-align={align}>
      {children}
    </th>
  ),
  td: ({ align, children }) => <td data-align={align}>{children}</td>,
  figure: ({ node }) =>
    node?.data?.picture && <ProseFigure {...node.data} picture={node.data.picture} />,
}

/** Renders the elements that `readMarkdown` returns: blocks, or the inline content of one line. */
export const ProseNodes = ({ nodes }: { nodes: ElementContent[] }) =>
  toJsxRuntime(
    { type: 'root', children: nodes },
    { Fragment, jsx, jsxs, components, passNode: true, tableCellAlignToStyle: false },
  )
