import type { ReactNode } from 'react'

type ToolBarProps = {
  title: string
  /** What happened last. */
  status?: string | undefined
  /** Its buttons. */
  children: ReactNode
}

/** The header of an editor page that is not a form. */
export function ToolBar({ title, status, children }: ToolBarProps) {
  return (
    <header className="bar">
      <h1 tabIndex={-1}>{title}</h1>
      <div className="acts">{children}</div>
      <p className="status" role="status">
        {status}
      </p>
    </header>
  )
}
