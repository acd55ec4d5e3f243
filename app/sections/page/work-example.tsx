import type { ReactNode } from 'react'
import type { Work } from '../../../schemas/proof.ts'
import type { Background } from '../../data-attributes.ts'
import { useSiteData } from '../../site-data.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Stamp } from './stamp.tsx'
import styles from './work-example.module.css'

type WorkExampleProps = {
  title: string
  work: Work
  background: Background
  /** Its three steps in columns, or one below the other beside the heading. */
  variant?: 'columns' | 'beside' | undefined
  id?: string
  /** Shown with the heading. */
  aside?: ReactNode
}

/** One finished project: before, what we did, after, and the source of the figures. */
export function WorkExample({
  title,
  work,
  background,
  variant = 'columns',
  id,
  aside,
}: WorkExampleProps) {
  const { labels } = useSiteData()
  const parts = (['before', 'did', 'after'] as const).map((part) => ({
    part,
    name: labels.work[part],
    text: work[part],
  }))
  const beside = variant === 'beside'
  // Beside the heading, the section renders the title.
  const Element = beside ? 'div' : 'article'
  const client = (
    <>
      <h3>{`${work.client}, ${work.place}`}</h3>
      <p>{work.period}</p>
    </>
  )
  return (
    <Section
      background={background}
      title={title}
      aside={beside ? client : aside}
      {...(id && { id })}
      heading={beside ? 'left' : 'above'}
      isSample={work.sample}
    >
      <Element className={styles.work} data-background="white">
        {!beside && <header className={styles.head}>{client}</header>}
        <dl className={styles.parts} data-variant={variant}>
          {parts.map(({ part, name, text }) => (
            <div key={part} className={styles.part}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <footer className={styles.foot}>
          <p>{`${labels.work.source}: ${work.source}`}</p>
          <Stamp sample={work.sample} />
        </footer>
      </Element>
    </Section>
  )
}
