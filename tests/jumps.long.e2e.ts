import { requestPath } from '../app/enquiry/request.ts'
import { REQUESTS } from '../contract/fields.ts'
import { fillIn } from '../contract/fill-in.ts'
import { first, labels, plans, services, siteContent } from './content-file.ts'
import { holdBack, hydratedIsland, painted, shifts, takeNotes } from './page-notes.ts'
import { expect, test } from './site.ts'

const { contact } = siteContent

const WIDTHS = [390, 768, 1280]

for (const width of WIDTHS)
  test(`Nothing moves at ${width} px when the form names the page before`, async ({ page }) => {
    await takeNotes(page)
    await page.setViewportSize({ width, height: 844 })
    const { path, menuLabel } = first(services)
    await page.goto(path)
    await page.goto('/contact', { referer: page.url() })
    const form = page.getByRole('main')
    await hydratedIsland(page, 'contact-form').waitFor({ state: 'attached' })
    await expect(form.getByText(contact.form.about.replace('{subject}', menuLabel))).toBeVisible()
    await painted(page)
    expect(await shifts(page)).toEqual([])
  })

for (const request of REQUESTS)
  for (const width of WIDTHS)
    test(`The form of a ${request} hydrates in place at ${width} px`, async ({ page }) => {
      const { title: subject, slug } = first(plans)
      await takeNotes(page)
      await page.setViewportSize({ width, height: 844 })
      const scripts = await holdBack(page)
      await page.goto(requestPath(request, `/pricing/${slug}`))
      const fields = page.locator(
        'main form:visible :is(input, select, textarea):not([tabindex]):visible',
      )
      const places = () =>
        fields.evaluateAll((all: HTMLInputElement[]) =>
          all.map(({ name, required, offsetTop }) => ({ name, required, offsetTop })),
        )
      const before = await places()
      expect(before.length).toBeGreaterThan(3)
      const phone = before.findIndex(({ name }) => name === 'phone')
      expect(phone).toBe(request === 'callback' ? 0 : 2)
      scripts.letThrough()
      const heading = fillIn(contact.form.headings[request], { subject })
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      await hydratedIsland(page, 'contact-form').waitFor({ state: 'attached' })
      await painted(page)
      expect(await places()).toEqual(before)
      expect(before).toEqual(before.toSorted((one, other) => one.offsetTop - other.offsetTop))
      // The widget begins to float as the browser scrolls to the form; the header's font may be late.
      const moved = (await shifts(page))
        .filter(({ what }) => !what.startsWith(labels.contactOptions))
        .reduce((sum, { value }) => sum + value, 0)
      expect(moved).toBeLessThanOrEqual(0.01)
    })
