import { useEffect, useState } from 'react'
import { FIELD, fieldNamed } from '../../../contract/fields.ts'
import type { AnswerState } from '../../../server/store/database.ts'
import type { Enquiry } from '../../protocol.ts'
import { Button } from '../button.tsx'
import { ToolBar, time } from '../tools/tool-bar.tsx'
import { useAnswer } from '../tools/use-answer.ts'
import { ANSWERS, labelOf, STATES } from './words.ts'

type EnquiryViewProps = { id: string; onChange: () => Promise<void> }

/** Everything about an enquiry, which can be printed. */
export function EnquiryView({ id, onChange }: EnquiryViewProps) {
  const path = `enquiries/enquiry?id=${encodeURIComponent(id)}`
  const { answer, notice, act } = useAnswer<Enquiry>(path)
  const isThere = answer !== undefined
  useEffect(() => {
    if (isThere) document.querySelector('h1')?.focus()
  }, [isThere])
  const change = async (endpoint: string, values: object, done?: string) => {
    const isDone = await act(`enquiries/${endpoint}`, { id, ...values }, done)
    await onChange()
    return isDone
  }
  const remove = async () => {
    const isSure = confirm('Delete this enquiry without a trace? Mails about it stay.')
    if (isSure && (await change('delete', {}))) location.hash = 'enquiries'
  }
  const release = () =>
    change('not-spam', {}, 'It is an enquiry like any other now, and waits to be sent to you.')
  const { name, email, message, details, quarantined, isCopy } = answer ?? {}
  const texts = { Message: message, 'Result of a demo': details?.[FIELD.result] }
  return (
    <>
      <ToolBar title={name || email || '…'} status={notice}>
        <a className="quiet" href="#enquiries">
          All enquiries
        </a>
        <Button disabled={!answer} onClick={() => window.print()}>
          Print
        </Button>
        {answer && !isCopy && <Button onClick={remove}>Delete</Button>}
      </ToolBar>
      {answer && (
        <article className="enquiry">
          {quarantined && (
            <div className="suspected">
              <p>It looks like spam, so it was not sent to you like the others.</p>
              {isCopy ? (
                <p>
                  This is a copy. If the enquiry is real, run on the server:{' '}
                  <code>npm run messages -- not-spam {id}</code>
                </p>
              ) : (
                <Button onClick={release}>This is a real enquiry</Button>
              )}
            </div>
          )}
          <Answer
            enquiry={answer}
            onMark={(state, note) =>
              change('mark', { state, note, version: answer.version }, 'Saved.')
            }
          />
          <Details {...answer} />
          {Object.entries(texts).map(
            ([heading, text]) =>
              text && (
                <section key={heading}>
                  <h2>{heading}</h2>
                  <p className="text">{text}</p>
                </section>
              ),
          )}
        </article>
      )}
    </>
  )
}

type AnswerProps = {
  enquiry: Enquiry
  onMark: (state: AnswerState, note: string) => Promise<boolean>
}

/** The owner's notes, and buttons that mark the enquiry. */
function Answer({ enquiry: { state, note, isCopy }, onMark }: AnswerProps) {
  const [text, setText] = useState('')
  return (
    <section className="answer">
      <h2>{ANSWERS[state]}</h2>
      <p className="text">{note}</p>
      {!isCopy && (
        <>
          <label>
            Add a note
            <textarea rows={3} value={text} onChange={({ target }) => setText(target.value)} />
          </label>
          {(Object.keys(ANSWERS) as AnswerState[]).map((one) => (
            <Button
              key={one}
              onClick={async () => {
                if (await onMark(one, text)) setText('')
              }}
            >
              {one === state ? 'Save the note' : `Mark as ${ANSWERS[one].toLowerCase()}`}
            </Button>
          ))}
        </>
      )}
    </section>
  )
}

type Channel = NonNullable<Enquiry['channels']['mail']>

/** The state of an enquiry in a channel: “Waiting, 2 attempts, next on …”. */
function stateIn({ status, attempts, nextAttemptAt, doneAt, lastError }: Channel) {
  const tried = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  const next = nextAttemptAt && `next on ${time(nextAttemptAt)}`
  const parts = [STATES[status], attempts && tried, attempts && next]
  return [...parts, doneAt && `on ${time(doneAt)}`, lastError].filter(Boolean).join(', ')
}

/** Shows who sent an enquiry and when, from which page, and whether it was sent on. */
function Details({ id, email, receivedAt, status, details, channels }: Enquiry) {
  const shown = Object.entries(details).filter(
    ([name]) => name !== FIELD.result && !fieldNamed(name)?.internal,
  )
  const lines = {
    Received: time(receivedAt),
    'E-mail': email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>,
    ...Object.fromEntries(shown.map(([name, text]) => [labelOf(name), text])),
    Status: STATES[status],
    ...Object.fromEntries(
      Object.entries(channels).map(([name, state]) => [`By ${name}`, stateIn(state)]),
    ),
    Number: id,
  }
  return (
    <dl className="details">
      {Object.entries(lines).map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
