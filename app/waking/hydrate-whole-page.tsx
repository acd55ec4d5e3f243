import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** In development React Router hydrates the whole document, so that edits of components and words show at once. */
export function hydrateWholePage(): void {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
}
