import { type ComponentProps, type ReactNode, useId } from 'react'

type SectionProps = Omit<ComponentProps<'section'>, 'title'> & { title: ReactNode }

/** A part of a page under its heading. */
export function Section({ title, children, ...more }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} {...more}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
