import type { Background } from '../../data-attributes.ts'
import { Section } from '../../ui/section/section.tsx'
import styles from './notice.module.css'

type NoticeProps = { title: string; paragraphs: string[]; background?: Background }

/** A notice that must be read, in full size: a risk, a rule, a regulator. */
export function Notice({ title, paragraphs, background = 'white' }: NoticeProps) {
  return (
    <Section background={background}>
      <div className={styles.notice}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  )
}
