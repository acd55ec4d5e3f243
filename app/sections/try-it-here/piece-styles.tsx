import type { PieceName } from '../../../schemas/demonstrations/pieces.ts'
import { useBuiltPage } from '../../built-page.tsx'

/** Links the styles of a piece right before it, as `section-styles.tsx` does: no other page has them. */
export function PieceStyles({ piece }: { piece: PieceName }) {
  const built = useBuiltPage()
  if (!built) return null
  return ['', piece].map((name) => {
    const href = built.pieceStyles[name]
    return href && <link key={name} rel="stylesheet" href={href} fetchPriority="low" />
  })
}
