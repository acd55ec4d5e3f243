import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { getTransformedRoutes } from '@vercel/routing-utils'
import { describe, expect, onTestFinished, test } from 'vitest'
import { receiptPath, SEND_FORM_PATH } from '../../contract/fields.ts'
import { IMMUTABLE } from '../../deploy/hosts.ts'
import { SMOKE_CHECKS, smokeOf } from '../../deploy/smoke-checks.ts'
import { writeHostFiles } from '../../deploy/write-host-files.ts'
import { end, isInstalled } from '../../tools/nginx.ts'
import { runQuietly } from '../../tools/run-quietly.ts'
import { deployedSite, HEADERS, MOVED } from './support/deployed-site.ts'
import { eventually } from './support/eventually.ts'
import { LOCAL_HOSTS } from './support/local-hosts.ts'
import { startNginx } from './support/start-nginx.ts'

/** Starts a server until the test is over; returns its port. */
async function listeningServer(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A raw request: follows no redirect, and does not normalise the path. */
const ask = (url: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { path, headers, agent: false }, resolve).on('error', reject).end()
  })

/** What a host does not do: Cloudflare's local server sends whole files only. */
const WITHOUT: Record<string, string[]> = { wrangler: ['ranges'] }

for (const host of LOCAL_HOSTS) {
  test.runIf(host.isInstalled)(`The smoke test passes on ${host.name}`, async () => {
    const smoke = await smokeOf(await host.start(deployedSite()), [['/who-we-are', '/about']])
    expect(smoke.pages).toEqual(['/', '/about', '/about/team'])
    const wrong: Record<string, string[]> = {}
    for (const [name, check] of Object.entries(SMOKE_CHECKS)) {
      if (!WITHOUT[host.name]?.includes(name)) wrong[name] = await check(smoke)
    }
    expect(Object.values(wrong).flat()).toEqual([])
  })
}

for (const { name, isInstalled, start } of LOCAL_HOSTS.slice(1, 3))
  test.runIf(isInstalled)(
    `With its file in deploy/, ${name} proxies messages to the small server, with host and address of the visitor`,
    async () => {
      const backend = await listeningServer(({ method, url, headers }, response) => {
        response.setHeader('X-Content-Type-Options', 'nosniff')
        response.end(`${method} ${url} ${headers.host} ${headers['x-forwarded-for']}`)
      })
      const url = await start(deployedSite(), backend)
      for (const path of [SEND_FORM_PATH, '/contact/send', receiptPath('an-id')]) {
        const answer = await ask(url, path, { Host: 'kiteline.example:8080' })
        expect(await text(answer)).toBe(`GET ${path} kiteline.example:8080 127.0.0.1`)
        expect(answer.headers['x-content-type-options']).toBe('nosniff')
      }
      for (const path of ['/unknown/', '//evil.example/', '/%5cevil.example/', '/assets/'])
        expect([path, (await ask(url, path)).statusCode]).toEqual([path, 404])
    },
  )

const [, nginx] = LOCAL_HOSTS
test.runIf(nginx?.isInstalled)('nginx limits the connections of one visitor', async () => {
  let asked = 0
  const answers: (() => void)[] = []
  const backend = await listeningServer((_, response) => {
    asked++
    answers.push(() => response.end())
  })
  const url = (await nginx?.start(deployedSite(), backend)) ?? ''
  const statuses: unknown[] = []
  const all = Array.from({ length: 120 }, async () => {
    statuses.push((await ask(url, receiptPath('an-id'))).statusCode)
  })
  await eventually(() => asked + statuses.length).toBe(120)
  expect([asked, new Set(statuses)]).toEqual([100, new Set([503])])
  for (const answer of answers) answer()
  await Promise.all(all)
})

