import type { CSSProperties } from 'react'
import { CaseStudyFigure } from '../../heroes/case-study-figure.tsx'
import type { Figure } from '../../pages/case-study/schema.ts'
import styles from './story.module.css'

/** A whole number and its unit: “9 s”, “₹40”. */
const NUMBER = /^(\D*)(\d+)(\D*)$/

/** More kites than this are no longer seen as a number. */
const MOST_KITES = 60

/** The figure of a case study as kites in the sky: it counts from before to after as `--count` changes. */
export function StoryDrawing({ before, after, label }: Figure) {
  const [, start = '', from] = NUMBER.exec(before) ?? []
  const [, unit = '', to, end = ''] = NUMBER.exec(after) ?? []
  if (!from || !to || start !== unit)
    return <CaseStudyFigure before={before} after={after} label={label} />
  const kites = Math.max(Number(from), Number(to))
  const numbers = {
    '--before': Number(from),
    '--after': Number(to),
    '--letters': Math.max(before.length, after.length),
    '--columns': Math.ceil(Math.sqrt(kites * 1.3)),
  }
  return (
    <div className={`row line ${styles.drawing}`} style={numbers as CSSProperties}>
      <p className={styles.figure}>
        <strong className={styles.count}>
          {unit}
          <span className={styles.number} />
          {end}
        </strong>
        {label}
      </p>
      {kites <= MOST_KITES && (
        <div className={styles.kites}>
          {Array.from({ length: kites }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <i key={index} style={{ '--index': index } as CSSProperties} />
          ))}
        </div>
      )}
    </div>
  )
}
