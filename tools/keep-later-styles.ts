import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { classesIn } from './class-names.ts'

const LATER = /(?<!\.critical)\.module\.css$/

/**
 * The classes for which a component gets no name: those that only its later stylesheet has, since the names
 * come from the critical one.
 */
export function nameless(later: string, critical: string): string[] {
  const named = new Set(classesIn(critical))
  return classesIn(later).filter((name) => !named.has(name))
}

/**
 * Keeps the stylesheet that adds to the critical one of a component (`button.module.css` beside
 * `button.critical.module.css`): it is imported for its rules alone, and Vite drops a CSS module whose class
 * names nobody reads. Such a file with a class of its own stops the build.
 */
export const keepLaterStyles = (): Plugin => ({
  name: 'keep-later-styles',
  enforce: 'post',
  transform: {
    filter: { id: LATER },
    handler(code, id) {
      const critical = id.replace(LATER, '.critical.module.css')
      if (!existsSync(critical)) return null
      const [name] = nameless(readFileSync(id, 'utf8'), readFileSync(critical, 'utf8'))
      if (name)
        this.error(`${id}: .${name} is not in ${critical}, which gives the component its names`)
      return { code, map: null, moduleSideEffects: 'no-treeshake' }
    },
  },
})
