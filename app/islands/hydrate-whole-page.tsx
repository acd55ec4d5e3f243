import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { Hydrated } from './hydrated.tsx'

/**
 * In development React Router hydrates the whole document, so that edits of components and content show
 * at once.
 * @param then called after hydration: changing the document earlier would cause a mismatch
 */
export function hydrateWholePage(then: () => void): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <Hydrated onHydrated={then}>
        <HydratedRouter />
      </Hydrated>,
    )
  })
}
