import type { AnswerState } from '../../../server/store/database.ts'
import type { Status } from '../../../server/store/enquiries.ts'

const STATES: Record<Status, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
  quarantined: 'Suspected spam',
}

/** The answer to an enquiry in words. */
export const ANSWERS: Record<AnswerState, string> = {
  new: 'Not answered',
  answered: 'Answered',
  closed: 'Closed',
}

/** The state of an enquiry in words. */
export const inWords = (status: Status) => STATES[status]

const LABELS = new Map(
  Object.entries({
    subject_of_interest: 'Looked at',
    page: 'Sent from',
    referrer: 'Came from',
    utm_source: 'Campaign: source',
    utm_medium: 'Campaign: medium',
    utm_campaign: 'Campaign',
    utm_term: 'Campaign: term',
    utm_content: 'Campaign: content',
  }),
)

/** The label of a detail, which a visitor may have named. */
export const labelOf = (name: string) => LABELS.get(name) ?? name.replaceAll('_', ' ')
