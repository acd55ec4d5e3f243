/**
 * `npm run screenshots -- --blocks`: takes the picture of each block that an owner sees when adding one, from
 * the first page that shows it, in a copy of the project.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { articles, siteContent } from '../tests/content-file.ts'
import { startEditor } from '../tests/editor/start-editor.ts'
import { chromiumArguments, findChromium } from '../tools/chromium.ts'
import { scratchCopy } from '../tools/scratch-copy.ts'
import type { FileState, Overview } from './protocol.ts'

const WIDTH = 480
const VIEWPORT = { width: 1280, height: 960 }

const copy = scratchCopy()
const { contact } = siteContent
/** A page of the blocks that may be on no other. */
const page = {
  title: contact.title,
  hero: {},
  blocks: [
    { block: 'text', content: articles[0]?.content.replace(/^[^#]*/, '') },
    { block: 'contact-form', title: contact.form.title, text: contact.intro },
  ],
  seo: { title: contact.title, description: contact.intro },
}
mkdirSync(path.join(copy, 'content/pages'), { recursive: true })
writeFileSync(path.join(copy, 'content/pages/blocks.yaml'), JSON.stringify(page))
const editor = await startEditor(copy)
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: chromiumArguments,
})
const tab = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' })

const ask = async <Answer>(endpoint: string) =>
  (await (await fetch(`${editor.url}/api/${endpoint}`)).json()) as Answer

try {
  const { files, preview } = await ask<Overview>('overview')
  const states = files.map(async ({ file, page }) => {
    const { values } = await ask<FileState>(`file?file=${file}`)
    const blocks = (values.blocks ?? []) as { block: string; hidden?: boolean }[]
    return blocks.map((block, index) => ({ ...block, page, place: `${file}?blocks[${index}]` }))
  })
  const all = (await Promise.all(states)).flat().filter(({ hidden }) => !hidden)
  const names = readdirSync('app/blocks', { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  )
  for (const { name } of names) {
    for (const { page, place } of all.filter(({ block }) => block === name)) {
      await tab.goto(preview + page, { waitUntil: 'load' })
      await tab.addStyleTag({ content: 'body > :not(:has(main), main) { display: none }' })
      const block = tab.locator(`[data-place="${place}"] > *`).first()
      if (!(await block.isVisible())) continue
      await block.scrollIntoViewIfNeeded()
      const picture = await block.screenshot({ animations: 'disabled' })
      const file = `app/blocks/${name}/preview.avif`
      const whole = sharp(picture).resize(WIDTH)
      const { info } = await whole.toBuffer({ resolveWithObject: true })
      await whole
        .extract({ left: 0, top: 0, width: WIDTH, height: Math.min(info.height, WIDTH * 0.75) })
        .avif({ quality: 40, effort: 6 })
        .toFile(file)
      console.log(file, page)
      break
    }
  }
} finally {
  await browser.close()
  editor.child.kill()
  await editor.ended
  rmSync(copy, { recursive: true })
}
