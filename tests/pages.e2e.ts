import type { Locator, Page } from '@playwright/test'
import { sectionsOf } from '../schemas/service-sections.ts'
import {
  asShown,
  content,
  demonstrated,
  first,
  labels,
  platforms,
  products,
  services,
  siteContent,
  suites,
  team,
} from './content-file.ts'
import { expect, test } from './site.ts'

/** Label of the link to the contact page on the pages of services. */
const TOUCH: string = content('services.yaml').touchLabel

const main = (page: Page) => page.getByRole('main')

/** The last link of a page's content. */
const lastLink = (page: Page) => main(page).getByRole('link').last()

const opensInNewTab = async (link: Locator) => {
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
}

/** A flip card: the switch that turns it, and its content. */
function flipCard(page: Page, name: string) {
  const turn = page.getByRole('switch', { name })
  const card = main(page).getByRole('listitem').filter({ has: turn })
  /** The visible side of the card. */
  const shows = (text: string) =>
    expect(card).toContainText(asShown(text), { useInnerText: true, ignoreCase: true })
  const hides = (text: string) =>
    expect(card).not.toContainText(asShown(text), { useInnerText: true, ignoreCase: true })
  return { turn, card, shows, hides }
}

/** Checks that a page has these texts, in this order. */
async function saysInOrder(page: Page, texts: string[]) {
  const content = asShown((await main(page).textContent()) ?? '')
  let end = 0
  for (const text of texts.map(asShown)) {
    const place = content.indexOf(text, end)
    expect(place, `"${text}" after "${content.slice(0, end).slice(-40)}"`).not.toBe(-1)
    end = place + text.length
  }
}

