import { useEffect, useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { wordsOf } from '../../../contract/words-of.ts'
import type { Link } from '../../../model/fields/parts.ts'
import { island } from '../../islands/island.tsx'
import { type FoundPage, findPages } from './find-pages.ts'
import type { SearchLabels } from './schema.ts'
import { LONGEST_QUERY, SearchForm } from './search-form.tsx'

/** Milliseconds without a keystroke before a search starts. */
const PAUSE = 120

type Answer = { status: string; link?: Link; pages?: FoundPage[] }

async function answerTo(query: string, labels: SearchLabels): Promise<Answer> {
  if (!query) return { status: '' }
  const finding = await findPages(query, labels).catch(() => {})
  if (!finding) return { status: labels.failed }
  const { pages, instead: other = '' } = finding
  const words = wordsOf(query).flat()
  const known = labels.answers.find((answer) => answer.words.some((word) => words.includes(word)))
  // What is only like a word that has its answer is no answer to it.
  if (known) return { status: known.text, link: known.link, pages: other ? [] : pages }
  const count = pages.length
  const line = count === 0 ? labels.none : other ? labels.instead : labels.found
  return { pages, status: fillIn(line, { query, count, other }) }
}

/** The search: finds pages while the visitor types. */
export default island('search', function Search({ labels }: { labels: SearchLabels }) {
  const [query, setQuery] = useState('')
  const [{ status, link, pages = [] }, setAnswer] = useState<Answer>({ status: '' })

  useEffect(() => {
    setQuery(new URLSearchParams(location.search).get('q')?.slice(0, LONGEST_QUERY) ?? '')
  }, [])

  useEffect(() => {
    let isLatest = true
    const pause = setTimeout(async () => {
      if (query.trim()) setAnswer(({ pages }) => ({ pages, status: labels.searching }))
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
        {status} {link && <a href={link.href}>{link.label}</a>}
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
              <a href={best?.url ?? url} className="step-1 bold">
                {meta.title}
              </a>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by Pagefind, except for <mark> */}
              <p dangerouslySetInnerHTML={{ __html: best?.excerpt ?? excerpt }} />
            </li>
          )
        })}
      </ol>
    </div>
  )
})
