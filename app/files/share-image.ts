import { brand, ownMark, palette } from '../content/content.server.ts'
import { pageAt } from '../content/site-pages.server.ts'
import { shareImage } from '../seo/share-images/draw-share-image.server.ts'
import type { Route } from './+types/share-image'

/** The share image of a page: its title, its kite or the brand's mark, and the brand. */
export async function loader({ params }: Route.LoaderArgs) {
  const page = pageAt(`/${params['*']}`.replace(/\.png$/, '').replace(/^\/home$/, '/'))
  if (!page) throw new Response('Not Found', { status: 404 })
  const png = await shareImage({
    title: page.shareTitle ?? page.label,
    brand: brand.name,
    kite: page.kite ?? brand.kite,
    mark: page.kite ? undefined : ownMark,
    palette,
  })
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
