import type { Page } from '@playwright/test'
import { ENQUIRY_STORED } from '../app/data-attributes.ts'
import { OTHER_COMPANIES } from '../app/layout/layout-ids.ts'
import { CONSENT_KEY } from '../schemas/storage-keys.ts'
import type { Analytics } from '../schemas/third-parties.ts'
import { CONFIGURED, configure, standIn, test } from './configured-site.ts'
import { labels, siteContent } from './content-file.ts'
import { problems } from './page-errors.ts'
import { expect, hydrated } from './site.ts'

// One site is built for all tests of this file.
test.describe.configure({ mode: 'default' })

const { question, list, providers } = siteContent.thirdParties

const questionIn = (page: Page) => page.getByRole('dialog', { name: question.title, exact: true })
const button = (page: Page, name: string) =>
  questionIn(page).getByRole('button', { name, exact: true })
const changeIn = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: question.change })

/** Opens a page and makes the first interaction. */
async function open(page: Page, path = '/about') {
  await page.goto(path)
  await hydrated(page)
}

const GOOGLE = 'https://www.googletagmanager.com/gtag/js?id=G-TEST1'
const isCounting = (url: string) => /googletagmanager|google-analytics|vitals\.example/.test(url)

test.describe('The question of consent', () => {
  test('is asked before anything counts, names what counts, and takes no focus', async ({
    page,
  }) => {
    const asked = await standIn(page)
    await page.goto('/about')
    const menu = page.getByRole('link', { name: labels.skipToContent })
    await menu.focus()
    await hydrated(page)
    await expect(questionIn(page)).toBeVisible()
    await expect(menu).toBeFocused()
    await expect(questionIn(page)).toContainText(providers.ga4.name)
    await expect(questionIn(page)).toContainText('vitals.example')
    expect(asked).toEqual([])
  })

  test('makes refusing as easy as allowing: two equal buttons, next to each other', async ({
    page,
  }) => {
    await standIn(page)
    await open(page)
    const looks = await Promise.all(
      [question.allow, question.refuse].map((name) =>
        button(page, name).evaluate((element) => {
          const { width, height } = element.getBoundingClientRect()
          const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element)
          return { width, height, color, backgroundColor, fontSize, fontWeight }
        }),
      ),
    )
    expect(looks[0]).toEqual(looks[1])
  })

  test('is answered by keyboard, right after the skip link', async ({ page }) => {
    await standIn(page)
    await open(page)
    await expect(questionIn(page)).toBeVisible()
    await page.getByRole('link', { name: labels.skipToContent }).focus()
    await page.keyboard.press('Tab')
    await expect(questionIn(page).getByRole('link', { name: question.more })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, question.allow)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, question.refuse)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(questionIn(page)).toBeHidden()
  })

  test('remembers a refusal, on other pages and after the window was closed', async ({
    page,
    context,
  }) => {
    const asked = await standIn(page)
    await open(page)
    await button(page, question.refuse).click()
    await expect(questionIn(page)).toBeHidden()
    await open(page, '/pricing')
    await changeIn(page).waitFor()
    await expect(questionIn(page)).toBeHidden()
    const later = await context.newPage()
    await page.close()
    const askedLater = await standIn(later)
    await open(later, '/')
    await expect(questionIn(later)).toBeHidden()
    expect([...asked, ...askedLater]).toEqual([])
  })

  test('is asked again after a year, and where the stored answer cannot be read', async ({
    page,
  }) => {
    const asked = await standIn(page)
    await open(page)
    const year = 366 * 24 * 60 * 60 * 1000
    for (const text of [
      JSON.stringify({ answer: 'allow', at: Date.now() - year }),
      JSON.stringify({ answer: 'everything', at: Date.now() }),
      '{',
      'null',
    ]) {
      await page.evaluate(
        ([key = '', value = '']) => localStorage.setItem(key, value),
        [CONSENT_KEY, text],
      )
      await open(page)
      await expect(questionIn(page), text).toBeVisible()
    }
    expect(asked).toEqual([])
  })

  test('loads what counts once it is allowed, on this page and the next', async ({ page }) => {
    const asked = await standIn(page)
    await open(page)
    await button(page, question.allow).click()
    await expect.poll(() => asked).toContain(GOOGLE)
    await open(page, '/pricing')
    await expect.poll(() => asked.filter((url) => url === GOOGLE)).toHaveLength(2)
    await expect(questionIn(page)).toBeHidden()
    // Figures are sent as the page is left.
    await page.goto('/about')
    await expect
      .poll(() => asked.filter((url) => url === CONFIGURED.vitals).length)
      .toBeGreaterThan(0)
  })

  test('can be answered anew from the footer: nothing counts any more, and cookies are deleted', async ({
    page,
    context,
  }) => {
    const asked = await standIn(page, {
      [GOOGLE]: "document.cookie = '_ga=1; path=/'; document.cookie = '_ga_TEST1=2; path=/'",
    })
    await open(page)
    await button(page, question.allow).click()
    await expect.poll(async () => (await context.cookies()).length).toBe(2)

    const reloaded = page.waitForEvent('load')
    await changeIn(page).click()
    await expect(questionIn(page)).toBeVisible()
    await button(page, question.refuse).click()
    await reloaded
    await hydrated(page)
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    const before = asked.filter(isCounting).length
    await open(page, '/pricing')
    await expect(questionIn(page)).toBeHidden()
    expect(asked.filter(isCounting)).toHaveLength(before)

    await changeIn(page).click()
    await button(page, question.allow).click()
    await expect.poll(() => asked.filter((url) => url === GOOGLE)).toHaveLength(2)
  })

  test('stands beside the contact widget on a phone, and passes axe', async ({ page }) => {
    await standIn(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page)
    const options = page.getByRole('complementary', { name: labels.contactOptions })
    const widget = await options.getByRole('button').first().boundingBox()
    const box = await questionIn(page).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(widget?.x ?? 0)
    expect(await problems(page, 'dialog[open]')).toEqual([])
  })
})

