import type { Ref } from 'react'
import type { KitePattern } from '../../../schemas/kite.ts'
import { drawPattern } from '../../ui/kite/patterns.tsx'

/** The paint of the outline; a saved file needs the value instead of the variable. */
export const LINE = 'var(--ink)'

/** Patterns whose second or third shape overlaps the first and is cut out of it. */
const CUT_OUT: readonly KitePattern[] = ['eye', 'disc', 'crown', 'star', 'band', 'crossing']

export type MarkColours = { paper: string; pieces: string }

type MarkProps = MarkColours & {
  pattern: KitePattern
  /** Unique among the marks on the page. */
  id: string
  /** For sizes around 16 px: without the lines that would blur, and with a stronger outline. */
  small?: boolean
  /** The title of the file that the mark is saved as. */
  title?: string
  ref?: Ref<SVGSVGElement>
} & Pick<React.SVGProps<SVGSVGElement>, 'x' | 'y' | 'width' | 'height' | 'className'>

/** A kite of two colours, styled by attributes alone, so that it can be saved as a file. */
export function Mark({ pattern, paper, pieces, id, small, title, ...svg }: MarkProps) {
  const cutOut = CUT_OUT.includes(pattern) ? paper : pieces
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 132" aria-hidden="true" {...svg}>
      {title && <title>{title}</title>}
      <clipPath id={id}>
        <path d="M60 4 116 56 60 112 4 56Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="120" height="120" fill={paper} />
        {drawPattern(pattern, paper, pieces, pattern === 'quarter' ? pieces : cutOut, paper)}
      </g>
      <g fill="none" stroke={LINE} strokeWidth={small ? 6 : 2.4} strokeLinejoin="round">
        <path d="M60 4 116 56 60 112 4 56Z" />
        {!small && <path d="M60 4V112M4 56Q60-6 116 56" strokeWidth="1.4" opacity=".5" />}
        <path d="M60 110 72 128H48Z" fill={pieces} />
      </g>
    </svg>
  )
}
