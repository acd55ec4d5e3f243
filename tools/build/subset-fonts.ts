/**
 * `npm run fonts`: subsets the typefaces of `content/brand.yaml` to what the site uses, with their styles. Both upright
 * faces have two files: the characters of nearly every page, and the others.
 */
import { existsSync, globSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generateFontFace, getMetricsForFamily, readMetrics } from 'fontaine'
import { convert } from 'fontverter'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { parse } from 'yaml'
import { fontsSchema } from '../../model/files/brand.ts'

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
const ENGLISH = `${range(0x20, 0x7e)}\u00a0§©®°²·×éüāīū–—‘’“”…₹→`
const COMMON = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}${range(0x30, 0x39)} !&()+,-./:;?@%|\u00a0©–’“”…₹`
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}–—‘’“”…₹→`

type Axes = Record<string, number | { min: number; max: number }>

const FONTSOURCE = 'node_modules/@fontsource-variable'
const OWN = 'content/brand'

/** A file of a package of Fontsource, for the first of these variation axes that it has. */
const packaged = (name: string, script: string, axes: string[], style = 'normal') =>
  axes
    .map((axis) => `${FONTSOURCE}/${name}/files/${name}-${script}-${axis}-${style}.woff2`)
    .find(existsSync)

/** The files of a package of Fontsource, or of `content/brand`. @throws Error if there are none with Latin letters */
function findTypeface(name: string, axes: string[]) {
  const own = path.join(OWN, name)
  const ownItalic = own.replace(/\.woff2$/, '-italic.woff2')
  const upright = packaged(name, 'latin', axes) ?? (own.endsWith('.woff2') ? own : '')
  if (!existsSync(upright)) {
    const there = [...readdirSync(FONTSOURCE), ...(existsSync(OWN) ? readdirSync(OWN) : [])]
    throw new Error(
      `content/brand.yaml: there is no typeface "${name}" with Latin letters; there are ${there.filter((file) => /^[\w-]+$|(?<!-italic)\.woff2$/.test(file)).join(', ')}. Others: npm install --save-dev @fontsource-variable/…, or a .woff2 file in ${OWN}.`,
    )
  }
  const italic = upright === own ? ownItalic : packaged(name, 'latin', axes, 'italic')
  return { upright, italic: italic && existsSync(italic) ? italic : undefined }
}

const load = async (file = '') => convert(await readFile(file), 'truetype')

/** Some characters of a font, with the ranges of axes that it has. @throws Error for one without weights */
function subset(font: Buffer, characters: string, wanted: Axes, options = {}) {
  const axes = Object.entries(new Face(new Blob(font)).getAxisInfos())
  if (!axes.some(([tag]) => tag === 'wght'))
    throw new Error('content/brand.yaml: a typeface must be variable in its weight.')
  const ranges = axes.map(([tag, { default: usual }]) => [tag, wanted[tag] ?? usual])
  return subsetFont(font, characters, {
    targetFormat: 'truetype',
    variationAxes: Object.fromEntries(ranges),
    noHinting: true,
    ...options,
  })
}

const write = (to: string, content: Buffer | string) => writeFile(path.join('app', to), content)

/** Writes a file of a face, without tables of no use. Without GDEF, all instances have one kerning: decision 005. */
async function writeFace(to: string, font: Buffer, text: string, axes: Axes, features?: string[]) {
  const dropTables = ['HVAR', 'STAT', 'GDEF']
  const options = { keepFeatures: features ?? ['kern', 'liga'], dropTables, targetFormat: 'woff2' }
  const file = await subset(font, text, axes, options)
  await write(`fonts/${to}.woff2`, file)
  console.log(`${to}.woff2: ${font.length} → ${file.length} bytes`)
}

/** The style of a file. @param characters those that fetch the file; without them every text does */
function fontFace(family: string, file: string, descriptors: string, characters = ''): string {
  const codes = [...characters].map((character) => `U+${character.codePointAt(0)?.toString(16)}`)
  const unicodes = characters && `unicode-range: ${codes.join(', ')};`
  return `@font-face { font-family: "${family}"; src: url("../fonts/${file}.woff2") format("woff2"); ${descriptors}; font-display: swap; ${unicodes} }\n\n`
}

