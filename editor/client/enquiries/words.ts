import { fieldNamed } from '../../../contract/fields.ts'
import type { AnswerState } from '../../../server/store/database.ts'
import type { Status } from '../../../server/store/enquiries.ts'

/** The state of an enquiry in words. */
export const STATES: Record<Status, string> = {
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

/** The label of a detail, which a visitor may have named. */
export const labelOf = (name: string) => fieldNamed(name)?.title ?? name.replaceAll('_', ' ')
