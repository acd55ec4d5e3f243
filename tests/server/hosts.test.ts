import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { receiptPath, SEND_FORM_PATH } from '../../contract/fields.ts'
import { SMOKE_CHECKS, smokeOf } from '../../deploy/smoke-checks.ts'
import { writeHostFiles } from '../../deploy/write-host-files.ts'
import { isInstalled } from '../programs.ts'
import { deployedSite, HEADERS, MOVED } from './support/deployed-site.ts'
import { eventually } from './support/eventually.ts'
import { LOCAL_HOSTS } from './support/local-hosts.ts'
import { ask } from './support/raw-request.ts'
import { listen } from './support/receiver.ts'
import { temporaryFolder } from './support/test-database.ts'

for (const host of LOCAL_HOSTS) {
  test.runIf(host.isInstalled)(`The smoke test passes on ${host.name}`, async () => {
    const url = await host.start(deployedSite())
    const smoke = await smokeOf(url, Object.entries(MOVED))
    for (const [spelling, to] of [
      ['/about/old-page/', '/about'],
      ['/2014/05/kites-%e2%80%93-a-guide/', '/about'],
      ['/INDEX.PHP/', '/'],
      [`/%C3%89T%C3%89%3F/100%25:%20%22Q%22%20%3Ca%3E%20%7bb%7d|c^;$\`'%23[d]`, '/about'],
      ['/shop', '/about/team'],
      ['/SHOP/', '/about/team'],
      ['/shop/.a//b', '/about/team'],
      ['/about/?from=mail', '/about?from=mail'],
      ['/index.html', '/'],
    ]) {
      const { statusCode, headers } = await ask(url, spelling ?? '')
      expect([spelling, statusCode, headers.location]).toEqual([spelling, 301, to])
    }
    expect((await ask(url, '/shopping')).statusCode).toBe(404)
    for (const [path, title] of [
      ['/gu/nope', 'અહીં કંઈ નથી'],
      ['/gu/nope/', 'અહીં કંઈ નથી'],
      ['/gu', 'અહીં કંઈ નથી'],
      ['/gu/404', 'અહીં કંઈ નથી'],
      ['/guide', 'nothing here'],
      ['/fr/nope', 'nothing here'],
    ]) {
      const answer = await ask(url, path ?? '')
      expect([path, answer.statusCode]).toEqual([path, 404])
      expect(await text(answer)).toContain(title)
    }
    expect(smoke.pages).toEqual(['/', '/about', '/about/team'])
    const wrong: Record<string, string[]> = {}
    for (const [name, check] of Object.entries(SMOKE_CHECKS))
      wrong[name] = await Array.fromAsync(check(smoke))
    expect(Object.values(wrong).flat()).toEqual([])
  })
}

