import { answerPages } from '../answer-pages.server.ts'
import { brand, home, kiteOf, notFound } from '../content.server.ts'
import { pictureFile } from '../pictures.server.ts'
import { shareImage } from '../share-images/draw-share-image.server.ts'
import { sitePages } from '../site-pages.server.ts'
import type { Route } from './+types/share-image'

/** What the image of a page says: its title; of Home, what the agency is for. */
const titleOf = (path: string) =>
  path === '/'
    ? home.hero.tagline
    : ([...sitePages, ...answerPages].find((page) => page.path === path)?.label ?? notFound.title)

/** The image of a page that is shared: its title, its kite and the brand. */
export async function loader({ params }: Route.LoaderArgs) {
  const path = `/${params['*']}`.replace(/\.png$/, '').replace(/^\/home$/, '/')
  const png = await shareImage({
    title: titleOf(path),
    brand: brand.name,
    kite: kiteOf(path),
    ground: pictureFile('share-ground'),
  })
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
