import type { Route } from '@playwright/test'
import { receiptPath } from '../contract/fields.ts'
import {
  A_MOMENT,
  callsOf,
  formLabels,
  outbox,
  SEND_FORM,
  sentFields,
  writtenMessage,
} from './contact-form.ts'
import { asShown } from './content-file.ts'
import { handOver, PROVIDER } from './mail-provider.ts'
import { logged } from './page-notes.ts'
import { expect, hydrated, test } from './site.ts'

const REASON_OF_STATUS = {
  400: 'invalid',
  403: 'refused',
  412: 'account',
  413: 'tooLarge',
  422: 'invalid',
  429: 'tooMany',
  451: 'headless',
  500: 'server',
} as const

test('A failure is shown and logged, loses no text, is retried once', async ({ page, visit }) => {
  const { form, text } = await writtenMessage(page, visit)
  let answer: number | 'no network' | 'through' = 'through'
  await page.route(`**${SEND_FORM}`, (route) => {
    if (answer === 'through') return route.fallback()
    if (answer === 'no network') return route.abort('connectionrefused')
    return route.fulfill({ status: answer, body: `the provider's message for ${answer}` })
  })
  await expect(form.alert).toBeEmpty()

  let button = form.send
  for (const [status, reason] of Object.entries(REASON_OF_STATUS)) {
    answer = Number(status)
    await button.click()
    await expect(form.alert).toContainText(asShown(formLabels.failure.reasons[reason]))
    await expect(form.alert).not.toContainText("the provider's message")
    const line = `^error: The message was not sent.*the provider's message for ${status}`
    expect(await logged(page)).toMatch(new RegExp(line, 'm'))
    await form.holds(text)
    button = form.retry
  }

  answer = 'no network'
  const before = (await logged(page)).length
  await form.retry.click()
  const after = async () => (await logged(page)).slice(before)
  await expect.poll(after).toMatch(/^error: The message was not sent/m)
  await expect(form.alert).toContainText(/\w/)
  await form.holds(text)

  answer = 'through'
  await form.retry.click()
  await expect(form.thanks).toBeVisible()
  const sent = await Promise.all((await callsOf(page)).map(sentFields))
  expect(sent).toHaveLength(10)
  const ids = new Set(sent.map(({ message_id }) => message_id))
  expect(ids.size, 'every try carried the same id').toBe(1)
  expect(await outbox(text.email)).toEqual([expect.objectContaining({ id: [...ids][0] })])
})

test('It is no failure if only the response was lost and it is stored', async ({ page, visit }) => {
  test.skip(!!PROVIDER, 'the provider cannot be asked')
  const { form, text } = await writtenMessage(page, visit)
  const asked: string[] = []
  page.on('request', (request) => {
    const [, id] = new URL(request.url()).pathname.split(receiptPath(''))
    if (id) asked.push(id)
  })
  const answers = [502, 'none'] as const
  const lost = answers.values()
  // One route for both: a second one sometimes missed its request.
  await page.route(
    `**${SEND_FORM}`,
    async (route) => {
      await handOver(route)
      const answer = lost.next().value
      if (typeof answer === 'number') await route.fulfill({ status: answer, body: 'Bad Gateway' })
      else await route.abort('connectionreset')
    },
    { times: answers.length },
  )
  for (const _ of answers) {
    await form.isSent()
    await page.getByRole('button', { name: formLabels.againLabel }).click()
    await form.write(text)
  }
  const stored = await outbox(text.email)
  expect(stored.map(({ id }) => id).toSorted()).toEqual(asked.toSorted())
  expect(asked).toHaveLength(2)

  await page.route(`**${SEND_FORM}`, (route) => route.abort('connectionreset'), { times: 1 })
  await form.send.click()
  await expect(form.alert).toContainText(asShown(formLabels.failure.title))
  await form.holds(text)
})

test('It has failed after 15 s; sent again, it is one enquiry', async ({ page, visit }) => {
  // The test's clock does not move the browser's own.
  await page.addInitScript(() => {
    AbortSignal.timeout = (delay) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), delay)
      return controller.signal
    }
  })
  const { form, text } = await writtenMessage(page, visit)
  let hasArrived = false
  const lose = async (route: Route) => {
    await handOver(route)
    hasArrived = true
  }
  await page.route(`**${SEND_FORM}`, lose, { times: 1 })
  // Our server does not answer the question whether it has stored the enquiry either.
  await page.route(`**${receiptPath('*')}`, (route) => route.abort())
  await page.clock.pauseAt(Date.now() + 10 * A_MOMENT)
  await form.send.click()
  await expect.poll(() => hasArrived).toBe(true)
  await page.clock.runFor(14_900)
  await expect(form.alert).toBeEmpty()
  await page.clock.runFor(200)
  await expect(form.alert).toContainText(asShown(formLabels.failure.reasons.timeout))
  expect(await logged(page)).toContain('The message was not sent')
  await form.holds(text)
  expect(await outbox(text.email)).toHaveLength(1)

  await page.clock.resume()
  await page.reload()
  await hydrated(page)
  await form.holds(text)
  await page.clock.fastForward(A_MOMENT)
  await form.isSent()
  expect(await outbox(text.email)).toHaveLength(1)
})

test('Offline the visitor is told, and can send it later', async ({ page, visit, context }) => {
  const { form, text } = await writtenMessage(page, visit)
  await context.setOffline(true)
  await form.send.click()
  await expect(form.alert).toContainText(asShown(formLabels.failure.reasons.offline))
  await form.holds(text)

  await context.setOffline(false)
  await expect(form.alert).toContainText(asShown(formLabels.failure.onlineAgain))
  await form.retry.click()
  await expect(form.thanks).toBeVisible()
  expect(await outbox(text.email)).toHaveLength(1)
})

test('A failed one is in a mail, or copied if it is too long', async ({ page, visit, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { form, text } = await writtenMessage(page, visit)
  await page.route(`**${SEND_FORM}`, (route) => route.fulfill({ status: 500, body: 'down' }))
  await form.send.click()
  const link = form.alert.getByRole('link', { name: formLabels.failure.emailLabel })
  await expect(link).toHaveAttribute('href', /^mailto:[^@?]+@[^@?]+\?/)
  const body = async () => new URL((await link.getAttribute('href')) ?? '').searchParams.get('body')
  for (const value of Object.values(text)) expect(await body()).toContain(value)
  await form.message.fill('And one more thing & another.')
  await expect.poll(body).toContain('And one more thing & another.')

  const { copy } = formLabels.failure
  const long = 'ગુ '.repeat(700)
  await form.message.fill(long)
  await form.alert.getByRole('button', { name: copy.label }).click()
  await expect(form.alert).toContainText(copy.done)
  expect(Buffer.byteLength((await link.getAttribute('href')) ?? '')).toBeLessThan(2048)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const value of [text.name, text.email, long.trim()]) expect(copied).toContain(value)

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await form.alert.getByRole('button', { name: copy.label }).click()
  await expect(form.alert.getByRole('textbox')).toHaveValue(copied)
})
