import { generateFontFace, getMetricsForFamily, readMetrics } from 'fontaine'

export const NOTE = '/* Written by `npm run fonts` (`tools/subset-fonts.ts`). */\n'

/** The system fonts that stand in, under the names that they have on each system. Apple's systems have Arial. */
const LOCAL = {
  Arial: 'local("Arial"), local("Liberation Sans"), local("Arimo"), local("Roboto")',
  'Times New Roman': 'local("Times New Roman"), local("Liberation Serif"), local("Tinos")',
}

const metricsOf = async (instance: Buffer) => {
  const metrics = await readMetrics(`data:font/ttf;base64,${instance.toString('base64')}`)
  if (!metrics) throw new Error('The metrics of the typeface cannot be read')
  return metrics
}

/**
 * The style of a file in `app/fonts`.
 * @param characters those that fetch the file; without them every text does
 */
export function fontFace(
  family: string,
  file: string,
  descriptors: Record<string, string>,
  characters = '',
): string {
  const codes = [...characters].map((character) => character.codePointAt(0)?.toString(16))
  const all = {
    'font-family': `"${family}"`,
    src: `url("../fonts/${file}.woff2") format("woff2")`,
    ...descriptors,
    'font-display': 'swap',
    ...(characters && { 'unicode-range': codes.map((code) => `U+${code}`).join(', ') }),
  }
  const lines = Object.entries(all).map(([name, value]) => `  ${name}: ${value};\n`)
  return `@font-face {\n${lines.join('')}}\n\n`
}

/**
 * The style of a system font with the metrics of ours (W3C CSS Fonts 5, size-adjust), so that nothing moves
 * when ours arrives.
 * @param instance our typeface at the weight and width that it is matched to
 */
export async function fallbackFace(
  family: string,
  system: keyof typeof LOCAL,
  instance: Buffer,
  descriptors: Record<string, string> = {},
): Promise<string> {
  const metrics = await getMetricsForFamily(system)
  const name = `${family} Fallback`
  const face = generateFontFace(await metricsOf(instance), {
    name,
    font: system,
    ...(metrics && { metrics }),
    src: LOCAL[system],
    ...descriptors,
  })
  return `${face}\n`
}

/** How much wider the letters of a long word may be than the mean of all text. */
const WIDE = 1.18

/** The width of a letter, which is used to fit a long name. @param instance our typeface in the hero's style */
export async function letterWidth(instance: Buffer): Promise<string> {
  const { xWidthAvg, unitsPerEm } = await metricsOf(instance)
  return `@layer tokens {\n  :root {\n    --letter: ${((xWidthAvg / unitsPerEm) * WIDE).toFixed(2)};\n  }\n}\n`
}
