import { markdownParts } from '../schemas/markdown-parts.ts'
import { asShown, siteContent } from './content-file.ts'
import { expect, test } from './site.ts'

const PHONE = { width: 390, height: 844 }

for (const { slug, notes, content } of siteContent.articles) {
  const address = `/blog/${slug}`
  const { headings, images } = markdownParts(content)

  test(`${address} has every heading of its text with an anchor, and its notes beside their headings`, async ({
    page,
  }) => {
    await page.goto(address)
    const article = page.getByRole('article')
    for (const { depth, text, id } of headings) {
      const heading = article.getByRole('heading', { level: depth, name: text, exact: true })
      await expect(heading.and(page.locator(`[id="${id}"]`))).toHaveCount(1)
    }
    for (const { beside, text } of notes) {
      const section = article.locator('section').filter({
        has: page.getByRole('heading', { level: 2, name: beside, exact: true }),
      })
      await expect(section.locator('aside')).toHaveText(asShown(text))
    }
  })

  if (images.length > 0) {
    test(`${address} loads the pictures in its text when they come near, in a size for the window, with their alternative texts`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE)
      await page.goto(address)
      for (const { alt } of images) {
        const picture = page.getByRole('article').getByRole('img', { name: alt, exact: true })
        await expect(picture).toHaveAttribute('loading', 'lazy')
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(300)
        const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
        expect(shown).toMatch(/\.avif$/)
        const { width } = (await picture.boundingBox()) ?? { width: 0 }
        expect(width, 'as wide as the text').toBeGreaterThan(PHONE.width * 0.8)
      }
    })
  }
}
