import type { ComponentProps } from 'react'

/** A part of a page under its heading. */
export const Section = ({ title, children, ...more }: ComponentProps<'section'>) => (
  <section aria-label={title} {...more}>
    <h2>{title}</h2>
    {children}
  </section>
)
