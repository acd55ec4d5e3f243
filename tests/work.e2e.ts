import { asShown, products, services, siteContent } from './content-file.ts'
import { lastLink, main, saysInOrder } from './page-content.ts'
import { expect, test } from './site.ts'

const { home, droneService, work } = siteContent

/** Every finished job by the address of its page. */
const jobs = [...services, { ...droneService, slug: 'drone-service' }, ...products].flatMap(
  ({ slug, work }) => (work ? { slug, ...work } : []),
)

test('The page of finished jobs holds all of them, each at its own address, with before, what we did and after', async ({
  page,
}) => {
  await page.goto('/work')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(asShown(work.title))
  for (const { before, did, after, source } of jobs)
    await saysInOrder(page, [before, did, after, source])
  const last = jobs.at(-1)
  await page.goto(`/work#${last?.slug}`)
  await expect(main(page).getByText(asShown(last?.after ?? ''))).toBeInViewport()
})

test('The page of finished jobs ends with a call to action', async ({ page }) => {
  await page.goto('/work')
  const { link } = work.closing
  await expect(lastLink(page)).toHaveAccessibleName(asShown(link.label))
  await expect(lastLink(page)).toHaveAttribute('href', link.href)
})

test('Home shows three of them, and leads to each and to all', async ({ page }) => {
  test.skip(!home.work, 'Home shows no finished jobs')
  await page.goto('/')
  for (const slug of home.work?.jobs ?? []) {
    const job = jobs.find((one) => one.slug === slug)
    const link = page.locator(`a[href="/work#${slug}"]`)
    const item = main(page).getByRole('listitem').filter({ has: link })
    for (const text of [job?.client, job?.before, job?.after])
      await expect(item).toContainText(asShown(text ?? ''))
  }
  await expect(
    main(page).getByRole('link', { name: home.work?.all.label, exact: true }),
  ).toHaveAttribute('href', '/work')
})
