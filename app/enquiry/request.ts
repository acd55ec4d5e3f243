import { useSyncExternalStore } from 'react'
import { CONTACT_PATH } from '../../contract/constants.ts'
import type { Request } from '../../contract/fields.ts'
import { type Subject, type Subjects, subjectNamed } from '../../contract/subject.ts'
import type { SiteData } from '../content/content.server.ts'

/** The address of the form of a request, which `:target` shows, and the key of what it is about. */
export const requestPath = (request: Request, about: string) =>
  `${CONTACT_PATH}?about=${about}#${request}`

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
