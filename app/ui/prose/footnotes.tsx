import { Icon } from '../icon/icon.tsx'
import styles from './footnotes.module.css'
import { ProseBlocks } from './prose-blocks.tsx'
import type { ProseFootnote } from './prose-nodes.ts'

/** The footnotes of a text, by number, each with the way back to where it is marked. */
export function Footnotes({ footnotes }: { footnotes: ProseFootnote[] }) {
  return (
    <ol className={styles.footnotes}>
      {footnotes.map(({ id, blocks, back }) => (
        <li key={id} id={id}>
          <ProseBlocks blocks={blocks} />
          <p className={styles.back}>
            {back.map(({ href, label }) => (
              <a key={href} href={href} aria-label={label}>
                <Icon name="arrowUp" />
              </a>
            ))}
          </p>
        </li>
      ))}
    </ol>
  )
}
