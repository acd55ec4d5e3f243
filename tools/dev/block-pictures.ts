/** `npm run screenshots -- --blocks`: pictures of the editor's blocks, from the first page that shows each, in a copy. */
import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { blockPages } from '../../model/addresses.ts'
import { siteContent } from '../../tests/content-file.ts'
import { startEditor } from '../../tests/editor/start-editor.ts'
import { launchBrowser } from '../../tests/launch-browser.ts'
import { scratchCopy } from '../test/scratch-copy.ts'

/** What the editor answers: its files with their pages, and where these are. */
type Overview = { files: { file: string; page: string }[]; preview: string }

const copy = scratchCopy()

async function takeBlocks(editor: string, tab: Page): Promise<void> {
  const { files, preview }: Overview = await (await fetch(`${editor}/api/overview`)).json()
  const taken = new Set<string>()
  for (const { file, blocks } of blockPages(siteContent)) {
    await tab.goto(preview + files.find((one) => one.file === file)?.page)
    await tab.addStyleTag({ content: 'body > :not(:has(main), main) { display: none }' })
    for (const [index, { block }] of blocks.entries()) {
      const shown = tab.locator(`[data-place="${file}?blocks[${index}]"] > *`).first()
      if (taken.has(block) || !(await shown.isVisible())) continue
      const whole = sharp(await shown.screenshot({ animations: 'disabled' }))
      const { width = 0, height = 0 } = await whole.metadata()
      await whole
        .extract({ left: 0, top: 0, width, height: Math.min(height, width * 0.75) })
        .resize(480)
        .avif({ quality: 40, effort: 6 })
        .toFile(`app/blocks/${block}/preview.avif`)
      taken.add(block)
    }
  }
}

const editor = await startEditor(copy)
const browser = await launchBrowser()
try {
  const viewport = { width: 1280, height: 760 }
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  // The first page is bundled meanwhile.
  page.setDefaultTimeout(300_000)
  await takeBlocks(editor.url, page)
} finally {
  await browser.close()
  editor.child.kill()
  await editor.ended
  rmSync(copy, { recursive: true })
}
