// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the roles of a table whose cells are blocks
import type { ElementContent } from 'hast'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { Picture, type PictureSources } from '../picture.tsx'
import tableStyles from '../table/table.module.css'
import styles from './prose-nodes.module.css'
import { ScrollRegion } from './scroll-region.tsx'

declare module 'hast' {
  interface ElementData {
    /** For `figure`: the picture's sources and its caption. */
    picture?: PictureSources
    caption?: string | null
    /** For `table` and `pre`: the accessible name of the scrolling region; for `td`: the column's heading. */
    label?: string
    language?: string
  }
}

/** Widths of a picture in a text: that of its lines, up to this maximum. */
const PICTURE_SIZES = '(min-width: 48rem) 44rem, 92vw'

const components: Partial<Components> = {
  pre: ({ node, children }) => (
    <div className={styles.code}>
      {node?.data?.language && <p className={`small ${styles.language}`}>{node.data.language}</p>}
      <ScrollRegion label={node?.data?.label ?? ''}>
        <pre className={styles.lines}>{children}</pre>
      </ScrollRegion>
    </div>
  ),
  table: ({ node, children }) => (
    <div className={`step-0 ${styles.table}`}>
      <ScrollRegion label={node?.data?.label ?? ''}>
        <table role="table" className={`full ${tableStyles.table}`}>
          {children}
        </table>
      </ScrollRegion>
    </div>
  ),
  thead: (part) => <thead role="rowgroup">{part.children}</thead>,
  tbody: (part) => <tbody role="rowgroup">{part.children}</tbody>,
  tr: (row) => <tr role="row">{row.children}</tr>,
  th: ({ align, children }) => (
    <th scope="col" role="columnheader" data-align={align}>
      {children}
    </th>
  ),
  td: ({ node, align, children }) => (
    <td role="cell" data-align={align} data-label={node?.data?.label}>
      {children}
    </td>
  ),
  figure: ({ node }) =>
    node?.data?.picture && (
      <figure className={styles.figure}>
        <Picture picture={node.data.picture} sizes={PICTURE_SIZES} className="framed" />
        {node.data.caption && (
          <figcaption className={`small ${styles.caption}`}>{node.data.caption}</figcaption>
        )}
      </figure>
    ),
}

/** Renders the elements that `readMarkdown` returns: blocks, or the inline content of one line. */
export const ProseNodes = ({ nodes }: { nodes: ElementContent[] }) =>
  toJsxRuntime(
    { type: 'root', children: nodes },
    { Fragment, jsx, jsxs, components, passNode: true, tableCellAlignToStyle: false },
  )
