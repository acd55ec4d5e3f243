import type { ReactNode } from 'react'
import { DATA } from '../data-attributes.ts'
import { useBuiltPage } from './built-page.tsx'

/** Content that costs nothing until the first interaction: a hidden picture, a chat's script. */
export function Deferred({ children }: { children: ReactNode }) {
  return useBuiltPage() ? <template {...{ [DATA.deferred]: '' }}>{children}</template> : children
}
