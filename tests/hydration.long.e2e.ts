import { DATA } from '../app/data-attributes.ts'
import { first, labels, menuOf, platforms, services } from './content-file.ts'
import { holdBack, hydrates, painted, shifts, takeNotes } from './page-notes.ts'
import { expect, hydrated, KINDS, MOVING, test } from './site.ts'

test.use(MOVING)

test('Hydration moves nothing, changes no text and logs no errors', async ({ page }) => {
  test.slow()
  await takeNotes(page)
  // The form names the page seen before, which takes one more line.
  await page.addInitScript(() => sessionStorage.removeItem('visit'))
  for (const route of KINDS) {
    await page.goto(route)
    await page.evaluate(() => document.fonts.ready)
    await painted(page)
    const before = await shifts(page)
    // The carousels rotate from now on, so their button says "Stop".
    const visibleText = async () => {
      const text = await page.getByRole('main').textContent()
      return (text ?? '').replaceAll(labels.startRotation, '').replaceAll(labels.stopRotation, '')
    }
    const text = await visibleText()
    await hydrated(page)
    for (const island of await page.locator(`[${DATA.island}]:has(> *):not([popover] *)`).all()) {
      const shown = island.locator('> *').first()
      // The forms of requests are hidden until their address is.
      if (!(await shown.isVisible())) continue
      await shown.scrollIntoViewIfNeeded()
      await expect(island).toHaveAttribute(DATA.hydrated)
    }
    await page.evaluate(() => scrollTo(0, 0))
    await painted(page)
    expect.soft(await shifts(page), route).toEqual(before)
    expect.soft((await visibleText()).replaceAll(/\s/g, ''), route).toBe(text.replaceAll(/\s/g, ''))
  }
})

test('What is opened before hydration stays open: a menu, and a question', async ({ page }) => {
  await takeNotes(page)
  const scripts = await holdBack(page)
  await page.goto(first([...platforms, ...services]).path)
  const question = page.getByRole('main').locator('details').nth(1)
  await question.locator('summary').click()
  await page.getByRole('button', { name: menuOf('services') }).click()
  scripts.letThrough()
  await hydrates(page)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: first(services).menuLabel }).first()).toBeVisible()
  await expect(question).toHaveAttribute('open')
})
