import type { FoundPage } from './pagefind.ts'
import { type Mark, resultLink } from './result-link.ts'

/** Creates an element with a class of `search.css`. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className) made.className = className
  made.append(...children)
  return made
}

/** The excerpt as nodes: text and `<mark>`, nothing else. */
function excerptOf(html: string): (Text | HTMLElement)[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].map((node) => {
    const text = node.textContent ?? ''
    return node.nodeName === 'MARK' ? element('mark', '', text) : document.createTextNode(text)
  })
}

/** The words that an excerpt marks, each with the text around it. */
function marksIn(excerpt: (Text | HTMLElement)[]): Mark[] {
  const whole = excerpt.map(({ textContent }) => textContent ?? '').join('')
  let at = 0
  return excerpt.flatMap((node) => {
    const text = node.textContent ?? ''
    const start = at
    at += text.length
    const found = node instanceof HTMLElement ? /[\p{L}\p{M}\p{N}]+/u.exec(text) : null
    if (!found) return []
    const [word] = found
    const from = start + found.index
    return { before: whole.slice(0, from), word, after: whole.slice(from + word.length) }
  })
}

/** One result: the group of its page, its title, the section with the most matches. */
function resultItem({ url, excerpt, meta, sub_results: parts }: FoundPage): HTMLLIElement {
  const [best] = parts.toSorted((one, other) => other.locations.length - one.locations.length)
  const isPart = best !== undefined && best.url !== url
  const text = excerptOf(best?.excerpt ?? excerpt)
  const link = element('a', 'site-search-link', meta.title)
  link.href = resultLink(best?.url ?? url, marksIn(text))
  const where = [meta.section, isPart ? best.title : undefined].filter(Boolean).join(' › ')
  return element(
    'li',
    'site-search-result',
    ...(where ? [element('p', 'site-search-where', where)] : []),
    link,
    element('p', 'site-search-excerpt', ...text),
  )
}

/** Shows the results, best first. */
export const resultItems = (pages: FoundPage[]) => pages.map(resultItem)

/** A link to all results, on the search page. */
export function allFound(query: string, label: string): HTMLLIElement {
  const link = element('a', 'site-search-link', label)
  link.href = `/search?${new URLSearchParams({ q: query })}`
  return element('li', 'site-search-result', link)
}
