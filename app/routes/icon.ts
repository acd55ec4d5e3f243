import { brand } from '../content/content.server.ts'
import { kiteFile } from '../ui/kite/kite-file.server.tsx'

/** The brand's kite, as the browser's icon of the site. */
export const loader = () =>
  new Response(kiteFile(brand.kite), { headers: { 'Content-Type': 'image/svg+xml' } })
