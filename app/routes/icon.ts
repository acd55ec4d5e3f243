import { brand, palette } from '../content/content.server.ts'
import { kiteFile } from '../ui/kite/kite-file.server.tsx'

/** The favicon: the brand's kite. */
export const loader = () =>
  new Response(kiteFile(brand.kite, palette), { headers: { 'Content-Type': 'image/svg+xml' } })
