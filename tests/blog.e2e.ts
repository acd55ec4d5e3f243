import { builtPages, mainOf } from './built-site.ts'
import {
  articles,
  asShown,
  brand,
  content,
  first,
  labels,
  site,
  siteContent,
} from './content-file.ts'
import { expect, test } from './site.ts'

const copy = content('blog.yaml')

for (const { path, author, picture: hero, ...article } of articles) {
  test(`The article ${path} has all of its parts`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    const text = main.getByRole('article')
    const title = asShown(article.title)
    const steps = page.getByRole('navigation', { name: labels.breadcrumb }).getByRole('listitem')
    await expect(steps).toHaveText([labels.home, labels.blog, title])
    await expect(steps.nth(0).getByRole('link')).toHaveAttribute('href', '/')
    await expect(steps.nth(1).getByRole('link')).toHaveAttribute('href', '/blog')
    await expect(steps.nth(2).locator('[aria-current="page"]')).toHaveText(title)

    const picture = text.getByRole('img').first()
    await expect(picture).toHaveAttribute('alt', asShown(hero.alt))
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(width).toBeGreaterThan(300)

    for (const { beside, text: note } of article.notes) {
      const heading = page.getByRole('heading', { level: 2, name: beside, exact: true })
      const section = text.locator('section').filter({ has: heading })
      await expect(section.locator('aside')).toHaveText(asShown(note))
    }

    const { name, role } = content(`team/${author}.yaml`)
    for (const part of [name, role])
      await expect(text.getByText(part, { exact: true }), 'the byline').toBeVisible()

    for (const { label, href } of brand.profiles.slice(0, 1)) {
      const name = copy.followLabel.replace('{profile}', label)
      const follow = main.getByRole('link', { name })
      await expect(follow).toHaveAttribute('href', href)
    }

    await expect(main.getByRole('heading', { name: copy.shareTitle })).toBeVisible()
    for (const [network, host] of [
      [labels.whatsapp, /^wa\.me$/],
      [copy.shareOn.twitter, /(^|\.)(twitter|x)\.com$/],
      [copy.shareOn.facebook, /(^|\.)facebook\.com$/],
      [copy.shareOn.linkedin, /(^|\.)linkedin\.com$/],
    ] as const) {
      const link = main.getByRole('link', { name: labels.shareOn.replace('{network}', network) })
      const href = (await link.getAttribute('href')) ?? ''
      expect(new URL(href).host).toMatch(host)
      expect(href, 'the whole address').toContain(encodeURIComponent(site.url + path))
    }
  })
}

test('The reading font is loaded on article pages only', async ({ page, visit, baseURL }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await visit('/')
  await visit('/blog')
  await page.evaluate(() => document.fonts.ready)
  const elsewhere = [...fonts]

  await page.goto(first(articles).path)
  const readingFont = expect.stringMatching(/\/serif-[^/]*\.woff2$/)
  await expect.poll(() => fonts).toContainEqual(readingFont)
  expect(elsewhere).not.toContainEqual(readingFont)
  expect(fonts.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
})

const headings = first(articles).content.match(/^## /gm) ?? []

test('The list of an article’s headings marks the current one', async ({ page, visit }) => {
  test.skip(headings.length < 3, 'the newest article has too few headings')
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(first(articles).path)
  const contents = page.getByRole('navigation', { name: copy.contentsTitle })
  await expect(contents.getByRole('link')).toHaveCount(headings.length)
  for (const link of [contents.getByRole('link').last(), contents.getByRole('link').nth(1)]) {
    await link.click()
    await expect.poll(() => link.evaluate((one) => one.matches(':target-current'))).toBe(true)
    await expect(link).toBeInViewport()
  }
})

test('A topic with three articles has a page that lists them, to which they link; other topics have none', () => {
  const pages = new Map(builtPages().map((page) => [page.path, page]))
  for (const { id, title } of siteContent.blog.topics) {
    const path = `/blog/topic/${id}`
    const named = articles.filter(({ topics }) => topics.includes(id))
    const page = pages.get(path)
    expect.soft(Boolean(page), title).toBe(named.length >= 3)
    if (!page) continue
    const { main } = mainOf(page.html)
    const listed = articles.filter(({ path }) => main.includes(`href="${path}"`))
    expect.soft(listed, title).toEqual(named)
    for (const article of named)
      expect.soft(pages.get(article.path)?.html, article.path).toContain(`href="${path}"`)
  }
})
