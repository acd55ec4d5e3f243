import type { Page } from '@playwright/test'
import { sectionsOf } from '../schemas/service-sections.ts'
import { asShown, content, labels, labelsOf, services, team } from './content-file.ts'
import { lastLink, main, saysInOrder } from './page-content.ts'
import { expect, test } from './site.ts'

/** Label of the link to the contact page on the pages of services. */
const TOUCH: string = content('services.yaml').touchLabel

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

test.describe('Service pages', () => {
  test('Each has its sections in the order of its file, between its title and its call to action', async ({
    page,
  }) => {
    const { headings } = content('services.yaml')
    for (const service of services) {
      await page.goto(service.path)
      const named = sectionsOf(service).map(({ section }) =>
        section === 'demo' && service.demo ? labelsOf(service.demo.name).title : headings[section],
      )
      const titles = [service.heading ?? service.title, ...named, service.closing.title].map(
        asShown,
      )
      await expect(page.locator('main > section').getByRole('heading', { level: 2 })).toHaveText(
        titles.slice(1),
      )
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '')
    }
  })

  for (const { path, specimen, contact } of services
    .filter(({ specimen }) => specimen)
    .slice(0, 1)) {
    test(`${path} shows a sample sheet that folds up, and the contact person`, async ({ page }) => {
      await page.goto(path)
      const sheet = main(page)
        .getByRole('group')
        .filter({ hasText: specimen?.title ?? '' })
      await expect(sheet).toContainText(asShown(specimen?.remark ?? ''))
      await expect(sheet.getByText(labels.invented)).toHaveCount(specimen?.sample ? 1 : 0)
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
