import { globSync } from 'node:fs'
import path from 'node:path'

const FIRST = 'abcdefghijklmnopqrstuvwxyz'
const NEXT = `${FIRST}0123456789`

/** Writes a number in the digits that a class name may hold, with a letter first. */
function spell(number: number): string {
  let rest = Math.floor(number / FIRST.length)
  let name = FIRST[number % FIRST.length] ?? ''
  for (; rest > 0; rest = Math.floor(rest / NEXT.length)) name += NEXT[rest % NEXT.length]
  return name
}

/** Demos to try come last, so that one more changes no name on any other page. */
const isDemo = (file: string) => file.includes('/app/demos/')

/** The stylesheets of the components in an order that does not depend on who asks first. */
const sheets = new Map(
  globSync('app/**/*.module.css')
    .sort()
    .sort((one, other) => Number(isDemo(one)) - Number(isDemo(other)))
    .map((file, index) => [path.resolve(file), spell(index)]),
)
const names = new Map<string, string[]>()

/**
 * The name of a component's class in the built site: a few letters for the stylesheet and a few for
 * the class, the same in the pages and in the scripts, which are built one after the other.
 * @param name the class as the stylesheet calls it
 * @param file the stylesheet's path
 * @param css its text
 */
export function shortClassName(name: string, file: string, css: string): string {
  const sheet = sheets.get(path.resolve(file.replace(/\?.*$/, '')))
  if (!sheet) throw new Error(`${file}: styles of a component stand in app/**/*.module.css`)
  const known = names.get(sheet) ?? [
    ...new Set(Array.from(css.matchAll(/\.[a-z][\w-]*/gi), ([found]) => found.slice(1))),
  ]
  names.set(sheet, known)
  if (!known.includes(name)) known.push(name)
  return `${sheet}-${spell(known.indexOf(name))}`
}
