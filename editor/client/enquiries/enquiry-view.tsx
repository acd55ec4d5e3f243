import { useEffect, useState } from 'react'
import { FIELD, fieldNamed } from '../../../contract/fields.ts'
import type { Enquiry } from '../../protocol.ts'
import { request } from '../request.ts'
import { ToolBar } from '../tools/tool-bar.tsx'
import { useAnswer } from '../tools/use-answer.ts'
import { EnquiryAnswer } from './enquiry-answer.tsx'
import { EnquiryDetails } from './enquiry-details.tsx'

type EnquiryViewProps = { id: string; onChange: () => Promise<void> }

/** Everything about an enquiry, which can be printed. */
export function EnquiryView({ id, onChange }: EnquiryViewProps) {
  const path = `enquiries/enquiry?id=${encodeURIComponent(id)}`
  const { answer, error, ask } = useAnswer<Enquiry>(path)
  const [notice, setNotice] = useState('')
  const isThere = answer !== undefined
  useEffect(() => {
    if (isThere) document.querySelector('h1')?.focus()
  }, [isThere])
  const change = async (endpoint: string, values: object, done: string) => {
    try {
      await request(`enquiries/${endpoint}`, { id, ...values })
      await Promise.all([ask(), onChange()])
      setNotice(done)
      return true
    } catch (error) {
      setNotice((error as Error).message)
      return false
    }
  }
  const remove = async () => {
    const isSure = confirm('Delete this enquiry without a trace? Mails about it stay.')
    if (isSure && (await change('delete', {}, ''))) location.hash = 'enquiries'
  }
  const release = () =>
    change('not-spam', {}, 'It is an enquiry like any other now, and waits to be sent to you.')
  const { name, email, message, details, quarantined, isCopy } = answer ?? {}
  const { [FIELD.result]: result, ...others } = details ?? {}
  const shown = Object.entries(others).filter(([name]) => !fieldNamed(name)?.internal)
  return (
    <>
      <ToolBar title={name || email || '…'} status={error ?? notice}>
        <a className="quiet" href="#enquiries">
          All enquiries
        </a>
        <button type="button" className="quiet" disabled={!answer} onClick={() => window.print()}>
          Print
        </button>
        {answer && !isCopy && (
          <button type="button" className="quiet" onClick={remove}>
            Delete
          </button>
        )}
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
                <button type="button" className="quiet" onClick={release}>
                  This is a real enquiry
                </button>
              )}
            </div>
          )}
          <EnquiryAnswer
            enquiry={answer}
            onMark={(state, note) => change('mark', { state, note }, 'Saved.')}
          />
          <EnquiryDetails enquiry={answer} details={shown} />
          {Object.entries({ Message: message, 'Result of a demo': result }).map(
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
