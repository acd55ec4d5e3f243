import type { ElementContent } from 'hast'
import styles from './prose.module.css'
import { ProseNodes } from './prose-nodes.tsx'

/** Typography for text from Markdown. */
export function Prose({ nodes, serif = false }: { nodes: ElementContent[]; serif?: boolean }) {
  return (
    <div className={styles.prose} data-serif={serif}>
      <ProseNodes nodes={nodes} />
    </div>
  )
}
