import type { PieceName } from '../../../schemas/demonstrations/pieces.ts'
import { useBuiltPage } from '../../built-page.tsx'

/** Links the styles of a piece right before it, as `section-styles.tsx` does: no other page has them. */
export function PieceStyles({ piece }: { piece: PieceName }) {
  const address = useBuiltPage()?.pieceStyles[piece]
  return address && <link rel="stylesheet" href={address} fetchPriority="low" />
}
