import { href } from 'react-router'
import { brand, contact, headFacts, notFound } from '../content.server.ts'
import { NextSteps } from '../sections/contact/next-steps.tsx'
import { PageOpening } from '../sections/page/page-opening.tsx'
import { pageMeta } from '../seo.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import type { Route } from './+types/contact-thanks'

/** Where a form that was sent without scripts ends. */
export const loader = () => ({
  page: headFacts({ ...contact.seo, title: contact.form.thanks.title }, href('/contact/thanks'), {
    hidden: true,
  }),
  thanks: contact.form.thanks,
  next: contact.form.next,
  link: notFound.links[0],
  kite: brand.kite,
})

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.page)

export default function ContactThanksPage({
  loaderData: { thanks, next, link, kite },
}: Route.ComponentProps) {
  return (
    <PageOpening ground="leaf" title={thanks.title} intro={thanks.text} kite={kite}>
      <NextSteps {...next} level={2} />
      {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
    </PageOpening>
  )
}
