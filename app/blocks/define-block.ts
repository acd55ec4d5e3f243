import { z } from 'zod'
import { colour } from '../../model/fields/kite.ts'
import { box, linkSchema, text } from '../../model/fields/parts.ts'

/**
 * Defines the schema of a block.
 * @param name of its folder, and of its `block` in a page's file
 * @returns it without what an owner who adds a block reads: in `.meta()`, its title, and in one line what it is for
 */
export const defineBlock = <Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  fields: Fields,
) =>
  z.strictObject({
    block: z.literal(name),
    hidden: box('Hidden', 'It stays in the file, and no page shows it.'),
    ...fields,
  })

/** The background of a block. @param usual the one if none is chosen */
export const background = <Colour extends z.output<typeof colour>>(usual: Colour) =>
  colour.default(usual as z.output<typeof colour>)

/** How a block is drawn. The first variant is the usual one. */
export const variant = <Variant extends string>(...variants: readonly [Variant, ...Variant[]]) =>
  z
    .enum(variants)
    .meta({ title: 'Variant' })
    .default(variants[0] as Variant & {})

export const title = text.meta({ title: 'Heading' })

export const linkToAll = linkSchema.meta({ title: 'Link to all' })
