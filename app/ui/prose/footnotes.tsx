import type { ElementContent } from 'hast'
import { Icon } from '../icon/icon.tsx'
import styles from './footnotes.module.css'
import { ProseNodes } from './prose-nodes.tsx'

export type Footnote = {
  id: string
  number: number
  nodes: ElementContent[]
  back: { href: string; label: string }[]
}

/** The footnotes of a text, numbered, each with links back to its references. */
export const Footnotes = ({ footnotes }: { footnotes: Footnote[] }) => (
  <ol className={`stack small gap-3 ${styles.footnotes}`} start={footnotes[0]?.number}>
    {footnotes.map(({ id, nodes, back }) => (
      <li key={id} id={id}>
        <ProseNodes nodes={nodes} />
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
