import { FIELD } from '../../../contract/fields.ts'
import { STORAGE_KEYS } from '../../../contract/storage-keys.ts'
import { completeEnquiry, type EnquiryField } from '../../enquiry/complete-enquiry.ts'
import { randomId } from '../../enquiry/random-id.ts'
import { resultsText } from '../../enquiry/results-text.ts'
import { useBuiltPage } from '../../islands/built-page.tsx'
import { called } from '../../islands/called.ts'

const { name, email, message, messageId, result, page, referrer, elapsedMs } = FIELD
const FIELDS: EnquiryField = {
  name,
  email,
  message,
  messageId,
  result,
  page,
  referrer,
  elapsedMs,
}

/** The inline script that completes what the forms of this page send, hydrated or not. */
export function EnquiryScript() {
  if (!useBuiltPage()) return null
  const { enquiry, visit } = STORAGE_KEYS
  const keys = { enquiry, visit }
  const script = called(completeEnquiry, FIELDS, keys, 'data-expected', randomId, resultsText)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, allowed by hash in the page's policy
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
