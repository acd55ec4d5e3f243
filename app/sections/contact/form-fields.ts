import { FIELD } from '../../../contract/fields.ts'
import { attemptId, type EnquiryWords } from '../../enquiry/enquiry.ts'
import { readVisit } from '../../enquiry/visit.ts'
import { sinceShown } from '../../since-shown.ts'

const CAMPAIGN = [
  FIELD.utmSource,
  FIELD.utmMedium,
  FIELD.utmCampaign,
  FIELD.utmTerm,
  FIELD.utmContent,
]

/** Hidden fields, filled in when the message is sent. */
export const HIDDEN = [
  FIELD.messageId,
  FIELD.page,
  FIELD.referrer,
  FIELD.elapsedMs,
  ...CAMPAIGN,
] as const

const control = (form: HTMLFormElement, name: string) => {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
    ? found
    : undefined
}

/** What a visitor has typed into a form. */
export function wordsIn(form: HTMLFormElement): EnquiryWords {
  const value = (name: string) => control(form, name)?.value ?? ''
  return { name: value(FIELD.name), email: value(FIELD.email), message: value(FIELD.message) }
}

/** Puts the enquiry's words into a form, but never under the hands of who is typing. */
export function showWords(form: HTMLFormElement, words: EnquiryWords): void {
  for (const name of [FIELD.name, FIELD.email, FIELD.message] as const) {
    const input = control(form, name)
    if (input && input.value !== words[name] && input !== document.activeElement)
      input.value = words[name]
  }
}

/** Fills in the hidden fields: the message's id, where it comes from, how long it took to write. */
export function fillHiddenFields(form: HTMLFormElement): void {
  const set = (name: string, value: string) => {
    const input = control(form, name)
    if (input) input.value = value
  }
  const { referrer, campaign } = readVisit()
  set(FIELD.messageId, attemptId())
  set(FIELD.page, location.pathname)
  set(FIELD.referrer, referrer)
  set(FIELD.elapsedMs, String(Math.round(sinceShown())))
  for (const name of CAMPAIGN) set(name, campaign[name] ?? '')
}
