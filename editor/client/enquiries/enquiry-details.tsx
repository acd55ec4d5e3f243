import type { Enquiry } from '../../protocol.ts'
import { time } from '../tools/time.ts'
import { labelOf, STATES } from './words.ts'

type EnquiryDetailsProps = {
  enquiry: Enquiry
  /** Where it came from. */
  details: [name: string, value: string][]
}

type State = NonNullable<Enquiry['channels']['mail']>

/** The state of an enquiry in a channel: “Waiting, 2 attempts, next on …”. */
function stateIn({ status, attempts, nextAttemptAt, doneAt, lastError }: State) {
  const tried = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  return [
    STATES[status],
    attempts > 0 && tried,
    nextAttemptAt && attempts > 0 && `next on ${time(nextAttemptAt)}`,
    doneAt && `on ${time(doneAt)}`,
    lastError,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Shows who sent an enquiry and when, from which page, and whether it was sent on. */
export function EnquiryDetails({ enquiry, details }: EnquiryDetailsProps) {
  const { id, email, receivedAt, status, channels } = enquiry
  const lines = {
    ...Object.fromEntries(details.map(([name, text]) => [labelOf(name), text])),
    Status: STATES[status],
    ...Object.fromEntries(
      Object.entries(channels).map(([name, state]) => [`By ${name}`, stateIn(state)]),
    ),
    Number: id,
  }
  return (
    <dl className="details">
      <dt>Received</dt>
      <dd>
        <time dateTime={receivedAt}>{time(receivedAt)}</time>
      </dd>
      {email && (
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          </dd>
        </div>
      )}
      {Object.entries(lines).map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
