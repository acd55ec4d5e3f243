import { globSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Puts the styles of a component (`*.module.css`) into the cascade layer `components`, unless they name another. */
export const componentLayer = (): Plugin => ({
  name: 'component-layer',
  enforce: 'pre',
  transform: {
    filter: { id: /\.module\.css(?:\?|$)/ },
    handler: (css) => (css.startsWith('@layer') ? null : `@layer components {\n${css}}\n`),
  },
})

/** Emits each island as a module of its own, whose address is in Vite's manifest (`app/islands/built-page.server.ts`). */
export const islands = (): Plugin => ({
  name: 'islands',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    for (const id of globSync('app/**/*.island.tsx'))
      this.emitFile({
        type: 'chunk',
        id: `/${id.replaceAll('\\', '/')}`,
        preserveSignature: 'strict',
      })
  },
})