for (const { name, isInstalled, start } of LOCAL_HOSTS.slice(1))
  test.runIf(isInstalled)(`${name} proxies messages, with host and visitor's address`, async () => {
    const backend = createServer(({ method, url, headers }, response) => {
      response.setHeader('X-Content-Type-Options', 'nosniff')
      response.end(`${method} ${url} ${headers.host} ${headers['x-forwarded-for']}`)
    })
    const url = await start(deployedSite(), await listen(backend))
    for (const path of [SEND_FORM_PATH, '/contact/send', receiptPath('an-id')]) {
      const answer = await ask(url, path, { Host: 'kiteline.example:8080' })
      expect(await text(answer)).toBe(`GET ${path} kiteline.example:8080 127.0.0.1`)
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
    for (const path of ['/unknown/', '//evil.example/', '/%5cevil.example/', '/assets/'])
      expect([path, (await ask(url, path)).statusCode]).toEqual([path, 404])
  })

const [, nginx] = LOCAL_HOSTS
test.runIf(nginx?.isInstalled)('nginx limits the connections of one visitor', async () => {
  let asked = 0
  const answers: (() => void)[] = []
  const backend = createServer((_, response) => {
    asked++
    answers.push(() => response.end())
  })
  const url = (await nginx?.start(deployedSite(), await listen(backend))) ?? ''
  const statuses: unknown[] = []
  const all = Array.from({ length: 120 }, async () => {
    statuses.push((await ask(url, receiptPath('an-id'))).statusCode)
  })
  await eventually(() => asked + statuses.length).toBe(120)
  expect([asked, new Set(statuses)]).toEqual([100, new Set([503])])
  for (const answer of answers) answer()
  await Promise.all(all)
})

test('The smoke test says what a host does wrong', async () => {
  const sitemap =
    '<urlset><url><loc>http://site/</loc></url><url><loc>http://site/about</loc></url></urlset>'
  const page = '<script src="/assets/a.js"></script>'
  const wrong = createServer(({ url }, response) =>
    response.end(url === '/sitemap.xml' ? sitemap : page),
  )
  const smoke = await smokeOf(`http://127.0.0.1:${await listen(wrong)}`, [['/old', '/about']])
  for (const [name, check] of Object.entries(SMOKE_CHECKS)) {
    // Browsers speak it with TLS alone.
    const found = await Array.fromAsync(check(smoke))
    if (name !== 'http/2') expect([name, found]).not.toEqual([name, []])
  }
})

function filesFor(host: string, project = deployedSite()) {
  const { folder, warning } = writeHostFiles(host, join(project, 'build'))
  return { read: (file: string) => readFileSync(join(folder, file), 'utf8'), folder, warning }
}

test.each(['cloudflare', 'netlify'])('%s gets each header once, and every redirect', (host) => {
  const { read, folder } = filesFor(host)
  const headers = read('_headers')
  for (const [header, value] of Object.entries(HEADERS))
    expect(headers.split(`\n  ${header}: ${value}\n`)).toHaveLength(2)
  // Cloudflare serves the nearest 404.html, Netlify one alone.
  const notFound = '/gu/* /gu/404.html 404\n'
  expect(read('_redirects').endsWith(notFound)).toBe(host === 'netlify')
  const lines = read('_redirects').replace(notFound, '')
  expect(lines).toContain('/who-we-are /about 301\n/who-we-are/ /about 301\n')
  expect(lines).toContain('/About%20Us%20(old),%201+1.html /about 301\n')
  expect(lines).toContain(`${encodeURI('/અમારા-વિશે')} /about/team 301\n`)
  for (const address of ['/2014/05/kites-%e2%80%93-a-guide/', '/index.php/', '/shop', '/Shop/'])
    expect(lines).toMatch(RegExp(`^${address} /\\S* 301$`, 'm'))
  const [, patterns] = /^([^*]*\n)((?:\S+\* .*\n)+)$/.exec(lines)?.slice(1) ?? []
  expect(patterns?.split('\n')).toEqual(
    ['/Shop/* /about/team', '/shop/* /about/team', '/about/old/* /', '/about/* /about', ''].map(
      (line) => line && `${line} 301`,
    ),
  )
  expect(lines).toContain('/about/team /about/team 200\n')
  for (const file of [
    'index.html',
    'about.html',
    '404.html',
    'gu/404.html',
    '.well-known/security.txt',
  ])
    expect(existsSync(join(folder, file)), file).toBe(true)
})

test('Vercel gets every header and redirect, and the not-found page of each language', () => {
  const { headers, redirects, rewrites } = JSON.parse(filesFor('vercel').read('vercel.json'))
  const all = Object.entries(HEADERS).map(([key, value]) => ({ key, value }))
  expect(headers[0]).toEqual({ source: '/(.*)', headers: expect.arrayContaining(all) })
  for (const [source, destination] of [
    ['/who-we-are', '/about'],
    ['/About%20Us%20\\(old\\),%201\\+1', '/about'],
    [encodeURI('/અમારા-વિશે'), '/about/team'],
    ['/about/old/(.*)', '/'],
    ['/Shop', '/about/team'],
    ['/about/((?!team$).*)', '/about'],
  ])
    expect(redirects).toContainEqual({ source, destination, statusCode: 301 })
  expect(rewrites).toEqual([{ source: '/gu/(.*)', destination: '/gu/404', statusCode: 404 }])
})

test('An unknown host, a build that is not there and an invalid redirect are refused', () => {
  const hosts = '"geocities" is not one of nginx, caddy, cloudflare, netlify, vercel.'
  expect(() => filesFor('geocities')).toThrow(hosts)
  const project = deployedSite()
  const invalid = { '/old\\npage': '/about', '/old': '//evil.example', '/a*b': '/' }
  for (const [from, to] of Object.entries(invalid)) {
    writeFileSync(join(project, 'build/current/redirects.json'), `{ "${from}": "${to}" }`)
    for (const host of ['nginx', 'netlify'])
      expect(() => filesFor(host, project)).toThrow('is not the address of a page')
  }
})

test('Cloudflare is told of which addresses and patterns are too many for it', () => {
  const project = deployedSite()
  const paths = Array.from({ length: 1001 }, (_, index) => `/a${index}`)
  const patterns = paths.slice(0, 101).map((path) => `${path}-*`)
  const moved = Object.fromEntries([...paths, ...patterns].map((path) => [path, '/about']))
  writeFileSync(join(project, 'build/current/redirects.json'), JSON.stringify(moved))
  const { warning } = filesFor('cloudflare', project)
  expect(warning).toMatch(/:\n\/a1000 \/about 301\n\/a1000\/ \/about 301\n\/a100-\* \/about 301$/)
  expect(filesFor('netlify', project).warning).not.toContain('/a100-*')
})

test('A host without a server of ours is warned of a form that sends to it', () => {
  expect(filesFor('netlify').warning).toContain('Set mail in content/site.yaml')
  expect(filesFor('nginx').warning).toBeUndefined()
})

const UNIT = readFileSync(join(import.meta.dirname, '../../deploy/kiteline.service'), 'utf8')

/** The highest accepted rating by systemd of what a service may do: from 0 (nothing) to 10. */
const MOST_EXPOSURE = 1.5

const hasSystemd = isInstalled('systemd-analyze', '--version')
test.runIf(hasSystemd)('systemd accepts the unit, and rates it as well sandboxed', () => {
  const file = join(temporaryFolder(), 'kiteline.service')
  // The paths are those of the owner's machine.
  writeFileSync(
    file,
    UNIT.replace(/^WorkingDirectory=.*/m, '').replace(/^ExecStart=.*/m, 'ExecStart=/bin/true'),
  )
  const analyze = (...args: string[]) =>
    spawnSync('systemd-analyze', [...args, file], { encoding: 'utf8' })
  const verified = analyze('verify')
  expect([verified.status, verified.stderr]).toEqual([0, ''])
  const rated = analyze('security', '--offline=true', '--no-pager')
  const exposure = /exposure level for \S+: ([\d.]+)/.exec(rated.stdout)?.[1]
  expect(Number(exposure)).toBeLessThanOrEqual(MOST_EXPOSURE)
})
