import { z } from 'zod'

/** The families of Indian kites that the drawing component knows; see `app/ui/kite`. */
export const KITE_PATTERNS = [
  'moon',
  'eye',
  'stripes',
  'half',
  'quarter',
  'chevron',
  'band',
  'disc',
  'crown',
  'lattice',
  'star',
  'ladder',
  'shoulder',
  'wave',
  'arrow',
  'crossing',
] as const

/** Names of the palette's colours, as the tokens in `app/styles/tokens.css` have them. */
export const COLOURS = ['ink', 'rani', 'marigold', 'cobalt', 'leaf', 'sky', 'white'] as const

/** The colours a page may take as its accent (a background with readable text on it). */
export const ACCENTS = ['rani', 'marigold', 'cobalt', 'leaf', 'ink'] as const

export const colour = z.enum(COLOURS)

/** A kite: its pattern, the paper, the demos pasted on it, and the tail. */
export const kiteSchema = z.strictObject({
  pattern: z.enum(KITE_PATTERNS),
  paper: colour,
  pieces: z.array(colour).min(1).max(3),
  tail: colour,
})

/** The accent of a page. */
export const accentSchema = z.enum(ACCENTS)

export type KitePattern = (typeof KITE_PATTERNS)[number]
export type Colour = (typeof COLOURS)[number]
export type Accent = z.infer<typeof accentSchema>
export type KiteDesign = z.infer<typeof kiteSchema>
