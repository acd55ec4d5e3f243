import { ownMark, palette, services } from '../content/content.server.ts'
import { markFile } from '../content/mark.server.ts'
import { kiteFile } from '../ui/kite/kite-file.server.tsx'
import { skyFile } from '../ui/kite/sky-file.server.ts'
import type { Route } from './+types/hero-drawing'

/** The picture of Home's hero where the content has none: the brand's mark among the services' kites. */
export const loader = ({ params }: Route.LoaderArgs) =>
  new Response(
    skyFile(
      params['*'] === 'upright.svg' ? 'upright' : 'wide',
      {
        mark: markFile,
        kites: services.map(({ kite }) => kiteFile(kite, palette)),
        hasThread: ownMark === undefined,
      },
      palette,
    ),
    { headers: { 'Content-Type': 'image/svg+xml' } },
  )
