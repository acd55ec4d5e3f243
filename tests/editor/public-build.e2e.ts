import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'

/** Words that only the editor's own code and packages contain. */
const OF_THE_EDITOR = /editPage|\u{e007f}|prosemirror|api\/overview/iu

test('The built site contains nothing of the editor', () => {
  const files = globSync('build/client/**/*.{html,js,css,json}')
  expect(files.length).toBeGreaterThan(20)
  const found = files.filter((file) => OF_THE_EDITOR.test(readFileSync(path.resolve(file), 'utf8')))
  expect(found).toEqual([])
})
