import { expect, test } from 'vitest'
import { refuseNoSlug, slugOf } from './slug.ts'

const NAMED_BY_PHONES = [
  ...['IMG_20260101_100000', 'IMG-20260101-WA0012', 'PXL_20260101_043000123.MP', 'DSC_0012'],
  ...['DSC00012~2', 'P1010012', '20260101_100000', '20260101_100000(0)', 'MVIMG_20260101_100000'],
  ...['GOPR0012', 'DJI_0012', 'WhatsApp Image 2026-01-01 at 10.00.00'],
  'WhatsApp Image 2026-01-01 at 10.00.00 AM (1)',
  ...['Screenshot_2026-01-01-10-00-00-123_com.whatsapp', 'Screenshot 2026-01-01 at 10.00.00 AM'],
  ...['Bildschirmfoto vom 2026-01-01 10-00-00', 'photo_2026-01-01_10-00-00', 'Snapchat-123456789'],
  ...['signal-2026-01-01-100000_001', 'Copy of Untitled design (3)'],
]
const NAMED_BY_PEOPLE = [
  ...['Node.js or PHP?', 'Version 2.0', 'Dr. Patel', 'C++ & C#', 'Price: ₹5,000/-', '50% off!'],
  ...['What’s new — and why', 'A/B tests', 'e-commerce', '  spaces  around  ', '_draft_'],
  ...['~temp~', '...', 'Café Zürich', 'İstanbul', 'Ahmedabad.Surat.Vadodara', 'ગુજરાતી પતંગ'],
  ...['मकर संक्रांति २०२६', 'Наш проект', '日本語'],
]
const AROUND = [
  ...['', ' (1)', ' - Copy', '.final_v2~'],
  ' — for the very long name of a page that nobody would want to type twice',
]

test('Of every name of a picture or page a file name is made that can be used', () => {
  for (const start of [...NAMED_BY_PHONES, ...NAMED_BY_PEOPLE])
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
