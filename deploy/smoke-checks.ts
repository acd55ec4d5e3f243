import { once } from 'node:events'
import { request as requestHttp } from 'node:http'
import { connect } from 'node:http2'
import { request as requestHttps } from 'node:https'
import { gunzipSync } from 'node:zlib'
import type { Properties } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'

/** A response: redirects are not followed, and the body is not decoded. */
interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** Requests an address exactly as written: a URL would normalise it. */
const ask = (site: string, address: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { protocol, origin } = new URL(site)
    const request = protocol === 'https:' ? requestHttps : requestHttp
    const call = request(origin, { path: address, headers, timeout: 20_000 }, async (response) => {
      const given = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
      const body = Buffer.concat(await response.toArray())
      resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(given), body })
    })
    call.on('timeout', () => call.destroy(new Error('no answer within 20 s')))
    call.on('error', reject).end()
  })

/** The attributes of every element of this name in a page. */
function elements({ body }: Answer, tagName: string): Properties[] {
  const found: Properties[] = []
  visit(fromHtml(body.toString()), { type: 'element', tagName }, (node) => {
    if ('properties' in node) found.push(node.properties)
  })
  return found
}

/** The site under test, and what several checks need to know about it. */
export interface Smoke {
  /** Its address. */
  site: string
  ask(address: string, headers?: Record<string, string>): Promise<Answer>
  /** The addresses of the sitemap. */
  pages: string[]
  /** A page other than Home. */
  page: string
  /** A stylesheet or script of Home, which has a hash in its name. */
  asset: string
  isSecure: boolean
  /** Former addresses of pages, which only the owner knows, and where they lead now. */
  moved: [from: string, to: string][]
}

/**
 * Prepares a site for the checks.
 * @param site its address
 * @param moved as in `build/current/redirects.json`
 * @throws Error if it has no sitemap of its pages
 */
export async function smokeOf(site: string, moved: Smoke['moved'] = []): Promise<Smoke> {
  const sitemap = await ask(site, '/sitemap.xml')
  const pages = Array.from(
    sitemap.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, url = '']) => decodeURI(new URL(url).pathname),
  )
  const page = pages.find((address) => address.lastIndexOf('/') === 0 && address !== '/')
  if (!page) throw new Error(`${site}/sitemap.xml names no page (status ${sitemap.status}).`)
  const home = await ask(site, '/')
  const files = [...elements(home, 'link'), ...elements(home, 'script')]
  const addresses = files.map(({ href, src }) => String(href ?? src))
  const asset = addresses.find((address) => address.startsWith('/assets/')) ?? ''
  const isSecure = new URL(site).protocol === 'https:'
  const asks: Smoke['ask'] = (address, headers) => ask(site, address, headers)
  return { site, ask: asks, pages, page, asset, isSecure, moved }
}

/** Whether a page has a policy, sent or in its head. */
const hasPolicy = (page: Answer) =>
  'content-security-policy' in page.headers ||
  elements(page, 'meta').some(({ httpEquiv }) =>
    String(httpEquiv).includes('Content-Security-Policy'),
  )

const expectStatus = (address: string, { status }: Answer, ...allowed: number[]) =>
  allowed.includes(status) ? [] : [`${address} answers ${status}, not ${allowed.join(' or ')}`]

const html = /^text\/html; ?charset=utf-8$/i

