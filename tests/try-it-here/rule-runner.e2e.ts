import { expect, test } from '../site.ts'
import { pieceOf } from './piece.ts'

const { words, path, open } = pieceOf('rule-runner')

test.skip(!path, 'no page has this piece')

test('Whoever makes a rule sees what it would have sent, minute by minute, which limit stopped it, and the risk beside it', async ({
  page,
}) => {
  const region = await open(page)
  const figure = (name: string) => region.getByRole('status', { name, exact: true })
  await expect(region.getByText(words.risk, { exact: true })).toBeVisible()
  const held = Number(await figure(words.results.held).innerText())
  expect(held, 'the first rule has something to show').toBeGreaterThan(1)

  // The smallest loss ends the rule's day, and that is said.
  const log = region.getByRole('table', { name: words.log.title })
  const loss = region.getByRole('textbox', { name: words.loss.label })
  await loss.fill(String(words.loss.low))
  await expect(log.getByText(words.log.ended)).toBeVisible()
  await expect(log.getByText(words.log.stopped.loss).first()).toBeVisible()
  await loss.fill(String(words.loss.high))
  await expect(log.getByText(words.log.ended)).toBeHidden()

  // By keyboard: one order a day. All that follows is stopped, and the log says by what.
  const orders = region.getByRole('textbox', { name: words.orders.label })
  await orders.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('1')
  await expect(figure(words.results.sent)).toHaveText('1')
  await expect(figure(words.results.stopped)).toHaveText(String(held - 1))
  await expect(log.getByText(words.log.stopped.orders).last()).toBeVisible()

  // Back to the opening: nothing has held yet; a minute forward by an arrow.
  const minute = region.getByRole('slider', { name: words.minute.label, exact: true })
  await minute.press('Home')
  await expect(figure(words.results.held)).toHaveText('0')
  await expect(region.getByText(words.log.none)).toBeVisible()
  await minute.press('ArrowRight')
  await expect(minute).toHaveValue('1')
  await minute.press('End')
  await expect(figure(words.results.held)).toHaveText(String(held))

  // By pointer: hours without time send nothing, and say so.
  const { times } = words.hours
  await region.getByLabel(words.hours.from).selectOption(times.at(-1) ?? '')
  await region.getByLabel(words.hours.until).selectOption(times[0] ?? '')
  await expect(region.getByText(words.hours.fault)).toBeVisible()
  await expect(figure(words.results.sent)).toHaveText('0')
})

test('A condition has the fields that it asks for, and no others', async ({ page }) => {
  const region = await open(page)
  const field = ({ label }: { label: string }) =>
    region.getByRole('textbox', { name: label, exact: true })
  for (const { kind, label } of words.condition.choices) {
    await region.getByLabel(words.condition.label, { exact: true }).selectOption({ label })
    await expect(field(words.price)).toBeVisible({ visible: kind.endsWith('price') })
    await expect(field(words.minutes)).toBeVisible({ visible: !kind.endsWith('price') })
    await expect(field(words.level)).toBeVisible({ visible: kind.startsWith('rsi') })
  }
})
