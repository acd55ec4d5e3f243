import { STORAGE_KEYS } from '../../../schemas/storage-keys.ts'
import { getEnquiry, isUntouched, watchEnquiry } from '../../enquiry/enquiry.ts'
import { sinceShown } from '../../islands/since-shown.ts'
import { valuesIn } from '../contact/form-fields.ts'

/** Milliseconds that the visitor sees the page before the dialog opens. */
const DELAY = 3500
/** Milliseconds between two checks whether the visitor is busy. */
const PAUSE = 1000

/** What must not be interrupted: an open menu or dialog, focus in a form or on its button. */
const BUSY = ':popover-open, dialog[open], form:focus-within'

/** Whether a form holds text that the enquiry lacks, because it was typed before the form is hydrated. */
const isTypedInto = (form: HTMLFormElement) => Object.values(valuesIn(form)).some(Boolean)

const isBusy = () =>
  !isUntouched() ||
  document.querySelector(BUSY) !== null ||
  Array.from(document.forms).some(isTypedInto)

/** Whether the dialog was closed in this session; also true where session storage is not available. */
export function isClosedForGood(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEYS.dialogClosed) !== null
  } catch {
    return true
  }
}

/** Notes that the dialog was closed, so that it stays closed in this session. */
export function rememberClosed(): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.dialogClosed, 'true')
  } catch {
    // Without session storage the dialog never opens.
  }
}

/**
 * Opens the dialog once the visitor has seen the page and is not busy: no menu is open, and no enquiry is
 * being written, being sent or sent already.
 * @returns stops waiting
 */
export function openWhenFree(open: () => void): () => void {
  const openOrRetry = () => {
    if (isClosedForGood()) return
    if (isBusy()) timer = setTimeout(openOrRetry, PAUSE)
    else open()
  }
  let timer = setTimeout(openOrRetry, Math.max(PAUSE, DELAY - sinceShown()))
  const unwatch = watchEnquiry(() => {
    if (getEnquiry().status.is === 'sent') rememberClosed()
  })
  return () => {
    clearTimeout(timer)
    unwatch()
  }
}
