import type { Page } from '@playwright/test'
import { blocksOf } from '../app/blocks/block.ts'
import {
  asShown,
  caseStudies,
  content,
  first,
  labelsOf,
  services,
  siteContent,
} from './content-file.ts'
import { lastLink, main, saysInOrder } from './page-content.ts'
import { expect, test } from './site.ts'

const TOUCH: string = content('services.yaml').touchLabel

const { droneService } = siteContent

/** A flip card: the switch that turns it, and its content. */
function flipCard(page: Page, name: string) {
  const turn = page.getByRole('switch', { name })
  const card = main(page).getByRole('listitem').filter({ has: turn })
  const options = { useInnerText: true, ignoreCase: true }
  const shows = async (text: string, not: string) => {
    await expect(card).toContainText(asShown(text), options)
    await expect(card).not.toContainText(asShown(not), options)
  }
  return { turn, card, shows }
}

test('Each service page has its sections in the order of its file', async ({ page }) => {
  for (const service of services) {
    await page.goto(service.path)
    const hasWork = caseStudies.some((one) => one.service === service.slug)
    const shown = service.blocks.filter(({ block }) => hasWork || block !== 'case-studies')
    const titles = shown.map((block) =>
      block.block === 'demo'
        ? labelsOf(block.name).title
        : 'title' in block
          ? (block.title ?? '')
          : '',
    )
    const headings = page.locator('main > section').getByRole('heading', { level: 2 })
    await expect(headings).toHaveText(titles.map(asShown))
    const title = asShown(service.hero.title ?? service.title)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('The drone page shows its services, regulator and Get in Touch', async ({ page }) => {
  await page.goto('/services/drone-service')
  const titles = droneService.blocks.flatMap((block) =>
    block.block === 'vision-and-mission'
      ? block.items.map(({ title }) => title)
      : block.block !== 'case-studies' && 'title' in block && block.title
        ? [block.title]
        : [],
  )
  await saysInOrder(page, titles)
  const groups = blocksOf(droneService, 'core-services').flatMap(({ items }) => items)
  for (const { title, items } of groups) {
    const group = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title.join(' '), exact: true }) })
    await expect(group.locator('svg').first()).toBeVisible()
    await expect(group.getByRole('listitem')).toHaveText(items)
  }
  for (const { title } of blocksOf(droneService, 'list').flatMap(({ items }) => items))
    await expect(main(page).getByRole('heading', { name: title, exact: true })).toBeVisible()
  for (const text of blocksOf(droneService, 'notice').flatMap((one) => one.paragraphs))
    await expect(main(page).getByText(asShown(text))).toBeVisible()
  await expect(lastLink(page)).toHaveAccessibleName(TOUCH)
  await expect(lastLink(page)).toHaveAttribute('href', '/contact')
})

test.describe('Flip cards of mission and vision', () => {
  const cards = first(blocksOf(droneService, 'vision-and-mission')).items

  test('They turn on hover and turn back afterwards', async ({ page }) => {
    await page.goto('/services/drone-service')
    for (const { title: name, line: front = '', text: back } of cards) {
      const { card, shows } = flipCard(page, name)
      await card.scrollIntoViewIfNeeded()
      await shows(front, back)
      await card.hover()
      await shows(back, front)
      await page.mouse.move(0, 0)
      await shows(front, back)
    }
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('They turn and turn back by a tap', async ({ page }) => {
      await page.goto('/services/drone-service')
      for (const { title: name, line: front = '', text: back } of cards) {
        const { turn, shows } = flipCard(page, name)
        await turn.tap()
        await shows(back, front)
        await turn.tap()
        await shows(front, back)
      }
    })
  })
})
