import type { ReactNode } from 'react'
import { DATA } from '../data-attributes.ts'
import { useBuiltPage } from './built-page.tsx'

/** What costs nothing until a visitor interacts: a picture that only they can bring up, a chat's script. */
export function Deferred({ children }: { children: ReactNode }) {
  return useBuiltPage() ? <template {...{ [DATA.deferred]: '' }}>{children}</template> : children
}
