import type { Locator, Page } from '@playwright/test'
import { PROVIDER_FIELD } from '../contract/fields.ts'
import { fillIn } from '../contract/fill-in.ts'
import { timeInWords } from '../contract/promised-time.ts'
import { findSubject } from '../contract/subject.ts'
import { sinceMidnight } from '../contract/working-time.ts'
import { officeOf } from '../model/files/office.ts'
import { subjectsOf } from '../model/subjects.ts'
import {
  A_MOMENT,
  callsOf,
  contactPage,
  EMPTY,
  formIn,
  formLabels,
  outbox,
  SEND_FORM,
  sentField,
  sentNames,
  someone,
  writtenMessage,
} from './contact-form.ts'
import {
  asShown,
  brand,
  caseStudies,
  first,
  header,
  labels,
  services,
  site,
  siteContent,
  team,
} from './content-file.ts'
import { mainNavigation } from './header.ts'
import { PROVIDER } from './mail-provider.ts'
import { main } from './page-content.ts'
import { expect, hydrated, letsConnect, test } from './site.ts'

test.describe('An enquiry that is sent', () => {
  test("goes by the provider's call, is stored, and thanked", async ({ page, visit, baseURL }) => {
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
    for (const field of ['service_id', 'template_id', 'user_id'])
      expect(sentField(call, field), field).toMatch(/\S/)
    expect(sentField(call, 'lib_version')).toMatch(/^\d+\.\d+\.\d+$/)
    const ofTheCall: string[] = Object.values(PROVIDER_FIELD)
    const ofTheVisitor = sentNames(call).filter((name) => !ofTheCall.includes(name))
    expect(Object.keys(siteContent.privacy.collected), 'the privacy notice tells of each').toEqual(
      expect.arrayContaining(ofTheVisitor),
    )

    await expect(form.thanks).toBeVisible()
    await expect(form.thanks).toBeFocused()
    const { steps } = formLabels.next
    const afterwards = main(page)
      .getByRole('list')
      .filter({ hasText: asShown(first(steps).text) })
    await expect(afterwards.getByRole('listitem'), 'shown once').toHaveCount(steps.length)
    await expect(form.name).toBeHidden()
    expect(await outbox(text.email)).toEqual([
      expect.objectContaining({ ...text, id: sentField(call, 'message_id') }),
    ])

    await page.getByRole('button', { name: formLabels.againLabel }).click()
    await form.holds(EMPTY)
    await page.reload()
    await hydrated(page)
    await form.holds(EMPTY)
  })

  test('The same form is on Home, in the dialog and on Contact', async ({ page }) => {
    const dialog = await letsConnect(page)
    const text = someone()
    const check = async (within: Page | Locator) => {
      const { name, email, phone, message, send } = formIn(within)
      for (const field of [name, message]) await expect(field).toHaveAttribute('required')
      // Without scripts a browser would ask for both.
      for (const field of [email, phone]) await expect(field).not.toHaveAttribute('required')
      await expect(email).toHaveAccessibleDescription(asShown(formLabels.either))
      for (const field of [name, email, phone, message]) await expect(field).toBeVisible()
      await expect(email).toHaveAttribute('type', 'email')
      await expect(message).toHaveAttribute('rows', '4')
      await expect(send).toBeVisible()
    }
    await check(dialog)
    const inDialog = formIn(dialog)
    await inDialog.write(text)
    const keys = await page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }))
    expect(Object.keys(siteContent.privacy.kept), 'the privacy notice tells of each').toEqual(
      expect.arrayContaining(keys),
    )
    expect(keys).toHaveLength(2)
    expect(await page.context().cookies()).toEqual([])
    await inDialog.isSent()
    expect(await outbox(text.email)).toHaveLength(1)

    await page.emulateMedia({ media: 'print' })
    const cut = await dialog.evaluate((element) => element.scrollHeight - element.clientHeight)
    expect(cut, 'printed in full').toBeLessThan(2)
    await expect(page.getByRole('heading', { level: 1 }), 'and alone').toBeHidden()
    await page.emulateMedia({ media: null })

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await check(main(page))
    await page.goto('/contact')
    await check(main(page))
  })

  test('is thanked for in sight on a phone, although it was longer', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await visit('/contact')
    const form = formIn(main(page))
    await form.write(someone())
    await form.send.click()
    await expect(form.thanks).toBeInViewport({ ratio: 1 })
    const header = await page.getByRole('banner').boundingBox()
    const thanks = await form.thanks.boundingBox()
    expect(thanks?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  })

  test('A double click sends one enquiry', async ({ page, visit }) => {
    const { form, text } = await writtenMessage(page, visit)
    const calls = callsOf(page)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(`**${SEND_FORM}`, async (route) => {
      await released
      await route.fallback()
    })
    await form.send.dblclick()
    await expect.poll(() => calls.length).toBe(1)
    await expect(page.getByRole('button', { name: formLabels.sendingLabel })).toBeVisible()
    await form.name.press('Enter')
    release()
    await expect(form.thanks).toBeVisible()
    expect(calls).toHaveLength(1)
    expect(await outbox(text.email)).toHaveLength(1)
  })
})

