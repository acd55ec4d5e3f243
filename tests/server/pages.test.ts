import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { STRICT_POLICY } from '../../server/middleware/security-headers.ts'
import { eventually } from './support/eventually.ts'
import { runServer } from './support/run-server.ts'
import { HOME, startSmallSite } from './support/small-site.ts'
import { temporaryFolder } from './support/test-database.ts'

type Site = Awaited<ReturnType<typeof startSmallSite>>

let root: string
let clock: Site['clock']
let put: Site['put']
let get: Site['get']

beforeEach(async () => {
  ;({ root, clock, put, get } = await startSmallSite())
})

describe('A page', () => {
  test('is sent with an ETag, so that browsers can revalidate it', async () => {
    const { status, headers, body } = await get('/')
    expect([status, body.toString()]).toEqual([200, HOME])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    })
    const etag = headers.etag ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const tag of [etag, `"other", W/${etag}`, '*']) {
      const again = await get('/', { 'If-None-Match': tag })
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    }
    expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200)
    // Crawlers may ask by the date at which they fetched it.
    const [since, before] = ['Tue, 14 Nov 2023 22:13:20 GMT', 'Tue, 14 Nov 2023 22:13:19 GMT']
    expect((await get('/', { 'If-Modified-Since': since })).status).toBe(304)
    expect((await get('/', { 'If-Modified-Since': before })).status).toBe(200)
  })

  test('has one address, to which other spellings redirect', async () => {
    const slash = await get('/about/?from=mail')
    expect([slash.status, slash.headers.location]).toEqual([301, '/about?from=mail'])
    const index = await get('/index.html')
    expect([index.status, index.headers.location]).toEqual([301, '/'])
    expect((await get('/about')).status).toBe(200)
  })

  test('that was built again is sent again', async () => {
    await get('/')
    put('index.html', 'new', 1_700_000_005)
    clock.now += 1000
    expect((await get('/')).body.toString()).toBe('new')
    rmSync(join(root, 'index.html'))
    clock.now += 1000
    expect((await get('/')).status).toBe(404)
  })

  test('gets the headers that the build wrote for it', async () => {
    const policy = { 'Content-Security-Policy': "script-src 'sha256-x'" }
    const everywhere = { '/*': { Link: '</style.css>; rel=preload' }, '/about': policy }
    writeFileSync(join(root, '..', 'headers.json'), JSON.stringify(everywhere))
    clock.now += 1000
    const { headers } = await get('/about')
    expect(headers['content-security-policy']).toBe("script-src 'sha256-x'")
    expect(headers.link).toContain('preload')
    expect((await get('/')).headers['content-security-policy']).toBe(STRICT_POLICY)
    const script = (await get('/assets/app-abc123.js')).headers
    expect([script.link, script['content-security-policy']]).toEqual([undefined, undefined])
  })
})

describe('Without usable headers.json', () => {
  test.each([
    ['missing', undefined],
    ['half written', '{"/": {"Content-Security-Pol'],
    ['of another kind', '[]'],
    ['without values', '{"/": {"Content-Security-Policy": null}}'],
    ['with a value that cannot be sent', '{"/": {"Content-Security-Policy": "a\\nb"}}'],
  ])(
    '(%s) pages have the strict policy, files are served, and an error is logged',
    async (_, json) => {
      const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
      onTestFinished(() => said.mockRestore())
      const file = join(root, '../headers.json')
      rmSync(file)
      if (json) writeFileSync(file, json)
      const page = await get('/')
      expect([page.status, page.body.toString()]).toEqual([200, HOME])
      expect(page.headers['content-security-policy']).toBe(STRICT_POLICY)
      expect((await get('/nope')).headers['content-security-policy']).toBe(STRICT_POLICY)
      expect((await get('/film.mp4')).status).toBe(200)
      expect(said.mock.calls).toEqual([[expect.stringContaining(file), expect.anything()]])
    },
  )

  test('the server starts, and logs the error before the first request', async () => {
    rmSync(join(root, '../headers.json'))
    const { output } = await runServer({ SITE_DIR: root, DATA_DIR: temporaryFolder() })
    await eventually(() => output.text).toContain('headers.json is missing')
  })
})

describe('Unknown addresses', () => {
  test.each([
    '/nope',
    '/nope/',
    '/__spa-fallback.html',
    '//evil.example/',
    '/404',
    '/..%2fclient',
    '/about%2F',
    '/about%2findex.html',
    '/.env',
    '/about/.draft.html',
    '/assets/',
    `/${'a'.repeat(300)}`,
  ])('such as %s get the not-found page with status 404', async (path) => {
    put('.env', 'SECRET=1')
    put('about/.draft.html', 'a draft')
    const asked: Record<string, string>[] = [{}, { Range: 'bytes=0-3' }, { 'If-None-Match': '*' }]
    for (const given of asked) {
      const { status, headers, body } = await get(path, given)
      expect([status, body.toString()]).toEqual([404, '<title>Nothing here</title>'])
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers.location).toBeUndefined()
    }
  })

  test('include links out of the site, and files with such a compressed copy', async () => {
    const outside = join(root, '../outside')
    mkdirSync(outside)
    writeFileSync(join(outside, 'index.html'), 'secret')
    symlinkSync(outside, join(root, 'linked'))
    symlinkSync(join(outside, 'index.html'), join(root, 'secret.html'))
    put('page.html', 'a page')
    symlinkSync(join(outside, 'index.html'), join(root, 'page.html.br'))
    symlinkSync('about', join(root, 'inside'))
    for (const path of [
      '/linked',
      '/linked/',
      '/linked/index.html',
      '/secret.html',
      '/page.html',
    ]) {
      const { status, body } = await get(path, { 'Accept-Encoding': 'br' })
      expect([path, status, body.toString()]).toEqual([path, 404, '<title>Nothing here</title>'])
    }
    expect((await get('/inside')).status).toBe(200)
  })

  test('get plain text if the not-found page is not built', async () => {
    rmSync(join(root, '404'), { recursive: true })
    const { status, body } = await get('/nope')
    expect([status, body.toString()]).toEqual([404, 'Not Found'])
  })

  test('of Markdown get plain text', async () => {
    const { status, headers, body } = await get('/nope.md')
    expect([status, body.toString()]).toEqual([404, 'Not Found'])
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/plain'),
      'cache-control': 'no-cache',
    })
  })

  test('of files are passed to the app if it has a route', async () => {
    expect((await get('/contact/thanks')).status).toBe(200)
    put('contact/thanks/index.html', 'Thanks from the site')
    expect((await get('/contact/thanks')).body.toString()).toBe('Thanks from the site')
  })

  test('that are malformed are refused, and so are other methods', async () => {
    expect((await get('/%ff')).status).toBe(400)
    const posted = await get('/', {}, 'POST')
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

test('A former address redirects to the new one, but not to another site', async () => {
  const { put, get } = await startSmallSite()
  const moved = { '/who-we-are': '/about', '/about': '/film.mp4' }
  put('../redirects.json', JSON.stringify(moved))
  const { status, headers } = await get('/who-we-are?from=mail')
  expect([status, headers.location]).toEqual([301, '/about?from=mail'])
  const folder = await get('/who-we-are/')
  expect([folder.status, folder.headers.location], 'with a slash').toEqual([301, '/about'])
  expect((await get('/about')).status, 'what is there comes first').toBe(200)

  const other = await startSmallSite()
  other.put('../redirects.json', JSON.stringify({ '/old': '//evil.example' }))
  expect((await other.get('/old')).status).toBe(404)
})
