import { type BlockName, blocksOf } from '../app/blocks/block.ts'
import { asShown, content, first, site, siteContent } from './content-file.ts'
import { lastLink, main, opensInNewTab } from './page-content.ts'
import { expect, test } from './site.ts'

test('About has quote, vision, mission, values, stats and founder note', async ({ page }) => {
  await page.goto('/about')
  const block = <Name extends BlockName>(name: Name) => first(blocksOf(siteContent.about, name))
  const { items: ideals } = block('vision-and-mission')
  const values = block('list')
  const { items: tiles } = block('statistics')
  const founder = block('letter')
  const blockquote = main(page).getByRole('blockquote')
  await expect(blockquote).toHaveText(asShown(block('quotation').text))
  for (const { title, text } of [...ideals, ...values.items]) {
    await expect(main(page).getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(main(page).getByText(asShown(text ?? ''))).toBeVisible()
  }
  await expect(main(page).getByRole('heading', { name: values.title })).toBeVisible()
  await expect(main(page).getByRole('term')).toContainText(tiles.map(({ label }) => label))
  await expect(main(page).getByRole('definition')).toHaveText(tiles.map(({ value }) => value))
  await expect(main(page).getByRole('heading', { name: founder.title })).toBeVisible()
  for (const paragraph of founder.paragraphs)
    await expect(main(page).getByText(asShown(paragraph))).toBeVisible()
  await expect(main(page).getByText(founder.role, { exact: true })).toBeVisible()
  const { title, link } = block('call-to-action')
  await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
  await expect(lastLink(page)).toHaveAttribute('href', link?.href ?? '')
})

test('Contact has the form, a card for each way and the map, 400 px high', async ({ page }) => {
  await page.goto('/contact')
  const { form, map: labels } = content('contact.yaml')
  await expect(main(page).getByRole('heading', { name: form.title })).toBeVisible()
  await expect(main(page).getByRole('textbox', { name: form.fields.message.label })).toBeVisible()
  for (const scheme of ['tel:', 'mailto:', ...(site.contact.chat ? ['https:'] : [])]) {
    const card = main(page)
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href^="${scheme}"]`) })
    await expect(card).toHaveCount(1)
    await expect(card.getByRole('heading')).toBeVisible()
    await expect(card.getByRole('link')).toBeVisible()
  }
  for (const chat of await main(page).getByRole('listitem').locator('a[href^="https:"]').all())
    await opensInNewTab(chat)

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
