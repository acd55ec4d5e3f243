import { useBuiltPage } from '../islands/built-page.tsx'
import { HERO_END } from '../layout/layout-ids.ts'

/**
 * Marks the end of a page's hero: the styles of all other sections are linked here. While browsers fetch
 * them, they show what is above, and hold back what is below
 * (https://html.spec.whatwg.org/multipage/links.html#body-ok).
 */
export function SectionStyles() {
  const built = useBuiltPage()
  return (
    built && <link id={HERO_END} rel="stylesheet" href={built.sectionStyles} fetchPriority="low" />
  )
}
