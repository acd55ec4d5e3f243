import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const ASSETS = 'build/client/assets'

/** Why a script is there, by the beginning of its name; the others are pages and shared sections. */
const REASONS: [RegExp, string][] = [
  [/^entry\.client/, 'React’s renderer and the start of the application'],
  [/^jsx-runtime|^react/, 'React and the router'],
  [/^lib/, 'router parts that pages share'],
  [/^es-/, 'the mail provider’s helper, fetched when a message is sent'],
  [/^icon/, 'utility glyphs'],
  [/^kite/, 'the kites’ drawings'],
  [/^root/, 'header, banner, widget, footer'],
  [/^manifest/, 'the route table'],
]

/** Scripts of the built site with their sizes in bytes, the largest first. */
export function bundle(): { name: string; size: number; brotli: number; reason: string }[] {
  return readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const file = path.join(ASSETS, name)
      const compressed = statSync(`${file}.br`, { throwIfNoEntry: false })?.size
      const reason =
        REASONS.find(([pattern]) => pattern.test(name))?.[1] ?? 'a page or shared section'
      const size = readFileSync(file).length
      return { name, size, brotli: compressed ?? size, reason }
    })
    .toSorted((one, other) => other.brotli - one.brotli)
}
