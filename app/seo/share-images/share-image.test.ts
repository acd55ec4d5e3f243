import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paletteOf } from '../../../model/fields/colours/palette.ts'
import { GREEN } from '../../../tests/green-colours.ts'
import { SIZES, shareImage, TITLE } from './draw-share-image.server.ts'
import { fitText } from './draw-text.server.ts'

/** Short and long titles in each script, and one of several scripts. */
const TITLES = [
  'SEO',
  'How SEO can skyrocket a business: start with the questions clients already ask',
  'અમદાવાદની પતંગ: ક્ષિતિજ, શ્રદ્ધા અને ડિજિટલ માર્કેટિંગ',
  'અમદાવાદના નાના વેપારીઓ માટે ડિજિટલ માર્કેટિંગ: ગ્રાહકો પૂછે છે તે પ્રશ્નોથી શરૂઆત કરો',
  'उत्तरायण की क्षितिज पर पतंगें और डिजिटल मार्केटिंग',
  'छोटे व्यापारियों के लिए डिजिटल मार्केटिंग: ग्राहक जो सवाल पूछते हैं, वहीं से शुरुआत कीजिए',
  'SEO और डिजिटल માર્કેટિંગ: 2026',
]

const fitted = (text: string) => fitText(text, { colour: '#ffffff', sizes: SIZES, ...TITLE })

const palette = paletteOf(GREEN)

const imageOf = (title: string) =>
  shareImage({
    title,
    brand: 'Kiteline',
    kite: { pattern: 'half', paper: 'primary', pieces: ['highlight'], tail: 'secondary' },
    palette,
  })

test.each(TITLES)('The title is complete, and stays within its box: %s', async (title) => {
  const { text, height } = await fitted(title)
  expect(text).toBe(title)
  expect(height).toBeLessThanOrEqual(TITLE.height)
})

test('A title that is too long is cut between two words and ends in an ellipsis', async () => {
  for (const words of ['Questions that clients ask before they call ', 'ગ્રાહકો પૂછે છે તે પ્રશ્નો ']) {
    const long = words.repeat(9).trim()
    const { text, height } = await fitted(long)
    expect(height).toBeLessThanOrEqual(TITLE.height)
    expect(text.endsWith('…')).toBe(true)
    expect(long).toContain(`${text.slice(0, -1)} `)
  }
})

test('The image is 1200 by 630 pixels and small enough to be shared', async () => {
  const png = await imageOf('Search engine optimisation')
  expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
  expect(png.length).toBeLessThan(300_000)
})
