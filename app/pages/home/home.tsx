import { href } from 'react-router'
import { fillIn } from '../../../contract/fill-in.ts'
import { Blocks } from '../../blocks/blocks.tsx'
import { useContactWays } from '../../contact-ways.tsx'
import { brand, contactFormProps, home, labels, site } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { heroPictures, textOnHome } from '../../content/hero-pictures.server.ts'
import { officeHours } from '../../content/office-hours.server.ts'
import { wholeOrganisation } from '../../seo/structured-data/agency.server.ts'
import { blocksPage } from '../blocks-page.server.ts'
import type { Route } from './+types/home'
import { ChatPanel } from './chat-panel.tsx'
import { HomeHero } from './home-hero.tsx'
import LetsConnect from './lets-connect.island.tsx'
import thread from './thread.module.css'

export const loader = definePage(
  () => ({
    ...home,
    hero: { picture: home.hero.day ?? heroPictures.day },
    path: href('/'),
    label: labels.home,
    shareTitle: home.hero.tagline,
    pictures: home.hero.day ? [home.hero.day.landscape] : [],
  }),
  async (page) => ({
    ...blocksPage(page, { agency: wholeOrganisation }),
    hero: {
      hero: home.hero,
      brand: brand.name,
      open:
        site.contact.hours && fillIn(home.hero.open, { hours: officeHours('short').join('; ') }),
      ...heroPictures,
      ...(await textOnHome()),
    },
    dialog: { ...home.dialog, closeLabel: labels.close, form: contactFormProps() },
    chat: home.chat,
  }),
)

export default function Home({ loaderData: { hero, blocks, dialog, chat } }: Route.ComponentProps) {
  const { phone, whatsapp, email } = useContactWays()
  return (
    <>
      <HomeHero {...hero} />
      <div className={thread.thread}>
        <Blocks blocks={blocks} />
      </div>
      <LetsConnect {...dialog} ways={[whatsapp, phone, email].filter(({ href }) => href)} />
      <ChatPanel {...chat} />
    </>
  )
}
