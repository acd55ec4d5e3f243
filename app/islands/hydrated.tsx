import { type ReactNode, useEffect } from 'react'

type HydratedProps = { onHydrated: () => void; children: ReactNode }

/** Calls `onHydrated` when React has hydrated its children. */
export function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(onHydrated, [onHydrated])
  return children
}
