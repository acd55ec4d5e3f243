import type { Page } from '@playwright/test'
import { blocksOf } from '../app/blocks/block.ts'
import { callToAction, first, header, labels, products, services, team } from './content-file.ts'
import { main } from './page-content.ts'
import { expect, MOVING, test } from './site.ts'

test.use(MOVING)

declare global {
  interface Window {
    /** How the page was shown: whether from the back/forward cache, and which parts moved. */
    coming: { stored: boolean[]; names: string[] }
  }
}

/** Records how pages are shown: from the back/forward cache or not, and with which animations. */
const noteComing = (page: Page) =>
  page.addInitScript(() => {
    sessionStorage.setItem('contact-popup-closed', 'true')
    window.coming = { stored: [], names: [] }
    addEventListener('pageshow', ({ persisted }) => window.coming.stored.push(persisted))
    addEventListener('pagereveal', async ({ viewTransition }) => {
      if (!viewTransition) return
      await viewTransition.ready
      for (const animation of document.getAnimations()) {
        const { pseudoElement: part } = animation.effect as KeyframeEffect
        if (part?.startsWith('::view-transition'))
          window.coming.names.push(part.replace('::view-transition-', ''))
      }
    })
  })

const coming = (page: Page) => page.evaluate(() => window.coming)

/** For each time the page was shown, whether it came from the cache; empty while it is being replaced. */
const stored = (page: Page) => page.evaluate(() => window.coming.stored).catch(() => [])

const toPricing = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: header.pricing.label, exact: true })

/** Follows a link of the sticky header without the scrolling that Playwright does before a click. */
const leave = (page: Page) => toPricing(page).dispatchEvent('click')

/** Goes back like a visitor: the page may come from the back/forward cache. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()))

/** A service whose page ends with related services and a call by one of the team, without a link of its own. */
const service = first(
  services.filter(
    (page) => blocksOf(page, 'related').length > 0 && page.contact && !callToAction(page)?.link,
  ),
)
const related = services.find(({ slug }) =>
  blocksOf(service, 'related')[0]?.services.includes(slug),
)
const contact = team.find(({ slug }) => slug === service.contact)

/** A product that one of the team shows to visitors. */
const product = first(
  products.filter(({ contact }) => team.some(({ slug, ask }) => slug === contact && ask)),
)

/** The last block of a page that names who answers, whose last link leads to the form. */
const CALL = { section: `section:has-text("${labels.yourContact}")`, link: 'a' }

/** Both pages have the part, so it grows from its place on the one into that on the other. */
async function expectPair(page: Page, name: string) {
  const parts = [`old(${name})`, `new(${name})`]
  await expect
    .poll(async () => (await coming(page).catch(() => undefined))?.names)
    .toEqual(expect.arrayContaining(parts))
}

/** Where a part of a page grows into that of the next one: its place, the link, what shows the next page. */
const GROWING = {
  'The kite of a related link becomes that of its page': {
    ...{ path: service.path, part: 'page-kite', shows: related?.title ?? '' },
    section: `section:has(li a[href="${related?.path}"])`,
    link: `li a[href="${related?.path}"]`,
  },
  'The face in a closing call becomes that beside the form': {
    ...{ path: service.path, part: `face-${contact?.slug}`, shows: contact?.ask ?? '' },
    ...CALL,
  },
  'The face of who shows a product becomes that in the title of the form': {
    ...{ path: product.path, part: `face-${product.contact}`, shows: product.menuLabel },
    ...CALL,
  },
}
for (const [what, { path, part, shows, section, link }] of Object.entries(GROWING))
  for (const press of ['click', 'Enter'])
    test(`${what}, by ${press}`, async ({ page }) => {
      await noteComing(page)
      await page.goto(path)
      // The block twice: a name that two elements have would skip the transition.
      const block = main(page).locator(section).last()
      await block.evaluate((block) => block.before(block.cloneNode(true)))
      const pressed = block.locator(link).last()
      if (press === 'click') await pressed.click()
      else await pressed.press(press)
      await expect(main(page).getByText(shows).filter({ visible: true }).first()).toBeVisible()
      await expectPair(page, part)
      await back(page)
      await expect(page).toHaveURL(path)
      await expectPair(page, part)
    })

test('Nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.title = `${Boolean(viewTransition)}`
    }),
  )
  await page.goto('/about')
  await toPricing(page).click()
  await expect(page).toHaveURL('/pricing')
  await expect(page).toHaveTitle('false')
})

test('Going back restores page and scroll position, without loading', async ({ page }) => {
  await noteComing(page)
  await page.goto('/services')
  const depth = await page.evaluate(() => {
    scrollTo({ top: 700, behavior: 'instant' })
    return scrollY
  })
  expect(depth).toBeGreaterThan(100)
  await leave(page)
  await expect(page).toHaveURL('/pricing')
  await back(page)
  await expect(page).toHaveURL('/services')
  await expect.poll(() => stored(page)).toEqual([false, true])
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(depth)
})

test('Going back closes the menu by whose link the page was left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await noteComing(page)
  await page.goto('/about')
  await page.getByRole('button', { name: labels.openMenu, exact: true }).click()
  const menu = page.getByRole('navigation', { name: labels.openMenu, exact: true })
  await menu.getByRole('link', { name: header.pricing.label }).click()
  await expect(page).toHaveURL('/pricing')
  await back(page)
  await expect.poll(() => stored(page)).toEqual([false, true])
  await expect(menu).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  expect(await page.evaluate(() => document.querySelector('[inert]'))).toBe(null)
})
