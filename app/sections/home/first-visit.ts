import { STORAGE_KEYS } from '../../../contract/storage-keys.ts'
import { getEnquiry, isUntouched, watchEnquiry } from '../../enquiry/enquiry.ts'
import { sinceShown } from '../../islands/since-shown.ts'

/** Milliseconds that the visitor sees the page first, counted from when it was shown. */
const DELAY = 3500
/** Milliseconds between two looks at whether the visitor is busy. */
const PAUSE = 1000

/** What a visitor does not want to be torn away from: a menu, another dialog, a form, its button included. */
const BUSY = ':popover-open, dialog[open], form:focus-within'

/** Whether the dialog was closed in this session; so it is, too, where the browser keeps nothing. */
export function isClosedForGood(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEYS.dialogClosed) !== null
  } catch {
    return true
  }
}

/** Keeps it from coming back in this session. */
export function rememberClosed(): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.dialogClosed, 'true')
  } catch {
    // Without storage the dialog was never opened.
  }
}

/**
 * Opens the dialog once the visitor has seen the page and is free: not while a menu is open, nor while
 * a message is being written or sent. Whoever has sent one is not asked for another.
 * @returns how to stop waiting
 */
export function openWhenFree(open: () => void): () => void {
  const look = () => {
    if (isClosedForGood()) return
    if (isUntouched() && !document.querySelector(BUSY)) open()
    else timer = setTimeout(look, PAUSE)
  }
  let timer = setTimeout(look, Math.max(PAUSE, DELAY - sinceShown()))
  const unwatch = watchEnquiry(() => {
    if (getEnquiry().status.is === 'sent') rememberClosed()
  })
  return () => {
    clearTimeout(timer)
    unwatch()
  }
}
