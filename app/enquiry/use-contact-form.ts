import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Site } from '../../model/files/site.ts'
import { EMPTY, getEnquiry, sendEnquiry, storeValues, watchEnquiry } from './enquiry.ts'
import { showValues, valuesIn } from './form-values.ts'

/** A contact form as a view of the visit's one enquiry: shows its values, stores changes and sends it. */
export function useContactForm(id: string, mail: Site['mail']) {
  const form = useRef<HTMLFormElement>(null)
  const enquiry = useSyncExternalStore(watchEnquiry, getEnquiry, () => EMPTY)
  const [backOnline, setBackOnline] = useState(false)
  const { values } = enquiry
  const sending = enquiry.status.is === 'sending'
  // Only the form that was submitted reports the outcome.
  const status = 'by' in enquiry.status && enquiry.status.by === id ? enquiry.status : EMPTY.status
  const failed = status.is === 'failed'

  // Take over what was typed before hydration.
  useEffect(() => {
    if (!form.current) return
    const typed = valuesIn(form.current)
    if (Object.keys(typed).length > 0) storeValues({ ...getEnquiry().values, ...typed })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the values change
  useEffect(() => {
    if (form.current) showValues(form.current, getEnquiry().values)
  }, [values])
  // Reset the errors of every form after any of them is sent.
  const anySent = enquiry.status.is === 'sent'
  useEffect(() => {
    if (anySent) form.current?.reset()
  }, [anySent])

  useEffect(() => {
    if (!failed) return
    const offerAgain = () => setBackOnline(true)
    addEventListener('online', offerAgain)
    return () => removeEventListener('online', offerAgain)
  }, [failed])

  const store = (element: HTMLFormElement) => storeValues(valuesIn(element))
  const send = (element: HTMLFormElement) => {
    if (getEnquiry().status.is === 'sending') return
    setBackOnline(false)
    store(element)
    sendEnquiry(element, id, mail)
  }

  return { ...enquiry, form, status, sending, backOnline, send, store }
}
