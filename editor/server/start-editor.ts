import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type HttpBindings, serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { parse } from 'yaml'
import { OwnerError } from '../../contract/owner-error.ts'
import { customProperties, paletteOf } from '../../schemas/colours/palette.ts'
import { brandSchema } from '../../schemas/site.ts'
import { createApi } from './api.ts'
import { buildPage, PAGE } from './built-page.ts'
import type { Phone } from './phone.ts'

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

/** Serves the editor, to this machine and to the phone, if there is one. @param port 0 for a free one */
export async function startEditor(port: number, preview: () => string, phone?: Phone) {
  await buildPage()
  let brand = ''
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-cache')
    c.header('X-Frame-Options', 'DENY')
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'no-referrer')
    const { method, headers, socket } = c.env.incoming
    const asked = phone?.hostname === socket.localAddress ? phone : undefined
    // A policy cannot name an address of IPv6.
    c.header(
      'Content-Security-Policy',
      policy(preview().replace('localhost', asked ? '*' : 'localhost')),
    )
    const hosts = asked ? [asked.host] : ['localhost', '127.0.0.1']
    const refused = refusal(
      method,
      headers,
      hosts.map((host) => `${host}:${socket.localPort}`),
    )
    if (refused) return c.body(null, refused)
    if (!asked || asked.isIn(headers)) return next()
    const cookie = asked.enter(c.req.query('code') ?? '')
    if (!cookie) return c.text('Start npm run edit -- --phone again, and scan its new code.', 401)
    c.header('Set-Cookie', cookie)
    return c.redirect('/', 303)
  })
  app.route('/', createApi(preview))
  app.get('/brand.css', (c) => {
    try {
      const { colours } = parse(readFileSync('content/brand.yaml', 'utf8'))
      brand = customProperties(paletteOf(brandSchema.shape.colours.parse(colours)))
    } catch {
      // While the colours are invalid, the last valid ones stay.
    }
    return c.body(`:root{${brand}}`, 200, { 'Content-Type': 'text/css' })
  })
  app.use(serveStatic({ root: PAGE }))
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' })
  await once(server, 'listening').catch(({ message }: Error) => {
    throw new OwnerError(`${message}: choose another port with PORT.`)
  })
  const chosen = (server.address() as AddressInfo).port
  const { fetch } = app
  if (phone) await once(serve({ fetch, port: chosen, hostname: phone.hostname }), 'listening')
  return {
    url: `http://localhost:${chosen}`,
    stop: () => {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
    },
  }
}

/** JSON and uploads: types that a form of another site cannot send. */
const TYPES = ['application/json', 'application/octet-stream']

/** Refuses requests that other sites make through the owner's browser: by a host name that points here, a form or a script. */
function refusal(
  method: string | undefined,
  headers: IncomingHttpHeaders,
  hosts: string[],
): 403 | 415 | 421 | undefined {
  if (!hosts.includes(headers.host ?? '')) return 421
  const from = headers['sec-fetch-site']
  if (from !== undefined && from !== 'same-origin' && from !== 'none') return 403
  if (method === 'GET' || method === 'HEAD') return undefined
  if (headers.origin !== `http://${headers.host}`) return 403
  return TYPES.includes(headers['content-type'] ?? '') ? undefined : 415
}
