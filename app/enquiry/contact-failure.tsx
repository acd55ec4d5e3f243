import { type RefObject, useEffect, useState } from 'react'
import { addressWith } from '../../contract/fit-address.ts'
import type { SiteData } from '../content/content.server.ts'
import { Button } from '../ui/button/button.tsx'
import { describeEnquiry } from './describe-enquiry.ts'
import { sentIn } from './form-values.ts'
import type { FailureReason } from './send-form.ts'
import type { Result } from './stored-enquiry.ts'

type CopyLabels = SiteData['form']['labels']['failure']['copy']

/** Copies a text, or shows it where the browser does not let a page copy. */
function CopyText({ labels, text }: { labels: CopyLabels; text: string }) {
  const [state, setState] = useState<'done' | 'byHand'>()
  // Over plain http there is no clipboard.
  const write = async () => navigator.clipboard.writeText(text)
  const copy = () =>
    write().then(
      () => setState('done'),
      () => setState('byHand'),
    )
  return (
    <>
      <p>{labels.text}</p>
      <p>
        <Button variant="outline" onClick={copy}>
          {labels.label}
        </Button>{' '}
        {state && labels[state]}
      </p>
      {state === 'byHand' && (
        <textarea
          readOnly
          rows={4}
          className="full"
          aria-label={labels.label}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  )
}

type ContactFailureProps = {
  form: SiteData['form']
  reason: FailureReason
  backOnline: boolean
  element: RefObject<HTMLFormElement | null>
  results: readonly Result[]
}

/** Explains why the enquiry was not sent, that nothing is lost, and what else to do. */
export function ContactFailure(props: ContactFailureProps) {
  const { form, reason, backOnline, element: ref, results } = props
  const { email } = form
  const { failure } = form.labels
  const [text, setText] = useState('')
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const update = () => {
      const { asked, entries } = describeEnquiry(form, { values: sentIn(element), results })
      const lines = entries.map((entry) => entry.join(': '))
      setText([asked, ...lines].filter(Boolean).join('\n\n'))
    }
    update()
    element.addEventListener('input', update)
    return () => element.removeEventListener('input', update)
  }, [form, ref, results])
  const start = `mailto:${email}?body=`
  const whole = `${start}${encodeURIComponent(text.toWellFormed())}`
  const fits = addressWith(start, text) === whole
  return (
    <>
      <p className="headline step-1">{failure.title}</p>
      <p>{backOnline ? failure.onlineAgain : failure.reasons[reason]}</p>
      <p>
        {failure.kept} <a href={fits ? whole : `mailto:${email}`}>{failure.emailLabel}</a>
      </p>
      {!fits && <CopyText labels={failure.copy} text={text} />}
    </>
  )
}
