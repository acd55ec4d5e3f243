/**
 * Cuts the two typefaces down to what the site uses and writes them to `app/fonts`: Latin with the
 * marks of Indian English (rupee sign, typographic quotes), and the part of each variation axis that
 * the styles name. Run it again (`npm run fonts`) when a style needs more weight or width.
 * Both are under the SIL Open Font License; sources: @fontsource-variable/anek-latin and /literata.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
const CHARACTERS = `${range(0x20, 0x7e)}\u00a0§©®°²·×éüāīū–—‘’“”…₹→`

const FONTS = [
  {
    from: '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
    to: 'anek-latin.woff2',
    variationAxes: { wght: { min: 400, max: 780 }, wdth: { min: 80, max: 100 } },
  },
  {
    from: '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
    to: 'literata.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    from: '@fontsource-variable/literata/files/literata-latin-wght-italic.woff2',
    to: 'literata-italic.woff2',
    variationAxes: { wght: 400 },
  },
]

for (const { from, to, variationAxes } of FONTS) {
  const font = await readFile(require.resolve(from))
  const subset = await subsetFont(font, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: ['kern', 'mark', 'ccmp', 'locl', 'liga'],
    noHinting: true,
  })
  await writeFile(new URL(`../app/fonts/${to}`, import.meta.url), subset)
  console.log(`${to}: ${font.length} → ${subset.length} bytes`)
}
