import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { OwnerError } from '../../server/owner-error.ts'
import { createApi } from './api.ts'
import { brandStyles } from './brand-styles.ts'
import { buildPage } from './build-page.ts'
import type { Messages } from './enquiries.ts'
import { refusal } from './guard.ts'

/** The policy of the editor's page: nothing from other sites, except the preview in its frame. */
const policy = (preview: string) =>
  [
    "default-src 'self'",
    // ProseMirror writes styles into its elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `frame-src ${preview || "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/**
 * Serves the editor, to this machine only.
 * @param port 0 for a free one
 * @param preview the address of the site in development, once it is known
 */
export async function startEditor(port: number, preview: () => string, messages: Messages) {
  const page = await buildPage()
  const api = getRequestListener(createApi(preview, messages).fetch)
  let own = port
  const server = createServer((request, response) => {
    response.setHeader('X-Frame-Options', 'DENY')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Referrer-Policy', 'no-referrer')
    response.setHeader('Content-Security-Policy', policy(preview()))
    const refused = refusal(request.method, request.headers, own)
    const file = page.get(request.url ?? '')
    if (refused) response.writeHead(refused).end()
    else if (request.url?.startsWith('/api/')) api(request, response)
    else if (request.url === '/brand.css') {
      response.writeHead(200, { 'Content-Type': 'text/css' }).end(brandStyles())
    } else if (file) response.writeHead(200, { 'Content-Type': file.type }).end(file.body)
    else response.writeHead(404).end()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening').catch(({ message }: Error) => {
    throw new OwnerError(`${message}: choose another port with PORT.`)
  })
  own = (server.address() as AddressInfo).port
  return {
    url: `http://localhost:${own}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
