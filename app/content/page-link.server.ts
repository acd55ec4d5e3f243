import { CONTACT_PATH } from '../../contract/constants.ts'
import { REQUESTS } from '../../contract/fields.ts'
import type { Link } from '../../schemas/parts.ts'
import { blocksOf } from '../blocks/block.ts'
import { requestPath } from '../sections/contact/request.ts'
import { home, servicesPage } from './content.server.ts'

/**
 * The button of a page, at its top and at its end: its own, that of its call to action, or Home’s. Where it
 * asks for a call or a demo, the form knows the page.
 */
export function pageLink({
  path,
  ...page
}: Parameters<typeof blocksOf>[0] & { path: string; link?: Link }): Link {
  const touch = { label: servicesPage.touchLabel, href: home.hero.link.href }
  const link = page.link ?? blocksOf(page, 'call-to-action')[0]?.link ?? touch
  const request = REQUESTS.find((request) => link.href === `${CONTACT_PATH}#${request}`)
  return request ? { ...link, href: requestPath(request, path) } : link
}
