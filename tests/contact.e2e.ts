import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page, Request } from '@playwright/test'
import { parse } from 'yaml'
import { awake, expect, letsConnect, test } from './site.ts'

const ROOT = path.join(import.meta.dirname, '..')
const SEND_FORM = '/api/v1.0/email/send-form'
/** As long as a person takes at least: what is sent sooner is taken for a program's. */
const A_MOMENT = 10_000

/** The form's words, as its owner wrote them. */
const words = parse(readFileSync(path.join(ROOT, 'content/contact.yaml'), 'utf8')).form
const asShown = (text: string) => text.trim().replace(/\s+/g, ' ')

type Kept = {
  id: string
  name: string
  email: string
  message: string
  details: Record<string, string>
}

/** What the outbox holds from one sender, read as the owner would. */
async function outbox(sender: string): Promise<Kept[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/messages.ts', 'list', '--json'],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: process.env.TEST_DATA_DIR } },
  )
  return (JSON.parse(stdout) as Kept[]).filter(({ email }) => email === sender)
}

/** A message that no other test sends. */
const someone = () => ({
  name: 'Zoë Mehta',
  email: `${randomUUID()}@example.com`,
  message: 'We make tiles in Morbi.\nWho buys them? 100 % of 日本語 & 🪁 must arrive.',
})

/** The form that a visitor sees within a part of the page, by the names of its fields. */
function formIn(part: Page | Locator) {
  const name = part.getByRole('textbox', { name: words.nameLabel, exact: true })
  const email = part.getByRole('textbox', { name: words.emailLabel, exact: true })
  const message = part.getByRole('textbox', { name: words.messageLabel, exact: true })
  return {
    name,
    email,
    message,
    send: part.getByRole('button', { name: words.sendLabel, exact: true }),
    retry: part.getByRole('button', { name: words.failure.retryLabel, exact: true }),
    alert: part.getByRole('alert'),
    thanks: part.getByText(words.thanks.title, { exact: true }),
    async write(text: ReturnType<typeof someone>) {
      await name.fill(text.name)
      await email.fill(text.email)
      await message.fill(text.message)
    },
    async holds(text: { name: string; email: string; message: string }) {
      await expect(name).toHaveValue(text.name)
      await expect(email).toHaveValue(text.email)
      await expect(message).toHaveValue(text.message)
    },
  }
}

/** The contact page with a clock that the test can put forward. */
async function contactPage(page: Page, visit: (path: string) => Promise<void>) {
  await page.clock.install()
  await visit('/contact')
  return formIn(page.getByRole('main'))
}

/** One field of a form that was sent, out of the multipart text. */
const sentField = (request: Request, name: string) =>
  new RegExp(`name="${name}"\\r\\n\\r\\n([\\s\\S]*?)\\r\\n--`).exec(
    request.postDataBuffer()?.toString('utf8') ?? '',
  )?.[1]

const callsOf = (page: Page) => {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === SEND_FORM) calls.push(request)
  })
  return calls
}

const EMPTY = { name: '', email: '', message: '' }

