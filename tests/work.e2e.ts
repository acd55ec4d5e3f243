import { blocksOf } from '../app/blocks/block.ts'
import {
  asShown,
  caseStudies,
  first,
  labels,
  products,
  services,
  siteContent,
  team,
} from './content-file.ts'
import { lastLink, main, saysInOrder } from './page-content.ts'
import { sideways } from './page-errors.ts'
import { expect, test } from './site.ts'

const { home, droneService, work } = siteContent
const DRONE = { ...droneService, slug: 'drone-service', path: '/services/drone-service' }

/** The page of a case study's service or product. */
const offerOf = ({ service }: { service: string }) =>
  [...services, ...products, DRONE].find(({ slug }) => slug === service)

test.describe('The page of case studies', () => {
  test('shows the figure of each, which leads to its page, and ends with a call to action', async ({
    page,
  }) => {
    await page.goto('/work')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(asShown(work.title))
    await saysInOrder(
      page,
      caseStudies.flatMap(({ hero: { figure }, title }) => [
        figure.before,
        figure.after,
        figure.label,
        title,
      ]),
    )
    for (const { title, path, hero } of caseStudies) {
      const { figure } = hero
      const link = main(page).getByRole('link', { name: title })
      await expect(link).toHaveAttribute('href', path)
      // A figure of one needs no plural in front of it.
      const figures = `${figure.before} ${labels.became} ${figure.after}: ${figure.label}`
      await expect(link).toContainText(`: ${figures}`)
    }
    const { link } = work.closing
    await expect(lastLink(page)).toHaveAccessibleName(asShown(link.label))
    await expect(lastLink(page)).toHaveAttribute('href', link.href)
  })

  test('is no taller than six screens of a phone, and no figure is wider than its tile', async ({
    page,
  }) => {
    await page.goto('/work')
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 844 })
      const cut = await main(page)
        .getByRole('listitem')
        .evaluateAll((tiles) =>
          tiles
            .filter((tile) => tile.scrollWidth > tile.clientWidth)
            .map((tile) => tile.textContent),
        )
      expect.soft(cut, `at ${width} px`).toEqual([])
      expect.soft(await sideways(page), `sideways at ${width} px`).toEqual([])
      if (width !== 390) continue
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height).toBeLessThan(6 * 844)
    }
  })

  test('has no hole between its tiles, whichever group it shows, and however many they are', async ({
    page,
  }) => {
    await page.goto('/work')
    const tiles = main(page).getByRole('listitem')
    /** By how much the list is larger than its tiles with the lines between them, in tiles. */
    const holes = () =>
      tiles.evaluateAll((all) => {
        const sizes = all.map((tile) => tile.getBoundingClientRect()).filter(({ width }) => width)
        const { width, height } = all[0]?.parentElement?.getBoundingClientRect() ?? new DOMRect()
        const covered = sizes.reduce((sum, size) => sum + (size.width + 2) * (size.height + 2), 0)
        return ((width - 2) * (height - 2) - covered) / (covered / sizes.length)
      })
    for (const width of [390, 768, 1000, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      for (const title of [...work.categories.map(({ title }) => title), work.all]) {
        await main(page).getByText(title, { exact: true }).click()
        expect.soft(await holes(), `${title} at ${width} px`).toBeLessThan(0.1)
      }
    }
    for (let count = caseStudies.length; count > 1; count -= 1) {
      await tiles.last().evaluate((tile) => tile.remove())
      expect.soft(await holes(), `${count - 1} tiles`).toBeLessThan(0.1)
    }
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('shows one group of case studies at a time, or all', async ({ page }) => {
      await page.goto('/work')
      const shown = main(page).getByRole('listitem').getByRole('link')
      for (const { id, title } of work.categories) {
        await main(page).getByText(title, { exact: true }).click()
        const group = caseStudies
          .filter(({ category }) => category === id)
          .map((caseStudy) => caseStudy.title)
        await expect(shown).toContainText(group)
      }
      await main(page).getByText(work.all, { exact: true }).click()
      await expect(shown).toHaveCount(caseStudies.length)
    })
  })
})

test('A case study’s page has its figure, picture, before, what we did, after, source, the client’s sentence and who did it', async ({
  page,
}) => {
  for (const caseStudy of caseStudies.slice(0, 2)) {
    await page.goto(caseStudy.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(caseStudy.title)
    await expect(
      main(page).getByRole('img', { name: asShown(caseStudy.hero.picture.alt) }),
    ).toBeVisible()
    const { figure } = caseStudy.hero
    const { before, did, after, source } = first(blocksOf(caseStudy, 'story'))
    const [quote] = blocksOf(caseStudy, 'quotation')
    const texts = [figure.before, figure.after, figure.label, source, before, ...did, after]
    await saysInOrder(page, [...texts, ...(quote ? [quote.text, quote.by] : [])])
    for (const person of team.filter(({ slug }) => caseStudy.by.includes(slug))) {
      const link = main(page).getByRole('link', { name: person.name })
      await expect(link).toHaveAttribute('href', /^\/(gallery#|blog\/author\/)/)
    }
  }
})

test('A case study’s page says what a similar one takes, and leads to its service, its plan and Contact', async ({
  page,
}) => {
  const caseStudy = caseStudies.find(({ plan }) => plan) ?? first(caseStudies)
  await page.goto(caseStudy.path)
  await expect(
    main(page).getByText(asShown(first(blocksOf(caseStudy, 'call-to-action')).text)),
  ).toBeVisible()
  const offer = offerOf(caseStudy)
  const about = work.labels.about.replace('{name}', offer?.menuLabel ?? '')
  await expect(main(page).getByRole('link', { name: about })).toHaveAttribute(
    'href',
    offer?.path ?? '',
  )
  const plan = siteContent.plans.find(({ slug }) => slug === caseStudy.plan)
  if (plan)
    await expect(
      main(page).getByRole('link', { name: work.labels.plan.replace('{name}', plan.title) }),
    ).toHaveAttribute('href', `/pricing#${plan.category}`)
  await expect(lastLink(page)).toHaveAttribute('href', home.hero.link.href)
})

test('The page of a service or product shows its case studies, each with its picture and a link', async ({
  page,
}) => {
  const offers = [first(services), first(products), DRONE].map(({ slug }) => slug)
  for (const caseStudy of caseStudies.filter(({ service }) => offers.includes(service))) {
    await page.goto(offerOf(caseStudy)?.path ?? '')
    const article = main(page).getByRole('article').filter({ hasText: caseStudy.title })
    await expect(
      article.getByRole('img', { name: asShown(caseStudy.hero.picture.alt) }),
    ).toBeAttached()
    await expect(article).toContainText(caseStudy.hero.figure.label)
    await expect(article.getByRole('link')).toHaveAttribute('href', caseStudy.path)
  }
})

test('Home shows three of them, and leads to each and to all', async ({ page }) => {
  test.skip(!home.work, 'Home shows no case studies')
  await page.goto('/')
  for (const { path, title, hero } of caseStudies.filter(({ slug }) =>
    home.work?.caseStudies.includes(slug),
  )) {
    const { figure } = hero
    const link = page.getByRole('link', { name: title })
    await expect(link).toHaveAttribute('href', path)
    const item = main(page).getByRole('listitem').filter({ has: link })
    for (const text of [figure.before, figure.after, figure.label])
      await expect(item).toContainText(text)
  }
  await expect(
    main(page).getByRole('link', { name: home.work?.all.label, exact: true }),
  ).toHaveAttribute('href', '/work')
})
