import { CONTACT_PATH } from '../../contract/constants.ts'
import { REQUESTS } from '../../contract/fields.ts'
import { findSubject } from '../../contract/subject.ts'
import type { Link } from '../../model/fields/parts.ts'
import { blocksOf } from '../blocks/block.ts'
import { contactFormProps, home, servicesPage } from '../content/content.server.ts'
import { requestPath } from './request.ts'

/** A button of the page at this path; Home’s, if it has none. Where it asks for a call or a demo, the form knows the page. */
export function linkOf(path: string, own: Link | undefined): Link {
  const link = own ?? { label: servicesPage.touchLabel, href: home.hero.link.href }
  const request = REQUESTS.find((request) => link.href === `${CONTACT_PATH}#${request}`)
  const isSubject = request && findSubject(contactFormProps().subjects, path)
  return isSubject ? { ...link, href: requestPath(request, path) } : link
}

/** The button at the top of a page: that of its first call to action. */
export const pageLink = (page: Parameters<typeof blocksOf>[0] & { path: string }) =>
  linkOf(page.path, blocksOf(page, 'call-to-action')[0]?.link)
