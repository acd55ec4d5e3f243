import { contact, notFound, pageFacts } from '../content.server.ts'
import type { RouteHandle } from '../navigation/loaded-pages.ts'
import { type ClientLoader, pageData } from '../navigation/prepare-page.ts'
import { PageOpening } from '../sections/page/page-opening.tsx'
import { pageMeta } from '../seo.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import type { Route } from './+types/contact-thanks'

/** Where a form that was sent without scripts ends. */
export const loader = () => ({
  page: pageFacts({ ...contact.seo, title: contact.form.thanks.title }, '/contact/thanks', {
    hidden: true,
  }),
  thanks: contact.form.thanks,
  link: notFound.links[0],
})

export const clientLoader: ClientLoader<typeof loader> = pageData

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.page)

function ContactThanksPage({ loaderData: { thanks, link } }: Route.ComponentProps) {
  return (
    <PageOpening ground="leaf" title={thanks.title} intro={thanks.text}>
      {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
    </PageOpening>
  )
}

export const handle: RouteHandle = { Page: ContactThanksPage }

export default ContactThanksPage
