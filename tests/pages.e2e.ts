import type { Locator, Page } from '@playwright/test'
import { asShown, content } from './content-file.ts'
import { expect, test } from './site.ts'

const main = (page: Page) => page.getByRole('main')

/** The last link of a page's content. */
const lastLink = (page: Page) => main(page).getByRole('link').last()

const opensInNewTab = async (link: Locator) => {
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
}

/** A flip card: the switch that turns it, and all that the card holds. */
function flipCard(page: Page, name: RegExp | string) {
  const turn = page.getByRole('switch', { name })
  const card = main(page).getByRole('listitem').filter({ has: turn })
  /** What can be seen of the card: the side that is turned away does not count. */
  const shows = (text: string) =>
    expect(card).toContainText(asShown(text), { useInnerText: true, ignoreCase: true })
  const hides = (text: string) =>
    expect(card).not.toContainText(asShown(text), { useInnerText: true, ignoreCase: true })
  return { turn, card, shows, hides }
}

test.describe('Service pages', () => {
  test('Each of the eight ends with Get in Touch, which leads to the contact page', async ({
    page,
    visit,
  }) => {
    for (const slug of [
      'seo',
      'social-media-marketing',
      'performance-marketing',
      'branding-design',
      'website-development',
      'content-marketing',
      'video-production',
      'digital-strategy',
    ]) {
      await page.goto(`/services/${slug}`)
      await expect(lastLink(page), slug).toHaveAccessibleName('Get in Touch')
      await expect(lastLink(page), slug).toHaveAttribute('href', '/contact')
    }
    await visit('/services/seo')
    await lastLink(page).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('The drone page shows its core services in groups, its regulator and Get in Touch', async ({
    page,
  }) => {
    await page.goto('/services/drone-service')
    const { groups, why, regulator } = content('drone-service.yaml')
    for (const { title, items } of groups.items) {
      const group = main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title.join(' '), exact: true }) })
      await expect(group.locator('svg').first()).toBeVisible()
      await expect(group.getByRole('listitem')).toHaveText(items)
    }
    await expect(main(page).getByRole('heading', { name: why.title })).toBeVisible()
    for (const { title } of why.items) {
      await expect(main(page).getByRole('heading', { name: title, exact: true })).toBeVisible()
    }
    for (const paragraph of regulator.paragraphs) {
      await expect(main(page).getByText(asShown(paragraph))).toBeVisible()
    }
    await expect(lastLink(page)).toHaveAccessibleName('Get in Touch')
    await expect(lastLink(page)).toHaveAttribute('href', '/contact')
  })
})

test.describe('Flip cards of mission and vision', () => {
  const { mission, vision } = content('drone-service.yaml')
  const cards = [
    [/Mission/, mission],
    [/Vision/, vision],
  ] as const

  test('They turn while the mouse is over them and turn back when it leaves', async ({ page }) => {
    await page.goto('/services/drone-service')
    for (const [name, { front, back }] of cards) {
      const { card, shows, hides } = flipCard(page, name)
      await card.scrollIntoViewIfNeeded()
      await shows(front)
      await hides(back)
      await card.hover()
      await shows(back)
      await hides(front)
      await page.mouse.move(0, 0)
      await shows(front)
      await hides(back)
    }
  })

  test('They turn and turn back by the space bar', async ({ page }) => {
    await page.goto('/services/drone-service')
    for (const [name, { front, back }] of cards) {
      const { turn, shows, hides } = flipCard(page, name)
      await turn.focus()
      await page.keyboard.press('Space')
      await expect(turn).toBeChecked()
      await shows(back)
      await hides(front)
      await page.keyboard.press('Space')
      await shows(front)
      await hides(back)
    }
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('They turn and turn back by a tap', async ({ page }) => {
      await page.goto('/services/drone-service')
      for (const [name, { front, back }] of cards) {
        const { turn, shows, hides } = flipCard(page, name)
        await turn.tap()
        await shows(back)
        await hides(front)
        await turn.tap()
        await shows(front)
        await hides(back)
      }
    })
  })
})

