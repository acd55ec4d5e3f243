import { CONTACT_PATH } from '../../../contract/constants.ts'
import { findSubject } from '../../../contract/subject.ts'
import type { Link } from '../../../model/fields/parts.ts'
import { contactFormProps, offers } from '../../content/content.server.ts'
import { linkOf } from '../../enquiry/page-link.server.ts'
import { formPath } from '../../enquiry/request.ts'
import type { BlockPage, Load } from '../block-page.ts'

/** A link to the form leads to the face of the page's contact there, about this page or the first that they answer for. */
function withFace(link: Link, { path, person }: BlockPage): Link {
  const page = findSubject(contactFormProps().subjects, path)?.key
  const about = page ?? offers.find(({ contact }) => contact === person?.slug)?.path
  if (!person?.ask || !about || link.href !== CONTACT_PATH) return link
  return { ...link, href: formPath(about, person.slug) }
}

export const load = (({ link }, page) => ({
  link: withFace(linkOf(page.path, link), page),
  kite: page.kite,
  person: page.person,
  links: page.links,
})) satisfies Load<'call-to-action'>
