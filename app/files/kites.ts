import { offers, palette } from '../content/content.server.ts'
import { kiteSheet } from '../ui/kite/kite-file.server.tsx'

/** The kites of all services and products, each under the path of its page. */
export const loader = () => {
  const kites = offers.map(({ path, kite }) => [path, kite] as const)
  return new Response(kiteSheet(kites, palette), { headers: { 'Content-Type': 'image/svg+xml' } })
}
