import { asShown, first, platforms, products, statusOf, suites } from './content-file.ts'
import { main, opensInNewTab } from './page-content.ts'
import { expect, test } from './site.ts'

test.describe('Product pages', () => {
  for (const { path, tools, roles, uptime } of suites) {
    test(`${path} presents its tools, roles and uptime`, async ({ page }) => {
      await page.goto(path)
      for (const slug of tools?.products ?? []) {
        await expect(main(page).locator(`a[href="/products/${slug}"]`).first()).toBeVisible()
      }
      for (const [role] of roles?.rows ?? []) {
        await expect(main(page).getByRole('table')).toContainText(role)
      }
      if (uptime) await expect(main(page)).toContainText(uptime.value)
    })
  }

  test('One says what it works with, where it runs, what is stored, its limits and how to leave', async ({
    page,
  }) => {
    const { path, running } = first(products.filter(({ running }) => running))
    await page.goto(path)
    for (const { title, text } of running?.items ?? []) {
      await expect(main(page).getByText(title, { exact: true })).toBeVisible()
      await expect(main(page).getByText(asShown(text))).toBeVisible()
    }
  })

  for (const platform of platforms) {
    const { path, tryIt, getDemo } = platform
    test(`${path} says first whether its platform is empanelled, or not available yet; so do its card and llms.txt`, async ({
      page,
      request,
    }) => {
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
  }

  for (const { path, faq } of platforms) {
    test(`The questions of ${path} open one at a time, and a click on the open one closes it`, async ({
      page,
      visit,
    }) => {
      await visit(path)
      const items = faq?.items ?? []
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

  for (const { path, tryIt, resources, pricing } of products) {
    const outside = [
      ...(tryIt ? [tryIt] : []),
      ...(resources?.items ?? []).map(({ link }) => link),
      ...(pricing ? [pricing.link] : []),
    ]
    if (outside.length === 0) continue
    test(`The links of ${path} to its platform's own site open in a new tab`, async ({
      page,
      context,
    }) => {
      for (const { href } of outside) {
        await context.route(`${new URL(href).origin}/**`, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>There</title>' }),
        )
      }
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
})
