import { first, services, siteContent } from './content-file.ts'
import { hydratedIsland, painted, shifts, takeNotes } from './page-notes.ts'
import { expect, test } from './site.ts'

const { contact } = siteContent

const WIDTHS = [390, 768, 1280]

for (const width of WIDTHS) {
  test(`Nothing visible moves at ${width} px when the contact form names the page that the visitor came from`, async ({
    page,
  }) => {
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
}

test('A full-page screenshot of Home shows every section, also when its inline scripts are blocked', async ({
  context,
}) => {
  // Blocked scripts are errors in the console, which fail a test by default.
  const page = await context.newPage()
  for (const refused of [false, true]) {
    if (refused)
      await page.route('/', async (route) => {
        const answer = await route.fetch()
        // The policy of another build, which allows none of this page's inline scripts.
        const headers = { ...answer.headers(), 'content-security-policy': "script-src 'none'" }
        await route.fulfill({ response: answer, headers })
      })
    await page.goto('/')
    const sections = page.getByRole('main').locator('> section')
    expect(await sections.count()).toBeGreaterThan(5)
    for (const section of await sections.all()) {
      const shown = await section.evaluate((element) =>
        element.checkVisibility({
          contentVisibilityAuto: true,
          visibilityProperty: true,
          opacityProperty: true,
        }),
      )
      expect(shown).toBe(true)
    }
    await page.unrouteAll()
  }
})
