import { blocksOf } from '../app/blocks/block.ts'
import {
  asShown,
  callToAction,
  first,
  platforms,
  products,
  statusOf,
  suites,
} from './content-file.ts'
import { main, opensInNewTab } from './page-content.ts'
import { expect, test } from './site.ts'

for (const suite of suites) {
  const { path } = suite
  test(`${path} presents its tools, roles and uptime`, async ({ page }) => {
    await page.goto(path)
    for (const slug of blocksOf(suite, 'products').flatMap(({ products }) => products))
      await expect(main(page).locator(`a[href="/products/${slug}"]`).first()).toBeVisible()
    for (const { content } of blocksOf(suite, 'text'))
      for (const [, role = ''] of content.matchAll(/^\| (\w[^|]*) \|/gm))
        await expect(main(page).getByRole('table')).toContainText(role)
    for (const { value } of blocksOf(suite, 'key-figure'))
      await expect(main(page)).toContainText(value)
  })
}

for (const platform of platforms) {
  const { path, tryIt } = platform
  const getDemo = callToAction(platform)?.link
  test(`${path} says first whether it is available`, async ({ page, request }) => {
    const status = asShown(statusOf(platform))
    await page.goto(path)
    await expect(main(page).getByText(status)).toBeInViewport()
    const link = main(page).getByRole('link', { name: tryIt?.label ?? '' })
    if (tryIt?.empanelled) await expect(link).toBeInViewport()
    else {
      await expect(link, 'not before it is available').not.toBeInViewport()
      const demo = main(page).getByRole('link', { name: getDemo?.label ?? '' })
      if (getDemo) await expect(demo.first()).toBeInViewport()
      await link.scrollIntoViewIfNeeded()
      await expect(link).toBeInViewport()
    }
    const lines = (await (await request.get('/llms.txt')).text()).split('\n')
    expect(lines.find((line) => line.includes(`${path}.md`))).toContain(status)
    await page.goto('/products')
    const card = main(page)
      .getByRole('article')
      .filter({ has: page.locator(`a[href="${path}"]`) })
    await expect(card).toContainText(status)
  })

  test(`The questions of ${path} open one at a time, and close`, async ({ page, visit }) => {
    await visit(path)
    const items = blocksOf(platform, 'questions').flatMap(({ items }) => items)
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

for (const product of products) {
  const { path } = product
  const outside = [
    ...blocksOf(product, 'list').flatMap(({ items }) => items.flatMap(({ link }) => link ?? [])),
    ...blocksOf(product, 'links').flatMap(({ links }) => links),
  ]
  if (outside.length === 0) continue
  test(`Links of ${path} to another site open in a new tab`, async ({ page, context }) => {
    for (const { href } of outside)
      await context.route(`${new URL(href).origin}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>There</title>' }),
      )
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
