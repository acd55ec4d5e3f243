import { globSync } from 'node:fs'
import type { Plugin } from 'vite'
import { progress } from './progress.ts'

/**
 * Puts the styles of a component (`*.module.css`) into the cascade layer `components`, unless they name
 * another. `app/root.tsx` sets the order of the layers.
 */
export const componentLayer = (): Plugin => ({
  name: 'component-layer',
  enforce: 'pre',
  transform: {
    filter: { id: /\.module\.css(?:\?|$)/ },
    handler: (css) => (css.startsWith('@layer') ? null : `@layer components {\n${css}}\n`),
  },
})

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
      this.emitFile({
        type: 'chunk',
        id: `/${id.replaceAll('\\', '/')}`,
        preserveSignature: 'strict',
      })
  },
})

/** An import of a picture of the content, with its sizes and formats as query. */
const PICTURE = /\/content\/pictures\/[^?]+\?/

/** Prints when all sizes and formats of a picture are encoded, the longest step of a first build. */
export function pictureProgress(): Plugin {
  const tell = progress('Pictures')
  const waiting = new Map<string, Set<string>>()
  const nameOf = (id: string) => id.split('?')[0] ?? id
  let ready = 0
  return {
    name: 'picture-progress',
    apply: 'build',
    moduleParsed({ id, importedIds }) {
      for (const picture of importedIds.filter((imported) => PICTURE.test(imported))) {
        const versions = waiting.get(nameOf(picture)) ?? new Set()
        waiting.set(nameOf(picture), versions.add(picture))
      }
      const versions = waiting.get(nameOf(id))
      if (!versions?.delete(id) || versions.size > 0) return
      tell(++ready, waiting.size)
    },
  }
}