/** The system fonts that stand in, under the names that they have on each system. Apple's systems have Arial. */
const LOCAL = {
  Arial: 'local("Arial"), local("Liberation Sans"), local("Arimo"), local("Roboto")',
  'Arial Bold':
    'local("Arial Bold"), local("Liberation Sans Bold"), local("Arimo Bold"), local("Roboto Bold")',
  'Times New Roman': 'local("Times New Roman"), local("Liberation Serif"), local("Tinos")',
}

type System = keyof typeof LOCAL

/** The mean width of Arial Bold's letters, which Fontaine does not know: that of Liberation Sans Bold, made to match it. */
const ARIAL_BOLD = 983

async function metricsOf(font: Buffer, at: Axes) {
  const instance = await subset(font, LATIN, at)
  const metrics = await readMetrics(`data:font/ttf;base64,${instance.toString('base64')}`)
  if (!metrics) throw new Error('The metrics of the typeface cannot be read')
  return metrics
}

/** A system font with the metrics of ours, so that nothing moves (https://www.w3.org/TR/css-fonts-5/#size-adjust-desc). */
async function fallbackFace(family: string, system: System, font: Buffer, at: Axes, range = {}) {
  const regular = (await getMetricsForFamily(system.replace(' Bold', ''))) ?? undefined
  const isBold = regular && system === 'Arial Bold'
  const metrics = isBold ? { ...regular, xWidthAvg: ARIAL_BOLD } : regular
  return `${generateFontFace(await metricsOf(font, at), {
    ...{ name: `${family} Fallback`, font: system, src: LOCAL[system] },
    ...(metrics && { metrics }),
    ...range,
  })}\n`
}

const NOTE = '/* Written by `npm run fonts` (`tools/build/subset-fonts.ts`). */\n'
const { fonts, language } = parse(await readFile('content/brand.yaml', 'utf8'))
const named = fontsSchema.parse(fonts)
const languages = globSync('*.po', { cwd: 'content/languages' }).map((file) => file.slice(0, -3))
const scriptOf = (name: string) => new Intl.Locale(name).maximize().script
const isForeign = (name: string) => scriptOf(name) === 'Latn' && !/^en\b/.test(name)
const ALL = [language, ...languages].some(isForeign) ? LATIN : ENGLISH
const RARE = [...ALL].filter((character) => !COMMON.includes(character)).join('')
const FILES = [
  ['', COMMON],
  ['-rare', RARE],
] as const

const sans = findTypeface(named.sans, ['standard', 'wght'])
const sansFont = await load(sans.upright)
const sansAxes = { wght: { min: 400, max: 780 }, wdth: { min: 80, max: 100 } }
for (const [part, characters] of FILES)
  await writeFace(`sans${part}`, sansFont, characters, sansAxes)
const SANS = 'font-weight: 400 780; font-stretch: 80% 100%'
/** The weights and widths that a fallback face stands in for, and the one of ours that it has the metrics of. */
function fallback(weights: string, widths: string, wght: number, wdth: number) {
  const range = { 'font-weight': weights, 'font-stretch': widths }
  const system = wght < 500 ? 'Arial' : 'Arial Bold'
  return fallbackFace('Brand Sans', system, sansFont, { wght, wdth }, range)
}
const fallbacks = await Promise.all([
  fallback('400 500', '92% 100%', 400, 100),
  fallback('501 780', '92% 100%', 640, 100),
  fallback('400 690', '80% 91%', 640, 86),
  fallback('691 780', '80% 91%', 740, 86),
])
/** How much wider the letters of a long word may be than the mean of all text; the hero fits a name by it. */
const WIDE = 1.18
const { xWidthAvg, unitsPerEm } = await metricsOf(sansFont, { wght: 760, wdth: 86 })
const letter = ((xWidthAvg / unitsPerEm) * WIDE).toFixed(2)
await write(
  'styles/fonts.css',
  `${NOTE}${fontFace('Brand Sans', 'sans', SANS)}${fallbacks.join('')}@layer tokens { :root { --letter: ${letter}; } }\n`,
)
// A family of its own, since Chromium asks the system for a fallback font at every size while a face of a
// family is missing.
await write('fonts/rare-faces.css', NOTE + fontFace('Brand Sans Rare', 'sans-rare', SANS, RARE))

