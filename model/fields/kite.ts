import { z } from 'zod'
import { BRAND_COLOURS } from './colours/palette.ts'

/** The patterns of Indian kites that `app/ui/kite` draws. */
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

/** The faces that `app/ui/kite` draws, named by what one knows the person by. */
export const FACE_PATTERNS = ['bindi', 'glasses', 'beard', 'moustache', 'curls', 'cap'] as const

const COLOURS = [...BRAND_COLOURS, 'white'] as const

/** The colours that a page can have as its accent (as a background they allow readable text). */
export const ACCENTS = ['primary', 'highlight', 'secondary', 'tertiary', 'ink'] as const

export const colour = z.enum(COLOURS).meta({ editor: 'colour' })

const kiteOf = <Pattern extends string>(patterns: readonly Pattern[]) =>
  z
    .strictObject({
      pattern: z.enum(patterns).meta({ editor: 'pattern' }),
      paper: colour,
      pieces: z.array(colour).min(1).max(3),
      tail: colour,
    })
    .meta({ editor: 'kite' })

/** A kite: its pattern, the paper, the pieces of paper pasted on it, and the tail. */
export const kiteSchema = kiteOf(KITE_PATTERNS)

/** A kite with a face; its pieces are hair, features and what is worn. */
export const portraitSchema = kiteOf(FACE_PATTERNS)

/** The accent of a page. */
export const accentSchema = z.enum(ACCENTS).meta({
  description: 'The colour of its page.',
  editor: 'colour',
})

/** How the kite of a page is drawn at its top. */
export const formation = z
  .enum(['one', 'train', 'tail'])
  .meta({ title: 'Kites', description: 'One, several on a thread, or one with a long tail.' })
  .default('one')

export type Formation = z.output<typeof formation>
export type FacePattern = (typeof FACE_PATTERNS)[number]
export type KitePattern = (typeof KITE_PATTERNS)[number] | FacePattern
export type Colour = (typeof COLOURS)[number]
export type Accent = z.infer<typeof accentSchema>
export type KiteDesign = Omit<z.infer<typeof kiteSchema>, 'pattern'> & { pattern: KitePattern }
