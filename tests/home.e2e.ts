import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { asShown, content, onHome, testimonials } from './content-file.ts'
import { boxOf, sectionOf } from './page-content.ts'
import { expect, MOVING, test } from './site.ts'

test.use(MOVING)

const copy = content('home.yaml')

const hero = (page: Page) => page.getByRole('main').locator('section').first()

const brandIn = (page: Page) => page.getByRole('heading', { level: 1 }).getByRole('link')

const line = (page: Page) => page.getByRole('slider', { name: copy.hero.pull })

/** The colours of the hero at its left edge, and in the great kite, beside the thumb where it hangs at first. */
async function coloursOf(page: Page) {
  const { x, y } = await boxOf(line(page))
  const { height, ...edge } = await boxOf(hero(page))
  const colourAt = async (x: number, y: number) => {
    const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 }
    const pixel = await sharp(await page.screenshot({ clip }))
      .raw()
      .toBuffer()
    return pixel.toString('hex', 0, 3)
  }
  return () =>
    Promise.all([colourAt(edge.x + 2, edge.y + height * 0.6), colourAt(x - 14, y + 14)] as const)
}

const SURVEY: string = copy.hero.survey?.landscape.name ?? 'survey-map'

/** The requests for the survey's picture, in any crop and width. */
const surveysAsked = async (page: Page) =>
  (await page.requests()).map((request) => request.url()).filter((url) => url.includes(SURVEY))

for (const width of [1280, 390])
  test(`At ${width} px the survey opens as its line is pulled`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit('/')
    await expect(line(page)).toBeVisible()
    await page.mouse.move(5, 5)
    const colours = await coloursOf(page)
    const [edge, kite] = await colours()
    expect(await surveysAsked(page)).toEqual([])

    const thumb = await boxOf(line(page))
    const [x, y] = [thumb.x + thumb.width / 2, thumb.y + thumb.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + 25, { steps: 5 })
    await expect.poll(async () => (await colours())[1]).not.toBe(kite)
    expect((await colours())[0]).toBe(edge)
    expect(await surveysAsked(page)).not.toEqual([])
    await page.mouse.up()
    await expect(line(page)).toHaveValue('0')
    await expect.poll(colours).toEqual([edge, kite])

    await page.mouse.down()
    await page.mouse.move(x, y + 300, { steps: 5 })
    await page.mouse.up()
    await expect(line(page)).toHaveValue('100')
    await expect.poll(async () => (await colours())[0]).not.toBe(edge)

    const { top, left } = await line(page).evaluate((at) => at.getBoundingClientRect())
    await page.mouse.click(left + 20, top + 20)
    await expect(line(page)).toHaveValue('0')
    await expect.poll(colours).toEqual([edge, kite])
  })

test('Keys pull the line; the day is back while a link is focused', async ({ page, visit }) => {
  await visit('/')
  await expect(line(page)).toBeVisible()
  const colours = await coloursOf(page)
  const [edge, kite] = await colours()
  await line(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(line(page)).toHaveValue('20')
  await expect.poll(async () => (await colours())[1]).not.toBe(kite)
  expect((await colours())[0]).toBe(edge)
  await page.keyboard.press('End')
  await expect.poll(async () => (await colours())[0]).not.toBe(edge)
  await page.keyboard.press('Shift+Tab')
  await expect.poll(async () => (await colours())[0]).toBe(edge)
  await page.keyboard.press('Tab')
  await expect.poll(async () => (await colours())[0]).not.toBe(edge)
  await page.keyboard.press('Home')
  await expect.poll(async () => (await colours())[0]).toBe(edge)
})

for (const [happens, status] of Object.entries({
  'swaps the pictures once the other one is there': 200,
  'changes nothing when the other picture cannot be loaded': 404,
}))
  test(`Hovering the brand ${happens}; leaving restores`, async ({ page, visit }) => {
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    await page.route(`**/${SURVEY}*`, async (route) => {
      await promise
      await (status === 200 ? route.continue() : route.fulfill({ status }))
    })
    await visit('/')
    await expect(line(page)).toBeVisible()
    await page.mouse.move(5, 5)
    const colours = await coloursOf(page)
    const atRest = await colours()
    await brandIn(page).hover()
    await expect.poll(() => surveysAsked(page)).not.toEqual([])
    expect(await colours()).toEqual(atRest)

    const answered = page.waitForResponse(`**/${SURVEY}*`)
    answer()
    await answered
    if (status === 200) await expect.poll(async () => (await colours())[0]).not.toBe(atRest[0])
    else expect(await colours()).toEqual(atRest)
    await page.mouse.move(5, 5)
    await expect.poll(colours).toEqual(atRest)
  })

test('Testimonials are under first letters', async ({ page, visit }) => {
  await visit('/')
  const praise = sectionOf(page, onHome.testimonials).getByRole('figure')
  await expect(praise).toHaveCount(testimonials.length)
  for (const [number, { name, title, feedback }] of testimonials.entries()) {
    const figure = praise.nth(number)
    await expect(figure.getByRole('blockquote')).toHaveText(asShown(feedback))
    const parts = ['> span:first-child', 'strong', 'strong + span'].map((at) => `figcaption ${at}`)
    const texts = [name.charAt(0), asShown(name), asShown(title)]
    await expect(figure.locator(parts.join())).toHaveText(texts)
  }
})

test('The line runs through each to the last', async ({ page, visit }) => {
  await visit('/')
  const below = page.locator('main > div', { hasText: asShown(onHome.contact) }).first()
  const drawn = await below
    .locator('section:not(section *)')
    .evaluateAll((sections) =>
      sections.map((section) =>
        ['::before', '::after'].map((part) => getComputedStyle(section, part).content !== 'none'),
      ),
    )
  expect(drawn).toEqual(drawn.map((_, at) => [at === 0 || at === drawn.length - 1, true]))
})
