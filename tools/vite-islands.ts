import { globSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Emits each island (`*.island.tsx`) as a separate module in the client build; Vite's manifest has its
 * address, which the pages use (`app/islands/built-page.server.ts`).
 */
export const islands = (): Plugin => ({
  name: 'islands',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    for (const id of globSync('app/**/*.island.tsx'))
      this.emitFile({ type: 'chunk', id: `/${id}`, preserveSignature: 'strict' })
  },
})
