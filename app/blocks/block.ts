import { z } from 'zod'
import * as schemas from './schemas.ts'

type Schema = (typeof schemas)[keyof typeof schemas]

/** A block of a page, of any kind. */
export const blockSchema = z.discriminatedUnion('block', Object.values(schemas) as [Schema])

/** The end of every page of a kind: a call to action. */
export const closingSchema = schemas.callToActionSchema.omit({ block: true, hidden: true })

/**
 * The blocks of a page, in order.
 * @param begins those that a new page of the kind has
 */
export const blocksSchema = (...begins: BlockName[]) =>
  z.array(blockSchema).meta({ editor: 'blocks', begins, description: 'The page below its top.' })

/** A block, or one of the kind with this name. */
export type Block<Name extends BlockName = BlockName> = Extract<z.output<Schema>, { block: Name }>

export type BlockName = z.output<Schema>['block']

/**
 * The blocks of a kind that a page shows, in order. Whatever else is known from a page's blocks is read by
 * this: the parts of a service on its card, questions for search engines, the demo that a card links to.
 */
export const blocksOf = <Name extends BlockName>(
  { blocks }: { blocks: readonly Block[] },
  name: Name,
): Block<Name>[] =>
  blocks.filter((block): block is Block<Name> => block.block === name && !block.hidden)
