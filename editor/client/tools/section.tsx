import type { ComponentProps, ReactNode } from 'react'

type ToolBarProps = { title: string; status?: string | undefined; children?: ReactNode }

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

/** A part of a page under its heading. */
export const Section = ({ title, children, ...more }: ComponentProps<'section'>) => (
  <section aria-label={title} {...more}>
    <h2>{title}</h2>
    {children}
  </section>
)
