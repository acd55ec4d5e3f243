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
import { withKerningOf } from './fix-kerning.ts'
import { fallbackFace, fontFace, letterWidth, NOTE } from './font-faces.ts'
import { findTypeface } from './typefaces.ts'

const require = createRequire(import.meta.url)
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
const ALL = `${range(0x20, 0x7e)}\u00a0§©®°²·×éüāīū–—‘’“”…₹→`
const COMMON = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}${range(0x30, 0x39)} !&()+,-./:;?@%|\u00a0©–’“”…₹`
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}–—‘’“”…₹→`
const RARE = [...ALL].filter((character) => !COMMON.includes(character)).join('')

type Axes = Record<string, number | { min: number; max: number }>

/** Reads a typeface, uncompressed. */
const load = async (file: string) => convert(await readFile(file), 'truetype')

/**
 * The ranges that the styles use, as far as a font has their axes; its other axes are fixed.
 * @throws Error for a font of a single weight, in which nothing could be bold
 */
function axesIn(font: Buffer, wanted: Axes): Axes {
  const axes = Object.entries(new Face(new Blob(font)).getAxisInfos())
  if (!axes.some(([tag]) => tag === 'wght'))
    throw new Error('content/brand.yaml: a typeface must be variable in its weight.')
  return Object.fromEntries(axes.map(([tag, { default: usual }]) => [tag, wanted[tag] ?? usual]))
}

/** A font with some of its characters and axes. */
const subset = (font: Buffer, characters: string, wanted: Axes, options = {}) =>
  subsetFont(font, characters, {
    targetFormat: 'truetype',
    variationAxes: axesIn(font, wanted),
    noHinting: true,
    ...options,
  })

const LIGATURES = 'liga'

const write = (to: string, content: Buffer | string) =>
  writeFile(new URL(`../app/${to}`, import.meta.url), content)

/**
 * Writes a file of a face. Advances (HVAR) are in the outlines' variations too, and only font menus show the
 * names of styles (STAT).
 * @param kerningOf the instance whose kerning all instances use; without it the file has none
 */
async function writeFace(
  to: string,
  font: Buffer,
  characters: string,
  axes: Axes,
  kerningOf?: Axes,
) {
  const dropTables = ['HVAR', 'STAT', ...(kerningOf ? ['GDEF', 'GPOS'] : [])]
  const variable = await subset(font, characters, axes, { keepFeatures: [LIGATURES], dropTables })
  const keepFeatures = ['kern', LIGATURES]
  const whole = kerningOf
    ? withKerningOf(variable, await subset(font, characters, kerningOf, { keepFeatures }))
    : variable
  const file = await convert(whole, 'woff2')
  await write(`fonts/${to}.woff2`, file)
  console.log(`${to}.woff2: ${font.length} → ${file.length} bytes`)
}

const named = fontsSchema.parse(parse(await readFile('content/brand.yaml', 'utf8')).fonts)

const sans = findTypeface(named.sans, ['standard', 'wght'])
const sansFont = await load(sans.upright)
for (const [file, characters] of [
  ['sans', COMMON],
  ['sans-rare', RARE],
] as const) {
  const axes = { wght: { min: 400, max: 780 }, wdth: { min: 80, max: 100 } }
  await writeFace(file, sansFont, characters, axes, { wght: 600, wdth: 90 })
}
const SANS = { 'font-weight': '400 780', 'font-stretch': '80% 100%' }
/** Text and headlines: the widths of each, and the instance that its system font is matched to. */
const USES = [
  { stretch: '92% 100%', at: { wght: 400, wdth: 100 } },
  { stretch: '80% 91%', at: { wght: 720, wdth: 86 } },
]
const fallbacks = USES.map(async ({ stretch, at }) =>
  fallbackFace('Brand Sans', 'Arial', await subset(sansFont, LATIN, at), {
    'font-stretch': stretch,
  }),
)
await write(
  'styles/fonts.critical.css',
  [
    NOTE,
    fontFace('Brand Sans', 'sans', SANS),
    ...(await Promise.all(fallbacks)),
    await letterWidth(await subset(sansFont, LATIN, { wght: 760, wdth: 86 })),
  ].join(''),
)
// A family of its own, since Chromium asks the system for a fallback font at every size while a face of a
// family is missing.
await write('styles/rare-faces.css', NOTE + fontFace('Brand Sans Rare', 'sans-rare', SANS, RARE))

const serif = findTypeface(named.serif, ['wght', 'standard'])
const serifFont = await load(serif.upright)
for (const [file, characters] of [
  ['serif', COMMON],
  ['serif-rare', RARE],
] as const)
  await writeFace(file, serifFont, characters, { wght: { min: 400, max: 700 } }, { wght: 400 })
if (serif.italic) await writeFace('serif-italic', await load(serif.italic), COMMON, { wght: 400 })
else await rm(new URL('../app/fonts/serif-italic.woff2', import.meta.url), { force: true })
const SERIF = { 'font-weight': '400 700' }
const ITALIC = { 'font-style': 'italic', 'font-weight': '400' }
await write(
  'styles/reading-faces.css',
  [
    NOTE,
    fontFace('Brand Serif', 'serif', SERIF),
    serif.italic ? fontFace('Brand Serif', 'serif-italic', ITALIC) : '',
    fontFace('Brand Serif Rare', 'serif-rare', SERIF, RARE),
    await fallbackFace(
      'Brand Serif',
      'Times New Roman',
      await subset(serifFont, LATIN, { wght: 400 }),
    ),
  ].join(''),
)

/** The headline typeface as files for Pango, for share images, whose text can be in any of these scripts. */
const SCRIPTS = {
  latin: [sans.upright, LATIN],
  devanagari: [
    require.resolve(
      '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2',
    ),
    ` ${range(0x900, 0x97f)}\u200c\u200d\u25cc`,
  ],
  gujarati: [
    require.resolve(
      '@fontsource-variable/anek-gujarati/files/anek-gujarati-gujarati-standard-normal.woff2',
    ),
    ` ${range(0xa80, 0xaff)}\u0964\u0965\u200c\u200d\u25cc`,
  ],
} as const

const families: string[] = []
for (const [script, [from, characters]] of Object.entries(SCRIPTS)) {
  const file = await subset(await load(from), characters, { wght: 740, wdth: 86 })
  families.push(new Face(new Blob(file)).getName(1, 'en'))
  await write(`fonts/share/${script}.ttf`, file)
  console.log(`share/${script}.ttf: ${file.length} bytes`)
}
await writeFile(
  new URL('../schemas/made-fonts.json', import.meta.url),
  `${JSON.stringify({ ...named, families }, null, 2)}\n`,
)
