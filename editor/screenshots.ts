/**
 * `npm run screenshots -- --editor`: takes the screenshots of the editor for `docs/owner.md`, in a copy of
 * the project that it builds, changes and builds again.
 */
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { startEditor } from '../tests/editor/start-editor.ts'
import { chromiumArguments, findChromium } from '../tools/chromium.ts'
import { scratchCopy } from '../tools/scratch-copy.ts'

const FOLDER = 'docs/editor'

/** A long timeout, because pictures and builds take their time. */
const PATIENCE_MS = 300_000

const copy = scratchCopy()
const editor = await startEditor(copy)
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: chromiumArguments,
})
const page = await browser.newPage({ viewport: { width: 1280, height: 760 } })
page.setDefaultTimeout(PATIENCE_MS)
mkdirSync(FOLDER, { recursive: true })

async function take(name: string): Promise<void> {
  const file = path.join(FOLDER, `${name}.webp`)
  await sharp(await page.screenshot())
    .webp({ quality: 70, effort: 6, smartSubsample: true })
    .toFile(file)
  console.log(file)
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

/** Opens a page of the editor, and runs `within` once its heading is there. */
async function open(name: string, within: (page: Page) => Promise<void>): Promise<void> {
  await page.goto(`${editor.url}/#${name}`)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await within(page)
}

const loaded = async () => {
  const preview = page.frameLocator('iframe')
  await preview.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

const built = async () => {
  await press('Build and check')
  await page.getByRole('heading', { name: 'Launch check' }).waitFor()
}

try {
  const overview = await fetch(`${editor.url}/api/overview`)
  const { files }: { files: { file: string; kind?: string }[] } = await overview.json()
  const service = files.find(({ kind }) => kind === 'services')?.file ?? ''
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first()
  await open('publish', built)
  await press('It is online now')
  await page.getByRole('status').getByText('Noted').waitFor()
  await open(service, loaded)
  await title.focus()
  await take('form')
  const before = await title.inputValue()
  await title.fill('')
  await page.getByRole('region', { name: 'What needs a change' }).waitFor()
  await take('error')
  await title.fill(`${before} in one week`)
  await press('Save')
  await page.getByRole('status').getByText('Saved.').waitFor()
  await press('New service')
  await page.getByRole('textbox', { name: 'Title' }).last().fill('Event photography')
  await take('new')
  await page.keyboard.press('Escape')
  await open('publish', built)
  await take('publish')
} finally {
  await browser.close()
  editor.child.kill()
  await editor.ended
  rmSync(copy, { recursive: true })
}
