import { z } from 'zod'
import { lineWith } from '../../../contract/line.ts'
import { demoShape } from '../../../schemas/demo-shape.ts'
import { text } from '../../../schemas/parts.ts'

/** The font size of a text, and the width at which it is cut, in CSS pixels. */
const cut = z.strictObject({ size: z.int().min(8).max(40), limit: z.int().min(100).max(3000) })

const field = z.strictObject({
  label: text,
  hint: text.optional(),
  longest: z.int().min(20).max(1000),
  first: text,
})

/** `content/demos/search-result.yaml`: a title and a description become a search result. */
export const schema = z.strictObject({
  ...demoShape(
    ['titleWidth', 'descriptionWidth', 'phoneTitleWidth', 'phoneDescriptionWidth'],
    ['query', 'title', 'description', 'address', 'advice'],
  ),
  fields: z.strictObject({
    query: field,
    title: field,
    description: field,
    address: field.extend({ error: lineWith('used') }),
  }),
  /** Above the address in the result. */
  siteName: text,
  /** The room that a result has for title and description. */
  room: z.strictObject({
    desktop: z.strictObject({ title: cut, description: cut }),
    phone: z.strictObject({ title: cut, description: cut }),
  }),
  /** Where a title or description fills less than this share of its room, from 0 to 1, it is short. */
  short: z.number().gt(0).lt(1),
  places: z.strictObject({ measured: text, desktop: text, phone: text, advice: text }),
  pixels: lineWith('used', 'limit'),
  advice: z.strictObject({
    titleMissing: text,
    titleCut: lineWith('shown'),
    titlePhoneCut: lineWith('shown'),
    titleShort: text,
    titleFits: text,
    wordsMissing: lineWith('words'),
    wordsThere: text,
    descriptionMissing: text,
    descriptionCut: lineWith('shown'),
    descriptionPhoneCut: lineWith('shown'),
    descriptionShort: text,
    descriptionFits: text,
  }),
})

export type Labels = z.infer<typeof schema>

export const example =
  'query=pump+rewinding&title=Pumps&description=We+rewind+pumps.&address=sujani.example%2Frewinding'
