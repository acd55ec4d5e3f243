import { z } from 'zod'
import { all, lineWith, texts } from '../../../contract/line.ts'
import { text } from '../../../model/fields/parts.ts'
import { demoShape } from '../frame/demo-shape.ts'

/** The font size of a text, and the width at which it is cut, in CSS pixels. */
const cut = z.strictObject({ size: z.int().min(8).max(40), limit: z.int().min(100).max(3000) })

const field = z.strictObject({ label: text, longest: z.int().min(20).max(1000), first: text })

const cuts = z.strictObject({ title: cut, description: cut })

const advice = z.strictObject({
  missing: text,
  ...all(lineWith('shown'), 'cut', 'phoneCut'),
  ...texts('short', 'fits'),
})

/** `content/demos/search-result.yaml`: a title and a description become a search result. */
export const schema = z.strictObject({
  ...demoShape(
    ['titleWidth', 'phoneTitleWidth', 'descriptionWidth', 'phoneDescriptionWidth'],
    ['title', 'description', 'advice'],
  ),
  fields: z.strictObject({ title: field, description: field }),
  site: z.strictObject(texts('name', 'address')),
  room: z.strictObject({ desktop: cuts, phone: cuts }),
  /** Where a title or description fills less than this share of its room, from 0 to 1, it is short. */
  short: z.number().gt(0).lt(1),
  places: z.strictObject(texts('desktop', 'phone', 'advice')),
  pixels: lineWith('used', 'limit'),
  advice: z.strictObject({ title: advice, description: advice }),
})

export type Labels = z.infer<typeof schema>