test.describe('Service pages', () => {
  test('One ends with Get in Touch, which leads to the contact page', async ({ page, visit }) => {
    await visit(first(services).path)
    await expect(lastLink(page)).toHaveAccessibleName(TOUCH)
    await lastLink(page).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('Each has its sections in the order of its file, between its title and its call to action', async ({
    page,
  }) => {
    const { headings } = content('services.yaml')
    for (const service of services) {
      await page.goto(service.path)
      const named = sectionsOf(service).map(({ section }) =>
        section === 'demo' && service.demo
          ? siteContent[service.demo.name].title
          : headings[section],
      )
      const titles = [service.title, ...named, service.closing.title].map(asShown)
      await expect(page.locator('main > section').getByRole('heading', { level: 2 })).toHaveText(
        titles.slice(1),
      )
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '')
    }
  })

  for (const { path, work, specimen, contact } of services
    .filter(({ specimen }) => specimen)
    .slice(0, 1)) {
    test(`${path} shows a project, a sample sheet that folds up, and the contact person`, async ({
      page,
    }) => {
      await page.goto(path)
      for (const text of work ? [work.before, work.did, work.after, work.source] : []) {
        await expect(main(page)).toContainText(asShown(text))
      }
      const sheet = main(page)
        .getByRole('group')
        .filter({ hasText: specimen?.title ?? '' })
      await expect(sheet).toContainText(asShown(specimen?.remark ?? ''))
      await expect(sheet.getByText(labels.specimen)).toHaveCount(specimen?.sample ? 1 : 0)
      await main(page)
        .getByText(specimen?.title ?? '', { exact: true })
        .click()
      await expect(main(page).getByText(asShown(specimen?.remark ?? ''))).toBeHidden()
      const person = team.find(({ slug }) => slug === contact)
      await expect(main(page).getByText(labels.yourContact)).toHaveCount(person ? 1 : 0)
      if (person) await expect(main(page)).toContainText(`${person.name}${person.role}`)
    })
  }

  test('The drone page shows its core services in groups, its regulator and Get in Touch', async ({
    page,
  }) => {
    await page.goto('/services/drone-service')
    const { groups, why, mission, vision, regulator, closing } = content('drone-service.yaml')
    await saysInOrder(
      page,
      [groups, why, mission, vision, closing].map(({ title }: { title: string }) => title),
    )
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
    await expect(lastLink(page)).toHaveAccessibleName(TOUCH)
    await expect(lastLink(page)).toHaveAttribute('href', '/contact')
  })
})

test.describe('Flip cards of mission and vision', () => {
  const { mission, vision } = content('drone-service.yaml')
  const cards = [
    [mission.title, mission],
    [vision.title, vision],
  ] as const

  test('They turn on hover and turn back afterwards', async ({ page }) => {
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
  test('One ends with Get a Demo, which leads to the contact page', async ({ page, visit }) => {
    const { path, getDemo } = first(demonstrated)
    await visit(path)
    await expect(lastLink(page)).toHaveAccessibleName(getDemo?.label ?? 'its label')
    await lastLink(page).click()
    await expect(page).toHaveURL('/contact')
  })

  for (const { path, tools, roles, uptime } of suites) {
    test(`${path} presents its tools, roles and uptime`, async ({ page }) => {
      await page.goto(path)
      for (const slug of tools?.products ?? []) {
        await expect(main(page).locator(`a[href="/products/${slug}"]`).first()).toBeVisible()
      }
      for (const [role] of roles?.rows ?? []) {
        await expect(main(page).getByRole('table')).toContainText(role)
      }
      if (uptime) await expect(main(page)).toContainText(uptime.value)
    })
  }

  test('One says what it works with, where it runs, what is stored, its limits and how to leave', async ({
    page,
  }) => {
    const { path, running } = first(products.filter(({ running }) => running))
    await page.goto(path)
    for (const { title, text } of running?.items ?? []) {
      await expect(main(page).getByText(title, { exact: true })).toBeVisible()
      await expect(main(page).getByText(asShown(text))).toBeVisible()
    }
  })

  for (const { path, faq } of platforms) {
    test(`The questions of ${path} open one at a time, and a click on the open one closes it`, async ({
      page,
      visit,
    }) => {
      await visit(path)
      const items = faq?.items ?? []
      const questions = main(page).locator('details')
      await expect(questions).toHaveCount(items.length)
      const question = (number: number) =>
        main(page).getByText(asShown(items[number]?.question ?? ''), { exact: true })
      const answer = (number: number) => main(page).getByText(asShown(items[number]?.answer ?? ''))
      const last = items.length - 1

      await expect(answer(0)).toBeHidden()
      await question(0).click()
      await expect(answer(0)).toBeVisible()
      await question(last).click()
      await expect(answer(last)).toBeVisible()
      await expect(answer(0)).toBeHidden()
      await expect(main(page).locator('details[open]')).toHaveCount(1)
      await question(last).click()
      await expect(answer(last)).toBeHidden()
      await expect(main(page).locator('details[open]')).toHaveCount(0)
    })
  }

  for (const { path, tryIt, resources, pricing } of products) {
    const outside = [
      ...(tryIt ? [tryIt] : []),
      ...(resources?.items ?? []).map(({ link }) => link),
      ...(pricing ? [pricing.link] : []),
    ]
    if (outside.length === 0) continue
    test(`The links of ${path} to its platform's own site open in a new tab`, async ({
      page,
      context,
    }) => {
      for (const { href } of outside) {
        await context.route(`${new URL(href).origin}/**`, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>There</title>' }),
        )
      }
      await page.goto(path)
      for (const { label, href } of outside) {
        const link = main(page).locator(`a[href="${href}"]`)
        await expect(link).toHaveAccessibleName(new RegExp(`^${label}`))
        await opensInNewTab(link)
      }
      const { href } = first(outside)
      const popup = page.waitForEvent('popup')
      await main(page).locator(`a[href="${href}"]`).click()
      await expect(await popup).toHaveURL(href)
      await expect(page).toHaveURL(path)
    })
  }
})

test('About shows the quote, vision, mission and values, the stats and the founder note in this order, and a link to Contact', async ({
  page,
}) => {
  await page.goto('/about')
  const { quote, vision, mission, values, stats, founder, closing } = content('about.yaml')
  const titles = [vision, mission, values].map(({ title }: { title: string }) => title)
  const figures = stats.map(({ value }: { value: string }) => value)
  await saysInOrder(page, [quote.text, ...titles, ...figures, founder.title, closing.title])
  await expect(lastLink(page)).toHaveAttribute('href', closing.link.href)
  await expect(main(page).getByRole('blockquote')).toHaveText(asShown(quote.text))
  for (const { title, text } of [vision, mission, ...values.items]) {
    await expect(main(page).getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(main(page).getByText(asShown(text))).toBeVisible()
  }
  await expect(main(page).getByRole('heading', { name: values.title })).toBeVisible()

  const tiles: { label: string; value: string }[] = stats
  await expect(main(page).getByRole('term')).toHaveText(tiles.map(({ label }) => label))
  await expect(main(page).getByRole('definition')).toHaveText(tiles.map(({ value }) => value))

  await expect(main(page).getByRole('heading', { name: founder.title })).toBeVisible()
  for (const paragraph of founder.paragraphs) {
    await expect(main(page).getByText(asShown(paragraph))).toBeVisible()
  }
  await expect(main(page).getByText(founder.role, { exact: true })).toBeVisible()
})

test.describe('Contact', () => {
  test('It has the form under its heading, three cards, and the office map, 400 px high', async ({
    page,
  }) => {
    await page.goto('/contact')
    const { form, map: labels } = content('contact.yaml')
    await expect(main(page).getByRole('heading', { name: form.title })).toBeVisible()
    await expect(main(page).getByRole('textbox', { name: form.messageLabel })).toBeVisible()
    for (const scheme of ['tel:', 'mailto:', 'https:']) {
      const card = main(page)
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href^="${scheme}"]`) })
      await expect(card).toHaveCount(1)
      await expect(card.getByRole('heading')).toBeVisible()
      await expect(card.getByRole('link')).toBeVisible()
    }
    await opensInNewTab(main(page).getByRole('listitem').locator('a[href^="https:"]'))

    const map = main(page).getByTitle(labels.frameTitle, { exact: true })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await map.scrollIntoViewIfNeeded()
      expect((await map.boundingBox())?.height, `${width} px wide`).toBeCloseTo(400, 0)
    }
    await expect(map.contentFrame().locator('svg, img').first()).toBeVisible()
  })
})
