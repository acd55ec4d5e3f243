import type { Locator, Page } from '@playwright/test'
import { asShown, content } from './content-file.ts'
import { expect, test } from './site.ts'

const main = (page: Page) => page.getByRole('main')

const opensInNewTab = async (link: Locator) => {
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
}

test.describe('Gallery', () => {
  /** The pictures of the gallery; quotes of the team are figures too, but without a picture. */
  const pictures = (page: Page) =>
    main(page)
      .getByRole('figure')
      .filter({ has: page.getByRole('img') })
  const filter = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

  test('It shows nine pictures, and the filters show those of one tag', async ({ page, visit }) => {
    await visit('/gallery')
    await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true')
    await expect(pictures(page)).toHaveCount(9)
    for (const tag of ['Team', 'Office', 'Celebrations']) {
      await filter(page, tag).click()
      await expect(filter(page, tag)).toHaveAttribute('aria-pressed', 'true')
      await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'false')
      await expect(pictures(page)).toHaveCount(3)
      for (const picture of await pictures(page).all()) {
        await expect(picture.getByText(tag, { exact: true })).toBeVisible()
      }
      await expect(main(page).getByRole('status')).toContainText('3')
    }
    await filter(page, 'All').click()
    await expect(pictures(page)).toHaveCount(9)
  })

  test.describe('on a phone, where one picture fills the window', () => {
    test.use({
      viewport: { width: 390, height: 844 },
      contextOptions: { reducedMotion: 'reduce' },
    })

    test('Surprise Me scrolls one of the filtered pictures to the centre of the window', async ({
      page,
      visit,
    }) => {
      await visit('/gallery')
      const surprise = main(page).getByRole('button', { name: 'Surprise Me' })
      /** How far the middle of a picture is from the middle of what the header leaves of the window. */
      const fromCentre = (number: number) =>
        pictures(page)
          .nth(number)
          .evaluate((picture) => {
            const { top, bottom } = picture.getBoundingClientRect()
            const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
            return Math.abs((top + bottom) / 2 - (header + innerHeight) / 2)
          })
      const draw = (number: number) =>
        page.evaluate((drawn) => {
          Math.random = () => drawn
        }, number)

      await draw(0.999)
      expect(await fromCentre(8)).toBeGreaterThan(800)
      await surprise.click()
      await expect.poll(() => fromCentre(8)).toBeLessThan(30)
      await expect(pictures(page).nth(8)).toBeInViewport({ ratio: 1 })
      await expect(main(page).getByRole('status')).toContainText(
        content('gallery.yaml').items[8].caption,
      )

      await filter(page, 'Office').click()
      await draw(0.5)
      await surprise.click()
      await expect(pictures(page)).toHaveCount(3)
      await expect.poll(() => fromCentre(1)).toBeLessThan(30)
      const { caption } = content('gallery.yaml').items.filter(
        ({ tag }: { tag: string }) => tag === 'Office',
      )[1]
      await expect(main(page).getByRole('status')).toContainText(caption)
    })
  })

  test('What the team says stands there with who said it', async ({ page }) => {
    await page.goto('/gallery')
    const { items } = content('gallery.yaml').quotes
    await expect(main(page).getByRole('blockquote')).toHaveText(
      items.map(({ text }: { text: string }) => asShown(text)),
    )
    for (const { by } of items)
      await expect(main(page).getByText(by, { exact: true })).toBeVisible()
  })

  test("Each team member's card turns to a fact and two profile links, by keyboard too", async ({
    page,
    visit,
  }) => {
    await visit('/gallery')
    const cards = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('switch') })
    expect(await cards.count()).toBeGreaterThan(0)
    for (const card of await cards.all()) {
      const turn = card.getByRole('switch')
      const name = await card.getByRole('heading').innerText()
      await expect(turn).toHaveAccessibleName(new RegExp(`${name}$`))
      await expect(card.getByRole('link')).toHaveCount(0)
      await turn.focus()
      await page.keyboard.press('Space')
      await expect(card.getByRole('heading')).toHaveCount(0)
      await expect(card.getByRole('paragraph').first()).toBeVisible()
      await expect(card.getByRole('link')).toHaveCount(2)
      for (const network of ['linkedin', 'github']) {
        const profile = card.getByRole('link', { name: new RegExp(`^${network}`, 'i') })
        await opensInNewTab(profile)
        await expect(profile).toHaveAttribute('href', new RegExp(`^https://[^/]*${network}`))
        await page.keyboard.press('Tab')
        await expect(profile).toBeFocused()
      }
    }
  })
})
