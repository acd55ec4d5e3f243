import { type ReactNode, useEffect } from 'react'

type HydratedProps = { onHydrated: () => void; children: ReactNode }

/** Tells when React has taken over the HTML that it holds. */
export function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(onHydrated, [onHydrated])
  return children
}
