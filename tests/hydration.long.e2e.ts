import { DATA } from '../app/data-attributes.ts'
import { first, labels, menuOf, onHome, platforms, services } from './content-file.ts'
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

test.describe('Input before hydration:', () => {
  test('A click on Next of a carousel moves it by one page', async ({ page }) => {
    await takeNotes(page)
    const scripts = await holdBack(page)
    await page.goto('/')
    const carousel = page.getByRole('region', {
      name: onHome.services,
      exact: true,
    })
    const card = (number: number) => carousel.getByRole('group').nth(number - 1)
    await carousel.getByRole('button', { name: labels.next, exact: true }).click()
    const seen = { ratio: 0.5 }
    await expect(card(1)).toBeInViewport(seen)
    await expect(card(4)).not.toBeInViewport(seen)

    scripts.letThrough()
    await expect(card(4)).toBeInViewport(seen)
    await expect(card(7)).not.toBeInViewport(seen)
    await expect(card(1)).not.toBeInViewport(seen)
  })

  test('An open menu stays open, and so does a question', async ({ page }) => {
    await takeNotes(page)
    const scripts = await holdBack(page)
    await page.goto(first([...platforms, ...services]).path)
    const question = page.getByRole('main').locator('details').nth(1)
    await question.locator('summary').click()
    await page.getByRole('button', { name: menuOf('services') }).click()
    scripts.letThrough()
    await hydrates(page)
    const banner = page.getByRole('banner')
    await expect(
      banner.getByRole('link', { name: first(services).menuLabel }).first(),
    ).toBeVisible()
    await expect(question).toHaveAttribute('open')
  })
})
