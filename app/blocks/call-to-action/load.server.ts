import { linkOf } from '../../enquiry/page-link.server.ts'
import type { Load } from '../block-page.ts'

export const load = (({ link }, page) => ({
  link: linkOf(page.path, link),
  kite: page.kite,
  person: page.person,
  links: page.links,
})) satisfies Load<'call-to-action'>
