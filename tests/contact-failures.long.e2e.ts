import type { Page, Route } from '@playwright/test'
import { receiptPath } from '../contract/fields.ts'
import {
  A_MOMENT,
  callsOf,
  formLabels,
  outbox,
  SEND_FORM,
  sentField,
  writtenMessage,
} from './contact-form.ts'
import { asShown } from './content-file.ts'
import { handOver, PROVIDER } from './mail-provider.ts'
import { expect, hydrated, test } from './site.ts'

/** What the page logs from now on. */
function logOf(page: Page) {
  const logged: string[] = []
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`))
  return logged
}

test.describe('An enquiry that is not sent', () => {
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

  test('is shown and logged, loses no text, and is retried once', async ({ page, visit }) => {
    const { form, text } = await writtenMessage(page, visit)
    const calls = callsOf(page)
    const logged = logOf(page)
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
      expect(logged).toContainEqual(expect.stringMatching(line))
      await form.holds(text)
      button = form.retry
    }

    answer = 'no network'
    logged.length = 0
    await form.retry.click()
    const line = expect.stringMatching(/^error: The message was not sent/)
    await expect.poll(() => logged).toContainEqual(line)
    await expect(form.alert).toContainText(/\w/)
    await form.holds(text)

    answer = 'through'
    await form.retry.click()
    await expect(form.thanks).toBeVisible()
    expect(calls).toHaveLength(10)
    const ids = new Set(calls.map((call) => sentField(call, 'message_id')))
    expect(ids.size, 'every try carried the same id').toBe(1)
    expect(await outbox(text.email)).toEqual([expect.objectContaining({ id: [...ids][0] })])
  })

  test('is no failure if only the response was lost and it is stored', async ({ page, visit }) => {
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

  test('has failed after 15 s; what arrived, sent again, is one enquiry', async ({
    page,
    visit,
  }) => {
    // The test's clock does not move the browser's own.
    await page.addInitScript(() => {
      AbortSignal.timeout = (delay) => {
        const controller = new AbortController()
        setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), delay)
        return controller.signal
      }
    })
    const { form, text } = await writtenMessage(page, visit)
    const logged = logOf(page)
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
    expect(logged.join('\n')).toContain('The message was not sent')
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

  test("The visitor's mail program opens with the enquiry filled in", async ({ page, visit }) => {
    const { form, text } = await writtenMessage(page, visit)
    await page.route(`**${SEND_FORM}`, (route) => route.fulfill({ status: 500, body: 'down' }))
    await form.send.click()
    const link = form.alert.getByRole('link', { name: formLabels.failure.emailLabel })
    const address = async () => new URL((await link.getAttribute('href')) ?? '')
    expect((await address()).protocol).toBe('mailto:')
    expect((await address()).pathname).toMatch(/^[^@]+@[^@]+$/)
    const body = async () => (await address()).searchParams.get('body')
    for (const value of Object.values(text)) expect(await body()).toContain(value)
    await form.message.fill('And one more thing & another.')
    await expect.poll(body).toContain('And one more thing & another.')
  })

  for (const [script, length] of [
    ['x', 2900],
    ['ગુ ', 700],
    ['🪁', 600],
  ] as const)
    test(`${length} × ${script} fit into no mail: copied`, async ({ page, visit, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const { form, text } = await writtenMessage(page, visit)
      await page.route(`**${SEND_FORM}`, (route) => route.fulfill({ status: 500, body: 'down' }))
      await form.message.fill(script.repeat(length))
      await form.send.click()
      const { emailLabel, copy } = formLabels.failure
      const href = await form.alert.getByRole('link', { name: emailLabel }).getAttribute('href')
      expect(href).toMatch(/^mailto:/)
      expect(Buffer.byteLength(href ?? '')).toBeLessThan(2048)
      await form.alert.getByRole('button', { name: copy.label }).click()
      await expect(form.alert).toContainText(copy.done)
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      for (const value of [text.name, text.email, script.repeat(length).trim()])
        expect(copied).toContain(value)

      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await form.alert.getByRole('button', { name: copy.label }).click()
      await expect(form.alert.getByRole('textbox')).toHaveValue(copied)
    })
})
