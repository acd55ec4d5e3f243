import type { ReactNode } from 'react'
import shared from './shared.module.css'

/** One of several cells that make up a picture, with an optional caption. */
export const Cell = ({ caption, children }: { caption?: string; children: ReactNode }) => (
  <div className={`stack gap-3 ${shared.cell}`}>
    {caption && <p className="bold">{caption}</p>}
    {children}
  </div>
)