/** The checks by name; each returns what is wrong, in words, and an empty list if all is well. */
export const SMOKE_CHECKS: Record<string, (smoke: Smoke) => Promise<string[]>> = {
  async 'http/2'({ site, isSecure }) {
    // Browsers speak it with TLS alone, and choose it by ALPN.
    if (!isSecure) return []
    const session = connect(site)
    const chosen = await once(session, 'connect').then(() => session.alpnProtocol, String)
    session.destroy()
    return chosen === 'h2' ? [] : [`${site} does not speak HTTP/2 (${chosen})`]
  },

  async status({ ask, pages }) {
    const wrong: string[] = []
    for (const page of pages) {
      const answer = await ask(page)
      wrong.push(...expectStatus(page, answer, 200))
      const type = answer.headers['content-type'] ?? ''
      if (!html.test(type)) wrong.push(`${page} is "${type}", not HTML in UTF-8`)
    }
    return wrong
  },

  async 'not found'({ ask }) {
    const wrong: string[] = []
    for (const address of ['/no-such-page', '/no-such-folder/page', '/no-such-page.md']) {
      const answer = await ask(address)
      wrong.push(...expectStatus(address, answer, 404))
      // A missing Markdown file may be answered with plain text.
      if (!address.endsWith('.md') && elements(answer, 'h1').length === 0)
        wrong.push(`${address} shows no page of the site`)
    }
    return wrong
  },

  async 'clean addresses'({ ask, page }) {
    const wrong: string[] = []
    for (const other of [`${page}/`, `${page}/index.html`]) {
      const answer = await ask(other)
      wrong.push(...expectStatus(other, answer, 301, 307, 308, 404))
      const to = answer.headers.location
      if (to && new URL(to, 'http://site').pathname !== page) wrong.push(`${other} leads to ${to}`)
    }
    return wrong
  },

  async caching({ ask, page, asset }) {
    const wrong: string[] = []
    const [shown, file] = [await ask(page), await ask(asset)]
    const days = shown.headers['cache-control'] ?? ''
    if (!/no-cache|max-age=0\b/.test(days))
      wrong.push(`${page} may be shown from a cache (${days})`)
    if (!/max-age=31536000/.test(file.headers['cache-control'] ?? ''))
      wrong.push(`${asset} is not cached for a year (${file.headers['cache-control']})`)
    const { etag } = shown.headers
    if (!etag) return [...wrong, `${page} has no ETag`]
    return [
      ...wrong,
      ...expectStatus(`${page}, known,`, await ask(page, { 'If-None-Match': etag }), 304),
    ]
  },

  async compression({ ask, page }) {
    const answer = await ask(page, { 'Accept-Encoding': 'gzip' })
    if (answer.headers['content-encoding'] !== 'gzip') return [`${page} is not compressed`]
    const plain = await ask(page)
    return gunzipSync(answer.body).equals(plain.body) ? [] : [`${page} differs when compressed`]
  },

  async headers({ ask, page, isSecure }) {
    const { headers } = await ask(page)
    const names = ['x-content-type-options', 'referrer-policy', 'permissions-policy']
    if (isSecure) names.push('strict-transport-security')
    return names.filter((name) => !headers[name]).map((name) => `${page} has no ${name}`)
  },

  async policies({ ask, pages }) {
    const wrong: string[] = []
    for (const page of [...pages, '/no-such-page']) {
      if (!hasPolicy(await ask(page))) wrong.push(`${page} has no Content-Security-Policy`)
    }
    return wrong
  },

  async ranges({ ask, asset }) {
    const answer = await ask(asset, { Range: 'bytes=0-9' })
    if (answer.status === 206 && answer.body.length === 10) return []
    return [`${asset}: ten bytes of it answer ${answer.status} with ${answer.body.length} bytes`]
  },

  async 'other types'({ ask, page }) {
    const wrong: string[] = []
    const types = { [`${page}.md`]: /^text\/markdown; ?charset=utf-8$/i, '/sitemap.xml': /xml/ }
    for (const [address, type] of Object.entries(types)) {
      const answer = await ask(address)
      wrong.push(...expectStatus(address, answer, 200))
      if (!type.test(answer.headers['content-type'] ?? ''))
        wrong.push(`${address} is "${answer.headers['content-type']}"`)
    }
    return wrong
  },

  async redirects({ ask, moved }) {
    const wrong: string[] = []
    for (const [from, to] of moved) {
      const address = encodeURI(from.replace(/\*$/, 'no-such-page'))
      const { status, headers } = await ask(`${address}?utm_source=mail`)
      const found = new URL(headers.location ?? '/', 'http://site')
      if (status !== 301 || found.pathname !== to || found.search !== '?utm_source=mail')
        wrong.push(
          `${address} answers ${status} and leads to ${headers.location}, not ${to} with its query`,
        )
    }
    return wrong
  },
}
