import { href } from 'react-router'
import { brand, contact, contactFormProps, notFound } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { NextSteps } from '../../enquiry/next-steps.tsx'
import ThanksDetails from '../../enquiry/thanks-details.island.tsx'
import { ContactActions } from '../../heroes/contact-actions.tsx'
import { PageHero } from '../../heroes/page-hero.tsx'
import { pageMetadata } from '../../seo/page-metadata.server.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import type { Route } from './+types/contact-thanks'

const { title, text } = contact.form.thanks

/** Where a native submit ends. */
export const loader = definePage(
  () => ({
    path: href('/contact/thanks'),
    label: title,
    seo: { title, description: text },
    noindex: true,
  }),
  (page) => ({
    page: pageMetadata(page),
    form: contactFormProps(),
    link: notFound.links[0],
    kite: brand.kite,
  }),
)

export default ({ loaderData: { form, link, kite } }: Route.ComponentProps) => (
  <PageHero background="tertiary" title={form.labels.thanks.title} kite={kite}>
    <ThanksDetails form={form} />
    <ContactActions />
    <NextSteps {...form.labels.next} level={2} />
    {link && <ButtonLink {...link} />}
  </PageHero>
)
