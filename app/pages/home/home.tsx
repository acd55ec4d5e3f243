import { href } from 'react-router'
import { fillIn } from '../../../contract/fill-in.ts'
import { DroneBanner } from '../../blocks/banner/banner.tsx'
import { ContactSection } from '../../blocks/contact-form/contact-section.tsx'
import { WaysToTry } from '../../blocks/demo-links/demo-links.tsx'
import { CardCarousel } from '../../blocks/offers/offer-carousel.tsx'
import { LatestPosts } from '../../blocks/posts/posts.tsx'
import { Testimonials } from '../../blocks/testimonials/testimonials.tsx'
import { CaseStudyTiles } from '../../blocks/tiles/case-study-tiles.tsx'
import {
  articles,
  articleTeaser,
  brand,
  cardOf,
  caseStudies,
  chosen,
  contactFormProps,
  demoLinks,
  droneService,
  home,
  labels,
  listedProducts,
  services,
  site,
  testimonials,
} from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { heroPictures, textOnHome } from '../../content/hero-pictures.server.ts'
import { officeHours } from '../../content/office-hours.server.ts'
import { pictureSources } from '../../content/pictures.server.ts'
import { phoneHref } from '../../enquiry/phone-href.ts'
import { useWhatsApp } from '../../enquiry/use-whatsapp.ts'
import { pageMetadata } from '../../seo/page-metadata.server.ts'
import { wholeOrganisation } from '../../seo/structured-data/agency.server.ts'
import { useSiteData } from '../../site-data.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { Route } from './+types/home'
import { ChatPanel } from './chat-panel.tsx'
import { HomeHero } from './home-hero.tsx'
import LetsConnect from './lets-connect.island.tsx'
import thread from './thread.module.css'

/** Teasers on Home (specification, section 9). */
const TEASERS = 5

export const loader = definePage(
  () => ({
    path: href('/'),
    label: labels.home,
    shareTitle: home.hero.tagline,
    seo: home.seo,
    pictures: home.hero.day ? [home.hero.day.landscape] : [],
  }),
  async (page) => ({
    page: pageMetadata(page, { agency: wholeOrganisation }),
    home,
    brand: brand.name,
    open: site.contact.hours && fillIn(home.hero.open, { hours: officeHours('short').join('; ') }),
    ...heroPictures,
    ...(await textOnHome()),
    tryIt: home.tryIt && { text: home.tryIt.text, ways: demoLinks(home.tryIt.demos) },
    services: services.map(cardOf),
    products: listedProducts.map(cardOf),
    drone: !droneService.hidden && {
      promo: droneService.promo,
      picture: heroPictures.survey.landscape,
    },
    work: home.work && {
      ...home.work,
      caseStudies: chosen(caseStudies, home.work.caseStudies),
    },
    posts: articles.slice(0, TEASERS).map(articleTeaser),
    testimonials: testimonials.map(({ logo, ...quote }) => ({
      ...quote,
      logo: logo && pictureSources(logo),
    })),
    dialog: { closeLabel: labels.close, form: contactFormProps() },
  }),
)

export default function Home({ loaderData }: Route.ComponentProps) {
  const { home, services, products, drone, work, posts, dialog } = loaderData
  const { contact, labels } = useSiteData()
  const whatsapp = useWhatsApp()
  return (
    <>
      <HomeHero {...loaderData} hero={home.hero} />
      {loaderData.tryIt && <WaysToTry {...loaderData.tryIt} />}
      <div className={thread.thread}>
        <CardCarousel
          {...home.services}
          id="services-slide"
          cards={services}
          interval={6000}
          background="white"
        />
        <CardCarousel
          {...home.products}
          id="products-slide"
          cards={products}
          interval={5000}
          background="ink"
        />
        {drone && <DroneBanner {...drone} />}
        {work && (
          <Section
            background="tertiary"
            title={work.title}
            aside={<ButtonLink href={work.all.href}>{work.all.label}</ButtonLink>}
            isSample={work.caseStudies.every(({ sample }) => sample)}
          >
            <CaseStudyTiles caseStudies={work.caseStudies} />
          </Section>
        )}
        <LatestPosts {...home.blog} posts={posts} />
        <Testimonials {...home.testimonials} testimonials={loaderData.testimonials} />
        <ContactSection {...home.contact} />
      </div>
      <LetsConnect
        {...home.dialog}
        {...dialog}
        ways={[
          ...(whatsapp ? [{ icon: 'chat' as const, label: labels.whatsapp, href: whatsapp }] : []),
          { icon: 'phone', label: labels.call, href: phoneHref(contact.phone) },
          { icon: 'mail', label: labels.email, href: `mailto:${contact.email}` },
        ]}
      />
      <ChatPanel {...home.chat} />
    </>
  )
}
