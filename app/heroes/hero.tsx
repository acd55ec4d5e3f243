import type { ComponentProps } from 'react'
import { useBuiltPage } from '../islands/built-page.tsx'
import { HERO_END } from '../layout/layout-ids.ts'

type HeroProps = ComponentProps<'section'> & { as?: 'section' | 'header' }

/**
 * A page's hero, and where it ends the link of all other sections' styles: while browsers fetch them, they show the
 * hero and hold back what is below (https://html.spec.whatwg.org/multipage/links.html#body-ok).
 */
export function Hero({ as: Element = 'section', ...props }: HeroProps) {
  const built = useBuiltPage()
  return (
    <>
      <Element {...props} />
      {built && (
        <link id={HERO_END} rel="stylesheet" href={built.sectionStyles} fetchPriority="low" />
      )}
    </>
  )
}
