import type { Locator, Page } from '@playwright/test'
import { PROVIDER_FIELD } from '../contract/fields.ts'
import {
  A_MOMENT,
  callsOf,
  contactPage,
  EMPTY,
  formIn,
  outbox,
  SEND_FORM,
  sentField,
  sentNames,
  someone,
  words,
  writtenMessage,
} from './contact-form.ts'
import {
  asShown,
  demonstrated,
  first,
  header,
  labels,
  services,
  site,
  siteContent,
} from './content-file.ts'
import { PROVIDER } from './mail-provider.ts'
import { expect, hydrated, letsConnect, test } from './site.ts'

test.describe('A message that is sent', () => {
  test("It goes out by the mail provider's own call, lands in the outbox, and the visitor is thanked", async ({
    page,
    visit,
    baseURL,
  }) => {
    const { form, text } = await writtenMessage(page, visit)
    const calling = page.waitForRequest(`**${SEND_FORM}`)
    await form.send.click()
    const call = await calling

    expect(call.method()).toBe('POST')
    expect(call.url()).toBe(`${PROVIDER ?? baseURL}${SEND_FORM}`)
    expect(await call.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    expect(sentField(call, 'name')).toBe(text.name)
    expect(sentField(call, 'email')).toBe(text.email)
    expect(sentField(call, 'message')?.replaceAll('\r\n', '\n')).toBe(text.message)
    for (const field of ['service_id', 'template_id', 'user_id']) {
      expect(sentField(call, field), field).toMatch(/\S/)
    }
    expect(sentField(call, 'lib_version')).toMatch(/^\d+\.\d+\.\d+$/)
    const ofTheCall: string[] = Object.values(PROVIDER_FIELD)
    const ofTheVisitor = sentNames(call).filter((name) => !ofTheCall.includes(name))
    expect(Object.keys(siteContent.privacy.collected), 'the privacy notice tells of each').toEqual(
      expect.arrayContaining(ofTheVisitor),
    )

    await expect(form.thanks).toBeVisible()
    await expect(form.thanks).toBeFocused()
    const afterwards = page
      .getByRole('main')
      .getByRole('list')
      .filter({ hasText: asShown(first(words.next.steps).text) })
    await expect(afterwards.getByRole('listitem'), 'said once').toHaveCount(words.next.steps.length)
    await expect(form.name).toBeHidden()
    expect(await outbox(text.email)).toEqual([
      expect.objectContaining({ ...text, id: sentField(call, 'message_id') }),
    ])

    await page.getByRole('button', { name: words.againLabel }).click()
    await form.holds(EMPTY)
    await page.reload()
    await hydrated(page)
    await form.holds(EMPTY)
  })

  test('The same form stands on Home, in the dialog and on Contact', async ({ page }) => {
    const dialog = await letsConnect(page)
    const text = someone()
    const check = async (island: Page | Locator) => {
      const { name, email, message, send } = formIn(island)
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
    const kept = await page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }))
    expect(Object.keys(siteContent.privacy.kept), 'the privacy notice tells of each').toEqual(
      expect.arrayContaining(kept),
    )
    expect(kept).toHaveLength(2)
    expect(await page.context().cookies()).toEqual([])
    await inDialog.send.click()
    await expect(inDialog.thanks).toBeVisible()
    expect(await outbox(text.email)).toHaveLength(1)

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
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
    const { form, text } = await writtenMessage(page, visit)
    const calls = callsOf(page)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(`**${SEND_FORM}`, async (route) => {
      await released
      await route.fallback()
    })
    await form.send.dblclick()
    await expect.poll(() => calls.length).toBe(1)
    await expect(page.getByRole('button', { name: words.sendingLabel })).toBeVisible()
    await form.name.press('Enter')
    release()
    await expect(form.thanks).toBeVisible()
    expect(calls).toHaveLength(1)
    expect(await outbox(text.email)).toHaveLength(1)
  })
})
test.describe('What is typed and not yet sent', () => {
  test('It survives a reload and a look at other pages', async ({ page, visit }) => {
    const form = await contactPage(page, visit)
    const text = someone()
    await form.write(text)
    await page.reload()
    await hydrated(page)
    await form.holds(text)
    await expect(page.getByText(asShown(words.restored))).toBeVisible()

    const menu = page.getByRole('navigation', { name: labels.mainNavigation })
    await menu.getByRole('link', { name: header.pricing.label, exact: true }).click()
    await expect(page).toHaveURL('/pricing')
    await menu.getByRole('link', { name: header.contact.label, exact: true }).click()
    await expect(page).toHaveURL('/contact')
    await form.holds(text)
  })

  test('It survives the dialog closing, on Home and on Contact', async ({ page }) => {
    const dialog = await letsConnect(page)
    const text = someone()
    await formIn(dialog).write(text)
    await dialog.getByRole('button', { name: labels.close }).click()
    await expect(dialog).toBeHidden()
    await formIn(page.getByRole('main')).holds(text)

    await formIn(page.getByRole('main')).name.fill('Zoë M.')
    await page.goto('/contact')
    await hydrated(page)
    await formIn(page.getByRole('main')).holds({ ...text, name: 'Zoë M.' })
  })
})

