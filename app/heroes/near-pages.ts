import levenshtein from 'damerau-levenshtein'
import { DATA } from '../data-attributes.ts'

type KnownPage = { label: string; path: string }

/** The list of all pages, as links to their Markdown: `routes/llms.ts`. */
const LIST = '/llms.txt'
const ENTRY = /^- \[(?<label>[^\]]+)\]\(https?:\/\/[^/]+(?<path>\/[^)]*?)(?:index)?\.md\)/gm

/** Shortest part of a name that counts as a full match. */
const SHORTEST = 3
/** The share of a name that may differ. */
const FARTHEST = 0.45
const MOST = 3

const nameIn = (path: string) => path.split('/').filter(Boolean).at(-1)?.toLowerCase() ?? ''

/** The pages whose address ends like the given one, in any folder: the nearest first, three at most. */
export function nearPages(path: string, pages: readonly KnownPage[]): KnownPage[] {
  const typed = nameIn(path)
  const farFrom = (name: string) =>
    typed.length >= SHORTEST && name.includes(typed) ? 0 : levenshtein(typed, name).relative
  return pages
    .map((page) => ({ page, far: farFrom(nameIn(page.path)) }))
    .filter(({ page, far }) => nameIn(page.path) && far <= FARTHEST)
    .sort((one, other) => one.far - other.far)
    .slice(0, MOST)
    .map(({ page }) => page)
}

/**
 * Shows on the not-found page which pages the visitor may have meant.
 * @throws Error when the list of pages cannot be fetched; the page is complete without it
 */
export async function showNearPages(): Promise<void> {
  const box = document.querySelector<HTMLElement>(`[${DATA.nearPages}]`)
  const list = await fetch(LIST).then((answer) => (answer.ok ? answer.text() : ''))
  const pages = Array.from(list.matchAll(ENTRY), ({ groups }) => groups as KnownPage)
  const found = nearPages(location.pathname, pages)
  if (!box || found.length === 0) return
  for (const { label, path } of found) {
    const link = document.createElement('a')
    link.href = path
    link.textContent = label
    const item = document.createElement('li')
    item.append(link)
    box.querySelector('ul')?.append(item)
  }
  box.hidden = false
}
