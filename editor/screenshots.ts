/**
 * `npm run screenshots -- --editor`: takes the pictures of `docs/owner.md`, in a copy of the project that it
 * builds; with `--blocks` those of the blocks instead.
 */
import { rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { services } from '../tests/content-file.ts'
import { ownerOf } from '../tests/editor/session.ts'
import { startEditor } from '../tests/editor/start-editor.ts'
import { chromiumArguments, findChromium } from '../tools/chromium.ts'
import { scratchCopy } from '../tools/scratch-copy.ts'
import { addBlocks, takeBlocks } from './block-pictures.ts'

const isOfBlocks = process.argv.includes('--blocks')
const copy = scratchCopy()
if (isOfBlocks) addBlocks(copy)
const editor = await startEditor(copy)
const executablePath = findChromium() ?? ''
const browser = await chromium.launch({ executablePath, args: chromiumArguments })
const viewport = { width: 1280, height: 760 }
const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
// Pictures and builds take their time.
page.setDefaultTimeout(300_000)
const owner = ownerOf(page)

async function take(name: string): Promise<void> {
  const picture = sharp(await page.screenshot())
  const webp = picture.webp({ quality: 70, effort: 6, smartSubsample: true })
  await webp.toFile(`docs/editor/${name}.webp`)
}

async function open(name: string): Promise<void> {
  await page.goto(`${editor.url}/#${name}`)
  await page.reload()
  await owner.heading(name === 'publish' ? 'Publish' : services[0]?.menuLabel)
}

async function build(): Promise<void> {
  await open('publish')
  await owner.button('Build and check').click()
  await page.getByRole('heading', { name: 'Launch check' }).waitFor()
}

async function takeAll(): Promise<void> {
  await build()
  await owner.button('It is online now').click()
  await owner.told('Noted')
  await open(`services/${services[0]?.slug}.yaml`)
  await owner.preview().locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const title = owner.field('Title')
  await title.focus()
  await take('form')
  const before = await title.inputValue()
  await title.fill('')
  await owner.told('1 thing needs a change')
  await take('error')
  await title.fill(`${before} in one week`)
  await owner.save()
  await owner.told('Saved.')
  await owner.button('New service').click()
  await owner.dialog().getByRole('textbox', { name: 'Title' }).fill('Event photography')
  await take('new')
  await page.keyboard.press('Escape')
  await build()
  await take('publish')
}

try {
  await (isOfBlocks ? takeBlocks(copy, editor.url, page) : takeAll())
} finally {
  await browser.close()
  editor.child.kill()
  await editor.ended
  rmSync(copy, { recursive: true })
}
