import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { receiptPath, SEND_FORM_PATH } from '../../contract/fields.ts'
import { deployedSite, HEADERS, pageText } from './support/deployed-site.ts'
import { eventually } from './support/eventually.ts'
import { LOCAL_HOSTS } from './support/local-hosts.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

const SECURE = Object.fromEntries(
  Object.entries(HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
)

/** Starts a stand-in for the small server, which answers with the request that it got; returns its port. */
async function startBackend(): Promise<number> {
  const server = createServer(({ method, url, headers }, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.end(`${method} ${url} ${headers.host} ${headers['x-forwarded-for']}`)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** A raw request: follows no redirect, and neither normalises the path nor decodes the body. */
const ask = (url: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{
    status: number | undefined
    headers: NodeJS.Dict<string | string[]>
    body: Buffer
  }>((resolve, reject) => {
    const call = request(url, { path, headers, method, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray())
      resolve({ status: response.statusCode, headers: response.headers, body })
    })
    call.on('error', reject).end()
  })

for (const host of LOCAL_HOSTS.filter(({ name }) => ['nginx', 'caddy'].includes(name))) {
  // Hosts that are not installed are skipped.
  describe.runIf(host.isInstalled)(`With its file in deploy/, ${host.name}`, () => {
    const startSite = async () => host.start(deployedSite(), await startBackend())

    test('serves a page at its address', async () => {
      const url = await startSite()
      for (const [path, text] of [
        ['/about/team', pageText('team')],
        ['/about?from=mail', pageText('about')],
      ] as const) {
        const { status, headers, body } = await ask(url, path)
        expect([status, body.toString()]).toEqual([200, text])
        expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i)
        expect(headers['cache-control']).toBe('no-cache')
        expect(headers).toMatchObject(SECURE)
      }
    })

    test('redirects other spellings of a page to its address, and nothing else', async () => {
      const url = await startSite()
      const locations = {
        '/about/': '/about',
        '/about/?a=b&c': '/about?a=b&c',
        '/about/index.html': '/about',
        '/index.html': '/',
      }
      for (const [path, to] of Object.entries(locations)) {
        const { status, headers } = await ask(url, path)
        expect([path, status, headers.location]).toEqual([path, 301, to])
      }
      for (const path of ['/unknown/', '//evil.example/', '/%5cevil.example/', '/assets/']) {
        expect([path, (await ask(url, path)).status]).toEqual([path, 404])
      }
    })

    test('redirects former addresses of a page', async () => {
      const url = await startSite()
      const locations = {
        '/who-we-are': '/about',
        '/who-we-are?utm_source=mail&b': '/about?utm_source=mail&b',
        '/who-we-are/': '/about',
      }
      for (const [path, to] of Object.entries(locations)) {
        const { status, headers } = await ask(url, path)
        expect([path, status, headers.location]).toEqual([path, 301, to])
      }
      expect((await ask(url, '/who-we-are-not')).status).toBe(404)
    })

    test('answers an unknown address with 404 and the not-found page', async () => {
      const url = await startSite()
      for (const path of ['/unknown', '/about/unknown', '/assets/gone-Cd34.js', '/404', '/404/']) {
        const { status, headers, body } = await ask(url, path)
        expect([path, status]).toEqual([path, 404])
        expect(body.toString()).toBe(pageText('nothing here'))
        expect(headers['cache-control']).toBe('no-cache')
        expect(headers).toMatchObject(SECURE)
      }
    })

    test('lets hashed files be cached for ever, and knows the type of a feed', async () => {
      const url = await startSite()
      const { headers } = await ask(url, '/assets/entry-Ab12.js')
      expect(headers['cache-control']).toBe(IMMUTABLE)
      expect(headers).toMatchObject(SECURE)
      const feed = await ask(url, '/blog/feed.xml')
      expect(feed.headers['content-type']).toMatch(/^application\/rss\+xml; charset=utf-8$/)
      const json = await ask(url, '/blog/feed.json')
      expect(json.headers['content-type']).toMatch(/^application\/feed\+json; charset=utf-8$/)
      const markdown = await ask(url, '/about.md')
      expect(markdown.headers['content-type']).toMatch(/^text\/markdown; charset=utf-8$/)
      expect((await ask(url, '/gone.md')).headers['content-type']).toMatch(/^text\/html/)
    })

    test("serves the build's compressed copy, with Vary", async () => {
      const url = await startSite()
      const { headers, body } = await ask(url, '/about', { 'Accept-Encoding': 'gzip' })
      expect(headers['content-encoding']).toBe('gzip')
      expect(headers.vary).toMatch(/accept-encoding/i)
      expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i)
      expect(headers).toMatchObject(SECURE)
      expect(body).toEqual(gzipSync(pageText('about')))
      const known = { 'Accept-Encoding': 'gzip', 'If-None-Match': String(headers.etag) }
      expect((await ask(url, '/about', known)).status).toBe(304)
    })

    test.runIf(host.name === 'nginx')('limits the connections of one visitor', async () => {
      let asked = 0
      const answers: (() => void)[] = []
      const backend = createServer((_, response) => {
        asked++
        answers.push(() => response.end())
      }).listen(0, '127.0.0.1')
      await new Promise((resolve) => backend.once('listening', resolve))
      onTestFinished(() => void backend.close())
      const url = await host.start(deployedSite(), (backend.address() as AddressInfo).port)
      const statuses: unknown[] = []
      const all = Array.from({ length: 120 }, async () => {
        statuses.push((await ask(url, receiptPath('an-id'))).status)
      })
      await eventually(() => asked + statuses.length).toBe(120)
      expect([asked, new Set(statuses)]).toEqual([100, new Set([503])])
      for (const answer of answers) answer()
      await Promise.all(all)
    })

    test('proxies messages to the small server, with host and address of the visitor', async () => {
      const url = await startSite()
      const given = { Host: 'kiteline.example:8080' }
      for (const path of [SEND_FORM_PATH, '/contact/send', receiptPath('an-id')]) {
        const { status, headers, body } = await ask(url, path, given, 'POST')
        expect(status).toBe(200)
        expect(body.toString()).toBe(`POST ${path} kiteline.example:8080 127.0.0.1`)
        expect(headers['x-content-type-options']).toBe('nosniff')
      }
    })
  })
}