const serif = findTypeface(named.serif, ['wght', 'standard'])
const serifFont = await load(serif.upright)
for (const [part, characters] of FILES)
  await writeFace(`serif${part}`, serifFont, characters, { wght: { min: 400, max: 700 } })
if (serif.italic)
  await writeFace('serif-italic', await load(serif.italic), COMMON, { wght: 400 }, ['liga'])
else await rm('app/fonts/serif-italic.woff2', { force: true })
const SERIF = 'font-weight: 400 700'
const ITALIC = 'font-style: italic; font-weight: 400'
const faces = [
  fontFace('Brand Serif', 'serif', SERIF),
  serif.italic ? fontFace('Brand Serif', 'serif-italic', ITALIC) : '',
  fontFace('Brand Serif Rare', 'serif-rare', SERIF, RARE),
  await fallbackFace('Brand Serif', 'Times New Roman', serifFont, { wght: 400 }),
]
await write('styles/reading-faces.css', NOTE + faces.join(''))

const anek = (script: string, letters: string) =>
  [packaged(`anek-${script}`, script, ['standard']), ` ${letters}\u200c\u200d\u25cc`] as const

/** The headline typeface as files for Pango, for share images, whose text can be in any of these scripts. */
const SCRIPTS = {
  latin: [sans.upright, LATIN],
  devanagari: anek('devanagari', range(0x900, 0x97f)),
  gujarati: anek('gujarati', `${range(0xa80, 0xaff)}\u0964\u0965`),
} as const

/**
 * The typeface of a translation's script, in the two weights that are seen most, and room for its marks, which reach
 * higher and lower than Latin ones. Where it is late, the system's stays: exchanged, it would move the text.
 */
const TYPEFACES = new Map([
  ['Deva', SCRIPTS.devanagari],
  ['Gujr', SCRIPTS.gujarati],
])
for (const name of languages) {
  const [from, characters] = TYPEFACES.get(scriptOf(name) ?? '') ?? []
  if (!from || !characters) continue
  const font = await load(from)
  const names = ['Brand Sans', 'Brand Sans Rare', 'Brand Sans Local', 'Brand Sans Fallback']
  const family = names.map((one) => `"${one}"`).join(', ')
  let css = `${NOTE}:root { --sans: ${family}, system-ui, sans-serif; }\n\n`
  css += ':is(h1, h2, h3, blockquote, .headline) { line-height: 1.25; letter-spacing: 0; }\n\n'
  for (const [weights, wght] of [
    ['400 599', 400],
    ['600 780', 740],
  ] as const) {
    const file = `languages/${name}-${wght}`
    await mkdir('app/fonts/languages', { recursive: true })
    // With all features: letters join, and marks have their places.
    const options = { targetFormat: 'woff2' }
    await write(`fonts/${file}.woff2`, await subset(font, characters, { wght, wdth: 94 }, options))
    css += fontFace('Brand Sans Local', `../fonts/${file}`, `font-weight: ${weights}`).replace(
      /url\(.*\/(.*)\) f(.*)swap/,
      'url("./$1) f$2optional',
    )
  }
  await write(`fonts/languages/${name}.css`, css)
}

const families: string[] = []
for (const [script, [from, characters]] of Object.entries(SCRIPTS)) {
  const file = await subset(await load(from), characters, { wght: 740, wdth: 86 })
  families.push(new Face(new Blob(file)).getName(1, 'en'))
  await write(`fonts/share/${script}.ttf`, file)
  console.log(`share/${script}.ttf: ${file.length} bytes`)
}
const made = `${JSON.stringify({ ...named, families }, null, 2)}\n`
await writeFile('contract/made-fonts.json', made)