test.runIf(nginx?.isInstalled && isInstalled('openssl', 'version'))(
  'With TLS nginx speaks HTTP/2, and the smoke test says so if it does not',
  async () => {
    const project = deployedSite()
    const certificate = join(project, 'certificate.pem')
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const files = ['-keyout', join(project, 'key.pem'), '-out', certificate]
    execFileSync('openssl', ['req', '-x509', '-nodes', ...subject, ...files], { stdio: 'ignore' })
    const smoke = (port: number) => {
      const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate }
      const args = ['deploy/smoke.ts', `https://localhost:${port}`, '--without', 'redirects']
      return runQuietly(process.execPath, args, env)
    }
    const { securePort, child } = await startNginx(project, 4173)
    onTestFinished(() => end(child))
    const { code, output } = await smoke(securePort)
    expect(output).toContain('✓ http/2')
    expect(code, output).toBe(0)

    const [cert, key] = [readFileSync(certificate), readFileSync(join(project, 'key.pem'))]
    const sitemap = '<url><loc>http://site/about</loc></url>'
    const old = createSecureServer({ cert, key }, (_, response) => response.end(sitemap)).listen(0)
    onTestFinished(() => void old.close())
    await once(old, 'listening')
    expect((await smoke((old.address() as AddressInfo).port)).output).toContain('✗ http/2')
  },
)

const hasBrotli = existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf')
test.runIf(nginx?.isInstalled && hasBrotli)('nginx sends pages in Brotli', async () => {
  const url = (await nginx?.start(deployedSite())) ?? ''
  const { headers } = await ask(url, '/about', { 'Accept-Encoding': 'gzip, br' })
  expect(headers['content-encoding']).toBe('br')
})

test('The smoke test says what a host does wrong', async () => {
  const sitemap =
    '<urlset><url><loc>http://site/</loc></url><url><loc>http://site/about</loc></url></urlset>'
  const port = await listeningServer(({ url }, response) => {
    response.end(url === '/sitemap.xml' ? sitemap : '<script src="/assets/a.js"></script>')
  })
  const smoke = await smokeOf(`http://127.0.0.1:${port}`, [['/old', '/about']])
  for (const [name, check] of Object.entries(SMOKE_CHECKS)) {
    // Browsers speak it with TLS alone.
    if (name !== 'http/2') expect([name, await check(smoke)]).not.toEqual([name, []])
  }
})

/** Writes the files of a host for the small site. */
function filesFor(host: string, project = deployedSite()) {
  const { folder, warning } = writeHostFiles(host, join(project, 'build'))
  return { read: (file: string) => readFileSync(join(folder, file), 'utf8'), folder, warning }
}

test('Cloudflare gets the headers of every response in one rule', () => {
  const [all = '', ...others] = filesFor('cloudflare')
    .read('site/_headers')
    .split(/^(?=\/)/m)
  expect(all).toMatch(/^\/\*\n/)
  for (const [header, value] of Object.entries(HEADERS))
    expect(all).toContain(`\n  ${header}: ${value}\n`)
  expect(others.join()).not.toContain('Policy')
})

describe('Netlify', () => {
  test('reads every header, and sends each once', async () => {
    const { folder } = filesFor('netlify')
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [join(folder, '_headers')],
      configHeaders: [],
      minimal: false,
      netlifyConfigPath: undefined,
    })
    expect(errors).toEqual([])
    const sent = (address: string) =>
      headers
        .filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(address))
        .map(({ values }) => values)
    for (const address of ['/about', '/about/team', '/unknown'])
      expect(sent(address)).toEqual([expect.objectContaining(HEADERS)])
    expect(sent('/about/team.md')).toEqual([
      expect.objectContaining(HEADERS),
      { 'Content-Type': 'text/markdown; charset=utf-8' },
    ])
    expect(sent('/assets/style-Cd34.css')).toEqual([
      expect.objectContaining(HEADERS),
      { 'Cache-Control': IMMUTABLE },
    ])
  })

  test('reads every redirect', async () => {
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [join(filesFor('netlify').folder, '_redirects')],
      configRedirects: [],
      minimal: true,
      netlifyConfigPath: undefined,
    })
    expect(errors).toEqual([])
    const read = (redirects as { from: string; to: string; status: number }[]).map(
      ({ from, to, status }) => [from, to, status],
    )
    expect(read).toEqual(
      Object.entries(MOVED).flatMap(([from, to]) => [
        [from, to, 301],
        [`${from}/`, to, 301],
      ]),
    )
  })
})

