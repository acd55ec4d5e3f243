import { expect, test } from 'vitest'
import { z } from 'zod'
import { KINDS, type KindName } from '../../schemas/kinds.ts'
import type { FormSchema } from '../schema.ts'

/** The kinds of content that an owner edits most. */
const OFTEN: KindName[] = [
  'brand',
  'site',
  'contact',
  'home',
  'services',
  'products',
  'plans',
  'articles',
  'team',
  'testimonials',
  'gallery',
  'navigation',
]

/** Names that say by themselves what to write: their fields need no other label. */
const PLAIN = new Set(
  `accent accuracy after answer author background bars before block blocks blog caption cards chat city client
  closes colours conditions contact cookies country demo demos description directions drone email
  embed excerpt fact facts failure features footer form
  from hint home icon instagram items line invalid caseStudies kind kite label landscape language latitude link linkedin
  logo longitude malformed map marks missing name notice offline opens
  paragraphs passed period phone photo picture place portrait postcode pricing products
  publicKey question questions quotes reasons refused registration role section security
  services social source sources steps street tagline tags team testimonials text timeout
  title to tooLarge tooMany topics unknown uptime use value welcome`.split(/\s+/),
)

/** The names of all fields below a schema that have no label of their own. */
function unlabelled(schema: FormSchema): string[] {
  const { properties = {}, items = [], oneOf = [], anyOf = [] } = schema
  const { editor } = schema as { editor?: string }
  // They have controls of their own.
  if (editor === 'kite' || editor === 'picture') return []
  const own = Object.entries(properties).flatMap(([name, { title }]) => (title ? [] : name))
  const inner = [...Object.values(properties), ...[items].flat(), ...oneOf, ...anyOf]
  return [...own, ...inner.flatMap(unlabelled)]
}

test('Every field that an owner often edits has a label, unless its name is one', () => {
  const schemas = OFTEN.map((kind) =>
    z.toJSONSchema(KINDS[kind].schema, { io: 'input', target: 'draft-7' }),
  )
  const names = new Set(schemas.flatMap((schema) => unlabelled(schema as FormSchema)))
  expect([...names].filter((name) => !PLAIN.has(name))).toEqual([])
})
