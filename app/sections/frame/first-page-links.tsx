import { useState } from 'react'
import { Links, useLocation } from 'react-router'

/**
 * What the first page of a visit names in its head. Pages that follow bring theirs before they are
 * shown (`navigation/take-in-links.ts`), where the framework would with the page itself.
 */
export function FirstPageLinks() {
  const { key } = useLocation()
  const [first, setFirst] = useState<string | undefined>(key)
  if (first && first !== key) setFirst(undefined)
  return import.meta.env.DEV || first ? <Links /> : null
}
