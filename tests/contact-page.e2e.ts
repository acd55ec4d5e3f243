import { content, site } from './content-file.ts'
import { main } from './page-content.ts'
import { expect, test } from './site.ts'

test('Contact has a form, a card for each way and the map, 400 px high', async ({ page }) => {
  await page.goto('/contact')
  const { form, map: labels } = content('contact.yaml')
  await expect(main(page).getByRole('heading', { name: form.title })).toBeVisible()
  for (const { language, text } of content('contact.yaml').languages)
    await expect(main(page).locator(`[lang="${language}"]`)).toHaveText(text)
  for (const scheme of ['tel:', 'mailto:', ...(site.contact.chat ? ['https:'] : [])]) {
    const card = main(page)
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href^="${scheme}"]`) })
    await expect(card).toHaveCount(1)
    await expect(card.getByRole('heading')).toBeVisible()
    await expect(card.getByRole('link')).toBeVisible()
  }

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
