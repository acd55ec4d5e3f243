import type { ElementContent } from 'hast'
import { Icon } from '../icon/icon.tsx'
import styles from './footnotes.module.css'
import { ProseNodes } from './prose-nodes.tsx'

/** A footnote, and the links back to where it is marked. */
export type Footnote = {
  id: string
  nodes: ElementContent[]
  back: { href: string; label: string }[]
}

/** The footnotes of a text, by number, each with the way back to where it is marked. */
export function Footnotes({ footnotes }: { footnotes: Footnote[] }) {
  return (
    <ol className={styles.footnotes}>
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
}
