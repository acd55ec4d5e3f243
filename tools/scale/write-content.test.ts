import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentOf } from '../../schemas/read-content.ts'
import { readContentFolder } from '../read-content-folder.ts'
import { scratchCopy } from '../scratch-copy.ts'
import { writeArticles, writeServices } from './write-content.ts'

test('The generated content of a large site is valid', () => {
  const folder = scratchCopy()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeArticles(folder, 13)
  writeServices(folder, 20)
  const { articles, services } = contentOf(readContentFolder(path.join(folder, 'content')))
  expect([articles.length, services.length]).toEqual([13, 20])
})
