import styles from './prose.module.css'
import { ProseBlocks } from './prose-blocks.tsx'
import type { ProseBlock } from './prose-nodes.ts'

/** Text that comes from Markdown, set for reading. */
export function Prose({ blocks, serif = false }: { blocks: ProseBlock[]; serif?: boolean }) {
  return (
    <div className={styles.prose} data-serif={serif}>
      <ProseBlocks blocks={blocks} />
    </div>
  )
}
