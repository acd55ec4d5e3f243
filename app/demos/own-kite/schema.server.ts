import { z } from 'zod'
import { all, lineWith, texts } from '../../../contract/line.ts'
import { KITE_PATTERNS } from '../../../model/fields/kite.ts'
import { hex, text } from '../../../model/fields/parts.ts'
import { demoShape } from '../frame/demo-shape.ts'

/** `content/demos/own-kite.yaml`: pattern, two colours and a name become a mark. */
export const schema = z
  .strictObject({
    ...demoShape(['size', 'ratio'], ['name', 'pattern', 'paper', 'pieces', 'verdict']),
    pattern: z.strictObject({
      label: text,
      choices: z.array(z.strictObject({ kind: z.enum(KITE_PATTERNS), label: text })).min(2),
    }),
    colours: z.array(z.strictObject({ label: text, hex })).min(2),
    /** The colour of the kite's paper and of the shop sign; and that of the pattern and the lettering. */
    ...all(z.strictObject({ ...texts('label', 'another'), hex }), 'paper', 'pieces'),
    mark: z.strictObject({
      ...texts('label', 'hint'),
      longest: z.int().min(8).max(60),
      first: text,
      missing: lineWith('used'),
    }),
    places: z.strictObject(texts('sky', 'sign')),
    contrast: z.strictObject({ label: text, ratio: lineWith('ratio') }),
    /** By the contrast of the two colours: enough for any text, for large letters only, or for none. */
    ...all(z.strictObject(texts('any', 'large', 'none')), 'sizes', 'verdicts'),
  })
  .refine(({ mark }) => mark.first.length <= mark.longest, {
    path: ['mark', 'first'],
    error: 'is longer than `longest` allows',
  })

export type Labels = z.infer<typeof schema>
