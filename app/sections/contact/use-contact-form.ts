import { type SubmitEvent, startTransition, useEffect, useRef, useState } from 'react'
import { FIELD } from '../../../contract/fields.ts'
import type { Site } from '../../../schemas/site.ts'
import { attemptId, clearDraft, DRAFT_SENT, keepDraft, restoreDraft } from './draft.ts'
import { type FailureReason, loadMailHelper, SendError, sendMessage } from './send-message.ts'

type Status = { is: 'typing' | 'sending' | 'sent' } | { is: 'failed'; reason: FailureReason }

const setField = (form: HTMLFormElement, name: string, value: string) => {
  const input = form.elements.namedItem(name)
  if (input instanceof HTMLInputElement) input.value = value
}

/** Fills in the hidden fields: the message's id, where it comes from, how long it took to write. */
function fillHiddenFields(form: HTMLFormElement): void {
  setField(form, FIELD.messageId, attemptId(form))
  setField(form, FIELD.page, location.pathname)
  setField(form, FIELD.referrer, document.referrer)
  setField(form, FIELD.elapsedMs, String(Math.round(performance.now())))
  const query = new URLSearchParams(location.search)
  for (const name of [
    FIELD.utmSource,
    FIELD.utmMedium,
    FIELD.utmCampaign,
    FIELD.utmTerm,
    FIELD.utmContent,
  ]) {
    setField(form, name, query.get(name) ?? '')
  }
}

/**
 * What a contact form does: keeps what is typed, sends it once, and says how that went.
 * @param mail where messages go, from `content/site.yaml`
 */
export function useContactForm(mail: Site['mail']) {
  const form = useRef<HTMLFormElement>(null)
  const [status, setStatus] = useState<Status>({ is: 'typing' })
  const [restored, setRestored] = useState(false)
  const [backOnline, setBackOnline] = useState(false)
  const inFlight = useRef(false)

  useEffect(() => {
    const restore = () => {
      if (form.current && restoreDraft(form.current)) setRestored(true)
    }
    restore()
    // A dialog that closes leaves what was typed in it to the form of the page.
    document.addEventListener('close', restore, true)
    // The same words in another form of the page have been sent: they are not to be sent twice.
    const empty = () => {
      form.current?.reset()
      setRestored(false)
    }
    addEventListener(DRAFT_SENT, empty)
    return () => {
      document.removeEventListener('close', restore, true)
      removeEventListener(DRAFT_SENT, empty)
    }
  }, [])

  const failed = status.is === 'failed'
  useEffect(() => {
    if (!failed) return
    const offerAgain = () => setBackOnline(true)
    addEventListener('online', offerAgain)
    return () => removeEventListener('online', offerAgain)
  }, [failed])

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    // A second click while the first is under way would be a second message.
    if (inFlight.current) return
    inFlight.current = true
    setBackOnline(false)
    setRestored(false)
    startTransition(() => setStatus({ is: 'sending' }))
    fillHiddenFields(element)
    try {
      await sendMessage(element, mail)
      clearDraft()
      setStatus({ is: 'sent' })
    } catch (error) {
      const { reason, message } =
        error instanceof SendError ? error : new SendError('unknown', String(error))
      console.error(`The message was not sent: ${message}`)
      setStatus({ is: 'failed', reason })
    } finally {
      inFlight.current = false
    }
  }

  return {
    form,
    status,
    restored,
    backOnline,
    send,
    /** Fetches the helper while the visitor writes, so that sending needs nothing that a deployment may have replaced. */
    prepare: () => void loadMailHelper().catch(() => {}),
    keep: () => form.current && keepDraft(form.current),
    again: () => setStatus({ is: 'typing' }),
  }
}
