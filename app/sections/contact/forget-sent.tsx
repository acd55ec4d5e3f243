import { STORAGE_KEYS } from '../../../contract/storage-keys.ts'
import { useBuiltPage } from '../../islands/built-page.tsx'

/** Inlined into the page as source text, so it uses no outer variables. */
function forgetSent(key: string): void {
  try {
    if (JSON.parse(sessionStorage.getItem(key) ?? '').leftWhileSending)
      sessionStorage.removeItem(key)
  } catch {
    // Nothing is stored, or it is malformed.
  }
}

/** On the page after a native submit: deletes the stored values of the enquiry that was sent. */
export function ForgetSent() {
  if (!useBuiltPage()) return null
  const script = `(${forgetSent})(${JSON.stringify(STORAGE_KEYS.enquiry)})`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, allowed by hash in the page's policy
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
