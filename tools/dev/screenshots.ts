/** `npm run screenshots`: every page at four widths; `-- /pricing` one page, `-- --blocks` the editor's blocks. */
import { rmSync, writeFileSync } from 'node:fs'
import { STORAGE_KEYS } from '../../contract/constants.ts'
import { pagePaths } from '../../model/addresses.ts'
import { contentOf } from '../../model/read-content.ts'
import { launchBrowser } from '../../tests/launch-browser.ts'
import { isStale } from '../build/is-stale.ts'
import { fixedPaths, readContentFolder } from '../content/read-content-folder.ts'
import { run } from '../run.ts'
import { serveSite } from '../test/serve-site.ts'

const [of = ''] = process.argv.slice(2)
if (of === '--blocks') process.exit(await run('node', ['tools/dev/block-pictures.ts']))
if (isStale() && (await run('node', ['tools/build/build.ts'])) !== 0) process.exit(1)
rmSync('screenshots', { recursive: true, force: true })

const server = await serveSite()
const browser = await launchBrowser()
const STYLE = 'div { display: flex; align-items: start } a { width: 25% } img { width: 100% }'
let html = `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>${STYLE}</style>`
const pages = pagePaths(fixedPaths, contentOf(readContentFolder()))
for (const address of of ? process.argv.slice(2) : pages) {
  console.log(address)
  html += `<h2>${address}</h2><div>`
  for (const width of [390, 768, 1280, 1920]) {
    const viewport = { width, height: 900 }
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    const { dialogClosed } = STORAGE_KEYS
    await page.addInitScript((key) => sessionStorage.setItem(key, 'true'), dialogClosed)
    await page.goto(new URL(address, server.url).href, { waitUntil: 'networkidle' })
    await page.addStyleTag({ content: 'main * { content-visibility: visible !important }' })
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
    })
    const file = `${address.replace(/\W+/g, '-').replace(/^-/, '') || 'home'}-${width}.jpg`
    await page.screenshot({ path: `screenshots/${file}`, quality: 78, fullPage: true })
    await page.close()
    html += `<a href="${file}"><img src="${file}" loading="lazy" alt="${width}"></a>`
  }
  html += '</div>'
}
await browser.close()
await server.stop()
writeFileSync('screenshots/index.html', html)
console.log('\nscreenshots/index.html')
