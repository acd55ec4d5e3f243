import type { ElementContent } from 'hast'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { Picture, type PictureSources } from '../picture/picture.tsx'
import { ProseCode } from './prose-code.tsx'
import { PICTURE_SIZES, ProseFigure } from './prose-figure.tsx'
import { ProseTable } from './prose-table.tsx'

declare module 'hast' {
  interface ElementData {
    /** Of an `img` or `figure`: the picture in its sizes, and the line under it. */
    picture?: PictureSources
    caption?: string | null
    /** The name of what scrolls by itself: a `table` or `pre`. */
    label?: string
    /** The language of a `pre`. */
    language?: string
  }
}

/** Elements of a text that are drawn by components; all others stand for themselves. */
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
  img: ({ node }) =>
    node?.data?.picture && (
      <>
        <Picture picture={node.data.picture} sizes={PICTURE_SIZES} />
        {node.data.caption && <small>{node.data.caption}</small>}
      </>
    ),
}

/** What `readMarkdown` makes of Markdown: blocks, or the words of one line. */
export const ProseNodes = ({ nodes }: { nodes: ElementContent[] }) =>
  toJsxRuntime(
    { type: 'root', children: nodes },
    { Fragment, jsx, jsxs, components, passNode: true, tableCellAlignToStyle: false },
  )
