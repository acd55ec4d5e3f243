import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { plans } from '../../content-file.ts'
import { type EditorSession, isFocused, SOON, without } from '../session.ts'

const PLANS = plans.map(({ slug }) => `pricing/${slug}.yaml`)

/** Tests of fields that are more than a text. */
export function changesFields(session: EditorSession): void {
  test('moves plans by button and by dragging, each in one line', async () => {
    const tab = await session.open(PLANS[0] ?? '')
    const before = PLANS.map((file) => session.read(file))
    const [first, second, third] = plans
    const orders = () => PLANS.slice(0, 3).map((file) => session.fields(file).order)
    const swapped = [second?.order, first?.order, third?.order]
    await tab.button(`Move down: ${first?.title}`).click()
    await tab.told('The order is saved.')
    expect(orders()).toEqual(swapped)
    const changed = PLANS.map((file, at) => without(session.read(file), before[at] ?? '').length)
    expect(changed.slice(0, 3)).toEqual([1, 1, 0])
    const line = (title = '') => tab.page.getByRole('listitem').filter({ has: tab.button(title) })
    await line(third?.title).dragTo(line(second?.title))
    await expect.poll(() => orders()[2], SOON).toBe(first?.order)
    await tab.told('The order is saved.')
    await tab.undo()
    await expect.poll(orders, SOON).toEqual(swapped)
    await tab.undo()
    await expect.poll(() => PLANS.map((file) => session.read(file)), SOON).toEqual(before)
  })

  test('adds, duplicates, moves and removes entries of a list, by keyboard too', async () => {
    const [plan = ''] = PLANS
    const tab = await session.open(plan)
    const { title } = session.fields(plan)
    const list: string[] = session.fields(plan).features
    const items = tab.page.getByRole('group', { name: /^What it includes/ }).getByRole('listitem')
    const fields = items.getByRole('textbox')
    const values = () =>
      fields.evaluateAll((all: HTMLTextAreaElement[]) => all.map(({ value }) => value))
    await tab.page.keyboard.press('Tab')
    await tab.page.keyboard.press('Enter')
    const focused = () => tab.page.evaluate(() => document.activeElement?.id)
    expect(await focused(), 'after “Skip to the form”').toMatch(/^field\./)
    await tab.button('Add to “What it includes”').press('Enter')
    await expect.poll(() => isFocused(fields.last()), SOON).toBe(true)
    await fields.last().fill('Kites')
    expect(await values()).toEqual([...list, 'Kites'])
    await tab.button('Move up: Kites').press('Enter')
    expect(await values()).toEqual([...list.slice(0, -1), 'Kites', ...list.slice(-1)])
    await tab.button('Duplicate: Kites').press('Enter')
    await tab.button('Remove: Kites').first().press('Enter')
    await items.locator('.grip').last().dragTo(items.first())
    const moved = [...list.slice(-1), ...list.slice(0, -1), 'Kites']
    await expect.poll(values, SOON).toEqual(moved)
    await tab.saved()
    expect(session.fields(plan)).toMatchObject({ title, features: moved })
  })

  test('takes a whole list of redirects, and keeps the lines that are none', async () => {
    const tab = await session.open('site.yaml')
    const before = session.fields('site.yaml').redirects ?? []
    const box = tab.page.getByRole('textbox', { name: 'A whole list' })
    const lines = Array.from({ length: 40 }, (_, index) => `/Old/${index}.html\t/about/`)
    await box.fill([...lines, '/?p=2\t/about'].join('\n'))
    await tab.button('Add the list').click()
    await tab.told('Added: 40. Not added: 1.')
    await tab.page.getByText(/^Line 41, /).waitFor()
    expect(await box.inputValue()).toBe('/?p=2\t/about')
    await tab.saved()
    const added = lines.map((_, index) => ({ from: `/Old/${index}.html`, to: '/about' }))
    expect(session.fields('site.yaml').redirects).toEqual([...before, ...added])
  })

  test('switches where messages go, asks for the fields of the other choice, and keeps a number under the wheel', async () => {
    const tab = await session.open('site.yaml')
    const number = tab.page.getByRole('spinbutton').first()
    const before = await number.inputValue()
    await number.click()
    for (const turn of [120, -120, -120]) await tab.page.mouse.wheel(0, turn)
    await tab.page.keyboard.press('End')
    expect(await number.inputValue()).toBe(before)
    const isOwn = session.fields('site.yaml').mail.send === 'own-server'
    const other = isOwn ? 'provider' : 'own-server'
    await tab.page.getByRole('combobox', { name: 'Sent by', exact: true }).selectOption(other)
    if (isOwn) {
      await tab.field('Address of the provider').fill('https://mail.example.com')
      for (const name of ['Service ID', 'Template ID', 'Public key'])
        await tab.field(name).fill('x')
    }
    await tab.saved()
    expect(session.fields('site.yaml').mail.send).toBe(other)
  })

  test('questions a phone number without its country and an odd year, and saves them', async () => {
    const tab = await session.open('site.yaml')
    await tab.page.setViewportSize({ width: 390, height: 844 })
    await tab.field('Phone').fill('079-2658 4411')
    const days = tab.page.getByRole('group', { name: /^Holidays/ })
    await tab.button('Add to “Holidays”').click()
    const day = days.getByRole('listitem').last().locator('input')
    await day.fill('0002-01-31')
    for (const warning of ['This has no country code, such as +91.', 'This is in the year 0002.'])
      await tab.page.locator('.field').getByText(warning).last().waitFor()
    await day.scrollIntoViewIfNeeded()
    const { height } = (await tab.page.locator('.save-bar').boundingBox()) ?? { height: 844 }
    expect(height, 'of the bar on a phone').toBeLessThan(84)
    await tab.saved()
    const { phone, holidays } = session.fields('site.yaml').contact
    expect([phone, holidays.at(-1)]).toEqual(['079-2658 4411', '0002-01-31'])
  })

  test('makes the site that of another brand, with a mark of its own', async () => {
    const tab = await session.open('brand.yaml')
    await tab.field('Name').fill('Patang House')
    const square = '<path fill="#c00" d="M0 0h9v9z"/>'
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${square}</svg>`
    const file = { name: 'Our logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) }
    await tab.page.getByLabel('Upload an SVG').setInputFiles(file)
    const mark = tab.page.getByLabel(/^Mark/)
    await expect.poll(() => mark.inputValue(), SOON).toBe('our-logo.svg')
    await tab.page.getByRole('checkbox', { name: 'Made up', exact: true }).uncheck()
    await tab.saved()
    const { name, mark: saved, sample } = session.fields('brand.yaml')
    expect([name, saved, sample]).toEqual(['Patang House', 'our-logo.svg', undefined])
    expect(session.content().issues).toEqual([])
  })

  test('takes colours and addresses as people write them, and a proposed shade at a press', async () => {
    const { secondary, tertiary } = session.fields('brand.yaml').colours
    const tab = await session.open('brand.yaml')
    await tab.field('First accent').fill('#DDDDDD')
    const take = tab.page.getByRole('button', { name: /^Take #/ })
    const error = tab.page.locator('.field .error')
    await error.first().waitFor()
    const colours = await error.first().evaluate((one) => {
      const brand = getComputedStyle(document.documentElement)
      return [getComputedStyle(one).borderLeftColor, brand.getPropertyValue('--primary')]
    })
    expect(colours[0]).not.toBe(colours[1])
    await take.click()
    await error.first().waitFor({ state: 'detached' })
    await tab.field('Second accent').fill(secondary.toUpperCase())
    await tab.field('Third accent').fill(` ${tertiary.slice(1)}`)
    await tab.field('Ink').fill('#001')
    await tab.saved()
    const now = session.fields('brand.yaml').colours
    expect(now).toMatchObject({ secondary, tertiary, ink: '#000011' })
    expect(now.primary).toMatch(/^#[0-9a-f]{6}$/)
    await tab.choose('Addresses and accounts')
    await tab.heading('Addresses and accounts')
    await tab.field('Chat optional').fill('www.example.com')
    await tab.field('Callback form optional').fill(' Forms.example.co.in/a?b=1 ')
    await tab.field('Where calls are booked optional').fill('http://example.com')
    await tab.saved()
    const chat = 'https://www.example.com'
    expect(session.fields('site.yaml')).toMatchObject({
      ...{ callbackForm: 'https://Forms.example.co.in/a?b=1', booking: 'http://example.com' },
      contact: { chat },
    })
    expect(await tab.field('Chat optional').inputValue()).toBe(chat)
  })

  test('drops the error of an empty field at its first letter, and leads to another file that lacks a sentence', async () => {
    const tab = await session.open('contact.yaml')
    const title = tab.field('Title')
    await title.fill('')
    const error = tab.page.locator('[data-wrong]').filter({ has: title })
    await error.getByText('This must not be empty.').waitFor()
    await tab.page.route('**/api/check', () => {})
    await title.press('K')
    expect(await error.count()).toBe(0)
    await tab.page.unroute('**/api/check')
    await tab.button('Add to “Fields of your own”').click()
    const own = tab.page.getByRole('group', { name: /^Fields of your own/ }).getByRole('textbox')
    await own.first().fill('Your city')
    await own.nth(1).fill('Which city?')
    await tab.page.getByRole('combobox', { name: 'Kind' }).last().selectOption('Text')
    await tab.saved()
    expect(session.fields('contact.yaml').form.ownFields).toMatchObject([{ name: 'Your city' }])
    await tab.page.getByText('What is worth improving').click()
    const found = tab.page.getByRole('listitem').filter({ hasText: 'does not say "Your city"' })
    await found.getByText('The form also asks for this: Your city').waitFor()
    await found.getByRole('link', { name: 'Text' }).click()
    await tab.heading('Privacy')
    await tab.focuses('field.content')
  })

  test('adds a script of another company, and leaves a new entry in peace until it is saved', async () => {
    const tab = await session.open('third-parties.yaml')
    await tab.button('Add to “Scripts”').click()
    const script = { name: 'Chat', purpose: 'It keeps what you write.', snippet: 'chat.js' }
    await tab.field('Name').fill(script.name)
    await tab.field('Purpose').fill(script.purpose)
    await tab.page.getByRole('combobox', { name: 'Starts' }).selectOption('Chat button')
    const hosts = tab.page.getByRole('group', { name: /^Hosts/ }).getByRole('textbox')
    await hosts.first().fill('*.chat.example')
    await tab.field('File').fill(script.snippet)
    await tab.save()
    await tab.page.getByText('no file "chat.js" in content/third-parties/').first().waitFor()
    const folder = session.place('third-parties')
    mkdirSync(folder)
    writeFileSync(path.join(folder, script.snippet), '// chat-ready')
    await tab.saved()
    expect(session.fields('third-parties.yaml').scripts).toEqual([
      { ...script, starts: 'chat-button', hosts: ['*.chat.example'] },
    ])
    await tab.choose('Menu and footer')
    await tab.heading('Menu and footer')
    const checked = tab.page.waitForResponse(/check$/)
    await tab.button('Add to “Links”').click()
    await checked
    expect(await tab.page.locator('[data-wrong], .problems').count()).toBe(0)
    await tab.save()
    await tab.told('Not saved')
    await expect.poll(() => tab.page.locator('[data-wrong]').count(), SOON).toBe(2)
  })
}
