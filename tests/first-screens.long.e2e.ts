import { asShown, siteContent } from './content-file.ts'
import { leastContrast } from './first-screens.ts'
import { main } from './page-content.ts'
import { expect, test } from './site.ts'

const { home } = siteContent

test('The tagline of Home has a contrast of 4.5:1 by day and on the survey', async ({ page }) => {
  for (const width of [390, 600, 640, 700, 768, 899, 900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/?width=${width}`)
    const tagline = main(page).getByText(asShown(home.hero.tagline)).first()
    expect.soft(await leastContrast(page, tagline), `${width} px`).toBeGreaterThanOrEqual(4.5)
    await main(page).getByRole('slider', { name: home.hero.pull }).press('End')
    const survey = main(page).locator('[inert]')
    await expect(survey).toBeVisible()
    const onSurvey = survey.getByText(asShown(home.hero.tagline))
    expect
      .soft(await leastContrast(page, onSurvey), `${width} px, survey`)
      .toBeGreaterThanOrEqual(4.5)
  }
})