test.describe('After a form is sent', () => {
  const { timeZone = 'UTC' } = site.contact
  const office = officeOf(site.contact)
  test.use({ timezoneId: timeZone })

  const NAME = { [formLabels.fields.name.label]: 'Zoë Mehta' }
  const NUMBER = '98250 12345 (WhatsApp)'
  const PHONE = { [formLabels.fields.phone.label]: NUMBER }
  const EMAIL = { [formLabels.fields.email.label]: 'zoe@example.com' }
  const MESSAGE = { [formLabels.fields.message.label]: 'We make tiles.\nWho buys them?' }
  const { asked, call, write, when, sent } = formLabels.thanks

  for (const [what, address, values, sentence, says] of [
    ['a call', '/contact?about=Kites#callback', { ...NAME, ...PHONE }, call, asked.callback],
    ['a demo', '/contact?about=Kites#demo', { ...NAME, ...EMAIL }, write, asked.demo],
    ['a demo by phone', '/contact?about=Kites#demo', { ...NAME, ...PHONE }, call, asked.demo],
    ['an answer by phone', '/contact', { ...NAME, ...PHONE, ...MESSAGE }, call, ''],
    ['an answer', '/contact', { ...NAME, ...EMAIL, ...PHONE, ...MESSAGE }, write, ''],
  ] as const)
    test(`for ${what}, the page says how and by when we answer`, async ({ page, visit }) => {
      // A Monday, before the office opens.
      const monday = Temporal.PlainDateTime.from('2027-02-01T05:00').toZonedDateTime(timeZone)
      await page.clock.install({ time: monday.epochMilliseconds })
      await visit(address)
      const content = main(page)
      const { callback, demo } = formLabels.intros
      const intro = { '#callback': callback, '#demo': demo }[new URL(page.url()).hash]
      const shown = content.getByText(asShown(intro ?? siteContent.contact.intro), { exact: true })
      await expect(shown.filter({ visible: true }), 'its own introduction').toHaveCount(1)
      for (const [label, text] of Object.entries(values))
        await content.getByLabel(label, { exact: true }).filter({ visible: true }).fill(text)
      await page.clock.fastForward(A_MOMENT)
      await formIn(content).isSent()

      const closes = office?.hours.findLast(({ days }) => days.includes(1))?.closes
      const time = closes && timeInWords(sinceMidnight(closes), brand.language)
      const said = (when: string) =>
        asShown(fillIn(sentence, { number: NUMBER, address: 'zoe@example.com', when }))
      const promise = time ? fillIn(when.today, { time }) : when.unknown
      await expect(content.getByText(said(promise), { exact: true })).toBeVisible()
      if (says)
        await expect(content.getByText(asShown(fillIn(says, { subject: 'Kites' })))).toBeVisible()
      for (const media of [null, 'print'] as const) {
        await page.emulateMedia({ media })
        await expect(content.getByRole('heading', { name: asShown(sent) })).toBeVisible()
        for (const text of Object.values(values))
          await expect(content.getByRole('definition').filter({ hasText: text })).toBeVisible()
      }
      await page.emulateMedia({ media: null })
      await page.clock.fastForward('24:00:00')
      await expect(content.getByText(said(when.unknown)), 'no time that has passed').toBeVisible()
    })
})

async function toPricingAndBack(page: Page) {
  for (const { label, href } of [header.pricing, header.contact]) {
    await mainNavigation(page).getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(href)
  }
}

test.describe('An enquiry that is not yet sent', () => {
  test('It survives a reload and visits to other pages', async ({ page, visit }) => {
    const form = await contactPage(page, visit)
    const text = someone()
    await form.write(text)
    await page.reload()
    await hydrated(page)
    await form.holds(text)
    await expect(page.getByText(asShown(formLabels.restored)).first()).toBeVisible()

    await toPricingAndBack(page)
    await form.holds(text)
  })

  test('It survives closing the dialog, on Home and on Contact', async ({ page }) => {
    const dialog = await letsConnect(page)
    const text = someone()
    await formIn(dialog).write(text)
    await dialog.getByRole('button', { name: labels.close }).click()
    await expect(dialog).toBeHidden()
    const form = formIn(main(page))
    await form.holds(text)
    await form.name.fill('Zoë M.')
    await page.goto('/contact')
    await hydrated(page)
    await form.holds({ ...text, name: 'Zoë M.' })
  })
})

