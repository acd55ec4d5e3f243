import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { beforeEach, expect, test } from 'vitest'
import { securityHeaders } from '../../server/site/security-headers.ts'
import { siteRelease } from '../../server/site/site-release.ts'
import { ask } from './support/raw-request.ts'
import { listen } from './support/receiver.ts'
import { putSite, SITE } from './support/site.ts'
import { testApp } from './support/test-app.ts'

const HOME = '<!doctype html><title>Home</title>'
const SCRIPT = '"a script that is worth compressing";'.repeat(50)
const MOVIE = Buffer.from(Array.from({ length: 600 * 1024 }, (_, i) => i % 251))

const TYPES = {
  '/': 'text/html; charset=utf-8',
  '/blog/feed.xml': 'application/rss+xml; charset=utf-8',
  '/about.md': 'text/markdown; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
  '/site.webmanifest': 'application/manifest+json',
  '/PHOTO.AVIF': 'image/avif',
  '/unheard-of.xyz': 'application/octet-stream',
}
const FILES = {
  ...Object.fromEntries(Object.keys(TYPES).map((at) => [at.slice(1) || 'index.html', 'content'])),
  'index.html': HOME,
  'about/index.html': '<title>About</title>',
  '404/index.html': '<title>Nothing here</title>',
  '__spa-fallback.html': 'never',
  'assets/app-abc123.js': SCRIPT,
  'assets/app-abc123.js.br': brotliCompressSync(SCRIPT),
  'assets/app-abc123.js.gz': gzipSync(SCRIPT),
  'film.mp4': MOVIE,
  'about/.draft.html': 'a draft',
  '.env': 'SECRET=1',
}

let port = 0
beforeEach(async () => {
  const root = putSite({}, FILES)
  const { app } = testApp({ release: siteRelease(root) })
  const answer = getRequestListener(app.fetch)
  port = await listen(createServer((asked, response) => void answer(asked, response)))
})

const get = async (path: string, given: Record<string, string> = {}, method?: string) => {
  const answer = await ask(`http://127.0.0.1:${port}`, path, given, method)
  const { statusCode: status, headers } = answer
  return { status, headers, body: await buffer(answer) }
}

test('A file has the right content type', async () => {
  for (const [path, type] of Object.entries(TYPES))
    expect([path, (await get(path)).headers['content-type']]).toEqual([path, type])
})

test('A file is sent in the encoding that the browser prefers, each with its own ETag', async () => {
  const path = '/assets/app-abc123.js'
  const plain = await get(path)
  const br = await get(path, { 'Accept-Encoding': 'gzip, br' })
  const gz = await get(path, { 'Accept-Encoding': 'gzip, br;q=0.1' })
  expect([plain, br, gz].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
  ])
  expect(br.body).toEqual(brotliCompressSync(SCRIPT))
  expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3)
  expect(plain.headers.vary).toBe('Accept-Encoding')
  expect(br.headers['content-type']).toBe('text/javascript; charset=utf-8')
})

test('A file answers HEAD like GET, without the content', async () => {
  const { status, headers, body } = await get('/film.mp4', {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([200, `${MOVIE.length}`, 0])
  const part = await get('/film.mp4', { Range: 'bytes=0-9' }, 'HEAD')
  expect([part.status, part.headers['content-length']]).toEqual([200, `${MOVIE.length}`])
  expect((await get('/nope', {}, 'HEAD')).status).toBe(404)
})

test.each([
  ['/film.mp4', MOVIE],
  ['/assets/app-abc123.js', Buffer.from(SCRIPT)],
])('%s is sent in ranges on request', async (path, whole) => {
  const part = await get(path, { Range: 'bytes=100-199', 'Accept-Encoding': 'br' })
  expect([part.status, part.headers['content-range']]).toEqual([
    206,
    `bytes 100-199/${whole.length}`,
  ])
  expect(part.body).toEqual(whole.subarray(100, 200))
  expect((await get(path, { Range: 'bytes=9999999-' })).status).toBe(416)
  const { etag = '' } = part.headers
  expect((await get(path, { Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206)
  expect((await get(path, { Range: 'bytes=0-1', 'If-Range': '"older"' })).body).toEqual(whole)
  for (const Range of ['bytes=0-1,5-6', 'lines=0-1', 'bytes=-', 'bytes'])
    expect([Range, (await get(path, { Range })).body.equals(whole)]).toEqual([Range, true])
})

test('A page is sent again only if it has changed', async () => {
  const { etag = '' } = (await get('/')).headers
  for (const tag of [etag, `"other", W/${etag}`])
    expect((await get('/', { 'If-None-Match': tag })).status).toBe(304)
  const changed = await get('/', { 'If-None-Match': '"other"' })
  expect([changed.status, changed.body.toString()]).toEqual([200, HOME])
})

const ANY = ['/', '/about/', '/assets/app-abc123.js', '/nope', '/healthz', '/api/nope']
test.each(ANY)('The response of %s has every security header', async (path) => {
  const expected = Object.entries(securityHeaders(SITE.contentSecurityPolicy))
  const { headers } = await get(path)
  for (const [name, value] of expected) expect(headers[name.toLowerCase()]).toBe(value)
})

test.each([
  ...['/nope', '/nope/', '/__spa-fallback.html', '//evil.example/', '/404', '/%5cevil.example/'],
  ...['/about//index.html', '/about/%2e%2e%2f', '/about%2F', '/about/.draft.html', '/nope.html'],
  ...['/version-2.0', '/assets/'],
  `/${'a'.repeat(300)}`,
])('Unknown addresses such as %s get the not-found page with status 404', async (path) => {
  const asked: Record<string, string>[] = [{}, { Range: 'bytes=0-3' }, { 'If-None-Match': '*' }]
  for (const given of asked) {
    const { status, headers, body } = await get(path, given)
    expect([status, body.toString()]).toEqual([404, '<title>Nothing here</title>'])
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers.location).toBeUndefined()
  }
})

test.each([
  ...['/nope.md', '/.env', '/favicon.ico', '/apple-touch-icon-precomposed.png'],
  ...['/browserconfig.xml', '/wp-login.php?x=/', '/assets/app-gone.JS'],
])('Unknown addresses of files, such as %s, get plain text', async (path) => {
  const { status, headers, body } = await get(path)
  expect([status, body.toString()]).toEqual([404, 'Not Found'])
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('text/plain'),
    'cache-control': 'no-cache',
  })
})

test('Unknown addresses that are malformed are refused, and so are other methods', async () => {
  expect((await get('/%ff')).status).toBe(400)
  const posted = await get('/', {}, 'POST')
  expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
})
