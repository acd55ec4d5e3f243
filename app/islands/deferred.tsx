import type { ReactNode } from 'react'
import { DATA } from '../data-attributes.ts'
import { useBuiltPage } from './built-page.tsx'

/** Content that costs nothing until the first use of the page (`insert-deferred.ts`): a hidden picture. */
export function Deferred({ children }: { children: ReactNode }) {
  return useBuiltPage() ? <template {...{ [DATA.deferred]: '' }}>{children}</template> : children
}