/** Providers, and their scripts. */
const ANALYTICS: [analytics: Analytics, script: string][] = [
  [
    { provider: 'plausible', host: 'https://plausible.io', domain: 'agency.example' },
    'https://plausible.io/js/script.js',
  ],
  [
    { provider: 'umami', host: 'https://umami.example', websiteId: 'abc-1' },
    'https://umami.example/script.js',
  ],
  [
    { provider: 'goatcounter', host: 'https://agency.goatcounter.com' },
    'https://gc.zgo.at/count.js',
  ],
  [
    { provider: 'matomo', host: 'https://matomo.example', siteId: '7' },
    'https://matomo.example/matomo.js',
  ],
  [{ provider: 'ga4', measurementId: 'G-TEST1' }, GOOGLE],
]

for (const [analytics, script] of ANALYTICS)
  test(`${providers[analytics.provider].name} loads after "allow" and not before`, async ({
    page,
  }) => {
    await configure(page, { analytics })
    const asked = await standIn(page)
    await open(page)
    await expect(questionIn(page)).toBeVisible()
    expect(asked).toEqual([])
    await button(page, question.allow).click()
    await expect.poll(() => asked).toContain(script)
  })

test('An enquiry is counted once the server has it, without personal data, and only after consent', async ({
  page,
}) => {
  await standIn(page)
  await open(page, '/services')
  const enquiries = () =>
    page.evaluate((name) => {
      const detail = { page: 'services', kind: 'message' }
      document.dispatchEvent(new CustomEvent(name, { detail }))
      const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] }
      return Array.from(dataLayer, (command) => [...Array.from(command)]).slice(4)
    }, ENQUIRY_STORED)
  await expect(button(page, question.allow)).toBeVisible()
  expect(await enquiries()).toEqual([])
  await button(page, question.allow).click()
  await page.waitForFunction(() => 'dataLayer' in window)
  expect(await enquiries()).toEqual([
    ['event', 'generate_lead', { page: 'services', kind: 'message' }],
  ])
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is asked and nothing loads; the footer leads to the list in the privacy notice', async ({
    page,
  }) => {
    const asked = await standIn(page)
    for (const path of ['/', '/contact', '/pricing']) {
      await page.goto(path)
      await expect(questionIn(page)).toBeHidden()
    }
    expect(asked).toEqual([])
    await changeIn(page).click()
    await expect(page).toHaveURL(`/privacy#${OTHER_COMPANIES}`)
    await expect(page.getByRole('heading', { name: list.title })).toBeInViewport()
  })
})
