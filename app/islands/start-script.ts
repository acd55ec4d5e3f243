import { FIELD } from '../../contract/fields.ts'
import { STORAGE_KEYS } from '../../contract/storage-keys.ts'
import { DATA } from '../data-attributes.ts'
import { completeEnquiry, type EnquiryField } from '../enquiry/complete-enquiry.ts'
import { noteVisit } from '../enquiry/note-visit.ts'
import { randomId } from '../enquiry/random-id.ts'
import { resultsText } from '../enquiry/results-text.ts'
import { linkWaitingStyles } from '../styles/link-styles.ts'
import type { BuiltPage } from './built-page.tsx'
import { called } from './called.ts'
import { fetchFile } from './fetch-file.ts'
import { startSite } from './start-site.ts'
import { whenShown } from './when-shown.ts'

const { enquiry, visit } = STORAGE_KEYS
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

/**
 * The inline script at the end of every built page, which notes the visit and starts the site. It loads no
 * file before an interaction. With a contact form it completes what is sent, hydrated or not.
 */
export function startScript({ entry, hasForm }: BuiltPage): string {
  const { painted, unstyled, linkedStyles, island, files, eager, held, waiting } = DATA
  const start = called(
    startSite,
    entry,
    fetchFile,
    linkWaitingStyles,
    painted,
    unstyled,
    linkedStyles,
    island,
    files,
    eager,
    held,
    waiting,
  )
  const scripts = [`(${whenShown})(()=>${called(noteVisit, visit, DATA.subject)})`, start]
  if (hasForm)
    scripts.push(
      called(completeEnquiry, FIELDS, { enquiry, visit }, DATA.expected, randomId, resultsText),
    )
  return scripts.join(';')
}
