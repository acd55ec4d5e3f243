import { useEffect, useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { island } from '../../islands/island.tsx'
import { ALL_PAGES } from '../../layout-ids.ts'
import { type FoundPage, findPages } from './find-pages.ts'
import type { SearchLabels } from './schema.ts'
import { LONGEST_QUERY, SearchForm } from './search-form.tsx'

/** Milliseconds without a keystroke before a search starts. */
const PAUSE = 120

type Answer = { status: string; pages?: FoundPage[] }

async function answerTo(query: string, labels: SearchLabels): Promise<Answer> {
  if (!query) return { status: '' }
  const finding = await findPages(query, labels).catch(() => {})
  if (!finding) return { status: labels.failed }
  const { pages, instead: other = '' } = finding
  const count = pages.length
  const line = count === 0 ? labels.none : other ? labels.instead : labels.found
  return { pages, status: fillIn(line, { query, count, other }) }
}

/** The search: finds pages while the visitor types. */
export default island('search', function Search({ labels }: { labels: SearchLabels }) {
  const [query, setQuery] = useState('')
  const [{ status, pages = [] }, setAnswer] = useState<Answer>({ status: '' })

  useEffect(() => {
    setQuery(new URLSearchParams(location.search).get('q')?.slice(0, LONGEST_QUERY) ?? '')
  }, [])

  useEffect(() => {
    let isLatest = true
    const pause = setTimeout(async () => {
      if (query.trim()) setAnswer((shown) => ({ ...shown, status: labels.searching }))
      const latest = await answerTo(query.trim(), labels)
      if (isLatest) setAnswer(latest)
    }, PAUSE)
    return () => {
      isLatest = false
      clearTimeout(pause)
    }
  }, [query, labels])

  return (
    <div className="site-search">
      <SearchForm
        label={labels.fieldLabel}
        send={labels.sendLabel}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        autoFocus
      />
      <p role="status" className="small">
        {status}
      </p>
      <ol>
        {pages.map(({ url, excerpt, meta, sub_results: parts }) => {
          const [best] = parts.toSorted(
            (one, other) => other.locations.length - one.locations.length,
          )
          const part = best && best.url !== url ? best.title : undefined
          const where = [meta.section, part].filter(Boolean).join(' › ')
          return (
            <li key={url}>
              {where && <p className="small">{where}</p>}
              <a href={best?.url ?? url} className="step-1">
                {meta.title}
              </a>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by Pagefind, except for <mark> */}
              <p dangerouslySetInnerHTML={{ __html: best?.excerpt ?? excerpt }} />
            </li>
          )
        })}
      </ol>
      {pages.length === 0 && <a href={`#${ALL_PAGES}`}>{labels.listLabel}</a>}
    </div>
  )
})
