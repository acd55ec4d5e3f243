/**
 * `npm run screenshots`: takes screenshots of every page at four widths, and of states that need an action,
 * for `screenshots/index.html`, to review a visual change.
 * `npm run screenshots -- /pricing "Message sent"` takes only that page and that state, `states` all states.
 * `npm run screenshots -- --editor` renews the pictures of the editor in `docs/owner.md` instead.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { DATA } from '../app/data-attributes.ts'
import { STORAGE_KEYS } from '../schemas/storage-keys.ts'
import { chromiumArguments, findChromium } from './chromium.ts'
import { isStale } from './is-stale.ts'
import { pagePaths } from './page-paths.ts'
import { run } from './run.ts'
import { type Shot, STATES } from './screenshot-states.ts'
import { serveSite } from './serve-site.ts'

const WIDTHS = [390, 768, 1280, 1920]
const FOLDER = 'screenshots'

if (process.argv.includes('--editor')) process.exit(await run('node', ['editor/screenshots.ts']))

const ALL: Shot[] = [
  ...pagePaths().map((page) => ({ name: page, path: page, whole: true })),
  ...STATES,
]
const wanted = process.argv
  .slice(2)
  .flatMap((name) => (name === 'states' ? STATES.map((state) => state.name) : name))
const unknown = wanted.filter((name) => !ALL.some((shot) => shot.name === name))
if (unknown.length > 0) {
  const names = ALL.map(({ name }) => name).join(', ')
  console.error(`No such page or state: ${unknown.join(', ')}. There are: states, ${names}`)
  process.exit(1)
}

/** Renders the page to its end, and loads its lazy pictures. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'main * { content-visibility: visible !important }' })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
  })
}

async function take(browser: Browser, address: string, shot: Shot, width: number): Promise<string> {
  const page = await browser.newPage({ viewport: { width, height: width < 500 ? 844 : 960 } })
  if (!shot.firstVisit) {
    await page.addInitScript(
      (key) => sessionStorage.setItem(key, 'true'),
      STORAGE_KEYS.dialogClosed,
    )
  }
  await page.goto(address + shot.path)
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 400)
  if (shot.path !== '/404')
    await page.locator(`html[${DATA.hydrated}]`).waitFor({ state: 'attached' })
  if (shot.whole) await readToTheEnd(page)
  await shot.act?.(page)
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // Skip scroll-driven animations, which end only when the page is scrolled.
        .filter(({ timeline }) => timeline === document.timeline)
        .map(
          (animation) =>
            animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY ||
            // A cancelled animation has ended, too.
            animation.finished.catch(() => {}),
        ),
    ),
  )
  const file = `${shot.name.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home'}-${width}.jpg`
  await page.screenshot({
    path: path.join(FOLDER, file),
    type: 'jpeg',
    quality: 78,
    fullPage: shot.whole ?? false,
  })
  await page.close()
  return file
}

if (isStale() && (await run('npm', ['run', '--silent', 'build'])) !== 0) process.exit(1)
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)

const server = await serveSite()
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: chromiumArguments,
})
const rows: string[] = []
for (const shot of ALL.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const cells: string[] = []
  for (const width of shot.widths ?? WIDTHS) {
    const file = await take(browser, server.url, shot, width)
    cells.push(
      `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${width}</figcaption></figure>`,
    )
  }
  rows.push(`<h2>${shot.name}</h2><div>${cells.join('')}</div>`)
  console.log(shot.name)
}
await browser.close()
await server.stop()

writeFileSync(
  path.join(FOLDER, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Look book</title><style>body{font:16px system-ui;margin:2rem}div{display:flex;gap:1rem;align-items:start;overflow-x:auto}figure{margin:0;flex:none;width:24vw;max-height:90vh;overflow:auto;border:1px solid}img{width:100%;display:block}</style>${rows.join('\n')}</html>`,
)
console.log(`\n${path.join(FOLDER, 'index.html')}`)
