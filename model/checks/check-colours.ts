import { asMeasured, contrastRatio } from '../fields/colours/contrast.ts'
import { type BrandColour, SHAPE, TEXT, WHITE } from '../fields/colours/palette.ts'
import { nearestShade } from '../fields/colours/shades.ts'
import type { CheckInput } from './check-input.ts'

/** A colour and one that it is shown with; `least` is the contrast that WCAG 2.2 requires. */
type Pair = { colour: BrandColour; with: BrandColour | 'white'; least: number }

/** Every pair of the brand's colours that the design relies on. */
const PAIRS: readonly Pair[] = [
  // Text, and white text on dark backgrounds.
  ...(['ink', 'primary', 'secondary', 'tertiary'] as const).map(
    (colour): Pair => ({ colour, with: 'white', least: TEXT }),
  ),
  // Text on the light backgrounds; calls to action on ink.
  { colour: 'sky', with: 'ink', least: TEXT },
  { colour: 'highlight', with: 'ink', least: TEXT },
  // Text, large text and the focus ring on the quiet background.
  { colour: 'tertiary', with: 'sky', least: TEXT },
  { colour: 'primary', with: 'sky', least: SHAPE },
  { colour: 'secondary', with: 'sky', least: SHAPE },
]

/** Checks that the brand's colours have the contrast with each other that WCAG 2.2 requires. */
export function checkColours({ content: { brand }, report }: CheckInput): void {
  if (!brand) return
  const hexOf = (name: Pair['with']) => (name === 'white' ? WHITE : brand.colours[name])
  const wrong = new Set<Pair['with']>()

  for (const { colour, with: other, least } of PAIRS) {
    const hex = hexOf(colour)
    const ratio = contrastRatio(hex, hexOf(other))
    // The other colour has been reported already, if possible with a shade that suits this pair too.
    if (ratio >= least || wrong.has(other)) continue
    wrong.add(colour)
    const passes = (shade: string, pair: Pair) =>
      contrastRatio(shade, hexOf(pair.colour === colour ? pair.with : pair.colour)) >= pair.least
    const own = PAIRS.filter((pair) => pair.colour === colour || pair.with === colour)
    const shade =
      nearestShade(hex, (shade) => own.every((pair) => passes(shade, pair))) ??
      nearestShade(hex, (shade) => contrastRatio(shade, hexOf(other)) >= least)
    const needs = `have a contrast of ${asMeasured(ratio)} to 1 and need ${least}`
    report(
      'brand.yaml',
      ['colours', colour],
      `${hex} and ${other} (${hexOf(other)}) ${needs}; the nearest shade that passes is ${shade}`,
      { instead: shade },
    )
  }
}
