import type { ReactNode } from 'react'
import { useBuiltPage } from '../built-page.tsx'
import { MARK } from '../marks.ts'

/**
 * What the first paint does not wait for: fonts that only part of the words need. An inline script puts
 * it into the page after that paint (`show-after-paint.ts`); without scripts it stands there at once.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  if (!useBuiltPage()) return children
  return (
    <>
      <template {...{ [MARK.afterPaint]: '' }}>{children}</template>
      <noscript>{children}</noscript>
    </>
  )
}
