import { brand } from '../content.server.ts'

/** Name, colours and mark, for phones that keep the site on their home screen. */
export const loader = () =>
  new Response(
    JSON.stringify({
      name: brand.name,
      short_name: brand.name,
      start_url: '/',
      display: 'minimal-ui',
      background_color: '#e8f1ff',
      theme_color: '#12133d',
      icons: [{ src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  )
