import type { Locator, Page } from '@playwright/test'
import { requestPath } from '../app/enquiry/request.ts'
import { PROVIDER_FIELD, REQUESTS } from '../contract/fields.ts'
import { fillIn } from '../contract/fill-in.ts'
import { timeInWords } from '../contract/promised-time.ts'
import { findSubject } from '../contract/subject.ts'
import { sinceMidnight } from '../contract/working-time.ts'
import { officeOf } from '../model/files/office.ts'
import { subjectsOf } from '../model/subjects.ts'
import {
  A_MOMENT,
  callsOf,
  EMPTY,
  formIn,
  formLabels,
  outbox,
  SEND_FORM,
  sendEnquiry,
  sentFields,
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
import { boxOf, main } from './page-content.ts'
import { expect, hydrated, letsConnect, test } from './site.ts'

test("It goes by the provider's call, is stored, thanked", async ({ page, visit, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const { form, text } = await writtenMessage(page, visit)
  const calling = page.waitForRequest(`**${SEND_FORM}`)
  await form.send.click()
  const call = await calling

  expect(call.method()).toBe('POST')
  expect(call.url()).toBe(`${PROVIDER ?? baseURL}${SEND_FORM}`)
  expect(await call.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  const fields = await sentFields(call)
  const isFilled = expect.stringMatching(/\S/)
  expect(fields).toMatchObject({
    ...text,
    message: text.message.replaceAll('\n', '\r\n'),
    service_id: isFilled,
    template_id: isFilled,
    user_id: isFilled,
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
  const ofTheCall: string[] = Object.values(PROVIDER_FIELD)
  const ofTheVisitor = Object.keys(fields).filter((name) => !ofTheCall.includes(name))
  expect(Object.keys(siteContent.privacy.collected), 'the privacy notice tells of each').toEqual(
    expect.arrayContaining(ofTheVisitor),
  )

  await expect(form.thanks).toBeFocused()
  await expect(form.thanks).toBeInViewport({ ratio: 1 })
  const above = await boxOf(page.getByRole('banner'))
  expect((await boxOf(form.thanks)).y, 'below the header').toBeGreaterThanOrEqual(above.height)
  const { steps } = formLabels.next
  const afterwards = main(page)
    .getByRole('list')
    .filter({ hasText: asShown(first(steps).text) })
  await expect(afterwards.getByRole('listitem'), 'shown once').toHaveCount(steps.length)
  await expect(form.name).toBeHidden()
  expect(await outbox(text.email)).toEqual([
    expect.objectContaining({ ...text, id: fields.message_id }),
  ])

  await page.getByRole('button', { name: formLabels.againLabel }).click()
  await form.holds(EMPTY)
  await page.reload()
  await hydrated(page)
  await form.holds(EMPTY)
})

test('The same form and its text are in the dialog, on Home and on Contact', async ({ page }) => {
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
  await formIn(dialog).write(text)
  const keys = await page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }))
  expect(Object.keys(siteContent.privacy.kept), 'the privacy notice tells of each').toEqual(
    expect.arrayContaining(keys),
  )
  expect(keys).toHaveLength(2)
  expect(await page.context().cookies()).toEqual([])

  await dialog.getByRole('button', { name: labels.close }).click()
  await expect(dialog).toBeHidden()
  await check(main(page))
  const form = formIn(main(page))
  await form.holds(text)
  await form.name.fill('Zoë M.')
  await page.goto('/contact')
  await check(main(page))
  await hydrated(page)
  await form.holds({ ...text, name: 'Zoë M.' })
})

test('A double click sends one enquiry', async ({ page, visit }) => {
  const { form, text } = await writtenMessage(page, visit)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**${SEND_FORM}`, async (route) => {
    await released
    await route.fallback()
  })
  await form.send.dblclick()
  await expect.poll(() => callsOf(page)).toHaveLength(1)
  await expect(page.getByRole('button', { name: formLabels.sendingLabel })).toBeVisible()
  await form.name.press('Enter')
  release()
  await expect(form.thanks).toBeVisible()
  expect(await callsOf(page)).toHaveLength(1)
  expect(await outbox(text.email)).toHaveLength(1)
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

/** The line of the form that names the page before. */
const subjectOf = (page: Page, subject: string) =>
  main(page).getByText(formLabels.about.replace('{subject}', subject), { exact: true })

const [restored = ''] = formLabels.restored.split('{day}')

test('An unsent enquiry survives a reload and visits to other pages', async ({ page, visit }) => {
  const { form, text } = await writtenMessage(page, visit)
  await expect(page.getByRole('button', { name: formLabels.removeAbout })).toBeHidden()
  const anyone = fillIn(formLabels.to, { person: asShown(formLabels.anyone) })
  await expect(main(page).getByText(anyone, { exact: true })).toBeVisible()
  await page.reload()
  await hydrated(page)
  await form.holds(text)
  await expect(main(page).getByText(restored).first()).toBeVisible()

  for (const { label, href } of [header.pricing, header.contact]) {
    await mainNavigation(page).getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(href)
  }
  await form.holds(text)
  await expect(subjectOf(page, header.pricing.label)).toBeVisible()
})

test('It is found in a later visit, until it is forgotten', async ({ page, visit }) => {
  const { text } = await writtenMessage(page, visit)
  const later = await page.context().newPage()
  await page.close()
  await later.goto('/contact')
  await hydrated(later)
  const found = formIn(main(later))
  await found.holds(text)
  await expect(main(later).getByText(restored)).toBeVisible()
  await main(later).getByRole('button', { name: formLabels.forget }).click()
  await found.holds(EMPTY)
  await expect(main(later).getByText(restored)).toBeHidden()
  expect(await later.evaluate(() => Object.keys(localStorage))).toEqual([])
})

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
    await expect(subjectOf(page, menuLabel)).toBeVisible()
    const calling = page.waitForRequest(`**${SEND_FORM}`)
    const stored = await sendEnquiry(page)
    const sent = await sentFields(await calling)
    // A mail provider cannot look up a path.
    expect(sent.subject_of_interest).toBe(PROVIDER ? menuLabel : path)
    expect(stored?.details).toMatchObject({ subject_of_interest: menuLabel, page: '/contact' })
  })

test('It names what the chosen person answers for, until removed', async ({ page, visit }) => {
  await page.clock.install()
  await visit('/contact')
  const subject = () =>
    findSubject(subjectsOf(siteContent), new URL(page.url()).searchParams.get('about') ?? '')
  const answering = subjectsOf(siteContent).map(({ person }) => person?.slug)
  for (const { name, slug, ask } of team.filter((one) => one.ask && answering.includes(one.slug))) {
    await main(page).getByRole('link', { name, exact: true }).click()
    await expect(page.getByText(asShown(ask ?? ''))).toBeInViewport({ ratio: 1 })
    expect(subject()?.person?.slug).toBe(slug)
    await expect(subjectOf(page, subject()?.label ?? '')).toBeInViewport({ ratio: 1 })
    const to = main(page).getByText(fillIn(formLabels.to, { person: name }), { exact: true })
    const [above, first] = [await to.boundingBox(), await formIn(main(page)).name.boundingBox()]
    expect(above?.y, 'above the fields').toBeLessThan(first?.y ?? 0)
  }
  await page.getByRole('button', { name: formLabels.removeAbout }).click()
  await expect(subjectOf(page, subject()?.label ?? '')).toBeHidden()
  const stored = await sendEnquiry(page)
  expect(stored?.details).not.toHaveProperty('subject_of_interest')
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const)
    test(`the form is on the first screen of ${width}×${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/contact')
      const form = formIn(main(page))
      const { title } = first(formLabels.next.steps.slice(-1))
      const step = main(page).getByRole('listitem').filter({ hasText: title })
      for (const shown of width < height ? [form.email] : [form.name, form.send, step])
        await expect(shown).toBeInViewport({ ratio: 1 })
      const { name, ask } = first(team.filter(({ ask }) => ask))
      await main(page).getByRole('link', { name, exact: true }).click()
      await expect(page.getByText(asShown(ask ?? ''))).toBeInViewport({ ratio: 1 })
      await expect(form.name).toBeInViewport({ ratio: 1 })
    })

  for (const request of REQUESTS)
    test(`the title of a ${request} names its subject`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const { path, menuLabel: subject } = first(services)
      await page.goto(requestPath(request, path))
      const name = fillIn(formLabels.headings[request], { subject })
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { name: formLabels.title })).toBeHidden()
      await expect(formIn(main(page)).name.filter({ visible: true })).toBeInViewport({ ratio: 1 })
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
