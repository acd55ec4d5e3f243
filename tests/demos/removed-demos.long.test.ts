import { cpSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Document, parseDocument } from 'yaml'
import { contentTexts } from '../../model/content-folder.ts'
import { runQuietly } from '../../tools/run.ts'
import { scratchCopy } from '../../tools/test/scratch-copy.ts'
import { demos } from '../content-file.ts'
import { freePort } from '../programs.ts'

/** Two demos: those of the first service and of the last page that have one. */
const removed = [demos.at(0), demos.at(-1)].flatMap((entry) => entry?.demo ?? [])

/** Removes the blocks of a page that show a removed demo, and the links to it. */
function removeBlocks(page: Document): void {
  const { blocks = [] }: { blocks?: { block: string; name?: string; demos?: string[] }[] } =
    page.toJS() ?? {}
  for (const [index, { block, name = '', demos }] of [...blocks.entries()].reverse()) {
    if (block === 'demo' && removed.includes(name)) page.deleteIn(['blocks', index])
    const left = demos?.filter((demo) => !removed.includes(demo))
    if (left) page.setIn(['blocks', index, 'demos'], left)
  }
}

test('Without the folders and the content of two demos, the site is built and passes its tests', {
  timeout: 600_000,
}, async () => {
  const folder = scratchCopy()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of ['tests', 'deploy']) cpSync(part, path.join(folder, part), { recursive: true })
  for (const demo of removed) {
    rmSync(path.join(folder, 'app/demos', demo), { recursive: true })
    rmSync(path.join(folder, `content/demos/${demo}.yaml`))
  }
  const content = path.join(folder, 'content')
  for (const [file, text] of Object.entries(contentTexts(content))) {
    if (!/^[^/]+\.yaml$|^(?:services|products)\//.test(file)) continue
    const page = parseDocument(text)
    removeBlocks(page)
    writeFileSync(path.join(content, file), String(page))
  }
  const env = { NODE_ENV: 'production', TEST_PORT: `${await freePort()}` }
  for (const command of [
    'react-router typegen',
    'tsc --noEmit',
    'node tools/build/build.ts',
    'vitest run model app/demos',
    // Loads every browser test, and runs two that go through all demos.
    'playwright test links budgets',
  ]) {
    const [program = '', ...args] = command.split(' ')
    const { code, output } = await runQuietly(program, args, env, undefined, folder)
    expect(code, output).toBe(0)
  }
})
