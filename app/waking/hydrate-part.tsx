import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { MARK } from './marks.ts'
import type { Part } from './part.tsx'

/** Tells when what it holds has taken over its HTML. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

/**
 * Lets React take over a part of the page, as React's manual shows for pages that it has only partly
 * built (https://react.dev/reference/react-dom/client/hydrateRoot).
 * @returns when the part answers
 */
export async function hydratePart(element: Element): Promise<void> {
  const address = element.getAttribute(MARK.module)
  const { default: part } = (await import(/* @vite-ignore */ address ?? '')) as {
    default: Part<object>
  }
  const props = JSON.parse(element.getAttribute(MARK.props) ?? '{}')
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <Hydrated onHydrated={resolve}>
        <part.Component {...props} />
      </Hydrated>,
    )
  })
}
