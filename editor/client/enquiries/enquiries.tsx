import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { EnquiryCounts, EnquiryList } from '../../protocol.ts'
import { ChoiceButtons } from '../button.tsx'
import { ToolBar, time } from '../tools/tool-bar.tsx'
import { useAnswer } from '../tools/use-answer.ts'
import { EnquiryView } from './enquiry-view.tsx'
import { ANSWERS, STATES } from './words.ts'
import './enquiries.css'

const SEARCH = 'Search name, e-mail, message and result'

/** For enquiries that have arrived meanwhile. */
const PACE_MS = 5000

/** The enquiries, newest first, with a search; suspected spam apart. @param open the id of the one that is shown instead */
export function Enquiries({ open }: { open: string }) {
  const [suspected, setSuspected] = useState(false)
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(`suspected=${suspected}&query=${encodeURIComponent(query)}`)
  const { answer, error, ask } = useAnswer<EnquiryList>(`enquiries?${asked}`)
  useEffect(() => {
    const timer = setInterval(ask, PACE_MS)
    return () => clearInterval(timer)
  }, [ask])
  /** The enquiry that was open last, whose link gets the focus. */
  const last = useRef('')
  useEffect(() => {
    if (!open) document.getElementById(last.current)?.focus({ preventScroll: true })
    last.current = open
  }, [open])
  if (open) return <EnquiryView key={open} id={open} onChange={ask} />
  const list = answer?.list
  const { found: count = 0, lines = [] } = list ?? {}
  const found = `${count} ${suspected ? 'suspected' : count === 1 ? 'enquiry' : 'enquiries'}`
  const more =
    lines.length < count ? `; the newest ${lines.length} are listed, a search finds the others` : ''
  const filters = { Enquiries: false, [`Suspected spam (${list?.suspected ?? 0})`]: true }
  return (
    <>
      <ToolBar title="Enquiries" status={error ?? (list && found + more)}>
        {count > 0 && (
          <a className="quiet" href={`/api/enquiries/csv?${asked}`} download="enquiries.csv">
            Export as CSV
          </a>
        )}
      </ToolBar>
      {list && (
        <div className="find">
          <input
            type="search"
            aria-label={SEARCH}
            placeholder={SEARCH}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <ChoiceButtons
            label="Which enquiries"
            options={filters}
            chosen={suspected}
            onChoose={setSuspected}
          />
        </div>
      )}
      {answer && count === 0 && (
        <p className="nothing">
          {list ? 'There is no such enquiry.' : `There is no file ${answer.place}.`} Where the
          site’s own server runs, <code>npm run messages -- backup enquiries.db</code> copies its
          enquiries; fetch that file, and read it by{' '}
          <code>npm run edit -- --messages enquiries.db</code>. A mail provider sends you all of
          them.
        </p>
      )}
      <ul className="enquiries">
        {lines.map(({ id, receivedAt, name, email, start, status, state }) => (
          <li key={id}>
            <a id={id} href={`#enquiries/${id}`}>
              <bdi>{name || email}</bdi>
            </a>
            <time dateTime={receivedAt}>{time(receivedAt)}</time>
            <p>{start}</p>
            <span className="state" data-state={status}>
              {status === 'delivered'
                ? ANSWERS[state]
                : `${STATES[status]}, ${ANSWERS[state].toLowerCase()}`}
            </span>
          </li>
        ))}
      </ul>
      {list && list.counts.rows.length > 0 && <Counts counts={list.counts} />}
    </>
  )
}

/** Shows from which pages and campaigns enquiries came, and how long answers took. */
const Counts = ({ counts: { rows, answered, medianHours } }: { counts: EnquiryCounts }) => (
  <details className="counts">
    <summary>Where enquiries come from</summary>
    {answered > 0 && (
      <p>
        {answered} answered, half of them within {medianHours} h.
      </p>
    )}
    <table>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Campaign</th>
          <th scope="col">Enquiries</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ page, campaign, enquiries }) => (
          <tr key={`${page} ${campaign}`}>
            <td>{page}</td>
            <td>{campaign}</td>
            <td>{enquiries}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
