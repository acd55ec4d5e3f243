import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}

/** In development React Router hydrates the whole document, so that edits show at once; `then` is called after it. */
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
