import type { Page } from '@playwright/test'
import { OTHER_COMPANIES } from '../app/layout-ids.ts'
import { CONSENT_KEY } from '../contract/constants.ts'
import { SCRIPTS, standIn, test } from './configured-site.ts'
import { formIn, someone } from './contact-form.ts'
import { asShown, header, labels, siteContent } from './content-file.ts'
import { boxOf } from './page-content.ts'
import { problems } from './page-errors.ts'
import { expect, hydrated, widgetOf } from './site.ts'

// One site is built for all tests of this file.
test.describe.configure({ mode: 'default' })

const { question, list } = siteContent.thirdParties

test('What is configured is in the privacy notice and in the policy', async ({ page }) => {
  const response = await page.goto(`/privacy#${OTHER_COMPANIES}`)
  const listed = page.locator(`[id="${OTHER_COMPANIES}"]`)
  const scripts = Object.values(SCRIPTS)
  await expect(listed.getByRole('heading', { level: 3 })).toHaveText([
    list.map.name,
    list.booking.name,
    list.callbackForm.name,
    ...scripts.map(({ name }) => name),
  ])
  const policy = response?.headers()['content-security-policy']
  for (const { purpose, starts, hosts } of scripts) {
    for (const text of [purpose, asShown(list.starts[starts]), ...hosts])
      await expect(listed).toContainText(text)
    expect(policy).toContain(`https://${hosts[0]}`)
  }
  for (const host of ['maps.example', 'forms.example']) await expect(listed).toContainText(host)
  await expect(listed).not.toContainText(asShown(list.none))
})

test('A script for Home alone, without consent, runs only there', async ({ page, visit }) => {
  const asked = await standIn(page)
  await visit('/about')
  await visit('/')
  await expect.poll(() => asked).toEqual(['https://notice.example/open'])
})

const questionIn = (page: Page) => page.getByRole('dialog', { name: question.title, exact: true })
const answer = (page: Page, name: 'allow' | 'refuse') =>
  questionIn(page).getByRole('button', { name: question[name], exact: true })
const changeIn = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: question.change })
const COUNT = 'https://stats.example/count.js'

/** Opens a page, and waits for all that it loads by itself, such as the question. */
async function open(page: Page, path = '/about') {
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
}

test('The question comes before anything counts, and takes no focus', async ({ page }) => {
  const asked = await standIn(page)
  await page.goto('/about')
  const skip = page.getByRole('link', { name: labels.skipToContent })
  await skip.focus()
  await hydrated(page)
  await expect(questionIn(page)).toContainText(SCRIPTS.analytics.name)
  await expect(skip).toBeFocused()
  const more = questionIn(page).getByRole('link', { name: question.more })
  for (const next of [more, answer(page, 'allow'), answer(page, 'refuse')]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(questionIn(page)).toBeHidden()
  expect(asked).toEqual([])
})

test('The question has two equal buttons, and passes axe', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  const [allow, refuse] = await Promise.all(
    (['allow', 'refuse'] as const).map((name) =>
      answer(page, name).evaluate((element) => {
        const { width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element)
        return { width, height, color, backgroundColor, fontSize, fontWeight }
      }),
    ),
  )
  expect(allow).toEqual(refuse)
  const widget = await boxOf(widgetOf(page).getByRole('button').first())
  const { x, width } = await boxOf(questionIn(page))
  expect(x + width).toBeLessThanOrEqual(widget.x)
  expect(await problems(page, 'dialog[open]')).toEqual([])
})

test('A refusal is remembered for a year, and asked for if unreadable', async ({ page }) => {
  const asked = await standIn(page)
  await open(page)
  await answer(page, 'refuse').click()
  await open(page, '/pricing')
  await expect(questionIn(page)).toBeHidden()
  const year = 366 * 24 * 60 * 60 * 1000
  const old = JSON.stringify({ answer: 'allow', at: Date.now() - year })
  const unknown = JSON.stringify({ answer: 'everything', at: Date.now() })
  for (const text of [old, unknown, '{', 'null']) {
    const args = [CONSENT_KEY, text] as const
    await page.evaluate((args) => localStorage.setItem(...args), args)
    await open(page)
    await expect(questionIn(page), text).toBeVisible()
  }
  expect(asked).toEqual([])
})

