import type { Page } from '@playwright/test'
import { THANKS_PATH } from '../contract/constants.ts'
import { CONFIGURED, standIn, test } from './configured-site.ts'
import { formIn, formLabels, someone } from './contact-form.ts'
import {
  articles,
  asShown,
  content,
  first,
  services as offered,
  site,
  siteContent,
} from './content-file.ts'
import { DRONE, leastContrast } from './first-screens.ts'
import { main } from './page-content.ts'
import { holdBack, takeNotes } from './page-notes.ts'
import { expect } from './site.ts'

// One site is built for all tests of this file.
test.describe.configure({ mode: 'default' })

test('Map and callback form load when the visitor asks for them', async ({ page, visit }) => {
  const asked = await standIn(page, { 'https://maps.example': '<!doctype html><title>Map</title>' })
  await visit('/contact')
  const { showLabel, drawnLabel, frameTitle } = siteContent.contact.map
  const show = page.getByRole('link', { name: showLabel })
  await show.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await show.click()
  await expect.poll(() => asked).toEqual([CONFIGURED.map.embed])
  await page.getByRole('link', { name: drawnLabel }).click()
  await expect(page.frameLocator(`iframe[title="${frameTitle}"]`).getByRole('img')).toBeVisible()
  await expect(page).toHaveURL('/contact')

  await visit('/pricing')
  const callback = page.getByRole('link', { name: siteContent.pricing.callbackLabel }).first()
  await expect(callback).toHaveAttribute('href', CONFIGURED.callbackForm)
  await expect(callback).toHaveAttribute('target', '_blank')
  expect(asked).toHaveLength(1)

  await page.goto(`${THANKS_PATH}#callback`)
  const booking = page.getByRole('link', { name: siteContent.contact.form.thanks.booking })
  await expect(booking).toHaveAttribute('href', CONFIGURED.booking)
  expect(asked).toHaveLength(1)
})

test('Text can be read on any picture', async ({ page, visit }) => {
  const { hero } = siteContent.home
  for (const width of [390, 600, 640, 700, 768, 899, 900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await visit('/')
    const tagline = main(page).getByText(asShown(hero.tagline))
    expect.soft(await leastContrast(page, tagline.first()), `${width} px`).toBeGreaterThan(4.4)
    await main(page).getByRole('slider', { name: hero.pull }).press('End')
    const survey = main(page).locator('[inert]').getByText(asShown(hero.tagline))
    expect.soft(await leastContrast(page, survey), `${width} px, survey`).toBeGreaterThan(4.4)
    if (siteContent.droneService.hidden) continue
    await visit(DRONE.path)
    const title = page.getByRole('heading', { level: 1 })
    expect.soft(await leastContrast(page, title), `${width} px, drone`).toBeGreaterThan(4.4)
  }
})

test('A plan that has a price shows it', async ({ page, visit }) => {
  await visit('/pricing')
  await expect(page.getByRole('article').first()).toContainText('4,999')
})

test('A real author has a page of articles, with profiles', async ({ page, visit }) => {
  const { path, author } = first(articles)
  const { name, profiles } = content(`team/${author}.yaml`)
  await visit(path)
  await page.getByRole('article').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  for (const { path } of articles.filter((article) => article.author === author))
    await expect(page.locator(`main a[href="${path}"]`)).toHaveCount(1)
  const graph = await page.locator('script[type="application/ld+json"]').textContent()
  const person = JSON.parse(graph ?? '')['@graph'].find(
    (node: { '@type': string }) => node['@type'] === 'Person',
  )
  for (const profile of person.sameAs)
    await expect(page.getByRole('main').locator(`a[href="${profile}"]`)).toBeVisible()
  expect(person.sameAs).toEqual(profiles.map(({ href }: { href: string }) => href))
})

/** A form that is sent to the mail provider while its script is still on the way. */
async function sentEarly(page: Page) {
  await page.goto(first(offered).path)
  await takeNotes(page)
  const { letThrough, refuse } = await holdBack(page)
  const sent: string[] = []
  await page.route(`${CONFIGURED.mail.host}/**`, (route) => {
    sent.push(route.request().postData() ?? '')
    return route.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  await page.clock.install({ time: '2026-01-01T10:00:00' })
  const script = page.waitForResponse('**/assets/send-when-hydrated-*.js')
  await page.goto('/contact')
  await script
  // Time stands still from here on, so that a slow machine does not use up the four seconds.
  await page.clock.pauseAt('2026-01-01T12:00:00')
  const form = formIn(page.getByRole('main'))
  const text = someone()
  await form.write(text)
  await form.send.click()
  const waits = page.getByRole('button', { name: formLabels.sendingLabel, exact: true })
  await expect(waits).toBeVisible()
  const byMail = page.getByRole('link', { name: formLabels.failure.emailLabel, exact: true })
  return { form, text, sent, waits, byMail, letThrough, refuse }
}

test('A form for the provider that is sent early waits, and is sent once', async ({ page }) => {
  const { form, text, sent, byMail, letThrough } = await sentEarly(page)
  await page.clock.fastForward(3_900)
  await expect(byMail).toBeHidden()
  await page.clock.fastForward(200)
  await expect(byMail).toBeVisible()
  await expect(byMail).toHaveAttribute('href', `mailto:${site.contact.email}`)
  await form.holds(text)
  letThrough()
  await expect(form.thanks).toBeVisible()
  expect(sent).toEqual([expect.stringContaining(text.email)])
  // Nobody there could look up a path.
  expect(sent[0]).toContain(`\r\n\r\n${first(offered).menuLabel}\r\n`)
  await expect(page).toHaveURL('/contact')
})

test('A form for the provider whose script fails keeps every word', async ({ page }) => {
  const { form, text, waits, refuse } = await sentEarly(page)
  refuse()
  await expect(waits).toBeHidden()
  await expect(form.send).toBeVisible()
  await form.holds(text)
})
