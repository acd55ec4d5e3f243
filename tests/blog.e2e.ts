import type { Page } from '@playwright/test'
import { ARTICLES_PER_PAGE } from '../schemas/addresses.ts'
import { articles, asShown, brand, content, first, labels, site } from './content-file.ts'
import { expect, test } from './site.ts'

const copy = content('blog.yaml')

/** A title of over 65 characters is cut to 62 and an ellipsis. */
function asListed(title: string): string {
  const characters = [...new Intl.Segmenter('en').segment(title)].map(({ segment }) => segment)
  return characters.length > 65 ? `${characters.slice(0, 62).join('')}…` : title
}

/** Collects the addresses of the fonts that a page requests. */
function fontsOf(page: Page): string[] {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  return fonts
}

/** Families of the fonts that a page's styles declare. */
const facesOf = (page: Page) =>
  page.evaluate(() => Array.from(document.fonts, ({ family }) => family))

test('The blog shows every post with its title, excerpt and Read More; a long title is cut to 62 characters and an ellipsis', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(asShown(copy.title))
  const posts = page.getByRole('main').getByRole('article')
  const listed = articles.slice(0, ARTICLES_PER_PAGE)
  await expect(posts).toHaveCount(listed.length)
  for (const [number, { title, excerpt, path }] of listed.entries()) {
    const post = posts.nth(number)
    await expect(post.getByRole('heading')).toHaveText(asListed(asShown(title)))
    await expect(post.getByText(asShown(excerpt), { exact: true })).toBeVisible()
    const link = post.getByRole('link')
    await expect(link).toHaveText(`${labels.readMore}: ${asShown(title)}`)
    await expect(link).toHaveAttribute('href', path)
  }
})

test('Read More on a post opens the article', async ({ page, visit }) => {
  const { path, title } = first(articles)
  await visit('/blog')
  await page.getByRole('main').locator(`a[href="${path}"]`).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(asShown(title))
})

for (const { path, author, picture: hero, ...article } of articles) {
  test(`The article ${path} has its breadcrumb, hero picture, lists, byline, LinkedIn and share links`, async ({
    page,
  }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    const text = main.getByRole('article')
    const title = asShown(article.title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

    await test.step('breadcrumb Home > Blog > title', async () => {
      const steps = page.getByRole('navigation', { name: labels.breadcrumb }).getByRole('listitem')
      await expect(steps).toHaveText([labels.home, labels.blog, title])
      await expect(steps.nth(0).getByRole('link')).toHaveAttribute('href', '/')
      await expect(steps.nth(1).getByRole('link')).toHaveAttribute('href', '/blog')
      await expect(steps.nth(2).locator('[aria-current="page"]')).toHaveText(title)
    })

    await test.step('hero picture', async () => {
      const picture = text.getByRole('img').first()
      await expect(picture).toBeVisible()
      await expect(picture).toHaveAttribute('alt', asShown(hero.alt))
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300)
    })

    await test.step('notes beside their headings', async () => {
      for (const { beside, text: note } of article.notes) {
        const heading = page.getByRole('heading', { level: 2, name: beside, exact: true })
        const section = text.locator('section').filter({ has: heading })
        await expect(section.locator('aside')).toHaveText(asShown(note))
      }
    })

    await test.step('body with bullet lists', async () => {
      const bullets = text.locator('ul').filter({ hasNot: page.getByRole('link') })
      expect(await bullets.count()).toBeGreaterThan(0)
      await expect(bullets.first().getByRole('listitem').first()).toBeVisible()
    })

    await test.step('byline with a role', async () => {
      const { name, role } = content(`team/${author}.yaml`)
      await expect(text.getByText(name, { exact: true })).toBeVisible()
      await expect(text.getByText(role, { exact: true })).toBeVisible()
    })

    await test.step('the company page', async () => {
      const follow = main.getByRole('link', { name: copy.followLabel })
      await expect(follow).toHaveAttribute('target', '_blank')
      await expect(follow).toHaveAttribute('rel', /noopener/)
      await expect(follow).toHaveAttribute('href', brand.social.linkedin.href)
    })

    await test.step('Share this post', async () => {
      await expect(main.getByRole('heading', { name: copy.shareTitle })).toBeVisible()
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
      expect(canonical).toBe(site.url + path)
      for (const [network, host] of [
        [labels.whatsapp, /^wa\.me$/],
        [copy.shareOn.twitter, /(^|\.)(twitter|x)\.com$/],
        [copy.shareOn.facebook, /(^|\.)facebook\.com$/],
        [copy.shareOn.linkedin, /(^|\.)linkedin\.com$/],
      ] as const) {
        const link = main.getByRole('link', {
          name: labels.shareOn.replace('{network}', network),
        })
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', /noopener/)
        const href = (await link.getAttribute('href')) ?? ''
        expect(new URL(href).host).toMatch(host)
        expect(href, 'the whole address, encoded').toContain(encodeURIComponent(canonical ?? ''))
      }
    })
  })
}

test('The reading font and its @font-face rules are loaded on article pages only, from this site', async ({
  page,
  visit,
  baseURL,
}) => {
  const fonts = fontsOf(page)
  await visit('/')
  await visit('/blog')
  await page.evaluate(() => document.fonts.ready)
  const elsewhere = { fonts: [...fonts], faces: await facesOf(page) }

  const address = first(articles).path
  await page.goto(address)
  const text = page.getByRole('article').getByRole('paragraph').last()
  const family = await text.evaluate(
    (paragraph) => getComputedStyle(paragraph).fontFamily.split(',')[0]?.replaceAll('"', '') ?? '',
  )
  const readingFont = expect.stringMatching(/\/serif-[^/]*\.woff2$/)
  await expect.poll(() => fonts).toContainEqual(readingFont)
  expect(elsewhere.fonts).not.toContainEqual(readingFont)
  expect(fonts.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])

  const declared = expect.stringContaining(family)
  expect(await facesOf(page)).toContainEqual(declared)
  expect(elsewhere.faces).not.toContainEqual(declared)
})
