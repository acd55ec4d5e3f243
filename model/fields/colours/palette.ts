import { contrastRatio } from './contrast.ts'
import { type Difference, nearestShade, shadeOf } from './shades.ts'

/** The colours that `content/brand.yaml` states; `docs/design.md` says what each is for. */
export const BRAND_COLOURS = [
  'ink',
  'primary',
  'highlight',
  'secondary',
  'tertiary',
  'sky',
] as const

export type BrandColour = (typeof BRAND_COLOURS)[number]
export type BrandColours = Record<BrandColour, string>

/** The one colour that every brand has. */
export const WHITE = '#ffffff'

/** Contrast that text needs, and large text and the shapes of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT = 4.5
export const SHAPE = 3

type Shade = {
  of: BrandColour
  by: Difference
  /** Its backgrounds, or the text on it: the shade gets lighter or darker until all contrasts pass. */
  readableOn?: readonly (BrandColour | 'white')[]
}

/** Every other colour of the site, by the brand's colour that it derives from. */
const SHADES = {
  // Secondary text.
  'ink-soft': { of: 'ink', by: [0.154, 0.87, 5], readableOn: ['white', 'sky'] },
  // Secondary text on ink.
  'ink-pale': { of: 'ink', by: [0.667, 0.8, 1], readableOn: ['ink'] },
  // Cards on ink, hovered and pressed, and fields on ink.
  'ink-raised': { of: 'ink', by: [0.066, 1.23, 0], readableOn: ['white'] },
  'ink-lit': { of: 'ink', by: [0.072, 1.4, -2], readableOn: ['white'] },
  // Errors on ink.
  'primary-bright': { of: 'primary', by: [0.153, 0.9, -7], readableOn: ['ink'] },
  // In drawings.
  'secondary-deep': { of: 'secondary', by: [-0.168, 0.58, 3] },
  'secondary-mid': { of: 'secondary', by: [0.071, 0.65, 6] },
  'secondary-pale': { of: 'secondary', by: [0.337, 0.27, 3] },
  'secondary-light': { of: 'secondary', by: [0.342, 0.31, 6] },
  'tertiary-drawn': { of: 'tertiary', by: [0.129, 1.26, -0.6], readableOn: ['ink'] },
  // The hero before its picture, lines on paper, and the background of fields.
  'sky-deep': { of: 'sky', by: [-0.052, 2.2, 3], readableOn: ['ink'] },
  'sky-line': { of: 'sky', by: [-0.051, 1.6, 3] },
  'sky-faint': { of: 'sky', by: [0.025, 0.5, -1], readableOn: ['ink'] },
} as const satisfies Record<string, Shade>

/** Every colour of the site, by the name of its custom property. */
export type Palette = Record<BrandColour | 'white' | keyof typeof SHADES, string>

/** Derives every colour of the site from those of the brand. */
export function paletteOf(colours: BrandColours): Palette {
  const stated = { ...colours, white: WHITE }
  const shades = Object.entries<Shade>(SHADES).map(([name, { of, by, readableOn = [] }]) => {
    const shade = shadeOf(colours[of], by)
    const passes = (hex: string) =>
      readableOn.every((other) => contrastRatio(hex, stated[other]) >= TEXT)
    return [name, nearestShade(shade, passes) ?? shade]
  })
  return { ...stated, ...Object.fromEntries(shades) }
}

/** The colours as custom properties, for a stylesheet or an attribute. */
export const customProperties = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, hex]) => `--${name}:${hex}`)
    .join(';')
