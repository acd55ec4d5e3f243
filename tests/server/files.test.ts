import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { MOVIE, SCRIPT, smallSite } from './support/small-site.ts'

const { put, get } = smallSite()

describe('A file', () => {
  test('has the right content type', async () => {
    const types = {
      '/index.html': 'text/html; charset=utf-8',
      '/blog/feed.xml': 'application/rss+xml; charset=utf-8',
      '/about.md': 'text/markdown; charset=utf-8',
      '/llms.txt': 'text/plain; charset=utf-8',
      '/.well-known/security.txt': 'text/plain; charset=utf-8',
      '/site.webmanifest': 'application/manifest+json',
      '/PHOTO.AVIF': 'image/avif',
      '/unheard-of.xyz': 'application/octet-stream',
    }
    for (const [path, type] of Object.entries(types)) {
      put(path, 'content')
      const address = path.replace('index.html', '')
      expect([path, (await get(address)).headers['content-type']]).toEqual([path, type])
    }
  })

  test('with a hash in its name is cached for ever', async () => {
    const { headers } = await get('/assets/app-abc123.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('is sent in the encoding that the browser prefers, each with its own ETag', async () => {
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
})
