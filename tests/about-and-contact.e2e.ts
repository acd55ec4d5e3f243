import { asShown, content } from './content-file.ts'
import { lastLink, main, opensInNewTab, saysInOrder } from './page-content.ts'
import { expect, test } from './site.ts'

test('About shows the quote, vision, mission and values, the stats and the founder note in this order, and a link to Contact', async ({
  page,
}) => {
  await page.goto('/about')
  const { quote, vision, mission, values, stats, founder, closing } = content('about.yaml')
  const titles = [vision, mission, values].map(({ title }: { title: string }) => title)
  const figures = stats.map(({ value }: { value: string }) => value)
  await saysInOrder(page, [quote.text, ...titles, ...figures, founder.title, closing.title])
  await expect(lastLink(page)).toHaveAttribute('href', closing.link.href)
  await expect(main(page).getByRole('blockquote')).toHaveText(asShown(quote.text))
  for (const { title, text } of [vision, mission, ...values.items]) {
    await expect(main(page).getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(main(page).getByText(asShown(text))).toBeVisible()
  }
  await expect(main(page).getByRole('heading', { name: values.title })).toBeVisible()

  const tiles: { label: string; value: string }[] = stats
  await expect(main(page).getByRole('term')).toContainText(tiles.map(({ label }) => label))
  await expect(main(page).getByRole('definition')).toHaveText(tiles.map(({ value }) => value))

  await expect(main(page).getByRole('heading', { name: founder.title })).toBeVisible()
  for (const paragraph of founder.paragraphs) {
    await expect(main(page).getByText(asShown(paragraph))).toBeVisible()
  }
  await expect(main(page).getByText(founder.role, { exact: true })).toBeVisible()
})

test.describe('Contact', () => {
  test('It has the form under its heading, three cards, and the office map, 400 px high and no tab stop', async ({
    page,
  }) => {
    await page.goto('/contact')
    const { form, map: labels } = content('contact.yaml')
    await expect(main(page).getByRole('heading', { name: form.title })).toBeVisible()
    await expect(main(page).getByRole('textbox', { name: form.fields.message.label })).toBeVisible()
    for (const scheme of ['tel:', 'mailto:', 'https:']) {
      const card = main(page)
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href^="${scheme}"]`) })
      await expect(card).toHaveCount(1)
      await expect(card.getByRole('heading')).toBeVisible()
      await expect(card.getByRole('link')).toBeVisible()
    }
    await opensInNewTab(main(page).getByRole('listitem').locator('a[href^="https:"]'))

    const map = main(page).getByTitle(labels.frameTitle, { exact: true })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await map.scrollIntoViewIfNeeded()
      expect((await map.boundingBox())?.height, `${width} px wide`).toBeCloseTo(400, 0)
    }
    await expect(map.contentFrame().locator('svg, img').first()).toBeVisible()
    await main(page).getByRole('link', { name: labels.directionsLabel }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused()
  })
})
