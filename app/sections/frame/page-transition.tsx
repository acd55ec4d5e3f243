import { type ReactNode, ViewTransition } from 'react'
import { useLocation } from 'react-router'
import { useReducedMotion } from '../../ui/use-reduced-motion.ts'

/**
 * Lets the old page leave and the new one rise (`styles/motion.css`). Each page is a boundary of its
 * own: one around all of them would also be set off when a click only begins to load the next page,
 * and that page would wait for the end of a movement that shows nothing.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const movement = useReducedMotion() ? 'none' : 'page'
  return (
    <ViewTransition key={pathname} default="none" enter={movement} exit={movement}>
      <div>{children}</div>
    </ViewTransition>
  )
}
