import { STORAGE_KEYS } from '../../../contract/constants.ts'
import { getEnquiry, isUntouched, watchEnquiry } from '../../enquiry/enquiry.ts'
import { valuesIn } from '../../enquiry/form-values.ts'
import { writeFields } from '../../enquiry/stored-fields.ts'

/** Milliseconds without scrolling, pressing or typing that are a pause in reading. */
const PAUSE = 10_000

/** What must not be interrupted: an open menu or dialog, focus in a form or on its button. */
const BUSY = ':popover-open, dialog[open], form:focus-within'

/** Whether a form holds text that the enquiry lacks, because it was typed before the form is hydrated. */
const isTypedInto = (form: HTMLFormElement) => Object.values(valuesIn(form)).some(Boolean)

const isInSight = (form: HTMLFormElement) => {
  const { top, bottom } = form.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

const isBusy = () =>
  !isUntouched() ||
  document.querySelector(BUSY) !== null ||
  Array.from(document.forms).some((form) => isInSight(form) || isTypedInto(form))

/** Whether the dialog was closed in this session; also true where session storage is not available. */
export function isClosedForGood(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEYS.dialogClosed) !== null
  } catch {
    return true
  }
}

/** Notes that the dialog was closed, so that it stays closed in this session. */
export const rememberClosed = () => void writeFields(STORAGE_KEYS.dialogClosed, true)

/** Opens the dialog when the visitor pauses and is not busy, until the returned function is called. */
export function openAtPause(open: () => void): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal, passive: true }
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (isClosedForGood()) return
      if (isBusy()) wait()
      else open()
    }, PAUSE)
  }
  wait()
  for (const act of ['scroll', 'pointerdown', 'keydown']) addEventListener(act, wait, options)
  const unwatch = watchEnquiry(() => {
    if (getEnquiry().status.is === 'sent') rememberClosed()
  })
  return () => {
    clearTimeout(timer)
    stop.abort()
    unwatch()
  }
}