test.describe('A message that is sent', () => {
  test("It goes out by the mail provider's own call, lands in the outbox, and the visitor is thanked", async ({
    page,
    visit,
    baseURL,
  }) => {
    const form = await contactPage(page, visit)
    const text = someone()
    await form.write(text)
    await page.clock.fastForward(A_MOMENT)
    const calling = page.waitForRequest(`**${SEND_FORM}`)
    await form.send.click()
    const call = await calling

    expect(call.method()).toBe('POST')
    expect(call.url()).toBe(`${baseURL}${SEND_FORM}`)
    expect(await call.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    expect(sentField(call, 'name')).toBe(text.name)
    expect(sentField(call, 'email')).toBe(text.email)
    expect(sentField(call, 'message')?.replaceAll('\r\n', '\n')).toBe(text.message)
    for (const field of ['service_id', 'template_id', 'user_id']) {
      expect(sentField(call, field), field).toMatch(/\S/)
    }
    expect(sentField(call, 'lib_version')).toMatch(/^\d+\.\d+\.\d+$/)

    await expect(form.thanks).toBeVisible()
    await expect(form.thanks).toBeFocused()
    await expect(form.name).toBeHidden()
    expect(await outbox(text.email)).toEqual([
      expect.objectContaining({ ...text, id: sentField(call, 'message_id') }),
    ])

    await page.getByRole('button', { name: words.againLabel }).click()
    await form.holds(EMPTY)
    await page.reload()
    await awake(page)
    await form.holds(EMPTY)
  })

  test('The same form stands on Home, in the dialog and on Contact', async ({ page }) => {
    const dialog = await letsConnect(page)
    const text = someone()
    const check = async (part: Page | Locator) => {
      const { name, email, message, send } = formIn(part)
      for (const field of [name, email, message]) {
        await expect(field).toHaveCount(1)
        await expect(field).toHaveAttribute('required')
      }
      await expect(email).toHaveAttribute('type', 'email')
      await expect(message).toHaveAttribute('rows', '4')
      await expect(send).toBeVisible()
    }
    await check(dialog)
    const inDialog = formIn(dialog)
    await inDialog.write(text)
    await inDialog.send.click()
    await expect(inDialog.thanks).toBeVisible()
    expect(await outbox(text.email)).toHaveLength(1)

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(
      page.getByRole('main').getByRole('heading', { name: 'Get in Touch' }),
    ).toBeVisible()
    await check(page.getByRole('main'))
    await page.goto('/contact')
    await check(page.getByRole('main'))
  })

  test('On a phone too the thanks stand in the window, where the longer form was scrolled to its end', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await visit('/contact')
    const form = formIn(page.getByRole('main'))
    await form.write(someone())
    await form.send.click()
    await expect(form.thanks).toBeInViewport({ ratio: 1 })
    const header = await page.getByRole('banner').boundingBox()
    const thanks = await form.thanks.boundingBox()
    expect(thanks?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  })

  test('A double click sends one message', async ({ page, visit }) => {
    const form = await contactPage(page, visit)
    const calls = callsOf(page)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(`**${SEND_FORM}`, async (route) => {
      await released
      await route.continue()
    })
    const text = someone()
    await form.write(text)
    await page.clock.fastForward(A_MOMENT)
    await form.send.dblclick()
    await expect.poll(() => calls.length).toBe(1)
    await expect(page.getByRole('button', { name: words.sendingLabel })).toBeVisible()
    await form.name.press('Enter')
    release()
    await expect(form.thanks).toBeVisible()
    expect(calls).toHaveLength(1)
    expect(await outbox(text.email)).toHaveLength(1)
  })

  test("Required fields and the e-mail address are checked by the browser's own rules", async ({
    page,
    visit,
  }) => {
    const form = await contactPage(page, visit)
    const calls = callsOf(page)
    const wrong = (field: Locator, rule: 'valueMissing' | 'typeMismatch') =>
      field.evaluate((input: HTMLInputElement, rule) => input.validity[rule], rule)
    const text = someone()

    await form.send.click()
    await expect(form.name).toBeFocused()
    for (const field of [form.name, form.email, form.message]) {
      expect(await wrong(field, 'valueMissing')).toBe(true)
    }
    await form.write({ ...text, email: 'zoe at example.com' })
    await form.send.click()
    await expect(form.email).toBeFocused()
    expect(await wrong(form.email, 'typeMismatch')).toBe(true)
    await form.email.fill(text.email)
    await form.message.fill('')
    await form.send.click()
    await expect(form.message).toBeFocused()
    expect(calls).toHaveLength(0)
  })
})

test.describe('A message that is not sent', () => {
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

  test('Every failure is told and logged and loses no word; the retry that gets through gives one message', async ({
    page,
    visit,
  }) => {
    const form = await contactPage(page, visit)
    const calls = callsOf(page)
    const logged: string[] = []
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`))
    let answer: number | 'no network' | 'through' = 'through'
    await page.route(`**${SEND_FORM}`, (route) => {
      if (answer === 'through') return route.continue()
      if (answer === 'no network') return route.abort('connectionrefused')
      return route.fulfill({ status: answer, body: `the provider's words for ${answer}` })
    })
    const text = someone()
    await form.write(text)
    await page.clock.fastForward(A_MOMENT)
    await expect(form.alert).toBeEmpty()

    let button = form.send
    for (const [status, reason] of Object.entries(REASON_OF_STATUS)) {
      await test.step(`status ${status}`, async () => {
        answer = Number(status)
        await button.click()
        await expect(form.alert).toContainText(asShown(words.failure.reasons[reason]))
        await expect(form.alert).not.toContainText("the provider's words")
        expect(logged).toContainEqual(
          expect.stringMatching(
            new RegExp(`^error: The message was not sent.*the provider's words for ${status}`),
          ),
        )
        await form.holds(text)
        button = form.retry
      })
    }

    await test.step('no network', async () => {
      answer = 'no network'
      logged.length = 0
      await form.retry.click()
      await expect
        .poll(() => logged)
        .toContainEqual(expect.stringMatching(/^error: The message was not sent/))
      await expect(form.alert).toContainText(/\w/)
      await form.holds(text)
    })

    answer = 'through'
    await form.retry.click()
    await expect(form.thanks).toBeVisible()
    expect(calls).toHaveLength(10)
    const ids = new Set(calls.map((call) => sentField(call, 'message_id')))
    expect(ids.size, 'every try carried the same id').toBe(1)
    expect(await outbox(text.email)).toEqual([expect.objectContaining({ id: [...ids][0] })])
  })

  test('After 15 seconds without an answer the page gives up and says so; a message that had arrived is not doubled by the retry', async ({
    page,
    visit,
  }) => {
    const form = await contactPage(page, visit)
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    // The server keeps the message, but its answer never comes back.
    let arrived = false
    await page.route(
      `**${SEND_FORM}`,
      async (route) => {
        await route.fetch()
        arrived = true
      },
      { times: 1 },
    )
    const text = someone()
    await form.write(text)
    await page.clock.fastForward(A_MOMENT)
    await page.clock.pauseAt(Date.now() + 10 * A_MOMENT)
    await form.send.click()
    await expect.poll(() => arrived).toBe(true)
    await page.clock.runFor(14_900)
    await expect(form.alert).toBeEmpty()
    await page.clock.runFor(200)
    await expect(form.alert).toContainText(asShown(words.failure.reasons.timeout))
    expect(logged.join('\n')).toContain('The message was not sent')
    await form.holds(text)
    expect(await outbox(text.email)).toHaveLength(1)

    await page.clock.resume()
    await form.retry.click()
    await expect(form.thanks).toBeVisible()
    expect(await outbox(text.email)).toHaveLength(1)
  })

  test('A reload while the message is on its way, and sending it again, give one message', async ({
    page,
    visit,
  }) => {
    const form = await contactPage(page, visit)
    let arrived = false
    await page.route(
      `**${SEND_FORM}`,
      async (route) => {
        await route.fetch()
        arrived = true
      },
      { times: 1 },
    )
    const text = someone()
    await form.write(text)
    await page.clock.fastForward(A_MOMENT)
    await form.send.click()
    await expect.poll(() => arrived).toBe(true)
    await page.reload()
    await awake(page)
    await form.holds(text)
    await page.clock.fastForward(A_MOMENT)
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    expect(await outbox(text.email)).toHaveLength(1)
  })

  test('Offline, the visitor is told; once the connection is back, the page offers to send', async ({
    page,
    visit,
    context,
  }) => {
    const form = await contactPage(page, visit)
    const text = someone()
    await form.write(text)
    await page.clock.fastForward(A_MOMENT)
    await context.setOffline(true)
    await form.send.click()
    await expect(form.alert).toContainText(asShown(words.failure.reasons.offline))
    await form.holds(text)

    await context.setOffline(false)
    await expect(form.alert).toContainText(asShown(words.failure.onlineAgain))
    await form.retry.click()
    await expect(form.thanks).toBeVisible()
    expect(await outbox(text.email)).toHaveLength(1)
  })

  test("The visitor's own mail program opens with the message filled in", async ({
    page,
    visit,
  }) => {
    const form = await contactPage(page, visit)
    await page.route(`**${SEND_FORM}`, (route) => route.fulfill({ status: 500, body: 'down' }))
    const text = someone()
    await form.write(text)
    await form.send.click()
    const link = form.alert.getByRole('link', { name: words.failure.emailLabel })
    const address = async () => new URL((await link.getAttribute('href')) ?? '')
    expect((await address()).protocol).toBe('mailto:')
    expect((await address()).pathname).toMatch(/^[^@]+@[^@]+$/)
    const body = async () => (await address()).searchParams.get('body')
    for (const part of Object.values(text)) expect(await body()).toContain(part)
    await form.message.fill('And one more thing & another.')
    await expect.poll(body).toContain('And one more thing & another.')
  })
})

