import type { Page } from '@playwright/test'
import { asShown, gallery, labels, team } from './content-file.ts'
import { main } from './page-content.ts'
import { expect, test } from './site.ts'

const { items, tags, allLabel, surpriseLabel } = gallery
const ofTag = (tag: string) => items.filter((item) => item.tag === tag)
const [tag = ''] = tags.toSorted((one, other) => ofTag(other).length - ofTag(one).length)

/** The pictures of the gallery; the team's quotes are figures too, but without a picture. */
const pictures = (page: Page) =>
  main(page)
    .getByRole('figure')
    .filter({ has: page.getByRole('img') })
const filter = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true })
const choose = (page: Page, name: string) =>
  main(page).getByRole('group').getByText(name, { exact: true }).click()

test('The gallery shows all pictures, the filters those of a tag', async ({ page, visit }) => {
  await visit('/gallery')
  await expect(filter(page, allLabel)).toBeChecked()
  await expect(pictures(page)).toHaveCount(items.length)
  for (const tag of tags) {
    await choose(page, tag)
    await expect(filter(page, tag)).toBeChecked()
    await expect(filter(page, allLabel)).not.toBeChecked()
    await expect(pictures(page)).toHaveCount(ofTag(tag).length)
    for (const picture of await pictures(page).all())
      await expect(picture.getByText(tag, { exact: true })).toBeVisible()
    await expect(main(page).getByRole('status')).toContainText(`${ofTag(tag).length}`)
  }
  await choose(page, allLabel)
  await expect(pictures(page)).toHaveCount(items.length)
})

test('On a phone Surprise Me scrolls to a picture that is shown', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/gallery')
  const shown = ofTag(tag)
  const middle = Math.floor(shown.length / 2)
  await choose(page, tag)
  await page.evaluate(() => {
    Math.random = () => 0.5
  })
  await main(page).getByRole('button', { name: surpriseLabel }).click()
  await expect(pictures(page)).toHaveCount(shown.length)
  /** Distance of the picture's centre from the centre of the window below the header. */
  const fromCentre = () =>
    pictures(page)
      .nth(middle)
      .evaluate((picture) => {
        const { top, bottom } = picture.getBoundingClientRect()
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        return Math.abs((top + bottom) / 2 - (header + innerHeight) / 2)
      })
  await expect.poll(fromCentre).toBeLessThan(30)
  await expect(main(page).getByRole('status')).toContainText(shown[middle]?.caption ?? '')
})

test("Each member's card turns to a fact and profiles, by key too", async ({ page, visit }) => {
  await visit('/gallery')
  const cards = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('switch') })
  await expect(cards).toHaveCount(team.length)
  for (const [number, { name, fact, profiles }] of team.entries()) {
    const card = cards.nth(number)
    const turn = card.getByRole('switch')
    await expect(card.getByRole('heading')).toHaveText(name)
    await expect(turn).toHaveAccessibleName(labels.turnCard.replace('{title}', name))
    await expect(card.getByRole('link')).toHaveCount(0)
    await turn.focus()
    await page.keyboard.press('Space')
    await expect(card.getByRole('heading')).toHaveCount(0)
    await expect(card.getByText(asShown(fact))).toBeVisible()
    await expect(card.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1)
    await expect(card.getByRole('link')).toHaveCount(profiles.length)
    for (const [place, { href }] of profiles.entries()) {
      const profile = card.getByRole('link').nth(place)
      await expect(profile).toHaveAttribute('href', href)
      await page.keyboard.press('Tab')
      await expect(profile).toBeFocused()
    }
  }
})
