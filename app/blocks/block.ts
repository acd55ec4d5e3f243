import { z } from 'zod'
import { seoSchema } from '../../model/fields/parts.ts'
import * as schemas from './schemas.ts'

type Schema = (typeof schemas)[keyof typeof schemas]

/** A block of a page, of any kind. */
export const blockSchema = z.discriminatedUnion('block', Object.values(schemas) as [Schema])

/** The end of every page of a kind: a call to action. */
export const closingSchema = schemas.callToActionSchema.omit({ block: true, hidden: true })

/** The blocks of a page, in order. @param begins those that a new page of the kind has */
export const blocksSchema = (...begins: BlockName[]) =>
  z.array(blockSchema).meta({ editor: 'blocks', begins, description: 'The page below its top.' })

/** A page of its own fields and blocks. @param begins the blocks that a new page of the kind has */
export const pageOf = <Fields extends z.ZodRawShape>(begins: BlockName[], fields: Fields) =>
  z.strictObject({ ...fields, blocks: blocksSchema(...begins), seo: seoSchema })

/** A block, or one of the kind with this name. */
export type Block<Name extends BlockName = BlockName> = Extract<z.output<Schema>, { block: Name }>

export type BlockName = z.output<Schema>['block']

/** The blocks of a kind that a page shows, in order. What other pages need of a page is read by this. */
export const blocksOf = <Name extends BlockName>(
  { blocks }: { blocks: readonly Block[] },
  name: Name,
): Block<Name>[] =>
  blocks.filter((block): block is Block<Name> => block.block === name && !block.hidden)