test('Allowed scripts run until the question is answered anew', async ({ page, context }) => {
  const asked = await standIn(page)
  const times = (address: string) => asked.filter((url) => url === address).length
  await open(page, '/services')
  await answer(page, 'allow').click()
  await expect.poll(() => times(COUNT)).toBe(1)
  await open(page, '/contact')
  await expect.poll(() => times(COUNT)).toBe(2)
  await expect(questionIn(page)).toBeHidden()
  const form = formIn(page.getByRole('main'))
  await form.write(someone())
  await form.isSent()
  const event = 'https://stats.example/event?page=services&kind=message'
  await expect.poll(() => times(event)).toBe(1)

  expect(await context.cookies()).toHaveLength(1)
  const reloaded = page.waitForEvent('load')
  await changeIn(page).click()
  await answer(page, 'refuse').click()
  await reloaded
  await open(page)
  await expect(questionIn(page)).toBeHidden()
  expect(await context.cookies(), 'the snippet was told').toEqual([])
  expect(times(COUNT)).toBe(2)

  await changeIn(page).click()
  await answer(page, 'allow').click()
  await expect.poll(() => times(COUNT)).toBe(3)
})

test('The question is answered for every tab', async ({ page, context }) => {
  const other = await context.newPage()
  const asked = await standIn(other)
  await standIn(page)
  await open(other)
  await open(page)
  await answer(page, 'allow').click()
  await expect(questionIn(other)).toBeHidden()
  await expect.poll(() => asked).toEqual([COUNT])

  const reloaded = other.waitForEvent('load')
  await changeIn(page).click()
  await answer(page, 'refuse').click()
  await reloaded
  await hydrated(other)
  await expect(questionIn(other)).toBeHidden()
  expect(asked).toEqual([COUNT])
  expect(await context.cookies(), 'its snippet was told').toEqual([])
})

/** The script of a chat, which is ready late, and whose frame closes it. */
const SETTINGS = 'https://cdn.chat.example/settings'
const CHAT = {
  'https://app.chat.example/frame': `<!doctype html><title>Chat</title><button onclick="parent.postMessage('close', '*')">Close the conversation</button>`,
  'https://cdn.chat.example/widget.js': `fetch('${SETTINGS}').then(() => {
    const frame = Object.assign(document.createElement('iframe'), { title: 'Conversation', src: 'https://app.chat.example/frame', hidden: true })
    document.body.append(frame)
    addEventListener('message', ({ data }) => { if (data === 'close') frame.hidden = true })
    window.chatReady(() => { frame.hidden = false })
  })`,
}

const ownChat = (page: Page) => page.getByRole('dialog', { name: labels.leaveMessage, exact: true })
const chatOf = (page: Page) => page.locator('iframe[title="Conversation"]')

async function pressChat(page: Page) {
  const name = `${labels.chat} (${SCRIPTS.chat.name})`
  await widgetOf(page).getByRole('button').first().click()
  await widgetOf(page).getByRole('button', { name }).click()
}

test('A chat loads when asked for, and is gone on leaving', async ({ page, visit }) => {
  const asked = await standIn(page, CHAT)
  const loads = () => asked.filter((url) => url === SETTINGS).length
  await visit('/')
  for (const round of [1, 2]) {
    expect(loads(), 'only when asked for').toBe(round - 1)
    for (const _ of ['first', 'second']) {
      await pressChat(page)
      await expect(chatOf(page)).toBeVisible()
      await expect(ownChat(page)).toBeHidden()
      await expect(page.getByRole('button', { name: labels.call })).toBeHidden()
      await chatOf(page).contentFrame().getByRole('button').click()
      await expect(chatOf(page)).toBeHidden()
    }
    expect(loads()).toBe(round)
    await page.getByRole('banner').getByRole('link', { name: header.pricing.label }).click()
    await expect(page).toHaveURL('/pricing')
    await expect(chatOf(page)).toHaveCount(0)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/')
    await expect(chatOf(page), 'of a page from the cache').toHaveCount(0)
    await page.waitForFunction(() => !('chatReady' in window))
    await hydrated(page)
  }
})

for (const [what, address] of [
  ['its script is blocked', /^https:/],
  ['it never gets ready', SETTINGS],
] as const)
  test(`A chat gives way to Home's own if ${what}`, async ({ page, visit }) => {
    await standIn(page, CHAT)
    await page.route(address, (route) => (address === SETTINGS ? undefined : route.abort()))
    await page.clock.install()
    await visit('/')
    await pressChat(page)
    await expect(async () => {
      if (address === SETTINGS) await page.clock.fastForward(20_000)
      await expect(ownChat(page).getByRole('textbox').first()).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(chatOf(page)).toHaveCount(0)
  })

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test("nothing is asked or loaded; Chat opens Home's own", async ({ page }) => {
    const asked = await standIn(page)
    for (const path of ['/contact', '/pricing', '/']) {
      await page.goto(path)
      await expect(questionIn(page)).toBeHidden()
    }
    await pressChat(page)
    await expect(ownChat(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await changeIn(page).click()
    await expect(page).toHaveURL(`/privacy#${OTHER_COMPANIES}`)
    await expect(page.getByRole('heading', { name: list.title })).toBeInViewport()
    expect(asked).toEqual([])
  })
})
