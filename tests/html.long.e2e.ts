import { globSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import GithubSlugger from 'github-slugger'
import { CONTENT } from '../app/layout-ids.ts'
import { builtFile, CLIENT } from './built-site.ts'
import { articles } from './content-file.ts'
import { htmlErrors } from './html-errors.ts'

test('Every built page conforms to the HTML standard', async () => {
  const files = globSync('**/*.html', { cwd: CLIENT })
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) expect.soft(await htmlErrors(builtFile(file)), file).toEqual([])
})

test('No class of a built page is undefined: each comes from a stylesheet that its component reads', () => {
  const files = globSync('**/*.html', { cwd: CLIENT })
  const wrong = files.filter((file) => /class="[^"]*\bundefined\b/.test(builtFile(file)))
  expect(wrong).toEqual([])
})

test('No heading of a text can have the id of anything else on its page', () => {
  for (const { path } of [{ path: '/privacy' }, ...articles]) {
    const others = builtFile(`${path}/index.html`).matchAll(/<(?!h[2-6])\w+[^>]* id="([^"]*)"/g)
    const ids = Array.from(others, ([, id = '']) => id)
    expect(ids).toContain(CONTENT)
    expect(ids.filter((id) => new GithubSlugger().slug(id) === id)).toEqual([])
  }
})
