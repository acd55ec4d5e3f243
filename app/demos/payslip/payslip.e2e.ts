import { demoOf } from '../../../tests/demos/demo.ts'
import { expect, stopClock, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

const { labels, open } = demoOf<Labels>(import.meta.dirname)

test('A day marked by pointer or key changes the payslip, and prints with it', async ({ page }) => {
  await stopClock(page)
  const region = await open(page)
  const result = (name: string) => region.getByRole('status', { name, exact: true })
  const [paid, net] = [result(labels.results.paid), result(labels.results.net)]
  const slip = region.getByRole('article')
  const firstPaid = Number(await paid.innerText())
  const firstNet = await net.innerText()

  const day = region.getByRole('button', { name: labels.register.present }).first()
  const name = ((await day.getAttribute('aria-label')) ?? '').replace(labels.register.present, '')
  const sameDay = region.getByRole('button', { name })
  await day.click()
  await expect(sameDay).toHaveAccessibleName(new RegExp(labels.register.leave))
  await sameDay.press('Enter')
  await expect(sameDay).toHaveAccessibleName(new RegExp(labels.register.absent))
  await expect(paid).toHaveText(String(firstPaid - 1))
  await expect(net).not.toHaveText(firstNet)
  await expect(slip).toContainText(await net.innerText())
  await sameDay.press('Enter')
  await expect(net).toHaveText(firstNet)

  // Above its ceiling, state insurance does not apply, whether all pay or half of it counts as wages.
  const gross = region.getByRole('textbox', { name: labels.gross.label })
  await gross.fill(String(labels.rules.insurance.ceiling * 2 + 2))
  const insured = slip.getByRole('row', { name: labels.rules.insurance.label })
  await expect(insured).toContainText(labels.slip.none)

  // The browser's own command prints the whole page, with every day of the register.
  await page.emulateMedia({ media: 'print' })
  await expect(region.getByRole('group').getByRole('button').first()).toBeVisible()
})

test('In the visitor’s own colours a day shows what it is marked as', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const region = await open(page)
  const { present } = labels.register
  const day = region.getByRole('button', { name: present }).first()
  const name = ((await day.getAttribute('aria-label')) ?? '').replace(present, '')
  const pictures = new Set<string>()
  const button = region.getByRole('button', { name })
  for (let state = 0; state < 3; state++) {
    await button.click()
    await page.mouse.move(0, 0)
    pictures.add((await button.screenshot()).toString('base64'))
  }
  expect(pictures.size).toBe(3)
})