test.describe('The page that the visitor came from', () => {
  /** Writes and sends an enquiry; returns the request and what the outbox stores. */
  async function write(page: Page) {
    const form = formIn(main(page))
    const text = someone()
    await form.write(text)
    await page.clock.fastForward(A_MOMENT)
    const calling = page.waitForRequest(`**${SEND_FORM}`)
    await form.isSent()
    const [stored] = await outbox(text.email)
    return { call: await calling, stored }
  }

  const shown = (page: Page, subject: string) =>
    main(page).getByText(formLabels.about.replace('{subject}', subject), { exact: true })

  const like = fillIn(siteContent.work.labels.like, { name: first(caseStudies).title })
  for (const [what, { path }, menuLabel] of [
    ['service', first(services), first(services).menuLabel],
    ['case study', first(caseStudies), like],
  ] as const)
    test(`Get in Touch on the page of a ${what} names it`, async ({ page, visit }) => {
      await page.clock.install()
      await visit(path)
      await main(page).locator('a[href="/contact"]').last().click()
      await expect(page).toHaveURL('/contact')
      await expect(shown(page, menuLabel)).toBeVisible()
      const { call, stored } = await write(page)
      // A mail provider cannot look up a path.
      expect(sentField(call, 'subject_of_interest')).toBe(PROVIDER ? menuLabel : path)
      expect(stored?.details).toMatchObject({ subject_of_interest: menuLabel, page: '/contact' })
    })

  test('is what the chosen person answers for, who says what to write', async ({ page, visit }) => {
    await page.clock.install()
    await visit('/contact')
    const subject = () =>
      findSubject(subjectsOf(siteContent), new URL(page.url()).searchParams.get('about') ?? '')
    const answering = subjectsOf(siteContent).map(({ person }) => person?.slug)
    for (const { name, slug, ask } of team.filter(
      (one) => one.ask && answering.includes(one.slug),
    )) {
      await main(page).getByRole('link', { name, exact: true }).click()
      await expect(page.getByText(asShown(ask ?? ''))).toBeInViewport({ ratio: 1 })
      expect(subject()?.person?.slug).toBe(slug)
      await expect(shown(page, subject()?.label ?? '')).toBeVisible()
    }
    const { stored } = await write(page)
    expect(stored?.details.subject_of_interest).toBe(subject()?.label)
  })

  test('The visitor can remove it', async ({ page, visit }) => {
    await page.clock.install()
    const { path, menuLabel } = first(services)
    await visit(path)
    await main(page).getByRole('link').last().click()
    await expect(shown(page, menuLabel)).toBeVisible()
    await page.getByRole('button', { name: formLabels.removeAbout }).click()
    await expect(shown(page, menuLabel)).toBeHidden()
    const { call, stored } = await write(page)
    expect(sentField(call, 'subject_of_interest') ?? '').toBe('')
    expect(stored?.details).not.toHaveProperty('subject_of_interest')
  })

  test('may be Pricing; without an earlier page there is no subject', async ({ page, visit }) => {
    await visit('/contact')
    await expect(page.getByRole('button', { name: formLabels.removeAbout })).toBeHidden()
    await toPricingAndBack(page)
    await expect(shown(page, header.pricing.label)).toBeVisible()
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const)
    test(`the form is on the first screen of ${width}×${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/contact')
      const form = formIn(main(page))
      await expect(width < height ? form.email : form.send).toBeInViewport({ ratio: 1 })
      const { name, ask } = first(team.filter(({ ask }) => ask))
      await main(page).getByRole('link', { name, exact: true }).click()
      await expect(page.getByText(asShown(ask ?? ''))).toBeInViewport({ ratio: 1 })
      await expect(form.name).toBeInViewport({ ratio: 1 })
    })

  for (const address of ['/contact', '/'])
    test(`The form of ${address} is sent natively`, async ({ page }) => {
      await page.goto(address)
      const form = formIn(main(page))
      const action = await form.message.evaluate((field: HTMLTextAreaElement) => field.form?.action)
      if (PROVIDER) return expect(action).toBe(`mailto:${site.contact.email}`)
      const text = someone()
      await form.write(text)
      await form.send.click()
      await expect(page).toHaveURL('/contact/thanks')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main(page).getByRole('link').first()).toBeVisible()
      await expect(main(page).getByRole('listitem')).toHaveCount(formLabels.next.steps.length)
      expect(await outbox(text.email)).toEqual([expect.objectContaining(text)])
    })
})
