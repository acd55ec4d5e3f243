import { CONTACT_PATH, FIELDS } from '../../../contract/fields.ts'

const SUBJECT = 'about'

/** The address of the contact form with its subject named, such as a plan. */
export const contactAbout = (subject: string) =>
  `${CONTACT_PATH}?${new URLSearchParams({ [SUBJECT]: subject })}#get-in-touch`

/** The subject that the current address names, if it names one. */
export const subjectInAddress = () =>
  new URLSearchParams(location.search)
    .get(SUBJECT)
    ?.trim()
    .slice(0, FIELDS.subject_of_interest.limit)
