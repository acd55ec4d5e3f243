import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkSyntax } from './check-syntax.ts'

/** What is said of a content folder that holds these files; its own path is left out. */
function complaintsOf(files: Record<string, string>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-syntax-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  try {
    checkSyntax(folder)
    return []
  } catch (error) {
    const [title, ...complaints] = (error as Error).message.split(`\n${folder}/`)
    expect(title).toBe('The content cannot be read:')
    return complaints
  }
}

describe('A content file', () => {
  test('that can be read is let pass, wherever the site knows one', () => {
    const files = {
      'home.yaml': 'title: Home',
      'services/seo.yaml': 'title: "SEO"',
      'articles/on-kites.md': '---\ntitle: On kites\n---\n\nThey fly.\n',
      'privacy.md': '---\r\ntitle: Your data\r\n---\r\n\r\nWe keep little.\r\n',
      'pictures/Any Name (1).JPG': 'not text',
      'pictures/.DS_Store': '',
      '.gitkeep': '',
    }
    expect(complaintsOf(files)).toEqual([])
  })

  test.each([
    ['a list that is not closed', 'team/asha.yaml', 'name: [Asha', /line 1, column \d+/],
    ['a field written twice', 'home.yaml', 'title: One\ntitle: Two', /unique.*line 2, column 1/],
    ['a tab for an indent', 'home.yaml', 'hero:\n\twelcome: To', /line 2, column \d+/],
    ['a colon in a text without quotes', 'brand.yaml', 'name: a: b', /line 1, column \d+/],
    ['fields that are not above the text', 'articles/a.md', '# On kites', /without its fields/],
    ['fields that are not closed', 'privacy.md', '---\ntitle: Data\n', /without its fields/],
    [
      'a wrong field above the text',
      'articles/a.md',
      '---\ntitle: a: b\n---\n',
      /line 2, column 8/,
    ],
  ])('with %s is named with the place and the reason', (_, file, text, reason) => {
    const [complaint, ...others] = complaintsOf({ [file]: text, 'about.yaml': 'title: About' })
    expect(complaint).toMatch(new RegExp(`^${file}: `))
    expect(complaint).toMatch(reason)
    expect(others).toEqual([])
  })

  test.each([
    'services/seo.yml',
    'services/SEO.yaml',
    'services/local seo.yaml',
    'articles/on-kites.yaml',
    'articles/drafts/on-kites.md',
    'offers/diwali.yaml',
    'notes.txt',
  ])('that would be left out in silence is refused: %s', (file) => {
    expect(complaintsOf({ [file]: 'title: Lost' })).toEqual([
      `${file}: this file has no place here; names are lower case with hyphens and end in .yaml (articles in .md)`,
    ])
  })
})

test('All files with a fault are named at once, in order', () => {
  const complaints = complaintsOf({ 'site.yaml': 'a: [', 'blog.yaml': 'a: [', 'lost.txt': '' })
  expect(complaints.map((line) => line.slice(0, line.indexOf(':')))).toEqual([
    'blog.yaml',
    'lost.txt',
    'site.yaml',
  ])
})
