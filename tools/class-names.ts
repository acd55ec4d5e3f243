import { globSync, readFileSync } from 'node:fs'
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
const isDemo = (file: string) => file.includes(path.join('app', 'demos'))

/** The stylesheets of a component, `button.critical.module.css` and `button.module.css`, without their endings. */
const stemOf = (file: string) =>
  path.resolve(file.replace(/(\.critical)?\.module\.css(\?.*)?$/, ''))

/** The stylesheets of all components by their stem, in a stable order. */
const sheets = Map.groupBy(
  globSync('app/**/*.module.css')
    .sort()
    .sort((one, other) => Number(isDemo(one)) - Number(isDemo(other))),
  stemOf,
)
const stems = [...sheets.keys()]
const names = new Map<string, string[]>()

/** The names of all classes in a stylesheet. */
export const classesIn = (css: string) => [
  ...new Set(Array.from(css.matchAll(/\.[a-z][\w-]*/gi), ([found]) => found.slice(1))),
]

/** The classes of a component, in the order of its stylesheets. */
function classesOf(stem: string): string[] {
  const css = (sheets.get(stem) ?? []).map((file) => readFileSync(file, 'utf8')).join('\n')
  return classesIn(css)
}

/**
 * The short name of a component's class in the built site: some letters for the component and some for
 * the class. It is the same in pages and scripts, which are built separately, and in both stylesheets of a
 * component.
 * @param name the class in the stylesheet
 * @param file the stylesheet's path
 */
export function shortClassName(name: string, file: string): string {
  const stem = stemOf(file)
  if (!sheets.has(stem))
    throw new Error(`${file}: styles of a component must be in app/**/*.module.css`)
  const known = names.get(stem) ?? classesOf(stem)
  names.set(stem, known)
  if (!known.includes(name)) known.push(name)
  return `${spell(stems.indexOf(stem))}-${spell(known.indexOf(name))}`
}

/** The name of a component's class in development: readable, and the same in both of its stylesheets. */
export const longClassName = (name: string, file: string) =>
  `${path.basename(stemOf(file))}-${spell(stems.indexOf(stemOf(file)))}-${name}`
