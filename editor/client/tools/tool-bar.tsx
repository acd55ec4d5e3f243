import type { ReactNode } from 'react'

type ToolBarProps = {
  title: string
  crumb?: string
  /** What happened last. */
  status?: string | undefined
  /** Its buttons. */
  children: ReactNode
}

/** The header of an editor page that is not a form. */
export function ToolBar({ title, crumb, status, children }: ToolBarProps) {
  return (
    <header className="bar">
      <div>
        {crumb && <p className="crumb">{crumb}</p>}
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      <div className="acts">{children}</div>
      <p className="status" role="status">
        {status}
      </p>
    </header>
  )
}
