/** The site as shipped: plain rules for what search results show, and for words that read badly. */
import path from 'node:path'
import { expect, test } from 'vitest'
import { contentTexts } from '../../schemas/content-folder.ts'
import { fillFields, sitePlaceholders } from '../../schemas/reading/fill-placeholders.ts'
import { siteContent } from '../content-file.ts'

const FOLDER = path.join(import.meta.dirname, '..', '..', 'content')
const PLACEHOLDERS = sitePlaceholders(contentTexts(FOLDER))

type Seo = { title: string; description: string }

/** The `seo` of every page, wherever in the content it is. */
function seosIn(value: unknown): Seo[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'seo' ? [fillFields(part, PLACEHOLDERS) as Seo] : seosIn(part),
  )
}

test('Search results show titles and descriptions of pages whole', () => {
  const all = seosIn(siteContent)
  expect(all.length).toBeGreaterThan(20)
  for (const { title, description } of all) {
    expect.soft(title.trim().length, title).toBeLessThanOrEqual(60)
    expect.soft(description.trim().length, description).toBeLessThanOrEqual(155)
  }
})

/** Words that have to be read twice, or say nothing. */
const FORBIDDEN =
  /\b(?:whoever|whomever|such as|seamless\w*|unlock\w*|elevate\w*|cutting-edge|fast-paced)\b/i

test('No text has words that have to be read twice or say nothing', () => {
  const texts = contentTexts(FOLDER)
  expect(Object.keys(texts).length).toBeGreaterThan(50)
  const found = Object.entries(texts).flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        !line.trimStart().startsWith('#') && FORBIDDEN.test(line)
          ? [`${file}:${index + 1}: ${line.trim()}`]
          : [],
      ),
  )
  expect(found).toEqual([])
})
