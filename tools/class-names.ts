import { globSync } from 'node:fs'
import path from 'node:path'

const FIRST = 'abcdefghijklmnopqrstuvwxyz'
const NEXT = `${FIRST}0123456789`

/** Encodes a number in the characters of a class name, with a letter first. */
function spell(number: number): string {
  let rest = Math.floor(number / FIRST.length)
  let name = FIRST[number % FIRST.length] ?? ''
  for (; rest > 0; rest = Math.floor(rest / NEXT.length)) name += NEXT[rest % NEXT.length]
  return name
}

/** Demos come last, so that a new one changes no class name on other pages. */
const isDemo = (file: string) => file.includes('/app/demos/')

/** The stylesheets of all components, in a stable order. */
const sheets = new Map(
  globSync('app/**/*.module.css')
    .sort()
    .sort((one, other) => Number(isDemo(one)) - Number(isDemo(other)))
    .map((file, index) => [path.resolve(file), spell(index)]),
)
const names = new Map<string, string[]>()

/**
 * The short name of a component's class in the built site: some letters for the stylesheet and some for
 * the class. It is the same in pages and scripts, which are built separately.
 * @param name the class in the stylesheet
 * @param file the stylesheet's path
 * @param css its text
 */
export function shortClassName(name: string, file: string, css: string): string {
  const sheet = sheets.get(path.resolve(file.replace(/\?.*$/, '')))
  if (!sheet) throw new Error(`${file}: styles of a component must be in app/**/*.module.css`)
  const known = names.get(sheet) ?? [
    ...new Set(Array.from(css.matchAll(/\.[a-z][\w-]*/gi), ([found]) => found.slice(1))),
  ]
  names.set(sheet, known)
  if (!known.includes(name)) known.push(name)
  return `${sheet}-${spell(known.indexOf(name))}`
}
