import type { Page } from '@playwright/test'
import { formIn, SEND_FORM, someone } from './contact-form.ts'
import { content, first, labels, platforms, services } from './content-file.ts'
import { dropdown } from './header.ts'
import { main } from './page-content.ts'
import { problems, sideways } from './page-errors.ts'
import { expect, letsConnect, openContactOptions, PAGES, test } from './site.ts'
import { testPage } from './test-page.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }

test.use({ viewport: PHONE })

for (const page of PAGES) testPage(page, true)

/**
 * Runs axe on the current state at both widths.
 * @param within what the state changes: the rest has its own test above
 */
async function isFine(page: Page, state: string, within = 'main', windows = [PHONE, DESK]) {
  for (const viewport of windows) {
    await page.setViewportSize(viewport)
    expect.soft(await problems(page, within), `${state}, ${viewport.width} px`).toEqual([])
    expect.soft(await sideways(page), `${state}, ${viewport.width} px`).toEqual([])
  }
}

test('Axe finds nothing with a menu open', async ({ page, visit }) => {
  await visit('/about')
  await page.getByRole('button', { name: labels.openMenu, exact: true }).click()
  const menu = page.getByRole('navigation', { name: labels.openMenu, exact: true })
  await menu.locator('summary').first().click()
  await expect(menu.locator(`a[href="${first(services).path}"]`)).toBeVisible()
  await isFine(page, 'menu', 'html', [PHONE])

  await page.keyboard.press('Escape')
  await page.setViewportSize(DESK)
  for (const name of ['services', 'products'] as const) {
    const { button, isOpen } = await dropdown(page, name)
    await button.press('Enter')
    await isOpen()
    await isFine(page, name, 'html', [DESK])
  }
})

test("Axe finds nothing with the contact widget or Let's Connect open", async ({ page, visit }) => {
  await letsConnect(page)
  await isFine(page, 'dialog', 'dialog[open]')
  await visit('/about')
  await openContactOptions(page)
  await isFine(page, 'widget', 'body')
})

test('Axe finds nothing with the other pricing tabs open', async ({ page, visit }) => {
  await visit('/pricing')
  const [, ...others]: { title: string }[] = content('pricing.yaml').categories
  for (const { title: name } of others) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await isFine(page, name)
  }
})

test('Axe finds nothing with a question open and a card turned', async ({ page, visit }) => {
  // A product with questions if there is one, else a service.
  await visit(first([...platforms, ...services]).path)
  await main(page).locator('summary').first().click()
  await isFine(page, 'question')
  await visit('/gallery')
  const links = main(page).getByRole('link')
  const before = await links.count()
  await page.getByRole('switch').first().check()
  await expect.poll(() => links.count()).toBeGreaterThan(before)
  await isFine(page, 'card')
})

test('Axe finds nothing with errors of a form, its failure, its success', async ({
  page,
  visit,
}) => {
  await page.route(`**${SEND_FORM}`, (route) => route.fulfill({ status: 500, body: 'down' }))
  await visit('/contact')
  const form = formIn(main(page))
  await form.send.click()
  await expect(form.name).toHaveAttribute('aria-invalid')
  await isFine(page, 'errors')

  await form.write(someone())
  await form.send.click()
  await expect(form.alert).toContainText(/\w/)
  await isFine(page, 'not sent')

  await page.route(`**${SEND_FORM}`, (route) => route.fulfill({ body: 'OK' }))
  await form.retry.click()
  await expect(form.alert).toBeHidden()
  await expect(main(page).getByRole('status')).toContainText(/\w/)
  await isFine(page, 'sent')
})