describe('Vercel', () => {
  test('reads every header and redirect', () => {
    const { read } = filesFor('vercel')
    const settings = JSON.parse(read('vercel.json'))
    const { routes, error } = getTransformedRoutes(settings)
    expect(error).toBeNull()
    type Rule = { src: string; status?: number; headers?: Record<string, string> }
    const rules = (routes ?? []).filter((route): route is Rule => 'src' in route)
    for (const address of ['/about', '/unknown', '/assets/style-Cd34.css']) {
      const matching = rules.filter(({ src }) => new RegExp(src).test(address))
      expect(Object.assign({}, ...matching.map(({ headers }) => headers))).toMatchObject(HEADERS)
    }
    const moved = rules.find(
      ({ src, status }) => status === 301 && new RegExp(src).test('/who-we-are'),
    )
    expect(moved?.headers).toEqual({ Location: '/about' })
  })
})

describe('GitHub Pages', () => {
  test('gets pages with their policy in themselves, and a page for each redirect', () => {
    const { read, folder } = filesFor('github-pages')
    // Browsers do not accept `frame-ancestors` in a page.
    const policy = HEADERS['Content-Security-Policy'].replace("frame-ancestors 'self'; ", '')
    for (const file of ['index.html', 'about.html', 'about/team.html', '404.html']) {
      expect(read(file)).toContain(
        `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/><meta name="referrer" content="strict-origin-when-cross-origin"/>`,
      )
    }
    expect(read('CNAME')).toBe('kiteline.example\n')
    expect(existsSync(join(folder, '.nojekyll'))).toBe(true)
    expect(read('who-we-are.html')).toContain('<meta http-equiv="refresh" content="0; url=/about">')
  })
})

describe('S3', () => {
  /** Stands in for the AWS CLI: records each call, and fails if the file or folder to upload is missing. */
  const AWS = `#!/bin/sh
echo "$@" >> "$CALLS"
case "$1 $2" in
  "s3 cp") test -f "$3" || exit 1;;
  "s3 sync") test -d "$3" || exit 1;;
esac
`

  test('gets each page at its address, assets first, and the redirects', () => {
    const { folder } = filesFor('s3')
    const programs = join(folder, 'programs')
    mkdirSync(programs)
    writeFileSync(join(programs, 'aws'), AWS)
    chmodSync(join(programs, 'aws'), 0o755)
    const calls = join(folder, 'calls')
    const env = { PATH: `${programs}:${process.env.PATH}`, CALLS: calls }
    execFileSync('sh', [join(folder, 'upload.sh'), 'my-site'], { env })
    const lines = readFileSync(calls, 'utf8').trim().split('\n')
    expect(lines[0]).toMatch(/^s3 sync site\/assets s3:\/\/my-site\/assets .*immutable/)
    for (const page of ['/about', '/about/team']) {
      expect(lines).toContain(
        `s3 cp site/pages${page}.html s3://my-site${page} --content-type text/html; charset=utf-8 --cache-control no-cache`,
      )
    }
    expect(lines).toContain(
      's3api put-object --bucket my-site --key who-we-are --website-redirect-location /about',
    )
    expect(lines.at(-1)).toBe(
      's3 website s3://my-site --index-document index.html --error-document 404.html',
    )
  })

  test('is asked for the bucket', () => {
    const { status, stderr } = spawnSync('sh', [join(filesFor('s3').folder, 'upload.sh')])
    expect([status, stderr.toString()]).toEqual([1, 'Usage: sh upload.sh BUCKET\n'])
  })
})

test('An unknown host, a build that is not there and an invalid redirect are refused', () => {
  expect(() => filesFor('geocities')).toThrow(
    '"geocities" is not one of nginx, caddy, cloudflare, netlify, vercel, github-pages, s3.',
  )
  const project = deployedSite()
  for (const moved of [
    { '/old page': '/about' },
    { '/old': 'https://evil.example/' },
    { '/a;b': '/' },
  ]) {
    writeFileSync(join(project, 'build/current/redirects.json'), JSON.stringify(moved))
    for (const host of ['nginx', 'netlify']) {
      expect(() => filesFor(host, project)).toThrow('is not the address of a page')
    }
  }
})

test('A host without a server of ours is warned of a form that sends to it', () => {
  expect(filesFor('netlify').warning).toContain('Set mail in content/site.yaml')
  expect(filesFor('nginx').warning).toBeUndefined()
})
