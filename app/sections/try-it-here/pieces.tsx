import type { ComponentType } from 'react'
import type { PieceName, PieceWords } from '../../../schemas/demonstrations/pieces.ts'
import type { Ground } from '../../marks.ts'
import EnquiryCost from './enquiry-cost/enquiry-cost.part.tsx'
import OwnKite from './own-kite/own-kite.part.tsx'
import type { PieceProps } from './piece-props.ts'
import Pipeline from './pipeline/pipeline.part.tsx'
import SearchResult from './search-result/search-result.part.tsx'

/** The one place that knows which component a piece is, and on which ground it stands. */
export const PIECES: {
  [Name in PieceName]: { Piece: ComponentType<PieceProps<PieceWords[Name]>>; ground: Ground }
} = {
  'enquiry-cost': { Piece: EnquiryCost, ground: 'sky' },
  'own-kite': { Piece: OwnKite, ground: 'sky' },
  pipeline: { Piece: Pipeline, ground: 'cobalt' },
  'search-result': { Piece: SearchResult, ground: 'leaf' },
}
