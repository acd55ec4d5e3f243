import { STORAGE_KEYS } from '../../../contract/storage-keys.ts'
import { useBuiltPage } from '../../islands/built-page.tsx'

/** Written into the page as its own source, so it uses nothing from outside. */
function forgetSent(key: string): void {
  try {
    if (JSON.parse(sessionStorage.getItem(key) ?? '').leftWhileSending)
      sessionStorage.removeItem(key)
  } catch {
    // Nothing is stored, or nothing that counts.
  }
}

/** On the page after a native submit: the draft that was sent is not offered again. */
export function ForgetSent() {
  if (!useBuiltPage()) return null
  const script = `(${forgetSent})(${JSON.stringify(STORAGE_KEYS.enquiry)})`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, known to the page's policy by its hash
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
