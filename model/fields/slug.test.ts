import { expect, test } from 'vitest'
import { refuseNoSlug, slugOf } from './slug.ts'

const NAMES = [
  ...['IMG_20260101_100000', 'PXL_20260101_043000123.MP', 'DSC00012~2', '20260101_100000'],
  ...['Node.js or PHP?', 'C++ & C#', 'Price: ₹5,000/-', '50% off!', 'What’s new — and why'],
  ...['A/B tests', '  spaces  around  ', '_draft_', '~temp~', '...', 'Café Zürich', 'İstanbul'],
  ...['ગુજરાતી પતંગ', 'मकर संक्रांति २०२६', 'Наш проект', '日本語'],
]
const AROUND = [
  ...['', ' (1)', ' - Copy', '.final_v2~'],
  ' — for the very long name of a page that nobody would want to type twice',
]

test('Of every name of a picture or page a file name is made that can be used', () => {
  for (const start of NAMES)
    for (const end of AROUND) {
      const slug = slugOf(start + end)
      // A name without a letter or a digit has none: the owner types one.
      if (slug) expect(() => refuseNoSlug(slug), `${start + end}: ${slug}`).not.toThrow()
      else expect(start + end).not.toMatch(/[\p{L}\p{N}]/u)
    }
})

test('No letter or digit of a name is lost', () => {
  expect(slugOf('IMG_20260101_100000')).toBe('img-20260101-100000')
  expect(slugOf('WhatsApp Image 2026-01-01 at 10.00.00 AM (1)')).toBe(
    'whatsapp-image-2026-01-01-at-10-00-00-am-1',
  )
  expect(slugOf('Node.js or PHP?')).toBe('node-js-or-php')
  expect(slugOf('ગુજરાતી પતંગ')).toMatch(/^[a-z]+-[a-z]+$/)
})

test('A path, a capital letter or an empty name is no file name', () => {
  for (const slug of ['', '../brand', 'Design', 'a--b', '-a', 'a-', 'a.b', 'a'.repeat(81)])
    expect(() => refuseNoSlug(slug), slug).toThrow('A file name has small letters')
})
