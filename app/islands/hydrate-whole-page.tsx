import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Calls `then` when React has hydrated its children. */
function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}

/**
 * In development React Router hydrates the whole document, so that edits of components and content show
 * at once.
 * @param then called after hydration: changing the document earlier would cause a mismatch
 */
export function hydrateWholePage(then: () => void): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <Hydrated then={then}>
        <HydratedRouter />
      </Hydrated>,
    )
  })
}
