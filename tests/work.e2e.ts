import { blocksOf } from '../app/blocks/block.ts'
import {
  asShown,
  callToAction,
  caseStudies,
  first,
  labels,
  siteContent,
  team,
} from './content-file.ts'
import { boxOf, lastLink, main, saysInOrder } from './page-content.ts'
import { expect, test } from './site.ts'

const { home, work } = siteContent
const [tiles] = blocksOf(home, 'tiles')
const wall = first(blocksOf(work, 'case-study-wall'))

/** The texts of the figure that changed; none where nothing was counted. */
const figureOf = ({ hero: { figure } }: (typeof caseStudies)[number]) =>
  figure ? [figure.before, figure.after, figure.label] : []

test('The page of case studies shows each figure, and ends with an offer', async ({ page }) => {
  await page.goto('/work')
  const { became } = labels
  await saysInOrder(
    page,
    caseStudies.flatMap((one) => {
      const [before, after, label] = figureOf(one)
      return before && after && label ? [before, became, after, label, one.title] : one.title
    }),
  )
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    ...caseStudies.map(({ title }) => title),
    asShown(callToAction(work)?.title ?? ''),
  ])
  for (const { title, path } of caseStudies) {
    const link = main(page).getByRole('heading', { name: title }).getByRole('link')
    await expect(link).toHaveAttribute('href', path)
  }
  const link = callToAction(work)?.link
  await expect(lastLink(page)).toHaveAccessibleName(asShown(link?.label ?? ''))
  await expect(lastLink(page)).toHaveAttribute('href', link?.href ?? '')
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('one group and one trade of case studies is shown at a time, or all', async ({ page }) => {
    await page.goto('/work')
    const shown = main(page).getByRole('listitem').getByRole('link')
    await expect(shown).toHaveCount(caseStudies.length)
    const filter = (label: string, option: string) =>
      main(page).getByRole('group', { name: label }).getByText(option, { exact: true }).click()
    const categories = work.categories.filter(({ id }) =>
      caseStudies.some(({ category }) => category === id),
    )
    const trades = work.trades.filter(({ id }) => caseStudies.some(({ trade }) => trade === id))
    const count = 2 + categories.length + trades.length
    await expect(main(page).getByRole('radio')).toHaveCount(count)
    type Option = { id?: string; title: string }
    const allGroups: Option = { title: wall.groups.all }
    const allTrades: Option = { title: wall.trades.all }
    const choices: Option[][] = [
      ...categories.map((group) => [group, allTrades]),
      ...trades.map((trade, index) => [categories[index % categories.length] ?? allGroups, trade]),
      [allGroups, allTrades],
    ]
    for (const [group = allGroups, trade = allTrades] of choices) {
      await filter(wall.groups.label, group.title)
      await filter(wall.trades.label, trade.title)
      const both = caseStudies
        .filter(({ category }) => category === (group.id ?? category))
        .filter((one) => one.trade === (trade.id ?? one.trade))
      await expect(shown).toHaveText(both.map(({ title }) => title))
      const none = both.length > 0 ? '' : asShown(wall.none)
      await expect(main(page).getByRole('status')).toHaveText(none, { useInnerText: true })
    }
  })
})

test('A case study’s page shows its picture, and leads to who did it', async ({ page }) => {
  for (const caseStudy of caseStudies.slice(0, 2)) {
    await page.goto(caseStudy.path)
    const picture = main(page).getByRole('img', { name: asShown(caseStudy.hero.picture.alt) })
    await expect(picture).toBeVisible()
    const whole = () =>
      picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(whole).toBeGreaterThan(0)
    for (const width of [320, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const box = await boxOf(picture)
      expect(box.width / box.height, `whole at ${width} px`).toBeCloseTo(await whole(), 1)
    }
    for (const person of team.filter(({ slug }) => caseStudy.by.includes(slug))) {
      const link = main(page).getByRole('link', { name: person.name })
      const places = new RegExp(`^/(\\w+#|blog/author/)${person.slug}$`)
      await expect(link).toHaveAttribute('href', places)
    }
  }
})

test('Its hero counts in kites; its page ends with the next one, and a way back', async ({
  page,
}) => {
  for (const [index, { path, hero }] of caseStudies.entries()) {
    await page.goto(path)
    const [before, after] = [Number(hero.figure?.before), Number(hero.figure?.after)]
    const most = Math.max(before, after)
    if (Number.isInteger(most) && most <= 60) {
      const drawing = main(page)
        .locator('section')
        .filter({ has: page.locator('h1') })
      await expect(drawing.locator('g')).toHaveCount(most)
      const [marked, count] = after > before ? ['before', before] : ['gone', before - after]
      await expect(drawing.locator(`[data-kite=${marked}]`)).toHaveCount(count)
    }
    const next = caseStudies[index + 1] ?? first(caseStudies)
    const end = main(page).getByRole('heading', { name: work.labels.next }).locator('..')
    await expect(end.getByRole('link', { name: next.title })).toHaveAttribute('href', next.path)
    await expect(end).toContainText(next.hero.figure?.label ?? next.title)
    await expect(lastLink(page)).toHaveAccessibleName(work.labels.back)
    await expect(lastLink(page)).toHaveAttribute('href', '/work')
  }
})

test('The drawing of its page counts; with reduced motion it shows the end', async ({ page }) => {
  const [counted] = caseStudies.filter(({ hero: { figure } }) =>
    [figure?.before, figure?.after].every((number) => number && /^\d+$/.test(number)),
  )
  if (!counted) return test.skip(true, 'no figure is a plain number')
  const [before = '', after = '', label] = figureOf(counted)
  await page.goto(counted.path)
  const drawing = main(page).locator('[aria-hidden] > *').filter({ hasText: label })
  await expect(drawing).toHaveCSS('--count', after)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(drawing).toHaveCSS('--count', before)
  await lastLink(page).scrollIntoViewIfNeeded()
  await expect(drawing).toHaveCSS('--count', after)
})

test('Home shows three of them, and leads to each and to all', async ({ page }) => {
  test.skip(!tiles, 'Home shows no case studies')
  await page.goto('/')
  for (const caseStudy of caseStudies.filter(({ slug }) => tiles?.caseStudies.includes(slug))) {
    const { path, title } = caseStudy
    const link = page.getByRole('link', { name: title })
    await expect(link).toHaveAttribute('href', path)
    const item = main(page).getByRole('listitem').filter({ has: link })
    for (const text of figureOf(caseStudy)) await expect(item).toContainText(text)
  }
  const toAll = main(page).getByRole('link', { name: tiles?.all.label, exact: true })
  await expect(toAll).toHaveAttribute('href', '/work')
})