test.describe('Product pages', () => {
  test('IVR, HRMS and CRM end with Get a Demo, which leads to the contact page', async ({
    page,
    visit,
  }) => {
    for (const slug of ['ivr-system', 'hrms', 'crm']) {
      await page.goto(`/products/${slug}`)
      await expect(lastLink(page), slug).toHaveAccessibleName('Get a Demo')
      await expect(lastLink(page), slug).toHaveAttribute('href', '/contact')
    }
    await visit('/products/hrms')
    await lastLink(page).click()
    await expect(page).toHaveURL('/contact')
  })

  test('Cloud Suite presents the three office products, role-based access and 99.9% uptime', async ({
    page,
  }) => {
    await page.goto('/products/cloud-suite')
    for (const slug of ['ivr-system', 'crm', 'hrms']) {
      await expect(main(page).locator(`a[href="/products/${slug}"]`).first()).toBeVisible()
    }
    await expect(main(page).getByRole('table')).toBeVisible()
    await expect(main(page)).toContainText('99.9%')
  })

  test("SmartXAlgo's questions open one at a time, and a click on the open one closes it", async ({
    page,
    visit,
  }) => {
    await visit('/products/smartxalgo')
    const faq = content('products/smartxalgo.yaml').faq.items
    const questions = main(page).locator('details')
    await expect(questions).toHaveCount(faq.length)
    const question = (number: number) => main(page).getByText(faq[number].question, { exact: true })
    const answer = (number: number) => main(page).getByText(asShown(faq[number].answer))

    await expect(answer(0)).toBeHidden()
    await question(0).click()
    await expect(answer(0)).toBeVisible()
    await question(2).click()
    await expect(answer(2)).toBeVisible()
    await expect(answer(0)).toBeHidden()
    await expect(main(page).locator('details[open]')).toHaveCount(1)
    await question(2).click()
    await expect(answer(2)).toBeHidden()
    await expect(main(page).locator('details[open]')).toHaveCount(0)
  })

  test("Try It Now, Read More and View Pricing open the platform's own site in a new tab", async ({
    page,
    context,
  }) => {
    const { tryIt, resources, pricing } = content('products/smartxalgo.yaml')
    const platform = new URL(tryIt.href).origin
    await context.route(`${platform}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>SmartXAlgo</title>' }),
    )
    await page.goto('/products/smartxalgo')
    const readMore = main(page).getByRole('link', { name: /^Read More/ })
    await expect(readMore).toHaveCount(resources.items.length)
    for (const link of [
      main(page).getByRole('link', { name: /^Try It Now/ }),
      ...(await readMore.all()),
      main(page).getByRole('link', { name: /^View Pricing/ }),
    ]) {
      await opensInNewTab(link)
      expect(new URL((await link.getAttribute('href')) ?? '').origin).toBe(platform)
    }
    const popup = page.waitForEvent('popup')
    await main(page)
      .getByRole('link', { name: /^View Pricing/ })
      .click()
    await expect(await popup).toHaveURL(pricing.link.href)
    await expect(page).toHaveURL('/products/smartxalgo')
  })
})

test('About shows the quote, vision, mission and values, the four stats and the founder note', async ({
  page,
}) => {
  await page.goto('/about')
  const { quote, vision, mission, values, founder } = content('about.yaml')
  await expect(main(page).getByRole('blockquote')).toHaveText(asShown(quote.text))
  for (const { title, text } of [vision, mission, ...values.items]) {
    await expect(main(page).getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(main(page).getByText(asShown(text))).toBeVisible()
  }
  await expect(main(page).getByRole('heading', { name: values.title })).toBeVisible()

  const stats = {
    'clients served': '120+',
    'projects delivered': '250+',
    'products launched': '5+',
    'years of experience': '3+',
  }
  await expect(main(page).getByRole('term')).toHaveText(Object.keys(stats))
  await expect(main(page).getByRole('definition')).toHaveText(Object.values(stats))

  await expect(main(page).getByRole('heading', { name: founder.title })).toBeVisible()
  for (const paragraph of founder.paragraphs) {
    await expect(main(page).getByText(asShown(paragraph))).toBeVisible()
  }
  await expect(main(page).getByText(founder.role, { exact: true })).toBeVisible()
})

test.describe('Contact', () => {
  test('It has the form under Get in Touch, three cards, and the office map, 400 px high', async ({
    page,
  }) => {
    await page.goto('/contact')
    await expect(main(page).getByRole('heading', { name: 'Get in Touch' })).toBeVisible()
    await expect(main(page).getByRole('textbox', { name: 'Message' })).toBeVisible()
    for (const scheme of ['tel:', 'mailto:', 'https:']) {
      const card = main(page)
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href^="${scheme}"]`) })
      await expect(card).toHaveCount(1)
      await expect(card.getByRole('heading')).toBeVisible()
      await expect(card.getByRole('link')).toBeVisible()
    }
    await opensInNewTab(main(page).getByRole('listitem').locator('a[href^="https:"]'))

    const map = main(page).getByTitle('Office location', { exact: true })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await map.scrollIntoViewIfNeeded()
      expect((await map.boundingBox())?.height, `${width} px wide`).toBeCloseTo(400, 0)
    }
    await expect(map.contentFrame().locator('svg, img').first()).toBeVisible()
  })
})
