import type { ReactNode } from 'react'
import shared from './shared.module.css'

type CellProps = { caption?: string; children: ReactNode }

/** A part of a picture that has several. */
export const Cell = ({ caption, children }: CellProps) => (
  <div className={shared.cell}>
    {caption && <p className={shared.caption}>{caption}</p>}
    {children}
  </div>
)
