import { FIELD } from '../../../contract/fields.ts'
import { STORAGE_KEYS } from '../../../contract/storage-keys.ts'
import {
  completeEnquiry,
  ENQUIRY_TOOLS,
  type EnquiryField,
} from '../../enquiry/complete-enquiry.ts'
import { useBuiltPage } from '../../islands/built-page.tsx'

const { subjectOfInterest, honeypot, selfTest, ...field } = FIELD

/** The inline script that completes what the forms of this page send, hydrated or not. */
export function EnquiryScript() {
  if (!useBuiltPage()) return null
  const tools = Object.entries(ENQUIRY_TOOLS).map(([name, tool]) => `${name}:${tool}`)
  const { enquiry, visit } = STORAGE_KEYS
  const keys = JSON.stringify({ enquiry, visit })
  const script = `(${completeEnquiry})({${tools}},${JSON.stringify(field satisfies EnquiryField)},${keys},'data-expected')`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, allowed by hash in the page's policy
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
