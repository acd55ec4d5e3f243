/**
 * Subsets the two typefaces to what the site uses and writes them to `app/fonts`: Latin with the
 * punctuation of Indian English (rupee sign, typographic quotes), and the range of each variation axis
 * that the styles use. Both upright faces have two files, so that a page fetches little: the characters of
 * nearly every page, and the others (`unicode-range` in `styles/rare-font.css`, `reading-font.css`). Run it
 * again (`npm run fonts`) when a style needs more weight or width.
 * All are under the SIL Open Font License; sources: @fontsource-variable/anek-latin, /anek-devanagari,
 * /anek-gujarati and /literata.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import { readTables, writeTables } from './sfnt.ts'

const require = createRequire(import.meta.url)
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
const ALL = `${range(0x20, 0x7e)}\u00a0§©®°²·×éüāīū–—‘’“”…₹→`
const COMMON = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}${range(0x30, 0x39)} !&'()+,-./:;?@%\u00a0©–’“”…`
const without = (common: string) =>
  [...ALL].filter((character) => !common.includes(character)).join('')

/** Most articles contain prices in rupees. */
const COMMON_IN_ARTICLES = `${COMMON}₹`

/** Anek's axes, and the instance whose kerning all use. */
const ANEK = {
  from: '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
  axes: { wght: { min: 400, max: 780 }, wdth: { min: 80, max: 100 } },
  kerningOf: { wght: 600, wdth: 90 },
}

const LITERATA = {
  from: '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
  kerningOf: { wght: 400 },
}

type Axes = Record<string, number | { min: number; max: number }>

const FONTS: { from: string; to: string; characters: string; axes: Axes; kerningOf?: Axes }[] = [
  { ...ANEK, to: 'anek-latin.woff2', characters: COMMON },
  { ...ANEK, to: 'anek-latin-rare.woff2', characters: without(COMMON) },
  { ...LITERATA, to: 'literata.woff2', characters: COMMON_IN_ARTICLES },
  { ...LITERATA, to: 'literata-rare.woff2', characters: without(COMMON_IN_ARTICLES) },
  {
    from: '@fontsource-variable/literata/files/literata-latin-wght-italic.woff2',
    to: 'literata-italic.woff2',
    characters: ALL,
    axes: { wght: 400 },
  },
]

const subset = (font: Buffer, characters: string, axes: Axes) =>
  subsetFont(font, characters, {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepFeatures: ['kern', 'ccmp', 'locl', 'liga'],
    noHinting: true,
  })

/**
 * Replaces the kerning of a variable font by that of one instance: pairs that vary with weight and width
 * were a third of the file, for differences of a hundredth of the font size. Also drops the table of
 * advances (HVAR), since the outlines' variations contain the same figures, and the names of styles
 * (STAT), which only font menus show. Why it edits tables itself: decision 005.
 */
function withKerningOf(variable: Buffer, instance: Buffer): Buffer {
  const tables = readTables(variable)
  const fixed = readTables(instance)
  for (const tag of ['GPOS', 'GDEF']) {
    const table = fixed.get(tag)
    if (table) tables.set(tag, table)
    else tables.delete(tag)
  }
  tables.delete('HVAR')
  tables.delete('STAT')
  return writeTables(tables)
}

for (const { from, to, characters, axes, kerningOf } of FONTS) {
  const font = await readFile(require.resolve(from))
  const variable = await subset(font, characters, axes)
  const whole = kerningOf
    ? withKerningOf(variable, await subset(font, characters, kerningOf))
    : variable
  const file = await convert(whole, 'woff2')
  await writeFile(new URL(`../app/fonts/${to}`, import.meta.url), file)
  console.log(`${to}: ${font.length} → ${file.length} bytes`)
}

/** The headline typeface as files for Pango, for share images, whose text can be in any of these scripts. */
const SCRIPTS = [
  {
    script: 'latin',
    from: '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
    characters: `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}–—‘’“”…₹→`,
  },
  {
    script: 'devanagari',
    from: '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2',
    characters: ` ${range(0x900, 0x97f)}\u200c\u200d\u25cc`,
  },
  {
    script: 'gujarati',
    from: '@fontsource-variable/anek-gujarati/files/anek-gujarati-gujarati-standard-normal.woff2',
    characters: ` ${range(0xa80, 0xaff)}\u0964\u0965\u200c\u200d\u25cc`,
  },
]

for (const { script, from, characters } of SCRIPTS) {
  const font = await readFile(require.resolve(from))
  const file = await subsetFont(font, characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: 740, wdth: 86 },
    noHinting: true,
  })
  await writeFile(new URL(`../app/fonts/share/anek-${script}.ttf`, import.meta.url), file)
  console.log(`share/anek-${script}.ttf: ${font.length} → ${file.length} bytes`)
}
