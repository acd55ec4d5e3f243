import type { Plugin } from 'vite'
import { progress } from './progress.mjs'

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
