import { markFile } from '../content/mark.server.ts'

/** The favicon: the brand's mark. */
export const loader = () => new Response(markFile, { headers: { 'Content-Type': 'image/svg+xml' } })
