import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { expect, test } from './site.ts'

const ARTICLES = [
  'seo-skyrocket-business',
  'integration-digital-marketing-life',
  'role-of-seo-being-present',
  'personalization-predictive-analytics',
  'website-boost-digital-marketing',
]

const content = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '..', 'content', file), 'utf8')

/** Who wrote an article, as its owner put it into the content. */
function authorOf(slug: string): { name: string; role: string } {
  const author = /^author: (\S+)$/m.exec(content(`articles/${slug}.md`))?.[1]
  return parse(content(`authors/${author}.yaml`))
}

/** The title rule: over 65 characters, it is cut to 62 and an ellipsis. */
function asListed(title: string): string {
  const characters = [...new Intl.Segmenter('en').segment(title)].map(({ segment }) => segment)
  return characters.length > 65 ? `${characters.slice(0, 62).join('')}…` : title
}

/** Collects the addresses of the fonts that a page asks for. */
function fontsOf(page: Page): string[] {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  return fonts
}

/** Addresses of the stylesheets that belong to a page. */
const stylesheetsOf = (page: Page) =>
  page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))

test('The blog shows every post with its title, excerpt and Read More; a long title is cut to 62 characters and an ellipsis', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Blog')
  const posts = page.getByRole('main').getByRole('article')
  await expect(posts).toHaveCount(5)

  const listed: { address: string; title: string }[] = []
  for (const post of await posts.all()) {
    const link = post.getByRole('link', { name: /^Read More/ })
    listed.push({
      address: (await link.getAttribute('href')) ?? '',
      title: await post.getByRole('heading').innerText(),
    })
    await expect(post.getByRole('paragraph').filter({ hasText: /\w{3}.{60,}/ })).toHaveCount(1)
  }
  expect(listed.map(({ address }) => address).toSorted()).toEqual(
    ARTICLES.map((slug) => `/blog/${slug}`).toSorted(),
  )

  for (const { address, title } of listed) {
    await page.goto(address)
    const whole = await page.getByRole('heading', { level: 1 }).innerText()
    expect(title, address).toBe(asListed(whole))
  }
  expect(
    listed.some(({ title }) => title.endsWith('…')),
    'one of the titles is long',
  ).toBe(true)
})

test('Read More on a post opens the article', async ({ page, visit }) => {
  await visit('/blog')
  const link = page.locator('a[href="/blog/role-of-seo-being-present"]')
  await link.click()
  await expect(page).toHaveURL('/blog/role-of-seo-being-present')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const slug of ARTICLES) {
  test(`The article ${slug} has its breadcrumb, hero picture, lists, byline, LinkedIn and share links`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`/blog/${slug}`)
    const main = page.getByRole('main')
    const article = main.getByRole('article')
    const title = await page.getByRole('heading', { level: 1 }).innerText()

    await test.step('breadcrumb Home > Blog > title', async () => {
      const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
      await expect(steps).toHaveText(['Home', 'Blog', title])
      await expect(steps.nth(0).getByRole('link')).toHaveAttribute('href', '/')
      await expect(steps.nth(1).getByRole('link')).toHaveAttribute('href', '/blog')
      await expect(steps.nth(2).locator('[aria-current="page"]')).toHaveText(title)
    })

    await test.step('hero picture', async () => {
      const picture = article.getByRole('img').first()
      await expect(picture).toBeVisible()
      await expect(picture).toHaveAttribute('alt', /\w/)
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300)
    })

    await test.step('body with bullet lists', async () => {
      const bullets = article.locator('ul').filter({ hasNot: page.getByRole('link') })
      expect(await bullets.count()).toBeGreaterThan(0)
      await expect(bullets.first().getByRole('listitem').first()).toBeVisible()
    })

    await test.step('byline with a role', async () => {
      const { name, role } = authorOf(slug)
      await expect(article.getByText(name, { exact: true })).toBeVisible()
      await expect(article.getByText(role, { exact: true })).toBeVisible()
    })

    await test.step('Follow on LinkedIn', async () => {
      const follow = main.getByRole('link', { name: /^Follow on LinkedIn/ })
      await expect(follow).toHaveAttribute('target', '_blank')
      await expect(follow).toHaveAttribute('rel', /noopener/)
      expect(new URL((await follow.getAttribute('href')) ?? '').origin).not.toBe(baseURL)
    })

    await test.step('Share this post', async () => {
      await expect(main.getByRole('heading', { name: 'Share this post' })).toBeVisible()
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
      expect(canonical).toMatch(new RegExp(`^https://[^/]+/blog/${slug}$`))
      for (const [network, host] of [
        ['Twitter', /(^|\.)(twitter|x)\.com$/],
        ['Facebook', /(^|\.)facebook\.com$/],
        ['LinkedIn', /(^|\.)linkedin\.com$/],
      ] as const) {
        const link = main.getByRole('link', { name: new RegExp(`^Share on ${network}`) })
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', /noopener/)
        const href = (await link.getAttribute('href')) ?? ''
        expect(new URL(href).host).toMatch(host)
        expect(href, 'the whole address, encoded').toContain(encodeURIComponent(canonical ?? ''))
      }
    })
  })
}

test('The reading font and its stylesheet come on article pages alone, and from this site', async ({
  page,
  visit,
  baseURL,
}) => {
  const fonts = fontsOf(page)
  await visit('/')
  await visit('/blog')
  await page.evaluate(() => document.fonts.ready)
  const elsewhere = { fonts: [...fonts], stylesheets: await stylesheetsOf(page) }

  const address = `/blog/${ARTICLES[0]}`
  await page.goto(address)
  const text = page.getByRole('article').getByRole('paragraph').last()
  const family = await text.evaluate(
    (paragraph) => getComputedStyle(paragraph).fontFamily.split(',')[0]?.replaceAll('"', '') ?? '',
  )
  const readingFont = expect.stringMatching(new RegExp(`${family}.*\\.woff2$`, 'i'))
  await expect.poll(() => fonts).toContainEqual(readingFont)
  expect(elsewhere.fonts).not.toContainEqual(readingFont)
  expect(fonts.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])

  const declaring: string[] = []
  for (const url of await stylesheetsOf(page)) {
    const sheet = await (await page.request.get(url)).text()
    const faces = sheet.match(/@font-face\s*\{[^}]*\}/g) ?? []
    if (faces.some((face) => face.includes(family))) declaring.push(url)
  }
  expect(declaring, 'one stylesheet declares it').toHaveLength(1)
  expect(declaring[0]).toContain(`${baseURL}/`)
  expect(elsewhere.stylesheets).not.toContain(declaring[0])

  await test.step('also for who comes from the list', async () => {
    await visit('/blog')
    fonts.length = 0
    await page.getByRole('main').locator(`a[href="${address}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.family),
      )
    await expect.poll(loaded).toContainEqual(expect.stringContaining(family))
    await expect(page.getByRole('article').getByRole('paragraph').last()).toHaveCSS(
      'font-family',
      new RegExp(family),
    )
  })
})
