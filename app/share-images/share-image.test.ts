import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SIZES, shareImage, TITLE } from './draw-share-image.server.ts'
import { drawText, fitText } from './draw-text.server.ts'

const fitted = (text: string) => fitText(text, { colour: '#ffffff', sizes: SIZES, ...TITLE })

test.each([
  'SEO',
  'How SEO can skyrocket a business: start with the questions clients already ask',
  'અમદાવાદની પતંગ: ક્ષિતિજ, શ્રદ્ધા અને ડિજિટલ માર્કેટિંગ',
  'उत्तरायण की क्षितिज पर पतंगें और डिजिटल मार्केटिंग',
])(
  'The title fits whole and is 12 pixels high or more where the image is 300 wide: %s',
  async (title) => {
    const { text, width, height, size } = await fitted(title)
    expect(text).toBe(title)
    expect(width).toBeLessThanOrEqual(TITLE.width)
    expect(height).toBeLessThanOrEqual(TITLE.height)
    expect((size * 300) / 1200).toBeGreaterThanOrEqual(12)
  },
)

test('A title that is too long ends in an ellipsis, between two words', async () => {
  const long = 'Questions that clients ask before they call '.repeat(8).trim()
  const { text, height } = await fitted(long)
  expect(height).toBeLessThanOrEqual(TITLE.height)
  expect(text.endsWith('…')).toBe(true)
  expect(long).toContain(`${text.slice(0, -1)} `)
})

test.each([
  ['ક્ષ', 'ક', 'ષ'],
  ['क्ष', 'क', 'ष'],
])('Letters that join are joined: %s is narrower than its parts', async (joined, one, other) => {
  const widthOf = async (text: string) =>
    (await drawText(text, { colour: '#ffffff', size: 88, width: 590 })).width
  expect(await widthOf(joined)).toBeLessThan((await widthOf(one)) + (await widthOf(other)))
})

test('The type is the site’s own, and not one of the machine’s', async () => {
  const { width } = await drawText('Mangrove', { colour: '#ffffff', size: 88, width: 900 })
  // As wide as this face is at its width of 86; a common sans serif is a third wider.
  expect(width).toBeLessThan(370)
})

test('The image is 1200 by 630 pixels and small enough to be shared', async () => {
  const png = await shareImage({
    title: 'Search engine optimisation',
    brand: 'Kiteline',
    kite: { pattern: 'half', paper: 'rani', pieces: ['marigold'], tail: 'cobalt' },
    ground: 'content/pictures/share-ground.webp',
  })
  expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
  expect(png.length).toBeLessThan(300_000)
})
