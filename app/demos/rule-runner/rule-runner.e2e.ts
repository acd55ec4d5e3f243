import type { Locator } from '@playwright/test'
import { demoOf } from '../../../tests/demos/demo.ts'
import { expect, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

const { labels, open } = demoOf<Labels>(import.meta.dirname)

const blankIn = (region: Locator, label: string) =>
  region.getByRole('combobox', { name: label, exact: true })

test('A rule shows the orders it would have sent, what stops it, its risk', async ({ page }) => {
  const region = await open(page)
  const figure = (name: string) => region.getByRole('status', { name, exact: true })
  await expect(region.getByText(labels.risk, { exact: true })).toBeVisible()
  const held = Number(await figure(labels.results.held).innerText())
  expect(held, 'the first rule has something to show').toBeGreaterThan(1)

  // The smallest loss ends the rule's day, and the text below the log says so.
  const log = region.getByRole('list', { name: labels.log.title })
  const ended = region.getByText(new RegExp(`^${labels.ended.split('{')[0]}`))
  const loss = blankIn(region, labels.loss.label)
  await loss.selectOption(String(Math.min(...labels.loss.choices)))
  await expect(ended).toBeVisible()
  await expect(log.getByText(labels.log.stopped.loss).first()).toBeVisible()
  await loss.selectOption(String(Math.max(...labels.loss.choices)))
  await expect(ended).toBeHidden()

  // One order a day: all later orders are stopped, and the log says why.
  await blankIn(region, labels.orders.label).selectOption('1')
  await expect(figure(labels.results.sent)).toHaveText('1')
  await expect(figure(labels.results.stopped)).toHaveText(String(held - 1))
  await expect(log.getByText(labels.log.stopped.orders).last()).toBeVisible()

  // Back to the first minute: the condition has not been true yet. An arrow key moves a minute forward.
  const minute = region.getByRole('slider', { name: labels.minute.label, exact: true })
  await minute.press('Home')
  await expect(figure(labels.results.held)).toHaveText('0')
  await expect(region.getByText(labels.log.none)).toBeVisible()
  await minute.press('ArrowRight')
  await expect(minute).toHaveValue('1')
  await minute.press('End')
  await expect(figure(labels.results.held)).toHaveText(String(held))
})
