import { useDeferredValue, useEffect, useRef } from 'react'
import type { EnquiryList as List } from '../../protocol.ts'
import { time } from '../tools/time.ts'
import { ToolBar } from '../tools/tool-bar.tsx'
import { useAnswer } from '../tools/use-answer.ts'
import { EnquiryCounts } from './enquiry-counts.tsx'
import { NoEnquiries } from './no-enquiries.tsx'
import { ANSWERS, inWords } from './words.ts'

type Wanted = { suspected: boolean; query: string }

type EnquiryListProps = {
  wanted: Wanted
  onWant: (wanted: Wanted) => void
  onOpen: (id: string) => void
  /** The enquiry that was read last. */
  focused: string
}

/** Lists the enquiries, newest first, with a search; suspected spam is listed separately. */
export function EnquiryList({ wanted, onWant, onOpen, focused }: EnquiryListProps) {
  const { suspected, query } = wanted
  const asked = useDeferredValue(`suspected=${suspected}&query=${encodeURIComponent(query)}`)
  const { answer, error } = useAnswer<List>(`enquiries?${asked}`)
  const returned = useRef<HTMLButtonElement>(null)
  const isThere = answer !== undefined
  useEffect(() => {
    if (isThere) returned.current?.focus()
  }, [isThere])
  const count = answer?.found ?? 0
  const shown = answer?.lines.length ?? 0
  const found = `${count} ${suspected ? 'suspected' : count === 1 ? 'enquiry' : 'enquiries'}`
  const more = shown < count ? `; the newest ${shown} are listed, a search finds the others` : ''
  const filters = { Enquiries: false, [`Suspected spam (${answer?.suspected ?? 0})`]: true }
  return (
    <>
      <ToolBar title="Enquiries" status={error ?? (answer?.isThere ? found + more : '')}>
        {count > 0 && (
          <a className="quiet" href={`/api/enquiries/csv?${asked}`} download="enquiries.csv">
            Export as CSV
          </a>
        )}
      </ToolBar>
      {answer?.isThere && (
        <div className="find">
          <input
            type="search"
            aria-label="Search name, e-mail, message and result"
            placeholder="Search name, e-mail, message and result"
            value={query}
            onChange={({ target }) => onWant({ suspected, query: target.value })}
          />
          <fieldset aria-label="Which enquiries">
            {Object.entries(filters).map(([label, value]) => (
              <button
                key={`${value}`}
                type="button"
                aria-pressed={suspected === value}
                onClick={() => onWant({ suspected: value, query })}
              >
                {label}
              </button>
            ))}
          </fieldset>
        </div>
      )}
      {answer && count === 0 && <NoEnquiries {...answer} wanted={wanted} />}
      <ul className="enquiries">
        {answer?.lines.map(({ id, receivedAt, name, email, start, status, state }) => (
          <li key={id}>
            <button type="button" ref={id === focused ? returned : null} onClick={() => onOpen(id)}>
              <bdi>{name || email}</bdi>
            </button>
            <time dateTime={receivedAt}>{time(receivedAt)}</time>
            <p>{start}</p>
            <span className="state" data-state={status}>
              {status === 'delivered'
                ? ANSWERS[state]
                : `${inWords(status)}, ${ANSWERS[state].toLowerCase()}`}
            </span>
          </li>
        ))}
      </ul>
      {answer && answer.counts.rows.length > 0 && <EnquiryCounts counts={answer.counts} />}
    </>
  )
}
