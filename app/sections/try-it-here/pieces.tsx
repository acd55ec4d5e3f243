import type { ComponentType } from 'react'
import type { PieceName, PieceWords } from '../../../schemas/demonstrations/pieces.ts'
import type { Ground } from '../../marks.ts'
import EnquiryCost from './enquiry-cost/enquiry-cost.part.tsx'
import FirstThings from './first-things/first-things.part.tsx'
import FlightPlanner from './flight-planner/flight-planner.part.tsx'
import Handset from './handset/handset.part.tsx'
import MonthOnTheWall from './month-on-the-wall/month-on-the-wall.part.tsx'
import OneCall from './one-call/one-call.part.tsx'
import OwnKite from './own-kite/own-kite.part.tsx'
import PageWeight from './page-weight/page-weight.part.tsx'
import Payslip from './payslip/payslip.part.tsx'
import type { PieceProps } from './piece-props.ts'
import Pipeline from './pipeline/pipeline.part.tsx'
import RedPencil from './red-pencil/red-pencil.part.tsx'
import RuleRunner from './rule-runner/rule-runner.part.tsx'
import SearchResult from './search-result/search-result.part.tsx'
import Storyboard from './storyboard/storyboard.part.tsx'

/** The one place that knows which component a piece is, and on which ground it stands. */
export const PIECES: {
  [Name in PieceName]: { Piece: ComponentType<PieceProps<PieceWords[Name]>>; ground: Ground }
} = {
  'enquiry-cost': { Piece: EnquiryCost, ground: 'sky' },
  'first-things': { Piece: FirstThings, ground: 'cobalt' },
  'flight-planner': { Piece: FlightPlanner, ground: 'ink' },
  handset: { Piece: Handset, ground: 'rani' },
  'month-on-the-wall': { Piece: MonthOnTheWall, ground: 'marigold' },
  'one-call': { Piece: OneCall, ground: 'marigold' },
  'own-kite': { Piece: OwnKite, ground: 'sky' },
  'page-weight': { Piece: PageWeight, ground: 'leaf' },
  payslip: { Piece: Payslip, ground: 'leaf' },
  pipeline: { Piece: Pipeline, ground: 'cobalt' },
  'red-pencil': { Piece: RedPencil, ground: 'rani' },
  'rule-runner': { Piece: RuleRunner, ground: 'ink' },
  'search-result': { Piece: SearchResult, ground: 'leaf' },
  storyboard: { Piece: Storyboard, ground: 'ink' },
}
