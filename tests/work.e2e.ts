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
import { lastLink, main, saysInOrder } from './page-content.ts'
import { expect, test } from './site.ts'

const { home, work } = siteContent
const [tiles] = blocksOf(home, 'tiles')
const { all } = first(blocksOf(work, 'case-study-wall'))

/** The texts of the figure that changed; none where nothing was counted. */
const figureOf = ({ hero: { figure } }: (typeof caseStudies)[number]) =>
  figure ? [figure.before, figure.after, figure.label] : []

test('The page of case studies shows the figure of each, and ends with an offer', async ({
  page,
}) => {
  await page.goto('/work')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(asShown(work.title))
  await saysInOrder(
    page,
    caseStudies.flatMap((one) => [...figureOf(one), one.title]),
  )
  for (const { title, path, hero } of caseStudies) {
    const link = main(page).getByRole('link', { name: title })
    await expect(link).toHaveAttribute('href', path)
    // A figure of one needs no plural in front of it.
    const { before, after, label } = hero.figure ?? {}
    const figure = before ? `: ${before} ${labels.became} ${after}: ${label}` : ''
    await expect(link).toContainText(figure)
  }
  const link = callToAction(work)?.link
  await expect(lastLink(page)).toHaveAccessibleName(asShown(link?.label ?? ''))
  await expect(lastLink(page)).toHaveAttribute('href', link?.href ?? '')
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('one group of case studies is shown at a time, or all', async ({ page }) => {
    await page.goto('/work')
    const shown = main(page).getByRole('listitem').getByRole('link')
    for (const { id, title } of work.categories) {
      await main(page).getByText(title, { exact: true }).click()
      const group = caseStudies.filter(({ category }) => category === id)
      await expect(shown).toContainText(group.map((one) => one.title))
    }
    await main(page).getByText(all, { exact: true }).click()
    await expect(shown).toHaveCount(caseStudies.length)
  })
})

test('A case study’s page tells its story in order, and who did it', async ({ page }) => {
  for (const caseStudy of caseStudies.slice(0, 2)) {
    await page.goto(caseStudy.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(caseStudy.title)
    const picture = main(page).getByRole('img', { name: asShown(caseStudy.hero.picture.alt) })
    await expect(picture).toBeVisible()
    const { before, did, after, source = [], quotation } = first(blocksOf(caseStudy, 'story'))
    const texts = [source, before, did, after, quotation?.text ?? [], quotation?.by ?? []].flat()
    await saysInOrder(page, [...figureOf(caseStudy), ...texts])
    for (const person of team.filter(({ slug }) => caseStudy.by.includes(slug))) {
      const link = main(page).getByRole('link', { name: person.name })
      await expect(link).toHaveAttribute('href', /^\/(gallery#|blog\/author\/)/)
    }
  }
})

test('Its page ends with the next one, and a way back to all', async ({ page }) => {
  for (const [index, { path }] of caseStudies.entries()) {
    await page.goto(path)
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