test.describe('What is typed and not yet sent', () => {
  test('It survives a reload and a look at other pages', async ({ page, visit }) => {
    const form = await contactPage(page, visit)
    const text = someone()
    await form.write(text)
    await page.reload()
    await awake(page)
    await form.holds(text)
    await expect(page.getByText(asShown(words.restored))).toBeVisible()

    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Pricing', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Our Pricing' })).toBeVisible()
    await menu.getByRole('link', { name: 'Contact Us', exact: true }).click()
    await expect(page).toHaveURL('/contact')
    await form.holds(text)
  })

  test('It survives the dialog closing, on Home and on Contact', async ({ page }) => {
    const dialog = await letsConnect(page)
    const text = someone()
    await formIn(dialog).write(text)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await formIn(page.getByRole('main')).holds(text)

    await formIn(page.getByRole('main')).name.fill('Zoë M.')
    await page.goto('/contact')
    await awake(page)
    await formIn(page.getByRole('main')).holds({ ...text, name: 'Zoë M.' })
  })
})

test.describe('What the visitor was looking at', () => {
  const shown = (page: Page, subject: string) =>
    page.getByRole('main').getByText(words.about.replace('{subject}', subject), { exact: true })

  test('Get in Touch on a service page carries the service into the form and to the owner', async ({
    page,
    visit,
  }) => {
    await page.clock.install()
    await visit('/services/seo')
    await page.getByRole('main').getByRole('link', { name: 'Get in Touch' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(shown(page, 'SEO')).toBeVisible()
    const form = formIn(page.getByRole('main'))
    const text = someone()
    await form.write(text)
    await page.clock.fastForward(A_MOMENT)
    const calling = page.waitForRequest(`**${SEND_FORM}`)
    await form.send.click()
    expect(sentField(await calling, 'subject_of_interest')).toBe('SEO')
    await expect(form.thanks).toBeVisible()
    const [kept] = await outbox(text.email)
    expect(kept?.details).toMatchObject({ subject_of_interest: 'SEO', page: '/contact' })
  })

  test('Get a Demo on a product page does so too, and the visitor can leave it out', async ({
    page,
    visit,
  }) => {
    await page.clock.install()
    await visit('/products/hrms')
    await page.getByRole('main').getByRole('link', { name: 'Get a Demo' }).click()
    await expect(shown(page, 'HRMS')).toBeVisible()
    await page.getByRole('button', { name: words.removeAbout }).click()
    await expect(shown(page, 'HRMS')).toBeHidden()
    const form = formIn(page.getByRole('main'))
    const text = someone()
    await form.write(text)
    await page.clock.fastForward(A_MOMENT)
    const calling = page.waitForRequest(`**${SEND_FORM}`)
    await form.send.click()
    expect(sentField(await calling, 'subject_of_interest') ?? '').toBe('')
    await expect(form.thanks).toBeVisible()
    const [kept] = await outbox(text.email)
    expect(kept?.details).not.toHaveProperty('subject_of_interest')
  })

  test('Whoever comes from the pricing page asks about pricing; whoever comes straight asks about nothing', async ({
    page,
    visit,
  }) => {
    await visit('/contact')
    await expect(page.getByRole('button', { name: words.removeAbout })).toBeHidden()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Pricing', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Our Pricing' })).toBeVisible()
    await menu.getByRole('link', { name: 'Contact Us', exact: true }).click()
    await expect(shown(page, 'Pricing')).toBeVisible()
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of ['/contact', '/']) {
    test(`The form of ${address} sends by itself and ends on a page that says thank you`, async ({
      page,
    }) => {
      await page.goto(address)
      const form = formIn(page.getByRole('main'))
      const text = someone()
      await form.write(text)
      await form.send.click()
      await expect(page).toHaveURL('/contact/thanks')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      expect(await outbox(text.email)).toEqual([expect.objectContaining(text)])
    })
  }
})
