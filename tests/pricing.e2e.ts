import type { Locator, Page } from '@playwright/test'
import { awake, expect, test } from './site.ts'

const main = (page: Page) => page.getByRole('main')

const opensInNewTab = async (link: Locator) => {
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
}

test.describe('Pricing', () => {
  const TABS = ['Digital Marketing', 'Website Development', 'SaaS Solutions']
  const PLANS = {
    'Digital Marketing': {
      'Social Media Handling': [
        /20 posts per month \(Instagram and Facebook\)/,
        /3 boosted posts every 10 days/,
        /3 reels/,
      ],
      'Influencer Marketing': [/1 influencer video/, /3 collaborative posts/],
      'Meta Ads Management': [/3 campaigns/],
    },
    'Website Development': {
      'Static Website': [/4 pages/, /10 days/, /domain, hosting and maintenance for 1 year/i],
      'Dynamic Website': [
        /4 dynamic pages/,
        /15 days/,
        /domain, hosting and maintenance for 1 year/i,
      ],
      'Ecommerce Website': [
        /50 products included/,
        /INR 149 per extra product/,
        /25 days/,
        /domain, hosting and maintenance for 1 year/i,
        /payment gateway/i,
        /OTP/,
        /mail integration/i,
      ],
    },
    'SaaS Solutions': {
      IVR: [/1 day installation/],
      CRM: [/1 day installation/],
      HRMS: [/up to 50 employees/i, /2 days installation/],
    },
  }
  const tab = (page: Page, name: string) => main(page).getByRole('tab', { name, exact: true })
  const panel = (page: Page) => main(page).getByRole('tabpanel')

  async function isSelected(page: Page, name: string) {
    await expect(main(page).getByRole('tab', { selected: true })).toHaveText([name])
    await expect(panel(page)).toHaveCount(1)
    await expect(panel(page)).toHaveAccessibleName(name)
  }

  test('Three tabs, Digital Marketing first, show every plan with all that is in it, and a Request for Callback', async ({
    page,
    visit,
    baseURL,
  }) => {
    await visit('/pricing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Pricing')
    await expect(
      main(page).getByText('Transparent, Flexible, and Designed to Help You Grow', { exact: true }),
    ).toBeVisible()
    await expect(main(page).getByRole('tab')).toHaveText(TABS)
    await isSelected(page, 'Digital Marketing')
    for (const [category, plans] of Object.entries(PLANS)) {
      await tab(page, category).click()
      await isSelected(page, category)
      const cards = panel(page).getByRole('article')
      await expect(cards.getByRole('heading')).toHaveText(Object.keys(plans))
      for (const [title, features] of Object.entries(plans)) {
        const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) })
        for (const feature of features) await expect(card).toContainText(feature)
        const callback = card.getByRole('link', { name: /^Request for Callback/ })
        await opensInNewTab(callback)
        expect(new URL((await callback.getAttribute('href')) ?? '').origin).not.toBe(baseURL)
      }
    }
  })

  test('The arrow keys move from tab to tab and wrap at the ends', async ({ page, visit }) => {
    await visit('/pricing')
    await tab(page, 'Digital Marketing').focus()
    for (const [key, name] of [
      ['ArrowRight', 'Website Development'],
      ['ArrowRight', 'SaaS Solutions'],
      ['ArrowRight', 'Digital Marketing'],
      ['ArrowLeft', 'SaaS Solutions'],
      ['Home', 'Digital Marketing'],
      ['End', 'SaaS Solutions'],
    ] as const) {
      await page.keyboard.press(key)
      await isSelected(page, name)
      await expect(tab(page, name)).toBeFocused()
    }
    await page.keyboard.press('Shift+Tab')
    await expect(main(page).getByRole('tab', { name: 'Digital Marketing' })).not.toBeFocused()
  })

  test('A tab has an address of its own, which opens it', async ({ page, visit }) => {
    await visit('/pricing#saas-solutions')
    await isSelected(page, 'SaaS Solutions')
    await tab(page, 'Website Development').click()
    await expect(page).toHaveURL('/pricing#website-development')
    await page.reload()
    await expect(panel(page)).toHaveAccessibleName('Website Development')
    await awake(page)
    await isSelected(page, 'Website Development')
  })
})
