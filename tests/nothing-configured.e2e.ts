import { DATA } from '../app/data-attributes.ts'
import { OTHER_COMPANIES } from '../app/layout-ids.ts'
import { builtPages } from './built-site.ts'
import { asShown, site, siteContent } from './content-file.ts'
import { expect, test } from './site.ts'

const { list, question, scripts } = siteContent.thirdParties

test('Where no other company is configured, no page asks', async ({ page }) => {
  test.skip(!!(scripts.length || site.callbackForm || site.booking || site.map.embed), 'some are')
  for (const { path, html } of builtPages())
    for (const part of [DATA.consent, DATA.scripts, question.title, question.change])
      expect(html.includes(part), `${path}: ${part}`).toBe(false)
  await page.goto(`/privacy#${OTHER_COMPANIES}`)
  await expect(page.locator(`[id="${OTHER_COMPANIES}"]`)).toHaveText(
    asShown(`${list.title}${list.none}`),
  )
})
