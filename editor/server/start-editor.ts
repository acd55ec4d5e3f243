import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { type HttpBindings, serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { parse } from 'yaml'
import { OwnerError } from '../../contract/owner-error.ts'
import { customProperties, paletteOf } from '../../model/fields/colours/palette.ts'
import { brandSchema } from '../../model/files/brand.ts'
import { sourcesDigest } from '../../tools/build/sources-digest.ts'
import { STORED } from '../../tools/content/stored-files.ts'
import { run } from '../../tools/run.ts'
import { createApi } from './api.ts'
import type { Phone } from './phone.ts'

const PAGE = path.join(STORED, 'page')

/** The file that says what it was built from. */
const STAMP = path.join(PAGE, 'sources')

const SOURCES = ['{editor,app/ui/kite,app/styles,app/fonts,contract,model}/**', 'package-lock.json']

/** Builds the page if its sources have changed, in a process of its own, which gives its memory back. */
async function buildPage(): Promise<void> {
  const sources = sourcesDigest('.', SOURCES)
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  console.log('Building the editor’s page (once)')
  const args = ['build', 'editor/client', '--outDir', path.resolve(PAGE), '--emptyOutDir']
  const code = await run('vite', args, { NODE_ENV: 'production' })
  if (code !== 0) throw new OwnerError('The editor’s page could not be built.')
  writeFileSync(STAMP, sources)
}

/** The policy of the editor's page: nothing from other sites, except the preview in its frame. */
const policy = (preview: string) =>
  [
    "default-src 'self'",
    // ProseMirror writes styles into its elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `frame-src ${preview || "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** Serves the editor, to this machine and to the phone, if there is one. @param port 0 for a free one @returns the port */
export async function startEditor(port: number, preview: () => string, phone?: Phone) {
  await buildPage()
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-cache')
    c.header('X-Frame-Options', 'DENY')
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'no-referrer')
    const { headers, socket } = c.env.incoming
    const asked = phone?.hostname === socket.localAddress ? phone : undefined
    const frame = preview().replace('localhost', asked?.hostname ?? 'localhost')
    c.header('Content-Security-Policy', policy(frame))
    const hosts = asked ? [asked.hostname] : ['localhost', '127.0.0.1']
    const isHere = hosts.some((host) => headers.host === `${host}:${socket.localPort}`)
    const refused = isHere ? refusal(c.req.method, headers) : 421
    if (refused) return c.body(null, refused)
    if (!asked || asked.isIn(headers)) return next()
    // Programs that only look at a link, by HEAD, do not use the code up.
    const cookie = c.req.method === 'GET' && asked.enter(c.req.query('code') ?? '')
    if (!cookie) return c.text('Start npm run edit -- --phone again, and scan its new code.', 401)
    c.header('Set-Cookie', cookie)
    return c.redirect('/', 303)
  })
  app.route('/', createApi(preview))
  app.get('/brand.css', (c) => {
    const { colours } = parse(readFileSync('content/brand.yaml', 'utf8'))
    const brand = customProperties(paletteOf(brandSchema.shape.colours.parse(colours)))
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
  return chosen
}

/** JSON and uploads: types that a form of another site cannot send. */
const TYPES = ['application/json', 'application/octet-stream']

/** Refuses requests that other sites make through the owner's browser, by a form or a script. */
function refusal(method: string, headers: IncomingHttpHeaders): 403 | 415 | undefined {
  const from = headers['sec-fetch-site']
  if (from !== undefined && from !== 'same-origin' && from !== 'none') return 403
  if (method === 'GET' || method === 'HEAD') return undefined
  if (headers.origin !== `http://${headers.host}`) return 403
  return TYPES.includes(headers['content-type'] ?? '') ? undefined : 415
}
