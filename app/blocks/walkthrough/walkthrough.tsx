import type { CSSProperties } from 'react'
import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'
import styles from './walkthrough.module.css'

const timeline = (index: number) => `--line-${index}`

/** Ties a line of the sheet to its text: the line is lit while the text is in the middle of the window. */
const tiedTo = (index: number) => ({ '--timeline': timeline(index) }) as CSSProperties

/** A sheet that stays in view on wide windows, and a text about each of its lines. */
export function Walkthrough(walkthrough: Omit<Block<'walkthrough'>, 'block' | 'hidden'>) {
  const { title, intro, heading, items, background, sample } = walkthrough
  return (
    <Section
      background={background}
      title={title}
      aside={intro && <p>{intro}</p>}
      isSample={sample}
    >
      <div
        className={styles.walkthrough}
        style={{ timelineScope: items.map((_, index) => timeline(index)).join() } as CSSProperties}
      >
        {/* Each line is with its text as well. */}
        <div className={styles.sheet} data-background="white" aria-hidden="true">
          <p className="headline">{heading}</p>
          {items.map(({ line, value }, index) => (
            <p key={line} className={styles.line} style={tiedTo(index)}>
              <span>{line}</span> <span>{value}</span>
            </p>
          ))}
        </div>
        <ul className={styles.texts}>
          {items.map(({ line, value, title, text }, index) => (
            <li key={line} className={styles.text} style={tiedTo(index)}>
              <p className={styles.line} data-background="highlight">
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