test.describe('What the visitor was looking at', () => {
  /** Writes a message, sends it, and gives the call and what the outbox keeps. */
  async function write(page: Page) {
    const form = formIn(page.getByRole('main'))
    const text = someone()
    await form.write(text)
    await page.clock.fastForward(A_MOMENT)
    const calling = page.waitForRequest(`**${SEND_FORM}`)
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    const [kept] = await outbox(text.email)
    return { call: await calling, kept }
  }

  const shown = (page: Page, subject: string) =>
    page.getByRole('main').getByText(words.about.replace('{subject}', subject), { exact: true })

  test('Get in Touch on a service page carries the service into the form and to the owner', async ({
    page,
    visit,
  }) => {
    await page.clock.install()
    const { path, menuLabel } = first(services)
    await visit(path)
    await page.getByRole('main').getByRole('link').last().click()
    await expect(page).toHaveURL('/contact')
    await expect(shown(page, menuLabel)).toBeVisible()
    const { call, kept } = await write(page)
    expect(sentField(call, 'subject_of_interest')).toBe(menuLabel)
    expect(kept?.details).toMatchObject({ subject_of_interest: menuLabel, page: '/contact' })
  })

  test('Get a Demo on a product page does so too, and the visitor can leave it out', async ({
    page,
    visit,
  }) => {
    await page.clock.install()
    const { path, menuLabel } = first(demonstrated)
    await visit(path)
    await page.getByRole('main').getByRole('link').last().click()
    await expect(shown(page, menuLabel)).toBeVisible()
    await page.getByRole('button', { name: words.removeAbout }).click()
    await expect(shown(page, menuLabel)).toBeHidden()
    const { call, kept } = await write(page)
    expect(sentField(call, 'subject_of_interest') ?? '').toBe('')
    expect(kept?.details).not.toHaveProperty('subject_of_interest')
  })

  test('Whoever comes from the pricing page asks about pricing; whoever comes straight asks about nothing', async ({
    page,
    visit,
  }) => {
    await visit('/contact')
    await expect(page.getByRole('button', { name: words.removeAbout })).toBeHidden()
    const menu = page.getByRole('navigation', { name: labels.mainNavigation })
    await menu.getByRole('link', { name: header.pricing.label, exact: true }).click()
    await expect(page).toHaveURL('/pricing')
    await menu.getByRole('link', { name: header.contact.label, exact: true }).click()
    await expect(shown(page, header.pricing.label)).toBeVisible()
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of ['/contact', '/']) {
    test(`The form of ${address} goes out by itself: to our server, which thanks, or with a hosted provider by the visitor's mail program`, async ({
      page,
    }) => {
      await page.goto(address)
      const form = formIn(page.getByRole('main'))
      if (PROVIDER) {
        const action = form.message.evaluate((field: HTMLTextAreaElement) =>
          field.form?.getAttribute('action'),
        )
        expect(await action).toBe(`mailto:${site.contact.email}`)
        return
      }
      const text = someone()
      await form.write(text)
      await form.send.click()
      await expect(page).toHaveURL('/contact/thanks')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(
        words.next.steps.length,
      )
      expect(await outbox(text.email)).toEqual([expect.objectContaining(text)])
    })
  }
})
