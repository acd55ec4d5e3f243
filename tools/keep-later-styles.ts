import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

const LATER = /(?<!\.critical)\.module\.css$/

/**
 * Keeps the stylesheet that adds to the critical one of a component (`button.module.css` beside
 * `button.critical.module.css`): it is imported for its rules alone, and Vite drops a CSS module whose class
 * names nobody reads.
 */
export const keepLaterStyles = (): Plugin => ({
  name: 'keep-later-styles',
  enforce: 'post',
  transform: {
    filter: { id: LATER },
    handler: (code, id) =>
      existsSync(id.replace(LATER, '.critical.module.css'))
        ? { code, map: null, moduleSideEffects: 'no-treeshake' }
        : null,
  },
})
