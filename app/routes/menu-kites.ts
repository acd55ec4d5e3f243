import { palette, siteData } from '../content/content.server.ts'
import { kiteSheet } from '../ui/kite/kite-sheet.server.ts'

/** The kites of both menus, each under the path of its page. */
export const loader = () => {
  const { services, products } = siteData().menus
  const kites = [...services, ...products].map(({ href, kite }) => [href, kite] as const)
  return new Response(kiteSheet(kites, palette), { headers: { 'Content-Type': 'image/svg+xml' } })
}
