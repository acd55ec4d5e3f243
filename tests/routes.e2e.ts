import type { APIRequestContext, Page } from '@playwright/test'
import { articles, content, demonstrated, first, services } from './content-file.ts'
import { expect, ROUTES, test, UNKNOWN_ADDRESS } from './site.ts'

/** Every address that has a page, and one with the not-found page. */
const ALL_PAGES = [...ROUTES, '/work', '/privacy', UNKNOWN_ADDRESS]

/** The HTML of a page before any script runs. */
type Prerendered = {
  title: string
  headings: string[]
  descriptions: string[]
  canonicals: string[]
  /** The number of words on a page without its header and footer. */
  words: number
  scripts: string[]
  ids: string[]
  /** The last link of a page's content: its text and address. */
  lastLink: string
  /** Addresses on this site that the page refers to: links, stylesheets, scripts, pictures. */
  addresses: string[]
}

async function read(request: APIRequestContext, page: Page, path: string): Promise<Prerendered> {
  const answer = await request.get(path)
  return page.evaluate(
    (html) => {
      const dom = new DOMParser().parseFromString(html, 'text/html')
      const each = (selector: string, attribute: string) =>
        [...dom.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
      const main = dom.querySelector('main')?.cloneNode(true) as HTMLElement | undefined
      for (const code of main?.querySelectorAll('script, style') ?? []) code.remove()
      return {
        title: dom.title,
        headings: [...dom.querySelectorAll('h1')].map((heading) => heading.textContent.trim()),
        descriptions: each('meta[name="description"]', 'content'),
        canonicals: each('link[rel="canonical"]', 'href'),
        words: main?.textContent.match(/\p{L}+/gu)?.length ?? 0,
        scripts: [...dom.querySelectorAll('script:not([type="application/ld+json"])')].map(
          (script) => script.outerHTML,
        ),
        ids: each('[id]', 'id'),
        lastLink: [...dom.querySelectorAll('main a')]
          .slice(-1)
          .map((link) => `${link.textContent.trim()} ${link.getAttribute('href')}`)
          .join(),
        addresses: [
          ...each('[href]', 'href'),
          ...each('[src]', 'src'),
          ...each('meta[property="og:image"]', 'content').map((image) => new URL(image).pathname),
        ].filter((address) => /^[/#]/.test(address)),
      }
    },
    await answer.text(),
  )
}

const readAll = (request: APIRequestContext, page: Page, paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => ({ path, ...(await read(request, page, path)) })))

test.describe('Section 2, route table: the HTML alone', () => {
  test('Every route answers 200 with a page of HTML', async ({ request }) => {
    const answers = await Promise.all(
      ROUTES.map(async (path) => {
        const answer = await request.get(path, { maxRedirects: 0 })
        return `${path} ${answer.status()} ${answer.headers()['content-type']}`
      }),
    )
    expect(answers).toEqual(ROUTES.map((path) => `${path} 200 text/html; charset=utf-8`))
  })

  test('Every page has its full text, one h1, and a title, description and canonical address of its own', async ({
    request,
    page,
  }) => {
    const pages = await readAll(request, page, ROUTES)
    for (const { path, ...facts } of pages) {
      expect.soft(facts.headings, `${path} has one h1`).toEqual([expect.stringMatching(/\S/)])
      expect.soft(facts.words, `${path} has its text`).toBeGreaterThan(100)
      expect.soft(facts.title, `${path} has a title`).toMatch(/\S/)
      expect.soft(facts.descriptions, `${path} has one description`).toHaveLength(1)
      expect.soft(facts.canonicals, `${path} has one canonical address`).toHaveLength(1)
      const canonical = new URL(facts.canonicals[0] ?? '')
      expect.soft(canonical.pathname, `${path} names itself`).toBe(path)
      if (path !== '/') expect.soft(facts.canonicals[0]).not.toMatch(/\/$/)
    }
    const unique = (values: (string | undefined)[]) => new Set(values).size
    expect(unique(pages.map(({ title }) => title))).toBe(ROUTES.length)
    expect(unique(pages.map(({ descriptions }) => descriptions[0]))).toBe(ROUTES.length)
    expect(unique(pages.map(({ headings }) => headings[0]))).toBe(ROUTES.length)
  })

  test('Every service page ends with Get in Touch, and every product page that shows a demo with Get a Demo', async ({
    request,
    page,
  }) => {
    const { touchLabel } = content('services.yaml')
    const ends = [
      ...services.map(({ path }) => ({ path, label: touchLabel })),
      ...demonstrated.map(({ path, getDemo }) => ({ path, label: getDemo?.label })),
    ]
    const pages = await readAll(
      request,
      page,
      ends.map(({ path }) => path),
    )
    expect(pages.map(({ path, lastLink }) => `${path}: ${lastLink.split(/[?#]/)[0]}`)).toEqual(
      ends.map(({ path, label }) => `${path}: ${label} /contact`),
    )
  })

  test('No link is broken: every address on the site that a page refers to is answered', async ({
    request,
    page,
  }) => {
    const pages = await readAll(request, page, ALL_PAGES)
    const named = new Map<string, string>()
    for (const { path, addresses } of pages) {
      for (const address of addresses) {
        const { pathname, search, hash } = new URL(address, `http://site${path}`)
        named.set(`${address.startsWith('#') ? path : pathname}${search}${hash}`, path)
      }
    }
    const addresses = [...named.keys()]
    const withoutHash = [...new Set(addresses.map((address) => address.replace(/#.*/, '')))]
    expect(withoutHash).toEqual(expect.arrayContaining([...ROUTES]))

    const dead = await Promise.all(
      withoutHash
        .filter((address) => address !== UNKNOWN_ADDRESS)
        .map(async (address) => ({ address, status: (await request.head(address)).status() })),
    )
    expect(dead.filter(({ status }) => status !== 200)).toEqual([])

    const idsOf = new Map(pages.map(({ path, ids }) => [path, ids]))
    for (const drawing of withoutHash.filter((address) => address.endsWith('.svg'))) {
      const text = await (await request.get(drawing)).text()
      idsOf.set(
        drawing,
        Array.from(text.matchAll(/<(?:view|g) id="([^"]+)"/g), ([, id = '']) => id),
      )
    }
    const brokenFragments = addresses.filter((address) => {
      const [path = '', id] = address.split('#')
      return id && !idsOf.get(path.replace(/\?.*/, ''))?.includes(id)
    })
    expect(brokenFragments, 'fragments name a place of a page, or a part of a drawing').toEqual([])
  })

  test('An unknown address answers 404 with the designed page', async ({ request, page }) => {
    for (const path of [
      UNKNOWN_ADDRESS,
      '/services/no-such-service',
      '/blog/no-such-post',
      '/a/b/c',
    ]) {
      const answer = await request.get(path)
      expect.soft(answer.status(), path).toBe(404)
      const { headings, canonicals } = await read(request, page, path)
      expect.soft(headings, path).toEqual([expect.stringMatching(/\S/)])
      expect.soft(canonicals, path).toEqual([])
    }
    await page.goto('/services/no-such-service')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const [{ label, href }] = content('not-found.yaml').links
    await page.getByRole('main').getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(href)
  })

  test('A trailing slash is redirected to the address without it', async ({ request }) => {
    for (const [path, settled] of [
      ['/about/', '/about'],
      [`${first(services).path}/`, first(services).path],
      ['/pricing/?from=mail', '/pricing?from=mail'],
    ]) {
      const answer = await request.get(path as string, { maxRedirects: 0 })
      expect.soft(answer.status(), path).toBe(301)
      expect.soft(answer.headers().location, path).toBe(settled)
    }
  })

  test('The sitemap lists every route, and robots.txt names the sitemap', async ({ request }) => {
    const home = await (await request.get('/')).text()
    const site = home.match(/<link rel="canonical" href="([^"]+)\/"/)?.[1]
    expect(site).toMatch(/^https:\/\//)
    const sitemap = await request.get('/sitemap.xml')
    expect(sitemap.headers()['content-type']).toMatch(/xml/)
    const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, loc]) => loc,
    )
    expect(listed).toEqual(expect.arrayContaining(ROUTES.map((path) => `${site}${path}`)))
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.filter((loc) => /404|thanks|fallback/.test(loc ?? ''))).toEqual([])
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`)
  })

  test('The feed has the articles under the titles of their pages', async ({ request, page }) => {
    const feed = await request.get('/blog/feed.xml')
    expect(feed.status()).toBe(200)
    expect(feed.headers()['content-type']).toMatch(/xml/)
    const items = await page.evaluate(
      (xml) =>
        [...new DOMParser().parseFromString(xml, 'text/xml').querySelectorAll('item')].map(
          (item) => ({
            title: item.querySelector('title')?.textContent,
            path: new URL(item.querySelector('link')?.textContent ?? '').pathname,
          }),
        ),
      await feed.text(),
    )
    const pages = await readAll(
      request,
      page,
      articles.map(({ path }) => path),
    )
    const byPath = (one: { path: string }, other: { path: string }) =>
      one.path.localeCompare(other.path)
    expect(items.toSorted(byPath)).toEqual(
      pages.map(({ path, headings }) => ({ path, title: headings[0] })).toSorted(byPath),
    )
  })

  test("The build's empty fallback page is never served", async ({ request }) => {
    for (const path of ['/__spa-fallback.html', '/__spa-fallback', '/%5F_spa-fallback.html']) {
      expect.soft((await request.get(path)).status(), path).toBe(404)
    }
  })
})
