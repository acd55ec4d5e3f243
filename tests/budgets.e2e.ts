import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, ROUTES, test } from './site.ts'

/**
 * Bytes are tests. Each budget stands a little above what the site weighs (5 % for scripts, 8 % for
 * the rest, rounded); who needs more raises it here, on purpose.
 */
const BUDGET = {
  /** A page's HTML, compressed; its styles are in it. Home and articles: the first flight (`tools/finish-build/defer-styles.ts`). */
  html: { home: 13_750, article: 13_750, other: 12_900 },
  /** Fonts of the first view: Anek Latin everywhere, on articles Literata too; rare characters by themselves. */
  fonts: { article: 62_000, other: 28_600, rare: 8_900 },
  /** Styles of what is below the first view, where the page has none to spare. */
  below: { home: 3400, article: 0, other: 0 },
  /** All that Home loads on a phone before anyone touches it. */
  homeFirstView: 64_500,
  /** All modules of the application, compressed, without the data of its pages. */
  application: 144_200,
}

const ASSETS = path.join(import.meta.dirname, '../build/client/assets')

const kindOf = (route: string) =>
  route === '/' ? 'home' : route.startsWith('/blog/') ? 'article' : 'other'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

test.describe('The first view on a phone', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })

  for (const route of ROUTES) {
    test(`of ${route} stays within its budget, and every picture has its size written on it`, async ({
      page,
    }) => {
      // Home would wake by itself.
      await page.clock.install({ time: '2026-01-01T10:00:00' })
      await page.clock.pauseAt('2026-01-01T10:00:01')
      const loaded: { kind: string; bytes: Promise<number> }[] = []
      page.on('requestfinished', (request) => {
        const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize)
        const rare = request.url().includes('-rare-')
        loaded.push({ kind: rare ? 'rare' : request.resourceType(), bytes })
      })
      const response = await page.goto(route)
      // Pictures below the first view may come as well.
      if (route === '/') await page.waitForLoadState('networkidle')
      const bytesOf = async (...kinds: string[]) =>
        sum(
          await Promise.all(
            loaded
              .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
              .map(({ bytes }) => bytes),
          ),
        )
      const kind = kindOf(route)
      expect(response?.headers()['content-encoding']).toBe('br')
      const html = Number(response?.headers()['content-length'])
      expect.soft(html, 'HTML').toBeLessThanOrEqual(BUDGET.html[kind])
      const fonts = await bytesOf('font')
      expect(fonts, 'the font is there').toBeGreaterThan(10_000)
      expect
        .soft(fonts, 'fonts')
        .toBeLessThanOrEqual(BUDGET.fonts[kind === 'article' ? 'article' : 'other'])
      expect.soft(await bytesOf('rare'), 'rare characters').toBeLessThanOrEqual(BUDGET.fonts.rare)
      expect.soft(await bytesOf('script'), 'scripts').toBe(0)
      const below = await bytesOf('stylesheet')
      expect.soft(below, 'styles below').toBeLessThanOrEqual(BUDGET.below[kind])
      if (kind === 'home') {
        expect(await bytesOf('image'), 'the picture is there').toBeGreaterThan(5000)
        expect.soft(await bytesOf(), 'everything').toBeLessThanOrEqual(BUDGET.homeFirstView)
      }

      const largest = await page.locator('main img').evaluateAll((images: HTMLImageElement[]) => {
        const seen = images.map((image) => {
          const { top, bottom, width } = image.getBoundingClientRect()
          const area = width * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
          return { area, first: image.loading === 'eager' && image.fetchPriority === 'high' }
        })
        const most = Math.max(...seen.map(({ area }) => area), 1)
        return seen.filter(({ area }) => area === most)
      })
      if (largest.length > 0) {
        expect
          .soft(
            largest.some(({ first }) => first),
            'the largest picture of the first view is fetched first',
          )
          .toBe(true)
      }

      const withoutSize = await page.locator('img').evaluateAll((images) =>
        images
          .filter((image) => {
            const [width, height] = ['width', 'height'].map((name) =>
              Number(image.getAttribute(name)),
            )
            return !(width && height)
          })
          .map(({ outerHTML }) => outerHTML),
      )
      expect.soft(withoutSize, 'pictures without width and height').toEqual([])
    })
  }
})

test('The whole application stays within its budget', () => {
  const modules = globSync('*.js', { cwd: ASSETS }).filter((name) => !name.startsWith('data-'))
  expect(modules.length).toBeGreaterThan(20)
  const sizes = modules.map((name) => {
    const compressed = globSync(`${name}.br`, { cwd: ASSETS })[0] ?? name
    return readFileSync(path.join(ASSETS, compressed)).length
  })
  expect(sum(sizes)).toBeLessThanOrEqual(BUDGET.application)
})
