import type { ReactNode } from 'react'
import field from '../../ui/form/field.module.css'
import shared from './shared.module.css'

/** One of several cells that make up a picture, with an optional caption. */
export const Cell = ({ caption, children }: { caption?: string; children: ReactNode }) => (
  <div className={shared.cell}>
    {caption && <p className={field.label}>{caption}</p>}
    {children}
  </div>
)
