import type { ReactNode } from 'react'

const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** A time as the owner's clock shows it. */
export const time = (iso: string) => FORMAT.format(new Date(iso))

type ToolBarProps = { title: string; status?: string | undefined; children: ReactNode }

/** The header of an editor page that is not a form. */
export const ToolBar = ({ title, status, children }: ToolBarProps) => (
  <header className="bar">
    <h1 tabIndex={-1}>{title}</h1>
    <div className="acts">{children}</div>
    <p className="status" role="status">
      {status}
    </p>
  </header>
)
