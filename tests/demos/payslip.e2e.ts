import { expect, stopClock, test } from '../site.ts'
import { demoOf } from './demo.ts'
import { usedByFinger } from './used-by-finger.ts'

const { labels, path, open } = demoOf('payslip')

test.skip(!path, 'no page has this demo')

test('A day that is marked by pointer or key changes the payslip, which is printed alone on one page', async ({
  page,
}) => {
  await stopClock(page)
  const region = await open(page)
  const result = (name: string) => region.getByRole('status', { name, exact: true })
  const [paid, net] = [result(labels.results.paid), result(labels.results.net)]
  const slip = region.getByRole('article')
  const firstPaid = Number(await paid.innerText())
  const firstNet = await net.innerText()

  // Present, leave, absent.
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

  await page.evaluate(() => {
    window.print = () => undefined
  })
  await region.getByRole('button', { name: labels.print }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toBeVisible()
  await expect(paid).toBeHidden()
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  // After printing, the page is shown again.
  await page.emulateMedia({ media: null })
  await expect(paid).toBeVisible()
})

usedByFinger('payslip', async (region) => {
  const { register } = labels
  const day = region.getByRole('button', { name: register.present }).first()
  const name = (await day.getAttribute('aria-label'))?.replace(register.present, '') ?? ''
  await day.tap()
  await region.getByRole('button', { name }).tap()
  await expect(region.getByRole('button', { name })).toHaveAccessibleName(
    new RegExp(register.absent),
  )
})
