import { DATA } from '../app/data-attributes.ts'
import { OTHER_COMPANIES } from '../app/layout/layout-ids.ts'
import { CONSENT_KEY } from '../schemas/storage-keys.ts'
import { builtPages } from './built-site.ts'
import { asShown, site, siteContent } from './content-file.ts'
import { expect, hydrated, test } from './site.ts'

const { list, question } = siteContent.thirdParties

test.describe('Where nothing counts visits', () => {
  test.skip(!!(site.analytics || site.vitals), 'this site counts')

  test('no page has a byte of the question, and nothing is asked or stored', async ({ page }) => {
    for (const { path, html } of builtPages())
      for (const part of [DATA.consent, question.title, question.change])
        expect(html.includes(part), `${path}: ${part}`).toBe(false)

    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto('/')
    await hydrated(page)
    await expect(page.getByRole('dialog', { name: question.title })).toHaveCount(0)
    expect(loaded.filter((url) => /consent/.test(url))).toEqual([])
    expect(await page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY)).toBeNull()
  })
})

test('Where no service of another company is configured, the privacy notice says so', async ({
  page,
}) => {
  const { analytics, vitals, liveChat, callbackForm, map } = site
  test.skip(!!(analytics || vitals || liveChat || callbackForm || map.embed), 'some are')
  await page.goto(`/privacy#${OTHER_COMPANIES}`)
  await expect(page.locator(`[id="${OTHER_COMPANIES}"]`)).toHaveText(
    asShown(`${list.title}${list.none}`),
  )
})
