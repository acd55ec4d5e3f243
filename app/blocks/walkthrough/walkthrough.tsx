import type { CSSProperties } from 'react'
import { pageOnly } from '../../data-attributes.ts'
import { SampleMark } from '../../ui/sample-mark.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import styles from './walkthrough.module.css'

const timeline = (index: number) => `--line-${index}`

/** Ties a line of the sheet to its text: the line is lit while the text is in the middle of the window. */
const tiedTo = (index: number) => ({ '--timeline': timeline(index) }) as CSSProperties

/** A sheet that stays in view on wide windows, and a text about each of its lines. */
export function Walkthrough(walkthrough: BlockProps<'walkthrough'>) {
  const { title, intro, sheet, items, background } = walkthrough
  return (
    <Section background={background} title={title} aside={intro && <p>{intro}</p>}>
      <div
        className={styles.walkthrough}
        style={{ timelineScope: items.map((_, index) => timeline(index)).join() } as CSSProperties}
      >
        <div className={`framed ${styles.sheet}`} data-background="white" {...pageOnly(true)}>
          <p className={`headline step-2 row line ${styles.heading}`}>
            {sheet.heading} <SampleMark sample={sheet.sample} />
          </p>
          {/* Each line is with its text as well. */}
          {items.map(({ line, value }, index) => (
            <p key={line} className={styles.line} style={tiedTo(index)} aria-hidden="true">
              <span>{line}</span> <span>{value}</span>
            </p>
          ))}
        </div>
        <ul className={`stack ${styles.texts}`}>
          {items.map(({ line, value, title, text }, index) => (
            <li key={line} className={`stack gap-2 ${styles.text}`} style={tiedTo(index)}>
              <p className={styles.line} data-background="highlight" {...pageOnly(sheet.sample)}>
                <span>{line}</span> <span>{value}</span>
              </p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
