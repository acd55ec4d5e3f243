import type { ComponentProps } from 'react'
import sans from '../fonts/sans.woff2'
import { useBuiltPage } from '../islands/built-page.tsx'
import { HERO_END } from '../layout-ids.ts'

type HeroProps = ComponentProps<'section'> & { as?: 'section' | 'header' }

/** React moves links to the head, except those with a handler. */
const stay = () => undefined

/**
 * A page's hero, and where it ends the links of its typeface, for which Chromium would delay the first paint, and of the
 * other sections' styles, which hold back what is below (https://html.spec.whatwg.org/multipage/links.html#body-ok).
 */
export function Hero({ as: Element = 'section', ...props }: HeroProps) {
  const built = useBuiltPage()
  return (
    <>
      <Element {...props} />
      {built && (
        <>
          <link
            rel="preload"
            href={sans}
            as="font"
            type="font/woff2"
            crossOrigin=""
            onLoad={stay}
          />
          <link id={HERO_END} rel="stylesheet" href={built.sectionStyles} fetchPriority="low" />
        </>
      )}
    </>
  )
}
