import { brotliCompressSync, constants } from 'node:zlib'
import postcss, { type AtRule, type Container, type Rule } from 'postcss'

/**
 * What a server may send before it has to wait for the browser's answer: ten packets of 1,460 bytes
 * (RFC 6928), less 850 of headers. A byte more costs a whole round trip, 150 ms on slow 4G.
 */
const FIRST_FLIGHT = 13_750

/** Where `inline-styles.ts` has put them: the page's other styles are a line without a closing head. */
const STYLES = /<style>((?:(?!<style>)[\s\S])*?)<\/style><\/head>/

/** The classes that something must have for a selector to apply. */
const classesOf = (selector: string) =>
  Array.from(
    selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.(-?[_a-z][\w-]*)/gi),
    ([, name]) => name,
  )

/** All classes that a piece of a page uses. */
const classesIn = (html: string) =>
  new Set(
    Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
  )

/** Where the first section of the page's content ends, sections within it included. */
function endOfFirstSection(html: string): number {
  const main = html.indexOf('<main')
  let depth = 0
  for (const tag of html.slice(main).matchAll(/<(\/?)section\b/g)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return main + tag.index
  }
  return html.length
}

/** Sections below hold their place and show nothing until `waker.js` takes the mark away. */
const HIDDEN_BELOW =
  '@media(scripting:enabled){[data-first-view] main>div>section~section{content-visibility:hidden;visibility:hidden}}'

/** Takes away rules for which `keep` says no, and what stands empty then. */
function filtered(css: string, keep: (rule: Rule | AtRule) => boolean): string {
  const root = postcss.parse(css)
  const visit = (container: Container) => {
    for (const node of [...(container.nodes ?? [])]) {
      const whole = node.type === 'rule' || (node.type === 'atrule' && isWhole(node))
      if (whole) {
        if (!keep(node)) node.remove()
      } else if (node.type === 'atrule') {
        visit(node)
        if (node.nodes?.length === 0) node.remove()
      }
    }
  }
  visit(root)
  return root.toString()
}

/** At-rules that stand or go as one; others (`@media`, `@layer`, `@supports`) hold rules. */
const isWhole = ({ name, params, nodes }: AtRule) =>
  !nodes || ['keyframes', 'font-face'].includes(name) || (name === 'media' && params === 'print')

/**
 * Divides the styles of a page into those that its first view needs (whatever stands up to the end of
 * the first section, menus included) and those of the sections below, and of print.
 * @param html the page
 * @param css all its styles
 * @returns both, each in the order of the whole; together they say what the whole says
 */
function firstViewStyles(html: string, css: string): { first: string; below: string } {
  const used = classesIn(html.slice(0, endOfFirstSection(html)))
  const ofFirstView = (node: Rule | AtRule): boolean => {
    if (node.type === 'rule') {
      return node.selectors.some((selector) =>
        classesOf(selector).every((name) => name !== undefined && used.has(name)),
      )
    }
    return node.name !== 'media' && node.name !== 'keyframes'
  }
  const rules = filtered(css, ofFirstView)
  // A movement belongs to whoever names it.
  const isFirst = (node: Rule | AtRule) =>
    node.type === 'atrule' && node.name === 'keyframes'
      ? new RegExp(`[\\s:,]${node.params}[\\s;,}]`).test(rules)
      : ofFirstView(node)
  return {
    first: filtered(css, isFirst),
    below: filtered(css, (node) => !isFirst(node)),
  }
}

/** How much more a quick compression may leave than the best, generously: on our pages it is 9 to 11 %. */
const QUICK = 1.2

const compressed = (html: string, quality: number) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

/** Whether a page fits the first flight, as its Brotli copy. */
function fits(html: string): boolean {
  // The best compression takes twenty times as long, and is asked only where it may decide.
  const quick = compressed(html, 9)
  if (quick <= FIRST_FLIGHT) return true
  return quick <= FIRST_FLIGHT * QUICK && compressed(html, 11) <= FIRST_FLIGHT
}

/**
 * Lets a page that is too large for the first flight keep only the styles of its first view. The
 * others come from a file: after the first paint (`waker.js`), or with the page where no scripts run.
 * @param html a page with its styles in it
 * @param write writes a stylesheet, and gives its address
 */
export function deferStyles(html: string, write: (css: string) => string): string {
  const css = STYLES.exec(html)?.[1]
  if (!css || fits(html)) return html
  const { first, below } = firstViewStyles(html, css)
  const link = `<link rel="stylesheet" href="${write(below)}"`
  return html
    .replace('<html', '<html data-first-view=""')
    .replace(
      STYLES,
      () =>
        `<style>${first}${HIDDEN_BELOW}</style>${link} disabled="" data-later=""/><noscript>${link}/></noscript></head>`,
    )
}
