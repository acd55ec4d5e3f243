import { describe, expect, test } from 'vitest'
import { securityHeaders } from '../../server/site/security-headers.ts'
import { SITE } from './support/site.ts'
import { HOME, smallSite } from './support/small-site.ts'

const { put, get } = smallSite()

describe('A page', () => {
  test('is sent with an ETag, so that browsers can revalidate it', async () => {
    const { status, headers, body } = await get('/')
    expect([status, body.toString()]).toEqual([200, HOME])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    })
    const etag = headers.etag ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const tag of [etag, `"other", W/${etag}`, '*']) {
      const again = await get('/', { 'If-None-Match': tag })
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    }
    expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test('has one address, to which other spellings redirect', async () => {
    const slash = await get('/about/?from=mail')
    expect([slash.status, slash.headers.location]).toEqual([301, '/about?from=mail'])
    const index = await get('/index.html')
    expect([index.status, index.headers.location]).toEqual([301, '/'])
    expect((await get('/about')).status).toBe(200)
  })
})

const ANY = ['/', '/about/', '/assets/app-abc123.js', '/nope', '/healthz', '/api/nope']
test.each(ANY)('The response of %s has every security header', async (path) => {
  const expected = Object.entries(securityHeaders(SITE.contentSecurityPolicy))
  const { headers } = await get(path)
  for (const [name, value] of expected) expect(headers[name.toLowerCase()]).toBe(value)
})

describe('Unknown addresses', () => {
  test.each([
    ...['/nope', '/nope/', '/__spa-fallback.html', '//evil.example/', '/404', '/%5cevil.example/'],
    ...['/about//index.html', '/about/%2e%2e%2f', '/about%2F', '/about/.draft.html', '/nope.html'],
    ...['/version-2.0', '/assets/'],
    `/${'a'.repeat(300)}`,
  ])('such as %s get the not-found page with status 404', async (path) => {
    put('about/.draft.html', 'a draft')
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
  ])('of files, such as %s, get plain text', async (path) => {
    put('.env', 'SECRET=1')
    const { status, headers, body } = await get(path)
    expect([status, body.toString()]).toEqual([404, 'Not Found'])
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/plain'),
      'cache-control': 'no-cache',
    })
  })

  test('that are malformed are refused, and so are other methods', async () => {
    expect((await get('/%ff')).status).toBe(400)
    const posted = await get('/', {}, 'POST')
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

test('A former address redirects to the new one', async () => {
  const moved = {
    '/who-we-are': '/about',
    '/about': '/film.mp4',
    '/About Us.html': '/about',
    '/અમારા-વિશે': '/about',
    '/about/old/*': '/',
    '/a*': '/about',
  }
  put('../redirects.json', JSON.stringify(moved))
  const { status, headers } = await get('/who-we-are?from=mail')
  expect([status, headers.location]).toEqual([301, '/about?from=mail'])
  const folder = await get('/who-we-are/')
  expect([folder.status, folder.headers.location], 'with a slash').toEqual([301, '/about'])
  for (const [path, to] of [
    ['/About%20Us.html?q=1', '/about?q=1'],
    [encodeURI('/અમારા-વિશે'), '/about'],
    ['/ABOUT%20us.HTML/', '/about'],
    ['/about/old', '/'],
    ['/About/Old/a//.b%2Fc.php', '/'],
    ['/about/new', '/about'],
  ]) {
    const { status, headers } = await get(path ?? '')
    expect([path, status, headers.location]).toEqual([path, 301, to])
  }
  for (const path of ['/about', '/assets/app-abc123.js'])
    expect((await get(path)).status, 'what is there comes first').toBe(200)
  expect((await get('/api/old')).status, 'so does the server').toBe(404)
})
