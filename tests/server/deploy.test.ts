import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { receiptPath, SEND_FORM_PATH } from '../../contract/fields.ts'
import { SECURITY_HEADERS } from '../../server/middleware/security-headers.ts'
import { end, freePort, isInstalled, listening, startNginx } from '../../tools/nginx.ts'
import { newRelease, publish } from '../../tools/releases.ts'
import { temporaryFolder } from './support/test-database.ts'

const DEPLOY = join(import.meta.dirname, '../../deploy')
const IMMUTABLE = 'public, max-age=31536000, immutable'
const policyOf = (page: string) => `default-src 'self'; script-src 'self' 'sha256-${page}='`

/** A project with a built site of a few files and its `headers.json`. */
function smallSite(): string {
  const project = temporaryFolder()
  const build = join(project, 'build')
  const release = newRelease(build)
  const files = {
    'index.html': 'home',
    'about/index.html': 'about',
    '404/index.html': 'nothing here',
    'blog/feed.xml': '<rss/>',
    'blog/feed.json': '{}',
    'about.md': '# About',
    'assets/entry-Ab12.js': 'hydrate()',
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(release, 'client', name)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, text)
  }
  writeFileSync(join(release, 'client/about/index.html.gz'), gzipSync('about'))
  const pages = ['/', '/about', '/404'].map((page) => [
    page,
    { 'Content-Security-Policy': policyOf(page) },
  ])
  writeFileSync(join(release, 'headers.json'), JSON.stringify(Object.fromEntries(pages)))
  writeFileSync(
    join(release, 'redirects.json'),
    JSON.stringify({ '/who-we-are': '/about', '/who-we-are.md': '/about.md' }),
  )
  publish(build, release, 'sources')
  return project
}

/** The redirects of a project in the format of a host. */
const redirectsFor = (host: string, project: string) =>
  execFileSync(process.execPath, [
    join(DEPLOY, 'redirects.mjs'),
    host,
    join(project, 'build/redirects.json'),
  ]).toString()

/** Replaces the small server: returns the requests that reached it. */
async function startBackend(): Promise<number> {
  const server = createServer(({ method, url, headers }, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.end(`${method} ${url} ${headers.host} ${headers['x-forwarded-for']}`)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

async function nginx(folder: string, backend: number): Promise<string> {
  const { child, url } = await startNginx(folder, backend)
  onTestFinished(() => end(child))
  return url
}

async function caddy(folder: string, backend: number): Promise<string> {
  const url = `http://127.0.0.1:${await freePort()}`
  const file = join(folder, 'build/headers.json')
  const headers = execFileSync(process.execPath, [join(DEPLOY, 'headers.mjs'), 'caddy', file])
  writeFileSync(join(folder, 'build/caddy-headers.conf'), headers)
  writeFileSync(join(folder, 'build/caddy-redirects.conf'), redirectsFor('caddy', folder))
  const site = readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8')
    .replace('\nkiteline.example {', `\nhttp://:${new URL(url).port} {`)
    .replaceAll('/srv/kiteline', folder)
    .replaceAll('127.0.0.1:4173', `127.0.0.1:${backend}`)
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${site}`)
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', 'Caddyfile'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: 'ignore',
  })
  onTestFinished(() => end(child))
  await listening(Number(new URL(url).port), child)
  return url
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

const hosts = [
  { name: 'nginx', question: '-v', start: nginx },
  { name: 'caddy', question: 'version', start: caddy },
]

for (const { name, question, start } of hosts) {
  // Hosts that are not installed are skipped.
  describe.runIf(isInstalled(name, question))(`With its file in deploy/, ${name}`, () => {
    const startSite = async () => start(smallSite(), await startBackend())

    test('serves a page at its address, with its own policy', async () => {
      const url = await startSite()
      for (const [path, text] of [
        ['/', 'home'],
        ['/about?from=mail', 'about'],
      ] as const) {
        const { status, headers, body } = await ask(url, path)
        expect([status, body.toString()]).toEqual([200, text])
        expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i)
        expect(headers['cache-control']).toBe('no-cache')
        expect(headers['content-security-policy']).toBe(policyOf(path.split('?')[0] ?? ''))
        for (const [header, value] of Object.entries(SECURITY_HEADERS)) {
          expect(headers[header.toLowerCase()]).toBe(value)
        }
        // The header has no effect over http, where browsers ignore the one that Caddy sends.
        if (start === nginx) expect(headers['strict-transport-security']).toBeUndefined()
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
        expect([path, status, body.toString()]).toEqual([path, 404, 'nothing here'])
        expect(headers['cache-control']).toBe('no-cache')
        expect(headers['content-security-policy']).toBe(policyOf('/404'))
      }
    })

    test('lets hashed files be cached for ever, and knows the type of a feed', async () => {
      const url = await startSite()
      const { headers } = await ask(url, '/assets/entry-Ab12.js')
      expect(headers['cache-control']).toBe(IMMUTABLE)
      expect(headers['content-security-policy']).toBeUndefined()
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
      expect(headers['content-security-policy']).toBe(policyOf('/about'))
      expect(body).toEqual(gzipSync('about'))
      const known = { 'Accept-Encoding': 'gzip', 'If-None-Match': String(headers.etag) }
      expect((await ask(url, '/about', known)).status).toBe(304)
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

test('For Cloudflare, a page has one policy, and an unknown address that of the 404 page', () => {
  const file = join(smallSite(), 'build/headers.json')
  const text = execFileSync(process.execPath, [join(DEPLOY, 'headers.mjs'), 'cloudflare', file])
  for (const [header, value] of Object.entries(SECURITY_HEADERS)) {
    expect(text.toString()).toContain(`  ${header}: ${value}\n`)
  }
  expect(text.toString()).toContain('  Strict-Transport-Security: max-age=31536000\n')
  expect(text.toString()).toContain(
    `/about\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policyOf('/about')}\n`,
  )
  expect(text.toString().match(/Content-Security-Policy: .*404/g)).toHaveLength(1)
})

test('For Cloudflare, a former address is a line of _redirects, with and without a slash', () => {
  // https://developers.cloudflare.com/workers/static-assets/redirects/: from, to, status; the query goes along.
  expect(redirectsFor('cloudflare', smallSite())).toBe(
    '/who-we-are /about 301\n/who-we-are/ /about 301\n/who-we-are.md /about.md 301\n/who-we-are.md/ /about.md 301\n',
  )
})

test('An invalid redirect is refused for every host', () => {
  const project = smallSite()
  const file = join(project, 'build/redirects.json')
  for (const moved of [
    { '/old page': '/about' },
    { '/old': 'https://evil.example/' },
    { '/a;b': '/' },
  ]) {
    writeFileSync(file, JSON.stringify(moved))
    for (const host of ['nginx', 'caddy', 'cloudflare']) {
      expect(() => redirectsFor(host, project)).toThrow('is not the address of a page')
    }
  }
})
