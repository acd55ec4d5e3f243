import { useSyncExternalStore } from 'react'
import { CONTACT_PATH } from '../../contract/constants.ts'
import type { Request } from '../../contract/fields.ts'
import { type Subject, type Subjects, subjectNamed } from '../../contract/subject.ts'
import type { SiteData } from '../content/content.server.ts'

/** The id of what a request is about, in the title of its form. */
export const requestId = (request: Request, key: string) => `${request}${key}`

/** The address of the contact form about a subject, where `:target` shows what has this id. */
export const formPath = (about: string, id: string) => `${CONTACT_PATH}?about=${about}#${id}`

/** The address of the form of a request. */
export const requestPath = (request: Request, about: string) =>
  formPath(about, requestId(request, about))

/** A person's face at the form, with its name while pages change: that in a pressed call grows into it. */
export const faceOf = (slug: string) => ({
  id: `face-${slug}`,
  style: { viewTransitionName: `face-${slug}` },
})

const never = () => () => {}

/** What the current address asks about; empty at build time. */
export function useSubject(subjects: Subjects): Subject {
  const about = useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).get('about')?.trim() ?? '',
    () => '',
  )
  return subjectNamed(subjects, about)
}

/** What a form sends as its subject: our server finds the label of a key, a mail provider cannot. */
export const sentSubject = ({ mail }: SiteData['form'], { key, label }: Subject) =>
  mail.send === 'provider' ? label || key : key
