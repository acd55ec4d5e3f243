import { z } from 'zod'
import { enquiryCostSchema } from './enquiry-cost.ts'
import { firstThingsSchema } from './first-things.ts'
import { flightPlannerSchema } from './flight-planner.ts'
import { handsetSchema } from './handset.ts'
import { monthOnTheWallSchema } from './month-on-the-wall.ts'
import { oneCallSchema } from './one-call.ts'
import { ownKiteSchema } from './own-kite.ts'
import { pageWeightSchema } from './page-weight.ts'
import { payslipSchema } from './payslip.ts'
import { pipelineSchema } from './pipeline.ts'
import { redPencilSchema } from './red-pencil.ts'
import { ruleRunnerSchema } from './rule-runner.ts'
import { searchResultSchema } from './search-result.ts'
import { storyboardSchema } from './storyboard.ts'

/** Every piece that a page can name, with the schema of `content/demonstrations/<piece>.yaml`. */
export const PIECES = {
  'enquiry-cost': enquiryCostSchema,
  'first-things': firstThingsSchema,
  'flight-planner': flightPlannerSchema,
  handset: handsetSchema,
  'month-on-the-wall': monthOnTheWallSchema,
  'one-call': oneCallSchema,
  'own-kite': ownKiteSchema,
  'page-weight': pageWeightSchema,
  payslip: payslipSchema,
  pipeline: pipelineSchema,
  'red-pencil': redPencilSchema,
  'rule-runner': ruleRunnerSchema,
  'search-result': searchResultSchema,
  storyboard: storyboardSchema,
}

export type PieceName = keyof typeof PIECES

const PIECE_NAMES = Object.keys(PIECES) as [PieceName, ...PieceName[]]

export const pieceName = z.enum(PIECE_NAMES)

/** What the pieces say, each by its name. */
export type PieceWords = { [Name in PieceName]: z.output<(typeof PIECES)[Name]> }

/**
 * The piece to try of a page, and after which of its sections it stands.
 * @param sections those of this kind of page
 */
export const demonstrationAfter = <Section extends string>(...sections: [Section, ...Section[]]) =>
  z.strictObject({ piece: pieceName, after: z.enum(sections) }).optional()
