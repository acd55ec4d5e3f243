import { useEffect, useState } from 'react'
import { FIELD, fieldNamed } from '../../../contract/fields.ts'
import type { Enquiry } from '../../protocol.ts'
import { request } from '../request.ts'
import { ToolBar } from '../tools/tool-bar.tsx'
import { useAnswer } from '../tools/use-answer.ts'
import { EnquiryAnswer } from './enquiry-answer.tsx'
import { EnquiryDetails } from './enquiry-details.tsx'
import { Suspected } from './suspected.tsx'

type EnquiryViewProps = { id: string; onClose: () => void }

/** Everything about an enquiry, which can be printed. */
export function EnquiryView({ id, onClose }: EnquiryViewProps) {
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
      await ask()
      setNotice(done)
    } catch (error) {
      setNotice((error as Error).message)
    }
  }
  const release = () =>
    change('not-spam', {}, 'It is an enquiry like any other now, and waits to be sent to you.')
  const { name, email, message, details, quarantined, isCopy } = answer ?? {}
  const { [FIELD.result]: result, ...others } = details ?? {}
  const shown = Object.entries(others).filter(([name]) => !fieldNamed(name)?.internal)
  return (
    <>
      <ToolBar crumb="Enquiry" title={name || email || '…'} status={error ?? notice}>
        <button type="button" className="quiet" onClick={onClose}>
          All enquiries
        </button>
        <button type="button" className="quiet" disabled={!answer} onClick={() => window.print()}>
          Print
        </button>
      </ToolBar>
      {answer && (
        <article className="enquiry">
          {quarantined && <Suspected id={id} isCopy={isCopy ?? false} onRelease={release} />}
          <EnquiryAnswer
            enquiry={answer}
            onMark={(state, note) => change('mark', { state, note }, 'Saved.')}
          />
          <EnquiryDetails enquiry={answer} details={shown} />
          {message && (
            <section>
              <h2>Message</h2>
              <p className="text">{message}</p>
            </section>
          )}
          {result && (
            <section>
              <h2>Result of a demo</h2>
              <p className="text">{result}</p>
            </section>
          )}
        </article>
      )}
    </>
  )
}
