import { fillIn } from '../../../contract/fill-in.ts'
import type { SearchLabels } from '../../../schemas/pages.ts'
import { findPages } from './find-pages.ts'
import { loadPagefind, siteWords } from './pagefind.ts'
import { allFound, resultItems } from './show-results.ts'

/** Milliseconds without a keystroke before a search starts. */
const PAUSE = 120

export type SearchParts = {
  form: HTMLFormElement
  field: HTMLInputElement
  /** The live region that reports the number of results. */
  status: HTMLElement
  list: HTMLElement
  /** Where arrow keys move between the field and the results. */
  around: HTMLElement
  /** Number of results shown; if there are more, a link leads to all. */
  most: number
}

/** Searches while the visitor types. Arrow keys move between field and results, Enter opens the first. */
export function watchSearch(parts: SearchParts, labels: SearchLabels): void {
  const { form, field, status, list, around, most } = parts
  let asked = 0
  let pause: ReturnType<typeof setTimeout> | undefined

  const show = (text: string, items: HTMLElement[] = []) => {
    status.textContent = text
    list.replaceChildren(...items)
  }
  const search = async () => {
    const query = field.value.trim()
    const mine = ++asked
    if (!query) return show(labels.hint)
    if (import.meta.env.DEV) return show(labels.inDevelopment)
    try {
      const { pages, count, instead } = await findPages(query, most, labels)
      if (mine !== asked) return
      if (count === 0) return show(fillIn(labels.none, { query }))
      const text = instead
        ? fillIn(labels.instead, { query, other: instead })
        : fillIn(labels.found, { count, query })
      const items = resultItems(pages)
      if (count > pages.length) items.push(allFound(query, fillIn(labels.allFound, { count })))
      show(text, items)
    } catch {
      if (mine === asked) show(labels.failed)
    }
  }

  field.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(search, PAUSE)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(pause)
    search().then(() => list.querySelector('a')?.focus())
  })
  around.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    const stops = [field, ...list.querySelectorAll('a')]
    const at = stops.indexOf(document.activeElement as HTMLInputElement)
    const next = stops[at + step]
    if (at < 0 || !next) return
    event.preventDefault()
    next.focus()
  })
  // Preload the search while the visitor thinks of a word.
  const load = () => Promise.all([loadPagefind(), siteWords()]).catch(() => {})
  if (!import.meta.env.DEV) field.addEventListener('focus', load, { once: true })
  search()
}
