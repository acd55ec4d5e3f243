import { type ReactNode, useState, ViewTransition } from 'react'
import { useLocation } from 'react-router'
import { wantsLessMotion } from '../../ui/wants-less-motion.ts'

/**
 * One page. Its boundary leaves nothing in the document, so that the page as it was built fits
 * either answer. For whoever wants less motion there is none: the browser would hold still the old
 * page and wait for a frame, to show nothing.
 */
function Page({ children }: { children: ReactNode }) {
  const [still] = useState(wantsLessMotion)
  const page = <div>{children}</div>
  return still ? (
    page
  ) : (
    <ViewTransition default="none" enter="page" exit="page">
      {page}
    </ViewTransition>
  )
}

/**
 * Lets the old page leave and the new one rise (`styles/motion.css`). Each page is a boundary of its
 * own: one around all of them would also be set off when a click only begins to load the next page,
 * and that page would wait for the end of a movement that shows nothing.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Page key={pathname}>{children}</Page>
}
