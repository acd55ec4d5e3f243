import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { decodeHTML } from 'entities'
import { builtPages, CLIENT } from './built-site.ts'
import { asShown, content, demonstrated, services } from './content-file.ts'
import { expect, ROUTES, test, UNKNOWN_ADDRESS } from './site.ts'

/** The HTML of a page's content, and its text. */
function mainOf(html: string) {
  const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  return { main, text: textOf(main) }
}
const textOf = (html: string) =>
  asShown(decodeHTML(html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ')))

const pages = builtPages()

/** What fits into one packet needs no copy, in bytes. */
const ONE_PACKET = 700

test.describe('Section 2, route table: the HTML alone', () => {
  test('Every route has a page with its full text, and a title, description and heading of its own', () => {
    const found = pages.filter(({ path }) => ROUTES.includes(path))
    const facts = found.map(({ path, html, meta }) => {
      const { main, text } = mainOf(html)
      expect.soft(text.match(/\p{L}+/gu)?.length, path).toBeGreaterThan(100)
      const headings = main.match(/<h1\b[\s\S]*?<\/h1>/g) ?? []
      expect.soft(headings, path).toHaveLength(1)
      const [, title] = /<title>([^<]+)/.exec(html) ?? []
      return { title, heading: textOf(headings[0] ?? ''), description: meta('description') }
    })
    for (const fact of ['title', 'heading', 'description'] as const) {
      const all = facts.map((page) => page[fact]).filter(Boolean)
      expect(new Set(all).size, fact).toBe(ROUTES.length)
    }
  })

  test('Every service page ends with Get in Touch, and every product page that shows a demo with Get a Demo', () => {
    const { touchLabel } = content('services.yaml')
    for (const { path, label } of [
      ...services.map(({ path }) => ({ path, label: touchLabel })),
      ...demonstrated.map(({ path, getDemo }) => ({ path, label: getDemo?.label })),
    ]) {
      const { main } = mainOf(pages.find((page) => page.path === path)?.html ?? '')
      const links = [...main.matchAll(/<a\b[^>]* href="([^"?#]*)[^>]*>([\s\S]*?)<\/a>/g)]
      const [, href, inside = ''] = links.at(-1) ?? []
      expect.soft([textOf(inside), href], path).toEqual([asShown(label ?? ''), '/contact'])
    }
  })
})

test('Each text has two compressed copies with the same content', () => {
  const read = (file: string) => readFileSync(path.join(CLIENT, file))
  const texts = globSync('**/*.{html,js,css,svg,xml,json,md}', { cwd: CLIENT })
  for (const file of texts.filter((file) => read(file).length >= ONE_PACKET)) {
    expect.soft(brotliDecompressSync(read(`${file}.br`)).equals(read(file)), file).toBe(true)
    expect.soft(gunzipSync(read(`${file}.gz`)).equals(read(file)), file).toBe(true)
  }
})

test('An unknown address answers 404 with the designed page, which leads on', async ({
  request,
  page,
}) => {
  for (const path of [UNKNOWN_ADDRESS, '/blog/no-such-post', '/a/b/c'])
    expect.soft((await request.get(path)).status(), path).toBe(404)
  await page.goto('/services/no-such-service')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [{ label, href }] = content('not-found.yaml').links
  await page.getByRole('main').getByRole('link', { name: label }).click()
  await expect(page).toHaveURL(href)
})
