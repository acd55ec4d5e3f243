import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../tests/server/support/test-database.ts'
import { staticFiles } from './static-files.ts'

const HOME = '<!doctype html><title>Home</title>'
const SCRIPT = `${'"a script that is worth compressing";'.repeat(50)}`
const MOVIE = Buffer.from(Array.from({ length: 600 * 1024 }, (_, i) => i % 251))

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

let root = ''
let port = 0
const clock = { now: 0 }

function put(path: string, content: string | Buffer, modified = 1_700_000_000) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  utimesSync(file, modified, modified)
}

/** Over a socket as it is: `fetch` would tidy the address first. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, headers, method, host: '127.0.0.1' }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece) => pieces.push(piece))
      answer.on('end', () => {
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(pieces) })
      })
    })
    sent.on('error', reject).end()
  })
}

beforeEach(async () => {
  root = join(temporaryFolder(), 'client')
  put('index.html', HOME)
  put('about/index.html', '<title>About</title>')
  put('404/index.html', '<title>Nothing here</title>')
  put('__spa-fallback.html', 'never')
  put('about.data', '[]')
  put('assets/app-abc123.js', SCRIPT)
  put('assets/app-abc123.js.br', brotliCompressSync(SCRIPT))
  put('assets/app-abc123.js.gz', gzipSync(SCRIPT))
  put('film.mp4', MOVIE)
  const otherwise = {
    has: (path: string) => path === '/contact/thanks',
    answer: (_: unknown, response: { end(text: string): void }) => response.end('from the app'),
  }
  const server = createServer(staticFiles(root, otherwise, () => clock.now))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  onTestFinished(() => void server.close())
})

describe('A page', () => {
  test('is sent with what lets a browser ask whether it has changed', async () => {
    const { status, headers, body } = await get('/')
    expect([status, body.toString()]).toEqual([200, HOME])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'last-modified': 'Tue, 14 Nov 2023 22:13:20 GMT',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    const etag = headers.etag ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const tag of [etag, `"other", W/${etag}`, '*']) {
      const again = await get('/', { 'If-None-Match': tag })
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    }
    expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200)
    const since = headers['last-modified'] ?? ''
    expect((await get('/', { 'If-Modified-Since': since })).status).toBe(304)
  })

  test('has one address, to which its other spellings lead', async () => {
    const slash = await get('/about/?from=mail')
    expect([slash.status, slash.headers.location]).toEqual([301, '/about?from=mail'])
    const index = await get('/index.html')
    expect([index.status, index.headers.location]).toEqual([301, '/'])
    expect((await get('/about')).status).toBe(200)
  })

  test('that was built anew is sent anew', async () => {
    await get('/')
    put('index.html', 'new', 1_700_000_005)
    clock.now += 1000
    expect((await get('/')).body.toString()).toBe('new')
    rmSync(join(root, 'index.html'))
    clock.now += 1000
    expect((await get('/')).status).toBe(404)
  })

  test('gets headers of its own where the build wrote some', async () => {
    const policy = { 'Content-Security-Policy': "script-src 'sha256-x'" }
    const everywhere = { '/*': { Link: '</style.css>; rel=preload' }, '/about': policy }
    writeFileSync(join(root, '..', 'headers.json'), JSON.stringify(everywhere))
    const { headers } = await get('/about')
    expect(headers['content-security-policy']).toBe("script-src 'sha256-x'")
    expect(headers.link).toContain('preload')
    expect((await get('/')).headers['content-security-policy']).toBeUndefined()
    expect((await get('/assets/app-abc123.js')).headers.link).toBeUndefined()
  })
})

describe('Where nothing is', () => {
  test.each(['/nope', '/nope/', '/__spa-fallback.html', '//evil.example/', '/404', '/..%2fclient'])(
    '%s answers the not-found page with status 404',
    async (path) => {
      const { status, headers, body } = await get(path)
      expect([status, body.toString()]).toEqual([404, '<title>Nothing here</title>'])
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers.location).toBeUndefined()
    },
  )

  test('and not even that page is built, plain text says so', async () => {
    rmSync(join(root, '404'), { recursive: true })
    const { status, body } = await get('/nope')
    expect([status, body.toString()]).toEqual([404, 'Not Found\n'])
  })

  test('but the app has an answer, the app is asked', async () => {
    expect((await get('/contact/thanks')).body.toString()).toBe('from the app')
  })

  test('a malformed address is refused, and so is another method', async () => {
    expect((await get('/%ff')).status).toBe(400)
    const posted = await get('/', {}, 'POST')
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

describe('A file', () => {
  test('with a hash in its name never has to be asked for again', async () => {
    const { headers } = await get('/assets/app-abc123.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('with the data of a page is still good when the link is clicked that asked for it', async () => {
    const { headers } = await get('/about.data')
    expect(headers['cache-control']).toBe('public, max-age=60')
  })

  test('is sent in the encoding the browser likes best, each with a tag of its own', async () => {
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

  test('answers HEAD like GET, without the content', async () => {
    const { status, headers, body } = await get('/film.mp4', {}, 'HEAD')
    expect([status, headers['content-length'], body.length]).toEqual([200, `${MOVIE.length}`, 0])
  })

  test.each([
    ['/film.mp4', MOVIE],
    ['/assets/app-abc123.js', Buffer.from(SCRIPT)],
  ])('%s is sent in parts to whoever asks for parts', async (path, whole) => {
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
  })

  test('that is large arrives whole', async () => {
    expect((await get('/film.mp4')).body).toEqual(MOVIE)
  })
})
