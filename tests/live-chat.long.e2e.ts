import type { Page } from '@playwright/test'
import { configure, standIn, test } from './configured-site.ts'
import { header, labels, siteContent } from './content-file.ts'
import { STAND_INS } from './live-chat-stand-ins.ts'
import { expect, hydrated } from './site.ts'

const { providers } = siteContent.thirdParties

// One site is built for all tests of this file.
test.describe.configure({ mode: 'default' })

const widgetOf = (page: Page) => page.getByRole('complementary', { name: labels.contactOptions })
const ownChat = (page: Page) => page.getByRole('dialog', { name: labels.leaveMessage, exact: true })

/** Presses Chat in the contact widget. */
async function pressChat(page: Page) {
  const options = widgetOf(page).getByRole('button')
  await options.first().click()
  await options.filter({ hasText: labels.chat }).click()
}

const leave = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: header.pricing.label }).click()

for (const [name, { settings, files, late, globals, launcher, frame }] of Object.entries(
  STAND_INS,
)) {
  const chatOf = (page: Page) => page.locator(`iframe[title="${frame}"]`)

  /** Waits until nothing of the provider is in the page; a restored page that contains it is loaded again. */
  const isGone = (page: Page) =>
    expect(async () => {
      await expect(chatOf(page)).toHaveCount(0, { timeout: 1_000 })
      await expect(page.locator('script[src^="https:"]')).toHaveCount(0, { timeout: 1_000 })
      const found = await page.evaluate((names) => names.filter((name) => name in window), globals)
      expect(found).toEqual([])
    }).toPass()

  /** Goes back to Home, which may come from the back/forward cache. */
  async function goBack(page: Page) {
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/')
    await isGone(page)
    await hydrated(page)
  }

  test.describe(`Section 4, live chat by ${name}`, () => {
    test.beforeEach(({ page }) => configure(page, { liveChat: settings }))

    test('loads when the visitor asks for it, opens, and opens again after it was closed', async ({
      page,
      visit,
    }) => {
      const asked = await standIn(page, files)
      await visit('/')
      expect(asked, 'nothing before').toEqual([])
      for (const _ of ['first', 'second']) {
        await pressChat(page)
        await expect(chatOf(page)).toBeVisible()
        await expect(ownChat(page)).toBeHidden()
        await expect(page.getByRole('button', { name: labels.call })).toBeHidden()
        await page
          .frameLocator(`iframe[title="${frame}"]`)
          .getByRole('button', { name: 'Close the conversation' })
          .click()
        await expect(chatOf(page)).toBeHidden()
        await expect(page.getByRole('button', { name: launcher })).toBeHidden()
      }
      expect(asked.filter((url) => url === late)).toHaveLength(1)
    })

    test('is gone on leaving, each time', async ({ page, visit }) => {
      const asked = await standIn(page, files)
      await visit('/')
      for (let round = 1; round <= 3; round++) {
        await pressChat(page)
        await expect(chatOf(page), `round ${round}`).toBeVisible()
        await leave(page)
        await expect(page).toHaveURL('/pricing')
        await isGone(page)
        const before = asked.length
        await goBack(page)
        expect(asked.length, 'nothing is loaded before the next press').toBe(before)
      }
    })

    for (const [what, address] of [
      ['its script is blocked', /^https:/],
      ['it never gets ready', late],
    ] as const)
      test(`gives way to Home's own chat if ${what}`, async ({ page, visit }) => {
        await standIn(page, files)
        await page.route(address, (route) => (address === late ? undefined : route.abort()))
        await page.clock.install()
        await visit('/')
        await pressChat(page)
        await expect(async () => {
          await page.clock.fastForward(20_000)
          await expect(ownChat(page).getByRole('textbox').first()).toBeVisible({ timeout: 500 })
        }).toPass()
        await expect(chatOf(page)).toHaveCount(0)
      })
  })
}

test('A press before the page is hydrated opens the configured chat, whose company its button names', async ({
  page,
}) => {
  const { settings, files, frame } = STAND_INS.Crisp
  await configure(page, { liveChat: settings })
  await standIn(page, files)
  await page.goto('/')
  await widgetOf(page).getByRole('button').first().click()
  await widgetOf(page)
    .getByRole('button', { name: `${labels.chat} (${providers.crisp.name})` })
    .click()
  await expect(page.locator(`iframe[title="${frame}"]`)).toBeVisible()
  await expect(ownChat(page)).toBeHidden()
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test("the button of the live chat opens Home's own chat, and nothing loads", async ({ page }) => {
    const asked = await standIn(page)
    await page.goto('/')
    await pressChat(page)
    await expect(ownChat(page)).toBeVisible()
    expect(asked).toEqual([])
  })
})
