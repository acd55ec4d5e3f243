import { FIELD } from './constants.ts'

/** What an enquiry can be about. The key is the path of its page or `/pricing/<plan>`, and outlasts the label. */
export type Subject = { key: string; label: string }
export type Subjects = readonly Subject[]

/** Finds a subject by its key or, as links and enquiries named it before, by its label. */
export const findSubject = <One extends Subject>(subjects: readonly One[], named = '') =>
  subjects.find(({ key }) => key === named) ?? subjects.find(({ label }) => label === named)

/** The subject for a visitor: one that the site does not know is its own label, unless it is a path. */
export const subjectNamed = (subjects: Subjects, named = ''): Subject =>
  findSubject(subjects, named) ?? { key: named, label: named.startsWith('/') ? '' : named }

/** An enquiry with the label of its subject; what the site does not know stays as it is. */
export function withSubjectLabel<Enquiry extends { details: Record<string, string> }>(
  enquiry: Enquiry,
  subjects: Subjects,
): Enquiry {
  const found = findSubject(subjects, enquiry.details[FIELD.subjectOfInterest])
  const label = found && { [FIELD.subjectOfInterest]: found.label }
  return { ...enquiry, details: { ...enquiry.details, ...label } }
}
