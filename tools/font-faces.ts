import { matchedMetrics, meanAdvance, type SystemFont } from './font-metrics.ts'

const NOTE = '/* Written by `npm run fonts` (`tools/subset-fonts.ts`). */\n'

/** Sources of the system fonts, under the names that they have on each system. Apple's systems have Arial. */
const LOCAL: Record<SystemFont, string> = {
  Arial: 'local("Arial"), local("Liberation Sans"), local("Arimo"), local("Roboto")',
  'Arial Bold':
    'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Arimo Bold"),\n    local("Roboto Bold")',
  'Times New Roman': 'local("Times New Roman"), local("Liberation Serif"), local("Tinos")',
}

const face = (descriptors: Record<string, string>) =>
  `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`

/** A file in `app/fonts`. */
const file = (name: string) => ({
  src: `url("../fonts/${name}.woff2") format("woff2")`,
})

/** Corners of the variable font: the range of each fallback face, and the instance that it is adjusted to. */
const CORNERS = [
  { weight: '400 590', stretch: '92% 100%', at: { wght: 400, wdth: 100 }, of: 'Arial' },
  { weight: '591 780', stretch: '92% 100%', at: { wght: 690, wdth: 100 }, of: 'Arial Bold' },
  { weight: '400 590', stretch: '80% 91%', at: { wght: 520, wdth: 86 }, of: 'Arial' },
  { weight: '591 780', stretch: '80% 91%', at: { wght: 760, wdth: 86 }, of: 'Arial Bold' },
] as const

const hex = (code: number) => code.toString(16).toUpperCase()

/** `unicode-range` of the second file, which few pages need. */
function rare(characters: string) {
  const codes = [...characters]
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((a, b) => a - b)
  const spans: [number, number][] = []
  for (const code of codes) {
    const last = spans.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else spans.push([code, code])
  }
  const ranges = spans.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`))
  return { 'unicode-range': ranges.map((range) => `U+${range}`).join(', ') }
}

const SANS = { 'font-weight': '400 780', 'font-stretch': '80% 100%', 'font-display': 'swap' }
const SERIF = { 'font-weight': '400 700', 'font-display': 'swap' }

/** How much wider the letters of a long word may be than the mean of all text. */
const WIDE = 1.2

/** The width of a letter in the hero's style, which is used to fit a long name. */
const letter = (font: Buffer) =>
  `@layer tokens {\n  :root {\n    --letter: ${(meanAdvance(font, { wght: 760, wdth: 86 }) * WIDE).toFixed(2)};\n  }\n}\n`

/** The main typeface, and a system font with its metrics. @param font the typeface, uncompressed */
export const sansFaces = (font: Buffer) =>
  [
    NOTE + face({ 'font-family': '"Brand Sans"', ...file('sans'), ...SANS }),
    ...CORNERS.map(({ weight, stretch, at, of }) =>
      face({
        'font-family': '"Brand Sans Fallback"',
        src: LOCAL[of],
        'font-weight': weight,
        'font-stretch': stretch,
        ...matchedMetrics(font, at, of),
      }),
    ),
    letter(font),
  ].join('\n')

/**
 * Characters that few pages show. They have a family name of their own, since Chromium asks the system for
 * a fallback font at every size while a face of the family is missing.
 */
export const rareSansFaces = (characters: string) =>
  NOTE +
  face({ 'font-family': '"Brand Sans Rare"', ...file('sans-rare'), ...SANS, ...rare(characters) })

/** The typeface of articles, and a system font with its metrics. @param font the typeface, uncompressed */
export const serifFaces = (font: Buffer, characters: string, hasItalic: boolean) =>
  [
    NOTE + face({ 'font-family': '"Brand Serif"', ...file('serif'), ...SERIF }),
    ...(hasItalic
      ? [
          face({
            'font-family': '"Brand Serif"',
            ...file('serif-italic'),
            'font-style': 'italic',
            ...{ 'font-weight': '400', 'font-display': 'swap' },
          }),
        ]
      : []),
    face({
      'font-family': '"Brand Serif Rare"',
      ...file('serif-rare'),
      ...SERIF,
      ...rare(characters),
    }),
    face({
      'font-family': '"Brand Serif Fallback"',
      src: LOCAL['Times New Roman'],
      ...matchedMetrics(font, { wght: 400 }, 'Times New Roman'),
    }),
  ].join('\n')
