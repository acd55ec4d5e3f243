import type { Page } from '@playwright/test'
import { DATA } from '../app/data-attributes.ts'
import { content, header } from './content-file.ts'
import { expect, hydrated, test } from './site.ts'

const HOST = 'https://acme-chat.example'
const CHAT = `${HOST}/provider.js`

/** What providers' scripts do: they add a button, a stylesheet and a global variable. */
const PROVIDER = `
  window.AcmeChat = {}
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '${HOST}/provider.css' })
  document.head.append(style)
  document.body.append(Object.assign(document.createElement('button'), { textContent: 'Chat with Acme' }))
`

/** Serves Home as if `content/site.yaml` configured a live chat. */
async function configureChat(page: Page) {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const chat = `<template ${DATA.deferred}=""><script src="${CHAT}"></script></template>`
    const body = (await response.text()).replace('</main>', `${chat}</main>`)
    await route.fulfill({ response, body })
  })
  const asked: string[] = []
  await page.route(`${HOST}/**`, (route) => {
    const url = route.request().url()
    asked.push(url)
    return url.endsWith('.css')
      ? route.fulfill({ contentType: 'text/css', body: '' })
      : route.fulfill({ contentType: 'text/javascript', body: PROVIDER })
  })
  return asked
}

test.describe('Section 4, live chat', () => {
  // The page's policy allows the chat's host only where one is configured, and this build has none.
  test.use({ bypassCSP: true })

  test.beforeEach(({ page }) =>
    page.addInitScript(() => sessionStorage.setItem('contact-popup-closed', 'true')),
  )

  test('It loads on Home, and nothing of it remains on the next page', async ({ page }) => {
    const asked = await configureChat(page)
    await page.goto('/')
    expect(asked, 'not before the page hydrates').toEqual([])
    await hydrated(page)
    await expect(page.getByRole('button', { name: 'Chat with Acme' })).toBeVisible()

    await page.getByRole('banner').getByRole('link', { name: header.pricing.label }).click()
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content('pricing.yaml').title)
    await expect(page.getByRole('button', { name: 'Chat with Acme' })).toHaveCount(0)
    await expect(page.locator(`[src^="${HOST}"], [href^="${HOST}"]`)).toHaveCount(0)
    expect(await page.evaluate(() => 'AcmeChat' in window)).toBe(false)
    expect(asked.filter((url) => url === CHAT)).toHaveLength(1)
  })

  test('Other pages never request it, and no page does if none is configured', async ({
    page,
    baseURL,
  }) => {
    const others: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? 'no address')) others.push(request.url())
    })
    for (const path of ['/', '/about']) {
      await page.goto(path)
      await hydrated(page)
      await expect(page.locator('script[src^="http"]')).toHaveCount(0)
    }
    expect(others).toEqual([])
  })
})
