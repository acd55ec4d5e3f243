import { FIELD } from '../../../contract/fields.ts'

/** What a visitor has typed and not yet sent, with the id that makes repeats of it one message. */
export type Draft = {
  name: string
  email: string
  message: string
  id?: string
  attempted?: string
}

const KEY = 'contact-draft'
const EMPTY: Draft = { name: '', email: '', message: '' }

/** The three fields as one string, to tell whether a text has changed since it was last sent. */
const fingerprint = ({ name, email, message }: Draft) => JSON.stringify([name, email, message])

/** The kept draft; an empty one where there is none, or where the browser keeps nothing. */
export function readDraft(): Draft {
  try {
    return { ...EMPTY, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') }
  } catch {
    return EMPTY
  }
}

function writeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing still has the words in the form itself.
  }
}

const typedIn = (form: HTMLFormElement) => {
  const data = new FormData(form)
  const value = (field: string) => String(data.get(field) ?? '')
  return { name: value(FIELD.name), email: value(FIELD.email), message: value(FIELD.message) }
}

/** Keeps what stands in the form, so that a reload, a page change or closing a dialog loses nothing. */
export function keepDraft(form: HTMLFormElement): void {
  writeDraft({ ...readDraft(), ...typedIn(form) })
}

/**
 * The id to send the form's text with: the same for every try of the same text (the server keeps it
 * once), a new one when the text was changed after a try.
 */
export function attemptId(form: HTMLFormElement): string {
  const draft: Draft = { ...readDraft(), ...typedIn(form) }
  const text = fingerprint(draft)
  const id = draft.id && draft.attempted === text ? draft.id : randomId()
  writeDraft({ ...draft, id, attempted: text })
  return id
}

/** A random UUID, on plain http addresses too, where `crypto.randomUUID` is missing. */
function randomId(): string {
  if (isSecureContext) return crypto.randomUUID()
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)))
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** Said on `window` when the draft has been sent: another form of the same page empties itself. */
export const DRAFT_SENT = 'contact-draft-sent'

/** Forgets the draft once it has been sent. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
  dispatchEvent(new Event(DRAFT_SENT))
}

/** Puts the kept draft into the form's empty fields; tells whether there was anything to put. */
export function restoreDraft(form: HTMLFormElement): boolean {
  const draft = readDraft()
  let restored = false
  for (const field of [FIELD.name, FIELD.email, FIELD.message] as const) {
    const input = form.elements.namedItem(field)
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) continue
    if (draft[field] && !input.value) {
      input.value = draft[field]
      restored = true
    }
  }
  return restored
}
