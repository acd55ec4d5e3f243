import { type KeyboardEvent, useEffect, useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { SearchLabels } from '../../../schemas/pages.ts'
import { ALL_PAGES } from '../../layout/layout-ids.ts'
import { type Finding, findPages, loadSearch } from './find-pages.ts'
import { LONGEST_QUERY, SearchForm } from './search-form.tsx'
import { SearchResult } from './search-result.tsx'

/** Milliseconds without a keystroke before a search starts. */
const PAUSE = 120

type SearchProps = {
  id: string
  labels: SearchLabels
  /** Number of results in the dialog; on the search page all are shown. */
  most?: number
}

type Answer = Partial<Finding> & { status: string; query?: string }

/** Arrow keys move between the field and the results. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

async function answerTo(query: string, labels: SearchLabels, most?: number): Promise<Answer> {
  // The search page has a hint already.
  if (!query) return { status: most ? labels.hint : '' }
  const finding = await findPages(query, most ?? Number.POSITIVE_INFINITY, labels).catch(() => {})
  if (!finding) return { status: labels.failed }
  const { count, instead: other } = finding
  const line = count === 0 ? labels.none : other ? labels.instead : labels.found
  return { ...finding, query, status: fillIn(line, { query, count, other: other ?? '' }) }
}

/** The search: finds pages while the visitor types. Its form leads to the page with all results. */
export function Search({ id, labels, most }: SearchProps) {
  const [query, setQuery] = useState('')
  const [answer, setAnswer] = useState<Answer>({ status: most ? labels.hint : '' })
  const { pages = [], count = 0 } = answer

  useEffect(() => {
    // The dialog was opened to search; the page may be open for its list of all pages.
    if (most) loadSearch().catch(() => {})
    else setQuery(new URLSearchParams(location.search).get('q')?.slice(0, LONGEST_QUERY) ?? '')
  }, [most])

  useEffect(() => {
    let isLatest = true
    const pause = setTimeout(async () => {
      if (query.trim()) setAnswer((shown) => ({ ...shown, status: labels.searching }))
      const latest = await answerTo(query.trim(), labels, most)
      if (isLatest) setAnswer(latest)
    }, PAUSE)
    return () => {
      isLatest = false
      clearTimeout(pause)
    }
  }, [query, labels, most])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are pressed on the field and links in it
    <div className="site-search" onKeyDown={moveFocus}>
      <SearchForm
        id={id}
        label={labels.fieldLabel}
        send={labels.sendLabel}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status" className="site-search-status">
        {answer.status}
      </p>
      <ol>
        {pages.map((page) => (
          <SearchResult key={page.url} {...page} />
        ))}
        {count > pages.length && (
          <li>
            <a href={`/search?${new URLSearchParams({ q: answer.query ?? '' })}`}>
              {fillIn(labels.allFound, { count })}
            </a>
          </li>
        )}
      </ol>
      {!most && pages.length === 0 && (
        <a href={`#${ALL_PAGES}`} className="site-search-all">
          {labels.listLabel}
        </a>
      )}
    </div>
  )
}
