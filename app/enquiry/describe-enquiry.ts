import { FIELD } from '../../contract/constants.ts'
import { type Request, shownFields, type Values } from '../../contract/fields.ts'
import { fillIn } from '../../contract/fill-in.ts'
import { subjectNamed } from '../../contract/subject.ts'
import type { SiteData } from '../content/content.server.ts'
import type { Result } from './stored-enquiry.ts'

/** An enquiry that was sent: by the names of its fields, with the results of demos, and when. */
export type SentEnquiry = { values: Values; results: readonly Result[]; at: number }

/** An enquiry in the words of its form: what it asks for, then everything in it by label. */
export function describeEnquiry(
  { labels, subjects }: Pick<SiteData['form'], 'labels' | 'subjects'>,
  { values, results }: Omit<SentEnquiry, 'at'>,
) {
  const request = values[FIELD.askedFor] as Request | undefined
  const { label: subject } = subjectNamed(subjects, values[FIELD.subjectOfInterest])
  const asked = request && labels.thanks.asked[request]
  return {
    asked: asked
      ? fillIn(asked, { subject: subject || labels.headings.anything })
      : subject && fillIn(labels.about, { subject }),
    entries: [
      ...shownFields(labels, request).map(([name, , { label }]) => [label, values[name]] as const),
      ...results.map(({ name, text }) => [fillIn(labels.tried, { name }), text] as const),
    ].filter(([, text]) => text),
  }
}
