import { once } from 'node:events'
import { connect } from 'node:http2'
import type { Properties } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { encodePath } from '../contract/redirects.ts'

/** Requests an address without following redirects. */
async function ask(site: string, address: string, more: Record<string, string> = {}) {
  // Otherwise `fetch` asks for compressed files, and caches on the way for new ones.
  const headers = { 'Accept-Encoding': 'identity', 'Cache-Control': 'max-age=0', ...more }
  const signal = AbortSignal.timeout(20_000)
  const answer = await fetch(new URL(address, site), { headers, redirect: 'manual', signal })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

type Answer = Awaited<ReturnType<typeof ask>>

function elements({ text }: Answer, tagName: string): Properties[] {
  const found: Properties[] = []
  visit(fromHtml(text), { type: 'element', tagName }, (node) => {
    if ('properties' in node) found.push(node.properties)
  })
  return found
}

/** Prepares a site for the checks. @param moved former addresses and where they lead @throws Error without a sitemap */
export async function smokeOf(site: string, moved: [from: string, to: string][] = []) {
  const sitemap = await ask(site, '/sitemap.xml')
  const pages = Array.from(sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) =>
    decodeURI(new URL(url).pathname),
  )
  const page = pages.find((address) => address.lastIndexOf('/') === 0 && address !== '/')
  if (!page) throw new Error(`${site}/sitemap.xml names no page (status ${sitemap.status}).`)
  const home = await ask(site, '/')
  const files = [...elements(home, 'link'), ...elements(home, 'script')]
  const addresses = files.map(({ href, src }) => String(href ?? src))
  /** A stylesheet or script of Home, which has a hash in its name. */
  const asset = addresses.find((address) => address.startsWith('/assets/')) ?? ''
  const isSecure = new URL(site).protocol === 'https:'
  const asks = (address: string, headers?: Record<string, string>) => ask(site, address, headers)
  return { site, ask: asks, pages, page, asset, isSecure, moved }
}

type Smoke = Awaited<ReturnType<typeof smokeOf>>

const expectStatus = (address: string, { status }: Answer, ...allowed: number[]) =>
  allowed.includes(status) ? [] : [`${address} answers ${status}, not ${allowed.join(' or ')}`]

const html = /^text\/html; ?charset=utf-8$/i

/** The checks by name; each yields what is wrong, in words, and nothing if all is well. */
export const SMOKE_CHECKS: Record<string, (smoke: Smoke) => AsyncGenerator<string>> = {
  async *'http/2'({ site, isSecure }) {
    // Browsers speak it with TLS alone, and choose it by ALPN.
    if (!isSecure) return
    const session = connect(site)
    const chosen = await once(session, 'connect').then(() => session.alpnProtocol, String)
    session.destroy()
    if (chosen !== 'h2') yield `${site} does not speak HTTP/2 (${chosen})`
  },

  async *status({ ask, pages }) {
    for (const page of pages) {
      const answer = await ask(page)
      yield* expectStatus(page, answer, 200)
      const type = answer.headers.get('content-type') ?? ''
      if (!html.test(type)) yield `${page} is "${type}", not HTML in UTF-8`
    }
  },

  async *'not found'({ ask }) {
    for (const address of ['/no-such-page', '/no-such-folder/page', '/no-such-page.md']) {
      const answer = await ask(address)
      yield* expectStatus(address, answer, 404)
      // A missing Markdown file may be answered with plain text.
      if (!address.endsWith('.md') && elements(answer, 'h1').length === 0)
        yield `${address} shows no page of the site`
    }
  },

  async *'clean addresses'({ ask, page }) {
    for (const other of [`${page}/`, `${page}/index.html`]) {
      const answer = await ask(other)
      yield* expectStatus(other, answer, 301, 307, 308, 404)
      const to = answer.headers.get('location')
      if (to && new URL(to, 'http://site').pathname !== page) yield `${other} leads to ${to}`
    }
  },

  async *caching({ ask, page, asset }) {
    const [shown, file] = [await ask(page), await ask(asset)]
    const days = shown.headers.get('cache-control') ?? ''
    if (!/no-cache|max-age=0\b/.test(days)) yield `${page} may be shown from a cache (${days})`
    const assetDays = file.headers.get('cache-control') ?? ''
    if (!/max-age=31536000/.test(assetDays))
      yield `${asset} is not cached for a year (${assetDays})`
    const etag = shown.headers.get('etag')
    if (!etag) yield `${page} has no ETag`
    else yield* expectStatus(`${page}, known,`, await ask(page, { 'If-None-Match': etag }), 304)
  },

  async *compression({ ask, page }) {
    const answer = await ask(page, { 'Accept-Encoding': 'gzip' })
    const plain = await ask(page)
    if (answer.headers.get('content-encoding') !== 'gzip') yield `${page} is not compressed`
    else if (answer.text !== plain.text) yield `${page} differs when compressed`
  },

  async *headers({ ask, pages, isSecure }) {
    const names = ['content-security-policy', 'x-content-type-options', 'referrer-policy']
    names.push('permissions-policy', ...(isSecure ? ['strict-transport-security'] : []))
    for (const page of [...pages, '/no-such-page']) {
      const { headers } = await ask(page)
      for (const name of names) if (!headers.has(name)) yield `${page} has no ${name}`
    }
  },

  async *ranges({ ask, asset }) {
    const { status, text } = await ask(asset, { Range: 'bytes=0-9' })
    if (status !== 206 || text.length !== 10)
      yield `${asset}: ten bytes of it answer ${status} with ${text.length}`
  },

  async *'other types'({ ask, page }) {
    const types = { [`${page}.md`]: /^text\/markdown; ?charset=utf-8$/i, '/sitemap.xml': /xml/ }
    for (const [address, type] of Object.entries(types)) {
      const answer = await ask(address)
      yield* expectStatus(address, answer, 200)
      const given = answer.headers.get('content-type') ?? ''
      if (!type.test(given)) yield `${address} is "${given}"`
    }
  },

  async *redirects({ ask, moved }) {
    for (const [from, to] of moved) {
      const address = encodePath(from.replace(/\*$/, 'no-such-page'))
      const { status, headers } = await ask(`${address}?utm_source=mail`)
      const location = headers.get('location') ?? '/'
      const found = new URL(location, 'http://site')
      if (status !== 301 || found.pathname !== to || found.search !== '?utm_source=mail')
        yield `${address} answers ${status} and leads to ${location}, not ${to} with its query`
    }
  },
}
