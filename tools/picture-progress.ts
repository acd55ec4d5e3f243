import type { Plugin } from 'vite'

/** A line of the build's output that says how many pictures are ready. */
export const PICTURES_READY = /^Pictures ready: (\d+) of (\d+)$/

/** A picture of the content, as modules ask for it: with the sizes and formats they want. */
const PICTURE = /\/content\/pictures\/[^?]+\?/

/** Says of each picture when all its sizes and formats are encoded: the longest step of a first build. */
export function pictureProgress(): Plugin {
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
      ready++
      console.log(`Pictures ready: ${ready} of ${waiting.size}`)
    },
  }
}
