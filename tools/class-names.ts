import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Without `a`: ad blockers hide classes such as `ad`. */
const FIRST = 'bcdefghijklmnopqrstuvwxyz'
const NEXT = `a${FIRST}0123456789`

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

/** The stylesheets of all components, in a stable order. */
const sheets = globSync('app/**/*.module.css')
  .sort()
  .sort((one, other) => Number(isDemo(one)) - Number(isDemo(other)))
const stems = new Set(sheets.map(stemOf))

/** The names of all classes in a stylesheet. */
export const classesIn = (css: string) => [
  ...new Set(Array.from(css.matchAll(/\.[a-z][\w-]*/gi), ([found]) => found.slice(1))),
]

const keyOf = (file: string, name: string) => `${stemOf(file)}.${name}`

const animationsIn = (css: string) =>
  Array.from(css.matchAll(/@keyframes\s+([\w-]+)/g), ([, name = '']) => name)

/** The names of one kind in the stylesheets of all components; the two of a component share theirs. */
const namesBy = (namesIn: (css: string) => string[]) =>
  sheets.flatMap((file) => namesIn(readFileSync(file, 'utf8')).map((name) => keyOf(file, name)))

const names = new Set([...namesBy(classesIn), ...namesBy(animationsIn)])
const shortNames = new Map([...names].map((key, index) => [key, spell(index)]))

/**
 * The short name of a component's class or animation in the built site: its number, in letters and digits.
 * It is the same in every build, in pages and scripts, and in both stylesheets of a component.
 * @param name the class or animation in the stylesheet
 * @param file the stylesheet's path
 */
export function shortClassName(name: string, file: string): string {
  if (!stems.has(stemOf(file)))
    throw new Error(`${file}: styles of a component must be in app/**/*.module.css`)
  const short = shortNames.get(keyOf(file, name))
  if (!short) throw new Error(`${file}: ${name} is neither a class nor an animation`)
  return short
}

/** The name of a component's class in development: readable, and the same in both of its stylesheets. */
export const longClassName = (name: string, file: string) =>
  `${path.basename(stemOf(file))}-${spell([...stems].indexOf(stemOf(file)))}-${name}`
