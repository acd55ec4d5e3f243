import type { CSSProperties } from 'react'
import type { Figure } from '../pages/case-study/schema.ts'
import { useSiteData } from '../site-data.tsx'
import { charactersOf } from '../ui/text/cut-text.ts'
import styles from './case-study-figure.module.css'

/** The figure of a case study that changed: before, a kite on its line, after. It fills the width of its container. */
export function CaseStudyFigure({ before, after, label }: Figure) {
  const { labels } = useSiteData()
  const letters = { '--letters': charactersOf(before + after).length } as CSSProperties
  return (
    <span className="stack gap-1">
      <strong className={`line row ${styles.change}`} style={letters}>
        {before}
        <svg viewBox="0 0 64 44" className={styles.line} aria-hidden="true">
          <path d="M0 22H26" />
          <path d="M22 22 42 2 62 22 42 42Z" />
        </svg>
        <span className="visually-hidden">{` ${labels.became} `}</span>
        {after}
      </strong>
      <span className="visually-hidden">: </span>
      <span>{label}</span>
    </span>
  )
}
