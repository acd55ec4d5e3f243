/**
 * `npm run screenshots`: takes screenshots of every page at four widths for `screenshots/index.html`, to
 * review a visual change; `npm run screenshots -- /pricing` takes only that page.
 * `npm run screenshots -- --editor` renews the pictures of the editor in `docs/owner.md` instead.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { STORAGE_KEYS } from '../schemas/storage-keys.ts'
import { chromiumArguments, findChromium } from './chromium.ts'
import { isStale } from './is-stale.ts'
import { pagePaths } from './page-paths.ts'
import { run } from './run.ts'
import { serveSite } from './serve-site.ts'

const WIDTHS = [390, 768, 1280, 1920]
const FOLDER = 'screenshots'

if (process.argv.includes('--editor')) process.exit(await run('node', ['editor/screenshots.ts']))

const wanted = process.argv.slice(2)
const unknown = wanted.find((page) => !pagePaths().includes(page))
if (unknown) {
  console.error(`There is no page ${unknown}; there are: ${pagePaths().join(', ')}`)
  process.exit(1)
}
const pages = wanted.length > 0 ? wanted : pagePaths()
if (isStale() && (await run('npm', ['run', '--silent', 'build'])) !== 0) process.exit(1)
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)

const server = await serveSite()
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: chromiumArguments,
})

async function take(address: string, width: number): Promise<string> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await page.addInitScript((key) => sessionStorage.setItem(key, 'true'), STORAGE_KEYS.dialogClosed)
  await page.goto(server.url + address, { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: 'main * { content-visibility: visible !important }' })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
  })
  const file = `${address.replace(/\W+/g, '-').replace(/^-/, '') || 'home'}-${width}.jpg`
  await page.screenshot({
    path: path.join(FOLDER, file),
    type: 'jpeg',
    quality: 78,
    fullPage: true,
  })
  await page.close()
  return `<a href="${file}"><img src="${file}" loading="lazy" alt="${width}"></a>`
}

const rows: string[] = []
for (const address of pages) {
  const pictures: string[] = []
  for (const width of WIDTHS) pictures.push(await take(address, width))
  rows.push(`<h2>${address}</h2><div>${pictures.join('')}</div>`)
  console.log(address)
}
await browser.close()
await server.stop()

const STYLE = 'div { display: flex; align-items: start } a { width: 25% } img { width: 100% }'
writeFileSync(
  path.join(FOLDER, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>${STYLE}</style>${rows.join('\n')}`,
)
console.log(`\n${path.join(FOLDER, 'index.html')}`)
