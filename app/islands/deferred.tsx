import type { ReactNode } from 'react'
import { useBuiltPage } from '../built-page.tsx'
import { DATA } from '../data-attributes.ts'

/** What costs nothing until a visitor interacts: a picture that only they can bring up, a chat's script. */
export function Deferred({ children }: { children: ReactNode }) {
  return useBuiltPage() ? <template {...{ [DATA.deferred]: '' }}>{children}</template> : children
}
