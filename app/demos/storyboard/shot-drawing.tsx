import type { CSSProperties } from 'react'
import type { Labels } from './schema.server.ts'
import shots from './shots.svg'

type ShotDrawingProps = {
  kind: Labels['shots'][number]['kind']
  /** How far its camera has moved, from 0 to 1; the drawing moves with it. */
  progress: number
}

/** The drawing of a shot. The drawings are in a separate file: inline they would add 2 KB to the page. */
export const ShotDrawing = ({ kind, progress }: ShotDrawingProps) => (
  <svg
    width="100%"
    height="100%"
    viewBox="0 0 160 90"
    preserveAspectRatio="xMidYMid slice"
    style={{ '--progress': progress } as CSSProperties}
    aria-hidden="true"
  >
    <use href={`${shots}#${kind}`} />
  </svg>
)
