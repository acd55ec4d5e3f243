import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { builtPages, CLIENT, mainOf, shownIn } from './built-site.ts'
import { asShown, callToAction, content, demonstrated, services } from './content-file.ts'
import { DRONE } from './first-screens.ts'
import { expect, test } from './site.ts'

const pages = builtPages()

/** What fits into one packet needs no copy, in bytes. */
const ONE_PACKET = 700

test('Every service page ends with Get in Touch, and every product page that shows a demo with Get a Demo', () => {
  const { touchLabel } = content('services.yaml')
  for (const { path, label } of [
    ...[DRONE, ...services].map(({ path }) => ({ path, label: touchLabel })),
    ...demonstrated.map((product) => ({
      path: product.path,
      label: callToAction(product)?.link?.label,
    })),
  ]) {
    const { main } = mainOf(pages.find((page) => page.path === path)?.html ?? '')
    const links = [...main.matchAll(/<a\b[^>]* href="([^"?#]*)[^>]*>([\s\S]*?)<\/a>/g)]
    const [, href, inside = ''] = links.at(-1) ?? []
    expect.soft([shownIn(inside), href], path).toEqual([asShown(label ?? ''), '/contact'])
  }
})

test('Each text has two compressed copies with the same content', () => {
  const read = (file: string) => readFileSync(path.join(CLIENT, file))
  const texts = globSync('**/*.{html,js,css,svg,xml,json,md}', { cwd: CLIENT })
  for (const file of texts.filter((file) => read(file).length >= ONE_PACKET)) {
    expect.soft(brotliDecompressSync(read(`${file}.br`)).equals(read(file)), file).toBe(true)
    expect.soft(gunzipSync(read(`${file}.gz`)).equals(read(file)), file).toBe(true)
  }
})

test('An unknown address answers 404 with a page that leads on', async ({ page }) => {
  const answer = await page.goto('/services/no-such-service')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [{ label, href }] = content('not-found.yaml').links
  await page.getByRole('main').getByRole('link', { name: label }).click()
  await expect(page).toHaveURL(href)
})
