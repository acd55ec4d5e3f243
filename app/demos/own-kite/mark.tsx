import type { KitePattern } from '../../../model/fields/kite.ts'
import styles from '../../ui/kite/kite.module.css'
import { drawPattern } from '../../ui/kite/patterns.tsx'

/** Patterns whose second or third shape overlaps the first and is cut out of it. */
const CUT_OUT: readonly KitePattern[] = ['eye', 'disc', 'crown', 'star', 'band', 'crossing']

export type MarkDesign = { pattern: KitePattern; paper: string; pieces: string }

type MarkProps = MarkDesign & Pick<React.SVGProps<SVGSVGElement>, 'x' | 'y' | 'width' | 'height'>

export function Mark({ pattern, paper, pieces, ...svg }: MarkProps) {
  const cutOut = CUT_OUT.includes(pattern) ? paper : pieces
  return (
    <svg viewBox="0 0 120 132" aria-hidden="true" {...svg}>
      <g className={styles.paper}>
        <rect width="120" height="120" fill={paper} />
        {drawPattern(pattern, paper, pieces, pattern === 'quarter' ? pieces : cutOut, paper)}
      </g>
      <g fill="none" stroke="var(--ink)" strokeWidth="2.4" strokeLinejoin="round">
        <path d="M60 4 116 56 60 112 4 56Z" />
        <path d="M60 4V112M4 56Q60-6 116 56" strokeWidth="1.4" opacity=".5" />
        <path d="M60 110 72 128H48Z" fill={pieces} />
      </g>
    </svg>
  )
}
