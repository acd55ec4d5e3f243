import { fillIn } from '../../../contract/fill-in.ts'
import { demoOf } from '../../../tests/demos/demo.ts'
import { boxOf } from '../../../tests/page-content.ts'
import { expect, stopClock, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

const { labels, open } = demoOf<Labels>(import.meta.dirname)

test('Visitors call the menu that they changed, and wait for a busy desk', async ({ page }) => {
  await stopClock(page)
  const region = await open(page)
  const phone = region.getByRole('group', { name: labels.phone.name })
  const result = (name: string) => region.getByRole('status', { name, exact: true })
  const call = phone.getByRole('button', { name: labels.phone.call, exact: true })
  const messages = labels.calls.filter(({ kind }) => kind === 'message').length

  // Changes to the menu are heard.
  const heard = (text: string) => region.getByText(text).filter({ visible: true })
  const choice = (name: string) => heard(fillIn(labels.spoken.choice, { name, key: 1 }))
  await expect(choice(labels.choices[0]?.name ?? '')).toBeVisible()
  await region.getByRole('textbox', { name: fillIn(labels.tree.name, { key: 1 }) }).fill('boats')
  const kinds = region.getByLabel(fillIn(labels.tree.does, { key: 1 }), { exact: true })
  await kinds.selectOption({ label: labels.tree.kinds.message })
  await expect(choice('boats')).toBeVisible()

  await call.click()
  await phone.getByRole('button', { name: '1', exact: true }).click()
  await expect(heard(fillIn(labels.spoken.message, { name: 'boats' }))).toBeVisible()
  await expect(result(labels.results.messages)).toHaveText(String(messages + 1))

  // By keyboard: an unassigned key, then a desk where everyone is on the phone.
  await kinds.selectOption({ label: labels.tree.kinds.desk })
  await region.getByRole('checkbox', { name: labels.tree.busy }).check()
  await call.press('Enter')
  await phone.getByRole('button', { name: '9', exact: true }).press('Enter')
  await expect(heard(fillIn(labels.spoken.wrong, { key: 9 }))).toBeVisible()
  await phone.getByRole('button', { name: '1', exact: true }).press('Enter')
  const place = { name: 'boats', place: 1 }
  await expect(heard(fillIn(labels.spoken.queue, place))).toBeVisible()
  await expect(result(labels.results.waiting)).toHaveText('1')
})

test('On a wide window the calls are listed right below the phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const region = await open(page)
  const phone = await boxOf(region.getByRole('group', { name: labels.phone.name }))
  const title = await boxOf(region.getByRole('heading', { name: labels.list.title }))
  const calls = await boxOf(region.getByRole('list'))
  const below = phone.y + phone.height
  expect(title.y - below).toBeGreaterThan(0)
  expect(title.y - below).toBeLessThan(50)
  expect(calls.x).toBe(phone.x)
  expect(calls.y).toBeGreaterThan(title.y)
})
