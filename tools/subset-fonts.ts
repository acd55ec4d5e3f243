/**
 * `npm run fonts`: subsets the typefaces that `content/brand.yaml` names to what the site uses, and writes
 * them to `app/fonts`, with their styles: Latin with the punctuation of Indian English (rupee sign,
 * typographic quotes), and the range of each variation axis that the styles use. Both upright faces have two
 * files, so that a page fetches little: the characters of nearly every page, and the others. Run it again
 * when a style needs more weight or width, or for another typeface.
 * The installed typefaces are under the SIL Open Font License (Fontsource).
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { convert } from 'fontverter'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { parse } from 'yaml'
import { fontsSchema } from '../schemas/site.ts'
import { rareSansFaces, sansFaces, serifFaces } from './font-faces.ts'
import { axesOf } from './font-metrics.ts'
import { readTables, writeTables } from './sfnt.ts'
import { findTypeface } from './typefaces.ts'

const require = createRequire(import.meta.url)
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
const ALL = `${range(0x20, 0x7e)}\u00a0§©®°²·×éüāīū–—‘’“”…₹→`
const COMMON = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}${range(0x30, 0x39)} !&()+,-./:;?@%\u00a0©–’“”…₹`
const without = (common: string) =>
  [...ALL].filter((character) => !common.includes(character)).join('')

type Range = { min: number; max: number }
type Axes = Record<string, number | Range>

/** Reads a typeface, uncompressed. */
const load = async (file: string) => convert(await readFile(file), 'truetype')

/**
 * The ranges that the styles use, as far as a font has them; its other axes are fixed.
 * @throws Error for a font of a single weight, in which nothing could be bold
 */
function axesIn(font: Buffer, wanted: Record<string, Range | number>): Axes {
  const axes = axesOf(font)
  if (!axes.wght) throw new Error('content/brand.yaml: a typeface must be variable in its weight.')
  return Object.fromEntries(
    Object.entries(axes).map(([tag, { min, default: usual, max }]) => {
      const use = wanted[tag] ?? usual
      const within = (value: number) => Math.min(Math.max(value, min), max)
      return [
        tag,
        typeof use === 'number' ? within(use) : { min: within(use.min), max: within(use.max) },
      ]
    }),
  )
}

const FEATURES = ['ccmp', 'locl', 'liga']

const subset = (font: Buffer, characters: string, axes: Axes, features = ['kern', ...FEATURES]) =>
  subsetFont(font, characters, {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  })

/**
 * Replaces the kerning of a variable font with that of one instance: pairs that vary with weight and width
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

const write = (to: string, content: Buffer | string) =>
  writeFile(new URL(`../app/${to}`, import.meta.url), content)

/**
 * Writes a subset.
 * @param kerningOf the instance whose kerning all instances use; without it the subset has none
 */
async function writeSubset(
  to: string,
  font: Buffer,
  characters: string,
  wanted: Axes,
  kerningOf?: Axes,
) {
  const features = kerningOf ? ['kern', ...FEATURES] : FEATURES
  const variable = await subset(font, characters, axesIn(font, wanted), features)
  const whole = kerningOf
    ? withKerningOf(variable, await subset(font, characters, axesIn(font, kerningOf)))
    : variable
  const file = await convert(whole, 'woff2')
  await write(`fonts/${to}.woff2`, file)
  console.log(`${to}.woff2: ${font.length} → ${file.length} bytes`)
}

const named = fontsSchema.parse(parse(await readFile('content/brand.yaml', 'utf8')).fonts)

const sans = findTypeface(named.sans, ['standard', 'wght'])
const sansFont = await load(sans.upright)
const SANS: [Axes, Axes] = [
  { wght: { min: 400, max: 780 }, wdth: { min: 80, max: 100 } },
  { wght: 600, wdth: 90 },
]
await writeSubset('sans', sansFont, COMMON, ...SANS)
await writeSubset('sans-rare', sansFont, without(COMMON), ...SANS)
await write('styles/fonts.critical.css', sansFaces(sansFont))
await write('styles/rare-faces.css', rareSansFaces(without(COMMON)))

const serif = findTypeface(named.serif, ['wght', 'standard'])
const serifFont = await load(serif.upright)
const SERIF: [Axes, Axes] = [{ wght: { min: 400, max: 700 } }, { wght: 400 }]
await writeSubset('serif', serifFont, COMMON, ...SERIF)
await writeSubset('serif-rare', serifFont, without(COMMON), ...SERIF)
if (serif.italic) await writeSubset('serif-italic', await load(serif.italic), COMMON, { wght: 400 })
else await rm(new URL('../app/fonts/serif-italic.woff2', import.meta.url), { force: true })
await write(
  'styles/reading-faces.css',
  serifFaces(serifFont, without(COMMON), serif.italic !== undefined),
)

/** The headline typeface as files for Pango, for share images, whose text can be in any of these scripts. */
const SCRIPTS = [
  {
    script: 'latin',
    from: sans.upright,
    characters: `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}–—‘’“”…₹→`,
  },
  {
    script: 'devanagari',
    from: require.resolve(
      '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2',
    ),
    characters: ` ${range(0x900, 0x97f)}\u200c\u200d\u25cc`,
  },
  {
    script: 'gujarati',
    from: require.resolve(
      '@fontsource-variable/anek-gujarati/files/anek-gujarati-gujarati-standard-normal.woff2',
    ),
    characters: ` ${range(0xa80, 0xaff)}\u0964\u0965\u200c\u200d\u25cc`,
  },
]

const families: string[] = []
for (const { script, from, characters } of SCRIPTS) {
  const font = await load(from)
  const file = await subsetFont(font, characters, {
    targetFormat: 'truetype',
    variationAxes: axesIn(font, { wght: 740, wdth: 86 }),
    noHinting: true,
  })
  families.push(new Face(new Blob(file)).getName(1, 'en'))
  await write(`fonts/share/${script}.ttf`, file)
  console.log(`share/${script}.ttf: ${font.length} → ${file.length} bytes`)
}
await writeFile(
  new URL('../schemas/made-fonts.json', import.meta.url),
  `${JSON.stringify({ ...named, families }, null, 2)}\n`,
)
