import { globSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Gives each part of pages (`*.island.tsx`) a module of its own in the browser's half of the build; its
 * address stands in Vite's manifest, and from there in the pages (`app/islands/built-page.server.ts`).
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
